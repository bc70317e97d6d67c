"""Puzzles on the device: the rating and the attempts are kept here and nowhere else. A document `puzzles` for each game."""

from typing import Any

import msgspec

from saqqara.offline.storage import Documents
from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.puzzles import puzzle_presenter
from saqqara.server.puzzles.puzzle_presenter import AttemptCounts
from saqqara.server.puzzles.puzzle_rating import NEW, after, at_first, on_scale
from saqqara.server.puzzles.puzzle_selection import SolverState, select_puzzle
from saqqara.server.schemas.puzzles import PuzzleLook, PuzzleOffer, PuzzleResult, Puzzles
from saqqara.solo import puzzles
from saqqara.solo.puzzles import Puzzle


class DevicePuzzles:
    """A person's puzzles."""

    def __init__(self, documents: Documents, player: str) -> None:
        self._documents, self._player = documents, player

    def _kept(self, game: str) -> dict[str, Any]:
        """Return what is kept of a game: the rating, and the attempts by puzzle."""
        found: dict[str, Any] = self._documents.get("puzzles", game) or {"mu": NEW[0], "sigma": NEW[1], "tries": {}}
        return found

    def overview(self) -> Puzzles:
        """Return the games that have puzzles, and how this person fares with them."""
        kept = {game: self._kept(game) for game in puzzles.with_puzzles()}
        stands = {game: {"mu": one["mu"], "sigma": one["sigma"], "tries": len(one["tries"])} for game, one in kept.items() if one["tries"]}
        counts = {
            game: AttemptCounts(len(one["tries"]), sum(row["right"] or bool(row["again_right"]) for row in one["tries"].values()))
            for game, one in kept.items()
        }
        return puzzle_presenter.overview(stands, counts)

    def next_one(self, game: str, theme: str | None) -> PuzzleOffer:
        """Return the next puzzle, of a theme if one is asked for."""
        puzzles.of(game, theme)  # there must be one
        kept, ratings = self._kept(game), {puzzle.key: on_scale(puzzle.difficulty) for puzzle in puzzles.of(game)}
        known = SolverState(self._player, kept["mu"], kept["tries"], ratings)
        return puzzle_presenter.offered(game, select_puzzle(puzzles.of(game), known, theme))

    def find(self, game: str, key: str) -> Puzzle:
        """Return a puzzle, or raise."""
        puzzle = puzzles.by_key(game).get(key)
        if puzzle is None:
            raise NotNow("server-no-puzzle")
        return puzzle

    def look(self, game: str, key: str, moves: list[str]) -> PuzzleLook:
        """Return what is to be seen after some moves of an answer."""
        return puzzle_presenter.after_moves(self.find(game, key), moves)

    async def answer(self, game: str, key: str, moves: list[str], again: bool) -> PuzzleResult:
        """Judge an answer. The first to a puzzle counts for the rating."""
        puzzle, kept = self.find(game, key), self._kept(game)
        verdict, row = puzzles.judge(puzzle, moves), kept["tries"].get(key)
        if again:
            if row is None:
                raise NotNow("server-puzzle-untried")
            row = {**row, "again_at": now(), "again_right": verdict.right}
        elif row is not None:
            raise NotNow("server-puzzle-tried")
        else:
            before, asked = (kept["mu"], kept["sigma"]), at_first(on_scale(puzzle.difficulty))
            mine, its = after(before, asked, verdict.right)
            kept |= {"mu": mine[0], "sigma": mine[1]}
            row = {
                "number": len(kept["tries"]),
                "answer": msgspec.json.encode(verdict.answer).decode(),
                "right": verdict.right,
                "at": now(),
                "again_at": None,
                "again_right": None,
                "mu_before": before[0],
                "mu": mine[0],
                "puzzle_before": asked[0],
                "puzzle_mu": its[0],
            }
        await self._documents.put("puzzles", game, kept | {"tries": {**kept["tries"], key: row}})
        return puzzle_presenter.result(puzzle, row, verdict, not again)

    def tried(self, game: str, key: str) -> PuzzleResult:
        """Return what the first answer to a puzzle came to."""
        puzzle, row = self.find(game, key), self._kept(game)["tries"].get(key)
        if row is None:
            raise NotNow("server-puzzle-untried")
        return puzzle_presenter.told_again(puzzle, row)
