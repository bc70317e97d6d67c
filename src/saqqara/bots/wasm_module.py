"""The WebAssembly module in a game's folder, with its rules and its search (`python -m saqqara.wasm.build`), and the module's sources."""

import hashlib
import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saqqara.core.game import find

MODULE, FACTS = "build/engine.wasm", "build/engine.json"
PACKAGE = Path(__file__).parents[1]
SHARED = (
    "core/arrays.py",
    "core/bits.py",
    "core/compile.py",
    "core/cstruct.py",
    "core/floats.py",
    "core/random_games.py",
    "core/compiled_replacements.py",
    "core/hash_keys.py",
    "core/network.py",
    "core/template_parts.py",
    "core/rng.py",
    "core/plain_rows.py",
    "core/search_buffers.py",
    "bots/default_parts.py",
    "bots/search.py",
    "bots/search_nodes.py",
    "bots/exact_solver.py",
    "wasm/exports.py",
    "wasm/build.py",
)
"""The sources of every module besides the game's own folder."""


def sources(game: str) -> list[Path]:
    """Return the files that a module is made from, in a fixed order."""
    return [*(PACKAGE / name for name in SHARED), *sorted(find(game).folder.rglob("*.py"))]


def digest(game: str) -> str:
    """Return a hash of the sources of a module."""
    found = hashlib.sha256()
    for file in sources(game):
        found.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def load_facts(game: str) -> dict[str, Any] | None:
    """Return what a module's callers must know of it, or None where there is no module."""
    folder = find(game).folder
    if not (folder / MODULE).exists() or not (folder / FACTS).exists():
        return None
    facts: dict[str, Any] = json.loads((folder / FACTS).read_text())
    return facts


def is_of_sources(game: str) -> bool:
    """Return whether a game has a module that is made from the sources as they are now."""
    facts = load_facts(game)
    return facts is not None and facts["sources"] == digest(game)


@cache
def can_run(game: str) -> bool:
    """Return whether a game's search can be run from its module here."""
    return find_spec("wasmtime") is not None and is_of_sources(game)
