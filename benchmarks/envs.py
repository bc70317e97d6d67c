"""Speed of our games as environments, beside games of PettingZoo and OpenSpiel themselves: `python -m benchmarks.envs`.

Everything is random moves on one core, in rounds that take turns; medians are given. The vector environment moves by itself (`step()`), and
gives observations and masks after each move of each of its rows; the others are driven from Python, theirs by the same lines as ours.
"""

import importlib
import importlib.util
import random
import sys
import time
import types
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import msgspec
import numpy as np
from rich.progress import Progress
from typer import run as run_command

from benchmarks.report import bars, print_report
from saqqara.bench.engine import ROUNDS, one_core
from saqqara.core.game import find
from saqqara.core.game import games as all_games
from saqqara.envs import vector

ROWS = 1024
"""Of a vector environment."""
PETTINGZOO, OPENSPIEL = "PettingZoo", "OpenSpiel"
THEIRS = {
    PETTINGZOO: ("connect_four",),
    OPENSPIEL: ("connect_four", "hanabi", "gin_rummy", "python_tic_tac_toe", "python_block_dominoes", "python_liars_poker"),
}
"""Games of theirs, of which those named python_ are written in Python as ours are for OpenSpiel."""

Turn = Callable[[float], float]
"""Moves for so many seconds; how many a second."""


class Row(msgspec.Struct):
    """Figures of one game through one interface: numbers of an observation, actions, moves a second."""

    through: str
    game: str
    ours: bool
    seats: int
    observation: int
    actions: int
    moves_per_second: float = 0.0


class Report(msgspec.Struct):
    """The figures of all games and interfaces."""

    rows: list[Row]


def paced(moves: Callable[[], int], seconds: float) -> float:
    """Return moves a second of something that makes a few at a call."""
    made, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        made += moves()
    return made / spent


def in_a_batch(game: str) -> tuple[Row, Turn]:
    """Return the vector environment of one of our games."""
    env = vector.make(game, ROWS)
    env.reset(seed=1)

    def step() -> int:
        env.step()
        return ROWS

    return Row("vector", game, True, env.seats, env.size, env.actions), lambda seconds: paced(step, seconds)


def agent_by_agent(name: str, ours: bool, env: Any) -> tuple[Row, Turn]:
    """Return a PettingZoo environment: what the agent that acts sees, and one of the actions that its mask allows."""
    chance = random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    agent = env.possible_agents[0]
    size, actions = int(np.prod(env.observation_space(agent)["observation"].shape)), int(env.action_space(agent).n)
    return Row(PETTINGZOO, name, ours, len(env.possible_agents), size, actions), lambda seconds: paced(step, seconds)


def state_by_state(name: str, ours: bool, game: Any) -> tuple[Row, Turn]:
    """Return an OpenSpiel game: one of the legal actions, or of the outcomes of chance, of which only the actions are counted."""
    chance = random.Random(1)

    def play() -> int:
        moves, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return moves

    size = game.observation_tensor_size()
    return Row(OPENSPIEL, name, ours, game.num_players(), size, game.num_distinct_actions()), lambda seconds: paced(play, seconds)


def extra(name: str) -> Any:
    """Return a module of an extra."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        raise SystemExit(f"{name} is not installed here: pip install 'saqqara[envs]'.") from None


def through_ours(part: str) -> Any:
    """Return our side of an interface, where this version has it."""
    name = f"saqqara.envs.{part}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def pettingzoo_games(names: list[str]) -> Iterator[tuple[Row, Turn]]:
    """Ours and theirs through PettingZoo."""
    extra("pettingzoo")
    if importlib.util.find_spec("pygame") is None:
        sys.modules.setdefault("pygame", types.ModuleType("pygame"))  # their games draw by it, and nothing is drawn here
    ours = through_ours("pettingzoo")
    for name in names if ours else ():
        yield agent_by_agent(name, True, ours.env(name, find(name).seats[0]))
    for name in THEIRS[PETTINGZOO]:
        yield agent_by_agent(name, False, extra(f"pettingzoo.classic.{name}.{name}").env())


def openspiel_games(names: list[str]) -> Iterator[tuple[Row, Turn]]:
    """Ours and theirs through OpenSpiel."""
    spiel = extra("pyspiel")
    extra("open_spiel.python.games")  # registers those written in Python
    ours = through_ours("openspiel")
    for name in names if ours else ():
        yield state_by_state(name, True, ours.load(name, find(name).seats[0]))
    for name in THEIRS[OPENSPIEL]:
        yield state_by_state(name, False, spiel.load_game(name))


def measure(seconds: float, names: list[str], progress: Progress) -> Report:
    """Measure every game through every interface, in turns."""
    with one_core():
        task = progress.add_task("getting ready", total=None)
        runs = [in_a_batch(name) for name in names] + [*pettingzoo_games(names), *openspiel_games(names)]
        for _, turn in runs:
            turn(0.01)
        progress.update(task, total=ROUNDS * len(runs))
        speeds: list[list[float]] = [[] for _ in runs]
        for _ in range(ROUNDS):
            for found, (row, turn) in zip(speeds, runs, strict=True):
                progress.update(task, description=f"{row.through}: {row.game}")
                found.append(turn(seconds / ROUNDS))
                progress.advance(task)
        for found, (row, _) in zip(speeds, runs, strict=True):
            row.moves_per_second = median(found)
    return Report([row for row, _ in runs])


def main(seconds: float = 1.5, game: list[str] | None = None, json: bool = False) -> None:
    """Measure for so many seconds each game through each interface, and print."""
    asked = [find(name).name for name in game] if game else list(all_games())
    with bars() as progress:
        report = measure(seconds, [name for name in asked if find(name).has("lab.observation")], progress)
    print_report(report, json)


if __name__ == "__main__":
    run_command(main)
