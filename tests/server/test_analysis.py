"""Any moment of a study: as a seat knew it, from what it knew alone; or with all open."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from saqqara import Table
from saqqara.bots.interface import searched
from saqqara.bots.thinker import Thinker
from saqqara.core.game import games
from saqqara.core.parsing import plain
from saqqara.core.record_replay import steps
from saqqara.server.analysis.study_positions import Place, named, shown
from saqqara.server.settings import Limits
from saqqara.solo.study import Standing, Start, begin
from tests.every_game.setups import random_game, smallest_and_largest
from tests.every_game.worlds import Sight
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH

FOLDERS = Path(__file__).parents[1] / "games"
FIRST = {game: min((FOLDERS / game / "records").glob("*.json")) for game in games()}
"""A golden record of each game, of its smallest table."""


SOME = 60
"""Numbers of moves that are tried for the others."""
TRIED = 6
"""Moments at which every set-up is tried."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def moment(guest: Guest, status: int = 200, **asked: Any) -> Any:
    """A moment as a guest asks for it."""
    return await guest.ask("POST", "/analysis/moment", status, json=asked)


def record_of(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(FIRST[game].read_text())
    return data


@pytest.mark.parametrize("game", games())
async def test_the_moments_of_a_record_are_those_of_its_replay(here: House, game: str) -> None:
    record, anna = record_of(game), await here.guest("Anna")
    path = [move[:2] for move in record["moves"]]
    seen = [(plain(table.look(1)), plain(table.look(None)), table.position()) for table in steps(record)]
    for at in (0, 1, len(path) // 2, len(path)):
        asked: dict[str, Any] = {"game": game, "start": {"record": record}, "seed": "s", "path": path[:at]}
        knew = await moment(anna, seat=1, **asked)
        assert (knew["looks"], knew["position"], knew["recorded"]) == ([seen[at][0]], None, True)
        bare = await moment(anna, open=True, seat=1, **asked)
        assert [bare["looks"][1], bare["looks"][-1], bare["position"]] == list(seen[at])
        assert len(bare["looks"]) == record["seats"] + 1
        later = await moment(anna, seat=1, **asked | {"start": {"record": record, "at": at}, "path": []})
        assert later["looks"] == knew["looks"]
        over = at == len(path)
        assert (knew["question"] is not None) == (searched(game) and not over)
        assert (bare["question"] or {}).get("texts", bare["looks"][1]["moves"]) == bare["looks"][1]["moves"]


# What the seat cannot know


@pytest.mark.parametrize("setup", smallest_and_largest(2), ids=str)
def test_a_moment_as_a_seat_knew_it_is_the_same_wherever_it_cannot_tell(setup: Any) -> None:
    """Two positions that differ in secrets only give the same moment, question and lines; with all open they do not."""
    chance, different, left = random.Random(f"{setup} moment"), 0, TRIED
    for number, table in enumerate(random_game(setup, 9)):
        for seat in range(setup.seats) if number % 3 == 1 else ():
            position = table.position()
            sight = Sight(setup.game, position, table._deck, seat)
            if not sight.uncertain():
                continue
            world = sight.some_world(chance)
            told = [sayings(setup.game, one, seat, False) for one in (position, world)]
            assert told[0] == told[1], f"{setup}: seat {seat} is told a secret"
            different += sayings(setup.game, position, seat, True) != sayings(setup.game, world, seat, True)
            left -= 1
        if left <= 0:
            break
    assert different


def sayings(game: str, position: dict[str, Any], seat: int, everything: bool) -> Any:
    """All that the server says of a position to whoever looks as a seat."""
    place = Place(game, {"position": position}, "seed", None, (), seat, everything)
    beginning = begin(game, Start(position=position), "seed")
    seen = shown(Standing(beginning.table), place)
    own = [(seat, seen.question.moves[0])] if seen.question and seen.question.moves else []
    others = [other for other in range(beginning.table.seats) if other != seat]
    return plain((seen, named(beginning.table, place, [[*own, (other, number)] for other in others for number in range(SOME)])))


# Lines


async def test_a_line_of_the_search_is_named_and_stops_where_it_does_not_fit(here: House) -> None:
    record, anna = record_of("objective"), await here.guest("Anna")
    asked: dict[str, Any] = {
        "game": "objective",
        "start": {"record": record},
        "seed": "s",
        "path": [record["moves"][0][:2]],
        "seat": "turn",
    }
    found = await moment(anna, **asked)
    seat, question = found["seat"], found["question"]
    one = [seat, question["moves"][0]]
    given = await anna.ask("POST", "/analysis/line", 200, json=asked | {"lines": [[one], [one, one], [[seat, 10**6]], [[9, 0]], []]})
    assert given["lines"] == [[[seat, question["texts"][0]]], [[seat, question["texts"][0]]], [], [], []]


# What is wrong is a sentence


async def test_what_cannot_be_is_a_sentence(here: House) -> None:
    record, anna = record_of("objective"), await here.guest("Anna")
    right: dict[str, Any] = {"game": "objective", "start": {"record": record}, "seed": "s", "path": []}
    moves = [move[:2] for move in record["moves"]]
    sealed = {**record, "seed": None, "outcome": None}
    wrong: list[tuple[int, str, dict[str, Any]]] = [
        (400, "record-sealed", {"start": {"record": {k: v for k, v in sealed.items() if v is not None}}}),
        (400, "study-record-at", {"start": {"record": record, "at": 99}}),
        (400, "study-start", {"start": {}}),
        (400, "study-start", {"start": {"deal": {}, "at": 3}}),
        (400, "bad-position-game", {"game": "guardians"}),
        (400, "unknown-game", {"game": "chess", "start": {"deal": {}}}),
        (400, "bad-seats", {"start": {"deal": {"seats": 9}}}),
        (400, "study-move", {"path": [[0, "red 99"], *moves]}),
        (400, "no-clock", {"path": [[None, "sand"]]}),
        (400, "no-seat", {"seat": 7}),
        (400, "record-outcome", {"start": {"record": {**record, "outcome": {**record["outcome"], "scores": [9, 9]}}}}),
        (422, "field-range", {"seed": ""}),
        (422, "field-range", {"path": [[0, "x" * 300]]}),
    ]
    for status, key, change in wrong:
        assert (await moment(anna, status, **right | change))["key"] == key, change
    refused = await moment(anna, 409, **right | {"path": [[1 - record["moves"][0][0], moves[0][1]]]})
    assert refused["clause"], "the move that is tried is refused as at a table"


async def test_moments_are_not_asked_for_without_end(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(requests=(12, 0.001))) as few:
        asked: dict[str, Any] = {"game": "objective", "start": {"deal": {"seats": 2}}, "seed": "s", "path": []}
        for _ in range(8):  # the first costs five
            await moment(few.nobody, **asked)
        assert (await moment(few.nobody, 429, **asked))["key"] == "server-too-fast"


async def test_a_game_that_is_not_searched_has_a_hint_in_place_of_a_question(here: House) -> None:
    """A game with a player of its own is not searched: its hint is in the moment itself."""
    game = next(name for name, kind in games().items() if kind.has("bots.player"))
    anna = await here.guest("Anna")
    found = await moment(anna, game=game, start={"deal": {"seats": 2}}, seed="s", seat=0)
    assert found["question"] is None
    assert found["hint"]["moves"][0]["move"]
    assert plain(Thinker("master", b"s").hint(Table(game, 2, "s").look(0)))["moves"] == found["hint"]["moves"]
