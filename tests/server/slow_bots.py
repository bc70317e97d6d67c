"""Bots that take their time, or none: replacements for what worker processes do in `saqqara.server.tables.bots.bot_workers`."""

import os
import time
from pathlib import Path
from typing import Any

from saqqara.bots import Advice, Choice, Hint, levels, make
from saqqara.bots.thinker import Thinker
from saqqara.core.look import Look

NOTES = "SLOW_MINDS_NOTES"
"""The environment variable that names the file where each thought is noted: in which process, for which seat, at which game."""


LONGEST = 120
"""Seconds after which a slow mind gives up though nobody stopped it: a test that failed has gone by then."""


def enough_file() -> Path:
    """Return the file that says that slow minds have thought enough."""
    return Path(os.environ[NOTES] + ".enough")


def enough() -> None:
    """Slow minds are to come to an end."""
    enough_file().touch()


def note(look: Look) -> None:
    """One line a thought."""
    with Path(os.environ[NOTES]).open("a", encoding="utf-8") as notes:
        notes.write(f"{os.getpid()} {look.seat} {look.game}\n")


def slow(level: str, seed: bytes, look: Look, deck: Any, waited: float) -> Choice:
    """Thinks until it is told to stop (see `enough`), and all that is work."""
    note(look)
    until = time.monotonic() + LONGEST
    while time.monotonic() < until and not enough_file().exists():
        pass
    return make(level, seed, deck).choose(look, waited)


def brooding(level: str, seed: bytes, look: Look, deck: Any, waited: float) -> Choice:
    """A second of thought."""
    note(look)
    time.sleep(1)
    return make(level, seed, deck).choose(look, waited)


def noted(level: str, seed: bytes, look: Look, deck: Any, waited: float) -> Choice:
    """No longer than it takes."""
    note(look)
    return make(level, seed, deck).choose(look, waited)


def any_move(seed: bytes, look: Look, deck: Any) -> Hint:
    """A hint in the place of `advise`, after no thought at all."""
    return Hint(levels()[-1], 1, (Advice(look.moves[0], 0.5, 0.0, 1.0, {"fr": "Au hasard.", "en": "By chance."}),))


def at_first_sight(seed: bytes, look: Look, deck: Any) -> Hint:
    """The same, after next to none."""
    return Thinker(levels()[-1], seed, deck, simulations=20).hint(look)
