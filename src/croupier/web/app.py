"""The application: rooms, static files, error pages."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from croupier.errors import N_, CroupierError, InvalidInput
from croupier.explain.refusals import refusal
from croupier.web import api, look
from croupier.web.exercises import routes as exercises
from croupier.web.guides import routes as guides
from croupier.web.hands import routes as hands
from croupier.web.house import routes as house
from croupier.web.languages import preferred
from croupier.web.limits import Limits
from croupier.web.new import routes as new
from croupier.web.page import ROOMS, Spoken, language_of, page
from croupier.web.pots import routes as pots
from croupier.web.table import routes as table

# What is said of a request that no page answers.
_NOT_SERVED = {
    400: N_("what was sent could not be read: send the form again"),
    405: N_("this address is not asked in that way: follow a link or press a button"),
}


def create_app() -> FastAPI:
    """The whole site, ready to be served.

    >>> from starlette.testclient import TestClient
    >>> TestClient(create_app()).get("/", follow_redirects=False).headers["location"]
    '/en/table'
    """
    app = FastAPI(
        title="croupier",
        summary="Poker positions with their legal actions, amounts and reasons; pots settled to the chip.",
        version=version("croupier"),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Limits, refused=_refused)
    app.mount("/static", StaticFiles(directory=ROOMS / "static"))
    app.add_api_route("/", _home, include_in_schema=False)
    # Before the pages, whose first part may be any language.
    for part in (api.position, api.pots):
        app.include_router(part.router)
    app.include_router(api.reference.router, include_in_schema=False)
    for room in (look, table, new, hands, house, pots, exercises, guides):
        app.include_router(room.router, include_in_schema=False)
    app.add_api_route("/{lang}", _home_of, include_in_schema=False)
    app.add_exception_handler(CroupierError, _impossible)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_served)
    return app


def _home(request: Request) -> RedirectResponse:
    lang = preferred(request.headers.get("accept-language", ""))
    return RedirectResponse(f"/{lang}/table", 303, headers={"Vary": "Accept-Language"})


def _home_of(lang: str, spoken: Spoken) -> RedirectResponse:
    """The table in the language that is all the address says, as where a page knows but one address."""
    return RedirectResponse(f"/{lang}/table", 303)


def _is_api(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def _refused(request: Request, status: int, error: CroupierError) -> Response:
    """What was asked for cannot be: a page, or JSON, that says why."""
    if _is_api(request):
        return api.errors.refused(status, error)
    what = refusal(error, language_of(request))
    return page(request, "shared/refused.html", status=status, address=request.url.path, what=what)


def _impossible(request: Request, error: Exception) -> Response:
    assert isinstance(error, CroupierError)
    return _refused(request, 400, error)


def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if _is_api(request):
        return api.errors.unreadable(error)
    return _refused(request, 400, InvalidInput(N_("a field of the form is missing, or too long")))


def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    if _is_api(request):
        answer: Response = api.errors.answer(status, "not_served", str(error.detail))
    elif status == 404:
        answer = page(request, "shared/missing.html", status=status)
    else:
        answer = _refused(request, status, InvalidInput(_NOT_SERVED.get(status, _NOT_SERVED[400])))
    answer.headers.update(error.headers or {})
    return answer
