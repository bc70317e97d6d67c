"""Deals between levels that were played, in a file of lines: whoever stops goes on from there. A line counts for as long as its
levels are what they were: it has the mark of what they come from."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from saqqara.core import weights
from saqqara.core.game import find
from saqqara.lab.level_matches import Meeting

FILES = ("bots/network.npy", "bots/player.py", "bots/player_model.py", "bots/evaluation.py")
"""The files besides its numbers that a level depends on, if a game has them. The search is not among them: after a change there that
changes choices, begin a new file."""


class Line(msgspec.Struct, frozen=True):
    """A line of the file: some deals of a meeting: for each its number, and the victories of each level."""

    meeting: Meeting
    mark: str
    deals: list[int]
    wins: list[list[float]]


@cache
def written(game: str) -> bytes:
    """Those files."""
    files = [find(game).folder / name for name in FILES]
    return b"".join(file.read_bytes() for file in files if file.exists())


def mark(meeting: Meeting) -> str:
    """Return a mark of levels as they are at their table."""
    told = weights.load(meeting.game, meeting.seats, tuple(meeting.options.items()))
    levels = told["levels"]
    if set(meeting.players) <= set(levels):
        levels = {name: levels[name] for name in meeting.players}
    numbers = msgspec.json.encode({**told, "levels": levels}, order="sorted")
    return sha256(numbers + written(meeting.game)).hexdigest()[:16]


class PlayedDeals:
    """The file; without one, nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.lines: dict[bytes, dict[int, Any]] = {}
        if file is not None and file.exists():
            for number, text in enumerate(file.read_bytes().splitlines(), 1):
                try:
                    line = msgspec.json.decode(text, type=Line)
                except msgspec.DecodeError:
                    raise SystemExit(
                        f"Line {number} of {file} cannot be read: it is not a file of deals. Name another, or remove that line."
                    ) from None
                if line.mark == mark(line.meeting):
                    self.at(line.meeting).update(zip(line.deals, map(np.array, line.wins), strict=True))

    def at(self, meeting: Meeting) -> dict[int, Any]:
        """Return the stored results of a meeting."""
        return self.lines.setdefault(msgspec.json.encode(meeting, order="sorted"), {})

    def of(self, meeting: Meeting, deals: int) -> dict[int, Any]:
        """Return the first deals of a meeting that were played."""
        return {deal: wins for deal, wins in self.at(meeting).items() if deal < deals}

    def add(self, meeting: Meeting, deals: list[int], wins: Any) -> None:
        """Append some more deals."""
        if self.file is not None:
            line = Line(meeting, mark(meeting), deals, [[float(one) for one in row] for row in wins])
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
