"""Compiled code is kept where it can be, does without where it cannot, and is never stale; templates are checked when they are bound."""

import json
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from saqqara.core import random_games
from saqqara.core.compile import KeptFiles, compiled, twins
from saqqara.core.game import find
from saqqara.core.template_parts import rules_of
from saqqara.core.templates import bind, needed

Run = Callable[..., list[int]]

PLAYED = """
from saqqara.core.arrays import deck_array, generator, new_states, option_codes
from saqqara.core.game import find
kind = find("objective")
moves = kind.loops.playouts(new_states(kind)[0], deck_array(kind)[0], 2, option_codes(kind, {"mode": "fair"}), generator(b"x"), 3)
print(moves, sum(kind.loops.playouts.stats.cache_hits.values()))
"""
OURS = """
from parts import LIMITS, helper

LIMIT = 5

def odd(n):
    return n % 2 == 1

def even(n):
    return not odd(n)

def asked(n):
    return helper(n) + LIMIT + LIMITS[0] + (100 if even(n) else 0)
"""
PARTS = """
LIMITS = [10, 20]

def helper(n):
    return 3 * n
"""
ASKED = """
import ours
from saqqara.core.compile import compiled
twin = compiled(ours.asked)
print(twin(1), twin(2), sum(twin.stats.cache_hits.values()))
"""
MIXED = """
import importlib
import sys
from saqqara.core.compile import compiled
for folder in sys.path[:2]:
    for name in ("ours", "parts"):
        sys.modules.pop(name, None)
    print(compiled(importlib.import_module("ours").asked)(1))
    sys.path.remove(folder)
"""
RECORDS = """
import numpy as np
from numba import typeof
known = [typeof(np.zeros(1, [(f"field{n}", "i4")])) for n in range(%d)]  # other types that a process has met before
from saqqara.core.arrays import new_states
from saqqara.core.compile import twins
from saqqara.core.game import find
kind = find("objective")
s = new_states(kind)[0]
twins(kind.rules).to_act(s)
(part,) = twins(kind.rules).to_act.parts.values()
print(*part.fndesc.mangled_name.encode())
"""
FORGE = """
import json
import os
import sys
import traceback
from numba import njit
njit(lambda n: n + 1)(1)
from saqqara.core import compile
for line in sys.stdin:
    code, kept, folders = json.loads(line)
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.dup2(writing, 1)
        os.dup2(writing, 2)
        os.environ["NUMBA_CACHE_DIR"] = kept
        sys.path[:0] = folders
        try:
            exec(code, {})
        except BaseException:
            traceback.print_exc()
        sys.stdout.flush()
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    os.wait()
    print(json.dumps(said), flush=True)
"""
"""A process that has loaded Numba once, which takes longer than any of the tests: each program runs in a fork of it."""
CHANGES = [
    ("ours.py", "LIMIT = 5", "LIMIT = 6", [19, 122]),
    ("ours.py", "n % 2 == 1", "n % 2 == 0", [118, 21]),  # what a function calls that it calls
    ("ours.py", "+ LIMIT +", "- LIMIT +", [8, 111]),
    ("parts.py", "3 * n", "4 * n", [19, 123]),  # a function it calls
    ("parts.py", "3 * n", "3 + n", [19, 120]),
    ("parts.py", "[10, 20]", "[11, 20]", [19, 122]),
]
"""The changes to a file, and the function's result afterwards."""


@pytest.fixture(scope="module")
def forge() -> Iterator[subprocess.Popen[str]]:
    # Python's own kept byte code is found by size and second: a change within the second would not be seen.
    alone = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", FORGE], env=alone, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as forge:
        yield forge
        assert forge.stdin
        forge.stdin.close()


@pytest.fixture
def run(forge: subprocess.Popen[str]) -> Run:
    """Return a function that runs a program and returns the numbers it prints, with compiled code kept in a folder."""

    def run(code: str, kept: Path | str, *folders: Path) -> list[int]:
        assert forge.stdin
        assert forge.stdout
        forge.stdin.write(json.dumps([code, str(kept), [*map(str, folders)]]) + "\n")
        forge.stdin.flush()
        said: str = json.loads(forge.stdout.readline())
        assert re.fullmatch(r"[\d\s]+", said), said
        return [int(word) for word in said.split()]

    return run


def write(folder: Path, file: str = "", old: str = "", new: str = "") -> Path:
    """Write the two small modules into a folder, one of them changed."""
    folder.mkdir(exist_ok=True)
    for name, text in (("ours.py", OURS), ("parts.py", PARTS)):
        (folder / name).write_text(text.replace(old, new) if name == file else text, encoding="utf-8")
    return folder


def test_kept_code_is_found_again_wherever_the_sources_lie(tmp_path: Path, run: Run) -> None:
    one, kept = write(tmp_path / "one"), tmp_path / "kept"
    assert run(ASKED, kept, one) == [18, 121, 0]
    assert run(ASKED, kept, one) == [18, 121, 1]
    write(one, "ours.py", "LIMIT = 5", "# a comment that moves all lines\n\nLIMIT = 5")
    for folder in (one, write(tmp_path / "two")):
        assert run(ASKED, kept, folder) == [18, 121, 1]


def test_kept_code_and_new_code_of_the_same_name_are_told_apart(tmp_path: Path, run: Run) -> None:
    """As after an upgrade, and where games bind the same template: some of it is kept, by a process that counted otherwise."""
    one, two, kept = write(tmp_path / "one"), write(tmp_path / "two", "ours.py", "LIMIT = 5", "LIMIT = 6"), tmp_path / "kept"
    assert run(ASKED, kept, one)[0] == 18
    assert run(MIXED, kept, two, one) == [19, 18]


@pytest.mark.parametrize("damage", [b"", b"\x80", b"cdecimal\nGone\n.", b"csaqqara.gone\nScratch\n.", b"I1\n."], ids=range(5))
def test_what_is_kept_and_cannot_be_read_is_compiled_anew(tmp_path: Path, run: Run, damage: bytes) -> None:
    """As where a file was cut off, or names types of another version: a name that has gone, a module that has, something else."""
    one, kept = write(tmp_path / "one"), tmp_path / "kept"
    assert run(ASKED, kept, one) == [18, 121, 0]
    lists = list(kept.rglob("*.nbi"))
    assert lists
    for file in lists:
        with file.open("rb") as known:
            version = pickle.load(known)
        file.write_bytes(pickle.dumps(version) + damage)
    assert run(ASKED, kept, one) == [18, 121, 0]
    assert run(ASKED, kept, one) == [18, 121, 1]


def test_two_processes_that_keep_code_at_once_never_name_two_things_the_same(tmp_path: Path) -> None:
    files: Any = KeptFiles
    one, other = files(str(tmp_path), "f", "stamp"), files(str(tmp_path), "f", "stamp")
    one.save("for integers", b"1")
    listed = (tmp_path / "f.nbi").read_bytes()
    other.flush()  # as for a process that read the list before
    other.save("for floats", b"2")
    assert (one.load("for floats"), one.load("for integers")) == (b"2", None)
    (tmp_path / "f.nbi").write_bytes(listed)
    assert (one.load("for floats"), one.load("for integers")) == (None, b"1")


def test_processes_that_keep_code_at_once_give_a_function_the_same_name(tmp_path: Path, run: Run) -> None:
    """A file kept by one process may be overwritten by the other, while a third function that calls it is not."""
    assert run(RECORDS % 0, tmp_path) == run(RECORDS % 40, tmp_path / "other")


def test_what_has_changed_is_compiled_anew(tmp_path: Path, run: Run) -> None:
    one, kept = write(tmp_path / "one"), tmp_path / "kept"
    assert run(ASKED, kept, one) == [18, 121, 0]
    for number, (*change, wanted) in enumerate(CHANGES):
        changed = write(tmp_path / f"changed-{number}", *change)
        assert run(ASKED, kept, changed) == [*wanted, 0]
        assert run(ASKED, kept, changed) == [*wanted, 1]
    write(one, *CHANGES[0][:3])
    assert run(ASKED, kept, one) == [*CHANGES[0][3], 1], "in the same place"


def test_the_code_of_a_game_is_kept(tmp_path: Path, run: Run) -> None:
    run(PLAYED, tmp_path)
    kept = sorted(file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc"))
    assert kept
    assert run(PLAYED, tmp_path)[1] == 1
    assert sorted(file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc")) == kept, "nothing was compiled again"


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path, run: Run) -> None:
    assert run(ASKED, "/dev/null/no-folder", write(tmp_path / "one")) == [18, 121, 0]


def test_a_twin_is_made_once_and_compiled_code_is_its_own_twin() -> None:
    twin = compiled(find("objective").rules.height)
    assert compiled(find("objective").rules.height) is twin is twins(find("objective").rules).height
    assert compiled(twin) is twin


def factorial(n: int) -> int:
    """Call itself."""
    return 1 if n < 2 else n * factorial(n - 1)


def even(n: int) -> bool:
    """Call a function that calls this one."""
    return True if n == 0 else odd(n - 1)


def odd(n: int) -> bool:
    """Call a function that calls this one."""
    return False if n == 0 else even(n - 1)


def test_a_function_may_call_itself_and_two_may_not_call_each_other() -> None:
    assert compiled(factorial)(5) == 120
    with pytest.raises(TypeError, match="odd cannot be compiled: it calls a function that calls it"):
        compiled(even)(4)


class Pair(Protocol):
    """The functions that the template below needs."""

    LIMIT: int

    def one(self, n: Any) -> Any:
        """Return a number."""


pair: Pair = needed(Pair)


def both(n: Any) -> Any:
    """Return the template."""
    return pair.one(n) + pair.LIMIT


def this() -> Any:
    """Return this module, as a template."""
    return sys.modules[__name__]


def test_a_bound_template_runs_plain_and_compiled_and_leaves_the_template_alone() -> None:
    first = bind(this(), "first", pair={"LIMIT": 1, "one": lambda n: 2 * n})
    second = bind(this(), "second", pair={"LIMIT": 10, "one": lambda n: 3 * n})
    assert (first.both(5), second.both(5)) == (11, 25)
    assert (twins(first).both(5), twins(second).both(5)) == (11, 25)
    with pytest.raises(TypeError, match=r"Pair\.one: this module is a template"):
        both(5)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "needs pair: Pair"),
        ({"pair": {"LIMIT": 1}}, r"needs pair\.one"),
        ({"pair": {"one": lambda n: n}}, r"needs pair\.LIMIT"),
        ({"pair": {"LIMIT": 1, "one": lambda: 1}}, r"pair\.one takes 0 arguments and 1 are wanted"),
        ({"pair": {"LIMIT": 1, "one": compiled(find("objective").rules.height)}}, r"pair\.one takes 2 arguments and 1 are wanted"),
        ({"pair": {"LIMIT": 1, "one": lambda n: n}, "trio": {}}, "does not ask for trio"),
        ({"pair": {"LIMIT": 1, "one": lambda n: n, "two": 2}}, "given two, for which Pair does not ask"),
        ({"pair": {"LIMIT": "1", "one": lambda n: n}}, r"pair\.LIMIT is no int"),
    ],
    ids=[
        "nothing",
        "no function",
        "no constant",
        "too few arguments",
        "too many, compiled",
        "too many parts",
        "too many names",
        "another type",
    ],
)
def test_a_template_is_given_what_it_asks_for(given: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        bind(this(), "wrong", **given)


def test_a_game_without_a_rule_is_refused_by_name() -> None:
    rules = rules_of(find("objective"))
    del rules["redeal"]
    with pytest.raises(TypeError, match=r"saqqara\.core\.random_games@objective needs game\.redeal"):
        bind(random_games, "objective", game=rules)
