"""Everything that must hold of a position, before and after a state is made of it. What is wrong is said with the name of the field."""

from collections import Counter
from typing import Any

from saqqara.core.errors import BadPosition
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS, CARDS, GAME
from saqqara.games.guardians.position_types import Position
from saqqara.games.guardians.scoring import points, reached


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
    if p.extra:
        raise bad("bad-position-value", "extra", got="true", wanted="false")
    first = reached(s, deck)
    if p.hands[first] and first != p.turn:  # only a mummy's points leave cards before whoever reached the goal
        raise bad("bad-position-value", "turn", got=p.turn, wanted=first)
    for seat, score in enumerate(p.scores):
        revealed = 0 if seat == first else points(s, deck, seat)
        if (score >= goal) if seat == first else (revealed <= score < goal + revealed):
            continue
        wanted = f">= {goal}" if seat == first else f"{revealed}-{goal + revealed - 1}"
        raise bad("bad-position-value", f"scores[{seat}]", got=score, wanted=wanted)
