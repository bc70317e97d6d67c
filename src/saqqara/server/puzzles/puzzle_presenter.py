"""Presents puzzles: before an answer the look of its seat; afterwards whether it was right, and why."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from saqqara.bots.rating_scale import SURE, off, shown
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.errors import NotNow
from saqqara.server.puzzles.puzzle_selection import SelectedPuzzle
from saqqara.server.schemas.puzzles import PuzzleGame, PuzzleLook, PuzzleOffer, PuzzleRatingChange, PuzzleResult, Puzzles, PuzzleTheme
from saqqara.server.schemas.ratings import RatingInfo
from saqqara.server.storage.rows import Row
from saqqara.solo import puzzles
from saqqara.solo.puzzles import JOINED, Puzzle, Verdict


class AttemptCounts(NamedTuple):
    """The number of puzzles of a game that a player has tried, and solved at last."""

    tried: int
    solved: int


def rating(row: Row) -> RatingInfo:
    """Return a rating in puzzles, as it is shown."""
    return RatingInfo(shown(row["mu"]), off(row["sigma"]), row["tries"], row["sigma"] > SURE)


def overview(stands: Mapping[str, Row], counts: Mapping[str, AttemptCounts]) -> Puzzles:
    """Return all games that have puzzles, and how somebody with these ratings and attempts fares with them."""
    found = []
    for game in puzzles.with_puzzles():
        mine = counts.get(game, AttemptCounts(0, 0))
        about = [PuzzleTheme(name, themed(game, name)) for name in puzzles.themes(game)]
        stand = rating(stands[game]) if game in stands else None
        found.append(PuzzleGame(game, len(puzzles.of(game)), mine.tried, mine.solved, stand, tuple(about)))
    return Puzzles(tuple(found))


def themed(game: str, theme: str) -> dict[str, str]:
    """Return the name of a theme."""
    return {language: say(f"puzzle-theme-{theme}", language, game) for language in LANGUAGES}


def offered(game: str, found: SelectedPuzzle | None) -> PuzzleOffer:
    """Return a puzzle as it is shown before it is answered."""
    if found is None:
        return PuzzleOffer(game, None, False, False, 0, None)
    puzzle = found.puzzle
    return PuzzleOffer(game, puzzle.key, found.again, puzzles.counted(game), puzzle.seat, puzzles.look(puzzle))


def after_moves(puzzle: Puzzle, moves: Sequence[str]) -> PuzzleLook:
    """Return what the puzzle's seat sees after moves of its own.

    Where something is drawn or the game ends, a round has closed, and what had been possible in it is open: that is for after the answer.
    """
    if moves and not puzzles.counted(puzzle.game):
        raise NotNow("puzzle-one-move")
    there = puzzles.table(puzzle)
    before = there.chance()
    for text in moves:
        there.play(puzzle.seat, text)
        if there.chance() != before or there.over:
            raise NotNow("server-puzzle-no-further")
    return PuzzleLook(there.look(puzzle.seat))


def result(puzzle: Puzzle, row: Row, verdict: Verdict, counted: bool) -> PuzzleResult:
    """Return all that there is to say of an answer, whose first try was that row."""
    return PuzzleResult(
        game=puzzle.game,
        key=puzzle.key,
        theme=themed(puzzle.game, puzzle.theme),
        right=verdict.right,
        counted=counted,
        answer=verdict.answer,
        best=tuple(puzzle.best),
        tempting=tuple(puzzle.tempting.split(JOINED)),
        explanation={
            language: tuple(puzzles.explain(puzzle, verdict.answer, language, lambda move: f"`{move}`")) for language in LANGUAGES
        },
        solver=PuzzleRatingChange(shown(row["mu_before"]), shown(row["mu"])),
        puzzle=PuzzleRatingChange(shown(row["puzzle_before"]), shown(row["puzzle_mu"])),
        position=puzzle.position,
    )


def told_again(puzzle: Puzzle, row: Row) -> PuzzleResult:
    """Return what a try came to that was written down."""
    return result(puzzle, row, puzzles.judge(puzzle, msgspec.json.decode(row["answer"], type=list[str])), True)
