"""The table of Cups: the names of its things, their place in the record of the rules, and who may know them."""

from typing import Annotated, Any, Literal

from saqqara.core.declaration import Shown, Told, by, choice, per_seat
from saqqara.core.errors import BadPosition
from saqqara.core.position_field_checks import Between, Seat
from saqqara.core.secrecy import Chances, Open, Place, Secret, evenly
from saqqara.games.cups.notation import BIDS
from saqqara.games.cups.rules import DOUBT, FACES, ROUNDS, State, is_over


class Position(Told):
    """Everything on the table."""

    game: Literal["cups"]
    seats: int
    turn: Seat
    over: Annotated[bool, by(lambda s, deck: is_over(s))]
    round: Annotated[int, Between(0, ROUNDS)]
    bid: Annotated[str | None, choice("bid", BIDS)]
    dice: Annotated[list[Annotated[int, Between(1, FACES)]], per_seat("dice")]
    marks: Annotated[list[Annotated[int, Between(0, ROUNDS)]], per_seat("marks")]


def any_face(known: Position, deck: Any, place: Place) -> Chances:
    """C2: return what a die may show."""
    return evenly(range(1, FACES + 1))


SECRETS = (
    Open("game seats turn over round", "C3 C8"),
    Open("bid marks", "C4 C7"),
    Secret("dice[seat]", "C2 C6", any_face),  # until the game is over, but for the seat's own
)
STORE_SECRETS = ("dice",)


class View(Shown):
    """The table; `dice` has None for a die that this seat may not see."""

    turn: int
    round: int
    bid: str | None
    dice: list[int | None]
    marks: list[int]


class Turned(Shown):
    """C6: the dice that doubting has shown; new ones are rolled at once."""

    dice: list[int]


def turned(s: State, deck: Any, seat: int, move: int) -> Turned | None:
    """Return what a move turns over for all to see."""
    return Turned(list(s.dice[: s.seats])) if move == DOUBT else None


def check(p: Position, deck: Any) -> None:
    """Check what no field can state for itself; raises `BadPosition` at the first thing that does not hold."""
    if sum(p.marks) != p.round:
        raise BadPosition("position-marks", "cups", field="marks", got=sum(p.marks), wanted=p.round)
    if p.bid is not None and (p.over or p.bid not in BIDS[: p.seats * FACES]):
        raise BadPosition("position-bid", "cups", field="bid", got=p.bid[:20])
