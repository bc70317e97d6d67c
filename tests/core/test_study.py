"""Studies: what they are read from, that everybody sees the same draws, and that what is wrong is a sentence."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from saqqara import Table, replay
from saqqara.core.errors import BadStudy
from saqqara.core.game import games
from saqqara.core.parsing import plain
from saqqara.solo.study import DEEPEST, MOST, Beginning, Standing, Start, Step, begin, check, follow, name_line, path_to, read_study, walk

FOLDERS = Path(__file__).parents[1] / "games"
SOME = 12
"""Moves of a variation."""


def record_of(game: str) -> dict[str, Any]:
    """Return a golden record of the game's smallest table."""
    data: dict[str, Any] = json.loads(min((FOLDERS / game / "records").glob("*.json")).read_text())
    return data


def study(game: str = "objective", **more: Any) -> dict[str, Any]:
    return {"format": 1, "game": game, "start": {"deal": {"seats": 2}}, "seed": "s", "nodes": [{}]} | more


def filled(table: Table, seat: int) -> list[str]:
    return [text for text in table.look(seat).moves if not text.endswith("...")]


def last(beginning: Beginning, path: list[Step]) -> Standing:
    *_, standing = walk(beginning, path)
    return standing


def wander(beginning: Beginning, standing: Standing, chance: random.Random) -> list[Standing]:
    """Make some random moves."""
    found = [standing]
    while len(found) <= SOME and not found[-1].table.over:
        table = found[-1].table
        seats = [seat for seat in table.to_act if filled(table, seat)]
        seat = chance.choice(seats) if seats else None
        text = chance.choice(filled(table, seat)) if seat is not None else (table.clock.move if table.clock else "")
        found.append(follow(beginning, found[-1], Step(seat, text)))
    return found


@pytest.mark.parametrize("game", games())
def test_a_record_that_is_followed_draws_as_it_did_and_a_variation_as_the_seed_says(game: str) -> None:
    record = record_of(game)
    path = [Step(*move[:2]) for move in record["moves"]]
    end = last(begin(game, Start(record=record), "one"), path)
    assert end.recorded
    assert plain(end.table.outcome) == record["outcome"] == plain(replay(record).outcome)

    beginning = begin(game, Start(record=record, at=len(path) // 3), "one")
    way = wander(beginning, Standing(beginning.table), random.Random(game))
    line = list(way[-1].path)
    assert not way[-1].recorded
    again = last(begin(game, Start(record=record, at=len(path) // 3), "one"), line)
    assert again.table.save() == way[-1].table.save()
    assert (again.table.position(), again.table.chance()) == (way[-1].table.position(), way[-1].table.chance())
    drawn = next((number for number, standing in enumerate(way) if standing.drew and not standing.recorded), None)
    if drawn is not None:
        other, lucks = line[: drawn - 1], set()
        for seed, step in (("one", line[drawn - 1]), ("two", line[drawn - 1]), ("one", line[drawn - 1]._replace(draw=1))):
            lucks.add(last(begin(game, Start(record=record, at=len(path) // 3), seed), [*other, step]).table.chance())
        assert len(lucks) == 3, "another seed and another draw are other cards"


def test_a_table_is_not_changed_by_what_is_tried_from_it() -> None:
    beginning = begin("objective", Start(record=record_of("objective")), "s")
    before = beginning.table.position()
    first = [
        follow(beginning, Standing(beginning.table), Step(seat, text))
        for seat in beginning.table.to_act
        for text in filled(beginning.table, seat)
    ]
    assert len({json.dumps(standing.table.position()) for standing in first}) == len(first)
    assert beginning.table.position() == before


def test_a_tree_is_checked_line_by_line() -> None:
    beginning = begin("objective", Start(deal=read_study(study()).start.deal), "s")
    way = wander(beginning, Standing(beginning.table), random.Random(1))
    moves, seat = [[step.seat, step.text] for step in way[-1].path], beginning.table.to_act[0]
    other = next(text for text in filled(beginning.table, seat) if text != moves[0][1])
    nodes: list[Any] = [{}, *({"move": move} for move in moves), {"move": [seat, other.upper()], "parent": 0, "name": "another"}]
    read = read_study(json.dumps(study(nodes=nodes, at=3)))
    check(read)
    assert path_to(read, len(moves) + 1) == (Step(seat, other.upper()),)
    assert path_to(read, 3) == way[3].path
    with pytest.raises(BadStudy, match=r"Move 2 of the study \(.*\) isn't valid"):
        check(read_study(study(nodes=[{}, nodes[1], {**nodes[1]}])))


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("study-format", {"format": 2}),
        ("study-first", {"nodes": []}),
        ("study-first", {"nodes": [{"move": [0, "red 5"]}]}),
        ("study-nodes", {"nodes": [{}, *[{"move": [0, "red 5"], "parent": 0}] * MOST]}),
        ("study-depth", {"nodes": [{}, *[{"move": [0, "red 5"]}] * (DEEPEST + 1)]}),
        ("study-parent", {"nodes": [{}, {"move": [0, "red 5"], "parent": 1}]}),
        ("study-parent", {"nodes": [{}, {"move": [0, "red 5"], "parent": -1}]}),
        ("study-at", {"at": 1}),
        ("study-long", {"title": "x" * 81}),
        ("study-long", {"nodes": [{"comment": "x" * 2001}]}),
        ("field-range", {"nodes": [{}, {"move": [0]}]}),
        ("field-range", {"nodes": [{}, {"move": ["0", "red 5"]}]}),
        ("field-range", {"nodes": [{}, {}]}),
        ("field-unknown", {"nodes": [{"text": "x"}]}),
        ("field-range", {"seed": "é"}),
    ],
)
def test_a_study_that_is_none_is_a_sentence(key: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadStudy) as caught:
        read_study(study(**change))
    assert caught.value.key == key
    assert all(caught.value.reason(language) for language in ("en", "fr"))


def test_a_line_by_numbers_stops_where_it_does_not_fit() -> None:
    table = Table("objective", 2, b"line")
    seat = table.to_act[0]
    numbers = table._state.legal(seat)
    assert name_line(table.branched(), [(seat, numbers[0])]) == [(seat, filled(table, seat)[0])]
    assert name_line(table.branched(), [(seat, numbers[0]), (seat, numbers[0])]) == [(seat, filled(table, seat)[0])]
    assert name_line(table.branched(), [(5, 0), (seat, numbers[0])]) == name_line(table.branched(), [(seat, 10**9)]) == []
