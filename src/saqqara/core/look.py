"""The one door: `look` is the only function from what is on a table to something that may leave it."""

from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec

from saqqara.core.parsing import plain

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    View = TypeVar("View", default=Any)
else:
    from typing import TypeVar

    View = TypeVar("View")


class Sendable(msgspec.Struct, frozen=True):
    """A value that may leave a table."""

    def data(self) -> dict[str, Any]:
        """Return it as plain data: objects, lists, texts and numbers, as servers send it and records keep it."""
        data: dict[str, Any] = plain(self)
        return data

    def json(self) -> str:
        """Return the same as JSON."""
        return msgspec.json.encode(self).decode()


Ending = Literal["agreement", "resigned"]
"""The ways in which a game ends before its rules end it."""


class Outcome(Sendable, frozen=True, omit_defaults=True):
    """The end of a game: places from 1 (equal ones share), scores, and the game's own breakdown.

    `ended` says that it was not by the rules: then there are no scores and no breakdown, and places only where one of two resigned.
    `resigned` are the seats that were given up on the way.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    detail: Any
    ended: Ending | None = None
    resigned: tuple[int, ...] = ()


class Clock(msgspec.Struct, frozen=True):
    """The next action of the clock: its move, after how many seconds (None: never) from the move number `since` on."""

    move: str
    seconds: float | None
    since: int


class Revealed(msgspec.Struct, frozen=True):
    """The things that a move turned over for all to see: the move's number in the history, and the things in the game's own words."""

    move: int
    what: Any


class Look(Sendable, Generic[View], frozen=True, omit_defaults=True):
    """A look: all that one seat, or an onlooker (`seat` None), may know.

    `to_act` are the seats that may act, as far as this seat can know; `moves` the canonical texts of what it may do itself now; `history`
    the moves made so far, as far as they are open to it; `clock` what the clock will do, its `since` a number in this history; `revealed`
    what the moves since this seat's own last one, and at least those of the last round, turned over: it may be gone from the view already;
    `remembered` what lay open once and is hidden again, as far as it still tells something, in the game's own words (None: nothing).
    """

    game: str
    seat: int | None
    seats: int
    to_act: tuple[int, ...]
    moves: tuple[str, ...]
    view: View
    history: tuple[tuple[int | None, str], ...]
    outcome: Outcome | None
    clock: Clock | None
    revealed: tuple[Revealed, ...]
    remembered: Any = None
