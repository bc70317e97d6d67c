"""Measuring: the benchmarks themselves live in `saqqara.bench`."""

import importlib
from pathlib import Path


def engine(seconds: float, games: list[str] | None, baseline: Path | None, json: bool) -> None:
    """Random games on one core."""
    importlib.import_module("saqqara.bench.engine").run(seconds, games, baseline, json)


def bots(seconds: float, games: list[str] | None, json: bool) -> None:
    """Games in a bot's head, on one core."""
    importlib.import_module("saqqara.bench.bots").run(seconds, games, json)


def server(
    tables: int, seconds: float, rate: float | None, seats: int, game: str | None, idle: int, database: str | None, json: bool
) -> None:
    """Random games over WebSockets."""
    importlib.import_module("saqqara.bench.server").run(tables, seconds, rate, seats, game, idle, database, json)
