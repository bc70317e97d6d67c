"""All that is before one player: as positions tell it, and as it is stored in the record of the rules.

In the middle of a marking step a player of a position also has `before`: what lay open when the step began, which is still all that the
others see (ER3). It is left out where nothing has changed since.
"""

from typing import Annotated, Any

from saqqara.core.bits import members, set_of
from saqqara.core.declaration import Told
from saqqara.core.position_field_checks import ITEM, RISING, Between, Length
from saqqara.games.expedition import marking
from saqqara.games.expedition.deck import COLOURS, Colour
from saqqara.games.expedition.geometry.patterns import mask_of, names
from saqqara.games.expedition.state import CARDS, GEMS, KEEP, NOBODY, PAIRS, PLACES, REPLACE, SKULLS

CardNumber = Annotated[int, ITEM, Between(1, CARDS, "E1")]
Cards = Annotated[list[CardNumber], RISING]
Gems = Annotated[int, Between(0, GEMS, "E3")]
Skulls = Annotated[int, Between(0, SKULLS, "E3")]
Torches = Annotated[list[bool], Length(lambda seats, deck: deck.rounds, "E3")]
"""E13: one for each round."""


class Card(Told):
    """A card being dug through, and its marked squares."""

    number: CardNumber
    marked: list[str]


class Before(Told):
    """All that lay open of a player when this marking step began: the marks by place, and the score card."""

    marked: Annotated[list[list[str]], Length(PLACES, "E4")]
    red: Gems
    green: Gems
    torches: Torches
    skulls: Skulls


class Player(Told):
    """All that is before a player. `cards` has None for an empty place, and is empty before two cards are kept."""

    dealt: Cards
    cards: list[Card | None]
    completed: Cards
    red: Gems
    green: Gems
    torches: Torches
    skulls: Skulls
    boxes: dict[Colour, Annotated[list[int], RISING]]
    owed: int
    finished: bool
    before: Before | None = None


def sheet(numbers: Any, deck: Any) -> dict[str, Any]:
    """Return the entries of a score card by their names."""
    red, green, torches, skulls = numbers
    return {"red": red, "green": green, "torches": [bool(torches >> n & 1) for n in range(deck.rounds)], "skulls": skulls}


def boxes(s: Any, deck: Any, seat: int) -> dict[Colour, list[int]]:
    """Return the points of the boxes that a seat has taken, ascending, or that nobody has, in their order."""
    points = list(deck.box_points)
    found = [[worth for worth, owner in zip(points, owners, strict=True) if owner == seat] for owners in s.box]
    return {colour: worths if seat == NOBODY else worths[::-1] for colour, worths in zip(COLOURS, found, strict=True)}


def finished(s: Any, seat: int) -> bool:
    """Return whether a seat is done with the present step."""
    return bool(not s.completed[seat] & s.to_replace if s.phase == REPLACE else s.finished >> seat & 1)


def read_player(s: Any, deck: Any, seat: int) -> Player:
    """Return what is before a seat."""
    dealt = [number for number in s.dealt[seat] if number]
    cards = [Card(number, names(mask)) if number else None for number, mask in zip(s.card[seat], s.marked[seat], strict=True)]
    if s.phase == KEEP:
        cards = [Card(dealt[i], []) for i in PAIRS[s.kept[seat]]] if s.kept[seat] != NOBODY else []
    before = None
    if (s.marked_before[seat], s.sheet_before[seat]) != (s.marked[seat], s.sheet[seat]):
        before = Before([names(mask) for mask in s.marked_before[seat]], **sheet(s.sheet_before[seat], deck))
    return Player(
        dealt=dealt,
        cards=cards,
        completed=members(s.completed[seat]),
        **sheet(s.sheet[seat], deck),
        boxes=boxes(s, deck, seat),
        owed=s.owed[seat],
        finished=finished(s, seat),
        before=before,
    )


def lay_player(s: Any, deck: Any, seat: int, seated: Player) -> None:
    """Write what is before a seat."""
    cards = [card or Card(0, []) for card in seated.cards]
    if s.phase == KEEP:
        s.dealt[seat][:] = seated.dealt
        if cards:
            s.kept[seat] = PAIRS.index([seated.dealt.index(card.number) for card in cards])
    else:
        s.card[seat][:] = [card.number for card in cards]
        s.marked[seat][:] = [mask_of(card.marked) for card in cards]
    s.sheet[seat][:] = entries(seated)
    s.completed[seat] = set_of(seated.completed)
    s.owed[seat] = seated.owed
    if s.phase != REPLACE:
        s.finished |= seated.finished << seat
    for owners, colour in zip(s.box, COLOURS, strict=True):
        for points in seated.boxes[colour]:
            owners[list(deck.box_points).index(points)] = seat
    marking.show(s, seat)
    if seated.before is not None:
        s.marked_before[seat][:] = [mask_of(squares) for squares in seated.before.marked]
        s.sheet_before[seat][:] = entries(seated.before)


def entries(card: Player | Before) -> list[int]:
    """Return the entries of a score card as the record has them."""
    return [card.red, card.green, sum(lit << number for number, lit in enumerate(card.torches)), card.skulls]
