"""Compile what bots need, beside whatever else goes on: python -m saqqara.bots.preparation [GAME …]

Nothing is compiled before somebody wants a search. Until a game's search has been compiled and kept, its bots choose by their heuristic
(`is_prepared`). Whoever serves tables starts `Preparation`, which compiles one game after another in a process of its own, the one that
somebody chose first.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from saqqara.bots.prepared import is_prepared, marker
from saqqara.core.cache_folder import cache_root, can_keep
from saqqara.core.game import find, games

USUAL_SECONDS = 15.0
"""About how long a game takes to compile on a usual machine."""


def prepare(game: str) -> None:
    """Compile a game's search: one decision at first sight, and one by search."""
    from saqqara.bots.thinker import Thinker
    from saqqara.core.table import Table

    table = Table(game, find(game).seats[0], b"prepare", times=dict.fromkeys(find(game).times, 1.0))
    look = table.look(table.to_act[0])
    Thinker("novice", b"prepare").choose(look)
    Thinker("master", b"prepare", simulations=2).hint(look)
    if can_keep(cache_root()):
        marker(game).touch()


class Preparation:
    """Compiles games in a process of its own, one after another. `done` is told of each that is ready (from another thread)."""

    def __init__(self, done: Callable[[str], None] | None = None) -> None:
        self._wanted = [game for game in games() if not is_prepared(game)]
        self._done, self._began, self._now = done, 0.0, ""
        self._process: subprocess.Popen[bytes] | None = None
        self._lock, self._closed = threading.Lock(), False

    def start(self) -> None:
        """Begin, if there is anything to do."""
        if self._wanted:
            threading.Thread(target=self._run, daemon=True, name="preparation").start()

    def first(self, game: str) -> None:
        """Have a game compiled before the others."""
        with self._lock:
            if game in self._wanted:
                self._wanted.remove(game)
                self._wanted.insert(0, game)

    def seconds_left(self, game: str) -> float:
        """Return about how long it takes until a game is ready; 0.0 where it is, or where nobody compiles it."""
        with self._lock:
            waiting = [self._now, *self._wanted] if self._now else list(self._wanted)
            if game not in waiting:
                return 0.0
            spent = time.monotonic() - self._began if self._now else 0.0
            return max(1.0, USUAL_SECONDS * (waiting.index(game) + 1) - spent)

    def _run(self) -> None:
        while True:
            with self._lock:
                if self._closed or not self._wanted:
                    self._now = ""
                    return
                self._now, self._began = self._wanted.pop(0), time.monotonic()
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "saqqara.bots.preparation", self._now], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
                )
            self._process.wait()
            if self._done is not None and is_prepared(self._now):
                self._done(self._now)

    def close(self) -> None:
        """Stop compiling."""
        with self._lock:
            self._closed, self._wanted = True, []
            process = self._process
        if process is not None and process.poll() is None:
            process.terminate()
            process.wait()


def main() -> None:
    """Compile the games that are named, or all: on all cores where there are several."""
    wanted = [game for game in sys.argv[1:] or games() if not is_prepared(game)]
    if len(wanted) < 2:
        for game in wanted:
            prepare(game)
        return
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        list(pool.map(prepare, wanted))


if __name__ == "__main__":
    main()
