"""`saqqara bench server` measures a real server and says so in JSON; a small run, for its figures are not judged here."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from rich.console import Console
from rich.progress import Progress

from benchmarks import growth
from benchmarks.new_database import new_database
from saqqara.bench.server import Asked, Memory, Report, run
from saqqara.bench.server_process import Serving, free_ports
from saqqara.cli import main
from saqqara.core.errors import BadSetup
from saqqara.core.game import games
from tests.server.server_processes import FORGE, serve


class Forked:
    """A server that is forked from a process which has loaded the program, as `subprocess` would have started it."""

    def __init__(self, words: list[str], log: Path, environment: dict[str, str]) -> None:
        log.touch()
        self.process = FORGE.Process(target=serve, args=(words, str(log), environment))
        self.process.start()
        self.pid, self.terminate, self.kill = self.process.pid, self.process.terminate, self.process.kill

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, seconds: float | None = None) -> None:
        self.process.join(seconds)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("serve", seconds or 0)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers start at once, and nobody rests long: the figures are not judged."""
    monkeypatch.setattr(Serving, "launch", Forked)
    monkeypatch.setattr("saqqara.bench.server.WARM_SECONDS", 0.3)
    monkeypatch.setattr("saqqara.bench.server.TRIAL_SECONDS", 0.5)
    monkeypatch.setattr("saqqara.bench.server.REST_SECONDS", 0.1)


Bench = Callable[..., Any]


@pytest.fixture
def bench(quick: None, capsys: pytest.CaptureFixture[str]) -> Bench:
    """The command in this process, with a server that starts at once."""

    def ask(*arguments: str) -> Any:
        capsys.readouterr()
        assert main(["bench", "server", "--json", *arguments]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return json.loads(said.out)

    return ask


def test_as_fast_as_it_can(bench: Bench) -> None:
    report = bench("--tables", "1", "--seconds", "1", "--idle", "10")
    assert report["moves"] > 20
    assert report["server_ms_a_game"] > 0
    assert report["moves_per_second"] > 0
    assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["max_ms"]
    assert report["idle_sockets"] == 10
    assert report["memory"]["start"] > 0


def test_at_a_rate_and_where_moves_are_veiled(bench: Bench) -> None:
    report = bench("--tables", "4", "--seconds", "1", "--rate", "20", "--game", "expedition", "--seats", "3")
    assert (report["game"], report["seats"], report["rate"]) == ("expedition", 3, 20)
    assert 0 < report["moves"] <= 40


async def test_growth_fills_a_database_and_measures_one_size(tmp_path: Path, quick: None) -> None:
    progress = Progress(console=Console(stderr=True), disable=True)
    found = await growth.Growth("objective", 2, 0.6, progress).measure("tables", 14, tmp_path)
    assert (found.what, found.size) == ("tables", 14)
    assert found.moves > 0
    assert found.ms_a_move > 0
    assert 0 < found.tick_ms < 1000
    assert min(found.mine_ms, found.public_ms, found.p99_ms) > 0
    assert found.idle_kb is not None


async def test_growth_at_postgresql_has_a_database_of_its_own_and_drops_it(tmp_path: Path, postgres_server: str) -> None:
    async def databases() -> list[str]:
        connection = await asyncpg.connect(postgres_server)
        try:
            rows = await connection.fetch("SELECT datname FROM pg_database WHERE datname LIKE 'saqqara_growth_%'")
        finally:
            await connection.close()
        return [row["datname"] for row in rows]

    async with new_database(postgres_server, tmp_path) as url:
        assert [url.split("/")[3].split("?")[0]] == await databases()
    assert await databases() == []


async def test_growth_says_what_it_needs_of_a_database(tmp_path: Path) -> None:
    for given, kind in (("sqlite:///x.db", SystemExit), (f"postgresql://nobody@127.0.0.1:{free_ports(1)}/none", BadSetup)):
        with pytest.raises(kind, match="database"):
            async with new_database(given, tmp_path):
                raise AssertionError("it was opened")


def reported(game: str, seats: int, tables: int, speed: float) -> Report:
    """As if it had been measured."""
    return Report(game, seats, tables, 1, None, 9, 3, 1, speed, 9, 1.5, 2.5, 3.5, 0.5, 0.25, None, 0.1, 0, Memory(1))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_has_a_line_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def one_run(given: Asked, game: str, seats: int, *_: object) -> Report:
        asked.append((game, seats))
        return reported(game, seats, given.tables, 1234.5)

    monkeypatch.setattr("saqqara.bench.server.one_run", one_run)
    run(Asked(tables=7), every=True, language=language)
    assert asked == [(kind.name, seats) for kind in games().values() for seats in kind.seats]
    shown = capsys.readouterr().out
    assert {"en": "All games, 7 tables", "fr": "Tous les jeux, 7 tables"}[language] in shown
    assert shown.count("1,234") == len(asked)


def test_what_cannot_be_measured_is_a_sentence(quick: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "bench", "server", "--database", "nosuch://here"]) != 0
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    assert "could not be measured" in said.err + said.out
