"""Weights by self-play: python -m saqqara.lab.tune GAME [--seed 1] [--rounds 40] [--games 300] [--noise 0.5] [--write]

The cross-entropy method: in each round candidates are drawn around the present weights, each plays mirrored games (the same deals with
seats exchanged) at first sight against the present weights, and the best quarter says where to go on. Prints the weights as TOML;
`--write` puts them into the game's file. The same seed gives the same weights.
"""

import re
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated, Any

import numpy as np
import typer
from rich.progress import track

from saqqara.bots.search_setup import search_setup
from saqqara.core.arrays import deck_array, generator, new_states, option_codes
from saqqara.core.game import find
from saqqara.lab.level_matches import code

CANDIDATES, ELITE = 32, 8


def worths(game: str, seats: int) -> Any:
    """Return the weights of first sight as they are."""
    return search_setup(game, seats).w[: len(search_setup(game).evaluation.NAMES)].copy()


def duel(game: str, first: Any, second: Any, seed: bytes, games: int, noise: float, seats: int, clarity: float) -> float:
    """Return the result of `first` against `second`: the part of the victories it wins, and a little for clear ones."""
    kind = find(game)
    options, rng = option_codes(kind, kind.choices(seats, {})), generator(seed)
    state, total = new_states(kind), np.zeros(3)
    moves, scores, places = np.zeros(kind.rules.MAX_LEGAL, np.int64), np.zeros(8, np.int64), np.zeros(8, np.int64)
    deck = deck_array(kind)[0]
    code(game).duel(
        state[0], deck, seats, options, np.array([first, second]), noise, games, rng, np.zeros(4, np.uint64), moves, scores, places, total
    )
    scale = search_setup(game, seats).weights.search.scale
    return float(total[0] / (2 * games) + clarity * (total[1] - total[2]) / (2 * games) / scale)


def tune(game: str, seed: int, rounds: int, games: int, noise: float, seats: int, clarity: float) -> Any:
    """Return the weights where the search ended."""
    chance = np.random.default_rng(seed)
    mean = worths(game, seats)
    spread = np.maximum(np.abs(mean) * 0.5, 0.25)
    with ProcessPoolExecutor() as pool:
        for number in track(range(rounds), description=game):
            drawn = mean + spread * chance.standard_normal((CANDIDATES, len(mean)))
            asked = [pool.submit(duel, game, one, mean, f"{seed} {number}".encode(), games, noise, seats, clarity) for one in drawn]
            fares = np.array([one.result() for one in asked])
            best = drawn[np.argsort(-fares)[:ELITE]]
            mean = 0.4 * mean + 0.6 * best.mean(0)
            spread = 0.6 * spread + 0.4 * best.std(0)
            typer.echo(f"{number:3d}  best {np.sort(fares)[::-1][:3].round(3)}  mean of all {fares.mean():.3f}", err=True)
    return mean


def main(
    game: str,
    seed: int = 1,
    rounds: int = 40,
    games: int = 300,
    noise: float = 0.5,
    seats: int = 2,
    clarity: Annotated[float, typer.Option(help="What a point more is worth beside a victory.")] = 0.05,
    write: Annotated[bool, typer.Option("--write", help="Put the weights into the game's file.")] = False,
) -> None:
    """Tune one game's weights."""
    found = tune(game, seed, rounds, games, noise, seats, clarity)
    fares = duel(game, found, worths(game, seats), b"judge", 4 * games, noise, seats, 0.0)
    typer.echo(f"against the weights it began with: {fares:.3f} of {8 * games} games", err=True)
    lines = "\n".join(f"{name} = {value:.3f}" for name, value in zip(search_setup(game).evaluation.NAMES, found, strict=True))
    typer.echo(lines)
    if write:
        file = find(game).folder / "bots/weights.toml"
        text = re.sub(r"\[worth\]\n.*?\n(?=\n)", f"[worth]\n{lines}\n", file.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
