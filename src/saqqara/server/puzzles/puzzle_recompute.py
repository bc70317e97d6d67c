"""The recomputation of all ratings of puzzles and their solvers from the tries, with results identical to those computed try by try.

A puzzle begins where it stood before its first try: its difficulty as it was then, whatever a later set says. Who has been deleted since is
left as the mark of a series: what their tries said of the puzzles stays.
"""

from typing import Any

import sqlalchemy as sa

from saqqara.server.puzzles.puzzle_rating import NEW, Believed, after, at_first
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import puzzle_ratings, puzzle_standings, puzzle_tries
from saqqara.server.storage.store import Store

BELIEVED = ("mu_before", "mu", "sigma", "puzzle_before", "puzzle_mu", "puzzle_sigma")
COLUMNS = tuple(puzzle_tries.c[name] for name in ("number", "puzzle", "right", "series", *BELIEVED))


def rebuild(connection: Connection, store: Store, game: str) -> int:
    """Rate all tries at the puzzles of a game anew and write down what differs; how many rows said something else before."""
    advisory_locks.lock(connection, AdvisoryLock.PUZZLES)
    solvers: dict[str, tuple[Believed, int]] = {}
    puzzles: dict[str, tuple[Believed, int]] = {}
    changed = 0
    for row in connection.execute(sa.select(*COLUMNS).where(puzzle_tries.c.game == game).order_by(puzzle_tries.c.number)).all():
        solver, tried = solvers.get(row.series, (NEW, 0))
        puzzle, seen = puzzles.get(row.puzzle, (at_first(row.puzzle_before), 0))
        mine, its = after(solver, puzzle, bool(row.right))
        solvers[row.series], puzzles[row.puzzle] = (mine, tried + 1), (its, seen + 1)
        wanted = (solver[0], *mine, puzzle[0], *its)
        if wanted != tuple(row)[-len(BELIEVED) :]:
            this = sa.update(puzzle_tries).where(puzzle_tries.c.number == row.number)
            connection.execute(this.values(dict(zip(BELIEVED, wanted, strict=True))))
            changed += 1
    return changed + rate_puzzles(connection, store, game, puzzles) + rate_solvers(connection, game, solvers)


def rate_puzzles(connection: Connection, store: Store, game: str, wanted: dict[str, tuple[Believed, int]]) -> int:
    """Write the ratings of the puzzles, and delete those of puzzles that nobody has tried; return how many differed."""
    here = sa.select(puzzle_ratings).where(puzzle_ratings.c.game == game)
    known = {row.puzzle: ((row.mu, row.sigma), row.tries) for row in connection.execute(here)}
    differing = [key for key in {*known, *wanted} if known.get(key) != wanted.get(key)]
    for key in differing:
        if key not in wanted:
            connection.execute(sa.delete(puzzle_ratings).where(puzzle_ratings.c.game == game, puzzle_ratings.c.puzzle == key))
            continue
        (mu, sigma), tries = wanted[key]
        values = {"game": game, "puzzle": key, "mu": mu, "sigma": sigma, "tries": tries}
        connection.execute(store.upsert(puzzle_ratings, values, ["game", "puzzle"]))
    return len(differing)


def rate_solvers(connection: Connection, game: str, wanted: dict[str, tuple[Believed, int]]) -> int:
    """Write the ratings of the solvers who are still there; return how many differed."""
    changed = 0
    for row in connection.execute(sa.select(puzzle_standings).where(puzzle_standings.c.game == game)).all():
        found: Any = wanted.get(row.series)
        mine = sa.and_(puzzle_standings.c.player == row.player, puzzle_standings.c.game == game)
        if found is None:
            connection.execute(sa.delete(puzzle_standings).where(mine))
            changed += 1
        elif found != ((row.mu, row.sigma), row.tries):
            (mu, sigma), tries = found
            connection.execute(sa.update(puzzle_standings).where(mine).values(mu=mu, sigma=sigma, tries=tries))
            changed += 1
    return changed
