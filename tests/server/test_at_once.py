"""Nearly all moves are made as soon as their message has come. Whatever goes wrong, it is as if they were made in turn."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.settings import Limits
from saqqara.server.storage.store import report_all
from saqqara.server.tables import table_changes
from saqqara.server.tables.live_table import Lock
from tests.server.server_in_process import Inside, inside, mover_of, open_table, quiet, seated, wire
from tests.server.server_processes import PATIENCE, Player, Sitting


class Two:
    """Two people at a table, and the file in which it is kept."""

    def __init__(self, here: Inside, table: str, mover: Sitting, other: Sitting) -> None:
        self.here, self.table, self.mover, self.other = here, table, mover, other

    @contextlib.contextmanager
    def file(self) -> Iterator[sqlite3.Connection]:
        """Another program at the same file."""
        with contextlib.closing(sqlite3.connect(self.here.settings.sqlite_file or "", timeout=PATIENCE, isolation_level=None)) as opened:
            yield opened

    def log(self) -> list[tuple[int, str | None]]:
        """The entries of the log: their numbers, and the ids that clients gave them."""
        with self.file() as opened:
            return opened.execute('SELECT seq, client FROM log WHERE "table" = ? ORDER BY seq', (self.table,)).fetchall()


@contextlib.asynccontextmanager
async def two(folder: Path, **more: Any) -> AsyncIterator[Two]:
    async with inside(folder, **more) as here:
        people = [await Player.come(here.url) for _ in range(2)]
        table = await open_table(*people)
        async with people[0].sit(table) as one, people[1].sit(table) as another:
            yield Two(here, table, *await mover_of(one, another))


@pytest.fixture
async def players(tmp_path: Path) -> AsyncIterator[Two]:
    async with two(tmp_path) as opened:
        yield opened


async def answers(sitting: Sitting, *names: str) -> list[Any]:
    """Return the answers to the messages with these ids, in order of arrival."""
    found: list[Any] = []
    while len(found) < len(names):
        message = await sitting.next()
        if message.get("id") in names:
            found.append(message)
    return found


async def test_nothing_is_shown_or_answered_before_it_is_on_disk(players: Two) -> None:
    mover, other = players.mover, players.other
    async with wire(players.here.url, players.table, {}) as onlooker:
        await seated(onlooker)
        await written_late(players, mover, other, onlooker)
    assert (await other.until("look"))["number"] == 2
    assert players.log() == [(0, None), (1, "m")]


async def written_late(players: Two, mover: Sitting, *others: Sitting) -> None:
    """A move, while another program holds up what is written: nobody sees it before it is on disk."""
    with players.file() as busy:
        busy.execute("BEGIN IMMEDIATE")  # another program writes, and takes its time
        await mover.send(type="move", id="m", text=mover.look["moves"][0], on=mover.number)
        for sitting in (mover, *others):
            assert await quiet(sitting, "look", "accepted") == []
        busy.execute("COMMIT")
    assert (await mover.until("accepted", "refused", "problem"))["type"] == "accepted"


async def test_messages_that_come_together_are_answered_in_their_order_and_what_is_refused_holds_up_nothing(players: Two) -> None:
    mover = players.mover
    move = {"type": "move", "text": mover.look["moves"][0], "on": mover.number}
    messages = [
        {"type": "move", "id": "1", "text": "nonsense"},
        {**move, "id": "2"},
        {**move, "id": "3"},  # it is made on a position that is gone by then
        {"type": "undo", "id": "4"},
        {**move, "id": "5"},
        {**move, "id": "2"},  # said before, and answered again
    ]
    for message in messages:
        await mover.socket.send(json.dumps(message))
    found = await answers(mover, "1", "2", "3", "4", "5", "2")
    assert [message["id"] for message in found] == ["1", "2", "3", "4", "5", "2"]
    kinds = [message["type"] for message in found]
    assert kinds == ["refused", "accepted", "refused", "accepted", "refused", "accepted"]
    assert [found[n]["why"]["key"] for n in (0, 2, 4)] == ["unreadable", "server-position-gone", "server-position-gone"]
    assert [client for _, client in players.log()] == [None, "2", "4"]
    while mover.number < found[3]["number"]:
        await mover.until("look")
    assert (await mover.play(mover.look["moves"][0], "6"))["type"] == "accepted"


async def test_a_move_that_is_repeated_alone_is_answered_again_and_played_once(players: Two) -> None:
    mover, other = players.mover, players.other
    assert (await mover.play(mover.look["moves"][0], "m"))["type"] == "accepted"
    await other.until("look")
    assert (await other.play(other.look["moves"][0], "n"))["type"] == "accepted"
    while not mover.look["moves"]:
        await mover.until("look")
    assert (await mover.play(mover.look["moves"][0], "m"))["type"] == "accepted", "it would be legal again"
    assert players.log() == [(0, None), (1, "m"), (2, "n")]


async def test_where_another_program_was_first_memory_catches_up_and_the_move_is_judged_anew(players: Two) -> None:
    mover, other = players.mover, players.other
    first, *_, last = mover.look["moves"]
    seat = next(frame["seat"] for frame in mover.frames if frame["type"] == "table")
    with players.file() as elsewhere:
        entry = (players.table, 1, "move", seat, last, 0, "elsewhere", round(time.time() * 1000), 0)
        elsewhere.execute(
            'INSERT INTO log ("table", seq, kind, seat, text, bot, client, at, acting) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)', entry
        )
    assert (await mover.play(first, "m"))["why"]["key"] == "server-position-gone"
    await other.until("look")
    assert (await other.play(other.look["moves"][0], "n"))["type"] == "accepted"
    assert players.log() == [(0, None), (1, "elsewhere"), (2, "n")]


async def test_who_sends_too_much_is_told_so_and_who_does_not_loses_nothing(tmp_path: Path) -> None:
    """Each message costs the same, be it a move that is made, one that is refused or something else."""
    async with two(tmp_path, limits=Limits(messages=(3, 0.001))) as players:
        mover = players.mover
        assert (await mover.play(mover.look["moves"][0], "1"))["type"] == "accepted"
        assert (await mover.play("nonsense", "2"))["type"] == "refused"
        await mover.send(type="mute", id="3", muted=True)
        (refused,) = await answers(mover, "3")
        assert refused["type"] == "refused"
        assert (await mover.play("nonsense", "4"))["why"]["key"] == "server-too-fast"


async def test_a_fault_of_ours_is_told_and_the_table_goes_on(players: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> bool:
        raise ZeroDivisionError

    mover = players.mover
    with monkeypatch.context() as patch:
        patch.setattr(table_changes, "make_entry", broken)
        assert (await mover.play(mover.look["moves"][0], "1"))["why"]["key"] == "server-trouble"
    assert (await mover.play(mover.look["moves"][0], "2"))["type"] == "accepted"


async def test_one_who_hears_of_it_and_fails_holds_up_nobody() -> None:
    heard: list[Any] = []

    def fails(_: Any) -> None:
        raise OSError("gone")

    report_all([(fails, True), (heard.append, 1), (fails, True), (heard.append, 2)])
    assert heard == [1, 2]


async def test_the_lock_is_not_taken_from_who_waits_for_it() -> None:
    lock, order = Lock(), []

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
