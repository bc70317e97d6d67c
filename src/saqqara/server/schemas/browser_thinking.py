"""Requests and responses of thinking in the browser: hints and deep bots."""

from typing import Annotated

import msgspec
from pydantic import Field, StrictInt

from saqqara.bots import Hint
from saqqara.bots.interface import Question
from saqqara.server.schemas.request_fields import Asked, Text
from saqqara.server.schemas.ws_messages import Words


class AskedDeepMove(Asked):
    """A deep bot's move as text, made on that bot's look of that number; without a text the server thinks for it, as a master."""

    text: Text | None = None
    on: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number that its question came with")] | None = None


class ToThink(msgspec.Struct, frozen=True):
    """What to think about, made from a seat's look of the number `on` alone; the hint itself where the game has a player of its own."""

    on: int
    question: Question | None
    hint: Hint | None


class Reasons(msgspec.Struct, frozen=True):
    """Why one might make these moves, by move."""

    reasons: dict[str, Words]


class Moved(msgspec.Struct, frozen=True):
    """A deep bot's move is on disk; a look of mine with at least this number shows it."""

    number: int
