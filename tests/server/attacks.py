"""The attacks of a client without a name that try to slow a server down or to use up its memory, as one table.

`test_attacks.py` checks that each of them is bounded; `benchmarks/attacks.py` runs them at full size and says how long others wait.
"""

import contextlib
import socket
import time
from dataclasses import dataclass
from os import sysconf
from pathlib import Path

ATTACKER = "127.0.0.2"
"""The attackers' own address: a limit for each address must not stop those at 127.0.0.1, where tests and proxies are."""
MIB = 2**20
STALL_SECONDS = 0.4
"""A server that takes nothing more for so long has stopped reading."""
CLOSE_SECONDS = 30
"""A server that has not closed a connection by then will not: never reached on a machine that is only busy."""
KEY = "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcy4uLg==\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE = f"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{KEY}\r\n"
GET = "GET /api/v1/health HTTP/1.1\r\nHost: x\r\n"
CHUNKED = "POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


def frame(opcode: int, payload: bytes = b"", fin: bool = True, reserved: int = 0) -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return bytes([first]) + size + b"\0\0\0\0" + payload


CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
HELLO = frame(TEXT, b'{"type": "hello"}')


@dataclass(frozen=True)
class Attack:
    """Bytes that begin a connection, then the same bytes again and again; `{table}` stands for the id of a table."""

    name: str
    begin: str
    repeated: bytes
    size: int
    """The bytes sent over one connection in a test. The benchmark sends many times as much."""
    after_handshake: bytes = b""
    is_socket: bool = False
    connections: int = 1
    is_read: bool = False
    """True if the attacker reads the server's answers."""


def over_socket(name: str, repeated: bytes, size: int, after_handshake: bytes = b"", is_read: bool = False) -> Attack:
    """Return an attack over a WebSocket."""
    return Attack(name, "GET /api/v1/tables/{table}/ws HTTP/1.1\r\n" + UPGRADE, repeated, size, after_handshake, True, 1, is_read)


ATTACKS = [
    over_socket("empty continuation frames", frame(CONTINUATION, fin=False), 360_000, frame(TEXT, fin=False)),
    over_socket("continuation frames of one byte", frame(CONTINUATION, b"x", fin=False), 420_000, frame(TEXT, fin=False)),
    over_socket("pings, answers not read", frame(PING, b"x" * 125), 128 * MIB),
    over_socket("pings, answers read", frame(PING), 8 * MIB, is_read=True),
    over_socket("pongs that nobody asked for", frame(PONG), 8 * MIB),
    over_socket("messages of a spectator, answers not read", frame(TEXT, b'{"type": "ping"}'), 32 * MIB, HELLO),
    over_socket("messages that are empty", frame(TEXT), 8 * MIB),
    over_socket("frames after the server's goodbye", frame(TEXT, b"x"), 8 * MIB, frame(TEXT, b"x")),
    over_socket("one frame that never ends", b"x" * 4096, 32 * MIB, b"\x82\xff" + (2**62).to_bytes(8) + b"\0\0\0\0"),
    Attack("one header that never ends", GET + "X-Long: ", b"x" * 4096, 32 * MIB),
    Attack("many small headers", GET, b"a: b\r\n", 32 * MIB),
    Attack("an address that never ends", "GET /", b"x" * 4096, 32 * MIB),
    Attack("one trailer that never ends", CHUNKED + "2\r\n{{}}\r\n0\r\nX-Long: ", b"x" * 4096, 32 * MIB),
    Attack("many small trailers", CHUNKED + "2\r\n{{}}\r\n0\r\n", b"a: b\r\n", 32 * MIB),
    Attack("a chunk's extension that never ends", CHUNKED + "2;", b"x" * 4096, 32 * MIB),
    Attack("a body in chunks of one byte", CHUNKED, b"1\r\nx\r\n", 1 * MIB, connections=16),
    Attack(
        "a body that goes on after its answer",
        GET + "Content-Length: 99999999999\r\n\r\n",
        b"x" * 4096,
        256 * MIB,
    ),
    Attack("requests one upon the other, answers not read", "", GET.encode() + b"\r\n", 2 * MIB, connections=16),
    Attack("empty lines before a request", "", b"\r\n", 32 * MIB),
]


@dataclass
class Outcome:
    """The outcome of an attack."""

    sent: int = 0
    cut_off: bool = False
    """True if the server closed the connection or stopped reading."""


def connect(port: int) -> socket.socket:
    """Return a connection from the attackers' address."""
    return socket.create_connection(("127.0.0.1", port), 10, (ATTACKER, 0))


def send(attack: Attack, port: int, table: str, size: int, seconds: float = 60) -> Outcome:
    """Send that many bytes over one connection, or until the server takes no more of them or the time is over; say how it went."""
    outcome, until = Outcome(), time.monotonic() + seconds
    with connect(port) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(attack.begin.format(table=table).encode())
            if attack.is_socket:
                connection.settimeout(10)
                connection.recv(4096)
            connection.sendall(attack.after_handshake)
        piece = attack.repeated * max(1, 65536 // len(attack.repeated))
        connection.settimeout(STALL_SECONDS)
        while outcome.sent < size and time.monotonic() < until:
            try:
                outcome.sent += connection.send(piece[: size - outcome.sent])
                if attack.is_read:
                    drain(connection)
            except OSError:
                outcome.cut_off = True
                break
        if not outcome.cut_off:
            outcome.cut_off = is_closed(connection)
    return outcome


def drain(connection: socket.socket) -> None:
    """Read whatever has come."""
    with contextlib.suppress(BlockingIOError):
        while connection.recv(65536, socket.MSG_DONTWAIT):
            pass


def is_closed(connection: socket.socket) -> bool:
    """Read to the end, and return whether the server ended the connection."""
    until = time.monotonic() + CLOSE_SECONDS
    connection.settimeout(CLOSE_SECONDS)
    try:
        while time.monotonic() < until:
            if not connection.recv(65536):
                return True
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


@dataclass(frozen=True)
class Usage:
    """The resources used by a process: seconds of the processor, and MiB of memory now and at most."""

    cpu: float
    memory: float
    peak: float


def usage(process: int) -> Usage:
    """Return what a process has used until now."""
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    memory, peak = (int(lines[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return Usage((int(ticks[11]) + int(ticks[12])) / sysconf("SC_CLK_TCK"), memory, peak)


def forget_peak(process: int) -> None:
    """Count the most memory that a process has used from now on."""
    Path(f"/proc/{process}/clear_refs").write_text("5")
