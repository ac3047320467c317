"""The positions that the guides speak of, by name, each as the query of an address.

Only what happened stands here: every number, sentence and picture of a guide comes from the hand as played.
"""

from __future__ import annotations

_NAMES = ("Ana", "Bruno", "Carla", "Diogo", "Eva", "Filipe")


def _table(stacks: str, line: str = "", blinds: str = "5/10", more: str = "") -> str:
    """A table of players with these stacks, and what happened there."""
    names = ",".join(_NAMES[: stacks.count(",") + 1])
    parts = (more, f"blinds={blinds}" if blinds else "", f"stacks={stacks}", f"names={names}")
    return "&".join((*filter(None, parts), f"line={line}"))


def _even(players: int, chips: int) -> str:
    return ",".join([str(chips)] * players)


_TWO, _THREE, _FOUR = _even(2, 1000), _even(3, 1000), _even(4, 1000)
_DEEP = _even(3, 5000)
_POTS = _even(4, 5000)
_SMALL = _even(4, 500)
_RICH = _even(3, 20000)
_HUNDRED = "50/100"
_OMAHA = "game=omaha&limit=pot-limit"
_FIXED = "limit=fixed-limit&bets=10/20"
_TWENTY = "limit=fixed-limit&bets=20/40"
_LIMPED = "c,c,x,Kc8d5s"
_LIMPED_4 = "c,c,c,x,Kc8d5s"
_LIMPED_5 = "c,c,c,c,x,Kc8d5s"
_CHECKED = "c,x,Kc8d5s,x,x,2c,x,x,3d"
_CHECKED_3 = "c,c,x,Kc8d5s,x,x,x,2c,x,x,x,3d"
_CHECKED_4 = "c,c,c,x,Kc8d5s,x,x,x,x,2c,x,x,x,x,3d"
_TWO_SHORT = ("1000,225,1000,300,1000", f"{_LIMPED_5},b100,r125,c,r200,c", _HUNDRED)
_RUN = ("5000,5000,5000,1400,1800", f"{_LIMPED_5},b500,r1000,c,r1300,r1700,f", _HUNDRED)
_WORKED = ("50,120,200", "r200,c,c", "5/10", "cards=KhKd,JcJh,9c9d")

POSITIONS: dict[str, str] = {
    # the actions
    "facing-a-bet": _table(_THREE, f"{_LIMPED},b30"),
    "folded-stays": _table(_THREE, "r30,c,f"),
    "all-in-bet": _table("17,1000,1000", f"{_LIMPED},b7"),
    "all-in-raise": _table("60,1000,1000", "r30,r60"),
    "all-in-call": _table("45,1000,1000", f"{_LIMPED},x,b100,f,c"),
    "table-stakes": _table("60,1000,1000", "r30"),
    # check and call
    "unopened": _table(_THREE, _LIMPED),
    "under-the-gun": _table(_FOUR),
    "small-blind-owes": _table(_FOUR, "c,f"),
    "big-blind-option": _table(_FOUR, "c,f,c"),
    "short-blind": _table("1000,60,1000,1000", blinds=_HUNDRED),
    "fold-refused": _table(_THREE, _LIMPED, more="set=free_fold:refuse"),
    # the three numbers
    "facing-30": _table(_THREE, "r30,f"),
    "raised-to-90": _table(_THREE, "r30,f,r90"),
    "earlier-streets": _table(_THREE, "r50,c,c,Kc8d5s,b30"),
    "the-pot": _table(_FOUR, "r30,c,f,c,Kc8d5s,b40,r120"),
    "the-pot-called": _table(_FOUR, "r30,c,f,c,Kc8d5s,b40,r120,f,c"),
    # minimum bets and raises
    "raised-to-200": _table(_DEEP, "r200", _HUNDRED),
    "raised-to-300": _table(_DEEP, "r300", _HUNDRED),
    "over-short-all-in": _table("5000,225,5000", f"{_LIMPED},b100,r125", _HUNDRED),
    "three-short-all-ins": _table(
        "5000,600,750,900,5000,5000", "c,c,c,c,c,x,Kc8d5s,b300,r500,r650,r800,c", _HUNDRED
    ),
    "short-first-bet": _table("5000,140,5000", f"{_LIMPED},x,b40", _HUNDRED),
    "short-first-bet-completed": _table(
        "5000,140,5000", f"{_LIMPED},x,b40", _HUNDRED, "set=short_open:complete"
    ),
    "bet-unit": _table("1000,1000,1000,17", "f,r17", more="unit=5"),
    # the three limits
    "no-limit": _table("700,1000,1000", "f"),
    "pot-first-bet": _table(_POTS, _LIMPED_4, "10/25", _OMAHA),
    "pot-bet-50": _table(_POTS, f"{_LIMPED_4},b50", "10/25", _OMAHA),
    "pot-of-10": _table(_TWO, "c,x,Kc8d5s", "2/5", _OMAHA),
    "pot-bet-5": _table(_TWO, "c,x,Kc8d5s,b5", "2/5", _OMAHA),
    "pot-open": _table(_SMALL, "", "1/2", _OMAHA),
    "pot-limped": _table(_SMALL, "c", "1/2", _OMAHA),
    "pot-reraise": _table(_SMALL, "r7", "1/2", _OMAHA),
    "pot-from-the-blind": _table(_SMALL, "r7,f,f", "1/2", _OMAHA),
    "pot-own-chips": _table(_POTS, f"{_LIMPED_4},b100,r400,f,f", "10/25", _OMAHA),
    "pot-short-call": _table("5000,5000,70", f"{_LIMPED},x,b50,c", "25/50", _OMAHA),
    "pot-short-raise": _table("5000,95,5000,5000", f"{_LIMPED_4},b50,r70", "10/25", _OMAHA),
    "pot-small": _table(_even(3, 500), "", "", f"{_OMAHA}&ante=1&min_bet=10"),
    "pot-rounded": _table(_POTS, f"{_LIMPED_4},b35", "10/25", f"{_OMAHA}&set=pl_round:25"),
    "fixed-open": _table(_THREE, more=_FIXED),
    "fixed-raised": _table(_THREE, "r20", more=_FIXED),
    "fixed-turn": _table(_THREE, f"{_LIMPED},x,x,x,2c", more=_FIXED),
    "fixed-capped": _table(_THREE, "r20,r30,r40", more=_FIXED),
    "fixed-capped-later": _table(_THREE, "r20,r30,r40", more=f"{_FIXED}&rules=wsop-2026"),
    "half-raises": _table("500,50,500", f"{_LIMPED},b20,r30", "10/20", _TWENTY),
    "half-counts": _table("500,50,500", f"{_LIMPED},b20,r30,c", "10/20", _TWENTY),
    "half-completed": _table("500,49,500", f"{_LIMPED},b20,r29", "10/20", _TWENTY),
    "half-short": _table("500,49,500", f"{_LIMPED},b20,r29,c", "10/20", _TWENTY),
    "half-first-bet": _table("500,35,500", f"{_LIMPED},x,b15", "10/20", _TWENTY),
    "half-no-limit": _table("500,50,500", f"{_LIMPED},b20,r30,c", "10/20"),
    # 3-bet and check-raise
    "levels": _table(_FOUR, "r30,r90,r200"),
    "small-levels": _table(_FOUR, "r20,r30"),
    "after-the-flop": _table(_THREE, f"{_LIMPED},b20,r60,r180"),
    "three-streets": _table(_TWO, "c,x,Kc8d5s,b10,c,2c,b30,c,3d,b90"),
    "check-raise": _table(_THREE, f"{_LIMPED},x,b30,f,r90"),
    "short-level": _table("5000,225,5000", f"{_LIMPED},b100,r125,r300", _HUNDRED),
    # all-in, side pots and refunds
    "call-for-less": _table("45,1000,1000", f"{_LIMPED},x,b100,f"),
    "raise-for-less": _table("1000,230,1000", f"{_LIMPED},b100", _HUNDRED),
    "raise-with-more": _table("1000,730,1000", f"{_LIMPED},b100", _HUNDRED),
    "bet-for-less": _table("17,1000,1000", _LIMPED),
    "layers": _table(*_WORKED),
    "four-all-in": _table("100,200,500,500", "r500,c,c,c"),
    "refund": _table(_THREE, f"{_LIMPED},b100,r300,f,f"),
    "walk": _table(_THREE, "f,f"),
    "folded-between": _table("50,1000,1000", "r50,c,c,Kc8d5s,b70,c,2c,b80,f"),
    "aces-all-in": _table("100,400,300", "r300,c,c,9c8d5s,2h,3d,sd", more="cards=AsAh,KsKh,QcQd"),
    "worked": _table("50,120,200", "r200,c,c,KcJd9s,5h,2c,sd", more="cards=KhKd,JcJh,9c9d"),
    "raked": _table(_TWO, "c,x,Kc8d5s,x,b90,c,2c,x,b500,f", more="set=rake_rate:500&cards=AsAh,KsQd"),
    "no-flop": _table(_THREE, "f,f", more="set=rake_rate:500"),
    "last-with-chips": _table("300,2000,500", "r500,c"),
    "nobody-to-bet-against": _table("1000,1000,100", "r100,f,c"),
    "two-with-chips": _table("1000,1000,100", "r100,c,c,Kc8d5s"),
    # reopening
    "short-raise": _table("1000,230,1000", f"{_LIMPED},b100,r130,c", _HUNDRED),
    "not-yet-acted": _table("1000,230,1000", f"{_LIMPED},b100,r130", _HUNDRED),
    "full-all-in": _table("1000,300,1000", f"{_LIMPED},b100,r200,c", _HUNDRED),
    "checked-short": _table("5000,140,5000", f"{_LIMPED},x,b40,c", _HUNDRED),
    "checked-full": _table(_DEEP, f"{_LIMPED},x,b250,c", _HUNDRED),
    "two-short": _table(*_TWO_SHORT),
    "two-short-called": _table("1000,225,1000,300,1000", f"{_LIMPED_5},b100,r125,c,r200,c,c", _HUNDRED),
    "two-short-raised": _table("1000,225,1000,300,1000", f"{_LIMPED_5},b100,r125,c,r200,c,r300", _HUNDRED),
    "two-short-wsop": _table(*_TWO_SHORT, "rules=wsop-2026"),
    "two-short-online": _table(*_TWO_SHORT, "rules=online"),
    "run-tda": _table(*_RUN),
    "run-wsop": _table(*_RUN, "rules=wsop-2026"),
    "run-online": _table(*_RUN, "rules=online"),
    # showdown
    "no-river-bet": _table(_THREE, f"{_LIMPED},x,b50,c,c,2c,x,x,x,3d,x,x,x", more="cards=KsQd,AhKh,QcQs"),
    "river-bet": _table(_THREE, f"{_CHECKED_3},x,x,b50,c,c", more="cards=KsQd,AhKh,QcQs"),
    "river-raise": _table(_THREE, f"{_CHECKED_3},b50,r150,c,f", more="cards=KsQd,AhKh,QcQs"),
    "bettor-wins": _table(_TWO, f"{_CHECKED},x,b40,c,sd", more="cards=AhKh,QcQs"),
    "caller-wins": _table(_TWO, f"{_CHECKED},x,b40,c", more="cards=QcQs,AhKh"),
    "caller-must-show": _table(_TWO, f"{_CHECKED},x,b40,c,s1", more="cards=QcQs,AhKh"),
    "from-the-winner": _table(
        _FOUR, f"{_CHECKED_4},x,x,x,b40,c,c,c", more="rules=online&cards=QcQs,7h7d,AhKh,JhJd"
    ),
    "face-up": _table("1000,200,200", "r200,f,c", more="cards=AhKh,QcQs,JhJd"),
    "not-face-up": _table("100,1000,1000", "r100,c,c,Kc8d5s", more="cards=AhKh,QcQs,JhJd"),
    "kickers": _table(_TWO, "c,x,Kd8h5s,x,x,2c,x,x,3d,x,x,sd", more="cards=KsAc,KhJc"),
    "kicker-outside": _table(_TWO, "c,x,AdKhQs,x,x,Jc,x,x,9d,x,x,sd", more="cards=As2c,Ac3d"),
    "board-plays": _table(_TWO, "c,x,AcKdQs,x,x,Jh,x,x,Tc,x,x,sd", more="cards=7h2d,6h3c"),
    "odd-chip": _table(_FOUR, "r30,f,f,c,Ac9d5s,x,x,4h,x,x,3s,x,x,sd", more="cards=7h2d,AsQd,AhQc,8c8d"),
    "each-pot-by-itself": _table(
        "50,120,1000,120", "c,r120,c,c,f,AcKs9d,4h,3s,sd", more="cards=AsKd,AhKc,7h2d,QhQd"
    ),
    "high-and-low": _table(
        _even(3, 100),
        "r6,f,c,KcJd3s,x,x,7h,x,x,8c,x,x,sd",
        "1/2",
        "game=omaha-hilo8&limit=pot-limit&cards=TsTd9c9h,KhKdQcQs,Ah2d9s9d",
    ),
    # heads-up
    "heads-up": _table(_TWO),
    "heads-up-flop": _table(_TWO, "c,x,Kc8d5s"),
    "dealer-leaves": _table("50,1000,1000", "r50,f,c,Kc8d5s,2c,3d,sd", more="button=1&cards=7h2d,AsAh,KsKh"),
    "small-blind-leaves": _table(
        "1000,50,1000", "f,r50,c,Kc8d5s,2c,3d,sd", more="button=1&cards=QsQh,7h2d,KsKh"
    ),
    "big-blind-leaves": _table(
        "1000,1000,50", "f,r50,c,Kc8d5s,2c,3d,sd", more="button=1&cards=QsQh,AsAh,7h2d"
    ),
    "heads-up-short-blind": _table("1000,60", blinds=_HUNDRED),
    "heads-up-shorter-blind": _table("1000,40", blinds=_HUNDRED),
    # live communication
    "announced": _table(_RICH, "r2000", "500/1000"),
    "announced-8000": _table(_RICH, "r2000,r8000", "500/1000"),
    "several-chips": _table(_even(4, 20000), "r1100", "250/500"),
    "big-chip": _table(_FOUR, "r30"),
}
"""A name for each position; several guides may show the same."""
