"""A database holds the signing key and the deals of running games: nobody but its owner may read it, or anything that lies beside it."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from saqqara.server.ops import admin_actions
from saqqara.server.serve import only_one
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import players
from saqqara.server.storage.schema_version import SCHEMA, copy_file, schema_number
from saqqara.server.storage.sqlite import Sqlite
from saqqara.server.storage.store import Store


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As on most machines: others may read what is made without a mode."""
    before = os.umask(0o022)
    yield
    os.umask(before)


ANN = {"id": "p", "name": "Ann", "created": 1, "seen": 1}


def at(file: Path) -> Settings:
    return Settings(database=f"sqlite:///{file}")


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir() if path.is_file()}


def forbid_chmod(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse to narrow a file that was made readable: somebody may have opened it by then."""

    def refuse(*_: object) -> None:
        raise AssertionError("a file was made readable first")

    for owner, name in ((Path, "chmod"), (os, "chmod"), (os, "fchmod")):
        monkeypatch.setattr(owner, name, refuse)


async def test_a_new_database_is_its_owners_alone_from_its_creation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_chmod(monkeypatch)
    file = tmp_path / "new.db"
    with only_one(at(file)):
        backend = Sqlite(file, shared=True)
        store = Store(backend)
        await backend.prepare()
        await backend.write_together([lambda connection: connection.execute(players.insert(), ANN)])
        found = modes(tmp_path)
        await store.backend.close()
    copy_file(file)
    assert set(found) == {"new.db", "new.db-wal", "new.db-shm", "new.db.serving", "new.db.writing"}
    assert set(found.values()) == {"0o600"}, found
    assert set(modes(tmp_path).values()) == {"0o600"}, modes(tmp_path)


def test_an_imported_database_and_its_export_are_their_owners_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    admin_actions.import_(at(tmp_path / "first.db"), write_export(tmp_path))
    (tmp_path / "out.jsonl.part").touch(0o644)  # left by a command that was killed
    forbid_chmod(monkeypatch)
    admin_actions.import_(at(tmp_path / "again.db"), write_export(tmp_path))
    admin_actions.export(at(tmp_path / "again.db"), tmp_path / "out.jsonl")
    found = modes(tmp_path)
    del found["given.jsonl"]
    assert {"first.db", "again.db", "out.jsonl"} <= set(found)
    assert set(found.values()) == {"0o600"}, found


def write_export(folder: Path) -> Path:
    """An export without a row."""
    given = folder / "given.jsonl"
    given.write_text(f'{{"saqqara":"{schema_number(SCHEMA)}"}}\n{{"rows":0}}\n')
    return given


async def test_a_database_that_others_could_read_is_narrowed_at_start_and_the_log_says_so(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    await (await Store.open(at(file))).close()
    copy = tmp_path / "old.db.before-0001"
    copy.touch()
    for path in (file, copy):
        path.chmod(0o644)
    with capture_logs() as told:
        await (await Store.open(at(file))).close()
        await (await Store.open(at(file))).close()
    assert set(modes(tmp_path).values()) == {"0o600"}, modes(tmp_path)
    lines = [(Path(line["path"]).name, line["mode"], line["now"]) for line in told if line["event"] == "others could read this file"]
    assert sorted(lines) == [("old.db", "644", "600"), ("old.db.before-0001", "644", "600")], "each is told once"
