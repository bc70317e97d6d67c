"""Two people at a table in this process, whose messages come as the network would bring them."""

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from picows import WSMsgType

from tests.server.server_in_process import eventually
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


@contextlib.asynccontextmanager
async def two(folder: Path, **more: Any) -> AsyncIterator[Players]:
    async with gathered(folder, 0, **more) as crowd:
        players = Players(crowd)
        for ear in players.ears:  # from now on they need not be looked up for a moment
            ear.socket.on_ws_frame(ear, Frame(type="ping"))  # type: ignore[arg-type]
        await eventually(lambda: all(ear.of("pong") for ear in players.ears))
        crowd.hush()
        yield players
