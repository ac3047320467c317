"""Cases that any poker engine can be held against: the format, its runner, and the cases we publish.

A case is one JSON object: a set-up, a line of actions, and what must hold afterwards. The format is
described in `docs/conformance.md`.
"""

from croupier.conformance.files import published, read_cases
from croupier.conformance.runner import Result, report, run_case, run_file

__all__ = ["Result", "published", "read_cases", "report", "run_case", "run_file"]
