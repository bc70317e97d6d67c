"""A program that plays Hourglass without a search: a move with the seconds it takes, and advice with its reasons."""

from math import exp, sqrt
from statistics import NormalDist
from typing import Any

from saqqara.core.look import Look
from saqqara.core.weights import between
from saqqara.games.hourglass.bots.number_finding import Idea
from saqqara.games.hourglass.bots.player_model import Found, Level, Mind, leavings, levels
from saqqara.games.hourglass.deck import ROWS
from saqqara.games.hourglass.operations import PRINTED_SIGNS, spell

__all__ = ["Level", "between", "choose", "hint", "levels"]

Advice = tuple[str, float, float, float, tuple[str, dict[str, str | int]]]
SCARABS = 62.0
"""The scarabs that the seats win together in a game between adepts, and the usual difference of two of them in the end."""
DIFFERENCE = {False: 9.0, True: 15.0}
EASY, HARD = 0.6, 0.48


def choose(look: Look, level: Level, rng: Any, waited: float = 0.0) -> tuple[str, float]:
    """A move, and in how many seconds from now; `waited` are the seconds since this phase began.

    `rng` is not used: whoever is asked twice in a round must not draw twice, so all chance comes from what is the same for a whole round.
    """
    return Mind(look, level).choose(waited)


def hint(look: Look, level: Level, rng: Any) -> list[Advice]:
    """The best moves, best first: the move, the chance to win, the points in the end, its share, the reason. Nothing is overlooked here."""
    mind = Mind(look, level)
    if mind.view.over:
        return []
    if owed := mind.owed():
        return [shown(mind, number) for number in owed if number in mind.ideas] or given_up(mind, owed)
    free = [mind.surely_found(number) for number in mind.free() if number in mind.ideas]
    if not any(move.startswith("take") for move in look.moves):
        return []
    if not free:
        return [advice(mind, "nothing", 0.0, 0.0, 1.0, "hint-nothing")] if "nothing" in look.moves else []
    worth = {one: mind.worth(one, free, mind.rivals()) for one in free}
    total = sum(map(exp, worth.values()))
    return [taken(mind, one, free, exp(worth[one]) / total) for one in sorted(free, key=lambda one: -worth[one])]


def taken(mind: Mind, one: Found, free: list[Found], share: float) -> Advice:
    """Why a tile is worth taking."""
    seen = "safe" if not mind.rivals() else "easy" if one.ease > EASY else "hard" if one.ease < HARD else "fair"
    left = leavings([other for other in free if other is not one]) if mind.rivals() else 0.0
    details: dict[str, str | int] = {"operation": written(one.op), "number": one.number, "scarabs": one.scarabs, "seen": seen}
    return advice(mind, f"take {one.number}", one.scarabs, left, share, "hint-take", **details)


def shown(mind: Mind, number: int) -> Advice:
    """An operation that is right."""
    best: Idea = mind.ideas[number][0]
    details: dict[str, str | int] = {"operation": written(best.op), "number": number, "scarabs": mind.scarabs(number)}
    return advice(mind, f"show {number} = {spell(best.op)}", 0.0, 0.0, 1.0 / len(mind.owed()), "hint-show", **details)


def given_up(mind: Mind, owed: list[int]) -> list[Advice]:
    """At the check, when no operation is right."""
    if "done" not in mind.look.moves:
        return []
    return [advice(mind, "done", 0.0, 0.0, 1.0, "hint-done", number=owed[0], scarabs=mind.scarabs(owed[0]))]


def written(op: int) -> str:
    """An operation as people write it."""
    return spell(op).translate(PRINTED_SIGNS)


def advice(mind: Mind, move: str, gain: float, left: float, share: float, key: str, /, **details: str | int) -> Advice:
    """A move with its numbers: what it gains, and what it leaves for the next."""
    ahead = remaining(mind)
    standing = [points(mind, seat) for seat in range(mind.look.seats)]
    own = standing[mind.seat] + gain
    spread = NormalDist(0.0, max(0.5, DIFFERENCE[mind.view.advanced] * sqrt(ahead)))
    win = 1.0
    for seat, other in enumerate(standing):
        if seat != mind.seat:
            win *= spread.cdf(own - other - left / max(1, mind.rivals()))
    return move, win, own + SCARABS * ahead / mind.look.seats, share, (key, details)


def points(mind: Mind, seat: int) -> float:
    """A seat's points once the tiles of this round are judged, if each is made that can be."""
    tiles = mind.view.round[seat].tiles
    wrong = -mind.view.penalty
    return mind.view.scores[seat] + sum(mind.scarabs(number) * (1 if number in mind.ideas else wrong) for number in tiles)


def remaining(mind: Mind) -> float:
    """The part of the game that is still to come: until some heap cannot refill its row (H11)."""
    heaps = mind.view.heaps
    counts = {"yellow": heaps.yellow, "blue": heaps.blue, "red": heaps.red, "black": heaps.black}
    at_first = {
        colour: heap.count - (heap.top is not None) + sum(tile.colour == colour for tile in mind.view.tiles.values()) - row
        for (colour, heap), row in zip(counts.items(), ROWS, strict=True)
    }
    return min((heap.count + 1) / (at_first[colour] + 1) for colour, heap in counts.items())
