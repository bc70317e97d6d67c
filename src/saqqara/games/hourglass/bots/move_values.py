"""The worth of a move, for whoever looks back at a game: chances to win by a rule of thumb, from the points and what is to come."""

from math import prod, sqrt
from statistics import NormalDist

from saqqara.core.look import Look
from saqqara.games.hourglass.bots.player import DIFFERENCE, SCARABS, remaining
from saqqara.games.hourglass.bots.player_model import Mind, leavings, levels
from saqqara.games.hourglass.operations import is_right, parse

Worth = tuple[float, float, tuple[float, ...]]
"""The seat's chance to win, its points in the end, and everybody's chances."""


def weigh(look: Look, move: str | None) -> Worth:
    """Return the worth of a seat's move by what the seat sees; the clock's word: that it did nothing until then; None: how it stands."""
    mind = Mind(look, levels(look)["master"])
    points = [standing(mind, seat) for seat in range(look.seats)]
    if move is not None:
        points[mind.seat] += gain(mind, move)
        if rivals := mind.rivals():
            for seat in range(look.seats):
                points[seat] += 0.0 if seat == mind.seat else left(mind, move) / rivals
    ahead = 0.0 if mind.view.over else remaining(mind)
    spread = NormalDist(0.0, max(0.5, DIFFERENCE[mind.view.advanced] * sqrt(max(ahead, 0.0))))
    raw = [prod(spread.cdf(own - other) for there, other in enumerate(points) if there != seat) for seat, own in enumerate(points)]
    everyone = tuple(one / max(sum(raw), 1e-12) for one in raw)
    return everyone[mind.seat], points[mind.seat] + SCARABS * ahead / look.seats, everyone


def standing(mind: Mind, seat: int) -> float:
    """A seat's points once the tiles of this round are judged: as was shown, where that is known; else each is right that can be."""
    taker, penalty = mind.view.round[seat], mind.view.penalty
    points = float(mind.view.scores[seat])
    for number in taker.tiles:
        shown = (taker.shown or {}).get(str(number))
        good = number in mind.ideas if shown is None else makes(mind, shown, number)
        points += mind.scarabs(number) * (1 if good else -penalty)
    return points


def gain(mind: Mind, move: str) -> float:
    """Return how much a move changes the seat's own standing."""
    word, _, rest = move.partition(" ")
    number, _, operation = rest.partition(" = ")
    penalty = mind.view.penalty
    if word == "take":
        return mind.scarabs(int(number)) * (1 if int(number) in mind.ideas else -penalty)
    if word == "show" and int(number) in mind.ideas and not makes(mind, operation, int(number)):
        return -(1.0 + penalty) * mind.scarabs(int(number))
    if word in ("done", "time") and mind.view.phase == "check":
        return -(1.0 + penalty) * sum(mind.scarabs(owed) for owed in mind.owed() if owed in mind.ideas)
    return 0.0


def left(mind: Mind, move: str) -> float:
    """The scarabs that a move leaves for the others to hope for, where tiles may still be taken."""
    if not any(one.startswith("take") for one in mind.look.moves):
        return 0.0
    taken = move.removeprefix("take ")
    return leavings([mind.surely_found(number) for number in mind.free() if number in mind.ideas and str(number) != taken])


def makes(mind: Mind, operation: str, number: int) -> bool:
    """Return whether an operation, as text, makes a number from the dice."""
    op = parse(operation)
    return op is not None and bool(is_right(op, number, *mind.view.dice))
