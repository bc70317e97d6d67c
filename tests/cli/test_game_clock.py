"""Time at the table, turned by hand instead of waited for."""

import io
import sys
from concurrent.futures import wait

import pytest

from saqqara import Table
from saqqara.cli.game_clock import GameClock
from saqqara.cli.game_loop import GameLoop
from saqqara.cli.game_session import GameSession
from saqqara.cli.keyboard import PipedLines
from saqqara.cli.screen import Screen


class HandClock(GameClock):
    """A clock whose time is turned by hand."""

    hand = 100.0

    def now(self) -> float:
        return self.hand


def seated(monkeypatch: pytest.MonkeyPatch, bots: int, **times: float | None) -> tuple[GameLoop, HandClock]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setattr("saqqara.cli.game_loop.GameClock", HandClock)
    table = Table("hourglass", 3, b"time", names=("Ana", "Tom", "Zoe"), times=times)
    screen = Screen("en")
    loop = GameLoop(GameSession(screen, PipedLines(screen), table, {2 - bot: "chance" for bot in range(bots)}, "seed"))
    assert isinstance(loop.clock, HandClock)
    return loop, loop.clock


def take(table: Table, seat: int) -> None:
    table.play(seat, next(move for move in table.look(seat).moves if move.startswith("take")))


def test_the_clock_is_armed_once_and_acts_at_its_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, clock = seated(monkeypatch, 0, first=None, sand=30.0, check=60.0)
    clock.arm()
    assert clock.deadline is None
    assert "⏳" not in loop.toolbar()
    take(clock.table, 0)
    clock.arm()
    assert clock.deadline == 130.0
    assert "sand in 30 s" in loop.toolbar()
    clock.hand = 110.5
    take(clock.table, 1)
    clock.arm()
    assert clock.deadline == 130.0  # another take does not turn the hourglass again
    assert "sand in 20 s" in loop.toolbar()
    assert not clock.act()
    clock.hand = 130.0
    assert clock.tick()
    assert clock.table.moves[-1].seat is None
    assert clock.table.moves[-1].text == "sand"
    clock.arm()
    assert clock.deadline == 190.0
    assert "time in 60 s" in loop.toolbar()


def test_undo_does_not_turn_the_hourglass_again(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, clock = seated(monkeypatch, 0, sand=30.0)
    take(clock.table, 0)
    clock.arm()
    clock.hand = 110.0
    assert loop.handle("nothing", 1)
    assert loop.handle("undo", 1)
    clock.arm()
    assert clock.deadline == 130.0


def test_bots_act_when_they_have_made_up_their_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    _, clock = seated(monkeypatch, 2, sand=30.0)
    clock.arm()
    clock.plan_bots()
    assert set(clock.plans) == {1, 2}
    wait([plan.thinking for plan in clock.plans.values()])
    dues = {seat: due for seat, plan in clock.plans.items() if (due := clock.due(seat, plan)) is not None}
    first = min(dues, key=lambda seat: dues[seat])
    clock.hand = dues[first] - 0.01
    assert not clock.act()
    clock.hand = dues[first]
    assert clock.act()
    assert clock.table.moves[-1].seat == first
    before = clock.plans[3 - first]
    clock.plan_bots()
    assert clock.plans[3 - first] is not before  # the other saw it, and thinks again
    clock.stop()


def test_who_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, _ = seated(monkeypatch, 1)
    assert loop.alone is None
    assert loop.find_seat("2 take 33") == (1, "take 33")
    assert loop.find_seat("ana take 33") == (0, "take 33")
    assert loop.find_seat("ana") == (None, "ana")
    assert loop.find_seat("3 take 33") == (None, "3 take 33")  # a bot's seat
    assert loop.find_seat("take 33") == (None, "take 33")
    assert all(offer.startswith(("1 ", "2 ")) for offer in loop.offers() if "take" in offer)
    alone, _ = seated(monkeypatch, 2)
    assert alone.alone == 0
    assert alone.find_seat("take 33") == (0, "take 33")
    assert any(offer.startswith("take") for offer in alone.offers())


def test_operations_given_early_stay_hidden_from_the_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    loop, clock = seated(monkeypatch, 0, sand=30.0)
    take(clock.table, 0)
    tile = clock.table.moves[-1].text.split()[1]
    loop.show_news()
    capsys.readouterr()
    dice = " + ".join(map(str, clock.table.position()["dice"]))
    assert loop.handle(f"show {tile} = {dice}", 0)
    loop.show_news()
    assert "show" not in capsys.readouterr().out
    assert clock.table.moves[-1].text.startswith("show")
