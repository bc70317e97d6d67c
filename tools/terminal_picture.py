"""Draw a game in the terminal as docs/terminal.svg: python tools/terminal_picture.py GAME. The README shows objective."""

import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from saqqara import Table
from saqqara.bots import make

HERE = Path(__file__).parents[1]


def main(game: str) -> None:
    """Twenty moves into a game of three."""
    table = Table(game, 3, b"picture")
    bots = [make("chance", bytes([seat])) for seat in range(3)]
    for _ in range(20):
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.look(seat)).move)
    console = Console(record=True, width=84, force_terminal=True, color_system="truecolor", file=Path("/dev/null").open("w"))  # noqa: SIM115
    console.print(table.kind.drawing(table.look(table.to_act[0]), "en"))
    drawn = console.export_svg(title=f"saqqara play {game} --seats 3", theme=MONOKAI, unique_id="saqqara")
    alone = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # the picture loads nothing from elsewhere
    (HERE / "docs" / "terminal.svg").write_text(alone)


if __name__ == "__main__":
    main(sys.argv[1])
