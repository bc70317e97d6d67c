"""Slow readers hold nobody up and are shown the newest; failed sends; the server's goodbye."""

from pathlib import Path
from typing import Any

from saqqara.server.schemas.ws_messages import Pong
from tests.server.server_in_process import farewell, here, inside, mover_of, open_table, play_on, seated, wire
from tests.server.server_processes import Player


async def test_a_slow_reader_skips_looks_and_sees_the_newest(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob)
        async with ann.sit(table) as one, bob.sit(table) as two, wire(server.url, table, {}) as slow:
            await mover_of(one, two)
            await slow.until("look")
            socket = server.connection(None).socket
            socket.pause_writing()  # as the transport does when its buffer is full
            await play_on([one, two], 9)
            socket.resume_writing()
            last = await slow.until("look")
            while last["number"] < 10:
                last = await slow.until("look")
            looks = [frame["number"] for frame in slow.frames if frame["type"] == "look"]
            assert looks[-1] == 10
            assert len(looks) <= 3, "what was missed is not sent later"
            assert slow.look["history"] == one.look["history"]
        await ann.close()
        await bob.close()


async def test_a_reader_that_never_reads_is_let_go_and_finds_everything_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob)
        async with ann.sit(table) as one, bob.sit(table) as two:
            await mover_of(one, two)
            stuck = server.connection(0)
            socket = stuck.socket
            socket.pause_writing()
            for _ in range(server.settings.limits.queue + 10):  # as if it had asked before; nothing more is read from it now
                stuck.put(Pong(0))
                if stuck.ending is not None:
                    break
            assert stuck.ending is not None
            socket.resume_writing()
            last, code = await farewell(one.socket)
            assert (last["type"], last["again"], last["why"]["key"], code) == ("bye", True, "server-slow", 1013)
            await here(two, False, True)
            async with ann.sit(table) as again:
                await seated(again)
                await play_on([again, two], 3)
        await ann.close()
        await bob.close()


async def test_when_sending_fails_the_client_is_told_to_come_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob)
        async with ann.sit(table) as one, bob.sit(table) as two:
            await mover_of(one, two)
            true_fetch = server.hub.store.fetch

            async def away(*_: object, **__: object) -> list[Any]:
                raise OSError("the database is away")

            server.hub.store.fetch = away  # type: ignore[method-assign]
            server.connection(0).said()
            last, code = await farewell(one.socket)
            assert (last["type"], last["again"], last["why"]["key"], code) == ("bye", True, "server-trouble", 1013)
            server.hub.store.fetch = true_fetch  # type: ignore[method-assign]
            async with ann.sit(table) as again:
                await seated(again)
                await play_on([again, two], 2)
        await ann.close()
        await bob.close()
