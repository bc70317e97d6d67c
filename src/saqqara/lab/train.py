"""A judgement by self-play: python -m saqqara.lab.train GAME [--seed 1] [--rounds 2] [--games 4000] [--device cuda] [--keep FILE] [--write]

In each round the search plays against itself, first without any judgement, then with what was learned; the networks are trained on all
games so far. Each round is kept in a file (`--keep`), from which `--resume` goes on: it gives what going through would have given. The same
seed gives the same weights on the same machine. `--write` puts weights and curve into the game's folder.
"""

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress

from saqqara.bots import tournament
from saqqara.bots.search_setup import LEARNED
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.lab.compare_searches import play_deal
from saqqara.lab.network_gradients import train_moves, train_sides
from saqqara.lab.self_play import Noted, some_games, together

CURVE = "network_training.json"
SECONDS = 0.05
"""The time a move when the strength is measured."""
TASK, WARM = 8, 64
"""The number of games in one task of a process, and the simulations per move that suffice to have everything compiled."""


class Plan(NamedTuple):
    """The plan of a training: two with the same plan give the same."""

    game: str
    seed: int
    games: int
    simulations: int
    epochs: int
    ahead: int
    learned: float
    sight: bool
    matches: int


class Kept(NamedTuple):
    """The state of a training: the rounds that are done, the notes, the weights, and the curve."""

    rounds: int
    noted: Noted | None
    weights: Any
    curve: list[dict[str, Any]]


def played(plan: Plan, kept: Kept, processes: int, progress: Progress) -> Noted:
    """Return the games of the next round, on all cores."""
    examples = kept.noted is not None and len(kept.noted.many) > 0
    changes = (("ahead", plan.ahead), ("learned", plan.learned if examples else 0.0)) if kept.rounds else (("ahead", -1), ("learned", 0.0))
    judgement = kept.weights.tobytes() if kept.rounds else b""
    seed = f"learn {plan.seed} {kept.rounds}"
    simulations = 0 if plan.sight and kept.rounds == 0 else plan.simulations
    tasks = [(first, min(TASK, plan.games - first)) for first in range(0, plan.games, TASK)]
    bar = progress.add_task(f"{plan.game} {kept.rounds + 1}", total=plan.games)
    found = []
    if processes == 1:
        for first, games in tasks:
            found.append(some_games(plan.game, seed, first, games, simulations, judgement, changes))
            progress.advance(bar, games)
        return together(found)
    some_games(
        plan.game, seed, 0, 1, min(WARM, simulations), judgement, changes
    )  # so that what must be compiled is kept before many need it
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        asked = [pool.submit(some_games, plan.game, seed, *task, simulations, judgement, changes) for task in tasks]
        for one, (_, games) in zip(asked, tasks, strict=True):
            found.append(one.result())
            progress.advance(bar, games)
    return together(found)


def one_round(plan: Plan, kept: Kept, device: str, processes: int, progress: Progress) -> Kept:
    """Play, and learn from all that was played."""
    began = time.monotonic()
    new = played(plan, kept, processes, progress)
    noted = new if kept.noted is None else together([kept.noted, new])
    playing = time.monotonic() - began
    part = find(plan.game).part("bots.network")
    bar = progress.add_task(f"{plan.game} {kept.rounds + 1}", total=2 * plan.epochs)

    def told(point: Any) -> None:
        progress.advance(bar)

    sides, sides_curve = train_sides(noted, part.SIDE_HIDDEN, plan.seed, plan.epochs, device, told=told)
    moves, moves_curve = train_moves(noted, part.MOVE_HIDDEN, plan.seed, plan.epochs, device, told=told)
    weights = np.concatenate([sides, moves])
    row = {
        "round": kept.rounds + 1,
        "tables": len(noted.sides),
        "decisions": len(noted.many),
        "seconds": [round(playing, 1), round(time.monotonic() - began - playing, 1)],
        "ends": sides_curve,
        "moves": moves_curve,
        "strength": strength(plan, weights) if plan.matches else None,
    }
    return Kept(kept.rounds + 1, noted, weights, [*kept.curve, row])


def strength(plan: Plan, weights: Any) -> dict[str, float]:
    """Measure the search with the learned networks against the search without, with equal time a move, for the fewest seats: the part
    of the games won and between what bounds that lies."""
    with TemporaryDirectory() as folder:
        np.save(Path(folder) / LEARNED, weights)
        now = f"seconds={SECONDS},ahead={plan.ahead},learned={plan.learned},judgement={Path(folder) / LEARNED}"
        names = tuple(f"way:{plan.game}:master:0:{way}" for way in (now, f"seconds={SECONDS},ahead=-1,learned=0"))
        pairing = tournament.Pairing(plan.game, names, find(plan.game).seats[0], plan.matches, f"learn {plan.seed}")
        one = tournament.standings(pairing, tournament.play_all(pairing, work=play_deal, warm=("master",)))[0]
    return {"games": one.games, "win": round(one.win, 4), "low": round(one.low, 4), "high": round(one.high, 4)}


def keep(file: Path, plan: Plan, kept: Kept) -> None:
    """Write how far it has come; what was there is replaced at once."""
    assert kept.noted is not None
    facts = json.dumps({"plan": plan._asdict(), "rounds": kept.rounds, "curve": kept.curve})
    new = file.with_suffix(".new.npz")
    np.savez(new, facts=np.array(facts), weights=kept.weights, **kept.noted._asdict())
    new.replace(file)


def resume(file: Path, plan: Plan) -> Kept:
    """Return the state of a training of the same plan."""
    try:
        with np.load(file) as told:
            facts = json.loads(str(told["facts"]))
            noted, weights = Noted(*(told[name] for name in Noted._fields)), told["weights"]
    except (OSError, ValueError, KeyError) as problem:
        raise BadSetup("learn-unreadable", path=str(file), what=str(problem)) from None
    if facts["plan"] != plan._asdict():
        raise BadSetup("learn-other-plan", path=str(file), plan=json.dumps(facts["plan"]))
    return Kept(facts["rounds"], noted, weights, facts["curve"])


def learn(plan: Plan, rounds: int, device: str = "cpu", processes: int = 1, kept_in: Path | None = None, begin: Kept | None = None) -> Kept:
    """Train all rounds, from the first or from where a training stopped."""
    if not find(plan.game).has("bots.network"):
        raise BadSetup("learn-no-judgement", name=plan.game)
    kept = begin or Kept(0, None, None, [])
    with Progress(console=Console(stderr=True), transient=True) as progress:
        while kept.rounds < rounds:
            kept = one_round(plan, kept, device, processes, progress)
            if kept_in is not None:
                keep(kept_in, plan, kept)
    return kept


def main(
    game: str,
    seed: int = 1,
    rounds: int = 2,
    games: Annotated[int, typer.Option(help="Games a round.")] = 4000,
    simulations: Annotated[int, typer.Option(help="Tries a move in them.")] = 400,
    epochs: int = 20,
    ahead: Annotated[int, typer.Option(help="From the second round on: moves beyond the tree before the judgement speaks.")] = 0,
    learned: Annotated[
        float, typer.Option(help="From the second round on: how little the learned first sight counts; 0: not at all.")
    ] = 1.0,
    sight: Annotated[
        bool, typer.Option(help="Play the games of the first round at first sight: quick where a game in the head is long.")
    ] = False,
    matches: Annotated[int, typer.Option(help="Games after each round to see how strong it is.")] = 0,
    device: Annotated[str, typer.Option(help="cpu or cuda: where the networks are trained.")] = "cpu",
    processes: int = os.cpu_count() or 1,
    keep_in: Annotated[Path | None, typer.Option("--keep", help="Where each round is kept.")] = None,
    resume_from: Annotated[Path | None, typer.Option("--resume", help="Go on from such a file, and keep the rounds there.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Put weights and curve into the game's folder.")] = False,
    out: Annotated[Path | None, typer.Option(help="Put weights and curve there.")] = None,
) -> None:
    """Learn one game's judgement."""
    plan = Plan(game, seed, games, simulations, epochs, ahead, learned, sight, matches)
    begin = None if resume_from is None else resume(resume_from, plan)
    kept = learn(plan, rounds, device, processes, keep_in or resume_from, begin)
    for row in kept.curve:
        typer.echo(json.dumps({**row, "ends": row["ends"][-1], "moves": row["moves"][-1]}))
    folder = find(game).folder / "bots" if write else out
    if folder is not None:
        np.save(folder / LEARNED, kept.weights)
        (folder / CURVE).write_text(json.dumps({"plan": plan._asdict(), "curve": kept.curve}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
