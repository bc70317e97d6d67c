"""The compiled loops of a simulation, made for a game."""

from functools import cache
from pathlib import Path
from typing import Any

from saqqara.core.game import find
from saqqara.lab.simulation import no_tally

HERE = Path(__file__).parent


@cache
def by_chance(game: str) -> Any:
    """`row_loop.py`: games by chance."""
    kind = find(game)
    tally = kind.part("tally") if kind.has("tally") else no_tally
    parts = {name: getattr(tally, name) for name in ("standing", "note", "total")}
    return kind.template(HERE / "row_loop.py", actor=kind.loops.actor, MOST=kind.seats[-1], **parts)


@cache
def at_first_sight(game: str) -> Any:
    """`sight_loop.py`: games between levels that play at first sight."""
    from saqqara.bots.mind import mind

    kind = find(game)
    parts = {name: getattr(by_chance(game), name) for name in ("start", "step", "finish")}
    return kind.template(HERE / "sight_loop.py", actor=kind.loops.actor, err=mind(game).code.err, **parts)
