"""The messages of the WebSocket, in both directions. `docs/protocol.md` shows an example of each, and a test reads them there."""

import json
import re
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from saqqara.bots import Hint
from saqqara.bots.interface import Question
from saqqara.core.errors import BadPosition, Refused, SaqqaraError
from saqqara.core.look import Look
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.schemas.storable_text import is_storable_json

PROTOCOL = 3
"""The version of the protocol, which `docs/protocol.md` describes."""
Id = Annotated[str, Meta(pattern="^[!-~]{1,40}$")]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A number that every database can hold."""
Words = dict[str, str]
"""A sentence by language: fr and en."""


# From a client


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: who speaks (a browser's cookie says it too), and the last number it knows, if any."""

    token: str | None = None
    last: Number | None = None


class Move(msgspec.Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """A move as text, made on the look of that number. A repeat of the same id is acknowledged and not played twice."""

    id: Id
    text: Annotated[str, Meta(max_length=200)]
    on: Number | None = None


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take my last move back."""

    id: Id


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """A word to everybody at the table. A repeat of the same id is acknowledged and not said twice."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Mute(msgspec.Struct, tag="mute", tag_field="type", forbid_unknown_fields=True):
    """I do not want to read at this table what that seat says, or whoever `said` the word of that number; or I do again."""

    id: Id
    muted: bool
    seat: Number | None = None
    said: Number | None = None


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """A question for the server's time. With the last number it knows, a client is sent the present look, if that differs."""

    last: Number | None = None


class Watching(msgspec.Struct, tag="watching", tag_field="type", forbid_unknown_fields=True):
    """Says whether the table is visible to me; assumed at first. A player who is not watching is notified of their turn."""

    visible: bool


class Think(msgspec.Struct, tag="think", tag_field="type", forbid_unknown_fields=True):
    """Asks for a question about my seat. Answered by `question`, where the table allows hints."""

    id: Id


class Explain(msgspec.Struct, tag="explain", tag_field="type", forbid_unknown_fields=True):
    """A question for reasons for these moves on my seat. Answered by `reasons`."""

    id: Id
    moves: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=1, max_length=5)]


class WhyThat(msgspec.Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """A question why a bot made that move of my history (counted from 0). Answered by `because`."""

    id: Id
    move: Annotated[int, Meta(ge=0, le=1_000_000)]


FromClient = Hello | Move | Undo | Say | Mute | Ping | Watching | Think | Explain | WhyThat
FROM_CLIENT: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
MOVE = msgspec.json.Decoder(Move)


def read_client(data: bytes) -> FromClient:
    """Return the message that a client sent. Raises msgspec's errors."""
    return FROM_CLIENT.decode(checked_text(data))


def read_move(data: bytes) -> Move:
    """Return the move that a client sent. Raises msgspec's errors, also where it is another kind of message."""
    return MOVE.decode(checked_text(data))


def checked_text(data: bytes) -> bytes:
    """Return the same bytes. Raises where the text in them cannot be stored."""
    if not is_storable_json(data):
        raise msgspec.ValidationError("a null character or broken Unicode")
    return data


UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""The errors that `read_client` and `read_move` raise."""
TOO_LONG = re.compile(r"Expected `str` of length <= (\d+)")
"""msgspec's message about a text longer than its field may be."""


# To a client


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason: its key, the clause where there is one, and the sentence in each language.

    Where a position is wrong: the `field`, and the particulars that the sentence names (`details`).
    """

    key: str
    clause: str | None
    reason: Words
    field: str | None = None
    details: dict[str, Any] | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: a player, a bot, a bot for an absent player, or open."""

    seat: int
    name: str | None
    bot: str | None
    bot_name: str | None
    """The name of a bot that has the seat for its own; a bot that plays for somebody has none."""
    open: bool
    here: bool
    mine: bool
    away: int | None
    """Since when its player is not connected, by the server's clock."""
    reminded: bool
    """True if its player has been reminded of the present turn."""
    agrees: bool
    """True if its player agrees to end the game."""
    resigned: bool
    asked: Literal["waiting", "no"] | None
    """At a rematch: the player of that name is asked and has not answered, or has said no."""


class TableInfo(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """A table without its game; sent at the beginning and when it changes."""

    id: str
    game: str
    name: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    host: bool
    seat: int | None
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    times: dict[str, Any]
    pace: dict[str, Any]
    hints: bool
    deck: Any
    commitment: str
    rematch: str | None
    created: int
    from_position: bool
    """True if the game began from a custom position, not with a deal."""
    patience: float
    """After so many seconds away somebody is absent: the others may act for them."""
    friends: bool
    """True if the host's friends find it in their lists."""
    rated: bool = False
    """True if it counts for ratings."""
    daily: str | None = None
    """The day whose challenge it is."""
    practice: bool = False
    """True if that day was over already, and it does not count."""
    sealed: bool = False
    """True if its record stays sealed until the day is over for everyone."""
    arena: str | None = None
    """The arena that it is a game of."""
    alone: bool = False
    """True if it was played without the server and brought here afterwards."""


class Bank(msgspec.Struct, frozen=True):
    """A seat's time bank: the milliseconds left while it stands still, and when it runs out, by the server's clock, while it runs."""

    left: int | None
    due: int | None


class LookMessage(msgspec.Struct, frozen=True, tag="look", tag_field="type"):
    """A look: all that this seat, or an onlooker, may know now. `due`: the deadline, by the server's clock, but for those of time banks;
    `undo`: why no move can be taken back."""

    number: int
    look: Look
    due: int | None
    undo: Why | None
    bots: tuple[int, ...]
    """Which entries of the history a bot made for a seat (their numbers in it)."""
    banks: tuple[Bank | None, ...]
    """The time bank of each seat, none for a bot's; nothing at a table without."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """The move with that id is on disk; a look with at least this number shows it."""

    id: str
    number: int


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The move with that id was not made."""

    id: str
    why: Why


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    """A chat message; `seat` None: of an onlooker."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Problem(msgspec.Struct, frozen=True, tag="problem", tag_field="type"):
    """A message could not be used; `id` when it had one."""

    why: Why
    id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """I am here, and this is the time: milliseconds since 1970 by the server's clock."""

    now: int


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type"):
    """The connection is about to be closed; `again`: connect again."""

    again: bool
    why: Why


class Thinkable(msgspec.Struct, frozen=True, tag="question", tag_field="type"):
    """A question, made from this seat's look of the number `on` alone; the hint itself where the game has a player of its own."""

    id: str
    on: int
    question: Question | None
    hint: Hint | None


class Explained(msgspec.Struct, frozen=True, tag="reasons", tag_field="type"):
    """Reasons for these moves, by move; illegal moves are left out."""

    id: str
    reasons: dict[str, Words]


class Because(msgspec.Struct, frozen=True, tag="because", tag_field="type"):
    """The reason for a bot's move; while the game runs, only from what this viewer may know."""

    id: str
    move: int
    reason: Words


ToClient = TableInfo | LookMessage | Accepted | RefusedMessage | Said | Problem | Pong | Bye | Thinkable | Explained | Because
encode = msgspec.json.encode


def why(problem: SaqqaraError) -> Why:
    """Return an error of ours for a client."""
    clause = problem.clause if isinstance(problem, Refused) and problem.clause else None
    if not problem.details:
        return plain_why(problem.key, clause, problem.game)
    sentence = {language: problem.reason(language) for language in LANGUAGES}
    if not isinstance(problem, BadPosition) or "field" not in problem.details:
        return Why(problem.key, clause, sentence)
    return Why(problem.key, clause, sentence, problem.details["field"], problem.details)


@lru_cache(1000)
def plain_why(key: str, clause: str | None, game: str | None) -> Why:
    """Return a reason without particulars: the same every time, and there is one in most looks."""
    return Why(key, clause, {language: say(key, language, game) for language in LANGUAGES})


@lru_cache(1000)
def why_json(key: str, game: str | None) -> bytes:
    """Return such a reason as it is sent."""
    return encode(plain_why(key, None, game))


def read_id(data: bytes) -> str | None:
    """Return the id of a message that is wrong otherwise; None where it has none. The plain decoder also reads text in broken Unicode."""
    try:
        read = json.loads(data)
        return msgspec.convert(read["id"], Id) if isinstance(read, dict) and "id" in read else None
    except (ValueError, RecursionError):  # msgspec's errors are of the first kind
        return None


def unreadable(data: bytes, problem: Exception) -> Problem:
    """Return the answer to a message that `read_client` cannot read: with its id where that can be read, so that nobody waits for it."""
    message_id = read_id(data)
    if too_long := TOO_LONG.match(str(problem)):
        return Problem(because("server-text-too-long", most=int(too_long[1])), message_id)
    return Problem(because("server-bad-message", what=str(problem)[:200]), message_id)


def because(key: str, /, **args: Any) -> Why:
    """Return a reason of the server's own."""
    return Why(key, None, {language: say(key, language, **args) for language in LANGUAGES})
