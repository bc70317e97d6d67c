"""Compile what bots need, beside whatever else goes on: python -m saqqara.bots.preparation [GAME …]

Nothing is compiled before somebody wants a search. Until a game's search has been compiled and kept, its bots choose by their heuristic
(`is_prepared`). Whoever serves tables starts `Preparation`, which compiles one game after another, each in a process of its own, and beside
them the one that somebody waits for.
"""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from saqqara.bots.prepared import is_prepared, marker
from saqqara.core.cache_folder import FOLDER, cache_root, can_keep
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import find, games

USUAL_SECONDS = 10.0
"""About how long a game takes to compile on a usual machine."""
TOGETHER = 2
"""The number of games compiled at once while a player waits for one of them."""
TRIES = 2
"""The number of attempts to compile a game whose compiler is killed; parts already compiled are kept."""
UNKEPT = 3
"""The exit status of a process whose code could not be written to disk."""


def prepare(game: str) -> None:
    """Compile a game's search: one decision at first sight, and one by search. Raise OSError as soon as code cannot be kept."""
    from saqqara.bots.thinker import Thinker
    from saqqara.core.compile import KeptCode
    from saqqara.core.table import Table

    table = Table(game, find(game).seats[0], b"prepare", times=dict.fromkeys(find(game).times, 1.0))
    look = table.look(table.to_act[0])
    KeptCode.required = True
    try:
        Thinker("novice", b"prepare").choose(look)
        Thinker("master", b"prepare", simulations=2).hint(look)
    finally:
        KeptCode.required = False
    if can_keep(cache_root()):
        marker(game).touch()


class Compiling(NamedTuple):
    """A game that is being compiled, and since when."""

    process: "subprocess.Popen[str]"
    began: float


class Preparation:
    """Compiles games in processes of their own, until `close`. `tell` is given what is wrong (from another thread)."""

    def __init__(self, wanted: Iterable[str] = (), tell: Callable[[SaqqaraError], None] = lambda problem: None) -> None:
        self._waiting, self._tell = list(wanted), tell
        self._compiling: dict[str, Compiling] = {}
        self._tries = dict.fromkeys(self._waiting, TRIES)
        self._usual = USUAL_SECONDS
        self._lock, self._closing = threading.Lock(), contextlib.ExitStack()
        self._elsewhere = self._closed = False
        self.failed: set[str] = set()
        """Games that could not be compiled: their bots choose by their heuristic."""

    def start(self) -> None:
        """Begin, if there is anything to do."""
        with self._lock:
            self._waiting = [game for game in self._waiting if not is_prepared(game)]
            self._begin()

    def first(self, game: str) -> None:
        """Have a game compiled before the others, and beside one that is being compiled already."""
        with self._lock:
            if is_prepared(game) or (game in self._tries and game not in self._waiting):
                return
            self._waiting = [other for other in self._waiting if other != game]
            self._tries.setdefault(game, TRIES)
            self._waiting.insert(0, game)
            self._begin(TOGETHER)

    def seconds_left(self, game: str) -> float:
        """Return about how long it takes until a game is ready; 0.0 where it is, or where nobody compiles it."""
        with self._lock:
            if game not in self._compiling and (game not in self._waiting or is_prepared(game)):
                return 0.0
            now = time.monotonic()
            under_way = {name: max(1.0, self._usual - (now - one.began)) for name, one in self._compiling.items()}
            if game in under_way:
                return under_way[game]
            return min(under_way.values(), default=0.0) + self._usual * (self._waiting.index(game) + 1)

    def _begin(self, together: int = 1) -> None:
        """Compile the next game, if fewer than so many are being compiled (the lock is held)."""
        if not self._waiting or self._closed or len(self._compiling) >= together:
            return
        if not self._elsewhere and not can_keep(cache_root()):
            self._keep_elsewhere()
        game = self._waiting.pop(0)
        self._tries[game] -= 1
        program = [sys.executable, "-m", "saqqara.bots.preparation", game]
        process = subprocess.Popen(program, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._compiling[game] = Compiling(process, time.monotonic())
        threading.Thread(target=self._end, args=(game,), daemon=True, name=f"preparing {game}").start()

    def _keep_elsewhere(self) -> None:
        """Keep code in a folder of our own, until `close` (the lock is held)."""
        self._elsewhere = True
        usual = {name: value for name, value in os.environ.items() if name == FOLDER}
        self._tell(BadSetup("bots-not-kept", folder=str(cache_root())))
        with contextlib.suppress(OSError):
            os.environ[FOLDER] = self._closing.enter_context(tempfile.TemporaryDirectory(prefix="saqqara-", ignore_cleanup_errors=True))
            self._closing.callback(os.environ.update, usual)
            self._closing.callback(os.environ.pop, FOLDER)
            self._waiting = [game for game in self._tries if game not in self._compiling and not is_prepared(game)]

    def _end(self, game: str) -> None:
        """Wait until a game has been compiled, and go on with the next."""
        process, began = self._compiling[game]
        *_, why = [str(process.returncode), *process.communicate()[1].splitlines()]
        killed, unkept, lost = process.returncode < 0, process.returncode == UNKEPT, []
        with self._lock:
            del self._compiling[game]
            if is_prepared(game):
                self._usual = time.monotonic() - began
            elif self._tries[game] and (killed or unkept):
                if unkept and not self._elsewhere:
                    self._keep_elsewhere()
                self._waiting = [*dict.fromkeys([*self._waiting, game])]
            elif game not in self.failed:
                lost = [game, *self._compiling, *self._waiting] if unkept else [game]
                self.failed.update(lost)
                self._waiting = [other for other in self._waiting if other not in lost]
            self._begin()
        if lost and not self._closed:
            what = signal.Signals(-process.returncode).name if killed else why
            self._tell(BadSetup("bots-plain", names=sorted(lost), what=what))

    def close(self) -> None:
        """Stop compiling."""
        with self._lock:
            self._closed = True
            processes = [one.process for one in self._compiling.values()]
        for process in processes:
            process.terminate()
            process.wait()
        self._closing.close()


@contextlib.contextmanager
def only_one(game: str) -> Iterator[None]:
    """Wait until no other process of this home compiles a game."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # not on Windows

    with contextlib.ExitStack() as stack:
        if can_keep(cache_root()):
            held = stack.enter_context(marker(game).with_suffix(".lock").open("w"))
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def prepare_once(game: str) -> None:
    """Compile a game, unless somebody has done so meanwhile."""
    with only_one(game):
        if not is_prepared(game):
            prepare(game)


def main() -> int:
    """Compile the games that are named, or all: on all cores where there are several."""
    with contextlib.suppress(AttributeError):  # on Windows
        os.nice(5)  # those who play come first
    wanted = [game for game in sys.argv[1:] or games() if not is_prepared(game)]
    try:
        if len(wanted) < 2:
            for game in wanted:
                prepare_once(game)
            return 0
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
            list(pool.map(prepare_once, wanted))
    except OSError as problem:
        sys.stderr.write(f"{problem.strerror or problem}\n")
        return UNKEPT
    return 0


if __name__ == "__main__":
    sys.exit(main())
