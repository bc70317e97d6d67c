"""The two commands of a checkout, `./play` and `./test`, with stand-ins for what they fetch: no network, two at once, and so on."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saqqara.cli import main
from saqqara.core.texts import say
from saqqara.server.http import web_client
from saqqara.server.serve import only_one
from saqqara.server.settings import Settings

ROOT = Path(__file__).parents[2]
UV = """#!/usr/bin/env bash
echo "uv $*" >>log
[ ! -e no-network ] || { echo "error: no network" >&2; exit 2; }
mkdir -p .venv/bin
printf '#!/bin/sh\\necho "saqqara $*"\\n' >.venv/bin/saqqara
printf '#!/bin/sh\\nexit 0\\n' >.venv/bin/python
chmod +x .venv/bin/*
"""
NPM = """#!/usr/bin/env bash
echo "npm $*" >>../log
[ ! -e ../no-network ] || { echo "npm error: no network" >&2; exit 1; }
sleep "${NPM_SECONDS:-0}"
case $1 in
  ci) mkdir -p node_modules/vite; touch node_modules/.package-lock.json; echo "npm notice a new version of npm" ;;
  run) mkdir -p ../src/saqqara/server/static; echo page >../src/saqqara/server/static/index.html ;;
esac
"""


class Checkout:
    """A folder with the two commands, and programs that only note how they are called."""

    def __init__(self, folder: Path) -> None:
        self.folder, programs = folder, folder / "programs"
        for name in ("play", "test"):
            shutil.copy(ROOT / name, folder)
        shutil.copytree(ROOT / "tools", folder / "tools")
        for name in ("web/src", "web/public", "src/saqqara/games/a/texts", "src/saqqara/bots"):
            (folder / name).mkdir(parents=True)
        for name in (
            "index.html",
            "package.json",
            "package-lock.json",
            "vite.config.ts",
            "worker.config.mjs",
            "compress.mjs",
            "svelte.config.js",
            "tsconfig.json",
        ):
            (folder / "web" / name).write_text(name)
        for name in ("games/a/texts/messages.en.ftl", "games/a/texts/rules.en.md", "bots/messages.en.ftl"):
            (folder / "src/saqqara" / name).write_text(name)
        programs.mkdir()
        for name, text in {"uv": UV, "npm": NPM, "node": "#!/bin/sh\nexit 0\n"}.items():
            (programs / name).write_text(text)
            (programs / name).chmod(0o755)
        self.environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}

    def start(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        """Start a command."""
        return subprocess.Popen(
            words,
            cwd=self.folder,
            env={**self.environment, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *words: str) -> tuple[int, str]:
        """Run a command: its exit status, and what it said."""
        running = self.start(*words)
        said, _ = running.communicate(timeout=60)
        return running.returncode, said

    @property
    def calls(self) -> list[str]:
        """Return the calls of the programs since the last time."""
        log = self.folder / "log"
        lines = log.read_text().splitlines() if log.exists() else []
        log.write_text("")
        return lines

    def change_lock(self) -> None:
        """Other packages are wanted from now on."""
        later = time.time() + 5
        (self.folder / "uv.lock").touch()
        os.utime(self.folder / "uv.lock", (later, later))

    def cut_network(self) -> None:
        """Cut the network: nothing can be fetched from now on."""
        (self.folder / "no-network").touch()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


SYNC = "uv sync --frozen --inexact --no-dev --quiet"


def test_play_fetches_what_players_need_and_builds_once(checkout: Checkout) -> None:
    code, said = checkout.run("./play", "--port", "8123")
    assert code == 0
    assert said.splitlines()[-1] == "saqqara host --port 8123"
    assert "npm" not in said, "what npm has to say is not for players"
    assert sorted(checkout.calls) == ["npm ci --omit=dev --loglevel=error", "npm run --silent build", SYNC]
    code, said = checkout.run("./play")
    assert (code, said) == (0, "saqqara host\n")
    assert checkout.calls == [], "all is there"
    checkout.change_lock()
    assert checkout.run("./play") == (0, "saqqara host\n")
    assert checkout.calls == [SYNC]


def test_in_the_terminal_nothing_is_built(checkout: Checkout) -> None:
    assert checkout.run("./play", "guardians", "--bots", "novice") == (0, "saqqara play guardians --bots novice\n")
    assert checkout.run("./play", "terminal") == (0, "saqqara play\n")
    assert checkout.calls == [SYNC]


def test_without_a_network_one_plays_on(checkout: Checkout) -> None:
    checkout.run("./play")
    checkout.cut_network()
    assert checkout.run("./play") == (0, "saqqara host\n")
    checkout.change_lock()
    code, said = checkout.run("./play")
    assert code == 0
    first, last = said.splitlines()
    assert "playing with those of last time" in first
    assert last == "saqqara host"


def test_pages_that_cannot_be_built_anew_are_those_of_last_time(checkout: Checkout) -> None:
    checkout.run("./play")
    checkout.cut_network()
    (checkout.folder / "web/index.html").write_text("another")
    code, said = checkout.run("./play")
    assert code == 0
    assert "Playing with the web client of last time." in said
    assert said.endswith("saqqara host\n")


def test_the_first_time_without_a_network_is_said(checkout: Checkout) -> None:
    checkout.cut_network()
    for words in (["./play"], ["./play", "guardians"]):
        code, said = checkout.run(*words)
        assert code == 1
        assert "Is there a network?" in said
        assert "saqqara" not in said.replace("Saqqara", "")


def test_two_at_once_take_turns(checkout: Checkout) -> None:
    both = [checkout.start("./play", "--port", port, NPM_SECONDS="1") for port in ("1", "2")]
    said = [one.communicate(timeout=60)[0] for one in both]
    assert [one.returncode for one in both] == [0, 0]
    assert sorted(one.splitlines()[-1] for one in said) == ["saqqara host --port 1", "saqqara host --port 2"]
    assert sum("waiting for it" in one for one in said) == 1
    calls = checkout.calls
    assert calls.count("npm run --silent build") == 1
    assert calls.count(SYNC) == 1


def test_an_extra_is_added(checkout: Checkout) -> None:
    assert checkout.run("./play", "add", "print", "public") == (0, "")
    assert checkout.calls == [f"{SYNC} --extra=print --extra=public"]
    code, said = checkout.run("./play", "add")
    assert code == 1
    assert "print, public" in said
    checkout.cut_network()
    code, said = checkout.run("./play", "add", "print")
    assert code == 1
    assert "Is there a network?" in said


def test_a_part_of_the_tests_that_there_is_not(checkout: Checkout) -> None:
    code, said = checkout.run("./test", "quick", "everything")
    assert code == 2
    assert "There is no part “everything”" in said
    assert checkout.calls == []


def test_looking_for_a_browser_leaves_the_name_of_the_part_alone(checkout: Checkout) -> None:
    browser = checkout.folder / "programs/chromium-headless-shell"
    browser.write_text("")
    browser.chmod(0o755)
    assert checkout.run("bash", "-c", ". tools/web.sh; name=browser; need_chromium; echo $name") == (0, "browser\n")


def times(*words: str) -> str:
    """Return the report of the tests' times."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True).stdout


def test_how_long_tests_take_is_said_before_and_after(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    tool = str(shutil.copy(ROOT / "tools/test_times.py", tmp_path / "tools"))
    assert "two quiet cores" in times(tool, "expected", "short")
    assert "have not run here" in times(tool, "expected", "long", "server")
    notes = tmp_path / "notes"
    notes.mkdir()
    (notes / "times").write_text("style, web|60\nquick, bots, laws, fuzz, cli, lab|90\nserver|30\n")
    (notes / "failed").write_text("browser failed\n")
    cases = [("core.test_a", 1), ("games.a.test_player.Case", 2), ("lab.test_b", 2), ("games.a.test_exact", 1)]
    listed = "".join(f'<testcase classname="tests.{name}" time="{seconds}"/>' for name, seconds in cases)
    (notes / "quick+bots+laws+fuzz+cli+lab.xml").write_text(f"<testsuites><testsuite>{listed}</testsuite></testsuites>")
    (notes / "server.xml").write_text('<testsuites><testsuite><testcase classname="tests.server.test_a"/></testsuite></testsuites>')
    rows = [line.split() for line in times(tool, "table", str(notes), "short", "200").splitlines()]
    assert ["quick", "1", "15"] in rows
    assert ["bots", "1", "30"] in rows
    assert ["lab", "1", "30"] in rows
    assert ["laws", "1", "15"] in rows
    assert ["server", "1", "30"] in rows
    assert ["browser", "failed"] in rows
    assert rows[-1] == ["all", "5", "200"]
    assert times(tool, "expected", "short", "server") == "This takes about 30 seconds, as the last time.\n"
    (tmp_path / ".test-times.json").write_text("[")
    assert "two quiet cores" in times(tool, "expected", "short", "server")


def test_a_second_table_at_home_says_where_the_first_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(web_client, "STATIC", tmp_path)
    database = f"sqlite:///{tmp_path}/home.db"
    with only_one(Settings(database=database, port=8123)):
        assert main(["--lang", "en", "host", "--database", database, "--no-browse"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == say("cli-host-running", "en", address="http://127.0.0.1:8123")
