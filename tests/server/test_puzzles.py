"""Puzzles: the first try counts, for who solves and for the puzzle; nothing of the answer is out before it, and it is explained after."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from saqqara.core.game import games
from saqqara.server.puzzles import puzzle_attempts
from saqqara.server.storage.schema import metadata, puzzle_ratings, puzzle_standings, puzzle_tries
from saqqara.solo import puzzles
from saqqara.solo.puzzles import Puzzle
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH

GAME = "objective"
"""A game whose answers are one move."""
SEVERAL = next(game for game in puzzles.with_puzzles() if puzzles.counted(game))
"""One whose answers may have several."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def stored(here: House) -> str:
    return repr(
        [
            await here.store.rows(sa.select(table).order_by(*table.primary_key))
            for table in metadata.sorted_tables
            if table.name.startswith("puzzle")
        ]
    )


def known(offer: Any) -> Puzzle:
    return puzzles.by_key(offer["game"])[offer["key"]]


def wrong(puzzle: Puzzle) -> list[str]:
    """An answer that is not the best."""
    return puzzle.tempting.split(puzzles.JOINED)


async def solve(guest: Guest, right: bool = True, game: str = GAME, **query: Any) -> Any:
    """The next puzzle, solved or not."""
    offer = await guest.get(f"/puzzles/{game}/next", **query)
    puzzle = known(offer)
    moves = puzzle.best if right else wrong(puzzle)
    return await guest.post(f"/puzzles/{game}/{puzzle.key}", moves=list(moves), again=offer["again"])


@pytest.mark.parametrize("game", puzzles.with_puzzles())
async def test_a_try_counts_for_both_and_is_explained(here: House, game: str) -> None:
    anna = await here.guest("Anna")
    before = {one["game"]: one for one in (await anna.get("/puzzles"))["games"]}[game]
    assert (before["tried"], before["solved"], before["rating"], before["count"]) == (0, 0, None, len(puzzles.read(game).puzzles))
    assert all(theme["title"]["fr"] and theme["title"]["en"] for theme in before["themes"])
    right = await solve(anna, True, game)
    assert right["right"]
    assert right["counted"]
    assert right["answer"] == right["best"]
    assert right["solver"]["before"] == 1500 < right["solver"]["after"]
    assert right["puzzle"]["before"] > right["puzzle"]["after"]
    assert right["solver"]["after"] - 1500 > right["puzzle"]["before"] - right["puzzle"]["after"], "a puzzle moves less"
    failed = await solve(anna, False, game)
    assert not failed["right"]
    assert failed["key"] != right["key"]
    assert failed["solver"]["before"] == right["solver"]["after"] > failed["solver"]["after"]
    assert failed["puzzle"]["before"] < failed["puzzle"]["after"]
    for told in (right, failed):
        puzzle = puzzles.by_key(game)[told["key"]]
        assert told["explanation"]["fr"] != told["explanation"]["en"]
        for language in ("fr", "en"):
            plain = puzzles.explain(puzzle, told["answer"], language)
            assert [one.replace("`", "") for one in told["explanation"][language]] == plain
        assert told["position"] == puzzle.position
    after = {one["game"]: one for one in (await anna.get("/puzzles"))["games"]}[game]
    assert (after["tried"], after["solved"], after["rating"]["games"]) == (2, 1, 2)
    assert after["rating"]["shown"] == failed["solver"]["after"]
    assert await anna.get(f"/puzzles/{game}/{failed['key']}") == failed, "it can be read again"
    again = await anna.post(f"/puzzles/{game}/{failed['key']}", moves=failed["best"], again=True)
    assert (again["right"], again["counted"]) == (True, False)
    later = {one["game"]: one for one in (await anna.get("/puzzles"))["games"]}[game]
    assert (later["rating"], later["solved"]) == (after["rating"], 2), "a second answer is remembered, and counts for no rating"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set that is soon solved."""
    small = msgspec.structs.replace(puzzles.read(GAME), puzzles=puzzles.read(GAME).puzzles[:6])
    whole = puzzles.read

    def read(game: str) -> puzzles.PuzzleSet:
        return small if game == GAME else whole(game)

    for module in (puzzles, puzzle_attempts):
        monkeypatch.setattr(module, "read", read)
    monkeypatch.setattr(puzzles, "by_key", puzzles.by_key.__wrapped__)  # what is kept of the small set would be met by later tests


@pytest.mark.usefixtures("few")
async def test_what_is_offered_is_new_near_and_the_same_until_it_is_answered(here: House) -> None:
    anna = await here.guest("Anna")
    seen: list[str] = []
    for _ in range(len(puzzles.read(GAME).puzzles)):
        offer = await anna.get(f"/puzzles/{GAME}/next")
        assert offer == await anna.get(f"/puzzles/{GAME}/next")
        assert not offer["again"]
        assert offer["key"] not in seen
        seen.append(offer["key"])
        await solve(anna, len(seen) % 2 == 0)
    failed = seen[::2]
    rated = await stored(here)
    for key in failed:  # all are known: those that went wrong, the oldest first, for nothing
        offer = await anna.get(f"/puzzles/{GAME}/next")
        assert (offer["key"], offer["again"]) == (key, True)
        told = await solve(anna, key != failed[0])
        assert (told["counted"], told["right"]) == (False, key != failed[0])
    assert (await anna.get(f"/puzzles/{GAME}/next"))["key"] == failed[0], "it went wrong once more"
    await solve(anna)
    last = await anna.get(f"/puzzles/{GAME}/next")
    assert (last["key"], last["look"]) == (None, None)
    overview = {one["game"]: one for one in (await anna.get("/puzzles"))["games"]}[GAME]
    assert overview["solved"] == overview["tried"] == overview["count"] == len(seen)
    again = [
        {**row, "again_at": None, "again_right": None}
        for row in await here.store.rows(sa.select(puzzle_tries).order_by(puzzle_tries.c.number))
    ]
    others = [
        await here.store.rows(sa.select(table).order_by(*table.primary_key))
        for table in metadata.sorted_tables
        if table.name.startswith("puzzle_")
    ]
    assert repr([again if rows and "again_at" in rows[0] else rows for rows in others]) == rated, "nothing but that it was tried again"


async def test_of_a_theme_if_asked_and_it_tells_nothing_of_what_is_offered_without(here: House) -> None:
    anna = await here.guest("Anna")
    themes = sorted({puzzle.theme for puzzle in puzzles.read(GAME).puzzles})
    for _ in range(6):
        plain = await anna.get(f"/puzzles/{GAME}/next")
        for theme in themes:
            offer = await anna.get(f"/puzzles/{GAME}/next", theme=theme)
            assert offer["key"] is None or known(offer).theme == theme
            assert offer["key"] != plain["key"], "a theme that offers it would tell what it is about"
        await solve(anna)
    assert (await anna.get(f"/puzzles/{GAME}/next", 400, theme="weather"))["key"] == "puzzle-theme"
    await anna.get("/puzzles/chess/next", 400)


def told_of(puzzle: Puzzle, text: str) -> list[str]:
    """Return the parts of a text before the answer that only the puzzle's maker knows."""
    data = json.loads(text)
    for name in ("look", "seat", "game", "key", "again", "several"):
        data.pop(name, None)
    secret = {"theme", "difficulty", "best", "tempting", "worth", "exact", "error", "position", "explanation", "right", "rating"}
    return [str(name) for name in data] + [name for name in secret if f'"{name}"' in json.dumps({**json.loads(text), "look": None})]


@pytest.mark.parametrize("game", puzzles.with_puzzles())
async def test_nothing_of_the_answer_is_out_before_it(here: House, game: str) -> None:
    anna, other = await here.guest("Anna"), await here.guest("Other")
    offer = await anna.http.get(f"/puzzles/{game}/next")
    puzzle = known(offer.json())
    assert not told_of(puzzle, offer.text)
    assert offer.json()["look"] == json.loads(puzzles.look(puzzle).json()), "the look of its seat, and nothing else"
    hidden = puzzles.table(puzzle).redeal(puzzle.seat, b"other cards").look(puzzle.seat)
    assert offer.json()["look"] == json.loads(hidden.json()), "whatever is hidden, what is shown is the same"
    await other.post(f"/puzzles/{game}/{puzzle.key}", moves=list(puzzle.best))
    for method, path, more in (
        ("GET", f"/puzzles/{game}/{puzzle.key}", {}),
        ("POST", f"/puzzles/{game}/{puzzle.key}", {"json": {"moves": ["no such move"]}}),
        ("POST", f"/puzzles/{game}/{puzzle.key}", {"json": {"moves": list(puzzle.best), "again": True}}),
        ("GET", "/me/data", {}),
        ("GET", "/me/profile", {}),
    ):
        text = (await anna.http.request(method, path, **more)).text
        for move in {*puzzle.best, *wrong(puzzle)}:
            assert f'"{move}"' not in text, (path, move)
        assert f'"{puzzle.theme}"' not in text
        assert "explanation" not in text
    assert await anna.get("/puzzles") == await here.nobody.get("/puzzles"), "the list says nothing of the one that is offered"


async def test_the_door_is_watched(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault on purpose: a theme beside the look is noticed."""
    offer = (await (await here.guest()).http.get(f"/puzzles/{GAME}/next")).json()
    puzzle = known(offer)
    assert told_of(puzzle, json.dumps(offer | {"theme": puzzle.theme}))
    assert told_of(puzzle, json.dumps(offer | {"hint": 1}))
    monkeypatch.setattr(puzzles, "look", lambda one: puzzles.table(one).look((one.seat + 1) % one.seats))
    other = (await (await here.guest()).http.get(f"/puzzles/{GAME}/next")).json()
    assert other["look"] != json.loads(puzzles.table(known(other)).look(known(other).seat).json())


async def test_what_cannot_be_is_a_sentence_and_changes_nothing(here: House) -> None:
    anna = await here.guest("Anna")
    tried = await solve(anna, False)
    offer = await anna.get(f"/puzzles/{GAME}/next")
    puzzle, before = known(offer), await stored(here)
    at = f"/puzzles/{GAME}/{puzzle.key}"
    illegal = next(text for text in ("green 1", "red 1", "blue 1") if text not in offer["look"]["moves"])
    for status, key, path, body in (
        (409, "server-puzzle-tried", f"/puzzles/{GAME}/{tried['key']}", {"moves": tried["answer"]}),
        (409, "server-puzzle-tried", f"/puzzles/{GAME}/{tried['key']}", {"moves": tried["best"]}),
        (409, "server-puzzle-untried", at, {"moves": puzzle.best, "again": True}),
        (404, "server-no-puzzle", f"/puzzles/{GAME}/{GAME}-0", {"moves": puzzle.best}),
        (404, "server-no-puzzle", f"/puzzles/{SEVERAL}/{puzzle.key}", {"moves": puzzle.best}),
        (400, None, "/puzzles/chess/chess-1", {"moves": puzzle.best}),
        (400, None, at, {"moves": ["no such move"]}),
        (409, None, at, {"moves": [illegal]}),
        (400, "puzzle-empty", at, {"moves": []}),
        (400, "puzzle-one-move", at, {"moves": [*puzzle.best, *puzzle.best]}),
        (422, None, at, {"moves": ["x" * 201]}),
        (422, None, at, {"moves": ["x"] * 500}),
        (422, None, at, {"moves": "green 1"}),
        (422, None, at, {"moves": puzzle.best, "again": "yes"}),
        (422, None, at, {"moves": puzzle.best, "right": True}),
        (422, None, at, {}),
    ):
        said = await anna.post(path, status, **body)
        assert key is None or said["key"] == key
        assert await stored(here) == before, said
    assert (await anna.get(at, 409))["key"] == "server-puzzle-untried"
    assert (await here.nobody.post(at, 401, moves=puzzle.best))["key"] == "server-not-welcome"
    foreign = Guest(here.app, {"token": "somebody-else's"})
    for path in ("/puzzles", f"/puzzles/{GAME}/next"):
        await foreign.get(path, 401)
    await foreign.post(at, 401, moves=puzzle.best)
    assert await stored(here) == before


@ALSO_ON_POSTGRES
async def test_two_answers_at_once_are_one_try(here: House) -> None:
    anna = await here.guest("Anna")
    puzzle = known(await anna.get(f"/puzzles/{GAME}/next"))
    sent = [anna.http.post(f"/puzzles/{GAME}/{puzzle.key}", json={"moves": moves}) for moves in (puzzle.best, wrong(puzzle)) * 3]
    assert sorted(answer.status_code for answer in await asyncio.gather(*sent)) == [200, *[409] * 5]
    assert len(await here.store.rows(sa.select(puzzle_tries))) == 1
    (stands,) = await here.store.rows(sa.select(puzzle_standings))
    (rated,) = await here.store.rows(sa.select(puzzle_ratings))
    assert (stands["tries"], rated["tries"]) == (1, 1)


async def test_whoever_has_no_token_is_offered_one_and_a_guest_solves_at_once(here: House) -> None:
    assert (await here.nobody.get(f"/puzzles/{GAME}/next"))["key"]
    assert {one["game"] for one in (await here.nobody.get("/puzzles"))["games"]} == set(puzzles.with_puzzles()) <= set(games())
    made = await here.nobody.http.post("/me")
    assert made.status_code == 200
    puzzle = known((await here.nobody.http.get(f"/puzzles/{GAME}/next")).json())
    told = await here.nobody.http.post(f"/puzzles/{GAME}/{puzzle.key}", json={"moves": puzzle.best})
    assert told.json()["right"]
    here.nobody.http.cookies.clear()


async def test_moves_of_an_answer_are_seen_and_the_round_does_not_end(here: House) -> None:
    anna = await here.guest("Anna")
    puzzle = known(await anna.get(f"/puzzles/{SEVERAL}/next"))
    at = f"/puzzles/{SEVERAL}/{puzzle.key}"
    for count in range(len(puzzle.best) + 1):
        seen = (await anna.post(f"{at}/look", moves=puzzle.best[:count]))["look"]
        assert [text for _, text in seen["history"]] == puzzle.best[:count]
        assert seen["outcome"] is None
    assert not await here.store.rows(sa.select(puzzle_tries)), "to look is no try"
    await anna.post(f"{at}/look", 400, moves=["no such move"])
    await anna.post(f"{at}/look", 422, moves=["x"] * 500)
    one = known(await anna.get(f"/puzzles/{GAME}/next"))
    said = await anna.post(f"/puzzles/{GAME}/{one.key}/look", 409, moves=one.best)
    assert said["key"] == "puzzle-one-move", "it would tell what the move turns over"
    assert (await anna.post(f"/puzzles/{GAME}/{one.key}/look", moves=[]))["look"]


async def test_what_ends_the_round_is_for_after_the_answer(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing left for the others to do, one's own last word would reveal what had been possible."""
    anna = await here.guest("Anna")
    puzzle = known(await anna.get(f"/puzzles/{SEVERAL}/next"))
    real = puzzles.table

    def alone(one: Puzzle) -> Any:
        there = real(one)
        for seat in range(there.seats):
            if seat != one.seat:
                there.play(seat, "nothing")
        return there

    monkeypatch.setattr(puzzles, "table", alone)
    said = await anna.post(f"/puzzles/{SEVERAL}/{puzzle.key}/look", 409, moves=["nothing"])
    assert said["key"] == "server-puzzle-no-further"
