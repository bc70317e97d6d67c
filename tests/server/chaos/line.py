"""A connection's way from one process to another, which can be slow, cut, or dead without a word: a TCP proxy."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Reach = Callable[[], Awaitable[Streams]]
CHUNK = 65536


class Line:
    """Listens on this machine and passes on what comes to wherever `reach` connects to."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.port = 0
        self.delay = 0.0
        """Seconds that everything takes longer, in both directions."""
        self.cut = False
        """True if no connection gets through."""
        self._alive = asyncio.Event()
        self._alive.set()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> "Line":
        """Listen."""
        self._server = await asyncio.start_server(self._let_in, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    def break_off(self) -> None:
        """Cut off all connections, on both sides."""
        for writer in list(self._writers):
            writer.transport.abort()

    def die(self) -> None:
        """Nothing comes through any more, and nothing says so."""
        self._alive.clear()

    def revive(self) -> None:
        """As it was: what was held up comes through."""
        self.delay, self.cut = 0.0, False
        self._alive.set()

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        back: asyncio.StreamWriter | None = None
        try:
            if not self.cut:
                there, back = await self.reach()
                self._writers.add(back)
                await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        except OSError:  # one of the two has gone: so does the other
            pass
        finally:
            for one in (writer, back):
                if one is not None:
                    self._writers.discard(one)
                    one.close()
            self._tasks.discard(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._alive.wait()
                if writer.is_closing():  # cut off meanwhile
                    return
                writer.write(data)
                await writer.drain()
        finally:
            with contextlib.suppress(OSError, RuntimeError):
                writer.close()

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
        self.break_off()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # until what was cut off is closed
