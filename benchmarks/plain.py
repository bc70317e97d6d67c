"""Speed of plain Python, without compiled code: python -m benchmarks.plain [GAME …] [--rounds N]

Random games for two by the rules alone, and looks of the seat to act at a game's largest table, with nothing known of the state before. The
least processor time of some rounds counts, so that a busy machine does not matter much.
"""

import argparse
import statistics
import time
from collections.abc import Callable

from saqqara.core.game import Game, find, games
from saqqara.core.rng import generator
from saqqara.core.table import Table

GAMES, MOVES = 60, 100
"""The number of random games in a round, and of moves of a game whose looks are taken."""


def least(rounds: int, work: Callable[[], int]) -> float:
    """Return microseconds for each thing that the work does and counts."""
    return min(timed(work) for _ in range(rounds))


def timed(work: Callable[[], int]) -> float:
    """Return the same of one round."""
    began = time.process_time()
    number = work()
    return 1e6 * (time.process_time() - began) / number


def move_cost(kind: Game, rounds: int) -> float:
    """Return microseconds of a move in random games for two, deals included."""
    seats = kind.seats[0]
    s, deck, codes, rng = kind.rules.State(), kind.tables(kind.deck()), kind.codes(kind.choices(seats, {})), generator(b"plain")
    return least(rounds, lambda: int(kind.plain_loops.playouts(s, deck, seats, codes, rng, GAMES)))


def look_costs(kind: Game, rounds: int) -> list[float]:
    """Return microseconds of a look as JSON, at each moment of a random game with the most seats."""
    table, rng, found = Table(kind.name, kind.seats[-1], b"plain"), generator(b"plain"), []
    while table.to_act and table.length < MOVES:
        seat = table.to_act[0]

        def look(seat: int = seat) -> int:
            table.take_chance(b"")  # the same state, of which nothing has been found yet
            return bool(table.look_json(seat))

        found.append(least(rounds, look))
        table.play(seat, table.sample(seat, rng))
    return found


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", choices=[[], *games()])
    parser.add_argument("--rounds", type=int, default=8)
    asked = parser.parse_args()
    for name in asked.games or games():
        kind = find(name)
        cost, looks = move_cost(kind, asked.rounds), look_costs(kind, asked.rounds)
        print(f"{name}: {1e6 / cost:,.0f} moves/s, a look for {kind.seats[-1]}: {statistics.median(looks):.0f} µs (most {max(looks):.0f})")


if __name__ == "__main__":
    main()
