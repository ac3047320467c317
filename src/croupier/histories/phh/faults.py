"""The faults that `tomllib` finds, as sentences that every language can say."""

from __future__ import annotations

import re

from croupier.errors import N_, Sentence

_FAULTS = (
    N_("invalid statement"),
    N_("expected newline or end of document after a statement"),
    N_("expected ']' at the end of a table declaration"),
    N_("expected ']]' at the end of an array declaration"),
    N_("expected '=' after a key in a key/value pair"),
    N_("expected {text}"),
    N_("found invalid character {text}"),
    N_("illegal character {text}"),
    N_("cannot declare {text} twice"),
    N_("cannot overwrite a value"),
    N_("cannot mutate immutable namespace {text}"),
    N_("cannot redefine namespace {text}"),
    N_("duplicate inline table key {text}"),
    N_("invalid initial character for a key part"),
    N_("unclosed array"),
    N_("unclosed inline table"),
    N_("unescaped '\\' in a string"),
    N_("invalid hex value"),
    N_("escaped character is not a Unicode scalar value"),
    N_("unterminated string"),
    N_("invalid date or datetime"),
    N_("invalid value"),
)
_PATTERNS = [
    (message, re.compile(re.escape(message).replace(r"\{text\}", "(?P<text>.+)"), re.DOTALL))
    for message in _FAULTS
]


def sentence(fault: str) -> Sentence:
    """What `tomllib` said, its first letter small; a fault that is not known here stays English.

    >>> str(sentence("Cannot declare ('a',) twice")), sentence("Cannot declare ('a',) twice").message
    ("cannot declare ('a',) twice", 'cannot declare {text} twice')
    """
    plain = fault[:1].lower() + fault[1:]
    for message, pattern in _PATTERNS:
        if found := pattern.fullmatch(plain):
            return Sentence(message, **found.groupdict())
    return Sentence(plain)
