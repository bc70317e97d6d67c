"""`@compiled`: rules written once, run compiled or as plain Python.

With `NUMBA_DISABLE_JIT=1` the same functions run as plain Python, to debug and to measure coverage.

Compiled code is kept on disk. Numba looks only at the file of the function itself to see whether a kept result is stale, not at
the files of what it calls; so here each family (a game, or the core) has a folder named after a hash of all its sources.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., object])
config: Any = numba.config
njit: Any = numba.njit
PLAIN = bool(config.DISABLE_JIT)
HERE = Path(__file__).parent
MARK = b"@compiled"
USES = "__uses__"
"""What a template's own files are besides itself: those of the functions that it was given (`Game.template`)."""


def cache_root() -> Path:
    """Where compiled code is kept: `NUMBA_CACHE_DIR`, or the user's cache folder."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "saqqara" / "compiled"


def files_of(function: Any) -> set[Path]:
    """The file that a function was written in, and those that its template uses."""
    plain = getattr(function, "py_func", function)
    return {Path(plain.__code__.co_filename), *plain.__globals__.get(USES, ())}


@cache
def cache_folder(family: str, sources: frozenset[Path]) -> Path:
    """The folder for one family's compiled code in its present wording."""
    files = {file for file in HERE.glob("*.py") if MARK in file.read_bytes()} | sources
    if family != "core":  # all of a game's files: compiled code freezes constants from any of them
        files.update((HERE.parent / "games" / family).glob("*.py"))
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.read_bytes())
    return cache_root() / f"{family}-{digest.hexdigest()[:16]}"


@cache
def can_keep(folder: Path) -> bool:
    """Whether compiled code can be kept there; where it cannot, it is compiled anew at each start."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def compiled(function: Function) -> Function:
    """Compile a rules function when it is first called (or run it as it is, see above)."""
    if PLAIN:
        return function
    parts = function.__module__.split(".")
    family = parts[2] if parts[:2] == ["saqqara", "games"] else "core"
    folder = cache_folder(family, frozenset(files_of(function)))
    config.CACHE_DIR = str(folder)
    # Without Numba's run time: our functions allocate nothing, and counting references to `rng` took most of the time.
    return cast(Function, njit(cache=can_keep(folder), _nrt=False)(function))


def compiled_wrapping(function: Function) -> Function:
    """The same for arithmetic that is meant to wrap around 64 bits, of which plain NumPy would warn."""
    return np.errstate(over="ignore")(function) if PLAIN else compiled(function)
