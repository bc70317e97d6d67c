"""The time that a person would take for a move: a reaction, and more with each choice (Hick's law), with the spread of
people's times.

It is made from an onlooker's look and from chance, and from nothing that the bot knows: so its time tells nothing that its moves do not.
"""

from math import exp, log, log2
from statistics import NormalDist
from typing import Any

from saqqara.bots.search import unit
from saqqara.bots.search_setup import mind_for
from saqqara.core.determinization import imagine_state
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.rng import generator

FORCED, BASE, PER_BIT = 0.7, 1.1, 0.9
"""Seconds for the only move there is; for any decision; and for each doubling of what there is to choose between."""
SPREAD = 0.35
"""Of the logarithm of a time."""
LEAST, MOST = 0.4, 9.0
CLEAR = 1.0
"""Moves whose worths differ by so much are told apart at a glance."""


def human_seconds(seen: Look, seat: int, deck: Any, chance: bytes) -> float:
    """Return seconds for the next move of a seat, by what an onlooker sees before it."""
    assert seen.seat is None
    noise = NormalDist(0.0, SPREAD).inv_cdf(unit(generator(chance)))
    choices = effective_choices(seen, seat, deck)
    usual = FORCED if choices is None else BASE + PER_BIT * log2(choices)
    return min(max(usual * exp(noise), LEAST), MOST)


def effective_choices(seen: Look, seat: int, deck: Any) -> float | None:
    """Between how many equally good moves it would be as hard to choose, as it looks from outside; None where there is no choice."""
    kind = find(seen.game)
    state, tables = imagine_state(seen, generator(b"tempo"), deck)
    out = [0] * kind.rules.MAX_LEGAL
    moves = out[: kind.rules.legal(state, tables, seat, out)]
    if len(moves) < 2:
        return None
    if not kind.has("bots.evaluation"):
        return float(len(moves))
    thinks = mind_for(seen)
    worths = [thinks.evaluation.worth(state, tables, thinks.plain_w, seat, move) / CLEAR for move in moves]
    best = max(worths)
    parts = [exp(worth - best) for worth in worths]
    total = sum(parts)
    return exp(-sum(part / total * log(max(part / total, 1e-12)) for part in parts))
