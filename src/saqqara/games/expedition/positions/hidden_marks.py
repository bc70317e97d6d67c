"""The marks that a seat may have made in the present step (ER3): one way at random, all ways with their chances, or the moves behind it.

Of a record only what it says of that seat is read, and the round and the pattern: `beginning` leaves the rest of it empty.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from saqqara.core.cstruct import copy_of, rebuild
from saqqara.core.rng import Rng, draw
from saqqara.core.secrecy import Chances, Place
from saqqara.games.expedition import marking, rules
from saqqara.games.expedition.geometry.patterns import PATTERNS
from saqqara.games.expedition.positions.players import Card, Player, lay_player, read_player
from saqqara.games.expedition.state import MARK, MARKS, PASS, PER_PLACE, State

MARKED = ("cards", "red", "green", "torches", "skulls", "owed", "before")
"""The fields of a player that a marking step changes."""


def as_it_lay(player: Player, deck: Any) -> Player:
    """ER3: what all see of a player is what lay there when the step began."""
    before = player.before
    if before is None:
        return replace(player, owed=0)
    cards = [Card(card.number, marked) if card else None for card, marked in zip(player.cards, before.marked, strict=True)]
    return replace(
        player, cards=cards, red=before.red, green=before.green, torches=before.torches, skulls=before.skulls, owed=0, before=None
    )


def beginning(known: Any, deck: Any, place: Place) -> Any:
    """Return a record of one player alone, as they lay when this step began."""
    s = State()
    s.seats, s.phase, s.round, s.pattern = known.seats, MARK, known.round, PATTERNS.index(known.pattern)
    lay_player(s, deck, place.seat or 0, replace(place.shows, finished=False))
    return s


def marked_fields(s: Any, deck: Any, seat: int) -> dict[str, Any]:
    """Return these fields of a player in a record."""
    seated = read_player(s, deck, seat)
    return {name: getattr(seated, name) for name in MARKED}


def any_marks(known: Any, deck: Any, place: Place) -> Chances:
    """E7, E11: whatever may be marked in this step, by decisions that are as likely as each other."""
    seat = place.seat or 0
    found = all_marks(beginning(known, deck, place), deck, seat, known.players[seat].finished)
    return ((marked_fields(s, deck, seat), chance) for s, chance in found)


def marks_at_random(known: Any, deck: Any, place: Place, rng: Any) -> dict[str, Any]:
    """Return one of them: to go through them all takes long where there are many red crosses."""
    seat = place.seat or 0
    return marked_fields(draw_marks(beginning(known, deck, place), deck, seat, known.players[seat].finished, rng), deck, seat)


def is_done(s: Any, seat: int) -> bool:
    """Return whether a seat is done with this step."""
    return bool(s.finished >> seat & 1)


def choices(s: Any, deck: Any, seat: int) -> list[int]:
    """Return what a seat may mark next."""
    out = [0] * rules.MAX_LEGAL
    return out[: rules.legal(s, deck, seat, out)]


def marked(s: Any, deck: Any, seat: int, move: int) -> Any:
    """Return the record after a move of this step."""
    after = copy_of(s)
    marking.mark(after, deck, seat, move)
    return after


def draw_marks(begun: Any, deck: Any, seat: int, done: bool, rng: Rng) -> Any:
    """Return the record with marks for a seat: a whole marking when it is done, else nothing yet or one that still owes a square, as likely
    as in `redeal`."""
    after = begun
    while not is_done(after, seat) and (done or draw(rng, 2) == 0):
        moves = choices(after, deck, seat)
        after = marked(after, deck, seat, moves[draw(rng, len(moves))])
    return after if done or not is_done(after, seat) else begun


def all_marks(begun: Any, deck: Any, seat: int, done: bool) -> Iterator[tuple[Any, float]]:
    """Return every record that `draw_marks` may give, once, with its chance."""
    chances: dict[bytes, float] = defaultdict(float)
    for after, chance in lines(begun, deck, seat, done, 1.0):
        chances[bytes(after if done or not is_done(after, seat) else begun)] += chance
    return ((rebuild(State, data), chance) for data, chance in chances.items())


def lines(s: Any, deck: Any, seat: int, done: bool, chance: float) -> Iterator[tuple[Any, float]]:
    """Return every end of that drawing with its chance, many of them more than once."""
    if is_done(s, seat):
        yield s, chance
        return
    if not done:
        chance /= 2
        yield s, chance
    moves = choices(s, deck, seat)
    for move in moves:
        yield from lines(marked(s, deck, seat, move), deck, seat, done, chance / len(moves))


def moves_behind(s: Any, deck: Any, seat: int) -> list[int]:
    """Return moves that lead a seat from the beginning of this step to where it is."""
    begun = copy_of(s)
    marking.hide(begun, seat)
    begun.finished &= ~(1 << seat)
    return moves_between(begun, s, deck, seat) or []


def moves_between(s: Any, goal: Any, deck: Any, seat: int) -> list[int] | None:
    """Return the moves of a seat from one record to another; None where there are none."""
    if standing(s, seat) == standing(goal, seat):
        return []
    if is_done(s, seat):
        return None
    missing = [there & ~already for there, already in zip(goal.marked[seat], s.marked[seat], strict=True)]
    for move in choices(s, deck, seat):
        if move != PASS:
            place, which = divmod(move - MARKS, PER_PLACE)
            if marking.squares_of(which) & ~missing[place]:
                continue
        others = moves_between(marked(s, deck, seat, move), goal, deck, seat)
        if others is not None:
            return [move, *others]
    return None


def standing(s: Any, seat: int) -> tuple[Any, ...]:
    """Return all that a step changes of a seat."""
    return list(s.marked[seat]), list(s.sheet[seat]), s.owed[seat], is_done(s, seat)
