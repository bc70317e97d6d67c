"""Golden data: whole games with what each seat saw at each step, and counts of positions by depth. Plain text, to be read by a person.

python -m tests.records.golden          writes tests/games/<game>/records/ anew: read the difference before you commit it
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saqqara import Table
from saqqara.core.game import games
from saqqara.core.record_replay import steps
from tests.every_game.setups import SETUPS, Setup, actors, legal, random_game, rules_seat

GAMES = Path(__file__).parents[1] / "games"
NODES = 1500


def flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Nested data as paths and leaves."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from flat(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, item in enumerate(value):
            yield from flat(item, f"{path}[{number}]")
    else:
        yield path, json.dumps(value)


def seen(table: Table, seat: int | None) -> dict[str, str]:
    """Return all that a seat sees, but for the history (which is the record itself); of the moves, how many and the first and last."""
    look = table.look(seat).data()
    look["revealed"] = {str(shown["move"]): shown["what"] for shown in look["revealed"]}  # by moves, so that old ones do not change
    del look["history"], look["game"], look["seats"], look["seat"]
    moves = look.pop("moves")
    return dict(flat({**look, "moves": [len(moves), *moves[:1], *moves[-1:]]}))


def story(record: dict[str, Any]) -> str:
    """Return an onlooker's story: first everything, then the changes of each move; and the differences of a seat's sight."""
    lines: list[str] = []
    before: dict[int | None, dict[str, str]] = {}
    for number, table in enumerate(steps(record)):
        lines.append("the deal" if number == 0 else f"{number}. {json.dumps(record['moves'][number - 1])}")
        now = {seat: seen(table, seat) for seat in (None, *range(table.seats))}
        news = {seat: changes(before.get(seat, {}), look) for seat, look in now.items()}
        lines += [f"    {path} = {value}" for path, value in news[None].items()]
        for seat in range(table.seats):
            other = changes(news[None], news[seat])
            lines += [f"  seat {seat}: {path} = {value}" for path, value in other.items()]
        before = now
    return "\n".join(lines) + "\n"


def changes(before: dict[str, str], now: dict[str, str]) -> dict[str, str]:
    """Return the new, changed and removed values."""
    gone = {path: "(not)" for path in before if path not in now}
    return {path: value for path, value in now.items() if before.get(path) != value} | gone


def positions(table: Table, depth: int) -> int:
    """Return how many sequences of that many moves there are; chance goes on from the seed along each."""
    if depth == 0 or table.over:
        return 1
    return sum(positions(child, depth - 1) for child in children(table))


def children(table: Table) -> Iterator[Table]:
    """Yield the table after each legal move of each who may act, in order."""
    for seat in actors(table):
        for move in legal(table, seat):
            child = table.branched()
            child._state = table._state.played(rules_seat(seat), move)
            yield child


def counts(setup: Setup) -> str:
    """Counts by depth, as deep as a second or so allows, from the deal and from the middle of a game."""
    lines = []
    for name, table in random_middles(setup):
        for depth in range(1, 5):
            if depth > 1 and positions(table, depth - 1) > NODES ** (1 / 2) * 4:
                break
            lines.append(f"{setup} {name} depth {depth}: {positions(table, depth)}")
    return "\n".join(lines) + "\n"


def random_middles(setup: Setup) -> Iterator[tuple[str, Table]]:
    """Yield the deal, and tables some way into a random game."""
    chance = random.Random(str(setup))
    wanted = {0, chance.randrange(5, 15), chance.randrange(15, 22)}
    for number, table in enumerate(random_game(setup, 77)):
        if number in wanted:
            yield f"move {number}", table
        if number > max(wanted):
            return


def golden_setups() -> list[Setup]:
    """Yield one set-up for each game and seat count that is not too long to read: the smallest and the largest table with each option."""
    chosen = []
    for setup in SETUPS:
        counts_of = [other.seats for other in SETUPS if (other.game, other.options) == (setup.game, setup.options)]
        if setup.seats in (min(counts_of), max(counts_of)):
            chosen.append(setup)
    return chosen


def folder(game: str) -> Path:
    """Return the folder of a game's golden data."""
    return GAMES / game / "records"


def file(setup: Setup, ending: str) -> Path:
    """Return a golden file: the record (`json`) or what everybody saw (`seen.txt`)."""
    return folder(setup.game) / f"{str(setup).replace('=', '-')}.{ending}"


def main() -> None:
    """Write everything anew, or what belongs to some games."""
    wanted = sys.argv[1:] or [*games()]
    for game in wanted:
        folder(game).mkdir(exist_ok=True)
        (folder(game) / "counts.txt").write_text("".join(counts(setup) for setup in SETUPS if setup.game == game))
    for setup in [setup for setup in golden_setups() if setup.game in wanted]:
        *_, table = random_game(setup, 2026)
        record = table.record()
        file(setup, "json").write_text(json.dumps(record, indent=None, separators=(",", ":")) + "\n")
        file(setup, "seen.txt").write_text(story(record))
        sys.stdout.write(f"{setup}: {len(record['moves'])} moves\n")


if __name__ == "__main__":
    main()
