"""Measuring: the benchmarks themselves live in `saqqara.bench`."""

import importlib
from pathlib import Path
from typing import Any

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
