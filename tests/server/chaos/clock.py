"""A node's clock, set apart from the others' while it runs.

The time of day cannot be changed for one process without help from the system: a time namespace moves only the clocks that count from the
start of the machine, and libfaketime must be installed. So all Python processes of a node read the time through a file of eight bytes: what
is written there is added to it. The server itself knows nothing of this: the functions of `time` are replaced before it is loaded, here for
forked processes and by a `sitecustomize` for those that start anew. Timers go by another clock and are left alone.
"""

import mmap
import struct
import time
from pathlib import Path
from typing import cast

SHAPE = struct.Struct("<q")
ROOT = Path(__file__).parents[3]
SITE = f"import sys\nsys.path.append({str(ROOT)!r})\nfrom tests.server.chaos import clock\nclock.follow({{path!r}})\n"


class Clock:
    """The offset of a node's clock, in seconds."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self.path = folder / "ahead"
        self.path.write_bytes(SHAPE.pack(0))
        (folder / "sitecustomize.py").write_text(SITE.format(path=str(self.path)))
        self.folder = folder

    def set(self, seconds: float) -> None:
        """The clock is so far ahead, or behind."""
        with self.path.open("r+b") as file:
            file.write(SHAPE.pack(round(seconds * 1e9)))


def follow(path: str) -> None:
    """In a process of the node: the time of day is that of the file."""
    with Path(path).open("rb") as file:
        held = mmap.mmap(file.fileno(), SHAPE.size, access=mmap.ACCESS_READ)
    true_ns, true = time.time_ns, time.time

    def ahead() -> int:
        return cast(int, SHAPE.unpack(held[: SHAPE.size])[0])

    time.time_ns = lambda: true_ns() + ahead()
    time.time = lambda: true() + ahead() / 1e9
