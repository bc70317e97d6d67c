"""Make the lessons' looks for pages without a server, from real tables: python tools/lessons.py [--check]

For each game with a lesson, writes web/src/games/<game>/lesson/looks.json: for each step the look at its position, and those after the
moves that it asks for. `--check` fails when these files are stale.
"""

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generated_files import ROOT, write_or_check

from saqqara import Table
from saqqara.core.game import games

SEED = b"lesson"
MANY = 8
"""The number of moves beyond which, as the last one of a step, what comes after them is not kept: the board stays as it is."""


def does(move: str, wanted: str) -> bool:
    """Return whether a move is the one asked for; `?` stands for any word."""
    return re.fullmatch(re.escape(wanted).replace(r"\?", "[^ ]+"), move) is not None


def asked_for(table: Table, accept: list[str]) -> list[str]:
    """Return the moves that will do; of a free-form move (`show 33 = ...`) the texts themselves."""
    moves = table.look(0).moves
    free = [wanted for move in moves if move.endswith(" = ...") for wanted in accept if wanted.startswith(move[:-3])]
    return [move for move in moves if any(does(move, wanted) for wanted in accept)] + free


def after(step: dict[str, Any], made: list[str]) -> Table:
    """Return the table of a step after these moves of seat 0; the others do something whenever it has to wait for them."""
    table, chance = Table.from_position(step["position"], SEED, times=step.get("times")), random.Random(0)
    for move in made:
        table.play(0, move)
        while not table.over and not table.look(0).moves:
            seat = min(table.to_act)
            table.play(seat, chance.choice(table.look(seat).moves))
    return table


def tree(step: dict[str, Any], made: list[str]) -> dict[str, Any]:
    """Return the look after these moves, and by each move that is asked for next what comes after it."""
    table, left = after(step, made), step["accept"][len(made) :]
    moves = asked_for(table, left[0]) if left else []
    if len(left) == 1 and len(moves) > MANY:
        moves = []
    return {"look": table.look(0).data(), "after": {move: tree(step, [*made, move]) for move in moves}}


def files() -> Iterator[tuple[Path, str]]:
    """Yield every file and what must be in it."""
    for game in games():
        folder = ROOT / "web/src/games" / game / "lesson"
        if folder.is_dir():
            steps = json.loads((folder / "steps.json").read_text(encoding="utf-8"))
            trees = {step["name"]: tree(step, []) for step in steps}
            yield folder / "looks.json", json.dumps(trees, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(files()))
