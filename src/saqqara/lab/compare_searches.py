"""Two ways to search, against each other: python -m saqqara.lab.compare_searches GAME "doubt=0" "doubt=0.3"
[--simulations 2000] [--games 400]

Each way is a list of changes to the game's weights and search (`exploration=0.5,trust=0`), or nothing for the game as it is;
`simulations=N` in it changes its own tries, `seconds=S` gives it that long a move instead, and `judgement=FILE` is a judgement that
`lab/train.py` made, to be used with `ahead` and `learned`. Mirrored games: the same deals with seats exchanged.
"""

from functools import cache
from typing import Any

import numpy as np
import typer

from saqqara.bots import tournament
from saqqara.bots.interface import Bot
from saqqara.bots.player_spec import enter
from saqqara.bots.search_setup import SearchSetup
from saqqara.bots.thinker import Thinker


@cache
def changed(game: str, seats: int, way: str) -> tuple[SearchSetup, int | None, float | None]:
    """Return a mind with those changes for tables of so many seats, and its own tries or seconds."""
    pairs = dict(one.split("=") for one in way.split(",") if one)
    tries, seconds, learned = (pairs.pop(name, None) for name in ("simulations", "seconds", "judgement"))
    values: dict[str, Any] = {name: int(value) if name in ("tries", "ahead") else float(value) for name, value in pairs.items()}
    judgement = None if learned is None else np.load(learned)
    thinks = SearchSetup(game, seats, judgement=judgement, **values)
    return thinks, None if tries is None else int(tries), None if seconds is None else float(seconds)


def player(name: str, seed: bytes, deck: object = None) -> Bot:
    """`way:GAME:SEATS:LEVEL:SIMULATIONS:CHANGES` as a player; any other name as everywhere."""
    if not name.startswith("way:"):
        return enter(name, seed, deck)
    _, game, seats, level, simulations, way = name.split(":", 5)
    thinks, tries, seconds = changed(game, int(seats), way)
    return Thinker(level, seed, deck, simulations=tries or int(simulations), seconds=seconds, changed=thinks, compiled=True)


def play_deal(pairing: tournament.Pairing, deal: int) -> list[tournament.Played]:
    """Play all seatings of one deal."""
    return tournament.play_deal(pairing, deal, player)


def main(
    game: str, first: str, second: str, simulations: int = 2000, games: int = 400, seats: int = 2, level: str = "master", seed: str = "way"
) -> None:
    """Compare two ways."""
    names = tuple(f"way:{game}:{seats}:{level}:{simulations}:{way}" for way in (first, second))
    pairing = tournament.Pairing(game, names, seats, games, seed)
    played = tournament.play_all(pairing, work=play_deal, warm=("master",))
    for way, one in zip((first, second), tournament.standings(pairing, played), strict=True):
        typer.echo(
            f"{way or '-':40s} {one.win:.3f} [{one.low:.3f}, {one.high:.3f}]  score {one.score:.1f}  {1000 * one.move_seconds:.0f} ms"
        )


if __name__ == "__main__":
    typer.run(main)
