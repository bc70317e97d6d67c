"""Everything that must hold of a position, checked before a state is made of it. What is wrong is said with the name of the field."""

from saqqara.core.errors import BadPosition
from saqqara.games.quarry import rules
from saqqara.games.quarry.position_types import Position

MOST = rules.STONES * (rules.STONES - 1) // 2
"""No player can have more points: every stone on one heap."""


def bad(key: str, field: str, /, **args: object) -> BadPosition:
    """What is wrong with a field."""
    return BadPosition(key, "quarry", field=field, **args)


def check(p: Position) -> None:
    """Everything that must hold of a position; raises `BadPosition` at the first thing that does not."""
    if len(p.heaps) != rules.HEAPS:
        raise bad("bad-position-length", "heaps", wanted=rules.HEAPS, got=len(p.heaps))
    for field, length in (("hands", len(p.hands)), ("scores", len(p.scores)), ("best", len(p.best))):
        if length != p.seats:
            raise bad("bad-position-seats", field, wanted=p.seats, got=length)
    if not 0 <= p.turn < p.seats:
        raise bad("bad-position-range", "turn", got=p.turn, least=0, most=p.seats - 1)
    check_stones(p)
    check_hands(p)
    check_points(p)
    laid = [number for number, heap in enumerate(p.heaps, 1) if heap]
    if p.last is None and laid:
        raise bad("position-last-missing", "last")
    if p.last is not None and p.last not in laid:
        raise bad("position-last", "last", got=p.last)


def check_stones(p: Position) -> None:
    """Q1: every stone is there once at most, and every list of them ascends."""
    seen: set[int] = set()
    named = [("gone", p.gone)]
    named += [(f"heaps[{number}]", heap) for number, heap in enumerate(p.heaps)]
    named += [(f"hands[{seat}]", hand) for seat, hand in enumerate(p.hands)]
    for field, held in named:
        for stone in held:
            if not 1 <= stone <= rules.STONES:
                raise bad("bad-position-range", field, got=stone, least=1, most=rules.STONES)
        if held != sorted(set(held)):
            raise bad("bad-position-order", field)
        for stone in held:
            if stone in seen:
                raise bad("bad-position-twice", field, what=stone)
            seen.add(stone)


def check_hands(p: Position) -> None:
    """Q2, Q8, Q9: hands are full until the bag is empty; then those who have laid last hold one stone less, until nobody holds any."""
    held = [len(hand) for hand in p.hands]
    bag = rules.STONES - sum(held) - len(p.gone) - sum(len(heap) for heap in p.heaps)
    if bag and held != [rules.HAND] * p.seats:
        raise bad("position-hands-full", "hands", got=", ".join(map(str, held)), bag=bag, wanted=rules.HAND)
    from_turn = held[p.turn :] + held[: p.turn]
    if max(held) > rules.HAND or max(held) - min(held) > 1 or from_turn != sorted(held, reverse=True):
        raise bad("position-hands-turn", "hands", got=", ".join(map(str, held)), turn=p.turn)
    if p.over and any(held):
        raise bad("position-over-early", "over", left=sum(held))
    if not p.over and not any(held):
        raise bad("position-over-late", "over")


def check_points(p: Position) -> None:
    """Q6, Q10: the best turn is one of those that made the points."""
    for seat, (points, best) in enumerate(zip(p.scores, p.best, strict=True)):
        if not 0 <= points <= MOST:
            raise bad("bad-position-range", f"scores[{seat}]", got=points, least=0, most=MOST)
        if not 0 <= best <= points:
            raise bad("position-best", f"best[{seat}]", got=best, most=points)
