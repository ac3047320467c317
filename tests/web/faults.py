"""What is wrong on many pages, told once each."""

from __future__ import annotations

from collections import defaultdict

import pytest


class Faults:
    """Gathers what is found on which page."""

    def __init__(self) -> None:
        self.pages: defaultdict[str, list[str]] = defaultdict(list)

    def add(self, fault: str, page: str) -> None:
        self.pages[fault[:300]].append(page)

    def judge(self) -> None:
        """Fail with all that was found, how often, and where first."""
        if self.pages:
            told = (
                f"{fault}\n  {len(pages)} times, first at {pages[0]}" for fault, pages in self.pages.items()
            )
            pytest.fail("\n".join(told), pytrace=False)
