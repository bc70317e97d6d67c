"""Requests of thinking in the browser: hints and deep bots."""

from typing import Annotated

from pydantic import Field, StrictInt

from saqqara.server.schemas.requests.request_fields import Asked, Text


class AskedDeepMove(Asked):
    """A deep bot's move as text, made on that bot's look of that number; without a text the server thinks for it, as a master."""

    text: Text | None = None
    on: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number that its question came with")] | None = None
