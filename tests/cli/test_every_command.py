"""Every command of the CLI, run with the fewest arguments it takes, in one language or the other.

Servers and measurements are replaced by a note of what they were asked for, a site's files by one: they have tests of their own, and are
too long for this one (the site's is `tests/browser/test_static_site.py`).
"""

import contextlib
import importlib
import json
import os
import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from saqqara.cli import main, new_game
from saqqara.cli.app import command
from saqqara.core.table import Table
from saqqara.core.texts import LANGUAGES, PACKAGE
from saqqara.server.ops import admin_actions
from saqqara.server.settings import Settings
from tests.cli.helping import Shell, a_whole_game
from tests.server.migrated import lay_out

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "games": (),
    "play": ("objective", "--bots", "2"),
    "replay": ("record.json",),
    "verify": ("record.json",),
    "hint": ("position.json", "--seconds", "0.01"),
    "tournament": ("objective", "--players", "chance,chance", "--games", "2"),
    "simulate": ("objective", "--games", "2", "--workers", "1"),
    "report": ("games.parquet",),
    "review": ("record.json", "--seconds-a-move", "0.01"),
    "puzzle": (),
    "host": ("--no-browse",),
    "serve": (),
    "site": ("--out", "site"),
    "config": (),
    "new-game": ("senet",),
    "model": ("objective",),
    "deck check": ("deck.toml",),
    "deck balance": ("deck.toml", "--games", "10"),
    "deck copy": ("guardians", "copy.toml"),
    "deck draw": ("guardians",),
    "bench engine": (),
    "bench bots": (),
    "bench server": (),
    "lab exploit": ("objective", "--against", "novice", "--games", "1", "--only", "ends"),
    "lab puzzles": ("hourglass", "--out", "made.json", "--count", "1", "--minutes", "0.01", "--workers", "1"),
    "lab check-puzzles": ("objective", "--count", "1"),
    "admin export": ("export.jsonl",),
    "admin import": ("empty.jsonl", "--database", "sqlite:///new.db"),
    "admin person": ("anna", "person.json"),
    "admin people": (),
    "admin tables": (),
    "admin forget": ("anna",),
    "admin ratings": (),
    "admin puzzles": (),
    "admin clear": (),
    "admin host": (),
}
BENCHES = ("engine", "bots", "server")


@pytest.fixture(scope="module")
def things(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that commands read, and a server's database with a player in it."""
    folder = tmp_path_factory.mktemp("things")
    _, table = a_whole_game("objective", 2, "every command")
    (folder / "record.json").write_text(json.dumps(table.record()))
    (folder / "position.json").write_text(json.dumps(Table("objective", 2, b"every command").position()))
    shutil.copy(PACKAGE / "games/guardians/deck.toml", folder)
    database = f"sqlite:///{folder / 'saqqara.db'}"
    lay_out(database)
    admin_actions.export(Settings(database=database), folder / "empty.jsonl")
    with contextlib.closing(sqlite3.connect(folder / "saqqara.db")) as connection, connection:
        connection.execute("INSERT INTO players (id, name, created, seen) VALUES ('anna', 'Anna', 1, 1)")
    assert main(["simulate", "objective", "--games", "2", "--workers", "1", "--out", str(folder / "games.parquet")]) == 0
    return folder


@pytest.fixture
def asked(things: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Those files in the folder where commands run; servers and benchmarks only note that they were asked for."""
    shutil.copytree(things, tmp_path, dirs_exist_ok=True)
    noted: list[str] = []
    for name in BENCHES:
        monkeypatch.setattr(importlib.import_module(f"saqqara.bench.{name}"), "run", lambda *_, name=name: noted.append(f"bench {name}"))
    monkeypatch.setattr("saqqara.bots.tournament.ProcessPoolExecutor", lambda *_, **__: ThreadPoolExecutor(1))
    monkeypatch.setattr("saqqara.server.serve.serve", lambda *_, **__: noted.append("serve"))
    monkeypatch.setattr("saqqara.cli.host.welcome_when_ready", lambda *_: None)
    monkeypatch.setattr("saqqara.cli.site.site_files", lambda: [("index.html", b"")])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folders = {part: tmp_path / part for part in new_game.FOLDERS}
    for folder in folders.values():
        folder.mkdir()
    monkeypatch.setattr(new_game, "FOLDERS", folders)
    monkeypatch.setattr(new_game, "make", lambda _: None)
    return noted


def leaves(made: Any, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield every command that does something, by what is typed for it."""
    below = getattr(made, "commands", None)
    if below is None:
        yield " ".join(path)
    for name, one in (below or {}).items():
        yield from leaves(one, (*path, name))


def test_every_command_is_in_the_list() -> None:
    assert set(leaves(command("en"))) == set(ARGUMENTS)


STRANGE = ("", "-1", "99999999999999999999", "nan", "\udcff", "exec:,novice", "/nowhere/at/all", "9" * 5000, "damaged.parquet")
LONG = {("lab puzzles", "--minutes"), ("lab puzzles", "--count"), ("review", "--seconds-a-move")}
"""Options of which a large value is a wish that is granted."""
EVERY = os.environ.get("SAQQARA_COMMANDS") == "all"
"""All strange values for each parameter (two minutes), or one of them."""


def parameters(words: str) -> Iterator[Any]:
    """Yield the parameters of a command, but for switches."""
    found: Any = command("en")
    for name in words.split():
        found = found.commands[name]
    yield from (one for one in found.params if not getattr(one, "is_flag", False))


@pytest.mark.parametrize("words", ARGUMENTS)
def test_strange_arguments_are_refused_in_a_sentence(asked: list[str], shell: Shell, words: str) -> None:
    given, number = list(ARGUMENTS[words]), sorted(ARGUMENTS).index(words)
    Path("damaged.parquet").write_bytes(Path("games.parquet").read_bytes()[:-600] + bytes(200) + Path("games.parquet").read_bytes()[-400:])
    positional = 0
    for one in parameters(words):
        number += 1
        for strange in STRANGE if EVERY else (STRANGE[number % len(STRANGE)],):
            if one.param_type_name == "argument":
                line = [*given[:positional], strange, *given[positional + 1 :]]
            elif (words, one.opts[0]) in LONG:
                continue
            else:
                line = [*given, one.opts[0], strange]
            ran = shell("--lang", "fr", *words.split(), *line)
            assert ran.code in (0, 2), (line, ran.err)
            assert "Traceback" not in ran.err
            assert ran.code == 0 or ran.err.strip(), line
        positional += one.param_type_name == "argument"


@pytest.mark.parametrize(("words", "language"), [(words, LANGUAGES[number % len(LANGUAGES)]) for number, words in enumerate(ARGUMENTS)])
def test_every_command_runs(asked: list[str], shell: Shell, words: str, language: str) -> None:
    ran = shell("--lang", language, *words.split(), *ARGUMENTS[words])
    assert ran.code == 0, ran.err
    assert asked == [name for name in (words.replace("host", "serve"),) if name.startswith(("bench", "serve"))]
