"""Reports: the words in question stay with them, the host acts in one step, and both sides hear of it."""

import asyncio
import importlib
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import sqlalchemy as sa

from saqqara.cli import main
from saqqara.server.accounts.people import INSERT_TOKEN, People
from saqqara.server.community.handles import handle_of
from saqqara.server.moderation import host_sessions
from saqqara.server.moderation.host_sessions import COOKIE
from saqqara.server.ops import admin_actions
from saqqara.server.ops.retention import Retention
from saqqara.server.settings import Keep, Limits
from saqqara.server.storage.schema import chat as words
from saqqara.server.storage.schema import digest, metadata, report_words, reports
from saqqara.server.storage.serving_file import serving_file
from saqqara.server.tables import chat
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import inside
from tests.server.server_processes import Player
from tests.server.test_friends import address

pytestmark = BOTH


async def the_host(here: House) -> Guest:
    """Return a client with the host's browser."""
    host = Guest(here.app)
    await host.ask("POST", f"/host/{await host_sessions.make_link(here.store)}", 204)
    return host


async def say(here: House, table: str, who: Guest, *texts: str) -> None:
    """Words at a table."""
    live = await here.hub.get(table)
    assert live is not None
    for text in texts:
        await chat.write(here.store, live, who.id, text, text)


async def reported(here: House, anna: Guest, ben: Guest, **more: Any) -> str:
    """Anna reports Ben: the report's id."""
    await anna.ask("POST", "/reports", 204, json={"handle": await address(here, ben), "kind": "words"} | more)
    (row,) = await here.store.rows(sa.select(reports.c.id).where(reports.c.done.is_(None)))
    return str(row["id"])


async def test_the_words_in_question_stay_with_the_report(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        table = (await anna.open(seats=3))["id"]
        for one in (ben, cleo):
            await one.post(f"/tables/{table}/join")
        await say(here, table, cleo, "hello")
        await say(here, table, ben, "something bad")
        said = (await anna.get(f"/tables/{table}/chat"))["said"][-1]["number"]
        await say(here, table, ben, *(f"more {n}" for n in range(9)))
        who = await anna.get(f"/tables/{table}/person", said=said)
        body = {"handle": who["handle"], "kind": "words", "line": " he   insults\nus ", "table": table, "said": said}
        await anna.ask("POST", "/reports", 204, json=body)
        clearing = Retention(here.hub)
        clearing.keep = Keep(chat_days=0)
        await clearing.all()
        assert await here.store.rows(sa.select(words)) == []
        host = await the_host(here)
        (report,) = (await host.get("/host/reports"))["reports"]
        assert (report["name"], report["by"], report["line"]) == ("Ben", "Anna", "he insults us")
        assert [(word["name"], word["text"], word["theirs"]) for word in report["words"][:2]] == [
            ("Cleo", "hello", False),
            ("Ben", "something bad", True),
        ]
        assert len(report["words"]) == 7, "the word, those before, and five after"
        assert not {anna.id, ben.id, cleo.id, table} & set(repr(report).split("'")), "no id leaves"
        await cleo.ask("DELETE", "/me", 204)
        assert "hello" not in repr(await host.get("/host/reports")), "whoever goes takes their words along"
        await ben.ask("DELETE", "/me", 204)
        assert await here.store.rows(sa.select(report_words)) == await here.store.rows(sa.select(reports)) == []


async def test_bad_reports_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(reports=(4, 0.001))) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        own, of_ben = await address(here, anna), await address(here, ben)
        for status, key, body in (
            (404, "server-no-person", {"handle": "nobody", "kind": "words"}),
            (409, "server-report-self", {"handle": own, "kind": "words"}),
            (404, "server-no-table", {"handle": of_ben, "kind": "words", "table": "nowhere"}),
            (422, "field-choice", {"handle": of_ben, "kind": "ugly"}),
            (422, "field-range", {"handle": of_ben, "kind": "words", "line": "x" * 301}),
            (204, "", {"handle": of_ben, "kind": "name"}),
            (429, "server-too-fast", {"handle": of_ben, "kind": "words"}),
        ):
            answer = await anna.ask("POST", "/reports", status, json=body)
            assert not key or answer["key"] == key
        await here.nobody.ask("POST", "/reports", 401, json={"handle": of_ben, "kind": "words"})
        assert len(await here.store.rows(sa.select(reports))) == 1


async def test_who_reports_often_waits_for_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.server.moderation.reports.OPEN", 1)
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        report = await reported(here, anna, ben)
        body = {"handle": await address(here, ben), "kind": "spam"}
        assert (await anna.ask("POST", "/reports", 409, json=body))["key"] == "server-many-reports"
        await (await the_host(here)).post(f"/host/reports/{report}", act="dismiss")
        await anna.ask("POST", "/reports", 204, json=body)


async def test_only_the_host_reads_and_acts(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        report = await reported(here, anna, ben)
        code = await host_sessions.make_link(here.store)
        forged = Guest(here.app)
        for key in (None, "", "x", code, "é" * 40, "x" * 5000):
            forged.http.cookies.clear()
            headers = {} if key is None else {"Cookie": f"{COOKIE}=".encode() + key.encode()}
            for method, path, body in (
                ("GET", "/host/reports", None),
                ("POST", f"/host/reports/{report}", {"act": "off"}),
                ("POST", f"/host/reports/{report}/lift", None),
                ("DELETE", "/host", None),
            ):
                assert (await forged.ask(method, path, 403, json=body, headers=headers))["key"] == "server-not-host"
        host = Guest(here.app)
        await host.ask("POST", f"/host/{code}", 204)
        await Guest(here.app).ask("POST", f"/host/{code}", 404)  # it works once
        rows = repr({table.name: await here.store.rows(sa.select(table)) for table in metadata.sorted_tables})
        assert code not in rows
        assert digest(host.http.cookies[COOKIE]) in rows
        await host.post("/host/reports/nothing", 404, act="warn")
        await host.post(f"/host/reports/{report}", 422, act="hang")
        await host.post(f"/host/reports/{report}", 422, act="mute", days=0)
        await host.post(f"/host/reports/{report}", act="warn")
        assert (await host.post(f"/host/reports/{report}", 409, act="off"))["key"] == "server-report-done"
        await host.ask("DELETE", "/host", 204)
        await host.get("/host/reports", 403)
        await ben.get("/me")


async def test_a_link_is_made_by_whoever_has_the_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with house(tmp_path) as here:
        settings = here.app.state.settings
        link = await asyncio.to_thread(admin_actions.host, settings)
        host = Guest(here.app)
        await host.ask("POST", f"/host/{link.rpartition('/')[2]}", 204)
        await host.get("/host/reports")
        assert await asyncio.to_thread(main, ["admin", "host", "--end", "--database", settings.database]) == 0
        await host.get("/host/reports", 403)
        assert await asyncio.to_thread(main, ["admin", "host", "--database", settings.database]) == 0
        assert "/host/" in capsys.readouterr().out
        if settings.sqlite_file is not None:  # the server that has the database writes its port down beside it
            serving_file(settings.sqlite_file).write_text("8123")
            assert (await asyncio.to_thread(admin_actions.host, settings)).startswith("http://127.0.0.1:8123/host/")
        assert await asyncio.to_thread(main, ["admin", "host", "--database", f"sqlite:///{tmp_path}/none.db"]) != 0


@ALSO_ON_POSTGRES
async def test_what_the_host_does_is_done_and_heard_of(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for act in ("dismiss", "warn", "rename", "mute", "off"):
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = (await anna.open(seats=3))["id"]
            await ben.post(f"/tables/{table}/join")
            code = (await ben.post(f"/tables/{table}/link", 201))["code"]
            report = await reported(here, anna, ben)
            host = await the_host(here)
            done = await host.post(f"/host/reports/{report}", act=act, days=2)
            assert (await host.get("/host/reports"))["reports"] == []
            logged = (await host.get("/host/reports", waiting=False))["reports"][0]
            assert logged == done
            assert logged["done"] is not None
            assert [one["what"] for one in logged["earlier"]] == ([] if act == "dismiss" else [logged["done"]])
            (heard,) = (await anna.get("/notices"))["notices"]
            assert (heard["what"], heard["name"]) == ("looked-at" if act == "dismiss" else "answered", "Ben")
            await anna.ask("DELETE", f"/notices/{heard['id']}", 204)
            assert (await anna.get("/notices"))["notices"] == []
            if act == "off":
                await ben.get("/me", 401)
                await here.nobody.post(f"/links/{code}", 404)
                assert [seat["open"] for seat in (await anna.get(f"/tables/{table}"))["seats"]] == [False, True, True]
                spare = here.people._new_token()
                await here.store.execute(INSERT_TOKEN, rows=here.people._token_row(ben.id, spare))
                assert await here.people.player_of_token(spare) is None, "however they come"
                await host.post(f"/host/reports/{report}/lift")
                await here.store.execute(INSERT_TOKEN, rows=here.people._token_row(ben.id, spare))
                assert await here.people.player_of_token(spare) == ben.id
                continue
            notices = (await ben.get("/notices"))["notices"]
            assert [one["what"] for one in notices] == ([] if act == "dismiss" else [logged["done"]])
            assert "Anna" not in repr(notices)
            assert (await ben.get("/me"))["name"] == "Ben" or act == "rename"
            if act == "rename":
                name = (await ben.get("/me"))["name"]
                assert name != "Ben"
                assert (await anna.get(f"/tables/{table}"))["seats"][1]["name"] == name
                assert (await ben.ask("PATCH", "/me", 409, json={"name": "Ben"}))["key"] == "server-name-taken-away"
                await host.post(f"/host/reports/{report}/lift")
                await ben.ask("PATCH", "/me", 200, json={"name": "Benno"})
            data = (await ben.get("/me/data"))["stored"]
            assert "reports.player" not in data, "a report is its maker's"
            assert "report_words.player" not in data
            assert (await anna.get("/me/data"))["stored"]["reports.by"][0]["name"] == "Ben"


@ALSO_ON_POSTGRES
@pytest.mark.parametrize("dies", ["saqqara.server.names.reserved_names.set_reserved_name", "saqqara.server.moderation.sanctions.impose"])
async def test_a_name_is_taken_away_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies: str) -> None:
    """A server may die at any moment: then nothing is written down of what was not done, and nothing done of what is not written down."""
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        await ben.post("/me/codes", 201)
        table = (await ben.open())["id"]
        report, host = await reported(here, anna, ben), await the_host(here)
        stored = [await here.store.rows(sa.select(one)) for one in metadata.sorted_tables]
        module, _, name = dies.rpartition(".")
        whole = getattr(importlib.import_module(module), name)

        def crash(*given: Any) -> None:
            whole(*given)
            raise ConnectionError("the server died before it was on disk")

        monkeypatch.setattr(dies, crash)
        await host.post(f"/host/reports/{report}", 503, act="rename")
        assert [await here.store.rows(sa.select(one)) for one in metadata.sorted_tables] == stored
        monkeypatch.undo()
        await host.post(f"/host/reports/{report}", act="rename")
        assert (await anna.get(f"/tables/{table}"))["seats"][0]["name"] == (await ben.get("/me"))["name"] != "Ben"
        assert (await here.guest("Ben")).made["name"] == "Ben", "whoever likes may have it"


@ALSO_ON_POSTGRES
async def test_a_name_that_somebody_keeps_meanwhile_is_not_given_to_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between choosing a name for somebody and writing it down another may come to keep it: then it is another name."""
    async with house(tmp_path) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        for one in (ben, cleo):
            await one.post("/me/codes", 201)
        report, host = await reported(here, anna, ben), await the_host(here)
        chosen = ["Cleo", "Cleo", "Dora"]
        monkeypatch.setattr(People, "free_name", AsyncMock(side_effect=chosen))
        await host.post(f"/host/reports/{report}", act="rename")
        assert [(await one.get("/me"))["name"] for one in (ben, cleo)] == ["Dora", "Cleo"]


async def test_who_is_muted_plays_on_in_silence(tmp_path: Path) -> None:
    async with inside(tmp_path) as running:
        anna, ben = await Player.come(running.url, "Anna"), await Player.come(running.url, "Ben")
        table = (await anna.post("/tables", game="objective", seats=2))["id"]
        await ben.post(f"/tables/{table}/join")
        store = running.app.state.store
        body = {"handle": await handle_of(store, ben.player), "kind": "words", "table": table}
        (await anna.http.post("/reports", json=body)).raise_for_status()
        (row,) = await store.rows(sa.select(reports.c.id))
        async with ben.sit(table) as his:
            await his.send(type="say", id="1", text="hello")
            assert (await his.until("accepted", "refused"))["type"] == "accepted"
            cookies = {COOKIE: (await host_sessions.use_link(store, await host_sessions.make_link(store))) or ""}
            anna.http.cookies.update(cookies)
            (await anna.http.post(f"/host/reports/{row['id']}", json={"act": "mute", "days": 1})).raise_for_status()
            await his.send(type="say", id="2", text="hello again")
            refused = await his.until("refused")
            assert refused["why"]["key"] == "server-muted"
            assert "24" in refused["why"]["reason"]["fr"]
            await his.send(type="ping")
            assert await his.until("pong")


async def test_reports_go_with_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        first = await reported(here, anna, ben)
        host = await the_host(here)
        await host.post(f"/host/reports/{first}", act="warn")
        await reported(here, anna, ben)
        clearing = Retention(here.hub)
        assert (await clearing.all())["reports"] == 0
        clearing.keep = Keep(report_days=0)
        await asyncio.sleep(0.005)
        cleared = await clearing.all()
        assert [cleared[kind] for kind in ("reports", "unread", "sanctions")] == [1, 1, 1]


async def test_whoever_is_connected_speaks_by_their_present_name(tmp_path: Path) -> None:
    """A connection may be hours old: its name was taken away meanwhile, or given up, and somebody else may have it now."""
    async with inside(tmp_path) as running:
        anna, ben, cleo = [await Player.come(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = (await anna.post("/tables", game="objective", seats=2))["id"]
        await ben.post(f"/tables/{table}/join")
        store = running.app.state.store
        async with anna.sit(table) as hers, ben.sit(table) as his, cleo.sit(table) as looking_on:
            for number, (sitting, player) in enumerate(((his, ben), (looking_on, cleo))):
                before = {ben.player: "Ben", cleo.player: "Cleo"}[player.player]
                await sitting.send(type="say", id=f"a{number}", text="before")
                assert (await hers.until("said"))["name"] == before
                body = {"handle": await handle_of(store, player.player), "kind": "name"}
                (await anna.http.post("/reports", json=body)).raise_for_status()
                report = await store.row(sa.select(reports.c.id).where(reports.c.done.is_(None)))
                anna.http.cookies.update({COOKIE: (await host_sessions.use_link(store, await host_sessions.make_link(store))) or ""})
                (await anna.http.post(f"/host/reports/{report['id']}", json={"act": "rename"})).raise_for_status()
                given = (await player.get("/me"))["name"]
                assert given != before
                await sitting.send(type="say", id=f"b{number}", text="after")
                assert (await hers.until("said"))["name"] == given
                shown = {word["name"] for word in (await anna.get(f"/tables/{table}/chat"))["said"] if word["text"] == "before"}
                assert before not in shown, "its next owner did not say that"
