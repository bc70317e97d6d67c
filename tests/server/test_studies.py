"""Studies that are kept: one's own to change, open ones to watch, so many and no more, gone with their owner."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.settings import Limits
from saqqara.server.storage.schema import studies
from saqqara.solo.study import begin, read_study
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH

BARE: dict[str, Any] = {"format": 1, "game": "objective", "start": {"deal": {"seats": 2}}, "seed": "s", "nodes": [{}]}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, limits=Limits(studies_per_player=2)) as opened:
        yield opened


def two_moves() -> dict[str, Any]:
    """A study with two first moves."""
    table = begin("objective", read_study(BARE).start, "s").table
    seat = table.to_act[0]
    one, other = table.look(seat).moves[:2]
    nodes = [{}, {"move": [seat, one], "comment": "good"}, {"move": [seat, other], "parent": 0}]
    return BARE | {"nodes": nodes, "title": "Two ways", "at": 1}


async def change(guest: Guest, which: str, status: int, **what: Any) -> Any:
    return await guest.ask("PATCH", f"/studies/{which}", status, json=what)


async def test_a_study_is_kept_changed_listed_and_deleted_by_its_owner_alone(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    made = await anna.post("/studies", 201, study=two_moves())
    study = made["id"]
    assert (made["study"], made["mine"], made["by"], made["version"], made["title"]) == (two_moves(), True, "Anna", 1, "Two ways")
    for other in (ben, here.nobody):
        assert (await other.get(f"/studies/{study}", 404))["key"] == "server-no-study"
    assert (await change(ben, study, 403, at=0))["key"] == "server-no-study"
    assert (await ben.ask("DELETE", f"/studies/{study}", 403))["key"] == "server-no-study"

    changed = await change(anna, study, 200, study=BARE, version=1)
    assert (changed["study"], changed["title"], changed["version"]) == (BARE, "", 2)
    assert (await change(anna, study, 409, study=two_moves(), version=1))["key"] == "server-study-changed"
    listed = await anna.get("/studies")
    assert [(one["id"], one["version"]) for one in listed["studies"]] == [(study, 2)]
    assert (await ben.get("/studies"))["studies"] == []
    await anna.ask("DELETE", f"/studies/{study}", 204)
    await anna.get(f"/studies/{study}", 404)


async def test_titles_and_names_of_stacked_marks_are_refused(here: House) -> None:
    anna = await here.guest("Anna")
    stacked = "Z\u0335\u0321\u0328algo"
    for bad in (BARE | {"title": stacked}, BARE | {"nodes": [{"name": stacked}]}):
        assert (await anna.post("/studies", 400, study=bad))["key"] == "server-name-marks"
    study = (await anna.post("/studies", 201, study=two_moves()))["id"]
    assert (await change(anna, study, 400, study=BARE | {"title": stacked}))["key"] == "server-name-marks"
    assert (await anna.get(f"/studies/{study}"))["title"] == "Two ways"


async def test_an_open_study_is_watched_move_by_move_and_changed_by_nobody_else(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    study = (await anna.post("/studies", 201, study=two_moves(), open=True))["id"]
    seen = await here.nobody.get(f"/studies/{study}")
    assert (seen["mine"], seen["study"]["at"], seen["by"]) == (False, 1, "Anna")
    await here.nobody.ask("GET", f"/studies/{study}?known={seen['version']}", 204)
    await change(anna, study, 200, at=2)
    news = await here.nobody.get(f"/studies/{study}?known={seen['version']}")
    assert (news["study"]["at"], news["version"]) == (2, seen["version"] + 1)
    assert news["study"]["nodes"] == two_moves()["nodes"]
    assert (await change(ben, study, 403, at=0))["key"] == "server-study-not-yours"
    await change(anna, study, 200, open=False)
    await here.nobody.get(f"/studies/{study}", 404)


async def test_what_is_no_study_is_not_kept(here: House) -> None:
    anna = await here.guest("Anna")
    first = two_moves()["nodes"][1]
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("study-move", {"nodes": [{}, first, {**first, "parent": 1}]}),
        ("study-first", {"nodes": []}),
        ("study-start", {"start": {}}),
        ("unknown-game", {"game": "chess"}),
        ("field-missing", {"start": {"position": {"game": "objective"}}}),
    ]
    for key, broken in wrong:
        assert (await anna.post("/studies", 400, study=BARE | broken))["key"] == key
    study = (await anna.post("/studies", 201, study=BARE))["id"]
    assert (await change(anna, study, 400, at=5))["key"] == "study-at"
    assert (await anna.get(f"/studies/{study}"))["version"] == 1


async def test_so_many_and_no_more_and_with_their_owner_they_go(here: House) -> None:
    anna = await here.guest("Anna")
    assert (await here.nobody.post("/studies", 401, study=BARE))["key"] == "server-not-welcome"
    ids = [(await anna.post("/studies", 201, study=BARE, open=True))["id"] for _ in range(2)]
    assert (await anna.post("/studies", 409, study=BARE))["key"] == "server-many-studies"
    stored = await anna.get("/me/data")
    assert {row["id"] for row in stored["stored"]["studies.player"]} == set(ids)
    await anna.ask("DELETE", "/me", 204)
    for study in ids:
        await here.nobody.get(f"/studies/{study}", 404)


def of_size(size: int) -> dict[str, Any]:
    """A study that takes up about so many bytes, of letters that take up two each."""
    return BARE | {"nodes": [{"comment": "é" * (size // 2)}]}


@ALSO_ON_POSTGRES
async def test_studies_take_up_so_much_room_and_no_more(tmp_path: Path) -> None:
    """Counted in bytes, over all of somebody's studies, however many are sent at once; what shrinks is always welcome."""
    async with house(tmp_path, limits=Limits(study_bytes_per_player=4_000)) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        answers = await asyncio.gather(*(anna.http.post("/studies", json={"study": of_size(1_000)}) for _ in range(8)))
        refused = [answer.json() for answer in answers if answer.status_code != 201]
        assert {answer["key"] for answer in refused} == {"server-studies-full"}
        stored = await here.store.rows(sa.select(studies.c.id, studies.c.body))
        assert sum(len(row["body"].encode()) for row in stored) <= 4_000
        assert len(stored) == 3
        first = stored[0]["id"]
        assert (await change(anna, first, 409, study=of_size(3_000)))["key"] == "server-studies-full"
        await change(anna, first, 200, study=of_size(500))
        await change(anna, first, 200, at=0)
        await change(anna, first, 200, study=of_size(900))
        await ben.post("/studies", 201, study=of_size(1_000))
        await here.store.execute(sa.update(studies).where(studies.c.id == first).values(body=json.dumps(of_size(3_000))))
        await change(anna, first, 200, study=of_size(2_900))
