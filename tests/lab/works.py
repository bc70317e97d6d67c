"""Ways to play a part that go wrong, for workers of their own: each notes what it plays beside the file to come."""

import os
import signal
from pathlib import Path

from saqqara.lab.simulation.runner import play_part
from saqqara.lab.simulation.summary import Sums

FATAL = 4
"""The part in which a process is killed, the first time it is played."""


def log(out: Path) -> Path:
    """Return the path of the log of who played what."""
    return out.with_suffix(".log")


def note(number: int, out: Path | None) -> bool:
    """Note that a part is being played; whether it is the fatal one, for the first time."""
    assert out is not None
    before = log(out).read_text(encoding="utf-8") if log(out).exists() else ""
    with log(out).open("a", encoding="utf-8") as file:
        file.write(f"{number} {os.getpid()}\n")
    return number == FATAL and f"\n{FATAL} " not in f"\n{before}"


def killing_its_parent(data: bytes, number: int, out: Path | None) -> Sums:
    """Return the process that asked for the simulation is gone in the middle of it."""
    if note(number, out):
        os.kill(os.getppid(), signal.SIGKILL)
    return play_part(data, number, out)


def killed(data: bytes, number: int, out: Path | None) -> Sums:
    """End the worker itself in the middle."""
    if note(number, out):
        os.kill(os.getpid(), signal.SIGKILL)
    return play_part(data, number, out)


def noted(data: bytes, number: int, out: Path | None) -> Sums:
    """Do nothing: nothing goes wrong."""
    note(number, out)
    return play_part(data, number, out)


def forgotten(data: bytes, number: int, out: Path | None) -> Sums:
    """Play a part without keeping it, as on a machine that does not share the folder."""
    return play_part(data, number, None if number == FATAL else out)
