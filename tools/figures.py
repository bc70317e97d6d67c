"""The figures of the rules pages, as looks of real tables: python tools/figures.py [--check]

For each game with a `figures.py`, writes the looks that each figure is drawn from into web/src/games/<game>/figures/<name>.json, and the
clause after which each stands into places.json there. `--check` fails when these files are stale.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generated_files import ROOT, write_or_check

from saqqara import Table
from saqqara.core.game import games
from saqqara.core.parsing import plain
from saqqara.core.rules_figure import Figure

SEED = b"figures"


def looks(figure: Figure) -> list[dict[str, Any]]:
    """Return the look at its position, and after each of its moves; without the moves on offer, since a figure is not played."""
    table = Table.from_position(figure.position, SEED, deck=figure.deck)
    seen = [{**plain(table.look(figure.seat)), "moves": []}]
    for mover, text in figure.moves:
        table.play(mover, text)
        seen.append({**plain(table.look(figure.seat)), "moves": []})
    return seen[-1:] if figure.only_last else seen


def files() -> Iterator[tuple[Path, str]]:
    """Yield every file and what must be in it."""
    for name, game in games().items():
        if not game.has("extras.figures"):
            continue
        folder, figures = ROOT / "web/src/games" / name / "figures", game.part("extras.figures").FIGURES
        for figure in figures:
            yield folder / f"{figure.name}.json", json.dumps(looks(figure), ensure_ascii=False, separators=(",", ":")) + "\n"
        yield folder / "places.json", json.dumps({figure.clause: figure.name for figure in figures}, indent=2) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(files()))
