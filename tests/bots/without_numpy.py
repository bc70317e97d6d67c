"""Games by bots of every level, where packages that a page does not have cannot be imported, and searches find every move as good.

Run as a program of its own: python -m tests.bots.without_numpy. It prints, as JSON, the records and what was decided and asked on the way.
"""

import json
import sys
from itertools import count
from typing import Any

ABSENT = ("numpy", "numba", "llvmlite", "sqlalchemy", "pydantic", "structlog", "babel", "asyncpg", "starlette", "fastapi", "uvicorn")
BETWEEN = "6.5/10"
"""A strength between two levels, of which only the higher one searches everywhere."""
WHOLE = "guardians"
"""The game that is played at every level."""


def seed_of(table: Any, seat: int) -> bytes:
    """Return the chance of a bot's decision."""
    return f"{table.game} {table.length} {seat}".encode()


def chosen(step: Any) -> Any:
    """Return the choice of a step whose search has tried each move once."""
    from saqqara.bots.decisions import SearchResult, SearchTask

    if not isinstance(step, SearchTask):
        return step
    moves = list(step.order().question.moves)
    return step.choice_of(SearchResult(moves, [1] * len(moves), [0.5] * len(moves)))


def looked(table: Any, seat: int, level: str) -> dict[str, Any]:
    """Return the question and a decision without compiled code: the choice, or the order of a search."""
    import msgspec

    from saqqara.bots.decisions import SearchTask
    from saqqara.bots.levels import decide
    from saqqara.bots.search_request import question

    look, seed = table.look(seat), seed_of(table, seat)
    step = decide(level, look, seed, table.own_deck)
    order = msgspec.to_builtins(step.order()) if isinstance(step, SearchTask) else None
    told = question(look, table.own_deck, seed)
    return {
        "at": table.length,
        "seat": seat,
        "question": told and msgspec.to_builtins(told),
        "order": order,
        "choice": None if order else list(step),
    }


def played(game: str, seats: int, level: str) -> dict[str, Any]:
    """Return a game by bots of one level."""
    from saqqara.bots.levels import decide
    from saqqara.bots.move_explanations import explain
    from saqqara.bots.review.decisions import moments
    from saqqara.core.game import find
    from saqqara.core.table import Table

    times = {name: seconds or 60.0 for name, seconds in find(game).times.items()}
    table, decisions = Table(game, seats, level.encode(), times=times), []
    for number in count():
        if table.over:
            break
        if not table.to_act:
            assert table.clock is not None
            table.play(None, table.clock.move)
            continue
        seat = table.to_act[number % len(table.to_act)]
        decisions.append(looked(table, seat, level))
        table.play(seat, chosen(decide(level, table.look(seat), seed_of(table, seat))).move)
    record = table.save()
    assert explain(table, None, 0, level)
    assert next(moments(record), None) is not None
    return {"game": game, "level": level, "record": record, "decisions": decisions}


def main() -> None:
    """Play, and print."""
    for package in ABSENT:
        sys.modules[package] = None  # type: ignore[assignment]  # to import it fails

    import msgspec

    from saqqara.bots.levels import levels
    from saqqara.core.game import games

    made = []
    for kind in games().values():
        ladder = (*levels(), BETWEEN) if kind.name == WHOLE else ("adept", "master")
        made += [played(kind.name, kind.seats[0], level) for level in ladder]
        made.append(played(kind.name, kind.seats[1], BETWEEN))
    assert not any(sys.modules[package] for package in ABSENT)
    json.dump(msgspec.to_builtins(made), sys.stdout)


if __name__ == "__main__":
    main()
