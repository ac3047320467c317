"""What axe-core finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parent / "vendor" / "axe.min.js"


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


def axe(page: Page) -> list[str]:
    """What keeps people from using the page: the rule, the element, and how to mend it.

    The script goes in through the browser's own door, so that the page's Content Security Policy stays on.
    """
    page.evaluate(source())
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert found["passes"], "axe looked at nothing"
    return [
        f"{rule['id']}: {rule['help']}\n  {node['html']}\n  {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
