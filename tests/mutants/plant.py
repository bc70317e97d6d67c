"""Plants the faults of a game, one at a time, in a copy of its folder, and asks the laws: python -m tests.mutants.plant GAME

All that is asked here is plain Python: nothing is compiled. Each fault gets a process of its own, forked when all
that is slow has been loaded. Prints one line of JSON: which law noticed each fault, with its words.
"""

import importlib
import json
import os
import shutil
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any

from saqqara import SaqqaraError
from saqqara.core.game import find
from tests.every_game import secrecy_laws
from tests.every_game.setups import SETUPS, Setup
from tests.mutants.fault import Fault

SPARSE = 4
"""Laws look at every so manieth position here: a fault that shows in every game needs no closer look."""
DRAWS = 900
"""For the test of evenness: enough for a value that comes twice as often."""
UNCHANGED = Fault("none", ())
USUAL = {
    "refusal": secrecy_laws.nothing_tells_a_secret,
    "evaluation": secrecy_laws.bots_judge_by_what_they_know,
    "observation": secrecy_laws.observations_tell_no_secret,
    "uneven": secrecy_laws.secrets_take_every_value_evenly,
}
"""The law that notices a kind of fault: it is asked first, and the others where it notices nothing."""


def plant(game: str, fault: Fault, folder: Path) -> None:
    """Plant the fault in a copy of the game, in front of the true one."""
    copy = folder / game
    shutil.copytree(find(game).folder, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in fault.edits:
        text = (copy / name).read_text(encoding="utf-8")
        if text.count(old) != 1:
            raise LookupError(f"tests/games/{game}/faults.py, {fault.kind}: {name} has {text.count(old)} times: {old}")
        (copy / name).write_text(text.replace(old, new), encoding="utf-8")
    importlib.import_module(f"saqqara.games.{game}").__path__.insert(0, str(copy))


def noticed_by(setup: Setup, kind: str) -> tuple[str, str] | None:
    """Return the first law that something is against, and its words. Of a game as it is two are asked (`test_secrecy.py` asks all)."""
    secrecy_laws.LEAST, secrecy_laws.FEW = DRAWS, DRAWS // 6
    laws: tuple[Any, ...] = secrecy_laws.LAWS
    if kind == UNCHANGED.kind:
        laws = secrecy_laws.redeal_changes_just_the_secrets, secrecy_laws.nothing_tells_a_secret
    for law in sorted(laws, key=lambda law: law is not USUAL.get(kind)):
        try:
            law(setup, every=SPARSE)
        except (AssertionError, SaqqaraError) as problem:  # the latter: what was imagined from a look is no position at all
            return law.__name__, str(problem)
    return None


def try_out(game: str, fault: Fault) -> tuple[str, str] | None:
    """Plant a fault in a process of its own."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with tempfile.TemporaryDirectory() as folder:
            try:
                plant(game, fault, Path(folder))
                told = noticed_by(next(setup for setup in SETUPS if setup.game == game), fault.kind)
            except Exception:  # noqa: BLE001 a fault that does not even run is none: the test says so
                told = "error", traceback.format_exc()
        with os.fdopen(writing, "w") as pipe:
            json.dump(told, pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    found = json.loads(text)
    return tuple(found) if found else None


def main() -> None:
    """Run the laws on each fault of a game, and on the game as it is."""
    game = sys.argv[1]
    faults: tuple[Fault, ...] = importlib.import_module(f"tests.games.{game}.faults").FAULTS
    print(json.dumps({fault.kind: try_out(game, fault) for fault in (UNCHANGED, *faults)}))


if __name__ == "__main__":
    main()
