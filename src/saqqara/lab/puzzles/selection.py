"""Selects puzzles: a short search screens, one ten times as long confirms; or the game solves it, or counts it itself."""

from collections import Counter
from math import hypot
from typing import Any, NamedTuple

from saqqara.bots.strength import STRENGTHS
from saqqara.bots.thinker import Thinker
from saqqara.bots.thinking_result import SURE, Thought
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.lab.puzzles.candidates import Moment
from saqqara.lab.puzzles.difficulty import answers, difficulty
from saqqara.solo.puzzles import EQUAL, Puzzle, line

LONGER = 10
"""The length of the confirming search, in multiples of the first."""
ERRORS = 3.0
"""The lead of the best over the next is so many standard errors at least."""
LIKELY, SCREENED = 0.6, 0.7
"""A screened lead may be that part of the margin, and so many standard errors; the longer search decides."""
OPEN = (0.05, 0.98)
"""The chance to win with the best: below it is lost anyway, above it won anyway."""
ENOUGH = 30
"""Tries below which nothing is told of a move."""
HEARD = 8
"""Tries from which on a move must not look better than the best."""
SOLVING = 1.0
"""Seconds that solving a moment may take, as the game counts them."""
TOLD = 12
"""The number of moves that are listed."""
MASTER = "master"
AT_SIGHT = ("novice", "apprentice")


class Decided(NamedTuple):
    """The worth of a moment's moves: the best one, the next, the estimates of all that were tried enough, and how far the lead may be
    off, as a standard error."""

    best: str
    second: str
    worth: dict[str, float]
    lead: float
    error: float
    exact: bool


def decided(thought: Thought, enough: int = ENOUGH) -> Decided | None:
    """Return a search's estimates of the moves that were tried enough; None if it is not of one mind, so that the move that was tried most
    does not win most, or where another may be as good for all that is known."""
    n, best = len(thought.moves), thought.best
    told = list(range(n)) if thought.exact else [i for i in range(n) if thought.visits[i] >= enough]
    rest = [i for i in told if i != best]
    if not rest or best not in told:
        return None
    second = max(rest, key=lambda i: thought.wins[i])
    lead = thought.wins[best] - thought.wins[second]
    heard = [i for i in range(n) if i != best and thought.visits[i] >= HEARD]
    if lead <= 0.0 or any(thought.wins[i] >= thought.wins[best] for i in heard):
        return None
    if enough == ENOUGH and any(thought.wins[best] - thought.wins[i] < SURE * apart(thought, best, i) for i in rest):
        return None
    worth = {thought.texts[i]: round(thought.wins[i], 4) for i in told}
    return Decided(thought.texts[best], thought.texts[second], worth, lead, apart(thought, best, second), thought.exact)


def apart(thought: Thought, i: int, j: int) -> float:
    """Return the standard error of the difference between two moves."""
    return hypot(thought.win_error(i), thought.win_error(j)) / SURE


def clear(found: Decided | None, margin: float, errors: float) -> bool:
    """Return whether the best leads clearly, in a game that is not over yet."""
    return found is not None and found.lead >= max(margin, errors * found.error, EQUAL) and OPEN[0] <= found.worth[found.best] <= OPEN[1]


def screen(look: Look, seed: str, tries: int) -> Thought:
    """Return a short search, or the solution."""
    return Thinker(MASTER, f"{seed} screen".encode(), simulations=tries, compiled=True).think(look)


def confirm(look: Look, seed: str, tries: int, second: str) -> Thought:
    """Return the long search, with other chance; a third of it goes to the move that came second."""
    return Thinker(MASTER, f"{seed} confirm".encode(), simulations=tries, compiled=True).think(look, also=second)


def puzzle_of(moment: Moment, seed: str, tries: int) -> Puzzle | None:
    """Return the puzzle that a moment makes, without a key yet; None where it makes none. `tries`: of the confirming search."""
    part = find(moment.look.game).part("extras.puzzles")
    return counted(moment, part) if hasattr(part, "solve") else searched(moment, part, seed, tries)


def counted(moment: Moment, part: Any) -> Puzzle | None:
    """Return the puzzle if the game itself says what is best."""
    solved = part.solve(moment.look)
    if solved is None:
        return None
    found = {level: (part, 10.0) for level, part in solved.found.items()}
    hard = difficulty(moment.look.game, moment.look.seats, found, len(moment.look.moves), 0.2)
    worth = dict(zip((line(solved.best), line(solved.tempting)), solved.worth, strict=True))
    return puzzle(moment, solved.theme, hard, solved.best, line(solved.tempting), worth, True, 0.0)


def searched(moment: Moment, part: Any, seed: str, tries: int) -> Puzzle | None:
    """Evaluate a moment by search, or exactly if the game can."""
    look = moment.look
    short = screen(look, seed, tries // LONGER)
    found = decided(short, HEARD)
    if found is None or not clear(found, part.MARGIN * (1.0 if short.exact else LIKELY), SCREENED):
        return None
    if not short.exact:
        first = found
        found = decided(confirm(look, seed, tries, first.second))
        if found is None or found.best != first.best or not clear(found, part.MARGIN, ERRORS):
            return None
    theme = theme_of(look, part, found.best)
    if theme is None:
        return None
    heard = answers(look, seed, STRENGTHS)
    tempting = tempting_of(heard, found)
    worth = dict(found.worth)
    if tempting not in worth:
        told = confirm(look, f"{seed} tempting", max(tries // 3, LONGER), tempting)
        place = told.texts.index(tempting)
        worth[tempting] = round(min(told.wins[place], worth[found.second]), 4)
    right = {level: (said[found.best] / said.total(), float(said.total())) for level, said in heard.items()}
    hard = difficulty(look.game, look.seats, right, len(look.moves), found.lead)
    kept = sorted(worth, key=lambda text: (text not in (found.best, tempting), -worth[text], text))[:TOLD]
    shown = {text: worth[text] for text in sorted(kept, key=lambda text: (-worth[text], text))}
    return puzzle(moment, theme, hard, [found.best], tempting, shown, found.exact, round(SURE * found.error, 4))


def tempting_of(heard: dict[str, Counter[str]], found: Decided) -> str:
    """Return the move of those who play by heuristic, if they err; else the second best."""
    wrong: Counter[str] = Counter()
    for level in AT_SIGHT:
        wrong.update(heard[level])
    del wrong[found.best]
    return max(wrong, key=lambda text: (wrong[text], found.worth.get(text, 0.0), text)) if wrong else found.second


def theme_of(look: Look, part: Any, best: str) -> str | None:
    """Return the theme of a puzzle; None if it has no name."""
    subject = Thinker(MASTER, b"theme").subject(look)
    told: tuple[Any, ...] = (subject.record, subject.tables, look.seat, subject.moves[subject.texts.index(best)])
    key = subject.setup.evaluation.reason(*told)[0]
    theme: str | None = part.THEMES.get(part.closer(*told, key) if hasattr(part, "closer") else key)
    return theme


def puzzle(
    moment: Moment, theme: str, hard: float, best: list[str], tempting: str, worth: dict[str, float], exact: bool, error: float
) -> Puzzle:
    """Return the puzzle without a key; numbers are rounded as in its file."""
    told = {text: float(value) for text, value in worth.items()}
    return Puzzle("", moment.look.seats, moment.options, moment.position, moment.seat, theme, hard, best, tempting, told, exact, error)
