"""Time at the table, without waiting for it."""

import asyncio
import io
import sys

import pytest

from saqqara import Table
from saqqara.cli.game_clock import Running
from saqqara.cli.game_session import Sitting
from saqqara.cli.keyboard import Lines
from saqqara.cli.screen import Screen


class Clockwork(Running):
    """A table whose time is turned by hand."""

    hand = 100.0

    def now(self) -> float:
        return self.hand


def running(monkeypatch: pytest.MonkeyPatch, bots: int, **times: float | None) -> Clockwork:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    table = Table("hourglass", 3, b"time", names=("Ana", "Tom", "Zoe"), times=times)
    screen = Screen("en")
    return Clockwork(Sitting(screen, Lines(screen), table, {2 - bot: "chance" for bot in range(bots)}, "seed"))


def take(table: Table, seat: int) -> None:
    table.play(seat, next(move for move in table.look(seat).moves if move.startswith("take")))


def test_the_clock_is_armed_once_and_acts_at_its_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    one = running(monkeypatch, 0, first=None, sand=30.0, check=60.0)
    one.arm()
    assert one.deadline is None
    assert "⏳" not in one.toolbar()
    take(one.table, 0)
    one.arm()
    assert one.deadline == 130.0
    assert "sand in 30 s" in one.toolbar()
    one.hand = 110.5
    take(one.table, 1)
    one.arm()
    assert one.deadline == 130.0  # another take does not turn the hourglass again
    assert "sand in 20 s" in one.toolbar()
    assert not one.act()
    one.hand = 130.0
    assert one.act()
    assert one.table.moves[-1].seat is None
    assert one.table.moves[-1].text == "sand"
    one.arm()
    assert one.deadline == 190.0
    assert "time in 60 s" in one.toolbar()


def test_undo_does_not_turn_the_hourglass_again(monkeypatch: pytest.MonkeyPatch) -> None:
    one = running(monkeypatch, 0, sand=30.0)
    take(one.table, 0)
    one.arm()
    one.hand = 110.0
    one.handle("2 nothing")
    one.handle("2 undo")
    one.arm()
    assert one.deadline == 130.0


def test_bots_act_when_they_have_made_up_their_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    one = running(monkeypatch, 2, sand=30.0)

    async def play() -> None:
        one.arm()
        await one.plan_bots()
        assert set(one.plans) == {1, 2}
        await asyncio.gather(*(plan.thinking for plan in one.plans.values()))
        dues = {seat: due for seat, plan in one.plans.items() if (due := one.due(seat, plan)) is not None}
        first = min(dues, key=lambda seat: dues[seat])
        one.hand = dues[first] - 0.01
        assert not one.act()
        one.hand = dues[first]
        assert one.act()
        assert one.table.moves[-1].seat == first
        kept = one.plans[3 - first]
        await one.plan_bots()
        assert one.plans[3 - first] is not kept  # the other saw it, and thinks again

    asyncio.run(play())


def test_who_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    one = running(monkeypatch, 1)
    assert one.seat is None
    assert one.who("2 take 33") == (1, "take 33")
    assert one.who("ana take 33") == (0, "take 33")
    assert one.who("ana") == (None, "ana")
    assert one.who("3 take 33") == (None, "3 take 33")  # a bot's seat
    assert one.who("take 33") == (None, "take 33")
    assert all(offer.startswith(("1 ", "2 ")) for offer in one.offers() if "take" in offer)
    alone = running(monkeypatch, 2)
    assert alone.seat == 0
    assert alone.who("take 33") == (0, "take 33")
    assert any(offer.startswith("take") for offer in alone.offers())


def test_operations_given_early_stay_hidden_from_the_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = running(monkeypatch, 0, sand=30.0)
    take(one.table, 0)
    tile = one.table.moves[-1].text.split()[1]
    one.sitting.news(None, one.table.look(None))
    capsys.readouterr()
    dice = " + ".join(map(str, one.table.position()["dice"]))
    one.handle(f"1 show {tile} = {dice}")
    assert "show" not in capsys.readouterr().out
    assert one.table.moves[-1].text.startswith("show")
