"""The application served, and a browser in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import NAMES, Visitor, Watcher, browsing, chromium, visit, watching
from tests.web.server import serving

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder; the hook gets those of all folders."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.web)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Where the application answers, with Python at the other end of a socket."""
    from croupier.web import create_app

    with serving(create_app()) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    path = chromium()
    if path is None:
        pytest.skip(f"no Chromium on this machine: none of {', '.join(NAMES)} is on the PATH")
    with browsing(path) as found:
        yield found


@pytest.fixture
def watcher(site: str) -> Iterator[Watcher]:
    """Fails the test for what a page does and none of ours should, unless the test expects it."""
    with watching(site) as found:
        yield found


@pytest.fixture
def new_page(browser: Browser, watcher: Watcher) -> Iterator[NewPage]:
    """Makes a page for a visitor: `new_page(language="pt-BR", phone=True, javascript=False, dark=True)`."""
    with ExitStack() as visits:

        def make(**options: Any) -> Page:
            return visits.enter_context(visit(browser, watcher, Visitor(**options)))

        yield make


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page in a fresh profile: English, wide, light, JavaScript on."""
    return new_page()
