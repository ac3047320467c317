"""`/api`: the OpenAPI description as a page."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from croupier.web.page import language_of, page

router = APIRouter()
"""The page."""

TRIED = {
    "/api/position": "blinds=5/10&stacks=1000,1000,1000&button=3&line=r30",
    "/api/pots": "player=A&put=50&cards=KhKd&player=B&put=120&cards=JcJh&player=C&put=200&cards=9c9d"
    "&board=KcJd9s5h2c",
}
"""A query for each path that answers to one."""
BODIES = {
    "/api/position": {"address": TRIED["/api/position"], "lang": "pt-BR"},
    "/api/pots": {
        "players": [{"name": "A", "put": 50, "cards": "KhKd"}, {"name": "B", "put": "120", "cards": "JcJh"}],
        "board": "KcJd9s5h2c",
    },
}
"""A body for each path that takes one."""


class Field(NamedTuple):
    """A parameter, or a key of a body or an answer."""

    name: str
    kind: str
    needed: bool
    description: str


class Operation(NamedTuple):
    """One method of one path."""

    method: str
    path: str
    summary: str
    fields: list[Field]
    answer: list[Field]
    example: str
    href: str


@router.get("/api")
@router.get("/{lang}/api")
def reference(request: Request) -> HTMLResponse:
    """What can be asked, with examples."""
    described = request.app.openapi()
    operations = [
        _operation(method, path, told, described)
        for path, methods in described["paths"].items()
        for method, told in methods.items()
    ]
    return page(request, "api/page.html", address=f"/{language_of(request)}/api", operations=operations)


def _operation(method: str, path: str, told: dict[str, Any], described: dict[str, Any]) -> Operation:
    fields = [
        Field(one["name"], _kind(one["schema"]), one["required"], one.get("description", ""))
        for one in told.get("parameters", ())
    ]
    if "requestBody" in told:
        fields = _keys(told["requestBody"], described)
    href = f"{path}?{TRIED[path]}" if method == "get" else ""
    body = json.dumps(BODIES[path], ensure_ascii=False)
    return Operation(
        method.upper(),
        path,
        told["description"],
        fields,
        _keys(told["responses"]["200"], described),
        f"GET {href}" if href else f"POST {path}\nContent-Type: application/json\n\n{body}",
        href,
    )


def _keys(content: dict[str, Any], described: dict[str, Any]) -> list[Field]:
    """The keys of a body or an answer."""
    schema = content["content"]["application/json"]["schema"]
    model = described["components"]["schemas"][_last(schema["$ref"])]
    return [
        Field(name, _kind(one), name in model.get("required", ()), one.get("description", ""))
        for name, one in model["properties"].items()
    ]


def _kind(schema: dict[str, Any]) -> str:
    """The type of a schema in a word or two."""
    if "$ref" in schema:
        return _last(schema["$ref"])
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(map(_kind, schema["anyOf"])))
    if "items" in schema:
        return f"list of {_kind(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return str(schema.get("type", "any"))


def _last(reference: str) -> str:
    return reference.rpartition("/")[2]
