"""The messages to systemd: the server serves, and its event loop turns; a worker that stands still is started again."""

import os
import signal
import socket
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from saqqara.server.ops.systemd_watchdog import BEAT_SECONDS, Heartbeats, notify, watchdog_seconds
from saqqara.server.ops.worker_processes import Child, WorkerProcesses
from saqqara.server.serve import make_server
from saqqara.server.settings import Settings
from tests.server.migrated import lay_out
from tests.server.server_processes import Node


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A socket that hears what systemd would hear, which watches every second."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "60000000")
        monkeypatch.delenv("WATCHDOG_PID", raising=False)
        yield heard


async def test_a_server_beats_whenever_its_event_loop_turns(tmp_path: Path) -> None:
    beats: list[bool] = []
    server = make_server(Settings(database=f"sqlite:///{tmp_path / 'house.db'}"), beat=lambda: beats.append(True))
    assert server.config.timeout_notify == BEAT_SECONDS
    assert server.config.callback_notify is not None
    await server.config.callback_notify()
    assert beats == [True]


def hear(systemd: socket.socket, heard: list[bytes]) -> None:
    """Add what systemd hears next."""
    try:
        heard.append(systemd.recv(100))
    except TimeoutError:
        raise AssertionError(f"systemd has heard nothing more than {heard}") from None


@pytest.mark.parametrize("more", [(), ("--workers", "2")], ids=["one process", "workers"])
def test_a_server_says_that_it_serves_and_goes_on_to_say_that_it_turns(
    systemd: socket.socket, tmp_path: Path, more: tuple[str, ...]
) -> None:
    server = Node(lay_out(f"sqlite:///{tmp_path / 'house.db'}"), extra=more)
    try:
        server.start()
        heard: list[bytes] = []
        while heard.count(b"WATCHDOG=1") < 3 or b"READY=1" not in heard:
            hear(systemd, heard)
        assert set(heard) == {b"READY=1", b"WATCHDOG=1"}
    finally:
        server.stop()


def test_who_is_not_watched_says_nothing(monkeypatch: pytest.MonkeyPatch, systemd: socket.socket) -> None:
    assert watchdog_seconds() == 60
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid() + 1))
    assert watchdog_seconds() is None
    for wrong in ("", "soon", "0", "-1"):
        monkeypatch.setenv("WATCHDOG_USEC", wrong)
        monkeypatch.delenv("WATCHDOG_PID", raising=False)
        assert watchdog_seconds() is None
    notify("READY=1")
    assert systemd.recv(100) == b"READY=1"
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere/at/all")
    notify("READY=1")
    monkeypatch.delenv("NOTIFY_SOCKET")
    notify("READY=1")
    systemd.setblocking(False)
    with pytest.raises(BlockingIOError):
        systemd.recv(100)


def test_nobody_waits_for_systemd_to_listen(systemd: socket.socket) -> None:
    for _ in range(2000):  # more than any queue holds
        notify("WATCHDOG=1")
    systemd.setblocking(False)
    assert systemd.recv(100) == b"WATCHDOG=1"


def stand_still(beats: Heartbeats) -> int:
    """A worker that serves, and then does nothing more."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    beats.beat(0)
    time.sleep(600)
    return 0


def test_a_worker_that_stands_still_is_started_again(monkeypatch: pytest.MonkeyPatch, systemd: socket.socket) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "200000")
    beats, served = Heartbeats(1), list[bool]()
    pids: list[int] = []
    child = Child("worker 1", partial(stand_still, beats))
    workers = WorkerProcesses([child], None, beats, lambda: served.append(True))
    monkeypatch.setattr(workers, "_rest", lambda _: time.sleep(0.02))
    workers._woken, workers._wake = os.pipe()
    try:
        until = time.monotonic() + 60
        while len(pids) < 2 and time.monotonic() < until:
            workers.keep()
            if child.pid and child.pid not in pids:
                pids.append(child.pid)
        assert len(pids) == 2
        assert served == [True]
        assert systemd.recv(100) == b"WATCHDOG=1"
    finally:
        os.close(workers._woken)
        os.close(workers._wake)
        for pid in [child.pid] if child.pid else []:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
