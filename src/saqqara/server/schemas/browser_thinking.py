"""Responses of thinking in the browser: hints and deep bots."""

import msgspec

from saqqara.bots import Hint
from saqqara.bots.interface import Question
from saqqara.server.schemas.ws_messages import Words


class ToThink(msgspec.Struct, frozen=True):
    """A question, made from a seat's look of the number `on` alone; the hint itself where the game has a player of its own."""

    on: int
    question: Question | None
    hint: Hint | None


class Reasons(msgspec.Struct, frozen=True):
    """Reasons for moves, by move."""

    reasons: dict[str, Words]


class Moved(msgspec.Struct, frozen=True):
    """A deep bot's move is on disk; a look of mine with at least this number shows it."""

    number: int
