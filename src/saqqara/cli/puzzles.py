"""`saqqara puzzle`: solve puzzles in the terminal; `saqqara lab puzzles`: make them; `saqqara lab check-puzzles`: search them once more."""

import random
from collections.abc import Iterator
from pathlib import Path

from saqqara.cli import files, typed_words
from saqqara.cli.keyboard import Keyboard, keyboard
from saqqara.cli.report import bar
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.texts import listed
from saqqara.solo import puzzles

COMMANDS = ("moves", "why", "quit")
FEW = 72
"""Moves that fit in so many characters are all named."""
WRONG = "#ff8a65"


class Leaving(Exception):
    """Somebody has had enough."""


def make(
    screen: Screen,
    game: str,
    out: Path,
    count: int,
    seed: str,
    tries: int | None,
    keep: Path | None,
    workers: int | None,
    minutes: float | None,
    force: bool,
) -> None:
    """Make a set and write it."""
    from saqqara.lab.puzzles import generator

    title = find(game).title(screen.language)
    if out.exists() and not force:
        raise BadSetup("cli-file-exists", path=str(out))
    with bar(title, count) as done:
        made = generator.make(game, count, seed, tries, keep, workers, minutes, done)
    files.write_whole(out, generator.written(made), force)
    screen.tell("cli-puzzles-made", "green" if len(made.puzzles) == count else WRONG, path=str(out), count=len(made.puzzles), wanted=count)


def check(screen: Screen, game: str, count: int, seed: str) -> None:
    """Search some puzzles of a game once more, and say how many do not hold."""
    from saqqara.lab.puzzles import verification

    title, some = find(game).title(screen.language), len(verification.sample(game, count))
    with bar(title, some) as done:
        found = verification.check(game, count, seed, done)
    screen.tell("cli-puzzles-searched", searched=found.searched)
    for key, keys in (("cli-puzzles-settled", found.settled), ("cli-puzzles-failed", found.failed)):
        low, high = (puzzles.percent(part, screen.language) for part in found.bounds(keys))
        screen.tell(key, WRONG if keys else "green", count=len(keys), low=low, high=high, keys=", ".join(keys))


def solve(screen: Screen, game: str | None, theme: str | None, number: int | None) -> None:
    """One puzzle after the other, until somebody has had enough; what was solved is told at the end and kept nowhere."""
    if game is None and (theme is not None or number is not None):
        raise BadSetup("cli-puzzle-game")
    chosen = one_of(game, number) if game is not None and number is not None else drawn(game, theme)
    sitting = keyboard(screen)
    right = seen = 0
    try:
        for puzzle in chosen:
            seen += 1
            right += asked(screen, sitting, puzzle)
            if number is None and again(screen, sitting):
                break
    except (Leaving, EOFError):
        seen -= 1
    screen.tell("cli-puzzle-solved", "bold", right=right, seen=seen)


def one_of(game: str, number: int) -> Iterator[puzzles.Puzzle]:
    """A puzzle by its number."""
    every = puzzles.of(game)
    if number > len(every):
        raise BadSetup("cli-puzzle-number", number=number, most=len(every))
    return iter([every[number - 1]])


def drawn(game: str | None, theme: str | None) -> Iterator[puzzles.Puzzle]:
    """All there are, in another order each time."""
    names = puzzles.with_puzzles() if game is None else (game,)
    every = [puzzle for name in names for puzzle in puzzles.of(name, theme)]
    random.shuffle(every)
    return iter(every)


def asked(screen: Screen, sitting: Keyboard, puzzle: puzzles.Puzzle) -> bool:
    """Show a puzzle, take an answer and explain; whether it was right."""
    look, kind = puzzles.look(puzzle), find(puzzle.game)
    show(screen, puzzle, look)
    offers = (*look.moves, *(typed_words.spellings(command, screen.language)[0] for command in COMMANDS))
    while True:
        text = sitting.ask(screen.say("cli-puzzle-prompt", seat=puzzle.seat), offers, memory=puzzle.key)
        typed = typed_words.read(text)
        if typed is not None and typed.command in COMMANDS and text.casefold() not in look.moves:
            if typed.command == "quit":
                raise Leaving
            if typed.command == "moves":
                screen.show(listed(look.moves, screen.language, "or"))
                continue
            tell(screen, puzzle, None)
            return False
        part = kind.part("extras.puzzles")
        try:
            verdict = puzzles.judge(puzzle, part.typed(text) if hasattr(part, "typed") else text)
        except SaqqaraError as problem:
            screen.show(problem.reason(screen.language), WRONG)
            continue
        screen.tell("cli-puzzle-right" if verdict.right else "cli-puzzle-wrong", "bold green" if verdict.right else f"bold {WRONG}")
        tell(screen, puzzle, verdict.answer)
        return verdict.right


def show(screen: Screen, puzzle: puzzles.Puzzle, look: Look) -> None:
    """What is known before it is answered: not what it is about, which would be half the answer."""
    kind = find(puzzle.game)
    screen.clear()
    screen.tell("cli-puzzle-head", "bold", title=kind.title(screen.language), puzzle=puzzle.key, rating=str(round(puzzle.difficulty)))
    screen.show(kind.part("extras.terminal").board(look, screen.language))
    forms = kind.part("extras.puzzles").FORMS if hasattr(kind.part("extras.puzzles"), "FORMS") else kind.part("notation").FORMS
    few = listed(look.moves, screen.language, "or")
    what = few if len(few) <= FEW and not puzzles.counted(puzzle.game) else listed(forms, screen.language, "or")
    screen.tell("cli-puzzle-ask-points" if puzzles.counted(puzzle.game) else "cli-puzzle-ask", seat=puzzle.seat, moves=what)


def tell(screen: Screen, puzzle: puzzles.Puzzle, answer: tuple[str, ...] | None) -> None:
    """The explanation."""
    for sentence in puzzles.explain(puzzle, answer, screen.language):
        screen.show(sentence)
    screen.tell("cli-puzzle-about", "dim", theme=puzzles.theme(puzzle, screen.language))


def again(screen: Screen, sitting: Keyboard) -> bool:
    """Wait; whether somebody has had enough."""
    typed = typed_words.read(sitting.pause(screen.say("cli-puzzle-next"), takes=("quit",)))
    return typed is not None and typed.command == "quit"
