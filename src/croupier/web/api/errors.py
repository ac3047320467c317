"""What the API answers to what it cannot read or do: one shape for every error."""

from __future__ import annotations

import re
from typing import Any

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from croupier.errors import CroupierError


class Problem(BaseModel):
    """What is wrong."""

    kind: str = Field(description="The kind of error, as illegal_setup.", examples=["illegal_setup"])
    message: str = Field(description="What is wrong and what would do, in English.")
    field: str | None = Field(description="The part of what was given that is wrong, where that is known.")


class Refusal(BaseModel):
    """The answer to what cannot be read or done."""

    error: Problem


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "It cannot be: a card twice, an amount that is none."},
    413: {"model": Refusal, "description": "The question is too large."},
    414: {"model": Refusal, "description": "The address is too long."},
    422: {"model": Refusal, "description": "A field is missing, too long or of the wrong type."},
}
"""The answers that every path of the API may have besides its own, for the OpenAPI description."""


def kind(error: CroupierError) -> str:
    """The kind of an error, as its class is called.

    >>> from croupier.errors import IllegalSetup
    >>> kind(IllegalSetup("a card twice"))
    'illegal_setup'
    """
    return re.sub("(?<!^)([A-Z])", r"_\1", type(error).__name__).lower()


def refused(status: int, error: CroupierError) -> JSONResponse:
    """The answer to what cannot be."""
    return answer(status, kind(error), str(error), error.field)


def unreadable(error: RequestValidationError) -> JSONResponse:
    """The answer to a question with a field that is missing, too long or of the wrong type."""
    first = error.errors()[0]
    return answer(422, "invalid_input", first["msg"], ".".join(map(str, first["loc"][1:])))


def answer(status: int, kind: str, message: str, field: str = "") -> JSONResponse:
    """An answer that says what is wrong."""
    problem = Problem(kind=kind, message=message, field=field or None)
    return JSONResponse(Refusal(error=problem).model_dump(), status_code=status)
