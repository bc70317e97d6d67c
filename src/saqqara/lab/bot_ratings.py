"""The standings of bots on the scale of people's ratings: `python -m saqqara.lab.bot_ratings benchmarks/levels.json --write`.

Made from the output of `python -m benchmarks.levels --json`: how often each level wins for each victory of the one below, at every
number of seats. In the model of Plackett and Luce a ratio is `exp(difference / c)` with `c² = seats × (β² + σ²)`, so the differences
follow; the apprentice stands where somebody unknown does. Nothing is played here: after the levels have changed, measure them and run
this again.
"""

import math
import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import msgspec

from saqqara.bots.rating_scale import BETA, MU, STANDINGS
from saqqara.bots.strength import STRENGTHS
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find, games

ANCHOR = "apprentice"
LEVELS = tuple(STRENGTHS)
"""From the weakest to the strongest; not `chance`, which nobody has measured: it sits at no rated table."""
LEAST_SIGMA = 0.5
"""The least uncertainty about a bot, however often it has played: people are not bots."""
MOST_RATIO = 100.0
"""The largest ratio of victories that counts: a level that never loses is not infinitely better."""
Z = 1.959964
HEAD = """# Where bots stand on the scale of ratings, by the number of seats: [mu, sigma]. People begin at 25.
# Made by `python -m saqqara.lab.bot_ratings benchmarks/levels.json --write` from what `python -m benchmarks.levels` measured.
"""


class Row(msgspec.Struct, frozen=True):
    """Two levels at one kind of table, as `python -m benchmarks.levels` writes them."""

    game: str
    seats: int
    lower: str
    higher: str
    ratio: float
    low: float
    high: float


class Measured(msgspec.Struct, frozen=True):
    """The figures of all levels."""

    rows: list[Row]


class Step(msgspec.Struct, frozen=True):
    """The lead of a level over another: the logarithm of the ratio, and its variance."""

    size: float
    variance: float


MEANT = Step(math.log(2.5), math.log(2) ** 2)


def step(rows: list[Row]) -> Step:
    """Return the step between the same two levels, averaged over options, the surer ones counting more."""
    found = []
    for row in rows:
        ratio = min(MOST_RATIO, max(1 / MOST_RATIO, row.ratio))
        spread = max(0.02, math.log(max(row.high, row.ratio) / min(row.low, row.ratio)) / (2 * Z))
        found.append((math.log(ratio), spread**2))
    weight = sum(1 / variance for _, variance in found)
    return Step(sum(size / variance for size, variance in found) / weight, 1 / weight)


def chain(steps: dict[tuple[str, str], Step]) -> dict[str, Step]:
    """Return each level's place, counted from the lowest; two neighbours that have not met are as far apart as levels are meant to be."""
    placed = {LEVELS[0]: Step(0.0, 0.0)}
    for lower, upper in pairwise(LEVELS):
        taken = steps.get((lower, upper), MEANT)
        placed[upper] = Step(placed[lower].size + taken.size, placed[lower].variance + taken.variance)
    return placed


def standings(kind: Game, rows: list[Row]) -> dict[int, dict[str, tuple[float, float]]]:
    """mu and sigma of every level at every number of seats of a game."""
    found = {}
    for seats in kind.seats:
        meetings: dict[tuple[str, str], list[Row]] = defaultdict(list)
        for row in rows:
            if (row.game, row.seats) == (kind.name, seats):
                meetings[row.lower, row.higher].append(row)
        if not meetings:
            raise BadSetup("standings-missing", game=kind.name, seats=seats)
        placed = chain({pair: step(some) for pair, some in meetings.items()})
        c = math.sqrt(seats * (BETA**2 + LEAST_SIGMA**2))
        anchor = placed[ANCHOR]
        found[seats] = {
            level: (
                round(MU + c * (one.size - anchor.size), 2),
                round(max(LEAST_SIGMA, c * math.sqrt(abs(one.variance - anchor.variance))), 2),
            )
            for level, one in placed.items()
        }
        in_order(found[seats])
    return found


def in_order(stand: dict[str, tuple[float, float]]) -> None:
    """Order the ratings: a stronger level is never below a weaker one, even if few games say so."""
    for lower, upper in pairwise(LEVELS):
        stand[upper] = max(stand[lower][0], stand[upper][0]), stand[upper][1]


def text(found: dict[int, dict[str, tuple[float, float]]]) -> str:
    """Return the text of the file in the game's folder."""
    parts = [HEAD]
    for seats, stand in found.items():
        parts.append(f"\n[{seats}]\n" + "".join(f"{level} = [{stand[level][0]}, {stand[level][1]}]\n" for level in LEVELS))
    return "".join(parts)


def main(arguments: list[str]) -> None:
    """Print what follows from a file of measurements, or write it to the games' folders."""
    files = [one for one in arguments if not one.startswith("--")]
    if len(files) != 1 or set(arguments) - {*files, "--write"}:
        sys.exit(__doc__)
    measured = msgspec.json.decode(Path(files[0]).read_bytes(), type=Measured)
    for name in games():
        kind = find(name)
        made = text(standings(kind, measured.rows))
        if "--write" in arguments:
            (kind.folder / STANDINGS).write_text(made, encoding="utf-8")
        else:
            print(f"# {name}\n{made}")


if __name__ == "__main__":
    main(sys.argv[1:])
