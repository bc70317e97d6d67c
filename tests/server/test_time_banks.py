"""Time banks: they run while a seat may act, grow when it has acted, and are the same after a restart and at every node."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.core.game import games
from saqqara.core.rng import generator
from saqqara.server.schemas.ws_messages import Bank
from saqqara.server.tables import table_deadlines, table_views, undo_rules
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_setup import Pace, Setup
from tests.server.databases import BOTH, Databases
from tests.server.guests_over_http import Guest, house
from tests.server.server_in_process import eventually, inside, open_table, seated
from tests.server.server_processes import PATIENCE, Player

NOON = 1_800_000_000_000
SECONDS, INCREMENT = 600, 5
PACE = Pace("bank", SECONDS, INCREMENT)


class Log:
    """A table of people whose log is written here, at times of our choosing."""

    def __init__(self, game: str, seats: int = 2, pace: Pace = PACE, secret: bytes = b"\7" * 32) -> None:
        setup = Setup(seats, {}, None, None, pace, False, "chance")
        self.row = {
            "id": "here",
            "setup": msgspec.json.encode(setup).decode(),
            "secret": secret.hex(),
            "game": game,
            "name": "",
            "public": 0,
        }
        self.row |= {"host": "p0", "rules": games()[game].rules_version, "rematch": None, "created": NOON, "put_off": None}
        blank = {"nonce": None, "came": True, "left": None, "reminded": None, "asked": None, "declined": None}
        self.seats: list[Any] = [blank | {"seat": n, "player": f"p{n}", "name": f"P{n}", "bot": None} for n in range(seats)]
        self.at = NOON
        self.entries: list[dict[str, Any]] = []
        self.live = LiveTable(self.row, self.seats)
        self.add("start", None, f"[{', '.join(chr(34) + '00' + chr(34) for _ in range(seats))}]")

    def add(self, kind: str, seat: int | None, text: str = "", after: float = 0.0, bot: bool = False) -> None:
        """One more entry, so many seconds later."""
        self.at += round(after * 1000)
        entry = {"seq": self.live.seq, "kind": kind, "seat": seat, "text": text, "bot": bot, "client": None, "at": self.at}
        self.live.apply(entry)
        self.entries.append(entry)

    def play(self, seat: int, after: float, pick: Callable[[tuple[str, ...]], str] = lambda moves: moves[0]) -> str:
        """A move of a seat's choice, so many seconds later; its text."""
        text = pick(tuple(move for move in self.live.look(seat).moves if not move.endswith("...")))
        self.add("move", seat, text, after)
        return text

    def again(self) -> LiveTable:
        """The same table, read from its log."""
        other = LiveTable(self.row, self.seats)
        for entry in self.entries:
            other.apply(entry)
        return other

    @property
    def acting(self) -> tuple[int, ...]:
        assert self.live.table is not None
        return self.live.table.to_act

    def left(self, seat: int) -> float:
        """Seconds that a seat has left at the time of the last entry."""
        return left(self.live, seat, self.at) / 1000


def left(live: LiveTable, seat: int, at: int) -> int:
    """Milliseconds that a seat has left at a time, by what it is shown."""
    bank = table_views.bank(live, seat, seat)
    assert bank is not None
    if bank.due is not None:
        assert bank.left is None
        return bank.due - at
    assert bank.left is not None
    return bank.left


@pytest.mark.parametrize("game", games())
def test_a_bank_runs_exactly_while_its_seat_may_act(game: str) -> None:
    """Random games with random times, moves that are taken back among them: a second reckoning, from what the seats were asked to do."""
    chance = random.Random(game)
    undone = several = 0
    for number in range(3):
        seats = chance.choice(games()[game].seats)
        log = Log(game, seats, secret=bytes([number]) * 32)
        expected = dict.fromkeys(range(seats), SECONDS * 1000)
        made: list[tuple[int | None, int, int]] = []  # of each move: whose, when, and what they had left
        for step in range(60):
            acting, table = log.acting, log.live.table
            assert table is not None
            if not acting:
                break
            several += len(acting) > 1
            clock = table.clock
            mover = None if clock is not None and clock.seconds is not None and chance.random() < 0.1 else chance.choice(acting)
            text = clock.move if mover is None and clock is not None else table.sample(mover or 0, generator(bytes([step])))
            spent = chance.randrange(4000)
            steps = table.step
            log.add("move", mover, text, spent / 1000)
            for seat in acting:
                expected[seat] -= spent
            made.append((mover, log.at, expected.get(mover, 0) if mover is not None else 0))
            if mover is not None and (mover not in log.acting or (acting == (mover,) and table.step != steps)):
                expected[mover] += INCREMENT * 1000
            assert [left(log.live, seat, log.at) for seat in range(seats)] == [*expected.values()]
            if mover is not None and chance.random() < 0.3 and table_views_allow(log, mover):
                waited, acting = chance.randrange(4000), log.acting
                log.add("undo", mover, "", waited / 1000)
                undone += 1
                for seat in acting:
                    expected[seat] -= waited
                _, at, had = made.pop()
                expected[mover] = had - (log.at - at)
                assert [left(log.live, seat, log.at) for seat in range(seats)] == [*expected.values()], "as if it had thought on"
            again = log.again()
            assert [left(again, seat, log.at) for seat in range(seats)] == [*expected.values()], "from the log alone"
    assert undone > 0
    assert several > 3 or not games()[game].simultaneous


def table_views_allow(log: Log, seat: int) -> bool:
    """Return whether a seat could undo its move, were it now the time of the last entry."""
    assert log.live.table is not None
    return log.live.table.no_undo_key(seat, ()) is None and log.live.last_of(seat) == log.live.table.length - 1


def test_at_once_who_has_chosen_pays_no_more_and_who_chooses_last_has_the_increment_too() -> None:
    log = Log("expedition", 3)
    assert {*log.acting} == {0, 1, 2}

    def done(seat: int, after: float) -> None:
        while seat in log.acting and len(log.entries) < 40:
            before = log.entries[-1]
            log.play(seat, after, lambda moves: moves[-1])
            after = 0
            assert log.entries[-1] is not before
            if log.live.table is not None and log.acting == (0, 1, 2) and seat == 2:
                return  # the next step

    done(0, 10)
    assert {*log.acting} == {1, 2}
    done(1, 20)
    assert {*log.acting} == {2}
    done(2, 30)
    assert {*log.acting} == {0, 1, 2}
    assert [log.left(seat) for seat in range(3)] == [SECONDS - 10 + INCREMENT, SECONDS - 30 + INCREMENT, SECONDS - 60 + INCREMENT]


def test_what_was_decided_stands_once_the_bank_would_be_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log("objective", pace=Pace("bank", 10, 60))
    (mover,) = log.acting
    log.play(mover, 9)
    for waited, refused in ((0, None), (999, None), (1000, "server-undo-late")):
        monkeypatch.setattr(undo_rules, "now", lambda waited=waited: log.at + waited)
        assert undo_rules.no_undo_key(log.live, mover) == refused


def test_the_hourglass_keeps_its_own_clock_besides() -> None:
    log = Log("hourglass")
    assert {*log.acting} == {0, 1}
    assert table_deadlines.clock_due(log.live) is None, "no hurry before the first take"
    log.play(0, 12)
    sand = table_deadlines.clock_due(log.live)
    assert sand is not None
    assert sand == table_deadlines.shown_due(log.live) == table_deadlines.next_due(log.live), "the board shows the sand alone"
    log.add("move", None, "sand", (sand - log.at) / 1000)
    spent = (log.at - NOON) / 1000
    assert [log.left(seat) for seat in (0, 1)] == [SECONDS - spent] * 2, "both might have taken tiles"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_both_ways_to_a_look_say_the_same(viewer: int | None) -> None:
    log = Log("objective")
    log.play(log.acting[0], 40)
    assert table_views.look_bytes(log.live, viewer) == msgspec.json.encode(table_views.look_message(log.live, viewer))


def test_no_bank_runs_once_the_game_is_over() -> None:
    log = Log("objective")
    (mover,) = log.acting
    log.add("resign", 1 - mover, after=20)
    assert log.live.over
    assert table_views.banks(log.live, None)[mover] == Bank((SECONDS - 20) * 1000, None)


# At a server


async def table_of(*guests: Guest, **more: Any) -> str:
    """A running table."""
    asked: dict[str, Any] = {"pace": {"kind": "bank", "seconds": SECONDS, "increment": INCREMENT}, "seats": len(guests)} | more
    table: str = (await guests[0].open(**asked))["id"]
    for guest in guests[1:]:
        await guest.post(f"/tables/{table}/join")
    return table


async def mover(table: str, *guests: Guest) -> tuple[Guest, Any]:
    """Return the player to act, and their look."""
    for guest in guests:
        seen = await guest.get(f"/tables/{table}/look")
        if seen["look"]["moves"]:
            return guest, seen
    raise AssertionError("nobody")


@BOTH
async def test_a_bank_survives_a_restart_and_a_change_of_node(tmp_path: Path) -> None:
    database = await Databases.url(tmp_path / "banks.db")
    async with house(tmp_path, database=database) as here, house(tmp_path, database=database) as there:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = await table_of(anna, ben)
        guest, seen = await mover(table, anna, ben)
        await asyncio.sleep(0.2)
        await guest.post(f"/tables/{table}/moves", id="a", text=seen["look"]["moves"][0])
        banks = (await anna.get(f"/tables/{table}/look"))["banks"]
        assert any(bank["left"] is not None and bank["left"] != SECONDS * 1000 for bank in banks), "some time is spent"
        other = Guest(there.app, anna.made)
        assert (await other.get(f"/tables/{table}/look"))["banks"] == banks
        again = Guest(there.app, (anna if guest is ben else ben).made)  # who answers does so at the other node
        await again.post(f"/tables/{table}/moves", id="b", text=(await again.get(f"/tables/{table}/look"))["look"]["moves"][0])
        banks = (await other.get(f"/tables/{table}/look"))["banks"]
        live = await here.hub.get(table)
        assert live is not None
        await here.hub.refresh(live)
        assert (await anna.get(f"/tables/{table}/look"))["banks"] == banks
    async with house(tmp_path, database=database) as later:
        assert (await Guest(later.app, anna.made).get(f"/tables/{table}/look"))["banks"] == banks, "down time is no gift"


@BOTH
async def test_at_zero_a_bot_moves_also_after_a_restart(tmp_path: Path) -> None:
    database = await Databases.url(tmp_path / "zero.db")
    async with house(tmp_path, database=database) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = await table_of(anna, ben, pace={"kind": "bank", "seconds": 1.5, "increment": 0})
    await asyncio.sleep(1.5)
    async with house(tmp_path, database=database) as here:  # nobody asks for the table
        await eventually(lambda: table in here.hub.live and here.hub.live[table].by_bot)
        live = here.hub.live[table]
        assert live.table is not None
        first = live.table.moves[0].seat
        await eventually(lambda: live.over, 4 * PATIENCE)
        assert {move.seat for move in live.table.moves} == {0, 1}
        assert live.by_bot == set(range(live.table.length)), "both stocks are used up"
        assert live.banks is not None
        assert live.banks.left(first or 0) == 0


async def test_only_whose_bank_is_empty_is_played_for(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = await table_of(anna, ben, game="expedition", pace={"kind": "bank", "seconds": 2, "increment": 3600})
        live = here.hub.live[table]
        assert live.banks is not None
        live.banks._left[0] += 60_000
        await eventually(lambda: live.table is not None and live.table.to_act == (0,))
        assert live.table is not None
        assert {move.seat for move in live.table.moves} == {1}
        assert live.by_bot == set(range(live.table.length))
        assert live.banks.left(1) == 3_600_000, "with the increment its player has time again"


async def test_who_disconnects_goes_on_paying(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob, pace={"kind": "bank", "seconds": 2, "increment": 0})
        live = server.hub.live[table]
        async with ann.sit(table) as one, bob.sit(table) as two:
            for sitting in (one, two):
                await seated(sitting)
        await eventually(lambda: live.by_bot)
        assert live.table is not None
        assert (live.table.moves[0].at or 0) >= 2000
        await ann.close()
        await bob.close()


async def test_what_is_said_of_a_bank(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        usual = await anna.open(pace={"kind": "bank"})
        assert usual["pace"] == {"kind": "bank", "seconds": 600, "increment": 5}
        assert usual["patience"] == 120
        assert (await anna.open(400, pace={"kind": "live", "increment": 3}))["key"] == "server-pace-increment"
        assert (await anna.open(422, pace={"kind": "bank", "increment": -1}))["key"] == "field-range"
        table = await table_of(anna, ben, rated=True)
        mine = (await anna.get("/tables/mine", status="running"))["tables"]
        assert [one["pace"] for one in mine] == [{"kind": "bank", "seconds": 600, "increment": 5}]
        (shown,) = [one["bank"] for one in mine]
        assert shown == (await anna.get(f"/tables/{table}/look"))["banks"][mine[0]["seat"]]
        alone = (await anna.open(seats=["me", {"bot": "chance"}], pace={"kind": "bank"}))["id"]
        assert [bank is None for bank in (await anna.get(f"/tables/{alone}/look"))["banks"]] == [False, True], "a bot has no bank"


def test_a_pace_from_before_is_read_as_it_was() -> None:
    assert msgspec.json.decode(b'{"kind":"live","seconds":60.0}', type=Pace) == Pace("live", 60.0)
