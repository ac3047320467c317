"""What nobody should send: texts, numbers and positions that are wrong in every way."""

from __future__ import annotations

from urllib.parse import parse_qsl

from hypothesis import strategies as st

from tests.web.positions import POSITIONS

MARK = "x-injected"
JUNK = (
    *(
        "",
        " ",
        "\t",
        "\n",
        "\r\n",
        "\0",
        "\x1b[31m",
        "\x7f",
        "\ufeff",
        "\u202e",
        "\ud7ff",
        "\U0010ffff",
        "🂡",
        "ﬀ",
    ),
    *(
        f"<{MARK}>",
        f"'><{MARK}>",
        f'"><{MARK} onload=run()>',
        "<!--",
        "]]>",
        "&lt;",
        "&#0;",
        "</textarea>",
        "</title>",
    ),
    *(
        "{{ 7 * 7 }}",
        "{% raw %}",
        "{0}",
        "{stack}",
        "%s",
        "%(name)s",
        "%",
        "%00",
        "%ff",
        "+",
        "&",
        "=",
        ";",
        "#",
        "?",
    ),
    *(
        "../../etc/passwd",
        "//other.example/",
        "javascript:run()",
        "' OR 1=1 --",
        "$(reboot)",
        "\\",
        "/",
        ".",
        ",",
    ),
    *(
        "0",
        "-1",
        "-0",
        "00",
        "1e9",
        "1e999",
        "NaN",
        "inf",
        "0x10",
        "1_000",
        "1,000",
        "0.001",
        "1/3",
        "½",
        "²",
        "１２",
    ),
    *(
        "9" * 18,
        str(2**62),
        str(2**63),
        "9" * 400,
        "0." + "0" * 400 + "1",
        "a" * 5000,
        "," * 2000,
        ":" * 500,
        "/" * 500,
    ),
)
"""Text that has broken something somewhere."""

texts = st.sampled_from(JUNK) | st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
"""Any text."""


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with a few parts left out, doubled or exchanged for junk."""
    for _ in range(draw(st.integers(1, 3))):
        ends = draw(st.tuples(st.integers(0, len(text)), st.integers(0, min(8, len(text)))))
        start, end = ends[0], ends[0] + ends[1]
        middle = draw(st.just("") | st.just(text[start:end] * 2) | texts)
        text = text[:start] + middle + text[end:]
    return text


_CARDS = st.sampled_from(
    [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"] + ["??", "1c", "Ax", "as"]
)
_NUMBERS = st.integers(0, 3000).map(str) | st.sampled_from(["0.5", "1.25", "9" * 20, "", "x"])
_CHIPS = st.sampled_from(["0", "1", "9", "10", "50", "100", "400", "1000", "1000"]) | _NUMBERS
_SEATS = st.integers(0, 11).map(str)


def _joined(part: st.SearchStrategy[str], by: str, least: int, most: int) -> st.SearchStrategy[str]:
    return st.lists(part, min_size=least, max_size=most).map(by.join)


_HOLES = _joined(_CARDS, "", 0, 4)
_STEPS = (
    st.sampled_from(["f", "x", "c", "c", "c", "x", "sd"])
    | st.builds("{}{}".format, st.sampled_from("br"), _CHIPS)
    | _joined(_CARDS, "", 1, 3)
    | st.builds("{}{}{}".format, st.sampled_from("hsm"), _SEATS, _HOLES)
)
_PLAUSIBLE = {
    "game": st.sampled_from(
        ["holdem", "omaha", "omaha5", "omaha6", "omaha-hilo8", "omaha5-hilo8", "short-deck", "stud"]
    ),
    "limit": st.sampled_from(["no-limit", "pot-limit", "fixed-limit", "spread"]),
    "blinds": _joined(_CHIPS, "/", 1, 3),
    "ante": _CHIPS,
    "ante_from": st.sampled_from(["each", "big-blind", "button", "nobody"]),
    "min_bet": _CHIPS,
    "bets": _joined(_CHIPS, "/", 1, 3),
    "unit": _CHIPS,
    "stacks": _joined(_CHIPS, ",", 1, 11),
    "button": _SEATS,
    "names": _joined(st.sampled_from(["Ana", "", "%2C", f"<{MARK}>"]), ",", 1, 11),
    "small_blind": _SEATS,
    "straddles": _joined(st.builds("{}:{}".format, _SEATS, _CHIPS), ",", 1, 3),
    "posts": _joined(st.builds("{}:{}:{}".format, _SEATS, _CHIPS, _CHIPS), ",", 1, 3),
    "each_blind": _joined(_CHIPS, ",", 1, 11),
    "each_ante": _joined(_CHIPS, ",", 1, 11),
    "each_dead": _joined(_CHIPS, ",", 1, 11),
    "rules": st.sampled_from(
        ["tda-2024", "tda-2026", "wsop-2026", "wsop-live-2026", "roberts-11", "online", "hoyle"]
    ),
    "set": _joined(
        st.sampled_from(["reopen:never", "fl_raises:4", "rake:5", "straddle:utg", "nothing:1", ":"]),
        ",",
        1,
        3,
    ),
    "cards": _joined(_HOLES, ",", 1, 11),
    "line": _joined(_STEPS, ",", 0, 40),
    "at": _NUMBERS,
    "seen": _SEATS,
    "deal": st.just("hand"),
    "to": _CHIPS,
    "why": st.sampled_from(["call", "raise", "no_reason"]),
}


@st.composite
def positions(draw: st.DrawFn) -> dict[str, str]:
    """The parameters of a position: a good one spoiled here and there, or one made up from the grammar."""
    query = dict(parse_qsl(POSITIONS[draw(st.sampled_from(list(POSITIONS)))], keep_blank_values=True))
    if draw(st.booleans()):
        more = draw(_joined(_STEPS, ",", 1, 12))
        query["line"] = ",".join(filter(None, (query.get("line", ""), more)))
    names = draw(st.lists(st.sampled_from(list(_PLAUSIBLE)), max_size=6, unique=True))
    if draw(st.integers(0, 3)) == 0:
        query = {"stacks": "1000,1000,1000"}
    for name in names:
        query[name] = draw(_PLAUSIBLE[name])
    if draw(st.booleans()):
        name = draw(st.sampled_from(list(query)))
        query[name] = draw(mutated(query[name]))
    return query
