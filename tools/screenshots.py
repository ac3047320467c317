"""Pictures of the main pages: every position, form and guide that looks different, as PNG files.

    python tools/screenshots.py FOLDER [WORD ...]      only the pages whose name holds one of the words

Each page is taken wide, wide and dark, and on a phone, in every language.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Error, Page  # noqa: E402
from starlette.testclient import TestClient  # noqa: E402
from tests.web.browser import NAMES, Visitor, browsing, chromium  # noqa: E402
from tests.web.crawl import LANGUAGES, in_language, kinds  # noqa: E402
from tests.web.server import serving  # noqa: E402

from croupier.web import create_app  # noqa: E402

LOOKS: dict[str, dict[str, Any]] = {
    "wide": {},
    "dark": {"dark": True},
    "phone": {"phone": True, "sharpness": 2},
}


def chosen(words: list[str]) -> dict[str, str]:
    """The pages to take, by name; of the guides the first stands for all unless asked for."""
    with TestClient(create_app(), headers={"Accept-Language": "en"}) as client:
        found = kinds(client)
    if words:
        return {name: address for name, address in found.items() if any(word in name for word in words)}
    guides = [name for name in found if name.startswith("guides-")]
    return {name: address for name, address in found.items() if name not in guides[1:]}


def take(page: Page, path: Path, *, whole: bool) -> None:
    """Take one picture; where the browser fails to, as it does now and then on a busy machine, once more."""
    try:
        page.screenshot(path=path, full_page=whole)
    except Error:
        page.screenshot(path=path, full_page=whole)


def main(folder: Path, words: list[str]) -> None:
    """Take the pictures."""
    path = chromium()
    if path is None:
        sys.exit(f"No Chromium: none of {', '.join(NAMES)} is on the PATH. Try tools/install-chromium.")
    folder.mkdir(parents=True, exist_ok=True)
    pages = chosen(words)
    with serving(create_app()) as site, browsing(path) as browser:
        for language in LANGUAGES:
            for look, options in LOOKS.items():
                page = Visitor(language=language, still=True, **options).enter(browser, site).new_page()
                for name, address in pages.items():
                    page.goto(in_language(address, language))
                    # On a phone the table keeps its buttons at the bottom of the screen.
                    whole = look != "phone" or not name.startswith("table-")
                    take(page, folder / f"{name}-{look}-{language}.png", whole=whole)
                page.context.close()
                print(f"{len(pages)} pages {look} in {language}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
