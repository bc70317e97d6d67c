"""Guardians: what all have seen is told at least once, and whose turn is an extra one."""

from typing import Any

import pytest

from saqqara import Table
from tests.every_game.setups import Setup, random_game
from tests.games.guardians.positions import position, rooms
from tests.games.helping import after

OWN = rooms("1 cup")


def numbers(cards: Any) -> set[int]:
    """Return the numbers of rooms that lie open."""
    return {room["face"]["number"] for room in cards if room and room["face"]}


@pytest.mark.parametrize(("seats", "seeds"), [(3, (0, 1, 43, 50)), (6, (0, 15, 16))])
def test_G5_G7_GR3_every_room_that_is_turned_over_is_in_everybodys_look(seats: int, seeds: tuple[int, ...]) -> None:
    shuffled_away = 0
    for seed in seeds:
        before: dict[str, Any] | None = None
        for table in random_game(Setup("guardians", seats, ()), seed):
            now = table.position()
            if before is not None:
                held, holds = (
                    {card for hand in p["hands"] for card in hand} | {card for card in p["drawn"] or [] if card} for p in (before, now)
                )
                for viewer in (None, *range(seats)) if held - holds else ():
                    look = table.look(viewer).data()
                    shown = {card for turned in look["revealed"][-1:] for card in numbers(turned["what"]["rooms"])}
                    assert held - holds <= shown
                    assert [turned["move"] for turned in look["revealed"]] == sorted({turned["move"] for turned in look["revealed"]})
                shuffled_away += bool(held - holds - set(now["discard"]))
            before = now
    assert shuffled_away, "in these games some were in no discard any more when the move was over: take other seeds"


def test_G9c_a_look_says_that_this_turn_is_an_extra_one() -> None:
    table = after(position(OWN, rooms("2 mask frank"), []), (0, "awaken 1"))
    assert [table.look(seat).view.extra for seat in (0, 1, None)] == [True, True, True]
    assert Table.from_position(table.position()).look(1).view.extra
    table.play(0, "explore 1")
    assert (table.to_act, table.look(0).view.extra) == ((1,), False)
    assert "extra" not in table.position()


def test_G9c_the_turn_in_which_frank_is_awakened_is_no_extra_one_yet() -> None:
    table = after(position(OWN, rooms("2 mask frank", "2 scarab werewolf"), []), (0, "awaken 1"))
    assert (table.look(0).view.extra_turns, table.look(0).view.extra) == (1, False)
    table.play(0, "keep none")
    assert (table.look(0).view.extra_turns, table.look(0).view.extra) == (0, True)
