"""The same for programs: positions and settlements as JSON, and the page that describes them."""

from croupier.web.api import errors, position, pots, reference

__all__ = ["errors", "position", "pots", "reference"]
