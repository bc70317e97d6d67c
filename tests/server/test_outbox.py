"""Messages go out together, and one that fails holds up no other."""

import asyncio
import random
from typing import Any

import pytest

from saqqara.core.errors import Refused
from saqqara.core.game import games
from saqqara.core.rng import generator
from saqqara.server.schemas.ws_messages import encode
from saqqara.server.tables import table_views, undo_rules
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_setup import Pace
from saqqara.server.ws.outbox import Outbox
from tests.server.test_veiled import NOON, new_table

LONG = 12
"""Moves after which a history is long."""


class Sender:
    """Makes something when its time has come."""

    def __init__(self, told: list[Any], name: str, outbox: Outbox, fails: bool = False) -> None:
        self.told, self.name, self.outbox, self.fails = told, name, outbox, fails

    def drain(self) -> None:
        self.told.append(f"{self.name} makes")
        self.outbox.add(self)

    def send_now(self) -> None:
        if self.fails:
            raise OSError("gone")
        self.told.append(f"{self.name} sends")


async def test_a_socket_that_fails_holds_up_nobody() -> None:
    told: list[Any] = []
    problems: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: problems.append(context["exception"]))
    outbox = Outbox()
    outbox.schedule(Sender(told, "a", outbox, fails=True))
    outbox.schedule(Sender(told, "b", outbox))
    await asyncio.sleep(0.01)
    assert told == ["a makes", "b makes", "b sends"]
    assert [type(problem) for problem in problems] == [OSError]
    outbox.schedule(Sender(told, "c", outbox))
    await asyncio.sleep(0.01)
    assert told[-1] == "c sends"


@pytest.mark.parametrize("pace", [Pace(), Pace("live", 5)], ids=["relaxed", "live"])
@pytest.mark.parametrize("game", list(games()))
def test_what_is_sent_is_the_look_however_its_history_was_put_together(game: str, pace: Pace) -> None:
    """Long histories are encoded piece by piece, also where moves are hidden and taken back."""
    live = new_table(game, 3, {}, b"\7" * 32, pace)
    dice, chance, longest = random.Random(game), generator(game.encode()), 0
    for number in range(1, 400):
        table = live.table
        assert table is not None
        if table.over:
            break
        sorry = [seat for seat in range(3) if undo_rules.no_undo(live, seat) is None]
        if sorry and dice.random() < 0.3:
            kind, seat, text = "undo", dice.choice(sorry), ""
        else:
            kind, seat = "move", dice.choice(table.to_act)
            text = table.sample(seat, chance)
        try:
            entry = {"seq": live.seq, "kind": kind, "seat": seat, "text": text, "bot": False, "client": str(number)}
            live.apply(entry | {"at": NOON + number})
        except Refused:
            continue
        for viewer in dice.sample([0, 1, 2, None], dice.choice([0, 0, 3])):  # at times nobody looks for some moves
            message = table_views.look_message(live, viewer)
            longest = max(longest, len(message.look.history))
            assert table_views.look_bytes(live, viewer) == encode(message)
    assert longest > LONG, "else nothing was tried"


def test_a_history_that_went_another_way_while_nobody_looked_is_not_pieced_together() -> None:
    live = new_table("objective", 2, {}, b"\7" * 32)
    number = 0

    def enter(kind: str, seat: int, text: str = "") -> None:
        nonlocal number
        number += 1
        entry = {"seq": live.seq, "kind": kind, "seat": seat, "text": text, "bot": False, "client": str(number)}
        live.apply(entry | {"at": NOON + number})

    def mover() -> int:
        assert live.table is not None
        return live.table.to_act[0]

    for _ in range(LONG):
        enter("move", mover(), live.look(mover()).moves[0])
    seat = mover()
    first, *_, last = live.look(seat).moves
    enter("move", seat, first)
    assert table_views.look_bytes(live, None) == encode(table_views.look_message(live, None))
    enter("undo", seat)
    enter("move", seat, last)
    enter("move", mover(), live.look(mover()).moves[0])
    assert table_views.look_bytes(live, None) == encode(table_views.look_message(live, None))


def check(*tables: LiveTable) -> None:
    """Check that each message is its viewer's look of this moment, whoever looks first, and twice."""
    for viewer in (0, 1, 2, None, 2, 0):
        for live in tables:
            assert table_views.look_bytes(live, viewer) == encode(table_views.look_message(live, viewer))


@pytest.mark.parametrize("game", list(games()))
def test_what_was_made_for_one_moment_is_not_sent_at_another(game: str) -> None:
    one, other = (new_table(game, 3, {}, secret * 32, Pace()) for secret in (b"\7", b"\x08"))
    chance, number = generator(game.encode()), 0

    def enter(live: LiveTable, kind: str, seat: int | None, text: str = "", bot: bool = False) -> None:
        nonlocal number
        number += 1
        entry = {"seq": live.seq, "kind": kind, "seat": seat, "text": text, "bot": bot, "client": None, "at": NOON + number}
        live.apply(entry)

    check(one, other)
    for turn in range(8):
        for live in (one, other):
            assert live.table is not None
            if live.table.to_act:
                seat = live.table.to_act[-1]
                enter(live, "move", seat, live.table.sample(seat, chance), bot=turn % 3 == 1)
        check(one, other)
    for row in one.seats[1:]:
        row.player, row.bot = None, "chance"
    one.mind_the_resigned()  # somebody is alone with bots now, whose answers go with what is taken back
    assert one.alone == 0
    check(one, other)
    assert other.table is not None
    if not other.table.over:
        enter(other, "agree", 0, "yes")
        check(one, other)
        enter(other, "resign", 1)
        check(one, other)
        enter(other, "end", None, "agreement")
        check(one, other)


def test_who_is_alone_with_bots_may_take_back_what_they_have_answered() -> None:
    live = new_table("objective", 3, {}, b"\7" * 32, Pace())
    assert live.table is not None
    while not (live.made.get(0) and live.table.to_act == (0,)):
        seat = live.table.to_act[0]
        text = live.look(seat).moves[0]
        live.apply({"seq": live.seq, "kind": "move", "seat": seat, "text": text, "bot": False, "client": None, "at": NOON + live.seq})
    before = table_views.look_bytes(live, 0)
    for row in live.seats[1:]:
        row.player, row.bot = None, "chance"
    live.mind_the_resigned()
    assert b'"undo":null' in table_views.look_bytes(live, 0), "in the same moment of the game"
    assert b'"undo":null' not in before
