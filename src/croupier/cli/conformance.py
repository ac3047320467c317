"""`croupier conformance`: run cases and say which fail."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.common import AsJson, console, print_json, say
from croupier.conformance import published, report, run_file
from croupier.errors import InvalidInput


def conformance(
    file: Annotated[
        Path | None, typer.Argument(help="Cases, one JSON object a line; ours unless given.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Run conformance cases: pass, fail, or cannot express."""
    told = report(result for path in ((file,) if file else published()) for result in run_file(path))
    if not told["cases"]:
        raise InvalidInput(f"{file} has no cases")
    if as_json:
        print_json(told)
    else:
        out = console()
        for case in told["cases"]:
            if case["result"] != "pass":
                say(out, f"{case['id']}: {case['result']}", style="red")
                say(out, f"  expected {case['expected']}\n  got      {case['got']}")
        counts = f"{told['passed']} passed, {told['failed']} failed"
        say(out, f"{counts}, {told['cannot_express']} cannot be expressed")
    if told["failed"] or told["cannot_express"]:
        raise typer.Exit(1)
