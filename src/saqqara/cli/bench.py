"""`saqqara bench`: speed of the engine, the bots and the server (`saqqara.bench`)."""

import importlib
from pathlib import Path
from typing import Annotated

from typer import Option

from saqqara.cli.command_options import Ctx
from saqqara.core.errors import BadSetup
from saqqara.core.optional_packages import need_extra


def engine_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    baseline: Annotated[Path | None, Option(metavar="FILE.c", help="cli-opt-bench-baseline", show_default=False)] = None,
    device: Annotated[str, Option(metavar="cpu|cuda", help="cli-opt-bench-device")] = "cpu",
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure random games on one core, or on a GPU."""
    if device == "cuda":
        importlib.import_module("saqqara.bench.gpu").run(seconds, game or None, json)
    elif device == "cpu":
        importlib.import_module("saqqara.bench.engine").run(seconds, game or None, baseline, json)
    else:
        raise BadSetup("bench-device", got=device)


def bots_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure games in a bot's head, on one core."""
    importlib.import_module("saqqara.bench.bots").run(seconds, game or None, json)


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
    every: Annotated[bool, Option("--every", help="cli-opt-bench-every")] = False,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure random games over WebSockets: one game, or all of them."""
    need_extra("public", "extra-bench")
    bench = importlib.import_module("saqqara.bench.server")
    bench.run(bench.Asked(tables, seconds, rate, seats, game, idle, database, workers, anywhere), every, json, ctx.obj.language)
