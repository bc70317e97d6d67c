"""The points of an arena's games, the standings, and the best moments: from rows of finished games alone."""

from typing import Any

import pytest

from saqqara.server.arenas.highlights import find_highlights
from saqqara.server.arenas.scoring import UNIT, Game, SeatOf, games_in, standings, worths


def game(number: int, *seats: tuple[str | None, int | None, int, bool], comeback: int | None = None) -> Game:
    """A game: who, which place, how many points, whether they left."""
    made = tuple(SeatOf(n, who, None if who else "novice", place, points, left) for n, (who, place, points, left) in enumerate(seats))
    return Game(f"t{number}", number * 1000, comeback, made)


def won(number: int, winner: str, *others: str) -> Game:
    return game(number, (winner, 1, 9, False), *((other, 2 + n, 5 - n, False) for n, other in enumerate(others)))


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [10, 0]),
        ([2, 1, 3], [5, 10, 0]),
        ([1, 2, 3, 4], [10, 20 / 3, 10 / 3, 0]),
        ([1, 2, 3, 4, 5], [10, 7.5, 5, 2.5, 0]),
        ([1, 2, 3, 4, 5, 6], [10, 8, 6, 4, 2, 0]),
        ([1, 1], [5, 5]),
        ([1, 1, 3], [7.5, 7.5, 0]),
        ([1, 2, 2, 4], [10, 5, 5, 0]),
        ([1, 1, 1, 1, 1, 1], [5] * 6),
    ],
)
def test_points_by_place(places: list[int], points: list[float]) -> None:
    made = worths([(False, place) for place in places])
    assert [one / UNIT for one in made] == pytest.approx(points)
    assert sum(made) == 5 * UNIT * len(places), "a game is worth the same a head, however many play and tie"


def test_who_left_has_nothing_and_is_behind_all() -> None:
    assert worths([(True, 1), (False, 2)]) == (0, 10 * UNIT)
    assert worths([(True, 1), (False, 2), (False, 3)]) == (0, 10 * UNIT, 5 * UNIT)
    assert worths([(True, 1), (True, 2)]) == (0, 0)
    assert worths([(False, None), (False, None)]) == (0, 0), "no places, no points"


def test_standings_by_points_then_wins_then_fewer_games() -> None:
    games = [
        won(1, "a", "b"),
        won(2, "c", "d"),
        game(3, ("e", 1, 1, False), ("f", 1, 1, False)),
        game(4, ("e", 1, 1, False), ("f", 1, 1, False)),
    ]
    games += [won(5, "x", "c")]
    found = standings(games, ["late"])
    assert [(one.place, one.player) for one in found] == [
        (1, "e"),
        (1, "f"),
        (3, "a"),
        (3, "x"),
        (5, "c"),
        (6, "b"),
        (6, "d"),
        (8, "late"),
    ]
    assert [one.points for one in found] == [10, 10, 10, 10, 10, 0, 0, 0]
    assert standings(games[::-1], ["late"]) == found, "the order of games does not request"


def row(table: str, ended: int, seat: int, player: str | None, place: int) -> dict[str, Any]:
    return {"table": table, "ended": ended, "comeback": None, "seat": seat, "player": player, "bot": None if player else "novice"} | {
        "place": place,
        "points": 3,
        "left": False,
    }


def test_bots_are_opponents_without_a_standing_and_late_games_do_not_count() -> None:
    rows = [
        row("t1", 10, 0, "a", 2),
        row("t1", 10, 1, None, 1),
        row("t1", 10, 2, "b", 3),
        row("t2", 31, 0, "a", 1),
        row("t2", 31, 1, "b", 2),
    ]
    found = standings(games_in(rows, until=30))
    assert [(one.player, one.points, one.games) for one in found] == [("a", 5, 1), ("b", 0, 1)]
    assert len(games_in(rows, until=31)) == 2


def test_best_moments() -> None:
    games = [
        game(1, ("a", 1, 20, False), ("b", 2, 19, False), comeback=4),
        game(2, ("c", 1, 12, False), ("d", 2, 3, False), comeback=7),
        game(3, ("b", 1, 31, True), ("a", 2, 5, False), comeback=50),
        won(4, "a", "c"),
        won(5, "d", "b"),
        won(6, "d", "c"),
        won(7, "d", "a"),
        won(8, "d", "b"),
    ]
    found = {one.what: one for one in find_highlights(games)}
    assert (found["comeback"].players, found["comeback"].amount) == (("a",), 50), "whoever left has not won"
    assert (found["closest"].players, found["closest"].scores, found["closest"].table) == (("a", "b"), (20, 19), "t1")
    assert (found["highest"].players, found["highest"].amount) == (("a",), 20), "the points of who left do not count"
    assert (found["streak"].players, found["streak"].amount) == (("d",), 4)
    assert found["climb"].players == ("d",)
    assert find_highlights([]) == []
    assert not [one for one in find_highlights([won(1, "a", "b")]) if one.what in ("streak", "climb", "comeback")]
