"""The files of a simulation: its parts as Arrow files, in a folder beside the file to come, and at the end that one Parquet file.

A part is written aside and renamed, so that it is there whole or not at all; it carries its sums. Parts become Parquet as they come, in
their order, by one process: the integers of a column are packed as differences, which is smaller here than dictionaries or general
compression, and nearly twice as quick.
"""

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.lab.simulation.columns import Layout, Sheet
from saqqara.lab.simulation.plan import Plan
from saqqara.lab.simulation.summary import Sums

GROUP = 1 << 17
"""Rows of a row group."""
PLAN, PART, DRAFT = "plan.json", "part-*.arrow", "*.draft"
SUMS = b"sums"


def arrow() -> Any:
    """pyarrow, which is an extra."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadSetup("lab-missing", package="pyarrow", extra="lab") from None
    return pyarrow


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn the disk's errors into ours."""
    try:
        yield
    except OSError as problem:
        raise BadSetup("no-write", path=str(path), what=problem.strerror or str(problem)) from None


def schema(plan: Plan, layout: Layout) -> Any:
    """Return the columns and their types, with all that explains them."""
    pa = arrow()
    deck = plan.kind.deck(plan.deck)
    told = {
        "game": plan.game,
        "rules": str(plan.rules),
        "seats": str(plan.seats),
        "games": str(plan.games),
        "players": msgspec.json.encode(plan.players),
        "options": msgspec.json.encode(plan.options),
        "seed": plan.seed,
        "deck": msgspec.json.encode(deck) if deck is not None else "",
        "version": plan.version,
        "columns": msgspec.json.encode({one.name: {"kind": one.kind, "what": one.what} for one in layout.columns}),
    }
    fields = [pa.field(one.name, pa.from_numpy_dtype(one.type), nullable=one.none is not None) for one in layout.columns]
    return pa.schema(fields, metadata=told)


class Folder:
    """The parts of a simulation."""

    def __init__(self, out: Path) -> None:
        if not out.name:
            raise BadSetup("no-write", path=str(out), what=os.strerror(errno.EISDIR))
        self.out = out
        self.path = out.with_name(out.name + ".parts")

    def open(self, plan: Plan, fresh: bool) -> Plan:
        """Go on where it was, or begin; the plan, with parts of the size that is there. What belongs to another plan is not touched."""
        if self.out.exists() and not fresh:
            raise BadSetup("lab-out-exists", path=str(self.out))
        if not self.out.parent.is_dir():
            raise BadSetup("lab-no-folder", path=str(self.out.parent))
        if fresh:
            self.clear()
        kept = self.path / PLAN
        if kept.exists():
            return self._same(kept, plan)
        with writing(self.path):
            self.path.mkdir(exist_ok=True)
            draft = self.draft(PLAN)
            draft.write_bytes(plan.encode())
            draft.replace(kept)
        return plan

    def _same(self, kept: Path, plan: Plan) -> Plan:
        """Return the plan that is kept there, if it is this one."""
        try:
            there = msgspec.json.decode(kept.read_bytes(), type=Plan)
        except (OSError, msgspec.DecodeError):
            raise BadSetup("lab-strange-parts", path=str(self.path)) from None
        differs = there.differs(plan)
        if differs:
            raise BadSetup("lab-other-plan", path=str(self.path), differs=differs)
        return there

    def draft(self, name: str) -> Path:
        """Return a name that nobody else writes to."""
        return self.path / f"{name}.{secrets.token_hex(6)}.draft"

    def part(self, number: int) -> Path:
        """Return the path of a finished part."""
        return self.path / f"part-{number:09d}.arrow"

    def write(self, number: int, made: Any, sheet: Sheet, found: Sums) -> None:
        """Keep a part."""
        pa = arrow()
        arrays = []
        for one in sheet.layout.columns:
            numbers = sheet.arrays[one.name]
            arrays.append(pa.array(numbers, mask=None if one.none is None else numbers == one.none))
        told = made.with_metadata({SUMS: msgspec.json.encode(found)})
        draft = self.draft(self.part(number).name)
        with writing(self.path):
            with pa.OSFile(str(draft), "wb") as file, pa.ipc.new_file(file, told) as writer:
                writer.write_batch(pa.record_batch(arrays, schema=told))
            draft.replace(self.part(number))

    def has(self, plan: Plan, number: int) -> bool:
        """Return whether a part is there and whole."""
        if not self.part(number).exists():
            return False
        pa = arrow()
        try:
            table, found = self.read(number)
        except (OSError, pa.ArrowInvalid, KeyError, msgspec.DecodeError):
            return False
        return len(table) == found.games == len(plan.range(number)) and table["game"][0].as_py() == plan.range(number).start

    def read(self, number: int) -> tuple[Any, Sums]:
        """Return a part, as it lies on disk, and its sums."""
        pa = arrow()
        if not self.part(number).exists():
            raise BadSetup("lab-no-part", number=number, path=str(self.path))
        with pa.memory_map(str(self.part(number))) as file, pa.ipc.open_file(file) as reader:
            return reader.read_all(), msgspec.json.decode(reader.schema.metadata[SUMS], type=Sums)

    def clear(self) -> None:
        """Remove what a simulation keeps here, and the folder if nothing else is in it."""
        with writing(self.path):
            for pattern in (PART, DRAFT, PLAN):
                for file in self.path.glob(pattern):
                    file.unlink(missing_ok=True)
            if self.path.is_dir() and not any(self.path.iterdir()):
                self.path.rmdir()


class Book:
    """The file to come: parts are added in their order, and at the end it is put in its place."""

    def __init__(self, folder: Folder, made: Any) -> None:
        self.folder, self.schema = folder, made
        self.draft = folder.draft("book")
        self.waiting: list[Any] = []
        self.rows = 0
        with writing(folder.path):
            encoding = {"use_dictionary": False, "column_encoding": "DELTA_BINARY_PACKED", "compression": "none"}
            self.writer = arrow().parquet.ParquetWriter(self.draft.absolute(), made, **encoding)

    def add(self, number: int) -> Sums:
        """Add the next part."""
        table, found = self.folder.read(number)
        self.waiting.append(table.replace_schema_metadata(self.schema.metadata))
        self.rows += len(table)
        if sum(map(len, self.waiting)) >= GROUP:
            self._write()
        return found

    def _write(self) -> None:
        """Write the waiting rows as a row group."""
        if self.waiting:
            with writing(self.folder.path):
                self.writer.write_table(arrow().concat_tables(self.waiting), row_group_size=GROUP)
            self.waiting = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        if kind is None:
            self._write()
        self.writer.close()
        if kind is None:
            with writing(self.folder.out):
                self.draft.replace(self.folder.out)
            self.folder.clear()
        else:
            self.draft.unlink(missing_ok=True)
