"""Files that nobody but their owner may read: a database holds the signing key and the deals of running games."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import structlog

log = structlog.get_logger()
OWNER_ONLY = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("-wal", "-shm", "-journal", ".serving", ".writing")
"""The files beside a database, under its name and one of these endings; SQLite gives its own files the mode of the database."""
COPIES = ".before-*"
"""Copies of a database from before it was migrated."""


def create_private(path: Path) -> None:
    """Create an empty file that only its owner may read, unless there is a file already."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, OWNER_ONLY))


def open_private(path: Path, keep: bool = False) -> IO[bytes]:
    """Return a file that only its owner may read, opened for writing; it is empty, unless what is in it is to be kept."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | (0 if keep else os.O_TRUNC), OWNER_ONLY), "wb")


def narrow_database(file: Path) -> None:
    """Take from everybody but its owner the right to a database and to what lies beside it, and log each file that others could read."""
    if sys.platform == "win32":  # which has no such modes
        return
    for path in files_of(file):
        mode = stat.S_IMODE(path.stat().st_mode)
        if not mode & OTHERS:
            continue
        try:
            path.chmod(mode & ~OTHERS)
        except OSError as problem:
            log.warning("others can read this file", path=str(path), mode=f"{mode:o}", problem=type(problem).__name__)
        else:
            log.warning("others could read this file", path=str(path), mode=f"{mode:o}", now=f"{mode & ~OTHERS:o}")


def files_of(file: Path) -> Iterator[Path]:
    """Yield the files of a database that exist."""
    beside = (file.with_name(file.name + ending) for ending in BESIDE)
    yield from (path for path in (file, *beside, *file.parent.glob(file.name + COPIES)) if path.is_file())
