"""Output of benchmarks: tables for people, JSON for programs, and progress bars."""

import json as json_format
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text


def bars() -> Progress:
    """Return progress bars on stderr, which are gone when it is done."""
    screen = Console(stderr=True)
    return Progress(console=screen, transient=True, disable=not screen.is_terminal)


def print_report(report: Any, json: bool) -> None:
    """Print a struct, or a list of them: all of it as JSON, or each list of structs as a table and each other field as a line."""
    plain = msgspec.to_builtins(report)
    if json:
        sys.stdout.write(json_format.dumps(plain, indent=2) + "\n")
        return
    console = Console(width=max(Console().width, 120))
    for name, value in plain.items() if isinstance(plain, dict) else [("", plain)]:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            console.print(grid_of(name, value))
        elif value not in ([], {}):
            console.print(f"{words(name)}: {shown(value)}", markup=False)


def grid_of(title: str, rows: Sequence[Mapping[str, Any]]) -> Grid:
    """Return a table with a column for each field."""
    grid = Grid(title=words(title) or None)
    for name, value in rows[0].items():
        grid.add_column(words(name), justify="right" if isinstance(value, int | float) else "left")
    for row in rows:
        grid.add_row(*(Text(shown(value)) for value in row.values()))
    return grid


def words(name: str) -> str:
    """Return a field's name for people."""
    return name.replace("_", " ")


def shown(value: Any) -> str:
    """Return a value for people."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    if isinstance(value, list):
        return " · ".join(map(shown, value))
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(one)}" for name, one in value.items())
    return str(value)
