"""Addresses of the table at moments that look different, for whoever looks at pages one by one."""

from __future__ import annotations

_SIX = (
    "blinds=5/10&stacks=1000,1000,1000,1000,1000,1000&button=1&names=Ana,Bia,Caio,Davi,Eva,Gil&rules=tda-2024"
)
_SIX_CARDS = "cards=KhKd,JcJh,9c9d,As7s,Td8d,6c6h"
_THREE = "blinds=5/10&stacks=50,120,200&button=3&names=Ana,Bia,Caio&rules=tda-2024&cards=KhKd,JcJh,9c9d"
_ALL_IN = "r200,c,c"
_NINE = (
    "blinds=50/100&ante=100&ante_from=big-blind&stacks=25000,2000,14000,31000,8000,5000,12500,20000,16000&button=4"
    "&names=Ana,Bia,Caio,Davi,Eva,Fabiana,Gilberto,Helena,Maria%20Aparecida&rules=wsop-2026"
    "&cards=KhKd,JcJh,9c9d,AsKs,Td8d,6c6h,AcQc,5h5d,7s4s"
)
_NINE_LINE = (
    "r250,r800,c,c,c,r2000,c,c,c,c,c,c,c,c,KcJd9s,x,b2900,c,c,c,c,f,c,c,4h,b3100,c,c,f,c,f,2c,x,b1500"
)

POSITIONS = {
    "preflop": f"{_SIX}&{_SIX_CARDS}",
    "three-bet": f"{_SIX}&{_SIX_CARDS}&line=r30,f,r90,f,f",
    "check-raise": f"{_SIX}&{_SIX_CARDS}&line=r30,f,f,f,f,c,KcJd9s,x,b40,r120&at=9",
    "short-all-in": "blinds=50/100&stacks=2000,2000,2000,400&button=4&names=Ana,Bia,Caio,Davi"
    "&rules=tda-2024&cards=7c2d,8h8s,QdQs,AhKh&line=r300,r400,f,c",
    "side-pots": f"{_THREE}&line={_ALL_IN}",
    "paid": f"{_THREE}&line={_ALL_IN},KcJd9s,5h,2c,sd",
    "showdown": f"{_SIX}&{_SIX_CARDS}&line=r30,f,f,c,f,c,KcJd9s,x,x,b60,c,f,5h,x,x,2c,x,b200,c",
    "heads-up": "blinds=5/10&stacks=1000,1000&button=1&names=Ana,Bia&rules=online&cards=AsKd,7c2d",
    "nine-river": f"{_NINE}&line={_NINE_LINE}",
    "fixed-limit": "limit=fixed-limit&blinds=5/10&bets=10/20&stacks=500,500,500,500&button=2"
    "&names=Ana,Bia,Caio,Davi&rules=roberts-11&cards=AsKd,7c2d,QhQc,9s8s&line=r20,r30,r40",
    "omaha-hilo": "game=omaha-hilo8&limit=pot-limit&blinds=5/10&stacks=1000,1000,1000&button=1"
    "&names=Ana,Bia,Caio&rules=tda-2024&cards=As2dKhQh,Ac2cJdTs,9h9s8c7c"
    "&line=r30,c,c,3d4h8s,b90,c,c,Kc,x,x,x,2h,x,x,x,sd",
    "cents": "blinds=0.25/0.50&stacks=50.00,37.25,112.50,20.00&button=2&names=Ana,Bia,Caio,Davi"
    "&rules=online&line=r1.25",
    "straddle": "blinds=1/2&stacks=200,0,300,250,400&button=1&names=Ana,p2,Caio,Davi,Eva"
    "&straddles=5:4&rules=wsop-live-2026",
    "cards-by-hand": "blinds=5/10&stacks=1000,1000,1000&button=3&rules=tda-2024&line=c,c,x&deal=hand",
    "own-cards-only": f"{_SIX}&{_SIX_CARDS}&line=r30,f,r90&seen=4",
    "taken-back": f"{_SIX}&{_SIX_CARDS}&line=r30,f,r90,f,f,f&at=3",
}
"""The query of each, by what is to be seen."""
