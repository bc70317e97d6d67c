"""Networks learned by playing: python -m saqqara.lab.reinforcement GAME [--seats 2] [--rounds 800] [--games 65536] [--device cuda]
[--rival master --beside 0.5] [--keep FILE] [--out FILE] [--matches 400]

`--resume FILE` goes on from what was kept, to the very weights that going through would have given on the same machine. A `rival` plays one
seat in the part `beside` of the games: a network that imitates that level, watched in `--watched` games. `--matches` measures the policy
network alone, without a search, against chance and every level.
"""

import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import numpy as np
import typer

from saqqara.bots import tournament
from saqqara.bots.levels import levels
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.lab.compare_searches import play_deal
from saqqara.lab.reinforcement.imitation import imitate, watch
from saqqara.lab.reinforcement.learner import Learner, Plan

TASK, EPOCHS = 8, 12
"""Games that one process watches at once; how often an imitation goes through what was watched."""


def watched_rival(plan: Plan, level: str, simulations: int | None, games: int, processes: int, device: str) -> Any:
    """Return the weights of a network that imitates a level."""
    seats, seed = plan.seats or None, f"watched {plan.seed}"
    watch(plan.game, level, 2, seats, "compiled before many need it", range(1))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        tasks = [range(first, min(first + TASK, games)) for first in range(0, games, TASK)]
        asked = [pool.submit(watch, plan.game, level, simulations, seats, seed, numbers) for numbers in tasks]
        weights, curve = imitate(plan.game, [one.result() for one in asked], plan.seed, EPOCHS, device)
    typer.echo(json.dumps({"imitated": level, "games": games, **curve[-1]}))
    return weights


def matches(plan: Plan, weights: Any, games: int) -> dict[str, list[float]]:
    """Return the part of the victories of the policy network alone against each level, and between what bounds it lies."""
    seats = plan.seats or find(plan.game).seats[0]
    found = {}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "network.npy"
        np.save(file, weights)
        for level in levels():
            names = (f"way:{plan.game}:{seats}:master:1:ahead=0,learned=1,judgement={file}", level)
            pairing = tournament.Pairing(plan.game, names, seats, games, f"learn {plan.seed}")
            one = tournament.standings(pairing, tournament.play_all(pairing, work=play_deal, warm=("master",)))[0]
            found[level] = [round(one.win, 4), round(one.low, 4), round(one.high, 4)]
    return found


def main(
    game: str,
    seed: int = 1,
    seats: Annotated[int, typer.Option(help="Seats of every game; 0: all numbers of seats.")] = 0,
    games: Annotated[int, typer.Option(help="Games at once.")] = 1024,
    rounds: int = 100,
    keep_every: Annotated[int, typer.Option(help="Rounds between two states that are kept.")] = 50,
    rival: Annotated[str | None, typer.Option(help="A level to play beside.")] = None,
    beside: Annotated[float, typer.Option(help="In which part of the games.")] = 0.5,
    watched: Annotated[int, typer.Option(help="Games in which that level is watched.")] = 4000,
    simulations: Annotated[int | None, typer.Option(help="Its simulations there.")] = None,
    measured: Annotated[int, typer.Option("--matches", help="Games against each level after the last round.")] = 0,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    processes: int = os.cpu_count() or 1,
    keep: Annotated[Path | None, typer.Option(help="Where the state is kept.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from there, and keep the state there.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Learn a game's networks."""
    if not find(game).has("bots.network"):
        raise BadSetup("learn-no-judgement", name=game)
    plan = Plan(game, seed, seats, games, rounds=rounds, keep=keep_every, beside=beside if rival else 0.0)
    imitation = watched_rival(plan, rival, simulations, watched, processes, device) if rival and resume is None else None
    learner = Learner(plan, device, imitation) if resume is None else Learner.resumed(resume, plan, device)
    kept_in = keep or resume
    while learner.rounds < rounds:
        learner.round()
        if learner.rounds % plan.keep == 0 or learner.rounds == rounds:
            typer.echo(json.dumps(learner.curve[-1]))
            if kept_in is not None:
                learner.keep(kept_in)
    if out is not None:
        np.save(out, learner.weights())
    if measured:
        typer.echo(json.dumps({"policy alone against": matches(plan, learner.weights(), measured)}))


if __name__ == "__main__":
    typer.run(main)
