"""Requests of playing at a table."""

from typing import Annotated

from pydantic import Field, StrictInt

from saqqara.server.schemas.requests.request_fields import Asked, ClientId, Text


class AskedMove(Asked):
    """A move as text, made on the look of that number."""

    id: ClientId
    text: Text
    on: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number of the look it was made on")] | None = None


class AskedUndo(Asked):
    """Take my last move back."""

    id: ClientId
