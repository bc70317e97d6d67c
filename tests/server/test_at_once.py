"""Nearly all moves are made as soon as their message has come, without a task. Whatever goes wrong, it is as if they were made in turn."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from picows import WSMsgType

from saqqara.server.accounts.people import SessionCheck
from saqqara.server.limits.rate_limits import Bucket
from saqqara.server.storage.schema import log
from saqqara.server.storage.store import Append, now, report_all
from tests.server.inside import eventually
from tests.server.test_onlookers import Crowd, Ear, gathered


class Frame:
    """A message that has come."""

    msg_type, fin = WSMsgType.TEXT, True
    rsv1 = rsv2 = rsv3 = 0

    def __init__(self, **message: Any) -> None:
        self.data = json.dumps(message).encode()

    def get_payload_as_bytes(self) -> bytes:
        return self.data


class Players:
    """Two people at a table, whose messages come as the network would bring them."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd, self.here, self.live, self.ears = crowd, crowd.here, crowd.live, crowd.players
        self.count = 0

    @property
    def mover(self) -> Ear:
        assert self.live.table is not None
        return self.ears[self.live.table.to_act[0]]

    @property
    def other(self) -> Ear:
        return next(ear for ear in self.ears if ear is not self.mover)

    def legal(self, which: int = 0) -> str:
        seat = self.mover.connection.seat
        return self.live.look(seat).moves[which]

    def say(self, ear: Ear, **message: Any) -> str:
        self.count += 1
        message = {"id": f"m{self.count}", **message}
        ear.socket.on_ws_frame(ear, Frame(**message))  # type: ignore[arg-type]
        return str(message["id"])

    def move(self, ear: Ear | None = None, **more: Any) -> str:
        ear = ear or self.mover
        return self.say(ear, **{"type": "move", "text": self.legal(), "on": self.live.number(ear.connection.seat), **more})

    async def heard(self, ear: Ear, name: str, kind: str) -> dict[str, Any]:
        """The answer to a message."""
        await eventually(lambda: any(frame.get("id") == name for frame in ear.frames))
        (answer,) = (frame for frame in ear.frames if frame.get("id") == name)
        assert answer["type"] == kind, answer
        return answer

    async def entries(self) -> list[Any]:
        return await self.here.store.rows(sa.select(log).where(log.c.table == self.live.id).order_by(log.c.seq))


@contextlib.asynccontextmanager
async def two(folder: Path, **more: Any) -> AsyncIterator[Players]:
    async with gathered(folder, 0, **more) as crowd:
        players = Players(crowd)
        for ear in players.ears:  # from now on they need not be looked up for a moment
            ear.socket.on_ws_frame(ear, Frame(type="ping"))  # type: ignore[arg-type]
        await eventually(lambda: all(ear.of("pong") for ear in players.ears))
        crowd.hush()
        yield players


@pytest.fixture
async def players(tmp_path: Path) -> AsyncIterator[Players]:
    async with two(tmp_path) as here:
        yield here


def in_turn(players: Players, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of moves that are not made at once."""
    found: list[str] = []
    submit = players.here.hub.submit

    async def noted(*given: Any, **more: Any) -> int:
        found.append(given[4])
        return await submit(*given, **more)

    monkeypatch.setattr(players.here.hub, "submit", noted)
    return found


async def test_a_move_is_made_before_anything_else_happens_and_shown_when_it_is_on_disk(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, before = in_turn(players, monkeypatch), len(await players.entries())
    for made in range(1, 6):
        ear, other = players.mover, players.other
        name = players.move()
        assert players.live.seq == before + made, "in memory at once"
        assert players.live.lock.locked(), "and nobody else changes the table until it is on disk"
        assert not ear.frames
        assert not other.frames
        answer = await players.heard(ear, name, "accepted")
        assert len(await players.entries()) == before + made
        assert not players.live.lock.locked()
        await eventually(lambda: bool(players.other.numbers) and bool(players.mover.numbers))
        assert ear.numbers == other.numbers == [answer["number"]]
        players.crowd.hush()
    assert slow == []


@pytest.mark.parametrize("what", ["lost", "behind"])
async def test_a_table_of_which_memory_may_not_know_all_is_read_first(players: Players, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = in_turn(players, monkeypatch)
    setattr(players.live, what, True)
    name = players.move()
    await eventually(lambda: slow == [name] and not getattr(players.live, what))


async def test_nothing_is_shown_while_it_is_being_written(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, write = asyncio.Event(), players.here.store._write

    async def later(batch: Any) -> None:
        await go_on.wait()
        await write(batch)

    monkeypatch.setattr(players.here.store, "_write", later)
    ear, other = players.mover, players.other
    name = players.move()
    for one in (ear, other):
        one.socket.on_ws_frame(one, Frame(type="ping", last=0))  # type: ignore[arg-type]
    await asyncio.sleep(0.1)
    assert not [frame for one in (ear, other) for frame in one.frames if frame["type"] in ("look", "accepted")]
    go_on.set()
    await players.heard(ear, name, "accepted")
    await eventually(lambda: bool(other.numbers))


async def test_what_the_rules_refuse_is_refused_and_changes_nothing(players: Players) -> None:
    seq, ear, other = players.live.seq, players.mover, players.other
    text = players.legal()
    assert (await players.heard(other, players.say(other, type="move", text=text), "refused"))["why"]["clause"] == "O6"
    assert (await players.heard(ear, players.say(ear, type="move", text="nonsense"), "refused"))["why"]["key"] == "unreadable"
    gone = players.say(ear, type="move", text=text, on=-1)
    assert (await players.heard(ear, gone, "refused"))["why"]["key"] == "server-position-gone"
    assert players.live.seq == seq
    assert not players.live.lock.locked()
    await players.heard(ear, players.move(), "accepted")


async def test_a_message_that_is_repeated_is_answered_again_and_played_once(players: Players) -> None:
    ear, other = players.mover, players.other
    name = players.move()
    await players.heard(ear, name, "accepted")
    await players.heard(other, players.move(), "accepted")
    assert players.mover is ear
    seq = players.live.seq
    players.crowd.hush()
    players.move(ear, id=name)  # it would be legal again
    await players.heard(ear, name, "accepted")
    assert players.live.seq == seq


async def test_messages_that_come_together_are_answered_in_their_order(players: Players) -> None:
    ear = players.mover
    text, on = players.legal(), players.live.number(players.mover.connection.seat)
    names = [
        players.say(ear, type="move", text=text, on=on),
        players.say(ear, type="move", text=text, on=on),
        players.say(ear, type="undo"),
    ]
    await players.heard(ear, names[0], "accepted")
    await players.heard(ear, names[1], "refused")
    await players.heard(ear, names[2], "accepted")
    assert [frame["id"] for frame in ear.frames if "id" in frame] == names


async def test_one_that_waits_for_another_keeps_its_place(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that comes while an earlier message of the same connection is still being seen to is not made before it."""
    seen_to: list[int] = []
    ear = players.mover
    answer = ear.connection.answer

    async def slowly(message: Any, first: Any = None) -> None:
        await asyncio.sleep(0.05)
        seen_to.append(players.live.seq)
        await answer(message, first)

    monkeypatch.setattr(ear.connection, "answer", slowly)
    seq = players.live.seq
    ear.socket.on_ws_frame(ear, Frame(type="ping"))  # type: ignore[arg-type]
    name = players.move(ear)
    await asyncio.sleep(0.01)
    assert players.live.seq == seq
    await players.heard(ear, name, "accepted")
    assert seen_to == [seq]


@pytest.mark.parametrize("once", [True, False])
async def test_a_move_that_cannot_be_written_is_not_made(players: Players, monkeypatch: pytest.MonkeyPatch, once: bool) -> None:
    store, ear, other = players.here.store, players.mover, players.other
    write, failed = store._write, 0

    async def broken(batch: Any) -> None:
        nonlocal failed
        if any(isinstance(one, Append) for one in batch) and (failed == 0 or not once):
            failed += 1
            raise sqlite3.OperationalError("disk I/O error")
        await write(batch)

    seq = players.live.seq
    monkeypatch.setattr(store, "_write", broken)
    monkeypatch.setattr(store, "_write_apart", apart)
    text = players.legal()
    name = players.move(ear, text=text)
    assert players.live.seq == seq + 1
    assert (await players.heard(ear, name, "problem"))["why"]["key"] == "server-away"
    assert len(await players.entries()) == seq
    await eventually(lambda: players.live.seq == seq and not players.live.lock.locked())
    assert not other.of("look"), "nobody has seen it"
    monkeypatch.setattr(store, "_write", write)
    players.crowd.hush()
    await players.heard(ear, players.say(ear, type="move", id=name, text=text), "accepted")
    assert [entry["client"] for entry in await players.entries()].count(name) == 1


async def apart(batch: list[Any], problem: Exception) -> None:
    """Nothing of it can be written."""
    report_all([(one.then, problem) for one in batch])


async def test_where_another_node_was_first_memory_catches_up_and_the_move_is_judged_anew(players: Players) -> None:
    ear, other = players.mover, players.other
    live, seat = players.live, players.mover.connection.seat
    text, on, before = players.legal(), players.live.number(players.mover.connection.seat), players.live.seq
    entry = {"table": live.id, "seq": live.seq, "kind": "move", "seat": seat, "text": players.legal(-1), "bot": False}
    await players.here.store.execute(sa.insert(log).values(**entry, client="elsewhere", at=now(), acting=0))
    name = players.move(ear, text=text, on=on)
    assert (await players.heard(ear, name, "refused"))["why"]["key"] == "server-position-gone"
    assert live.seq == before + 1
    assert [one["client"] for one in (await players.entries())[before:]] == ["elsewhere"]
    await eventually(lambda: bool(other.numbers))
    assert not live.lock.locked()
    await players.heard(other, players.move(), "accepted")


async def test_who_sends_too_much_is_told_so_and_who_does_not_loses_nothing(players: Players) -> None:
    ear = players.mover
    ear.connection.messages = bucket = Bucket(3, 0.001)
    await players.heard(ear, players.move(), "accepted")
    assert 1.9 < bucket._left < 2.1, "it has cost one drop"
    await players.heard(ear, players.say(ear, type="move", text="nonsense"), "refused")
    assert 0.9 < bucket._left < 1.1, "and so has one that was refused"
    await players.heard(ear, players.say(ear, type="mute", muted=True), "refused")
    answer = players.say(ear, type="move", text="nonsense")
    assert (await players.heard(ear, answer, "problem"))["why"]["key"] == "server-too-fast"
    assert 0.9 < bucket._refused < 1.1, "refused once"


@pytest.mark.parametrize("change", ["departed", "forgotten"])
async def test_who_may_have_gone_is_looked_up_first(players: Players, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ear, seq, asked = players.mover, players.live.seq, 0
    people = ear.connection.people

    async def nobody(token: str) -> None:
        nonlocal asked
        asked += 1

    monkeypatch.setattr(people, "player_of_token", nobody)
    if change == "departed":
        people.departures += 1
    else:
        ear.connection.session_check = SessionCheck(people.departures)
    players.move(ear)
    await eventually(lambda: bool(ear.of("bye")))
    assert ear.of("bye")[0]["why"]["key"] == "server-not-welcome"
    assert asked == 1
    assert players.live.seq == seq


async def test_a_fault_of_ours_is_told_and_logged_and_the_table_goes_on(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    ear, hub = players.mover, players.here.hub

    def broken(*_: Any) -> bool:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(hub, "_make", broken)
        assert (await players.heard(ear, players.move(), "problem"))["why"]["key"] == "server-trouble"
    assert not players.live.lock.locked()
    await players.heard(ear, players.move(), "accepted")


async def test_one_who_hears_of_it_and_fails_holds_up_nobody() -> None:
    heard: list[Any] = []

    def fails(_: Any) -> None:
        raise OSError("gone")

    thens: list[tuple[Callable[[Any], None], Any]] = [(fails, True), (heard.append, 1), (fails, True), (heard.append, 2)]
    report_all(thens)
    assert heard == [1, 2]


async def test_the_lock_is_not_taken_from_who_waits_for_it(players: Players) -> None:
    lock, order = players.live.lock, []

    async def wait() -> None:
        async with lock:
            order.append("waited")

    assert lock.take()
    assert not lock.take()
    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take(), "somebody waits, though nobody has it"
    await waiting
    assert order == ["waited"]
    assert lock.take()
    lock.release()
