"""Everything that must hold of a position, checked before a state is made of it. What is wrong is said with the name of the field."""

from collections import Counter

from saqqara.core.errors import BadPosition
from saqqara.games.objective import rules
from saqqara.games.objective.position_types import Position


def bad(key: str, field: str, **args: object) -> BadPosition:
    """What is wrong with a field."""
    return BadPosition(key, "objective", field=field, **args)


def check(p: Position) -> None:
    """Everything that must hold of a position; raises `BadPosition` at the first thing that does not."""
    seats = p.seats
    if seats == 4 and p.mode == "fair":
        raise bad("bad-position-value", "mode", got="fair", wanted="random")
    for field, length, wanted in (
        ("spots", len(p.spots), rules.BASES * (seats + 2)),
        ("stocks", len(p.stocks), seats),
        ("objectives", len(p.objectives), seats),
    ):
        if length != wanted:
            raise bad("bad-position-length", field, wanted=wanted, got=length)
    if not 0 <= p.turn < seats:
        raise bad("bad-position-value", "turn", got=p.turn, wanted=f"0-{seats - 1}")
    bases = Counter(spot.base for spot in p.spots)
    for colour, n in bases.items():
        if n != rules.BASES:
            raise bad("bad-position-count", f"spots[].base = {colour}", wanted=rules.BASES, got=n)
    if len(set(p.objectives)) < seats:
        raise bad("bad-position-twice", "objectives", what=next(c for c, n in Counter(p.objectives).items() if n > 1))
    pieces: Counter[str] = Counter()
    for number, spot in enumerate(p.spots):
        if any(a == b for a, b in zip([spot.base, *spot.stack], spot.stack, strict=False)):  # O8, O10
            raise bad("bad-position-value", f"spots[{number}].stack", got=", ".join(spot.stack), wanted="O8, O10")
        pieces.update(spot.stack)
    for seat, held in enumerate(p.stocks):
        if min(held.values(), default=0) < 0:
            raise bad("bad-position-value", f"stocks[{seat}]", got=min(held.values()), wanted=">= 0")
        if p.mode == "fair" and max(held.values(), default=0) > rules.PER_COLOUR // seats:  # O5
            raise bad("bad-position-value", f"stocks[{seat}]", got=max(held.values()), wanted=f"<= {rules.PER_COLOUR // seats}")
        pieces.update(held)
    for named in {*pieces, *p.objectives}:
        if named not in bases:
            raise bad("bad-position-value", "spots[].base", got=", ".join(bases), wanted=named)
    for named, n in pieces.items():  # annihilated pieces leave in pairs (O10)
        if n > rules.PER_COLOUR or (rules.PER_COLOUR - n) % 2:
            raise bad("bad-position-count", f"stocks, spots[].stack: {named}", wanted=f"{rules.PER_COLOUR}, 4, 2, 0", got=n)
    left = [sum(held.values()) for held in p.stocks]
    round_from_turn = left[p.turn :] + left[: p.turn]  # O6: the seats just before the one to act have placed one more
    most = rules.PER_COLOUR * (seats + 2) // seats
    if round_from_turn != sorted(left, reverse=True) or max(left) - min(left) > 1 or max(left) > most:
        raise bad("bad-position-value", "stocks", got=", ".join(map(str, left)), wanted=f"O5, O6 (<= {most})")
    if p.over != (sum(left) == 0):
        raise bad("bad-position-value", "over", got=p.over, wanted=sum(left) == 0)
