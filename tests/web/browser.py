"""A real Chromium for the tests of the pages, and a watcher over all that they do."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever a page asks for, nothing leaves this machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
PHONE, DESK = (375, 812), (1280, 800)


def chromium() -> str | None:
    """The path of this machine's Chromium."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def browsing(path: str) -> Iterator[Browser]:
    """The browser at that path, as long as the block lasts."""
    play: Playwright
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


@dataclass(frozen=True)
class Visitor:
    """Who looks at a page, with what."""

    language: str = "en"
    phone: bool = False
    javascript: bool = True
    dark: bool = False
    still: bool = False
    sharpness: float = 1

    def enter(self, browser: Browser, site: str) -> BrowserContext:
        """A fresh profile of the browser, for this visitor of that site."""
        width, height = PHONE if self.phone else DESK
        return browser.new_context(
            base_url=site,
            locale=self.language,
            viewport={"width": width, "height": height},
            has_touch=self.phone,
            is_mobile=self.phone,
            java_script_enabled=self.javascript,
            color_scheme="dark" if self.dark else "light",
            reduced_motion="reduce" if self.still else "no-preference",
            device_scale_factor=self.sharpness,
        )


def ready(page: Page) -> None:
    """Wait until htmx, where there are scripts, has the forms in hand: it has just after loading."""
    if page.locator("html.js").count():
        page.wait_for_selector("[data-htmx-powered]", state="attached")


@dataclass
class Watcher:
    """What pages did that no page of ours does: complaints, and those a test expects."""

    site: str
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Listen to every page of the profile."""
        context.on("request", lambda request: self.requested(request.url))
        context.on("console", lambda line: self.told(line.type, line.text, line.location["url"]))
        context.on("weberror", lambda error: self.complain(f"page error: {error.error}"))

    def complain(self, text: str) -> None:
        self.complaints.append(text)

    def requested(self, url: str) -> None:
        """A request to another host than the site's, or for a blob, data or a file."""
        if urlsplit(url)[:2] != urlsplit(self.site)[:2]:
            self.complain(f"request to elsewhere: {url}")

    def told(self, kind: str, text: str, where: str) -> None:
        """A line on the console. The browser reports there what a Content Security Policy stopped."""
        if kind in ("error", "warning", "assert"):
            self.complain(f"console {kind}: {text} ({where})")

    def expect(self, pattern: str) -> None:
        """Take no offence at complaints that match; there must be one."""
        self.expected.append(pattern)

    def verdict(self) -> list[str]:
        """The complaints that nobody expected, and the expectations that nothing met."""
        surplus = [text for text in self.complaints if not any(re.search(p, text) for p in self.expected)]
        missing = [p for p in self.expected if not any(re.search(p, text) for text in self.complaints)]
        return surplus + [f"expected, but not seen: {pattern}" for pattern in missing]


@contextmanager
def watching(site: str) -> Iterator[Watcher]:
    """A watcher over pages of the site; its verdict falls when the block ends."""
    watcher = Watcher(site)
    yield watcher
    if found := watcher.verdict():
        raise AssertionError("\n".join(["on the pages of this test:", *found]))


@contextmanager
def visit(browser: Browser, watcher: Watcher, visitor: Visitor) -> Iterator[Page]:
    """An empty page of a fresh profile, watched."""
    context = visitor.enter(browser, watcher.site)
    try:
        watcher.watch(context)
        yield context.new_page()
        for page in context.pages:
            # Answered after all that happened on that page has been reported.
            page.wait_for_selector("html", state="attached")
    finally:
        context.close()
