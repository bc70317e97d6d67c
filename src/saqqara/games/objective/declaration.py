"""The table of Objective: the names of all that lies there, its storage in the record of the rules, and who may know it."""

from typing import Annotated, Any, Literal, get_args

from saqqara.core.declaration import Shown, Told, by, counts_per_seat, per_seat, shown
from saqqara.core.position_field_checks import Between, Length, Seat
from saqqara.core.secrecy import Chances, Hidden, Open, Place, Secret, evenly
from saqqara.games.objective import rules

Colour = Literal["red", "orange", "yellow", "green", "blue", "pink"]
Mode = Literal["random", "fair"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
"""The colours, in the order of their numbers."""


class Spot(Told):
    """A base, and the pieces on it from the bottom up."""

    base: Colour
    stack: list[Colour]


def listed_spots(s: Any, deck: Any) -> list[Spot]:
    """Return the board."""
    found = []
    for spot in range(s.spots):
        piece, stack = s.top[spot], []
        while piece >= 0:
            stack.append(COLOUR_NAMES[s.colour[piece]])
            piece = s.below[piece]
        found.append(Spot(COLOUR_NAMES[s.base[spot]], stack[::-1]))
    return found


def is_over(s: Any) -> Any:
    """O13: return whether all pieces are placed."""
    return s.left == 0


class Position(Told):
    """Everything on the table."""

    game: Literal["objective"]
    mode: Mode
    seats: int
    turn: Seat
    over: Annotated[bool, by(lambda s, deck: is_over(s))]
    spots: Annotated[list[Spot], by(listed_spots), Length(lambda seats, deck: rules.BASES * (seats + 2), "O4")]
    stocks: Annotated[list[dict[Colour, Annotated[int, Between(0, rules.PER_COLOUR, "O1")]]], counts_per_seat("stock", COLOUR_NAMES)]
    objectives: Annotated[list[Colour], per_seat("objective", COLOUR_NAMES)]


def lay(p: Position, s: Any, deck: Any) -> None:
    """Write the board, and what follows from the stocks."""
    s.spots = len(p.spots)
    for number, spot in enumerate(p.spots):
        s.base[number] = COLOUR_NAMES.index(spot.base)
        s.colours |= 1 << s.base[number]
    rules.clear_spots(s)
    for number, spot in enumerate(p.spots):
        for colour in spot.stack:
            rules.cover(s, number, s.top[number], COLOUR_NAMES.index(colour))
    for seat in range(p.seats):
        s.left += sum(s.stock[seat])
        s.held[seat] = sum((n > 0) << colour for colour, n in enumerate(s.stock[seat]))


def other_colours(known: Position, deck: Any, place: Place) -> Chances:
    """O3: any colour in play that is nobody else's."""
    in_play = {spot.base for spot in known.spots}
    taken = {colour for colour in known.objectives if not isinstance(colour, Hidden)}
    return evenly(colour for colour in COLOUR_NAMES if colour in in_play - taken)


SECRETS = (
    Open("game mode seats turn over", "O1 O5 O6"),
    Open("spots", "O4 O9"),  # bases and stacks lie in sight
    Open("stocks", "O5 O7"),
    Secret("objectives[seat]", "O3 O14", other_colours, opened=is_over),
)
STORE_SECRETS = ("objective",)


def in_play(s: Any, deck: Any) -> list[Colour]:
    """O2: the colours in play."""
    return [name for colour, name in enumerate(COLOUR_NAMES) if s.colours >> colour & 1]


def showing(s: Any, deck: Any) -> dict[Colour, int]:
    """O14: how many spots each colour in play shows on."""
    return numbers_of(s, [rules.spot_colour(s, spot) for spot in range(s.spots)])


def covered_spots(s: Any, deck: Any) -> dict[Colour, int]:
    """O15: and on how many of them pieces lie."""
    return numbers_of(s, [rules.spot_colour(s, spot) for spot in range(s.spots) if s.top[spot] >= 0])


def numbers_of(s: Any, colours: list[int]) -> dict[Colour, int]:
    """Return how often each colour in play is among these."""
    return {name: colours.count(colour) for colour, name in enumerate(COLOUR_NAMES) if s.colours >> colour & 1}


class View(Shown):
    """The board and stocks, open to all (O6); `objectives` has None where the colour is secret to this seat."""

    mode: Mode
    turn: int
    colours: Annotated[list[Colour], shown(in_play)]
    spots: list[Spot]
    stocks: list[dict[Colour, int]]
    objectives: list[Colour | None]
    counts: Annotated[dict[Colour, int], shown(showing)]
    covered: Annotated[dict[Colour, int], shown(covered_spots)]


class Detail(Shown):
    """The end: each seat's objective, its spots (O14), covered spots (O15) and tallest stack (O16)."""

    objectives: tuple[Colour, ...]
    spots: tuple[int, ...]
    covered: tuple[int, ...]
    tallest: tuple[int, ...]


def detail(s: Any, deck: Any) -> Detail:
    """Return the breakdown when the game is over."""
    colours = s.objective[: s.seats]
    standing = [rules.standing(s, colour) for colour in colours]
    spots, covered, tallest = (tuple(n >> shift & 255 for n in standing) for shift in (16, 8, 0))
    return Detail(tuple(COLOUR_NAMES[colour] for colour in colours), spots, covered, tallest)


def scored(seen: View, detail: Detail) -> tuple[int, ...]:
    """O14: each seat's spots so far, once its colour is known."""
    return tuple(seen.counts[colour] for colour in detail.objectives)
