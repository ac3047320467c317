"""PHH files read and replayed to the end, beside PokerKit: hands a second.

Both load the text of each file and play its actions; ours also pays the pots and compares the finishing
stacks. The hands are those of the Pluribus match, which stand beside the repository; without them the
examples are used. Run it with `python bench/phh.py`.
"""

from __future__ import annotations

import os
import warnings
import zipfile
from pathlib import Path

from measure import race, report
from pokerkit import HandHistory

from croupier.histories import phh
from croupier.histories.replay import replay_bytes

ROOT = Path(__file__).parents[1]
SHARED = Path(os.environ.get("CROUPIER_SHARED", ROOT.parent / "shared"))
HANDS = 400


def texts() -> list[bytes]:
    """Files of one hand each, `HANDS` of them taken evenly."""
    archive = SHARED / "corpus" / "phh" / "pluribus.zip"
    if not archive.is_file():
        return [path.read_bytes() for path in sorted((ROOT / "examples").glob("*.phh"))]
    with zipfile.ZipFile(archive) as opened:
        names = sorted(name for name in opened.namelist() if name.endswith(".phh"))
        return [opened.read(name) for name in names[:: len(names) // HANDS]]


def by_pokerkit(files: list[bytes]) -> None:
    for data in files:
        for _ in HandHistory.loads(data.decode()).state_actions:
            pass


def by_croupier(files: list[bytes]) -> None:
    for data in files:
        for result in replay_bytes(data, ""):
            if result.status != "ok":
                raise SystemExit(result.error)


def reading(files: list[bytes]) -> None:
    for data in files:
        for _ in phh.tables(data.decode()):
            pass


def main() -> None:
    """Print the speeds."""
    warnings.simplefilter("ignore")
    files = texts()
    speeds = race(
        {
            "croupier: read, replay, compare": (lambda _: by_croupier(files), len(files)),
            "croupier: read only": (lambda _: reading(files), len(files)),
            "pokerkit: load and replay": (lambda _: by_pokerkit(files), len(files)),
        }
    )
    report(f"PHH, {len(files)} files of one hand", "hands", speeds, "pokerkit: load and replay")


if __name__ == "__main__":
    main()
