"""`saqqara simulate`: many games, a row of numbers for each."""

from pathlib import Path
from typing import Annotated, Any

from typer import Option

from saqqara.cli.command_options import Ctx, DeckFile, Game, GameOptions, Json, Seats, Seed
from saqqara.cli.screen import Screen, plain_table, progress_bar
from saqqara.cli.table_setup import given_options
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.lab.simulation.plan import Plan, make_plan
from saqqara.lab.simulation.runner import run
from saqqara.lab.simulation.summary import Fared, Summary, summary

DEVICES = ("cpu", "cuda", "ray")


def simulate_games(
    ctx: Ctx,
    game: Game,
    seats: Seats = None,
    games: Annotated[int, Option(help="cli-opt-simulate-games")] = 10_000,
    players: Annotated[str, Option(metavar="LEVEL,…", help="cli-opt-simulate-players")] = "chance",
    device: Annotated[str, Option(metavar="cpu|cuda|ray", help="cli-opt-simulate-device")] = "cpu",
    workers: Annotated[int | None, Option(min=1, max=4096, help="cli-opt-simulate-workers", show_default=False)] = None,
    seed: Seed = "1",
    deck: DeckFile = None,
    option: GameOptions = None,
    address: Annotated[str | None, Option(metavar="RAY", help="cli-opt-simulate-address", show_default=False)] = None,
    out: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-simulate-out", show_default=False)] = None,
    fresh: Annotated[bool, Option("--fresh", help="cli-opt-simulate-fresh")] = False,
    json: Json = False,
) -> None:
    """Play many games; say what came out."""
    screen: Screen = ctx.obj
    kind = find(game)
    if device not in DEVICES:
        raise BadSetup("lab-device", device=device[:40])
    if address is not None and device != "ray":
        raise BadSetup("lab-address")
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    plan = make_plan(game, seats, games, names, seed, given_options(kind, option), deck)
    with progress_bar(kind.title(screen.language), games, json) as advance:
        where: Any = {"device": device, "workers": workers, "address": address}
        found = summary(run(plan, out, fresh=fresh, progress=advance, **where))
    if json:
        screen.show_json({"plan": plan, "summary": found, "out": None if out is None else str(out)})
        return
    show_summary(screen, plan, found)
    if out is not None:
        screen.tell("cli-simulate-written", "green", path=str(out))


def show_summary(screen: Screen, plan: Plan, found: Summary) -> None:
    """Show a summary in tables and sentences."""
    moves, changes = found.moves, found.lead_changes
    screen.tell("cli-simulate-games", games=found.games, moves=round(moves.mean, 1), least=moves.least, most=moves.most)
    show_results(screen, "seat", [str(seat) for seat in range(plan.seats)], found.seats)
    if found.players:
        show_results(screen, "player", list(plan.players), found.players)
    if found.first is not None:
        part = found.first
        screen.tell("cli-simulate-first", win=percent(part.win), low=percent(part.low), high=percent(part.high))
    screen.tell("cli-simulate-shared", shared=percent(found.shared))
    if changes is not None:
        screen.tell("cli-simulate-lead", changes=round(changes.mean, 2), most=changes.most)


def percent(part: float) -> float:
    """Return a part of the whole, to a hundredth of a percent."""
    return round(100 * part, 2)


def show_results(screen: Screen, kind: str, names: list[str], results: list[Fared]) -> None:
    """Show how seats or players fared."""
    table = plain_table([screen.say(f"cli-simulate-{name}") for name in (kind, "win", "between", "score", "spread", "range")], width=30)
    for name, row in zip(names, results, strict=True):
        score = row.score
        assert score is not None
        between, scores = screen.percent(row.low, row.high, digits=2), f"{score.least} … {score.most}"
        table.add_row(name, screen.percent(row.win, digits=2), between, f"{score.mean:.2f}", f"{score.deviation:.2f}", scores)
    screen.show(table)
