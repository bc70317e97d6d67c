"""Measure the error rates of the bots' levels in a game, as reviews do:
python -m saqqara.lab.error_rates GAME [--games N] [--seconds S] [--write]

Each level plays the next one, both seatings of each deal, for two: so all but the first and the last are measured against a weaker and a
stronger opponent. `--write` keeps the rates in the game's `review.toml`, from which reviews say which level somebody plays like.
"""

import argparse
import json
from itertools import pairwise

from saqqara.bots.levels import make
from saqqara.bots.review.worker_pool import review
from saqqara.bots.strength import STRENGTHS
from saqqara.bots.tournament import play_out
from saqqara.core.game import find
from saqqara.core.table import Table

PAIRS = tuple(pairwise(STRENGTHS))


def measured(game: str, games: int, seconds: float) -> dict[str, tuple[float, int]]:
    """Return for each level its loss per decision, in chances to win, and the number of decisions."""
    lost = {level: [0.0, 0] for pair in PAIRS for level in pair}
    for number in range(games):
        for pair in PAIRS:
            seated = pair if number % 2 == 0 else pair[::-1]
            table = Table(game, 2, f"rates {number // 2}".encode())
            play_out(table, {seat: make(level, f"rates {number} {seat}".encode()) for seat, level in enumerate(seated)})
            for one in review(json.dumps(table.record()).encode(), seconds, processes=1).players:
                sums = lost[seated[one.seat]]
                sums[0] += one.rate.value * one.decisions
                sums[1] += one.decisions
    return {level: (total / max(1, n), int(n)) for level, (total, n) in lost.items()}


def main() -> None:
    """Measure, print, and write where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    found = measured(asked.game, asked.games, asked.seconds)
    lines = [f"{level} = {rate:.5f}  # {n} decisions" for level, (rate, n) in found.items()]
    text = "\n".join(
        [
            "# What each level of bots loses at a decision, in chances to win, as reviews measure it. Made by",
            f"# python -m saqqara.lab.error_rates {asked.game} --games {asked.games} --seconds {asked.seconds} --write",
            "[rates]",
            *lines,
            "",
        ]
    )
    print(text, end="")
    if asked.write:
        (find(asked.game).folder / "bots/review.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
