"""Rows say what happened: held against the same games told slowly from positions."""

from typing import Any

import numpy as np
import pytest

from saqqara.core.game import Game, find, games
from saqqara.core.rng import generator
from saqqara.lab.simulation import compiled_loops
from saqqara.lab.simulation.columns import Layout, Sheet, tally_columns
from saqqara.lab.simulation.plan import Plan, make_plan
from saqqara.lab.simulation.row_sources import maker
from tests.every_game.setups import Setup, smallest_and_largest
from tests.lab.telling import row

GAMES = range(5, 9)


def rows(plan: Plan, numbers: range) -> list[dict[str, Any]]:
    """Return games as a simulation writes them, one by one."""
    sheet = Sheet(plan.layout, numbers)
    sheet.put(0, maker(plan)[0](numbers))
    none = {one.name: one.none for one in plan.layout.columns}
    return [{name: None if a[i] == none[name] else int(a[i]) for name, a in sheet.arrays.items()} for i in range(len(numbers))]


@pytest.mark.parametrize("setup", smallest_and_largest(6), ids=str)
def test_a_row_is_what_the_game_told_slowly_says(setup: Setup) -> None:
    plan = make_plan(setup.game, setup.seats, 100, options=dict(setup.options), seed="slowly")
    assert rows(plan, GAMES) == [row(plan, number) for number in GAMES]


@pytest.mark.parametrize("setup", smallest_and_largest(0), ids=str)
def test_plain_functions_make_the_same_rows(setup: Setup) -> None:
    plan = make_plan(setup.game, setup.seats, 100, options=dict(setup.options), seed="plain")
    kind, loop, made = plan.kind, compiled_loops.row_loop_of(setup.game), np.zeros((4, plan.layout.width), np.int64)
    s, deck, options, rng = kind.rules.State(), kind.tables(kind.deck()), kind.codes(plan.options), generator(b"")
    loop.games([s], [deck], plan.seats, options, generator(plan.seed.encode()), GAMES.start, rng, made)
    assert (maker(plan)[0](GAMES) == made).all()


@pytest.mark.parametrize("game", games())
def test_points_by_kind_are_the_score(game: str) -> None:
    kind = find(game)
    parts = [one.name for one in tally_columns(kind) if one.kind == "points"]
    for one in rows(make_plan(game, kind.seats[-1], 100), range(50)):
        for seat in range(kind.seats[-1] if parts else 0):
            assert sum(one[f"{name}_{seat}"] for name in parts) == one[f"score_{seat}"]


@pytest.mark.parametrize("game", games())
def test_every_column_explains_itself(game: str) -> None:
    kind = find(game)
    columns = Layout(kind, kind.seats[-1], 1, 10).columns
    names = [one.name for one in columns]
    assert len(set(names)) == len(names)
    assert all(len(one.what) > 10 and np.dtype(one.type).kind in "iu" for one in columns)


def test_players_move_on_by_a_seat_with_every_game_and_better_ones_win() -> None:
    plan = make_plan("guardians", 2, 400, ("chance", "adept"))
    found = rows(plan, range(400))
    assert plan.compiled
    assert [(one["player_0"], one["player_1"]) for one in found[:3]] == [(0, 1), (1, 0), (0, 1)]
    for seat in range(2):  # on either seat, and whoever begins
        mine = [one for one in found if one[f"player_{seat}"] == 1]
        assert sum(one["winner"] == seat for one in mine) > 0.8 * len(mine)


@pytest.mark.parametrize(("game", "players"), [("objective", ("adept@3", "chance")), ("hourglass", ("novice", "chance"))])
def test_games_at_tables_do_not_depend_on_parts(game: str, players: tuple[str, ...]) -> None:
    plan = make_plan(game, 2, 4, players, part=2)
    assert not plan.compiled
    together = rows(plan, range(2))
    assert [*rows(plan, range(1)), *rows(plan, range(1, 2))] == together
    assert all(one["moves"] > 20 and {one["player_0"], one["player_1"]} == {0, 1} for one in together)
    assert [one["winner"] for one in together] == [one["player_0"] for one in together]  # the bot, on whichever seat it sits


def test_a_game_that_counts_nothing_has_the_common_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    with_tally = rows(make_plan("objective", 2, 10), range(10))
    monkeypatch.setattr(Game, "has", lambda self, name, has=Game.has: name != "lab.tally" and has(self, name))
    compiled_loops.by_chance.cache_clear()
    compiled_loops.row_loop_of.cache_clear()
    without = rows(make_plan("objective", 2, 10), range(10))
    compiled_loops.by_chance.cache_clear()
    compiled_loops.row_loop_of.cache_clear()
    assert without == [{name: None if "lead" in name else one[name] for name in without[0]} for one in with_tally]
    assert list(without[0])[-1] == "player_1"


def test_a_number_that_does_not_fit_its_column_is_never_cut() -> None:
    plan = make_plan("objective", 2, 10)
    wide = maker(plan)[0](range(10)).copy()
    wide[3, -1] = 256
    with pytest.raises(ValueError, match=r"annihilated_3.*uint8"):
        Sheet(Layout(plan.kind, 4, 1, 10), range(10)).put(0, wide)
