"""Games between bots without waiting: who acts when, and what they are told of the time."""

import pytest

from saqqara import Refused, Table
from saqqara.bots import Choice, make
from saqqara.bots.simulated_time import Clockwork, play_clocked
from saqqara.core.look import Look
from tests.games.hourglass.positions import position


class Script:
    """Says what it was told to say, and remembers when it was asked."""

    def __init__(self, *lines: tuple[str, float]) -> None:
        self.lines = list(lines)
        self.asked: list[float] = []

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        self.asked.append(waited)
        return Choice(*self.lines.pop(0))


def times(table: Table) -> list[tuple[int | None, str, int | None]]:
    return [(entry.seat, entry.text, entry.at) for entry in table.moves]


def test_the_first_whose_time_has_come_acts_and_the_others_are_told_how_long_they_have_waited() -> None:
    table = Table.from_position(position(), b"event")
    quick = Script(("take 33", 4.0), ("show 33 = (5 - 2) * 11", 3.0))
    slow = Script(("take 33", 9.0), ("take 17", 7.5), ("show 17 = 2 * 11 - 5", 2.0))
    clockwork = Clockwork(table, {0: quick, 1: slow})
    for _ in range(4):
        clockwork.step()
    assert times(table) == [
        (0, "take 33", 4000),
        (0, "show 33 = (5 - 2) * 11", 7000),  # hidden: the other one sees nothing new and is not asked
        (1, "take 17", 11500),
        (1, "show 17 = 2 * 11 - 5", 13500),
    ]
    assert quick.asked == [0.0, 0.0]
    assert slow.asked == [0.0, 0.0, 0.0]  # each time a new phase had just begun


def test_being_asked_again_in_one_phase() -> None:
    table = Table.from_position(position(taken=[(), (), ()]), b"event")
    scripts = [
        Script(("nothing", 2.0), ("take 3", 50.0)),
        Script(("take 9", 8.0), ("take 9", 6.0)),
        Script(("take 9", 9.0), ("take 9", 7.0)),
    ]
    clockwork = Clockwork(table, dict(enumerate(scripts)))
    for _ in range(2):
        clockwork.step()
    assert times(table) == [(0, "nothing", 2000), (1, "take 9", 8000)]
    assert [script.asked for script in scripts] == [[0.0, 2.0]] * 3


def test_the_clock_acts_too_and_who_comes_in_the_same_moment_is_in_time() -> None:
    table = Table.from_position(position(), b"event", times={"sand": 10.0, "check": 20.0})
    first = Script(("take 33", 1.0), ("show 33 = (5 - 2) * 11", 1.0))
    other = Script(("nothing", 60.0), ("take 17", 10.0), ("done", 99.0))
    clockwork = Clockwork(table, {0: first, 1: other})
    for _ in range(3):
        clockwork.step()
    assert times(table)[-1] == (1, "take 17", 11000)
    first.lines = other.lines = [("nothing", 99.0)] * 9
    clockwork.step()
    assert table.moves[-1].text == "time"
    assert table.moves[-1].at == 31000
    assert table.look(None).view.wrong[1] == [17]


def test_a_move_that_is_not_allowed_is_not_overlooked() -> None:
    table = Table.from_position(position(), b"event")
    with pytest.raises(Refused):
        play_clocked(table, {0: Script(("take 64", 1.0), ("take 63", 1.0)), 1: Script(("nothing", 9.0), ("nothing", 9.0))})


@pytest.mark.parametrize("game", ["hourglass", "objective"])
def test_whole_games_with_and_without_a_clock(game: str) -> None:
    table = Table(game, 2, b"whole")
    seconds = play_clocked(table, {seat: make("chance", bytes([seat])) for seat in range(2)})
    assert table.over
    assert int(1000 * seconds) == table.moves[-1].at
    again = Table(game, 2, b"whole")
    assert play_clocked(again, {seat: make("chance", bytes([seat])) for seat in range(2)}) == seconds
    assert again.record() == table.record()
