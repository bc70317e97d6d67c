"""Requests and responses of playing at a table."""

from typing import Annotated

import msgspec
from pydantic import Field, StrictInt

from saqqara.server.schemas.request_fields import Asked, ClientId, Text
from saqqara.server.schemas.ws_messages import Said


class AskedMove(Asked):
    """A move as text, made on the look of that number."""

    id: ClientId
    text: Text
    on: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number of the look it was made on")] | None = None


class AskedUndo(Asked):
    """Take my last move back."""

    id: ClientId


class Chat(msgspec.Struct, frozen=True):
    """What was said, the oldest first."""

    said: tuple[Said, ...]
