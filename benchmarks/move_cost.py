"""Cost of one move to the server's processor, within one process: python -m benchmarks.move_cost [GAME-SEATS …] [--rounds N]

A real server (its database on disk, its writer's thread, its tables and connections) without HTTP and without the network: frames are
handed to connections as `picows` would, and what they send is taken as the transport would. All tables move at the same time, so that a
transaction has a move of each, as under full load. Only processor time is counted, of all threads, so that a busy machine does not matter
much; the least of many rounds is said beside the median. Choosing the moves is not counted.
"""

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
import time
from typing import Any

import msgspec
import uvloop
from picows import WSMsgType

from saqqara.core.game import games
from saqqara.core.rng import generator
from saqqara.server.app import create_app
from saqqara.server.jobs import gc_tuning
from saqqara.server.logs import set_up_logs
from saqqara.server.serve import SWITCH_SECONDS, load_games
from saqqara.server.settings import Limits, Settings
from saqqara.server.ws.connection import serve_table
from saqqara.server.ws.websocket import WebSocket
from tests.server.guests_over_http import Guest

GAMES = ("objective-2", "guardians-4", "expedition-4")
KNOWN = [f"{name}-{seats}" for name, kind in games().items() for seats in kind.seats]
TABLES = 100
CLOCK = generator(b"a move")


class Sink:
    """Takes what a connection sends, and counts it."""

    is_close_frame_sent = False

    def __init__(self) -> None:
        self.sent = self.calls = 0
        self.underlying_transport = self

    def send(self, _: Any, data: bytes) -> None:
        """Send one message, framed in C."""
        self.sent += len(data)
        self.calls += 1

    def write(self, data: bytes) -> None:
        """Frames that were put together here."""
        self.sent += len(data)
        self.calls += 1

    def send_close(self, *_: Any) -> None:
        """Ignore the request to send."""

    def disconnect(self, *_: Any, **__: Any) -> None:
        """Do nothing: there is no connection."""

    def is_closing(self) -> bool:
        """Return False: it is open to the end."""
        return False

    resume_reading = pause_reading = write_eof = disconnect


class Frame:
    """A message that has come."""

    msg_type, fin = WSMsgType.TEXT, True
    rsv1 = rsv2 = rsv3 = 0

    def __init__(self, data: bytes) -> None:
        self.data = data

    def get_payload_as_bytes(self) -> bytes:
        """Return the bytes of the message."""
        return self.data


class Player:
    """A player at a table."""

    def __init__(self, state: Any, table: str, token: str) -> None:
        sink: Any = Sink()
        self.sink = sink
        self.socket = WebSocket(
            {"type": "websocket", "headers": [], "client": ("127.0.0.1", 1)}, Limits.lifted(), lambda _: None, state.outbox
        )
        self.socket.on_ws_connected(sink)
        self.serving = asyncio.ensure_future(serve_table(self.socket, table, state))
        self.say({"type": "hello", "token": token})

    def say(self, message: Any) -> None:
        """Send a message."""
        frame: Any = Frame(msgspec.json.encode(message))
        self.socket.on_ws_frame(self.sink, frame)


class Game:
    """A table and its players."""

    def __init__(self, live: Any, players: list[Player]) -> None:
        self.live, self.players, self.count = live, players, 0

    def choose(self) -> tuple[Player, Any] | None:
        """Return any legal move of anybody."""
        table = self.live.table
        if table.over or not table.to_act:
            return None
        seat = table.to_act[int(CLOCK[0]) % len(table.to_act)]
        self.count += 1
        message: Any = Frame(
            msgspec.json.encode({"type": "move", "id": str(self.count), "text": table.sample(seat, CLOCK), "on": self.live.number(seat)})
        )
        return self.players[seat], message


async def open_games(app: Any, game: str, seats: int, count: int) -> list[Game]:
    """Return tables with everybody connected."""
    opened = []
    for _ in range(count):
        guests = [Guest(app, await Guest(app).post("/players", 201, name="Nut")) for _ in range(seats)]
        made = await guests[0].open(game=game, seats=seats, hints=False)
        for guest in guests[1:]:
            await guest.post(f"/tables/{made['id']}/join")
        players = [Player(app.state, made["id"], guest.made["token"]) for guest in guests]
        opened.append(Game(app.state.hub.live[made["id"]], players))
    await asyncio.sleep(0.5)
    return opened


async def play(games: list[Game], rounds: int) -> list[tuple[float, int]]:
    """Have all tables make a move, again and again; return processor seconds and moves of each round."""
    spent = []
    for _ in range(rounds):
        chosen = [one for one in (game.choose() for game in games) if one is not None]
        if len(chosen) < len(games):
            break
        before = sum(player.sink.calls for player, _ in chosen)
        began = time.process_time()
        for player, frame in chosen:
            player.socket.on_ws_frame(player.sink, frame)
        while sum(player.sink.calls for player, _ in chosen) < before + len(chosen):
            await asyncio.sleep(0.002)
        spent.append((time.process_time() - began, len(chosen)))
        await asyncio.sleep(0)
    return spent


async def measure(spec: str, rounds: int, tables: int, profile: str | None) -> None:
    """Measure one game."""
    game, seats = spec.rsplit("-", 1)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{folder}/a.db", key="a move", limits=Limits.lifted()))
        async with app.router.lifespan_context(app):
            app.state.node.time.every_tick.clear()
            games = await open_games(app, game, int(seats), tables)
            gc_tuning.tune_gc()
            await play(games, 4)
            if profile:
                import cProfile

                profiler = cProfile.Profile(time.thread_time)
                profiler.enable()
            spent = await play(games, rounds)
            if profile:
                profiler.disable()
                profiler.dump_stats(f"{profile}-{spec}")
            costs = [1e6 * seconds / moves for seconds, moves in spent]
            print(f"{spec}: {statistics.median(costs):.0f} µs a move (least {min(costs):.0f}), {len(costs)} rounds of {tables} tables")
            for one in games:
                for player in one.players:
                    player.serving.cancel()
            await asyncio.sleep(0)
    gc.unfreeze()


def main() -> None:
    """Measure the games that are asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--rounds", type=int, default=18)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--profile", help="write what cProfile says to this file")
    asked = parser.parse_args()
    strange = [spec for spec in asked.games if spec not in KNOWN]
    if strange:
        parser.error(f"{', '.join(strange)}: a game and its seats, such as {GAMES[0]}; there are {', '.join(KNOWN)}")
    sys.setswitchinterval(SWITCH_SECONDS)
    set_up_logs(False, "warning")
    load_games()
    for spec in asked.games or GAMES:
        uvloop.run(measure(spec, asked.rounds, asked.tables, asked.profile))


if __name__ == "__main__":
    main()
