"""The compiled loops of a simulation, made for a game."""

from functools import cache
from typing import Any

from saqqara.core import random_games
from saqqara.core.compile import twins
from saqqara.core.game import find
from saqqara.core.template_parts import named, rules_of
from saqqara.core.templates import bind
from saqqara.lab.simulation import heuristic_loop, no_tally, row_loop


@cache
def by_chance(game: str) -> Any:
    """Return `row_loop.py` compiled: games by chance."""
    return twins(row_loop_of(game))


@cache
def row_loop_of(game: str) -> Any:
    """Return the same as plain functions."""
    kind = find(game)
    tally = kind.part("lab.tally") if kind.has("lab.tally") else no_tally
    places = row_loop.COMMON + kind.seats[-1]
    parts = {"actor": random_games.actor, "PLACES": places, "OWN": places + kind.seats[-1], **named(tally, ("standing", "note", "total"))}
    return bind(row_loop, game, game={**rules_of(kind), **parts})


@cache
def at_first_sight(game: str) -> Any:
    """`heuristic_loop.py`: games between levels that play at first sight."""
    from saqqara.bots.search_setup import search_setup

    kind = find(game)
    loop = {"actor": random_games.actor, **named(by_chance(game), ("start", "step", "finish"))}
    return twins(bind(heuristic_loop, game, game=rules_of(kind), loop=loop, search=named(search_setup(game).code, ("err",))))
