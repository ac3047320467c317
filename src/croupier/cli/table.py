"""`croupier table`: the table in the browser, on this machine only."""

from __future__ import annotations

import socket
import webbrowser
from typing import Annotated

import typer

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
            f"the table needs more packages ({error.name} is missing): pip install 'croupier[table]'"
        ) from None
    with _door(host, port) as door:
        address = f"http://{host}:{door.getsockname()[1]}/"
        typer.echo(f"The table is at {address} (Ctrl-C ends it)")
        if open_browser:
            webbrowser.open(address)
        try:
            uvicorn.Server(uvicorn.Config(create_app(), log_level="warning")).run(sockets=[door])
        except KeyboardInterrupt:
            typer.echo("The table is closed.")


def _door(host: str, port: int) -> socket.socket:
    """The socket on which pages are asked for."""
    try:
        return socket.create_server((host, port))
    except OSError as error:
        raise InvalidInput(
            f"{host}:{port} cannot be used ({error.strerror}): choose another with --port, 0 for a free one"
        ) from None
