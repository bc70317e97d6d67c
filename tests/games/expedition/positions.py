"""Positions for the tests, on a deck of plain cards: start c1, tomb c5, nothing between. 3, 6, 9 … are purple, 1, 4 … green, 2, 5 … orange.

A card with its marks is written as moves are: `7: c1 c2`, or `7` when it is untouched.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from saqqara import Table

PLAIN = "..S.. ..... ..... ..... ..T.."
EXAMPLE = ".#S.g ..x.# #.s.. .#.#t r.T.."
COLOURS = ("purple", "green", "orange")
SKULLS = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
EXPEDITIONS = ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]


def deck(grids: Mapping[int, str] | None = None) -> dict[str, Any]:
    """Return the plain deck, with some cards of one's own."""
    cards = [{"number": number, "colour": COLOURS[number % 3], "grid": (grids or {}).get(number, PLAIN).split()} for number in range(1, 49)]
    return {"skulls": SKULLS, "patterns": EXPEDITIONS, "card": cards}


def card(text: str | None) -> dict[str, Any] | None:
    """Return a card with its marks."""
    if text is None:
        return None
    number, _, squares = text.partition(":")
    return {"number": int(number), "marked": squares.split()}


def nearly(number: int) -> str:
    """Return a plain card that lacks nothing but its tomb."""
    return f"{number}: c1 c2 c3 c4"


def exhausted(cards: list[list[str | None]]) -> dict[str, Any]:
    """Fields of a position where neither pile nor display is left: the first seat has completed all that is not here."""
    here = {int(text.partition(":")[0]) for own in cards for text in own if text}
    return {"display": [None] * 4, "completed": [[n for n in range(1, 49) if n not in here], *([] for _ in cards[1:])]}


def shared_boxes(completed: list[list[int]]) -> list[dict[str, list[int]]]:
    """Return the boxes that completed cards have brought, the first seat first."""
    left = {colour: [10, 6, 3] for colour in COLOURS}
    shares = []
    for cards in completed:
        counts = {colour: sum(COLOURS[number % 3] == colour for number in cards) for colour in COLOURS}
        shares.append({colour: sorted(left[colour].pop(0) for _ in range(min(n // 2, len(left[colour])))) for colour, n in counts.items()})
    return shares


def position(
    cards: list[list[str | None]],
    pattern: str = "I3",
    *,
    completed: list[list[int]] | None = None,
    sheets: Iterable[Mapping[str, Any]] = (),
    boxes: list[dict[str, list[int]]] | None = None,
    display: list[int | None] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """Return a whole position in a marking step; `sheets` change fields of players, further keywords those of the position."""
    seats, turn = len(cards), fields.get("turn", 1)
    completed = completed or [[] for _ in cards]
    display = [45, 46, 47, 48] if display is None else display
    boxes = boxes or shared_boxes(completed)
    taken = {colour: [points for own in boxes for points in own.get(colour, [])] for colour in COLOURS}
    others = list(EXPEDITIONS)
    others.remove(pattern)
    players = [
        {
            "dealt": [],
            "cards": [card(text) for text in cards[seat]],
            "completed": completed[seat],
            "red": 0,
            "green": 0,
            "torches": [False] * 4,
            "skulls": 0,
            "boxes": {colour: boxes[seat].get(colour, []) for colour in ("green", "orange", "purple")},
            "owed": 0,
            "finished": False,
        }
        for seat in range(seats)
    ]
    for player, changes in zip(players, sheets, strict=False):
        player.update(changes)
    on_table = sum(number is not None for number in display) + sum(map(len, completed)) + sum(c is not None for own in cards for c in own)
    return {
        "game": "expedition",
        "seats": seats,
        "over": False,
        "phase": "mark",
        "round": 1,
        "turn": turn,
        "pattern": pattern,
        "expeditions_left": others[turn - 1 :],
        "display": display,
        "pile": 48 - on_table,
        "to_replace": [],
        "boxes_left": {
            colour: [points for points in (10, 6, 3) if points not in taken[colour]] for colour in ("green", "orange", "purple")
        },
        "players": players,
        **fields,
    }


def given(
    cards: list[list[str | None]], pattern: str = "I3", *, grids: Mapping[int, str] | None = None, seed: bytes = b"", **fields: Any
) -> Table:
    """Return a table that goes on from such a position."""
    return Table.from_position(position(cards, pattern, **fields), seed or b"test", deck=deck(grids))


def play(table: Table, *moves: tuple[int, str]) -> Table:
    """Play some more moves."""
    for seat, text in moves:
        table.play(seat, text)
    return table


def player(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return the things in front of a player."""
    found: dict[str, Any] = table.position()["players"][seat]
    return found


def marked(table: Table, seat: int = 0, place: int = 0) -> str:
    """Return the marked squares of a card."""
    return " ".join(player(table, seat)["cards"][place]["marked"])


def moves(table: Table, seat: int = 0, card: int | None = None) -> list[str]:
    """Return the moves of a seat; with a card, only the squares that can be marked on it."""
    listed = table.look(seat).moves
    return list(listed) if card is None else [text.partition(": ")[2] for text in listed if text.startswith(f"{card}: ")]
