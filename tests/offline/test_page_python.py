"""Python as a page runs it, from the very archives of a site: games are the same to the byte."""

import io
import json
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from saqqara.cli import site_python
from tests.offline.digests import digests

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pyodide and our modules, with the standard library as a site has it."""
    made = tmp_path_factory.mktemp("python")
    with tarfile.open(fileobj=io.BytesIO(site_python.fetch(site_python.PYODIDE))) as files:
        files.extractall(made, filter="data")
    inside = made / "package"
    for name, archive in site_python.compiled(site_python.pyodide()[site_python.LIBRARY], site_python.modules()).items():
        (inside / name).write_bytes(archive)
    return inside


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all golden records."""
    made = tmp_path_factory.mktemp("records")
    for record in GAMES.glob("*/records/*.json"):
        shutil.copy(record, made)
    return made


def run(folder: Path, records: Path, call: str) -> str:
    """Return what Python in a page answers."""
    command = ["node", str(HERE / "pyodide.mjs"), str(folder), str(records), str(HERE), call]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr[-1500:]
    return done.stdout


def test_golden_records_looks_and_refusals_are_the_same_in_a_page(folder: Path, records: Path) -> None:
    here = json.loads(digests(str(records)))
    there = json.loads(run(folder, records, "import digests; digests.digests('/records')"))
    assert len(here) >= 12
    assert there == here


def test_the_archives_have_all_that_the_server_of_a_device_imports(folder: Path, records: Path) -> None:
    names = run(folder, records, "import saqqara.offline.api_server; from saqqara.core.game import games; ' '.join(games())")
    assert names.split() == ["expedition", "guardians", "hourglass", "objective"]


PLAY = """
import device
from saqqara.core.game import games
from saqqara.offline import bot_turns

bot_turns.PAUSE_SECONDS = 0.0
outcomes = []
async with device.device() as server:
    for game, kind in games().items():
        bots = [{"bot": level} for level in ("master", "6.5/10", "chance", "adept")]
        asked = {"game": game, "seats": ["me", *bots][: max(kind.seats)]}
        if "sand" in kind.times:
            asked["times"] = {"sand": 0.1, "check": 0.1}
        table = await device.ask(server, "POST", "/tables", asked)
        outcomes.append((await device.play_out(server, table["id"])).look["outcome"] is not None)
str(outcomes)
"""


def test_whole_games_against_bots_of_every_kind(folder: Path, records: Path) -> None:
    assert run(folder, records, PLAY).strip() == "[True, True, True, True]"
