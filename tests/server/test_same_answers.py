"""SQLite and PostgreSQL answer alike: truth values are truth values, and text that one of them cannot store is refused before both."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.schemas.storable_text import is_storable_json
from saqqara.server.storage.schema import seats, studies
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import inside, open_table, seated
from tests.server.server_processes import Player

pytestmark = [BOTH, ALSO_ON_POSTGRES]
STUDY: dict[str, Any] = {"format": 1, "game": "objective", "start": {"deal": {"seats": 2}}, "seed": "s", "nodes": [{}]}
OPEN_OF_STUDY = sa.select(studies.c.id, studies.c.open).where(studies.c.id == sa.bindparam("of"))
TEXT = {"content-type": "application/json"}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, tick=3600) as opened:
        yield opened


async def test_truth_values_are_truth_values_however_they_are_asked_for(here: House) -> None:
    anna = await here.guest("Anna")
    made = await anna.post("/studies", 201, study=STUDY, open=True)
    assert made["open"] is True
    assert (await anna.get(f"/studies/{made['id']}"))["open"] is True
    assert [one["open"] for one in (await anna.get("/studies"))["studies"]] == [True]
    (found,) = await here.store.fetch(OPEN_OF_STUDY, of=made["id"])
    assert found["open"] is True

    def work(connection: Any) -> Any:
        return connection.execute(OPEN_OF_STUDY, {"of": made["id"]}).first()[1]

    assert await here.store.transaction(work) is True
    await anna.open()
    empty = sa.select(seats.c.declined).where(seats.c.player == sa.bindparam("of"))
    assert await here.store.fetch(empty, of=anna.id) == [{"declined": None}], "nothing is no truth value"


@pytest.mark.parametrize(
    "path",
    ["/people/%00/profile", "/studies/%00", "/daily/streaks/%00", "/puzzles/%00", "/arenas/%00", "/links/%00", "/tables/a%00/look", "/%00"],
)
async def test_nothing_has_a_name_with_a_null_character(here: House, path: str) -> None:
    anna = await here.guest("Anna")
    for guest in (anna, here.nobody):
        for method in ("GET", "POST"):
            assert (await guest.ask(method, path, 404))["key"] == "server-no-page"


async def test_a_query_with_a_null_character_is_refused(here: House) -> None:
    for query in ("name=%00", "na%00me=x", "name=%2500%00"):
        assert (await here.nobody.ask("GET", f"/tables?{query}", 422))["key"] == "server-bad-text"


BODIES = {
    b'{"study": {"title": "a\\u0000b"}}': False,
    b'{"\\u0000": 1}': False,
    b'{"a": "\\\\\\u0000"}': False,
    b'{"a": "\\ud83c"}': False,
    b'{"a": "\\ud83c\\u0041"}': False,
    b'{"a": "\\udf77"}': False,
    b'{"a": "\xed\xa0\xbc"}': False,
    b'{"a": "x"}\0': False,
    '{"a": 1}'.encode("utf-16"): False,
    b'{"a": "\\\\u0000 \\u0001 \\n \\u00e9"}': True,
    b'{"a": "\\ud83c\\udf77"}': True,
    '{"a": "é 🍷 한"}'.encode(): True,
}


@pytest.mark.parametrize(("body", "fits"), BODIES.items(), ids=[ascii(body) for body in BODIES])
async def test_a_body_whose_text_cannot_be_stored_is_refused(here: House, body: bytes, fits: bool) -> None:
    anna = await here.guest("Anna")
    refused = await anna.ask("POST", "/studies", 422, content=body, headers=TEXT)
    assert (refused["key"] != "server-bad-text") is fits
    assert is_storable_json(body) is fits


async def test_a_title_with_a_null_character_is_refused_and_the_study_stays(here: House) -> None:
    anna: Guest = await here.guest("Anna")
    study = (await anna.post("/studies", 201, study=STUDY | {"title": "Mine"}))["id"]
    for title in (r"a\u0000b", r"\ud800"):
        body = json.dumps({"study": STUDY | {"title": "TITLE"}}).replace("TITLE", title)
        refused = await anna.ask("PATCH", f"/studies/{study}", 422, content=body, headers=TEXT)
        assert refused["key"] == "server-bad-text"
    assert (await anna.get(f"/studies/{study}"))["title"] == "Mine"


async def test_a_message_whose_text_cannot_be_stored_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with inside(tmp_path, tick=3600) as running:
        ann, bob = await Player.come(running.url), await Player.come(running.url)
        table = await open_table(ann, bob)
        async with ann.sit(table) as sitting:
            await seated(sitting)
            for text in ("\\u0000", "a\\u0000b", "\\ud800"):
                for kind in ("move", "say"):
                    await sitting.socket.send(f'{{"type": "{kind}", "id": "m", "text": "{text}"}}')
                    answer = await sitting.until("problem", "refused", "accepted", "bye")
                    assert (answer["type"], answer["why"]["key"]) == ("problem", "server-bad-message")
            await sitting.send(type="say", id="fine", text="é 🍷")
            assert (await sitting.until("accepted", "problem"))["id"] == "fine"
