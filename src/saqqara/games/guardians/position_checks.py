"""Checks of a position across its fields. Each error names the field that is wrong."""

from collections import Counter
from typing import Any

from saqqara.core.errors import BadPosition
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import BACKS, CARDS, GAME
from saqqara.games.guardians.declaration import Position, points, reached


def bad(key: str, field: str, /, **args: object) -> BadPosition:
    """Return an error about a field."""
    return BadPosition(key, GAME, field=field, **args)


def check(p: Position, deck: Any) -> None:
    """Check all that no field can state for itself."""
    if p.drawn is not None and p.drawn[0] is None:  # GR4: a single card is pile 1
        raise bad("position-drawn-first", "drawn[0]")
    check_cards(p)
    check_piles(p)


def check_cards(p: Position) -> None:
    """Each card at most once."""
    places = [(f"hands[{seat}]", hand) for seat, hand in enumerate(p.hands)]
    places += [("discard", p.discard), ("drawn", [card for card in p.drawn or [] if card is not None])]
    seen: set[int] = set()
    for field, cards in places:
        for card in cards:
            if card in seen:
                raise bad("position-room-twice", field, card=card)
            seen.add(card)
    in_piles = sum(pile.count for pile in p.piles)
    if in_piles != CARDS - len(seen):
        raise bad("position-piles-count", "piles", wanted=CARDS - len(seen), got=in_piles, all=CARDS)


def check_piles(p: Position) -> None:
    """Piles that can be: none empty that G10 would have formed anew."""
    for number, pile in enumerate(p.piles):
        if pile.top is not None and pile.count == 0:
            raise bad("position-top-empty", f"piles[{number}].top", got=pile.top)
        if pile.top is None and pile.count > 0:
            raise bad("position-top-missing", f"piles[{number}].top", count=pile.count, known=", ".join(BACKS))
    counts = [pile.count for pile in p.piles]
    if 0 in counts and (counts not in ([0, 0], [1, 0]) or (p.discard and not p.over)):
        raise bad("position-pile-empty", "piles", first=counts[0], second=counts[1])
    if p.drawn is not None and p.drawn[1] is None and counts != [0, 0]:  # there was just one card to draw
        raise bad("position-drawn-second", "drawn[1]")


def check_record(p: Position, s: Any, deck: Any) -> None:
    """Check the record that was made of a position."""
    check_backs(p, s, deck)
    check_scores(p, s, deck)


def check_backs(p: Position, s: Any, deck: Any) -> None:
    """G2: the tops are among the cards that nobody has seen."""
    unseen = int(s.cards[rules.PILES])
    for back, shown in Counter(pile.top for pile in p.piles if pile.top is not None).items():
        there = (unseen & int(deck.of_back[BACKS.index(back)])).bit_count()
        if shown > there:
            raise bad("position-backs", "piles", back=back, there=there, shown=shown)


def check_scores(p: Position, s: Any, deck: Any) -> None:
    """G11: the game is over just when somebody has reached the goal, and all others had less before they scored their cards."""
    goal = int(rules.goal(deck, p.seats))
    if p.over != (max(p.scores) >= goal):
        raise bad("position-over-early" if p.over else "position-over-late", "over", goal=goal)
    if not p.over:
        return
    if p.drawn is not None:
        raise bad("position-over-drawn", "drawn")
    if p.extra_turns:
        raise bad("position-over-extra", "extra_turns", got=p.extra_turns)
    if p.extra:
        raise bad("position-over-in-extra", "extra")
    first = reached(s, deck)
    if p.hands[first] and first != p.turn:  # only a mummy's points leave cards before whoever reached the goal
        raise bad("position-over-turn", "turn", got=p.turn, first=first)
    for seat, score in enumerate(p.scores):
        if seat == first and score < goal:
            raise bad("position-score-goal", f"scores[{seat}]", got=score, goal=goal)
        revealed = points(s, deck, seat)
        if seat != first and not revealed <= score < goal + revealed:
            most = goal + revealed - 1
            raise bad("position-score", f"scores[{seat}]", got=score, goal=goal, revealed=revealed, least=revealed, most=most)
