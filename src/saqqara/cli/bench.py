"""Measuring: the benchmarks themselves live in `saqqara.bench`."""

import importlib
from pathlib import Path
from typing import Annotated, Any

from typer import Option

from saqqara.cli.command_options import Ctx
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.optional_packages import need_extra


def engine(seconds: float, games: list[str] | None, baseline: Path | None, device: str, json: bool) -> None:
    """Random games on one core, or on a GPU."""
    if device == "cuda":
        importlib.import_module("saqqara.bench.gpu").run(seconds, games, json)
    elif device == "cpu":
        importlib.import_module("saqqara.bench.engine").run(seconds, games, baseline, json)
    else:
        raise BadSetup("bench-device", got=device)


def bots(seconds: float, games: list[str] | None, json: bool) -> None:
    """Games in a bot's head, on one core."""
    importlib.import_module("saqqara.bench.bots").run(seconds, games, json)


def levels(
    games: list[str] | None, seats: int | None, deals: int, minutes: float | None, steps: bool, keep: Path | None, json: bool, language: str
) -> None:
    """Each level against the one below, on all cores."""
    importlib.import_module("saqqara.bench.levels").run(games, seats, deals, minutes, steps, keep, json, language)


def envs(seconds: float, games: list[str] | None, json: bool, language: str) -> None:
    """Games as environments, beside other libraries' own."""
    importlib.import_module("saqqara.bench.envs").run(seconds, games, json, language)


def wasm(seconds: float, games: list[str] | None, json: bool) -> None:
    """The search in a browser, beside the same here."""
    importlib.import_module("saqqara.bench.wasm").run(seconds, games, json)


def ratings(games: int, people: int, json: bool, language: str) -> None:
    """Ratings made anew, boards and profiles."""
    importlib.import_module("saqqara.bench.ratings").run(games, people, json, language)


def server(
    asked: dict[str, Any],
    every: bool,
    growth: bool,
    most: int | None,
    beside: str | None,
    turns: int,
    chaos: dict[str, Any] | None,
    json: bool,
    language: str,
    hints: int | None = None,
) -> None:
    """Random games over WebSockets: one game, all of them, as it grows, in turns with another program, with people who ask for hints, or
    with troubles."""
    if every + growth + (beside is not None) + (hints is not None) + (chaos is not None) > 1:
        raise BadSetup("bench-one-kind")
    need_extra("bench", "extra-bench")
    bench = importlib.import_module("saqqara.bench.server")
    wanted = bench.Asked(**asked)
    if wanted.half and wanted.rate is not None:
        raise BadSetup("bench-half-rate")
    if chaos is not None:
        importlib.import_module("saqqara.bench.chaos.run").run(**chaos, json=json, language=language)
    elif growth:
        kind = find(wanted.game) if wanted.game else bench.shortest()
        seats = kind.seat_count(wanted.seats)
        importlib.import_module("saqqara.bench.growth").run(kind.name, seats, wanted.seconds, most, json, language, wanted.database)
    elif hints is not None:
        importlib.import_module("saqqara.bench.hints").run(wanted, hints, turns, json, language)
    elif beside is not None:
        importlib.import_module("saqqara.bench.beside").run(wanted, beside, turns, json, language)
    else:
        bench.run(wanted, every, json, language)


def engine_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    baseline: Annotated[Path | None, Option(metavar="FILE.c", help="cli-opt-bench-baseline", show_default=False)] = None,
    device: Annotated[str, Option(metavar="cpu|cuda", help="cli-opt-bench-device")] = "cpu",
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the engine."""
    engine(seconds, game or None, baseline, device, json)


def bots_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the bots."""
    bots(seconds, game or None, json)


def levels_command(
    ctx: Ctx,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    seats: Annotated[int | None, Option(help="cli-opt-bench-levels-seats", show_default=False)] = None,
    deals: Annotated[int, Option(min=1, max=1_000_000, help="cli-opt-bench-levels-deals")] = 400,
    minutes: Annotated[float | None, Option(min=0.1, help="cli-opt-bench-levels-minutes", show_default=False)] = None,
    steps: Annotated[bool, Option("--steps", help="cli-opt-bench-levels-steps")] = False,
    keep: Annotated[Path | None, Option(help="cli-opt-bench-levels-keep", show_default=False, dir_okay=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the levels."""
    levels(game or None, seats, deals, minutes, steps, keep, json, ctx.obj.language)


def envs_command(
    ctx: Ctx,
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the environments."""
    envs(seconds, game or None, json, ctx.obj.language)


def wasm_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.0,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """The fourth target."""
    wasm(seconds, game, json)


def ratings_command(
    ctx: Ctx,
    games: Annotated[int, Option(min=100, help="cli-opt-bench-games")] = 1_000_000,
    people: Annotated[int, Option(min=100, help="cli-opt-bench-people")] = 100_000,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Ratings, boards and profiles."""
    ratings(games, people, json, ctx.obj.language)


def server_command(
    ctx: Ctx,
    tables: Annotated[int, Option(min=1, help="cli-opt-bench-tables")] = 200,
    seconds: Annotated[float, Option(min=1, help="cli-opt-bench-long")] = 10,
    rate: Annotated[float | None, Option(min=1, metavar="MOVES/S", help="cli-opt-bench-rate", show_default=False)] = None,
    seats: Annotated[int, Option(help="cli-opt-seats")] = 2,
    game: Annotated[str | None, Option(help="cli-opt-bench-server-game", show_default=False)] = None,
    idle: Annotated[int, Option(min=0, help="cli-opt-bench-idle")] = 0,
    database: Annotated[str | None, Option(metavar="URL", help="cli-opt-bench-database", show_default=False)] = None,
    workers: Annotated[int, Option(min=1, max=64, help="cli-opt-bench-workers")] = 1,
    anywhere: Annotated[bool, Option("--anywhere", help="cli-opt-bench-anywhere")] = False,
    half: Annotated[bool, Option("--half", help="cli-opt-bench-half")] = False,
    every: Annotated[bool, Option("--every", help="cli-opt-bench-every")] = False,
    growth: Annotated[bool, Option("--growth", help="cli-opt-bench-growth")] = False,
    most: Annotated[int | None, Option(min=1, help="cli-opt-bench-most", show_default=False)] = None,
    beside: Annotated[str | None, Option(metavar="COMMAND", help="cli-opt-bench-beside", show_default=False)] = None,
    turns: Annotated[int, Option(min=1, help="cli-opt-bench-turns")] = 3,
    hints: Annotated[int | None, Option(min=1, metavar="PEOPLE", help="cli-opt-bench-hints", show_default=False)] = None,
    chaos: Annotated[bool, Option("--chaos", help="cli-opt-bench-chaos")] = False,
    events: Annotated[int, Option(min=0, help="cli-opt-bench-events")] = 20,
    seed: Annotated[str, Option(help="cli-opt-bench-seed")] = "1",
    keep: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-bench-keep", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the server."""
    asked = {"tables": tables, "seconds": seconds, "rate": rate, "seats": seats, "game": game, "idle": idle, "database": database}
    asked |= {"workers": workers, "anywhere": anywhere, "half": half}
    troubles = {"events": events, "seed": seed, "keep": keep} if chaos else None
    server(asked, every, growth, most, beside, turns, troubles, json, ctx.obj.language, hints)
