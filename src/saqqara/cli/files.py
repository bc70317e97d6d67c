"""Files: read or refused in a sentence; written whole or not at all, and never over another one unasked."""

import os
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from saqqara.core.errors import BadRecord, BadSetup
from saqqara.core.game import read_file
from saqqara.core.table import Table


def check_free(path: Path | None, force: bool) -> None:
    """Refuse to write over a file unasked."""
    if path is not None and path.exists() and not force:
        raise BadSetup("cli-file-exists", path=str(path))


def write_whole(path: Path, data: bytes, force: bool = False) -> None:
    """Write a file so that at every moment it is there whole or not at all."""
    check_free(path, force)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        draft = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            draft.chmod(0o666 & ~umask())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as problem:
        what = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise BadSetup("no-write", path=str(path), what=what) from None


def umask() -> int:
    """Return the mask for new files (the only way to read it is to set it)."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def as_json(data: Any) -> bytes:
    """Return a record as people can read it: indented, but a move on a line."""
    text = msgspec.json.format(msgspec.json.encode({**data, "moves": []}), indent=2)
    moves = b",\n    ".join(msgspec.json.format(msgspec.json.encode(move), indent=0) for move in data["moves"])
    return text.replace(b'"moves": []', b'"moves": [\n    ' + moves + b"\n  ]" if moves else b'"moves": []', 1) + b"\n"


def save(table: Table, path: Path, force: bool = False) -> None:
    """Write the game into a file, its seed included: this terminal is the host."""
    write_whole(path, as_json(table.save()), force)


def load(path: Path) -> bytes:
    """Return a record's text."""
    return read_file(path, BadRecord)


def state_folder() -> Path:
    """Return where running games are kept."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "saqqara"


class Autosave:
    """Keeps the running game in a file after each move, so that no way of leaving loses it."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.problem: BadSetup | None = None

    def keep(self, table: Table) -> None:
        """Write the game as it stands now."""
        if self.path is None:
            self.path = state_folder() / f"{table.game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            save(table, self.path, force=True)
            self.problem = None
        except (OSError, BadSetup) as problem:
            self.problem = problem if isinstance(problem, BadSetup) else BadSetup("no-write", path=str(self.path), what=str(problem))

    def forget(self) -> None:
        """Delete the file: the game is over or saved elsewhere."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
        self.path = self.problem = None
