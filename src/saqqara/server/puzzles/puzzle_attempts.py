"""Tries: read, and written down. The first at a puzzle counts for who solves and for the puzzle; later ones are only remembered."""

from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.ids import new_id
from saqqara.server.puzzles.puzzle_presenter import AttemptCounts
from saqqara.server.puzzles.puzzle_rating import NEW, after, at_first, on_scale
from saqqara.server.puzzles.puzzle_selection import SolverState
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import players, puzzle_ratings, puzzle_standings, puzzle_tries
from saqqara.server.storage.store import Store
from saqqara.solo.puzzles import Puzzle, Verdict, read

OF = sa.select(puzzle_tries).where(
    puzzle_tries.c.player == sa.bindparam("of"), puzzle_tries.c.game == sa.bindparam("in"), puzzle_tries.c.puzzle == sa.bindparam("key")
)
TRIED = sa.select(
    puzzle_tries.c.number,
    puzzle_tries.c.puzzle,
    puzzle_tries.c.right,
    puzzle_tries.c.at,
    puzzle_tries.c.again_at,
    puzzle_tries.c.again_right,
).where(puzzle_tries.c.player == sa.bindparam("of"), puzzle_tries.c.game == sa.bindparam("in"))
RATED = sa.select(puzzle_ratings.c.puzzle, puzzle_ratings.c.mu).where(puzzle_ratings.c.game == sa.bindparam("in"))
STANDS = sa.select(puzzle_standings).where(puzzle_standings.c.player == sa.bindparam("of"))
SOLVED: Any = sa.case((sa.or_(puzzle_tries.c.right, puzzle_tries.c.again_right), 1), else_=0)
COUNTS = (
    sa.select(puzzle_tries.c.game, sa.func.count().label("tried"), sa.func.sum(SOLVED).label("solved"))
    .where(puzzle_tries.c.player == sa.bindparam("of"))
    .group_by(puzzle_tries.c.game)
)


async def solver_state_of(store: Store, game: str, player: str | None) -> SolverState:
    """Return what is known of somebody in a game; of nobody, what is known of somebody new."""
    ratings = {puzzle.key: on_scale(puzzle.difficulty) for puzzle in read(game).puzzles}
    ratings |= {row["puzzle"]: row["mu"] for row in await store.fetch(RATED, **{"in": game})}
    if player is None:
        return SolverState("", NEW[0], {}, ratings)
    stands = await standings_of(store, player)
    tried = await store.fetch(TRIED, **{"of": player, "in": game})
    mu = stands[game]["mu"] if game in stands else NEW[0]
    return SolverState(player, mu, {row["puzzle"]: row for row in tried}, ratings)


async def standings_of(store: Store, player: str) -> dict[str, Row]:
    """Return somebody's ratings in puzzles, by game."""
    return {row["game"]: row for row in await store.fetch(STANDS, of=player)}


async def counts_of(store: Store, player: str) -> dict[str, AttemptCounts]:
    """Return how many puzzles somebody has tried and solved, by game."""
    return {row["game"]: AttemptCounts(int(row["tried"]), int(row["solved"])) for row in await store.fetch(COUNTS, of=player)}


async def attempt_of(store: Store, player: str, puzzle: Puzzle) -> Row | None:
    """Return somebody's try at a puzzle."""
    found = await store.fetch(OF, **{"of": player, "in": puzzle.game, "key": puzzle.key})
    return found[0] if found else None


def write(connection: Connection, store: Store, player: str, puzzle: Puzzle, verdict: Verdict, again: bool) -> None:
    """Write down an answer: the first, or one more to a puzzle that was tried before."""
    advisory_locks.lock(connection, AdvisoryLock.PUZZLES)
    mine = connection.execute(OF, {"of": player, "in": puzzle.game, "key": puzzle.key}).first()
    if again:
        if mine is None:
            raise NotNow("server-puzzle-untried")
        this = sa.update(puzzle_tries).where(puzzle_tries.c.number == mine.number)
        connection.execute(this.values(again_at=now(), again_right=verdict.right))
        return
    if mine is not None:
        raise NotNow("server-puzzle-tried")
    if connection.scalar(sa.select(players.c.id).where(players.c.id == player)) is None:
        raise NotYours("server-not-welcome")
    count(connection, store, player, puzzle, verdict)


def count(connection: Connection, store: Store, player: str, puzzle: Puzzle, verdict: Verdict) -> None:
    """Count a first attempt: what it changes, and the attempt itself."""
    stands = connection.execute(
        sa.select(puzzle_standings).where(puzzle_standings.c.player == player, puzzle_standings.c.game == puzzle.game)
    ).first()
    rated = connection.execute(
        sa.select(puzzle_ratings).where(puzzle_ratings.c.game == puzzle.game, puzzle_ratings.c.puzzle == puzzle.key)
    ).first()
    solver = NEW if stands is None else (stands.mu, stands.sigma)
    asked = at_first(on_scale(puzzle.difficulty)) if rated is None else (rated.mu, rated.sigma)
    mine, its = after(solver, asked, verdict.right)
    series = new_id() if stands is None else stands.series
    own = {"player": player, "game": puzzle.game, "series": series, "mu": mine[0], "sigma": mine[1]}
    connection.execute(store.upsert(puzzle_standings, own | {"tries": 1 if stands is None else stands.tries + 1}, ["player", "game"]))
    values = {"game": puzzle.game, "puzzle": puzzle.key, "mu": its[0], "sigma": its[1], "tries": 1 if rated is None else rated.tries + 1}
    connection.execute(store.upsert(puzzle_ratings, values, ["game", "puzzle"]))
    connection.execute(
        sa.insert(puzzle_tries).values(
            player=player,
            game=puzzle.game,
            puzzle=puzzle.key,
            answer=msgspec.json.encode(verdict.answer).decode(),
            right=verdict.right,
            at=now(),
            series=series,
            mu_before=solver[0],
            mu=mine[0],
            sigma=mine[1],
            puzzle_before=asked[0],
            puzzle_mu=its[0],
            puzzle_sigma=its[1],
        )
    )
