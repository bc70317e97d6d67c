"""Evaluations of a game's moments: by search, or by the game's rule of thumb where it has no search."""

from math import sqrt
from typing import Any

from saqqara.bots.decisions import own_player
from saqqara.bots.interface import searched
from saqqara.bots.review.decisions import Moment
from saqqara.bots.review.model import Opened, Valued, Weighed
from saqqara.bots.thinking_result import SURE, Thought
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.rng import generator

LEVEL = "master"
LEAST = 16
"""Tries below which nothing is learnt."""
WAITING = 0.25
"""The time for a look on which nothing was decided, as a part of that for one on which something was."""


def share(moment: Moment) -> float:
    """Return the part of a decision's time that a moment is thought about; a single move needs no thought to be made."""
    return 1.0 if moment.played is not None and len(moment.look.moves) > 1 else WAITING


def think(moment: Moment, deck: Any, seed: bytes, seconds: float | None = None, tries: int | None = None) -> Weighed | Opened:
    """Think about a moment, so long or so many tries for a decision."""
    if not searched(moment.look.game):
        return estimate(moment, deck, seed)
    from saqqara.bots.thinker import Thinker

    part = share(moment)
    thinker = Thinker(
        LEVEL,
        seed + f" {moment.at} {moment.seat}".encode(),
        deck,
        simulations=None if tries is None else max(LEAST, int(tries * part)),
        seconds=None if seconds is None else seconds * part,
    )
    if moment.seat is None:
        thought = thinker.think(moment.look, moment.state)
        return Opened(moment.at, thought.tried, tuple(thought.chances))
    return weighed(moment, thinker.think(moment.look, also=moment.played))


def weighed(moment: Moment, thought: Thought) -> Weighed:
    """Return a search's estimate of a moment."""
    assert moment.seat is not None
    if not thought.moves:
        chance = thought.chances[moment.seat]
        return Weighed(moment.at, moment.seat, thought.tried, chance, 0.0 if thought.exact else off(chance, thought.tried))
    best = thought.best
    played = None if moment.played is None else valued(thought, thought.texts.index(moment.played))
    return Weighed(
        moment.at, moment.seat, thought.tried, thought.wins[best], thought.win_error(best), played and valued(thought, best), played
    )


def valued(thought: Thought, i: int) -> Valued:
    """Return one move of an evaluation with its value."""
    return Valued(
        thought.texts[i],
        thought.wins[i],
        thought.win_error(i),
        thought.points[i],
        thought.points_error(i),
        thought.visits[i],
        tuple(one / whole for one in thought.everyone[i]) if (whole := sum(thought.everyone[i])) else tuple(thought.chances),
    )


def off(chance: float, tried: int) -> float:
    """Return the margin of error of a chance after that many simulations (Agresti and Coull)."""
    likely = (chance * tried + 2) / (tried + 4)
    return SURE * sqrt(likely * (1 - likely) / (tried + 4))


# Games without a search


def estimate(moment: Moment, deck: Any, seed: bytes) -> Weighed | Opened:
    """Evaluate a moment by the game's rule of thumb (`move_values`), or by its player's hint alone."""
    look, kind = moment.look, find(moment.look.game)
    weigh = kind.part("bots.move_values").weigh if kind.has("bots.move_values") else None
    if moment.seat is None:
        chances = weigh(look, None)[2] if weigh else (1 / look.seats,) * look.seats
        return Opened(moment.at, 0, chances)
    player = own_player(look.game, deck)
    hinted = player.hint(look, player.levels(look)[LEVEL], generator(seed)) if look.moves else []
    if weigh is None:
        worths = {move: (win, points, ()) for move, win, points, *_ in hinted}
    else:
        moves = [one[0] for one in hinted] + ([moment.played] if moment.played is not None else [])
        worths = {move: weigh(look, move) for move in moves}
    candidates = [one[0] for one in hinted if one[0] in worths]
    if not candidates:
        chance = weigh(look, None)[0] if weigh else 1 / look.seats
        return Weighed(moment.at, moment.seat, 0, chance, None)
    best = max(candidates, key=lambda move: worths[move][0])
    made = moment.played
    if made is None or made not in worths:
        return Weighed(moment.at, moment.seat, 0, worths[best][0], None)
    if worths[made][0] >= worths[best][0]:
        best = made
    played = rough(look, made, worths[made])
    return Weighed(moment.at, moment.seat, 0, worths[best][0], None, rough(look, best, worths[best]), played)


def rough(look: Look, move: str, worth: tuple[float, float, tuple[float, ...]]) -> Valued:
    """Return a move by a rule of thumb: nobody knows how far it may be off."""
    win, points, everyone = worth
    rest = (1 - win) / (look.seats - 1)
    told = everyone or tuple(win if seat == look.seat else rest for seat in range(look.seats))
    return Valued(move, win, None, points, None, 0, told)
