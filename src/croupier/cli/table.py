"""`croupier table`: the table in the browser, on this machine only."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from croupier.cli.common import console, say
from croupier.errors import InvalidInput


def table(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")] = 8000,
    host: Annotated[str, typer.Option("--host", help="Whose requests are answered.")] = "127.0.0.1",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the table in the browser: no account, no database, nothing leaves the machine."""
    try:
        import uvicorn

        from croupier.web import create_app
    except ImportError as error:
        raise InvalidInput(
            f"the table needs more packages ({error.name}): pip install 'croupier[table]'"
        ) from None
    say(console(), f"The table is at http://{host}:{port}/ (stop it with Ctrl-C)")
    if open_browser:
        webbrowser.open(f"http://{host}:{port}/")
    uvicorn.run(create_app(), host=host, port=port, log_level="warning")
