"""Searches are compiled beside whatever else goes on; whatever happens to that, bots play on."""

import errno
import fcntl
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saqqara.bots import preparation, thinker
from saqqara.bots.preparation import Preparation
from saqqara.bots.prepared import is_searching, marker
from saqqara.bots.thinker import Thinker
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import find, games
from saqqara.core.table import Table

SEARCHED = [name for name, kind in games().items() if kind.has("bots.evaluation")]
NO_ROOM = """
import resource, time
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
from saqqara.bots.preparation import Preparation
beside = Preparation(["objective", "guardians"], lambda problem: print(problem.reason()))
beside.start()
while beside.seconds_left("objective") or beside.seconds_left("guardians"):
    time.sleep(0.01)
beside.close()
"""
"""A program that may not write a file as large as any compiled code is."""
PATIENCE = 60


def eventually(condition: Callable[[], object]) -> None:
    """Wait until something holds."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it never came to hold"
        time.sleep(0.01)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for kept code that has none."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture
def told() -> list[SaqqaraError]:
    """Return the errors that were reported."""
    return []


@pytest.fixture
def beside(folder: Path, told: list[SaqqaraError]) -> Iterator[Preparation]:
    """A preparation with nothing to do."""
    made = Preparation(tell=told.append)
    yield made
    made.close()


def process_of(beside: Preparation, game: str) -> "subprocess.Popen[str]":
    """The process that compiles a game."""
    eventually(lambda: game in beside._compiling)
    return beside._compiling[game].process


@pytest.mark.parametrize("game", SEARCHED)
@pytest.mark.parametrize("level", ["novice", "6.5/10", "master"])
def test_a_bot_plays_at_first_sight_as_long_as_its_search_is_not_there(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "is_prepared", lambda name: False)
    table = Table(game, find(game).seats[0], b"plain")
    look = table.look(table.to_act[0])
    assert Thinker(level, b"plain", at_once=True).choose(look).move in look.moves


def test_who_searches() -> None:
    assert {level: is_searching("guardians", level, 2) for level in ("chance", "deep", "novice", "3.5/10", "8.5/10", "master")} == {
        "chance": False,
        "deep": False,
        "novice": False,
        "3.5/10": False,
        "8.5/10": True,
        "master": True,
    }
    assert not is_searching("hourglass", "master", 2)


def test_the_game_that_somebody_waits_for_is_compiled_beside_the_first(folder: Path, beside: Preparation) -> None:
    waiting = Preparation(SEARCHED)
    waiting.start()
    first, *_, last = SEARCHED
    assert process_of(waiting, first).poll() is None
    assert waiting.seconds_left(last) > waiting.seconds_left(first) >= 1.0
    waiting.first(last)
    process = process_of(waiting, last)
    assert waiting.seconds_left(last) <= preparation.USUAL_SECONDS
    waiting.close()
    assert process.returncode == -signal.SIGTERM
    assert waiting.failed == set()


def test_a_compile_that_is_killed_is_tried_again_and_then_done_without(beside: Preparation, told: list[SaqqaraError]) -> None:
    beside.first("objective")
    killed = process_of(beside, "objective")
    killed.kill()
    eventually(lambda: beside._compiling.get("objective", (killed, 0.0))[0] is not killed)
    process_of(beside, "objective").kill()
    eventually(lambda: told)
    assert beside.failed == {"objective"}
    assert beside.seconds_left("objective") == 0.0
    beside.first("objective")
    assert not beside._compiling, "it is not tried for ever"
    (problem,) = told
    assert problem.reason("en") == (
        "Bots of objective will play without looking ahead until the next start: their search could not be compiled (SIGKILL)."
    )
    assert "SIGKILL" in problem.reason("fr")


def test_without_room_for_the_code_anywhere_bots_play_at_first_sight(tmp_path: Path) -> None:
    folders = {name: str(tmp_path / name) for name in ("NUMBA_CACHE_DIR", "TMPDIR")}
    (tmp_path / "TMPDIR").mkdir()
    ran = subprocess.run(
        [sys.executable, "-c", NO_ROOM],
        env={**os.environ, **folders, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == [
        f"Compiled code cannot be kept in {tmp_path / 'NUMBA_CACHE_DIR'}: bots’ searches will be compiled again at each start.",
        "Bots of guardians and objective will play without looking ahead until the next start: their search could not be compiled "
        f"({os.strerror(errno.EFBIG)}).",
    ]
    assert not any((tmp_path / "TMPDIR").iterdir())


def test_where_the_folder_cannot_be_written_another_serves_as_long_as_the_program_runs(
    tmp_path: Path, told: list[SaqqaraError], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = tmp_path / "a file"
    usual.write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(usual))
    beside = Preparation(tell=told.append)
    beside.first("objective")
    other = Path(os.environ["NUMBA_CACHE_DIR"])
    assert other != usual
    eventually(lambda: any(other.rglob("*.nbc")))
    beside.close()
    assert not other.exists()
    assert os.environ["NUMBA_CACHE_DIR"] == str(usual)
    assert [problem.details for problem in told] == [{"folder": str(usual)}]


def test_of_two_that_start_at_once_one_compiles(folder: Path) -> None:
    folder.mkdir()
    with marker("objective").with_suffix(".lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        other = subprocess.Popen([sys.executable, "-m", "saqqara.bots.preparation", "objective"])
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(1)
        marker("objective").touch()
    assert other.wait(PATIENCE) == 0
    assert not any(folder.rglob("*.nbc")), "what the first has compiled serves the second"
