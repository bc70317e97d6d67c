"""Each level plays better than the one below it, in every game: mirrored games with a fixed seed, until one of the two is clearly ahead.

Levels that search nothing are held against each other at every kind of table in `test_level_table.py`.
"""

import os
from itertools import pairwise

import pytest

from saqqara.bots import levels
from saqqara.bots.interface import searched
from saqqara.bots.search_setup import search_setup
from saqqara.bots.tournament import Pairing, play_deal
from saqqara.core.game import find, games
from saqqara.lab.level_matches import Meeting

AHEAD = 4
"""The lead in victories that decides: a level that wins three games of ten gets there once in thirty times."""
MOST = 40
"""Games after which whoever is ahead is the better one."""
SHORTER, LEAST = 16, 32
"""Searches make so many times fewer tries, so that this takes seconds, but no fewer than so many."""
ADVICE = "give the higher level less noise or more tries in weights.toml (docs/research/search.md), or the lower one more noise"


def entered(game: str, level: str) -> str:
    """Return a level, with fewer tries where it searches with many."""
    tries = search_setup(game).weights.levels[level].simulations if searched(game) and level != "chance" else 0
    return f"{level}@{max(tries // SHORTER, min(tries, LEAST))}" if tries else level


def lead(game: str, better: str, worse: str) -> tuple[float, int]:
    """Return the lead of the first when it is decided, and the number of games; shared victories count in part."""
    pairing = Pairing(game, (better, worse), find(game).seats[0], MOST, "order")
    ahead, played = 0.0, 0
    for deal in range(pairing.deals):
        for one in play_deal(pairing, deal):
            first = [one.seating[seat] for seat, place in enumerate(one.places) if place == 1]
            ahead += (first.count(0) - first.count(1)) / len(first)
            played += 1
        if abs(ahead) >= AHEAD:
            break
    return ahead, played


SLOW = (("expedition", "adept", "master"),) if os.environ.get("SAQQARA_LAB") != "all" else ()
"""Pairs for the long form alone: each of their decisions takes a search a long time."""
PAIRS = [(game, *pair) for game in games() for pair in pairwise(levels()) if not Meeting(game, find(game).seats[0], {}, pair).compiled]


@pytest.mark.parametrize(("game", "worse", "better"), [pair for pair in PAIRS if pair not in SLOW])
def test_a_level_beats_the_one_below(game: str, worse: str, better: str) -> None:
    ahead, played = lead(game, entered(game, better), entered(game, worse))
    assert ahead > 0, f"{game}: after {played} games {better} is {-ahead:g} victories behind {worse}: {ADVICE}"
