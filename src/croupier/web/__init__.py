"""The table in the browser: pages rendered on the server, which work without JavaScript.

>>> create_app().title
'croupier'
"""

from croupier.web.app import create_app

__all__ = ["create_app"]
