"""`saqqara simulate`: many games, a row of numbers for each."""

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from saqqara.cli.screen import Screen
from saqqara.cli.table_setup import option_values, pairs
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.lab.simulation.plan import Plan, make_plan
from saqqara.lab.simulation.runner import run
from saqqara.lab.simulation.summary import Fared, Summary, summary

DEVICES = ("cpu", "cuda", "ray")


def simulate(
    screen: Screen,
    game: str,
    seats: int | None,
    games: int,
    players: str,
    seed: str,
    option: list[str],
    deck: Path | None,
    out: Path | None,
    json: bool,
    fresh: bool,
    **where: Any,
) -> None:
    """Play many games; say what came out."""
    kind = find(game)
    if where["device"] not in DEVICES:
        raise BadSetup("lab-device", device=where["device"][:40])
    if where["address"] is not None and where["device"] != "ray":
        raise BadSetup("lab-address")
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    plan = make_plan(game, seats, games, names, seed, option_values(kind, pairs(option, "--option")), deck)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=json or not console.is_terminal, transient=True) as progress:
        task = progress.add_task(kind.title(screen.language), total=games)
        found = summary(run(plan, out, fresh=fresh, progress=lambda done: progress.advance(task, done), **where))
    if json:
        screen.verbatim(msgspec.json.encode({"plan": plan, "summary": found, "out": None if out is None else str(out)}).decode())
    else:
        tell(screen, plan, found)
        if out is not None:
            screen.tell("cli-simulate-written", "green", path=str(out))


def tell(screen: Screen, plan: Plan, found: Summary) -> None:
    """A summary in tables and sentences."""
    moves, changes = found.moves, found.lead_changes
    screen.tell("cli-simulate-games", games=found.games, moves=round(moves.mean, 1), least=moves.least, most=moves.most)
    screen.show(grid(screen, "seat", [str(seat) for seat in range(plan.seats)], found.seats))
    if found.players:
        screen.show(grid(screen, "player", list(plan.players), found.players))
    if found.first is not None:
        part = found.first
        screen.tell("cli-simulate-first", win=percent(part.win), low=percent(part.low), high=percent(part.high))
    screen.tell("cli-simulate-shared", shared=percent(found.shared))
    if changes is not None:
        screen.tell("cli-simulate-lead", changes=round(changes.mean, 2), most=changes.most)


def percent(part: float) -> float:
    """A part of the whole, to a hundredth of a percent."""
    return round(100 * part, 2)


def grid(screen: Screen, of: str, names: list[str], fared: list[Fared]) -> Grid:
    """How seats or players fared."""
    table = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(screen.say(f"cli-simulate-{of}"), overflow="fold", max_width=30)
    for name in ("win", "between", "score", "spread", "range"):
        table.add_column(screen.say(f"cli-simulate-{name}"), justify="right", no_wrap=True)
    for name, one in zip(names, fared, strict=True):
        between = f"{100 * one.low:.2f}–{100 * one.high:.2f} %"
        score = one.score
        assert score is not None
        table.add_row(
            name, f"{100 * one.win:.2f} %", between, f"{score.mean:.2f}", f"{score.deviation:.2f}", f"{score.least} … {score.most}"
        )
    return table
