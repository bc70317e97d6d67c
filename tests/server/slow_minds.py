"""Bots that take their time, as worker processes find them: replacements for `saqqara.server.thinkers.think`."""

import os
import time
from pathlib import Path
from typing import Any

from saqqara.bots import Choice, make
from saqqara.core.look import Look

NOTES = "SLOW_MINDS_NOTES"
"""The environment variable that names the file where each thought is noted: in which process, for which seat, at which game."""


LONGEST = 120
"""Seconds after which a slow mind gives up though nobody stopped it: a test that failed has gone by then."""


def enough_file() -> Path:
    """Where it says that slow minds have thought enough."""
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
