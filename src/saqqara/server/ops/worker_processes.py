"""Processes that serve together: kept running by their parent, each started again when it dies, all ended with it.

They are forked. The parent has loaded the rules by then, so that a worker begins in an instant and shares that memory; it
has no threads and no event loop, which a fork would cut in two, and does nothing but wait. Each child leads a process group, in which
whatever it starts dies with it, and passes on to the parent, so that this can wait until nobody is left.
"""

import contextlib
import ctypes
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import structlog

from saqqara.server.ops.nats_process import NatsProcess
from saqqara.server.ops.systemd_watchdog import BEAT_SECONDS, Heartbeats, notify, watchdog_seconds

STEADY = 5.0
"""A child that has lived for so many seconds was in order: should it die, it is started again at once."""
PAUSE, LONGEST_PAUSE = 0.25, 5.0
"""One that dies sooner is started again after a pause, which doubles each time."""
STOP_SECONDS = 12.0
"""The seconds the workers have to stop: longer than a server waits for its connections, shorter than systemd waits for us."""
RESEND_SECONDS = 1.0
"""SIGTERM is sent again to a worker that is still there after so many seconds. Python runs a signal's handler between two instructions:
where one arrives just before a call that waits, its handler runs only when that call ends."""
BUS_SECONDS = 5.0
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
log = structlog.get_logger()


@dataclass
class Child:
    """A process to be kept running. `work` is what it does; it gives back the exit status."""

    name: str
    work: Callable[[], int]
    pid: int = 0
    """0: it does not run."""
    began: float = 0.0
    due: float = 0.0
    """When it is to be started again."""
    deaths: int = 0
    """The number of early deaths in a row."""

    def end(self, kind: signal.Signals) -> None:
        """Send it a signal; a kill is for all that it has started, too."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                (os.killpg if kind == signal.SIGKILL else os.kill)(self.pid, kind)


def prctl(option: int, value: int) -> None:
    """Ask the system for something that is for this process alone."""
    ctypes.CDLL(None, use_errno=True).prctl(option, value)


def die_with(parent: int) -> None:
    """Kill this child when the parent ends, in any way."""
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it has, just before
        os._exit(1)


def ended(kind: int, whose: int) -> Any:
    """Return an ended child, of a group or at all, that is still to be waited for; None if none has ended. Raises if there is no child."""
    return os.waitid(kind, whose, os.WEXITED | os.WNOHANG | os.WNOWAIT)


def anybody_in(group: int) -> bool:
    """Return whether a process of this group is a child of ours, alive or not yet waited for."""
    try:
        ended(os.P_PGID, group)
    except ChildProcessError:
        return False
    return True


def leave(*_: Any) -> NoReturn:
    """Exit with success: a server that is told to stop and does has done its duty, whenever it is told."""
    sys.exit(0)


def leave_at_once(*_: Any) -> NoReturn:
    """Return the same in a worker that has said goodbye, or has not begun: whatever it was at, nothing can hold it up. What is raised in
    the middle of something may be swallowed there."""
    with contextlib.suppress(OSError, RuntimeError):  # something may just have been written
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(0)


class WorkerProcesses:
    """The workers of a server, and their message bus, if they need one of their own."""

    def __init__(
        self, workers: Sequence[Child], bus: NatsProcess | None, beats: Heartbeats | None = None, ready: Callable[[], object] = bool
    ) -> None:
        """`beats`: where each worker shows that its event loop turns; `ready` is called once when all of them serve."""
        self.workers, self.bus, self.beats, self.ready = list(workers), bus, beats or Heartbeats(len(workers)), ready
        self.watchdog = watchdog_seconds()
        self.serving = False
        self.everybody = [*([] if bus is None else [Child("bus", bus.run)]), *self.workers]
        self.stopping = False
        self._ending: set[int] = set()
        """The groups of children that have died, until whatever these had started is gone, too: who is killed takes a moment to die."""
        self._woken = self._wake = -1

    def run(self) -> None:
        """Run until a signal comes to stop; then all children are ended."""
        prctl(PR_SET_CHILD_SUBREAPER, 1)
        self._woken, self._wake = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        signal.set_wakeup_fd(self._wake, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        try:
            if self.bus is not None:
                self.start(self.everybody[0])
                bus = self.bus
                self._until(lambda: self.stopping or bus.listens(), BUS_SECONDS, often=0.02)
            while not self.stopping:
                self.keep()
        finally:
            self.stop()

    def keep(self) -> None:
        """Start those whose time has come, and wait until something happens."""
        for child in self.everybody:
            if not child.pid and child.due <= time.monotonic():
                self.start(child)
        due = [child.due for child in self.everybody if not child.pid]
        longest = 60.0 if self.serving and self.watchdog is None else BEAT_SECONDS / 4
        self._rest(max(0.0, min(longest, min(due) - time.monotonic())) if due else longest)
        self.reap()
        self.watch()

    def watch(self) -> None:
        """Say when all workers serve. Where systemd watches us, end a worker whose event loop stands still: it is started again."""
        if not self.serving and all(self.beats.last(number) for number in range(len(self.workers))):
            self.serving = True
            self.ready()
        if self.watchdog is None:
            return
        for number, worker in enumerate(self.workers):
            silent = time.monotonic() - self.beats.last(number)
            if worker.pid and self.beats.last(number) and silent > self.watchdog:
                log.error("a process stands still and is ended", process=worker.name, seconds=round(silent, 1))
                self.beats.clear(number)
                worker.end(signal.SIGKILL)
        notify("WATCHDOG=1")

    def stop(self) -> None:
        """Ask the workers to stop, again and again, wait for them, and kill whoever is left; the bus last."""
        self.stopping = True
        until = time.monotonic() + STOP_SECONDS
        while any(worker.pid for worker in self.workers) and (left := until - time.monotonic()) > 0:
            for worker in self.workers:
                worker.end(signal.SIGTERM)
            self._until(lambda: not any(worker.pid for worker in self.workers), min(left, RESEND_SECONDS))
        for child in reversed(self.everybody):
            child.end(signal.SIGKILL)
        self._until(lambda: not self._ending and not any(child.pid for child in self.everybody), STOP_SECONDS)

    # One child

    def start(self, child: Child) -> None:
        """Begin a process. No signal is lost on the way: those that come meanwhile wait until it can hear them."""
        parent = os.getpid()
        if child in self.workers:
            self.beats.clear(self.workers.index(child))
        sys.stdout.flush()
        sys.stderr.flush()
        signals = {signal.SIGTERM, signal.SIGINT, signal.SIGCHLD}
        signal.pthread_sigmask(signal.SIG_BLOCK, signals)
        pid = os.fork()
        if pid == 0:
            self._live(child, parent, signals)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, signals)
        with contextlib.suppress(OSError):  # it has done so itself, or is gone already
            os.setpgid(pid, pid)
        child.pid, child.began = pid, time.monotonic()
        log.info("started", process=child.name, pid=pid)

    def _live(self, child: Child, parent: int, signals: set[signal.Signals]) -> None:
        """Live as the child. It never comes back to what the parent was doing."""
        code = 1
        try:
            os.setpgid(0, 0)
            die_with(parent)
            signal.set_wakeup_fd(-1)
            os.close(self._woken)
            os.close(self._wake)
            signal.signal(signal.SIGTERM, leave_at_once)
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, signals)
            code = child.work()
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 0
        except BaseException as problem:  # noqa: BLE001 - it ends here, whatever it was
            sys.excepthook(type(problem), problem, problem.__traceback__)
        finally:
            with contextlib.suppress(OSError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    def reap(self) -> None:
        """See who has died. Whoever our children have started is ours once these are gone, and so is every orphan where we are the first
        process of a container."""
        with contextlib.suppress(ChildProcessError):  # there is nobody left
            while (found := ended(os.P_ALL, 0)) is not None:
                child = next((one for one in self.everybody if one.pid == found.si_pid), None)
                if child is not None:
                    child.end(signal.SIGKILL)  # what it had started; its number is still its own
                    self._ending.add(child.pid)
                os.waitpid(found.si_pid, 0)
                if child is not None:
                    self._died(child, found.si_status)
        self._ending = set(filter(anybody_in, self._ending))

    def _died(self, child: Child, status: int) -> None:
        """Start a child again that has died, unless we stop."""
        child.pid = 0
        if self.stopping:
            return
        lived = time.monotonic() - child.began
        child.deaths = 0 if lived >= STEADY else child.deaths + 1
        pause = min(LONGEST_PAUSE, PAUSE * 2 ** (child.deaths - 2)) if child.deaths > 1 else 0.0
        child.due = time.monotonic() + pause
        log.error("a process has died and is started again", process=child.name, status=status, lived=round(lived, 1), pause=pause)

    # Waiting

    def _stop(self, *_: Any) -> None:
        self.stopping = True

    def _rest(self, seconds: float) -> None:
        """Wait until a signal comes, or for so long."""
        if select.select([self._woken], [], [], seconds)[0]:
            with contextlib.suppress(BlockingIOError):
                while os.read(self._woken, 4096):
                    continue

    def _until(self, holds: Callable[[], bool], seconds: float, often: float = 1.0) -> None:
        """Wait for something, but no longer than that; where it has no signal it is asked often."""
        until = time.monotonic() + seconds
        self.reap()
        while not holds() and (left := until - time.monotonic()) > 0:
            self._rest(min(left, often))
            self.reap()
