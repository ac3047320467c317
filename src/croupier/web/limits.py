"""What a request may be at most, and the headers that every answer has."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from croupier.errors import N_, CroupierError, InvalidInput

MOST_BYTES = 1_000_000
"""The largest body that is read: a hand history of some thousand hands."""
MOST_QUERY = 30_000
"""The longest query of an address, in bytes."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""The Content-Security-Policy: nothing from elsewhere, nothing inline."""
_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


class Limits:
    """Refuses what is too large before anything reads it, sets the security headers, answers HEAD as GET."""

    def __init__(self, app: ASGIApp, refused: Callable[[Request, int, CroupierError], Response]) -> None:
        """Stand before `app`; `refused` makes the answer to what is too large."""
        self.app, self.refused = app, refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, its body counted."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        without_body = scope["method"] == "HEAD"
        if without_body:
            scope = {**scope, "method": "GET"}

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            elif without_body:
                message = {**message, "body": b""}
            await send(message)

        if len(scope["query_string"]) > MOST_QUERY:
            error = InvalidInput(N_("the address is too long: {most} bytes at most"), most=MOST_QUERY)
            await self.refused(Request(scope), 414, error)(scope, receive, guarded)
            return
        body = await _body(Headers(scope=scope).get("content-length", ""), receive)
        if body is None:
            error = InvalidInput(N_("the upload is too large: {most} bytes at most"), most=MOST_BYTES)
            await self.refused(Request(scope), 413, error)(scope, receive, guarded)
            return
        await self.app(scope, _again(body, receive), guarded)


async def _body(declared: str, receive: Receive) -> bytes | None:
    """The whole body; None where it is, or says that it is, too large."""
    if declared.isdecimal() and int(declared[:20]) > MOST_BYTES:
        return None
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > MOST_BYTES:
            return None
        if message["type"] != "http.request" or not message.get("more_body"):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """A channel that gives a body that was read, then what else comes."""
    given = False

    async def give() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give
