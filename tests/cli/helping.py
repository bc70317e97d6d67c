"""Small words for tests of the terminal: run a command, or sit at a real pseudo-terminal."""

import io
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pexpect
import pytest

from saqqara.cli import main
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.core.table import Table

PROGRAM = "import sys; from saqqara.cli import main; sys.exit(main())"


class Ran(NamedTuple):
    """The result of a command."""

    code: int
    out: str
    err: str


class Shell:
    """Commands run in this process, with lines piped into them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.folder = folder
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "C.UTF-8")
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
        monkeypatch.chdir(folder)

    def __call__(self, *arguments: object, typed: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        return Ran(code, *self.capsys.readouterr())

    def kept(self) -> list[Path]:
        """Return the running games that are kept."""
        return sorted((self.folder / "state").rglob("*.json"))


def a_whole_game(name: str, seats: int, seed: str, **options: Any) -> tuple[list[str], Table]:
    """Return lines that play a whole game by people alone, in the order in which the terminal asks them, and the table at the end.

    Where the game has a clock, a line begins with the seat, and the clock never acts.
    """
    times = dict.fromkeys(find(name).times)
    names = [f"Player {letter}" for letter in "ABCDEF"[:seats]]
    table = Table(name, seats, seed.encode(), names=names, times=times, **options)
    luck = generator(seed.encode())
    lines, present = [], None
    while not table.over:
        seat = present if present in table.to_act else table.to_act[0]
        assert seat is not None
        move = table.sample(seat, luck)
        table.play(seat, move)
        lines.append(f"{seat + 1} {move}" if times else move)
        present = seat
    return lines, table


class Person:
    """A person at a pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: object, rows: int = 40, columns: int = 100) -> None:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTEST"))},
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "PROMPT_TOOLKIT_NO_CPR": "1",
            "XDG_STATE_HOME": str(folder / "state"),
        }
        environment.pop("COLUMNS", None)
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", PROGRAM, *map(str, arguments)],
            cwd=str(folder),
            env=environment,
            encoding="utf-8",
            timeout=15,
            dimensions=(rows, columns),
        )

    def sees(self, text: str) -> str:
        """Wait until a text has come; what came before it."""
        self.child.expect_exact(text)
        return str(self.child.before)

    def types(self, text: str) -> None:
        """Type a line."""
        self.child.send(text + "\r")

    def leaves(self) -> int:
        """Wait for the end; the exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus)
