"""All that is stored about a person is given to them and deleted with them, whatever later changes of the schema add."""

import asyncio
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from saqqara.server.accounts import personal_data
from saqqara.server.ops import admin_actions
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import metadata, tables
from saqqara.server.storage.store import Store
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import house

pytestmark = BOTH

NOBODY = {
    "players.name",
    "tokens.hash",
    "links.hash",
    "links.table",
    "tables.id",
    "tables.game",
    "tables.setup",
    "tables.secret",
    "tables.name",
    "tables.status",
    "tables.rematch",
    "seats.table",
    "seats.name",
    "seats.bot",
    "seats.nonce",
    "seats.status",
    "log.table",
    "log.kind",
    "log.text",
    "log.client",
    "deadlines.table",
    "chat.table",
    "chat.name",
    "chat.text",
    "chat.client",
    "muted.table",
    "secrets.name",
    "secrets.value",
    "alert_choices.language",
    "alert_choices.zone",
    "alert_choices.address",
    "push_subscriptions.id",
    "push_subscriptions.device",
    "push_subscriptions.endpoint",
    "push_subscriptions.p256dh",
    "push_subscriptions.auth",
    "mail_confirmations.hash",
    "mail_confirmations.address",
    "alerts.table",
    "alerts.occasion",
    "alerts.by",
    "studies.id",
    "studies.game",
    "studies.title",
    "studies.body",
    "reviews.table",
    "reviews.body",
    "handles.handle",
    "tokens.label",
    "kept_names.skeleton",
    "passkeys.id",
    "passkeys.credential",
    "passkeys.public_key",
    "passkeys.site",
    "passkeys.name",
    "recovery_codes.hash",
    "challenges.hash",
    "challenges.purpose",
    "challenges.origin",
    "invitations.id",
    "invitations.table",
    "reports.id",
    "reports.name",
    "reports.kind",
    "reports.line",
    "reports.place",
    "reports.done",
    "report_words.report",
    "report_words.name",
    "report_words.text",
    "sanctions.id",
    "sanctions.what",
    "sanctions.kind",
    "host_keys.hash",
    "host_keys.kind",
    "rebuilds.game",
    "rebuilds.table",
    "results.table",
    "results.game",
    "results.bot",
    "standings.game",
    "standings.habits",
    "profiles.seed",
    "profiles.shown",
    "daily_tries.day",
    "daily_tries.game",
    "daily_tries.table",
    "daily_tries.parts",
    "puzzle_tries.game",
    "puzzle_tries.puzzle",
    "puzzle_tries.answer",
    "puzzle_tries.series",
    "puzzle_ratings.game",
    "puzzle_ratings.puzzle",
    "puzzle_standings.game",
    "puzzle_standings.series",
    "arenas.id",
    "arenas.name",
    "arenas.game",
    "arenas.wish",
    "arenas.bots",
    "arenas.seed",
    "arena_entrants.arena",
    "arena_entrants.out",
    "arena_tables.arena",
    "arena_tables.table",
}
"""Columns of text that do not say whom a row is about. What they say of somebody stands in a row that one of `PERSONAL_COLUMNS` names."""
WITHHELD = {"muted.other", "blocks.other", "reports.player", "report_words.player"}
"""The columns that are deleted with a player and not given to them: they are others' own."""
NOT_GIVEN = {
    "seats": {"status", "changed", "competitor"},  # the table's own, said there; and a number, said with what became of it
    "tables": {"setup", "secret", "rules", "counted"},  # the game's: the record has it, once it may be known
    "chat": {"id", "client"},
    "muted": {"other"},  # ids of others
    "blocks": {"other"},
    "reports": {"id", "player", "told"},
    "links": {"hash"},  # what opens something, or its hash
    "push_subscriptions": {"id", "device", "p256dh", "auth"},
    "mail_confirmations": {"hash", "address"},
    "passkeys": {"id", "credential", "public_key", "signs"},
    "recovery_codes": {"hash"},
    "challenges": {"hash", "origin"},
    "tokens": {"hash"},
    "alerts": {"tries"},  # how often it was tried to send one
    "studies": {"version"},
    "reviews": {"body"},  # about the game
    "invitations": {"id"},
    "sanctions": {"id"},
    "puzzle_tries": {"number", "series"},  # by which tries are told apart
    "puzzle_standings": {"series"},
    "arenas": {"seed", "version"},  # who sits where is drawn from it
}
"""Columns of what is given to a person that are not: numbers of the server's own, secrets, and what is others'."""
SEVERAL = {"invitations.by", "reports.by"}
"""Places in tables that name people in another column as well, and whose key is neither."""


def columns() -> Iterator[sa.Column[Any]]:
    for table in metadata.sorted_tables:
        yield from table.columns


def unaccounted() -> set[str]:
    """Columns that could name a person, of which nobody has said whether they do."""
    places = {str(place.column) for place in personal_data.PERSONAL_COLUMNS}
    named = {str(column) for column in columns() if isinstance(column.type, sa.String)}
    referring = {str(column) for column in columns() if any(str(key.column) == "players.id" for key in column.foreign_keys)}
    return (named - places - NOBODY) | (referring - places)


def test_every_column_that_names_a_person_is_accounted_for() -> None:
    assert not unaccounted(), "say in PERSONAL_COLUMNS what becomes of it, or here that it names nobody"
    assert not NOBODY & {str(place.column) for place in personal_data.PERSONAL_COLUMNS}
    assert {str(column) for column in columns()} >= NOBODY, "what is no longer there is not listed"
    assert {str(place.column) for place in personal_data.PERSONAL_COLUMNS if not place.given} == WITHHELD


def test_all_columns_about_a_person_are_given_but_these() -> None:
    given: dict[str, set[str]] = {}
    for place in personal_data.PERSONAL_COLUMNS:
        given.setdefault(place.column.table.name, set()).update(place.given and (place.column.name, *place.given))
    kept = {name: {column.name for column in metadata.tables[name].columns} - of for name, of in given.items() if of}
    assert {name: columns for name, columns in kept.items() if columns} == NOT_GIVEN, "give it, or say here why not"


def filled(column: sa.Column[Any], player: str) -> Any:
    """Some value for a column that another row needs, or any."""
    if column.name == "table" or str(column) in ("tables.id", "tables.rematch"):
        return "the table"
    if column.name == "device":
        return "token"
    if str(column) == "tables.setup":
        return json.dumps({"seats": 2, "options": {}, "times": None, "deck": None, "pace": {}, "hints": True, "level": "chance"})
    if isinstance(column.type, sa.String):
        return "other" if column.name in ("player", "other") else f"{column.name}"[: column.type.length or 8]
    return False if isinstance(column.type, sa.Boolean) else 1


async def settle_in(store: Store, player: str) -> None:
    """A row for each place, with the player there and nowhere else."""
    rows: dict[str, dict[str, Any]] = {}
    for place in personal_data.PERSONAL_COLUMNS:
        row = {column.name: filled(column, player) for column in place.column.table.columns}
        row[place.column.name] = player if place.column is not tables.c.put_off else json.dumps(["somebody", player])
        if str(place.column) == "tables.host":
            row |= {"id": "hosted", "put_off": None}
        elif str(place.column) == "tables.put_off":
            row |= {"host": None}
        elif str(place.column) == "tokens.player":
            row |= {"hash": "token"}
        elif str(place.column) == "seats.asked":
            row |= {"seat": 2, "player": None}
        elif str(place.column) == "seats.player":
            row |= {"asked": None}
        elif str(place.column) == "competitors.player":
            row |= {"became": None}
        elif str(place.column) == "competitors.became":
            row |= {"number": 2, "player": None}
        elif str(place.column) in SEVERAL:
            row |= {"id": "another"}
        elif str(place.column) == "report_words.player":
            row |= {"report": "id"}
        elif str(place.column) == "arena_entrants.player":
            row |= {"arena": "id"}
        rows[str(place.column)] = row
    order = {table.name: number for number, table in enumerate(metadata.sorted_tables)}
    for place in sorted(personal_data.PERSONAL_COLUMNS, key=lambda place: order[place.column.table.name]):
        await store.execute(sa.insert(place.column.table).values(**rows[str(place.column)]))


@ALSO_ON_POSTGRES
async def test_all_of_it_is_given_and_all_of_it_goes(tmp_path: Path) -> None:
    store = await Store.open(Settings(database=f"sqlite:///{tmp_path}/full.db"))
    try:
        await settle_in(store, "the person")
        given = await store.snapshot(lambda connection: personal_data.given_to(connection, "the person"))
        assert set(given) == {str(place.column) for place in personal_data.PERSONAL_COLUMNS} - WITHHELD
        assert [len(rows) for rows in given.values()] == [1] * len(given)
        assert await store.snapshot(lambda connection: personal_data.given_to(connection, "person")) == {name: [] for name in given}
        assert await store.transaction(lambda connection: personal_data.forget(connection, store, ["the person"])) == {
            "the table": "status"
        }
        left = {table.name: await store.rows(sa.select(table)) for table in metadata.sorted_tables}
        assert "the person" not in repr(left)
        assert [row["put_off"] for row in left["tables"] if row["id"] == "the table"] == ['["somebody"]'], "the others are still put off"
        named = [row["name"] for row in (*left["arenas"], *left["tables"]) if row["id"] != "the table"]
        assert named == ["", ""], "what they called their arenas and tables"
        assert [row["answer"] for row in left["puzzle_tries"]] == [""]
        assert not any(left[name] for name in ("players", "tokens", "links", "chat", "muted", "alerts", "alert_choices"))
    finally:
        await store.close()


async def test_everybody_can_ask_for_their_own(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open(nonce="aa"))["id"]
        await ben.post(f"/tables/{table}/join", nonce="bb")
        row = await here.store.row(sa.select(tables.c.secret))
        assert row is not None
        data = await anna.get("/me/data")
        assert data["player"] == anna.id
        assert data["stored"]["players.id"][0]["name"] == "Anna"
        assert [seat["table"] for seat in data["stored"]["seats.player"]] == [table]
        assert [hosted["id"] for hosted in data["stored"]["tables.host"]] == [table]
        assert row["secret"] not in repr(data), "what is hidden at a table stays hidden"
        assert ben.id not in repr(data)
        assert "bb" not in [seat["nonce"] for seat in data["stored"]["seats.player"]]
        await here.nobody.get("/me/data", 401)
        settings = here.app.state.settings
        player = anna.id
    out = tmp_path / "anna.json"
    await asyncio.to_thread(admin_actions.person, settings, player, out)
    assert json.loads(out.read_text())["stored"].keys() == data["stored"].keys()
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
