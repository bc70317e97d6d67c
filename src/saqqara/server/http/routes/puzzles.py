"""Puzzles: the next one, my answer to it, and what it came to."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Path, Query, Request, Response

from saqqara.core.game import find
from saqqara.server.http.dependencies import Asker, Me, RatesHere, StoreHere, address, slow_down
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.limits.rate_limits import Rates
from saqqara.server.puzzles import puzzle_attempts, puzzle_presenter
from saqqara.server.puzzles.puzzle_selection import select_puzzle
from saqqara.server.schemas.puzzles import PuzzleLook, PuzzleOffer, PuzzleResult, Puzzles
from saqqara.server.schemas.requests.puzzles import PuzzleAnswer, PuzzleMoves
from saqqara.solo import puzzles
from saqqara.solo.puzzles import Puzzle

router = make_router("puzzles", "/puzzles")
T = TypeVar("T")
Game = Annotated[str, Path(max_length=40)]
Key = Annotated[str, Path(max_length=60, description="As the offer gave it")]
Theme = Annotated[str | None, Query(max_length=40, description="One of those that `/puzzles` lists")]


def found(game: str, key: str) -> Puzzle:
    """A puzzle, or 404."""
    puzzle = puzzles.by_key(find(game).name).get(key)
    if puzzle is None:
        raise Denied(404, "server-no-puzzle")
    return puzzle


async def thought(rates: Rates, owner: str, work: Callable[[], T]) -> T:
    """Run work that needs a table of its own in a thread, a few at a time: nobody else's move waits for it."""
    async with rates.replays.turn(owner):
        return await asyncio.to_thread(work)


@router.get("", responses=gives(Puzzles))
async def overview(me: Asker, store: StoreHere) -> Response:
    """The games that have puzzles, and how I fare with them."""
    stands = await puzzle_attempts.standings_of(store, me) if me is not None else {}
    counts = await puzzle_attempts.counts_of(store, me) if me is not None else {}
    return json_response(puzzle_presenter.overview(stands, counts))


@router.get("/{game}/next", responses=gives(PuzzleOffer))
async def next_one(request: Request, me: Asker, store: StoreHere, rates: RatesHere, game: Game, theme: Theme = None) -> Response:
    """The next puzzle for me, of a theme if I like: near my rating and new to me, or, when I know all, the oldest that went wrong."""
    slow_down(rates.positions, address(request))
    puzzles.of(find(game).name, theme)  # there must be one
    mine = await puzzle_attempts.solver_state_of(store, game, me)
    return json_response(
        await thought(rates, address(request), lambda: puzzle_presenter.offered(game, select_puzzle(puzzles.of(game), mine, theme)))
    )


@router.post("/{game}/{key}/look", responses=gives(PuzzleLook))
async def look(request: Request, asked: PuzzleMoves, rates: RatesHere, game: Game, key: Key) -> Response:
    """Return the look after some moves of an unfinished answer, where answers may have several."""
    slow_down(rates.positions, address(request))
    puzzle = found(game, key)
    return json_response(await thought(rates, address(request), lambda: puzzle_presenter.after_moves(puzzle, asked.moves)))


@router.post("/{game}/{key}", responses=gives(PuzzleResult))
async def answer(me: Me, asked: PuzzleAnswer, store: StoreHere, rates: RatesHere, game: Game, key: Key) -> Response:
    """My answer. The first to a puzzle counts for my rating and for the puzzle's; it is told whether it is right, and why."""
    puzzle = found(game, key)
    verdict = await thought(rates, me, lambda: puzzles.judge(puzzle, asked.moves))
    await store.transaction(lambda connection: puzzle_attempts.write(connection, store, me, puzzle, verdict, asked.again))
    row = await puzzle_attempts.attempt_of(store, me, puzzle)
    if row is None:  # deleted this moment
        raise Denied(404, "server-no-puzzle")
    return json_response(await thought(rates, me, lambda: puzzle_presenter.result(puzzle, row, verdict, not asked.again)))


@router.get("/{game}/{key}", responses=gives(PuzzleResult))
async def tried(me: Me, store: StoreHere, rates: RatesHere, game: Game, key: Key) -> Response:
    """Return the result of my first answer to a puzzle."""
    puzzle = found(game, key)
    row = await puzzle_attempts.attempt_of(store, me, puzzle)
    if row is None:
        raise Denied(409, "server-puzzle-untried")
    return json_response(await thought(rates, me, lambda: puzzle_presenter.told_again(puzzle, row)))
