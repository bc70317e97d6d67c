"""Puzzles: moments of a game in which one answer is clearly best for what the seat knows (a game's `puzzles.json`; `docs/play/puzzles.md`).

An answer is what the seat does, as texts in the order in which the table would play them: one move, and where a game's `puzzles` counts
answers itself (`worth(look, answer)`, in points, with `said(answer)` for people) as many as one likes. As one text, where a text is
wanted, they are joined by `; `.

Nothing here depends on what the seat cannot know: what is shown is the table's look, and what an answer is worth was found from that look.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from saqqara.core.determinization import imagine_state
from saqqara.core.errors import BadSetup
from saqqara.core.game import find, games, read_file
from saqqara.core.look import Look
from saqqara.core.parsing import convert, parse_json
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.core.texts import say

FILE = "build/puzzles.json"
VERSION = 1
JOINED = "; "
MOST = 40
"""Moves of an answer."""
EQUAL = 1e-6
"""Worths that differ by less are the same."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle; `docs/play/puzzles.md` describes the fields.

    `position` is the whole position, of which only the look of `seat` is shown before it is answered. `worth` says what the answers worth
    talking of are worth, `best` and `tempting` among them: the seat's chance to win, or points where the game counts answers itself.
    `error` is how far the difference between the best and the next may be off in 95 of 100 cases; 0 where it is exact.
    """

    key: str
    seats: int
    options: dict[str, str | bool]
    position: dict[str, Any]
    seat: int
    theme: str
    difficulty: float
    best: list[str]
    tempting: str
    worth: dict[str, float]
    exact: bool
    error: float

    @property
    def game(self) -> str:
        """The game's name."""
        return str(self.position["game"])


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The origin of a set: the seed, the simulations of the confirming search, and the command."""

    seed: str
    tries: int
    command: str


class PuzzleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game."""

    version: int
    game: str
    made: Made
    puzzles: list[Puzzle]


class Verdict(NamedTuple):
    """The verdict on an answer: whether it is right, what it is worth and how much less than the best that is (None: hardly tried, and
    worse than the best as far as it was); and the answer as the table writes it."""

    right: bool
    worth: float | None
    difference: float | None
    answer: tuple[str, ...]


@cache
def read(game: str) -> PuzzleSet:
    """Return the puzzles of a game; a set without any where its folder has none."""
    file = find(game).folder / FILE
    if not file.exists():
        return PuzzleSet(VERSION, game, Made("", 0, ""), [])
    read: PuzzleSet = convert(parse_json(read_file(file), BadSetup), PuzzleSet, BadSetup)
    return read


def with_puzzles() -> tuple[str, ...]:
    """Return the games that have any."""
    return tuple(name for name in games() if read(name).puzzles)


def of(game: str, about: str | None = None) -> list[Puzzle]:
    """Return the puzzles of a game, or those about one thing; there must be one."""
    every = read(game).puzzles
    if not every:
        raise BadSetup("puzzle-none", name=game, known=with_puzzles())
    if about is not None and about not in themes(game):
        raise BadSetup("puzzle-theme", theme=about[:40], known=themes(game))
    return [puzzle for puzzle in every if about in (None, puzzle.theme)]


def themes(game: str) -> tuple[str, ...]:
    """Return the themes of a game's puzzles."""
    return tuple(sorted({puzzle.theme for puzzle in read(game).puzzles}))


@cache
def by_key(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their keys."""
    return {puzzle.key: puzzle for puzzle in read(game).puzzles}


def one(game: str, key: str) -> Puzzle:
    """Return the puzzle of that key."""
    if key not in by_key(game):
        raise BadSetup("puzzle-unknown", name=game, puzzle=key[:40])
    return by_key(game)[key]


def table(puzzle: Puzzle) -> Table:
    """Return the table of a puzzle, for the host alone."""
    return Table.from_position(puzzle.position, b"puzzle")


def look(puzzle: Puzzle) -> Look:
    """Return the look that is shown: all that its seat may know."""
    return table(puzzle).look(puzzle.seat)


def legal(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the moves with which an answer may begin."""
    return look(puzzle).moves


def line(answer: Sequence[str]) -> str:
    """Return an answer as one text."""
    return JOINED.join(answer)


def counted(game: str) -> bool:
    """Return whether the game counts answers itself, in points, however many moves they have."""
    return find(game).has("extras.puzzles") and hasattr(find(game).part("extras.puzzles"), "worth")


def written(puzzle: Puzzle, answer: str | Sequence[str]) -> tuple[str, ...]:
    """Return an answer as the table writes it; one that could not be played there is refused as the table refuses it."""
    given = [one for one in answer.split(JOINED.strip()) if one.strip()] if isinstance(answer, str) else list(answer)
    if not given:
        raise BadSetup("puzzle-empty")
    if len(given) > 1 and not counted(puzzle.game):
        raise BadSetup("puzzle-one-move")
    if len(given) > MOST:
        raise BadSetup("puzzle-long", most=MOST)
    there, found = table(puzzle), list[str]()
    for text in given:
        found.append(there.written(puzzle.seat, text))
        if len(given) > 1:
            there.play(puzzle.seat, text)
    return tuple(found)


def judge(puzzle: Puzzle, answer: str | Sequence[str]) -> Verdict:
    """Return the verdict on an answer: it is right if it is worth as much as the best, within the margin of error."""
    given = written(puzzle, answer)
    if counted(puzzle.game):
        worth: float | None = float(find(puzzle.game).part("extras.puzzles").worth(look(puzzle), given))
    else:
        worth = puzzle.worth.get(line(given))
    if worth is None:
        return Verdict(False, None, None, given)
    difference = puzzle.worth[line(puzzle.best)] - worth
    return Verdict(difference <= puzzle.error + EQUAL, worth, max(0.0, difference), given)


def theme(puzzle: Puzzle, language: str) -> str:
    """Return the name of its theme."""
    return say(f"puzzle-theme-{puzzle.theme}", language, puzzle.game)


# What is said of an answer


def explain(puzzle: Puzzle, answer: str | Sequence[str] | None, language: str, move: Callable[[str], str] = str) -> list[str]:
    """Return sentences on the best answer and its reason, the tempting one, and the given answer (None: given up). `move`:
    how a move is said."""
    verdict = None if answer is None else judge(puzzle, answer)
    best = line(puzzle.best)
    top, low = puzzle.worth[best], puzzle.worth[puzzle.tempting]
    told = [sentence(puzzle, "best", best, move, top, 0.0, language), *reason(puzzle, best, language)]
    given = None if verdict is None else line(verdict.answer)
    if puzzle.tempting not in (given, best):
        told.append(sentence(puzzle, "tempting", puzzle.tempting, move, low, top - low, language))
    if verdict is not None and given is not None and given != best:
        if verdict.worth is None or verdict.difference is None:
            told.append(say("puzzle-untold", language, move=move(given)))
        else:
            key = "as-good" if verdict.right else "answer"
            told.append(sentence(puzzle, key, given, move, verdict.worth, verdict.difference, language))
    if verdict is None or not verdict.right:
        reasons = reason(puzzle, puzzle.tempting if given is None else given, language)
        told += reasons if counted(puzzle.game) else [say("puzzle-tempts", language, reason=one) for one in reasons]
    how = "counted" if counted(puzzle.game) else "exact" if puzzle.exact else "searched"
    return [*dict.fromkeys(told), say(f"puzzle-{how}", language, error=percent(puzzle.error, language, 1))]


def sentence(puzzle: Puzzle, key: str, text: str, move: Callable[[str], str], worth: float, less: float, language: str) -> str:
    """Return the sentence about the worth of an answer, in chances or points."""
    if counted(puzzle.game):
        named = find(puzzle.game).part("extras.puzzles").said(tuple(text.split(JOINED)))
        return say(f"puzzle-{key}-points", language, move=named, points=round(worth), less=round(less))
    return say(f"puzzle-{key}", language, move=move(text), win=percent(worth, language), less=percent(less, language))


def percent(chance: float, language: str, digits: int = 0) -> str:
    """Return a chance in hundredths, without the sign."""
    digits = 1 if chance and chance < 0.02 else digits
    return f"{100 * chance:.{digits}f}".replace(".", say("puzzle-point", language))


def reason(puzzle: Puzzle, text: str, language: str) -> list[str]:
    """Return the reason for an answer, in the game's words, by what the seat knows; empty if the game has none."""
    kind, part = find(puzzle.game), find(puzzle.game).part("extras.puzzles")
    seen = look(puzzle)
    if hasattr(part, "reason"):
        key, details = part.reason(seen, tuple(text.split(JOINED)))
    elif kind.has("bots.evaluation"):
        state, deck = imagine_state(seen, generator(b"puzzle"))
        number = kind.part("notation").read(state, deck, puzzle.seat, text)
        key, details = kind.part("bots.evaluation").reason(state, deck, puzzle.seat, number)
    else:
        return []
    return [say(key, language, puzzle.game, **details)]
