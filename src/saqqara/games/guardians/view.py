"""What a seat may see: the backs of all cards, the faces of its own and of the discards."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from saqqara.core.fields import fields, once_a_deck
from saqqara.core.rng import draw
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS, CARDS, CENTRES, GAME, TREASURES
from saqqara.games.guardians.position import cards_in, drawn, piles
from saqqara.games.guardians.position_types import Back, Pile, Position
from saqqara.games.guardians.scoring import points, reached


class Face(msgspec.Struct, frozen=True):
    """What is on a card, for whoever may read it."""

    number: int
    treasure: str
    count: int
    centre: str


class Room(msgspec.Struct, frozen=True, gc=False):
    """A card on the table: its back, and its face where this seat may know it."""

    back: Back
    face: Face | None


class View(msgspec.Struct, frozen=True):
    """The table.

    `extra_turns` are Frank's that are still to come, `extra` says that this turn is one of them; `secure` is what this seat would score by
    securing now, None for an onlooker.
    """

    turn: int
    goal: int
    scores: tuple[int, ...]
    hands: tuple[tuple[Room, ...], ...]
    discard: tuple[Room, ...]
    piles: tuple[Pile, ...]
    drawn: tuple[Room | None, ...] | None
    extra_turns: int
    extra: bool
    secure: int | None


class Turned(msgspec.Struct, frozen=True):
    """The rooms that a move turned over for all to see."""

    rooms: tuple[Room, ...]


class Detail(msgspec.Struct, frozen=True):
    """The end: who reached the goal, the scores at that moment, and what the others then revealed (G11)."""

    reached: int
    before: tuple[int, ...]
    revealed: tuple[int, ...]


class Rooms(NamedTuple):
    """All cards of a deck by their numbers (the first is none), face up and face down; and its goal by the number of seats."""

    open: tuple[Room, ...]
    closed: tuple[Room, ...]
    goals: tuple[int, ...]


@once_a_deck
def rooms(deck: Any) -> Rooms:
    """The cards of a deck."""
    names: Any = BACKS
    closed = [Room(names[back], None) for back in deck.back]
    faces = [Face(card + 1, TREASURES[deck.treasure[card]], int(deck.count[card]), CENTRES[deck.centre[card]]) for card in range(CARDS)]
    opened = [Room(room.back, face) for room, face in zip(closed, faces, strict=False)]
    goals = tuple(int(rules.goal(deck, seats)) for seats in range(rules.SEATS + 1))
    return Rooms((closed[0], *opened), (closed[0], *closed), goals)


def view(s: Any, deck: Any, seat: int) -> View:
    """The view of a seat, or of an onlooker."""
    f, all_cards = fields(s), rooms(deck)
    seats, pair = f.seats, drawn(f)
    lying = all_cards.open if f.over else all_cards.closed
    seen = View(
        turn=f.turn,
        goal=all_cards.goals[seats],
        scores=f.score[:seats],
        hands=tuple([tuple([lying[number] for number in cards_in(f, other)]) for other in range(seats)]),
        discard=tuple([all_cards.open[number] for number in cards_in(f, rules.DISCARD)]),
        piles=tuple(piles(f)),
        drawn=tuple(all_cards.closed[number] if number else None for number in pair) if pair else None,
        extra_turns=f.extra_turns,
        extra=bool(f.extra),
        secure=None,
    )
    return seen if seat < 0 else for_seat(seen, s, deck, seat)


def for_seat(seen: View, s: Any, deck: Any, seat: int) -> View:
    """What a seat knows beyond an onlooker: the faces of its own rooms (G4), of what it has drawn (G9b), and what securing would score."""
    f, opened = fields(s), rooms(deck).open
    hands, pair = list(seen.hands), drawn(f)
    hands[seat] = tuple([opened[number] for number in cards_in(f, seat)])
    return replace(
        seen,
        hands=tuple(hands),
        drawn=tuple([opened[number] if number else None for number in pair]) if pair and seat == seen.turn else seen.drawn,
        secure=points(s, deck, seat),
    )


def detail(s: Any, deck: Any) -> Detail:
    """The breakdown when the game is over."""
    first = reached(s, deck)
    revealed = tuple(0 if seat == first else points(s, deck, seat) for seat in range(s.seats))
    return Detail(first, tuple(int(s.score[seat]) - revealed[seat] for seat in range(s.seats)), revealed)


def veiled(s: Any, seat: int, move: int) -> bool:
    """Every action is open."""
    return False


def step(s: Any) -> tuple[int, ...]:
    """Nothing waits to come into the open."""
    return ()


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """All but keeping every drawn card, and passing, turns a card over."""
    if rules.KEEP <= move < rules.PASS:
        there = sum(1 << pile for pile, card in enumerate(drawn(fields(s)) or ()) if card)
        return None if move - rules.KEEP == there else "undo-revealed"
    return None if move == rules.PASS else "undo-revealed"


def turned(s: Any, deck: Any, seat: int, move: int) -> Turned | None:
    """The rooms that a move turns over: they may be shuffled into the piles at once (G10), and then the discards do not show them."""
    cards: Iterable[int] = ()
    if move == rules.SECURE:
        cards = cards_in(fields(s), seat)
    elif rules.AWAKEN <= move < rules.KEEP:
        cards = cards_in(fields(s), move - rules.AWAKEN)
    elif rules.KEEP <= move < rules.PASS:
        cards = [card for pile, card in enumerate(drawn(fields(s)) or []) if card and not move - rules.KEEP >> pile & 1]
    return Turned(tuple(rooms(deck).open[number] for number in cards)) if cards else None


def scored(seen: View, detail: Detail) -> tuple[int, ...]:
    """Each seat's points so far."""
    return seen.scores


def imagine(seen: View, deck: Any, seat: int, rng: Any) -> Position:
    """A position that this seat cannot tell from the true one."""
    pair = seen.drawn or ()
    known = {room.face.number for room in all_rooms(seen) if room.face}
    backs = list(deck.back)
    unknown = {back: [n + 1 for n in range(CARDS) if BACKS[backs[n]] == back and n + 1 not in known] for back in BACKS}

    def number(room: Room) -> int:
        if room.face:
            return room.face.number
        choice = unknown[room.back]
        return choice.pop(int(draw(rng, len(choice))))

    return Position(
        game=GAME,
        seats=len(seen.scores),
        turn=seen.turn,
        over=max(seen.scores) >= seen.goal,
        scores=list(seen.scores),
        hands=[[number(room) for room in hand] for hand in seen.hands],
        discard=[number(room) for room in seen.discard],
        piles=list(seen.piles),
        drawn=[number(room) if room else None for room in pair] or None,
        extra_turns=seen.extra_turns,
        extra=seen.extra,
    )


def all_rooms(seen: View) -> Iterable[Room]:
    """Every card in view."""
    for rooms in (*seen.hands, seen.discard, seen.drawn or ()):
        yield from (room for room in rooms if room)
