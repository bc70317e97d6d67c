"""Bots that take their time, as worker processes find them: replacements for `saqqara.server.thinkers.think`."""

import os
import time
from pathlib import Path
from typing import Any

from saqqara.bots import Choice, make
from saqqara.core.look import Look

NOTES = "SLOW_MINDS_NOTES"
"""The environment variable that names the file where each thought is noted: where, and for which seat."""


def note(look: Look) -> None:
    """One line a thought."""
    with Path(os.environ[NOTES]).open("a", encoding="utf-8") as notes:
        notes.write(f"{os.getpid()} {look.seat}\n")


def slow(level: str, seed: bytes, look: Look, deck: Any, waited: float) -> Choice:
    """Three seconds of thought, all of them work."""
    note(look)
    until = time.monotonic() + 3
    while time.monotonic() < until:
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
