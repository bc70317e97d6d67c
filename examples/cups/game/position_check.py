"""Everything that must hold of a position."""

from saqqara.core.errors import BadPosition
from saqqara.games.cups import rules
from saqqara.games.cups.notation import BID
from saqqara.games.cups.position_types import Position


def bad(key: str, field: str, **args: object) -> BadPosition:
    """What is wrong with a field."""
    return BadPosition(key, "cups", field=field, **args)


def check(p: Position) -> None:
    """Raises `BadPosition` at the first thing that is wrong."""
    for field, length in (("dice", len(p.dice)), ("marks", len(p.marks))):
        if length != p.seats:
            raise bad("bad-position-seats", field, wanted=p.seats, got=length)
    numbers = [("turn", p.turn, 0, p.seats - 1), ("round", p.round, 0, rules.ROUNDS)]
    numbers += [(f"dice[{seat}]", die, 1, rules.FACES) for seat, die in enumerate(p.dice)]
    numbers += [(f"marks[{seat}]", marks, 0, rules.ROUNDS) for seat, marks in enumerate(p.marks)]
    for field, got, least, most in numbers:
        if not least <= got <= most:
            raise bad("bad-position-range", field, got=got, least=least, most=most)
    if sum(p.marks) != p.round:
        raise bad("position-marks", "marks", got=sum(p.marks), wanted=p.round)
    if p.over != (p.round == rules.ROUNDS):
        raise bad("position-over", "over", got=str(p.over).lower(), played=p.round)
    bid = BID.fullmatch(p.bid or "")
    if p.bid is not None and (p.over or bid is None or int(bid[1]) > p.seats):
        raise bad("position-bid", "bid", got=p.bid[:20], dice=p.seats)
