"""Everything out, everything in again, and a person forgotten from the command line."""

import asyncio
import contextlib
import json
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.cli import main
from saqqara.core.errors import SaqqaraError
from saqqara.server.clock import now
from saqqara.server.community import handles
from saqqara.server.ops import admin_actions
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import chat, metadata
from saqqara.server.storage.store import Store
from saqqara.server.tables.requested_setup import STAND_IN
from tests.server.guests_over_http import Guest, house, play_on


async def live_a_little(folder: Path) -> tuple[dict[str, str], str, str]:
    """A server with a past: a guest's token, a finished table and a running one."""
    async with house(folder, key=None) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        done, going = [(await anna.open(game="guardians", public=True))["id"] for _ in range(2)]
        for table in (done, going):
            await ben.post(f"/tables/{table}/join")
        await play_on(done, [anna, ben])
        await play_on(going, [anna, ben], most=5)
        await here.store.execute(sa.insert(chat).values(table=done, player=anna.id, name="Anna", text="Santé ! 🍷", at=now()))
        return anna.made, done, going


def settings(folder: Path) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'house.db'}")


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, dict[str, str], str, str]:
    """An old house, and its export."""
    folder = tmp_path_factory.mktemp("old")
    made, done, going = asyncio.run(live_a_little(folder))
    out = folder / "all.jsonl"
    count = admin_actions.export(settings(folder), out)
    assert count == len(out.read_bytes().splitlines()) - 2
    return folder, out, made, done, going


def test_an_export_is_for_its_owner_alone(old: tuple[Path, Path, dict[str, str], str, str]) -> None:
    assert stat.S_IMODE(old[1].stat().st_mode) == 0o600
    assert not list(old[0].glob("*.part"))


def test_all_comes_back_in_a_new_house(old: tuple[Path, Path, dict[str, str], str, str], tmp_path: Path) -> None:
    folder, out, made, done, going = old
    count = admin_actions.import_(settings(tmp_path), out)
    assert count > 20

    async def everything(of: Path) -> str:
        store = await Store.open(settings(of))
        try:
            return repr([(table.name, await store.rows(sa.select(table).order_by(*table.primary_key))) for table in metadata.sorted_tables])
        finally:
            await store.close()

    async def live_on() -> None:
        async with house(tmp_path, key=None) as here:
            anna = Guest(here.app, made)  # the same token opens the same seat: the key came along
            assert (await anna.get("/me"))["name"] == "Anna"
            assert (await anna.post("/verify", **await anna.get(f"/tables/{done}/record")))["over"]
            assert len((await anna.get(f"/tables/{going}/look"))["look"]["history"]) == 5
            assert [said["text"] for said in (await anna.get(f"/tables/{done}/chat"))["said"]] == ["Santé ! 🍷"]

    assert asyncio.run(everything(folder)) == asyncio.run(everything(tmp_path))
    asyncio.run(live_on())


def test_nothing_is_mixed_with_what_is_there(old: tuple[Path, Path, dict[str, str], str, str]) -> None:
    with pytest.raises(SaqqaraError) as refused:
        admin_actions.import_(settings(old[0]), old[1])
    assert refused.value.key == "server-import-full"


def first(lines: list[bytes], table: str) -> int:
    """The first line of a table."""
    return next(number for number, line in enumerate(lines) if json.loads(line).get("table") == table)


def change(where: int | str, how: Callable[[dict[str, object]], object]) -> Callable[[list[bytes]], list[bytes]]:
    """Another line in place of one, or of the first of a table."""

    def changed(lines: list[bytes]) -> list[bytes]:
        number = where if isinstance(where, int) else first(lines, where)
        line = json.loads(lines[number])
        made = how(line) or line
        return [*lines[:number], json.dumps(made).encode(), *lines[number + 1 :]]

    return changed


SPOILT: list[tuple[Callable[[list[bytes]], list[bytes]], str, str]] = [
    (lambda lines: [], "server-import-line", "1"),
    (lambda lines: lines[1:], "server-import-line", "1"),
    (change(0, lambda line: {"saqqara": "9999"}), "server-import-version", "9999"),
    (lambda lines: lines[:-1], "server-import-cut", ""),
    (lambda lines: lines[: first(lines, "log")] + lines[first(lines, "log") + 1 :], "server-import-rows", ""),
    (lambda lines: [*lines[:4], b"nonsense", *lines[4:]], "server-import-line", "5"),
    (change(3, lambda line: {"table": "sqlite_master", "row": {}}), "server-import-table", "sqlite_master"),
    (change(3, lambda line: line["row"].pop(next(iter(line["row"])))), "server-import-line", "4"),  # type: ignore[attr-defined, call-overload]
    (change("players", lambda line: line["row"].update(id=7)), "server-import-line", "id"),  # type: ignore[attr-defined]
    (change("players", lambda line: line["row"].update(created=2**70)), "server-import-line", "Error"),  # type: ignore[attr-defined]
    (lambda lines: [lines[0], lines[1], *lines[1:]], "server-import-line", "Error"),
]


@pytest.mark.parametrize(("spoil", "key", "named"), SPOILT, ids=range(len(SPOILT)))
def test_a_spoilt_export_is_refused_and_nothing_of_it_taken(
    old: tuple[Path, Path, dict[str, str], str, str], tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]], key: str, named: str
) -> None:
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_bytes(b"\n".join(spoil(old[1].read_bytes().splitlines())) + b"\n")
    with pytest.raises(SaqqaraError) as refused:
        admin_actions.import_(settings(tmp_path), spoilt)
    assert refused.value.key == key
    assert named in refused.value.reason("fr")
    assert admin_actions.import_(settings(tmp_path), old[1]) > 20  # still empty


def test_files_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    with pytest.raises(SaqqaraError, match=r"nowhere\.jsonl"):
        admin_actions.import_(settings(tmp_path), tmp_path / "nowhere.jsonl")
    with pytest.raises(SaqqaraError, match=r"house\.db"):
        admin_actions.export(settings(tmp_path), tmp_path / "all.jsonl")
    with pytest.raises(SaqqaraError, match=r"house\.db"):
        admin_actions.forget(settings(tmp_path), "nobody")
    assert not list(tmp_path.iterdir())
    asyncio.run(live_a_little(tmp_path))
    with pytest.raises(SaqqaraError, match="no-folder"):
        admin_actions.export(settings(tmp_path), tmp_path / "no-folder" / "all.jsonl")


def test_somebody_is_forgotten(old: tuple[Path, Path, dict[str, str], str, str], tmp_path: Path) -> None:
    _, out, made, done, going = old
    admin_actions.import_(settings(tmp_path), out)
    admin_actions.forget(settings(tmp_path), made["player"])
    after = tmp_path / "after.jsonl"
    admin_actions.export(settings(tmp_path), after)
    assert made["player"] in out.read_text()
    assert made["player"] not in after.read_text()
    assert "Santé" not in after.read_text()
    with pytest.raises(SaqqaraError) as refused:
        admin_actions.forget(settings(tmp_path), made["player"])
    assert refused.value.key == "server-no-player"

    async def still_there() -> None:
        async with house(tmp_path, key=None) as here:
            assert (await here.nobody.post("/verify", **await here.nobody.get(f"/tables/{done}/record")))["over"]
            assert (await here.nobody.get(f"/tables/{going}"))["seats"][0]["bot"] == STAND_IN

    asyncio.run(still_there())


def test_players_and_tables_are_listed_and_a_person_is_found_by_their_handle(
    old: tuple[Path, Path, dict[str, str], str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, _, made, done, going = old
    shutil.copy(folder / "house.db", tmp_path / "house.db")
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE players SET kept = 1, seen = 60000 WHERE name = 'Ben'")

    async def handle() -> str:
        async with admin_actions.opened(settings(tmp_path)) as store:
            return await handles.handle_of(store, made["player"])

    of = asyncio.run(handle())
    assert main(["admin", "people", "--database", database]) == 0
    columns, anna, ben = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert columns == ["id", "handle", "name", "kind", "last seen (UTC)"]
    assert anna[:4] == [made["player"], of, "Anna", "guest"]
    assert ben[2:] == ["Ben", "registered", "1970-01-01 00:01"]
    assert main(["admin", "people", "--count", "1", "--database", database]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2, "so many and no more"
    assert main(["admin", "tables", "--database", database]) == 0
    said = [line.split("\t")[:3] for line in capsys.readouterr().out.splitlines()]
    assert {(table, status) for table, _, status in said[1:]} >= {(done, "over"), (going, "running")}
    assert main(["admin", "person", of, str(tmp_path / "anna.json"), "--database", database]) == 0
    assert json.loads((tmp_path / "anna.json").read_text())["player"] == made["player"]
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE handles SET handle = '-sqkk' WHERE player = ?", (made["player"],))
    assert main(["admin", "person", "--database", database, "--", "-sqkk", str(tmp_path / "earlier.json")]) == 0
    assert json.loads((tmp_path / "earlier.json").read_text())["player"] == made["player"]
    assert main(["admin", "person", "nobody", str(tmp_path / "nobody.json"), "--database", database]) == 2


def test_tables_that_cannot_be_read_are_listed_with_the_reason(
    old: tuple[Path, Path, dict[str, str], str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, _, _, _, going = old
    shutil.copy(folder / "house.db", tmp_path / "house.db")
    words = ["admin", "tables", "--aside", "--database", f"sqlite:///{tmp_path / 'house.db'}"]
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1, "all can be read"
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE log SET text = 'no move' WHERE kind = 'move' AND \"table\" = ? AND seq = 3", (going,))
    assert main(words) == 0
    (_, row) = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert (row[0], row[2]) == (going, "running")
    assert row[4].endswith(".")
