"""The table of Guardians: the names of all that lies there, its storage in the record of the rules, and who may know it."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, get_args

from saqqara.core.bits import members, set_of
from saqqara.core.deck_memo import once_a_deck
from saqqara.core.declaration import Known, Shown, Told, by, each, per_seat, shown, shown_to_seat
from saqqara.core.position_field_checks import ITEM, PER_SEAT, Between, Length, Seat
from saqqara.core.secrecy import Chances, Hidden, Open, Place, Secret, evenly
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS, CARDS, CENTRES, TREASURES

Back = Literal["green", "yellow", "red"]
assert get_args(Back) == BACKS
Card = Annotated[int, ITEM, Between(1, CARDS, "G1")]


class Pile(Told):
    """The number of cards, and the back of the top one."""

    count: Annotated[int, Between(0, CARDS // 2, "G2")]
    top: Back | None


def cards_in(s: Any, place: int) -> list[int]:
    """Return the numbers of the cards in a place, in their order."""
    return [card + 1 for card in sorted(members(s.cards[place]), key=lambda card: s.rank[card])]


def drawn_cards(s: Any, deck: Any) -> list[int | None] | None:
    """Return the numbers of a werewolf's two cards, each by the pile that it comes from."""
    cards = {s.rank[card - 1]: card for card in cards_in(s, rules.DRAWN)}
    return [cards.get(pile) for pile in range(2)] if cards else None


def both_piles(s: Any, deck: Any) -> list[Pile]:
    """Return both piles, as everybody sees them."""
    names: Any = (*BACKS, None)  # NO_BACK is -1
    return [Pile(count, names[top]) for count, top in zip(s.pile, s.top, strict=True)]


class Position(Told):
    """Everything on the table. `extra_turns` are Frank's that are still to come, `extra` says that this turn is one of them."""

    game: Literal["guardians"]
    seats: int
    turn: Seat
    over: bool
    scores: Annotated[list[Annotated[int, Between(0, 9999)]], per_seat("score")]
    hands: Annotated[list[list[Card]], by(lambda s, deck: [cards_in(s, seat) for seat in range(s.seats)]), PER_SEAT]
    discard: Annotated[list[Card], by(lambda s, deck: cards_in(s, rules.DISCARD))]
    piles: Annotated[list[Pile], by(both_piles), Length(2, "G2")]
    drawn: Annotated[list[Card | None] | None, by(drawn_cards), Length(2, "G9b")]
    extra_turns: Annotated[int, Between(0, 1, "G9c")]  # an awakening wins one at most, and it is played at once
    extra: bool = False


def lay(p: Position, s: Any, deck: Any) -> None:
    """Write the cards: those that lie nowhere else are in the piles."""
    s.cards[rules.PILES] = (1 << CARDS) - 1
    places: list[tuple[int, Sequence[int | None]]] = [*enumerate(p.hands), (rules.DISCARD, p.discard), (rules.DRAWN, p.drawn or [])]
    for place, cards in places:
        for rank, card in enumerate(cards):
            if card is not None:
                s.cards[place] |= 1 << card - 1
                s.cards[rules.PILES] &= ~(1 << card - 1)
                s.rank[card - 1] = rank
    for number, pile in enumerate(p.piles):
        s.pile[number] = pile.count
        s.top[number] = rules.NO_BACK if pile.top is None else BACKS.index(pile.top)


def back(card: int | None, deck: Any) -> str | None:
    """G4: a room's back stays in sight; where a pile gave nothing, that is seen too (GR3)."""
    return None if card is None else BACKS[deck.back[card - 1]]


def rooms_with_that_back(known: Position, deck: Any, place: Place) -> Chances:
    """Any room with that back of which nobody knows where it lies."""
    if place.shows is None:
        return evenly([None])
    places: list[list[Any]] = [*known.hands, known.discard, known.drawn or []]
    seen = {card for cards in places for card in cards if isinstance(card, int)}
    return evenly(card for card in range(1, CARDS + 1) if card not in seen and back(card, deck) == place.shows)


def whoever_drew(position: Position, place: Place) -> int:
    """G9b: whoever woke the werewolf looks at the two rooms alone."""
    return position.turn


def is_over(s: Any) -> Any:
    """G11: return whether all rooms lie open."""
    return s.over != 0


SECRETS = (
    Open("game seats turn over", "G3"),
    Open("scores", "G5 G11"),
    Open("discard", "GR5"),
    Open("piles", "G2"),  # how many rooms, and the back on top
    Open("extra_turns extra", "G9c"),
    Secret("hands[seat][each]", "G4 GR5", rooms_with_that_back, shows=back, opened=is_over),
    Secret("drawn[each]", "G9b", rooms_with_that_back, owner=whoever_drew, shows=back, opened=is_over),
)
STORE_SECRETS = ("cards", "rank")


class Face(Shown):
    """The face of a card, for whoever may read it."""

    number: int
    treasure: str
    count: int
    centre: str


class Room(Shown, gc=False):
    """A card on the table: its back, and its face where this seat may know it."""

    back: Back
    face: Face | None


@once_a_deck
def rooms(deck: Any) -> tuple[dict[int, Room], dict[str, Room]]:
    """Return the cards of a deck: face up by their numbers, face down by their backs."""
    names: Any = BACKS
    faces = [Face(card + 1, TREASURES[deck.treasure[card]], deck.count[card], CENTRES[deck.centre[card]]) for card in range(CARDS)]
    return {face.number: Room(names[deck.back[face.number - 1]], face) for face in faces}, {name: Room(name, None) for name in names}


def room(card: Any, deck: Any) -> Room | None:
    """Return a card as somebody sees it; None where a pile gave nothing."""
    opened, closed = rooms(deck)
    known = card.shows if isinstance(card, Hidden) else card
    return None if known is None else closed[known] if isinstance(card, Hidden) else opened[known]


def card_of(seen: Room | None, deck: Any) -> Any:
    """Return the number of a card that somebody sees, or `Hidden` with its back."""
    return None if seen is None else seen.face.number if seen.face else Hidden(seen.back)


def points_to_secure(known: Known) -> int | None:
    """G5: what this seat would score by securing now."""
    if known.seat < 0:
        return None
    held = set_of(card - 1 for card in known.position.hands[known.seat])
    return int(rules.revealed(known.record, known.deck, held)[0])


class View(Shown):
    """The table. `secure` is what this seat would score by securing now, None for an onlooker."""

    turn: int
    goal: Annotated[int, shown(lambda s, deck: rules.goal(deck, s.seats))]
    scores: list[int]
    hands: Annotated[list[list[Room]], each(room, card_of)]
    discard: Annotated[list[Room], each(room, card_of)]
    piles: list[Pile]
    drawn: Annotated[list[Room | None] | None, each(room, card_of)]
    extra_turns: int
    extra: bool
    secure: Annotated[int | None, shown_to_seat(points_to_secure)]


def points(s: Any, deck: Any, seat: int) -> int:
    """Return the score of a seat's face-down cards."""
    return rules.revealed(s, deck, s.cards[seat])[0]


def reached(s: Any, deck: Any) -> int:
    """Return the seat that reached the goal: the one that had it before the others scored (G11), or, with cards left (GR2), that acted."""
    goal = rules.goal(deck, s.seats)
    return next((seat for seat in range(s.seats) if s.score[seat] - points(s, deck, seat) >= goal), s.turn)


class Detail(Shown):
    """The end: who reached the goal, the scores at that moment, and what the others then revealed (G11)."""

    reached: int
    before: tuple[int, ...]
    revealed: tuple[int, ...]


def detail(s: Any, deck: Any) -> Detail:
    """Return the breakdown when the game is over."""
    first = reached(s, deck)
    revealed = tuple(0 if seat == first else points(s, deck, seat) for seat in range(s.seats))
    return Detail(first, tuple(s.score[seat] - revealed[seat] for seat in range(s.seats)), revealed)


def scored(seen: View, detail: Detail) -> tuple[int, ...]:
    """Each seat's points so far."""
    return tuple(seen.scores)


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """All but keeping every drawn card, and passing, turns a card over."""
    if rules.KEEP <= move < rules.PASS:
        there = set_of(pile for pile, card in enumerate(drawn_cards(s, deck) or ()) if card)
        return None if move - rules.KEEP == there else "undo-revealed"
    return None if move == rules.PASS else "undo-revealed"


class Turned(Shown):
    """The rooms that a move turned over for all to see. `points` is what they are worth (G6) and `seat` who scores that, None for nobody;
    both are None for rooms that a werewolf brought."""

    rooms: tuple[Room, ...]
    points: int | None
    seat: int | None


def turned(s: Any, deck: Any, seat: int, move: int) -> Turned | None:
    """The rooms that a move turns over: they may be shuffled into the piles at once (G10), and then the discards do not show them."""
    cards: Iterable[int] = ()
    worth, scores = None, -1
    if move < rules.KEEP and move >= rules.SECURE:
        owner = seat if move == rules.SECURE else move - rules.AWAKEN
        cards = cards_in(s, owner)
        worth, wards, kinds = rules.revealed(s, deck, s.cards[owner])
        scores = rules.scorer(seat, owner, wards, kinds)
    elif rules.KEEP <= move < rules.PASS:
        cards = [card for pile, card in enumerate(drawn_cards(s, deck) or []) if card and not move - rules.KEEP >> pile & 1]
    opened, _ = rooms(deck)
    return Turned(tuple(opened[card] for card in cards), worth, scores if scores >= 0 else None) if cards else None
