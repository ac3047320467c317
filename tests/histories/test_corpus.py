"""Real hands that nobody here wrote: they replay to the chip."""

from __future__ import annotations

from collections import Counter

import pytest

from croupier.histories.replay import replay, summary
from tests.histories.shared import PHH, needs_corpus

pytestmark = [needs_corpus, pytest.mark.long]


def test_every_pluribus_hand_ends_with_the_recorded_stacks() -> None:
    """5,070 hands of six-handed no-limit hold'em; three of them split to half chips."""
    told = summary(replay(PHH / "pluribus.zip"))
    assert told["failures"] == []
    assert (told["hands"], told["ok"], told["settled"]) == (5070, 5070, 5070)


def test_the_final_table_of_nine_games() -> None:
    """Hold'em, Omaha and Omaha hi-lo end with the recorded stacks; the other games are skipped by name."""
    told = summary(replay(PHH / "wsop-2023-43-5"))
    assert told["failures"] == []
    assert (told["hands"], told["ok"], told["settled"], told["skipped"]) == (42, 19, 19, 23)
    assert told["skipped_games"] == {
        "fixed-limit 2-7 triple draw (F2L3D)": 3,
        "fixed-limit razz (FR)": 6,
        "fixed-limit seven-card stud (F7S)": 7,
        "fixed-limit seven-card stud hi-lo (F7S/8)": 4,
        "no-limit 2-7 single draw (N2L1D)": 3,
    }


def test_famous_hands_end() -> None:
    told = summary(replay(PHH / "famous"))
    assert told["failures"] == []
    assert (told["ok"], told["settled"], told["skipped"]) == (2, 2, 1)
    assert told["skipped_games"] == {"fixed-limit badugi (FB)": 1}


def test_site_hands_in_cents_with_rake_and_unknown_cards() -> None:
    """Nine hands; in the fourth the caller's cards are unknown, so nobody can say who won."""
    found = list(replay(PHH / "handhq-sample.phhs"))
    assert Counter(result.status for result in found) == {"ok": 9}
    assert [result.hand for result in found if not result.settled] == [4]
