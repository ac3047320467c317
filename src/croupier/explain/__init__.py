"""Explanations: rulings and events as sentences in English, Brazilian and European Portuguese; JSON.

Every sentence gets its numbers from `Hand`, its options, its events and rulings: no rule is computed here.
"""

from __future__ import annotations

from croupier.explain.hands import cards_text, hand_name
from croupier.explain.language import TAGS, Language
from croupier.explain.refusals import refusal
from croupier.explain.report import position, settlement
from croupier.explain.rulings import behind, payments, rules, ruling
from croupier.explain.telling import Line, event, story
from croupier.explain.topics import topic
from croupier.explain.words import label, name_actions, term

__all__ = [
    "TAGS",
    "Language",
    "Line",
    "behind",
    "cards_text",
    "event",
    "hand_name",
    "label",
    "name_actions",
    "payments",
    "position",
    "refusal",
    "rules",
    "ruling",
    "settlement",
    "story",
    "term",
    "topic",
]
