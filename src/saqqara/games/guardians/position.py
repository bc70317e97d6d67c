"""Positions as data: everything on the table, secrets included."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from saqqara.core.errors import BadPosition
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS, CARDS, GAME

Back = Literal["green", "yellow", "red"]


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards, and the back of the top one."""

    count: int
    top: Back | None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`docs/formats.md` describes the fields."""

    game: Literal["guardians"]
    seats: int
    turn: int
    over: bool
    scores: list[Annotated[int, msgspec.Meta(ge=0, le=9999)]]
    hands: list[list[int]]
    discard: list[int]
    piles: list[Pile]
    drawn: list[int | None] | None
    extra_turns: int


def cards_in(s: Any, place: int) -> list[int]:
    """The numbers of the cards in a place, in their order."""
    held = int(s["cards"][place])
    return [card + 1 for card in sorted((card for card in range(CARDS) if held >> card & 1), key=lambda card: int(s["rank"][card]))]


def drawn(s: Any) -> list[int | None] | None:
    """The numbers of a werewolf's two cards."""
    if not s["cards"][rules.DRAWN]:
        return None
    found = [int(rules.drawn_card(s, pile)) for pile in range(2)]
    return [card + 1 if card >= 0 else None for card in found]


def piles(s: Any) -> list[Pile]:
    """Both piles, as everybody sees them."""
    names: Any = (*BACKS, None)  # NO_BACK is -1
    return [Pile(int(s["pile"][pile]), names[s["top"][pile]]) for pile in range(2)]


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    seats = range(s["seats"])
    return Position(
        game=GAME,
        seats=int(s["seats"]),
        turn=int(s["turn"]),
        over=bool(s["over"]),
        scores=[int(s["score"][seat]) for seat in seats],
        hands=[cards_in(s, seat) for seat in seats],
        discard=cards_in(s, rules.DISCARD),
        piles=piles(s),
        drawn=drawn(s),
        extra_turns=int(s["extra_turns"]),
    )


def points(s: Any, deck: Any, seat: int) -> int:
    """What a seat's face-down cards score."""
    return int(rules.revealed(s, deck, np.int64(s["cards"][seat]))[0])


def reached(s: Any, deck: Any) -> int:
    """Who reached the goal of a game that is over: whoever had it before the others scored (G11), or, with cards left (GR2), who acted."""
    goal = int(rules.goal(int(s["seats"])))
    return next((seat for seat in range(s["seats"]) if s["score"][seat] - points(s, deck, seat) >= goal), int(s["turn"]))


def bad(key: str, field: str, **args: object) -> BadPosition:
    """What is wrong with a field."""
    return BadPosition(key, GAME, field=field, **args)


def check(p: Position) -> None:
    """What must hold of the fields one by one, and of the cards together."""
    for field, length, wanted in (
        ("scores", len(p.scores), p.seats),
        ("hands", len(p.hands), p.seats),
        ("piles", len(p.piles), 2),
        ("drawn", 2 if p.drawn is None else len(p.drawn), 2),
    ):
        if length != wanted:
            raise bad("bad-position-length", field, wanted=wanted, got=length)
    if not 0 <= p.turn < p.seats:
        raise bad("bad-position-value", "turn", got=p.turn, wanted=f"0-{p.seats - 1}")
    if p.extra_turns not in (0, 1):  # an awakening wins one at most, and it is played at once
        raise bad("bad-position-value", "extra_turns", got=p.extra_turns, wanted="0-1")
    if p.drawn is not None and p.drawn[0] is None:  # GR4: a single card is pile 1
        raise bad("bad-position-value", "drawn[0]", got="null", wanted=f"1-{CARDS}")
    check_cards(p)
    check_piles(p)


def check_cards(p: Position) -> None:
    """Each card at most once."""
    places = [(f"hands[{seat}]", hand) for seat, hand in enumerate(p.hands)]
    places += [("discard", p.discard), ("drawn", [card for card in p.drawn or [] if card is not None])]
    seen: set[int] = set()
    for field, cards in places:
        for card in cards:
            if not 1 <= card <= CARDS:
                raise bad("bad-position-value", field, got=card, wanted=f"1-{CARDS}")
            if card in seen:
                raise bad("bad-position-twice", field, what=card)
            seen.add(card)
    in_piles = sum(pile.count for pile in p.piles)
    if in_piles != CARDS - len(seen):
        raise bad("bad-position-count", "piles", wanted=CARDS - len(seen), got=in_piles)


def check_piles(p: Position) -> None:
    """Piles that can be: none empty that G10 would have formed anew."""
    for number, pile in enumerate(p.piles):
        if not 0 <= pile.count <= CARDS // 2:
            raise bad("bad-position-value", f"piles[{number}].count", got=pile.count, wanted=f"0-{CARDS // 2}")
        if (pile.top is None) != (pile.count == 0):
            wanted = "null" if pile.count == 0 else ", ".join(BACKS)
            raise bad("bad-position-value", f"piles[{number}].top", got=pile.top or "null", wanted=wanted)
    counts = [pile.count for pile in p.piles]
    if 0 in counts and (counts not in ([0, 0], [1, 0]) or (p.discard and not p.over)):
        raise bad("bad-position-value", "piles", got=", ".join(map(str, counts)), wanted="G10, GR4")
    if p.drawn is not None and p.drawn[1] is None and counts != [0, 0]:  # there was just one card to draw
        raise bad("bad-position-value", "drawn[1]", got="null", wanted=f"1-{CARDS}")


def check_backs(p: Position, s: Any, deck: Any) -> None:
    """G2: the tops are among the cards that nobody has seen."""
    unseen = int(s["cards"][rules.PILES])
    for back, shown in Counter(pile.top for pile in p.piles if pile.top is not None).items():
        there = (unseen & int(deck["of_back"][BACKS.index(back)])).bit_count()
        if shown > there:
            raise bad("bad-position-count", f"piles[].top = {back}", wanted=f"<= {there}", got=shown)


def check_scores(p: Position, s: Any, deck: Any) -> None:
    """G11: the game is over just when somebody has reached the goal, and all others had less before they scored their cards."""
    goal = int(rules.goal(p.seats))
    if p.over != (max(p.scores) >= goal):
        raise bad("bad-position-value", "over", got=str(p.over).lower(), wanted=str(not p.over).lower())
    if not p.over:
        return
    if p.drawn is not None:
        raise bad("bad-position-value", "drawn", got=str(p.drawn), wanted="null")
    if p.extra_turns:
        raise bad("bad-position-value", "extra_turns", got=p.extra_turns, wanted=0)
    first = reached(s, deck)
    if p.hands[first] and first != p.turn:  # only a mummy's points leave cards before whoever reached the goal
        raise bad("bad-position-value", "turn", got=p.turn, wanted=first)
    for seat, score in enumerate(p.scores):
        revealed = 0 if seat == first else points(s, deck, seat)
        if (score >= goal) if seat == first else (revealed <= score < goal + revealed):
            continue
        wanted = f">= {goal}" if seat == first else f"{revealed}-{goal + revealed - 1}"
        raise bad("bad-position-value", f"scores[{seat}]", got=score, wanted=wanted)


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p)
    made = np.zeros(1, rules.STATE)
    s = made[0]
    s["seats"], s["turn"], s["over"], s["extra_turns"] = p.seats, p.turn, p.over, p.extra_turns
    places: list[tuple[int, Sequence[int | None]]] = [*enumerate(p.hands), (rules.DISCARD, p.discard), (rules.DRAWN, p.drawn or [])]
    unseen = (1 << CARDS) - 1
    for place, cards in places:
        for rank, card in enumerate(cards):
            if card is not None:
                s["cards"][place] |= 1 << card - 1
                s["rank"][card - 1] = rank
                unseen &= ~(1 << card - 1)
    s["cards"][rules.PILES] = unseen
    for number, pile in enumerate(p.piles):
        s["pile"][number] = pile.count
        s["top"][number] = rules.NO_BACK if pile.top is None else BACKS.index(pile.top)
    for seat, score in enumerate(p.scores):
        s["score"][seat] = score
    check_backs(p, s, deck)
    check_scores(p, s, deck)
    return made
