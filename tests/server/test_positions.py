"""Positions that somebody sets up: the normal form, what each seat would see, and what is wrong, with the field it is about."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from saqqara import Table
from saqqara.core.game import games
from saqqara.core.parsing import plain
from saqqara.core.record_replay import steps
from tests.server.databases import BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH

FOLDERS = Path(__file__).parents[1] / "games"
HOSTILE: list[Any] = [
    {},
    {"game": 7},
    {"game": "chess"},
    {"game": "../objective"},
    {"game": "objective", "seats": 2},
    {"game": "objective", "seats": 10**30},
    {"game": "objective", "\ud800": 1},
    {"game": "objective", "spots": [[[[[[]]]]]] * 5000},
]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


def middle(game: str) -> Any:
    """A position in the middle of a game."""
    return json.loads((FOLDERS / game / "middle.json").read_text())


@pytest.mark.parametrize("game", games())
async def test_the_normal_form_stays_as_it_is_and_shows_what_each_seat_sees(here: House, game: str) -> None:
    anna = await here.guest("Anna")
    for position in (middle(game), (await anna.ask("POST", "/positions/deal", 200, json={"game": game}))["position"]):
        once = await anna.ask("POST", "/positions", 200, json={"position": position})
        assert await anna.ask("POST", "/positions", 200, json={"position": once["position"]}) == once
        table = Table.from_position(position)
        assert once["position"] == table.position()
        assert once["looks"] == [plain(table.look(seat)) for seat in (None, *range(table.seats))]
        assert once["to_act"] == list(table.to_act)


@pytest.mark.parametrize("game", games())
async def test_what_is_wrong_is_a_sentence_that_names_its_field(here: House, game: str) -> None:
    """One part after another is taken away or made absurd: each answer names a field of the position, in both languages."""
    anna, chance, position = await here.guest("Anna"), random.Random(game), middle(game)
    named = 0
    for name in [*position, *chance.sample([*position], 4)]:
        if name == "game":
            continue
        broken = {**position, name: chance.choice([None, -1, "?", [], {}])}
        answer = await anna.http.post("/positions", json={"position": broken})
        got = answer.json()
        if answer.status_code == 200:  # a field that may be left out, or be so
            continue
        named += 1
        assert answer.status_code == 400
        if got["key"] != "bad-seats":
            assert got["field"] == got["details"]["field"]
            assert got["field"] in got["reason"]["en"]
            assert got["field"] in got["reason"]["fr"]
            assert got["field"].partition(".")[0].partition("[")[0] in position
    assert named > len(position) / 2


async def test_hostile_positions_get_a_sentence(here: House) -> None:
    anna = await here.guest("Anna")
    for position in HOSTILE:
        body = json.dumps({"position": position})
        broken = "\\ud800" in body  # no text at all, wherever it stands
        got = await anna.ask("POST", "/positions", 422 if broken else 400, content=body, headers={"Content-Type": "application/json"})
        assert all(sentence.endswith(".") for sentence in got["reason"].values())
    await anna.ask("POST", "/positions", 422, json={"position": []})
    await anna.ask("POST", "/positions", 422, json={"position": {}, "seed": "00"})
    for options in ({"deck": "/etc/passwd"}, {"seed": "known"}, {"mode": "none"}):
        await anna.ask("POST", "/positions/deal", 400, json={"game": "objective", "options": options})
    await anna.ask("POST", "/positions/deal", 400, json={"game": "objective", "seats": 9})
    await anna.get("/games/chess/deck", 400)


async def test_the_position_at_a_moment_of_a_record(here: House) -> None:
    anna = await here.guest("Anna")
    record = json.loads(min((FOLDERS / "objective/records").glob("*.json")).read_text())
    for at, table in enumerate(steps(record)):
        if at in (0, 7):
            got = await anna.ask("POST", "/positions", 200, json={"record": record, "at": at})
            assert got["position"] == table.position()
    await anna.ask("POST", "/positions", 400, json={"record": {**record, "seats": 9}, "at": 0})


@pytest.mark.parametrize("game", [name for name, kind in games().items() if kind.has_deck])
async def test_the_cards_of_a_game(here: House, game: str) -> None:
    anna = await here.guest("Anna")
    given = await anna.get(f"/games/{game}/deck", 200)
    assert given == {"game": game, "deck": plain(games()[game].deck())}


async def test_checking_too_fast_is_refused(here: House) -> None:
    anna = await here.guest("Anna")
    rates = here.app.state.rates.positions
    rates.at_once, rates.per_second = 2, 0.001
    for status in (200, 200, 429):
        await anna.ask("POST", "/positions", status, json={"position": middle("objective")})
