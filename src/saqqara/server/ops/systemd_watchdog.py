"""The messages to systemd: the server serves, it stops, and its event loops still turn (sd_notify(3)).

Where systemd has not asked to be told (`NOTIFY_SOCKET`, `WATCHDOG_USEC`), nothing is done.
"""

import contextlib
import mmap
import os
import socket
import struct
import time

BEAT_SECONDS = 1
"""An event loop shows this often that it turns."""
BEAT = struct.Struct("d")


def notify(message: str) -> None:
    """Send systemd a message. One that cannot be sent at once is lost: it must not stop a server."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.setblocking(False)
            out.sendto(message.encode(), "\0" + address[1:] if address[0] == "@" else address)


def watchdog_seconds() -> float | None:
    """Return the seconds of silence after which systemd starts this process again; None where it does not watch it."""
    whose = os.environ.get("WATCHDOG_PID")
    try:
        seconds = int(os.environ.get("WATCHDOG_USEC", "")) / 1_000_000
    except ValueError:
        return None
    return seconds if seconds > 0 and whose in (None, str(os.getpid())) else None


class Heartbeats:
    """The times when each worker's event loop last turned, in memory shared with the parent."""

    def __init__(self, workers: int) -> None:
        self.memory = mmap.mmap(-1, BEAT.size * workers)

    def beat(self, worker: int) -> None:
        """Note that a worker, counted from 0, is alive."""
        BEAT.pack_into(self.memory, BEAT.size * worker, time.monotonic())

    def clear(self, worker: int) -> None:
        """Note that a worker was started and has not shown that it is alive."""
        BEAT.pack_into(self.memory, BEAT.size * worker, 0.0)

    def last(self, worker: int) -> float:
        """Return when it last turned, on the monotonic clock; 0: not yet."""
        return float(BEAT.unpack_from(self.memory, BEAT.size * worker)[0])
