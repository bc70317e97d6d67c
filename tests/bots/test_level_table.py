"""The table of levels, thinned: at every kind of table each level that is quick to play wins more often than the one below, and there is no
cliff between them. The whole table: `python -m benchmarks.levels`."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from benchmarks.levels import LEAST, MOST, tables
from saqqara.bots import levels
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find, games
from saqqara.lab.level_matches import Meeting, at_once, at_tables, ratio, seatings

DEALS = 250
EVERY = [(name, *table) for name, kind in games().items() for table in tables(kind, None)]
QUICK = [
    meeting
    for name, seats, options in EVERY
    for lower, higher in pairwise(levels())
    if (meeting := Meeting(name, seats, options, (lower, higher))).compiled
]
ADVICE = "move its noise or what it overlooks in weights.toml, for these tables in a [[tables]] of their own (docs/research/search.md)"


def title(meeting: Meeting) -> str:
    return f"{meeting.game}-{meeting.seats}-{'-'.join(map(str, meeting.options.values()))}-{meeting.players[1]}"


@pytest.mark.parametrize("name", games())
def test_every_kind_of_table_is_in_it(name: str) -> None:
    kind = find(name)
    listed = [(seats, options) for game, seats, options in EVERY if game == name]
    assert {seats for seats, _ in listed} == set(kind.seats)
    assert len({(seats, *options.items()) for seats, options in listed}) == len(listed)
    for seats in kind.seats:
        for option, choice in kind.options.items():
            values = {value for value in choice.values if can_be(kind, seats, {option: value})}
            assert {options[option] for count, options in listed if count == seats} == values
    if kind.has("bots.evaluation") and not kind.times:
        assert {(one.seats, *one.options.items()) for one in QUICK if one.game == name} == {
            (seats, *options.items()) for seats, options in listed
        }


def can_be(kind: Game, seats: int, options: dict[str, Any]) -> bool:
    """Return whether a table can be opened so."""
    try:
        kind.choices(seats, options)
    except BadSetup:
        return False
    return True


@pytest.mark.parametrize("meeting", QUICK, ids=title)
def test_a_level_wins_more_often_than_the_one_below_and_not_always(meeting: Meeting) -> None:
    found = ratio(at_once(meeting, range(DEALS)))
    assert found.high > LEAST, f"{title(meeting)} wins only {found.ratio:.2f} times as often as {meeting.players[0]}: {ADVICE}"
    assert found.ratio > 1.15, f"{title(meeting)} wins only {found.ratio:.2f} times as often as {meeting.players[0]}: {ADVICE}"
    if meeting.players[0] != levels()[0]:  # chance is no player: between it and a novice there are strengths from 1/10 on
        assert found.low < MOST, f"{title(meeting)} wins {found.ratio:.1f} times as often as {meeting.players[0]}, a cliff: {ADVICE}"


@pytest.mark.parametrize(("seats", "ways"), [(2, 1), (3, 3), (4, 3), (5, 10), (6, 10)])
def test_seats_are_shared_in_all_ways_with_the_exchange(seats: int, ways: int) -> None:
    both = [tuple(game) for way in seatings(seats).tolist() for game in way]
    assert len(set(both)) == len(both) == 2 * ways
    assert {sum(one) for one in both} == {seats // 2, seats - seats // 2}


@pytest.mark.parametrize(("seats", "levels", "ways"), [(3, 3, 2), (4, 4, 6), (5, 4, 12), (6, 4, 30)])
def test_in_company_each_level_has_every_seat_equally_often(seats: int, levels: int, ways: int) -> None:
    found = seatings(seats, levels)
    assert found.shape == (ways, seats, seats)
    for way in found:
        for level in range(levels):
            assert len(set((way == level).sum(0).tolist())) == 1
            assert set((way == level).sum(1).tolist()) == {len(range(level, seats, levels))}


def test_in_company_a_level_wins_more_often_than_those_below() -> None:
    wins = at_once(Meeting("objective", 3, {"mode": "random"}, ("novice", "apprentice", "adept")), range(200))
    assert wins.sum() == pytest.approx(600)


def test_whoever_never_won_may_win_yet() -> None:
    found = ratio(np.array([[0.0, 2.0]] * 20))
    assert (found.ratio, found.low < 40, found.high > 150) == (81, True, True)
    even = ratio(np.array([[2.0, 0.0], [0.0, 2.0]] * 50))
    assert even.ratio == 1
    assert even.low * even.high == pytest.approx(1)
    assert even.high == pytest.approx(1.49, abs=0.02)


def test_compiled_games_and_tables_agree() -> None:
    meeting = Meeting("guardians", 3, {}, ("novice", "adept"))
    compiled, played = ratio(at_once(meeting, range(300))), ratio(at_tables(meeting, range(25)))
    assert compiled.low < played.high
    assert played.low < compiled.high
    assert played.ratio > 1
