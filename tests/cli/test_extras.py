"""A player's installation is enough to play; everything else says which extra is missing, and how to add it."""

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from saqqara.core import optional_packages
from saqqara.core.errors import BadSetup
from saqqara.core.game import games
from saqqara.core.optional_packages import install_command
from saqqara.core.texts import LANGUAGES
from saqqara.server.accounts import passkeys
from saqqara.server.serve import check_extras
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from tests.server import postgres_user
from tests.server.guests_over_http import Guest, house
from tests.server.postgres_user import find_useradd
from tests.server.server_processes import Player, free_port

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples/bot.py"
PATIENCE = 180
POSTGRES = ["--database", "postgresql://nobody@127.0.0.1/none"]
USES = [
    (["deck", "draw", "guardians", "--out", "all.pdf"], "print"),
    (["bench", "server"], "public"),
    (["bench", "engine"], "lab"),
    (["simulate", "objective", "--games", "2"], "lab"),
    (["lab", "exploit", "objective"], "lab"),
    (["serve", *POSTGRES], "public"),
    (["admin", "tables", *POSTGRES], "public"),
    (["serve", "--nats", "nats://127.0.0.1:1"], "public"),
    (["serve", "--workers", "2"], "workers"),
    (["serve", "--smtp", "smtp://127.0.0.1"], "public"),
]
"""Commands, and the extra that each needs."""


def normal(name: str) -> str:
    """Return the name of a package as an index has it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def runtime_packages() -> frozenset[str]:
    """Return all packages that `pip install saqqara` installs."""
    found: set[str] = set()
    waiting = [("saqqara", "")]
    while waiting:
        name, extra = waiting.pop()
        found.add(normal(name))
        for line in requires(name) or []:
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                waiting += [(needed.name, one) for one in ("", *needed.extras) if one or normal(needed.name) not in found]
    return frozenset(found)


@cache
def others() -> tuple[str, ...]:
    """Return the modules that can be imported here and not in a player's installation."""
    runtime = runtime_packages()
    found = [name for name, packages in packages_distributions().items() if not {normal(one) for one in packages} & runtime]
    return (*sorted(name for name in found if name.isidentifier()), "fluent.runtime")


def program() -> str:
    """Return the command `saqqara`, to which the other packages are not there."""
    return (
        f"import sys\nfor name in {others()!r}:\n    sys.modules[name] = None\n"
        "from saqqara.cli import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
    )


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as in a player's installation."""
    return subprocess.run(
        [sys.executable, str(lay(folder)), *words], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def lay(folder: Path) -> Path:
    """Write the program into a folder: processes that it starts import it again."""
    file = folder / "player.py"
    file.write_text(program(), encoding="utf-8")
    return file


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server as in a player's installation, for a while: its address."""
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/home.db"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([sys.executable, str(lay(folder)), *words], cwd=folder, stdout=log, stderr=log)
        try:
            until = time.monotonic() + PATIENCE
            while "Serving tables" not in (folder / "log").read_text():
                assert server.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def test_the_heavy_packages_are_not_among_those_of_a_player() -> None:
    for name in (
        "babel",
        "numpy",
        "numba",
        "llvmlite",
        "asyncpg",
        "nats",
        "webauthn",
        "cryptography",
        "aiohttp",
        "reportlab",
        "svglib",
        "lxml",
        "PIL",
        "uvloop",
        "greenlet",
    ):
        assert name in others()
    assert {"websockets", "pywebpush", "requests", "aiosmtplib", "fluent.runtime"} <= set(others())
    assert {"wasmtime", "fastapi", "sqlalchemy", "rich"}.isdisjoint(others())


async def test_a_whole_table_is_played_without_the_extras(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        ann = await Player.come(url, "Ann")
        table = (await ann.post("/tables", game="objective", seats=["open", "open", {"bot": "novice"}], public=True))["id"]
        bots = [
            await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), url, table, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
            )
            for _ in range(2)
        ]
        for bot in bots:
            said, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
            assert b"over: [" in said, said
        assert (await ann.get(f"/tables/{table}"))["status"] == "over"
        assert (await ann.get("/alerts"))["push_key"] is None
        await ann.close()
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("game", games())
def test_masters_play_in_the_terminal_without_the_extras(game: str, tmp_path: Path) -> None:
    ran = run(tmp_path, "play", game, "--bots", "master,master")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_sheet_is_drawn_without_the_extras(tmp_path: Path) -> None:
    assert run(tmp_path, "--lang", "fr", "deck", "draw", "guardians", "--out", "all.svg").returncode == 0


def test_each_use_says_which_extra_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "asked.py"  # all in one process, which takes a second to load
    asked = [["--lang", language, *words] for words, _ in USES for language in LANGUAGES]
    file.write_text(f"{program()}    import sys\n    print([main(words) for words in {asked!r}])\n".replace("sys.exit(main())", "pass"))
    ran = subprocess.run([sys.executable, str(file)], cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{[2] * len(asked)}\n"
    wanted = [extra for _, extra in USES for _ in LANGUAGES]
    said = [line for line in ran.stderr.splitlines() if "./play add" in line]
    assert len(said) == len(wanted), ran.stderr
    assert all(f"./play add {extra}" in line for extra, line in zip(wanted, said, strict=True)), ran.stderr
    assert "Traceback" not in ran.stderr


def test_outside_a_checkout_the_command_is_pips(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert install_command("print") == "./play add print"
    monkeypatch.setattr(optional_packages, "CHECKOUT", tmp_path / "play")
    assert install_command("public") == "pip install 'saqqara[public]'"


def without(extra: str, patch: pytest.MonkeyPatch) -> None:
    """Imitate an installation without an extra."""
    optional_packages.has_extra.cache_clear()
    patch.setitem(optional_packages.PACKAGES, extra, ("saqqara_has_no_such_package",))


@pytest.fixture(autouse=True)
def extras_are_looked_up_again() -> Iterator[None]:
    yield
    optional_packages.has_extra.cache_clear()


def test_every_setting_that_needs_the_extra_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    check_extras(Settings(nats="nats://127.0.0.1", workers=2, smtp="smtp://127.0.0.1"))
    without("public", monkeypatch)
    without("workers", monkeypatch)
    check_extras(Settings())
    for settings, extra in (
        (Settings(nats="nats://127.0.0.1"), "public"),
        (Settings(workers=2), "workers"),
        (Settings(smtp="smtp://127.0.0.1"), "public"),
        (Settings(push_loopback=True), "public"),
    ):
        with pytest.raises(BadSetup, match=f"play add {extra}"):
            check_extras(settings)


async def test_without_the_extra_nobody_is_offered_a_passkey_or_notifications(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as one:
        ann: Guest = await one.guest()
        assert (await ann.get("/alerts"))["push_key"]
        without("public", monkeypatch)
        one.app.state.alerts.push.__dict__.pop("public_key")
        assert (await ann.get("/alerts"))["push_key"] is None
        assert (await ann.post("/me/passkeys/options", 409))["key"] == "server-no-passkeys"
        keys = {"p256dh": "B" * 87, "auth": "A" * 22}
        refused = await ann.ask("PUT", "/alerts/push", 409, json={"endpoint": "https://push.example.org/a", "keys": keys})
        assert refused["key"] == "server-no-push"


@pytest.mark.parametrize("what", ["passkeys", "push_subscriptions"])
async def test_a_server_with_passkeys_or_subscriptions_does_not_start_without_the_extra(what: str, tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        ann = await one.guest()
        store: Store = one.app.state.store
        if what == "passkeys":
            made = passkeys.Fresh(b"credential", b"key", 0, "localhost")
            await store.transaction(lambda connection: passkeys.add(connection, ann.id, made, "mine"))
        else:
            keys = {"p256dh": "BA" + "A" * 85, "auth": "A" * 22}
            await ann.ask("PUT", "/alerts/push", 200, json={"endpoint": "https://push.example.org/a", "keys": keys})
        database = store.backend.file  # type: ignore[union-attr]
    ran = await asyncio.to_thread(run, tmp_path, "serve", "--port", str(free_port()), "--database", f"sqlite:///{database}")
    assert ran.returncode == 2
    assert "./play add public" in ran.stderr.splitlines()[-1]
    assert "Traceback" not in ran.stderr


def test_root_finds_useradd_or_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(postgres_user, "FOLDERS", (str(tmp_path),))
    with pytest.raises(SystemExit, match="useradd"):
        find_useradd()
    (tmp_path / "useradd").touch(mode=0o755)
    find_useradd()
    assert os.environ["PATH"] == f"/nowhere{os.pathsep}{tmp_path}"
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", "/nowhere")
    find_useradd()
    assert os.environ["PATH"] == "/nowhere"
