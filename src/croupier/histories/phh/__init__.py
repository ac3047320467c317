"""PHH, the poker hand history format: `.phh` holds one hand, `.phhs` several.

>>> history = loads(EXAMPLE)
>>> history.hand.actor, history.amount(history.hand.stacks[1])
(None, Decimal('9.95'))
"""

from croupier.histories.phh.parse import Table, tables
from croupier.histories.phh.read import load, loads, loads_all, replayed
from croupier.histories.phh.variants import CODES, NOT_BUILT
from croupier.histories.phh.write import dumps, dumps_all, record

__all__ = [
    "CODES",
    "EXAMPLE",
    "NOT_BUILT",
    "Table",
    "dumps",
    "dumps_all",
    "load",
    "loads",
    "loads_all",
    "record",
    "replayed",
    "tables",
]

EXAMPLE = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [10.00, 10.00]
actions = ['d dh p1 AsKd', 'd dh p2 7c2d', 'p2 f']
players = ['Ana', 'Bia']
"""
