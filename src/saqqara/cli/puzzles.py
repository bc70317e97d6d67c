"""`saqqara puzzle`: solve puzzles; `saqqara lab puzzles`: make them; `saqqara lab check-puzzles`: search them once more."""

import random
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from saqqara.cli import files, typed_words
from saqqara.cli.command_options import Ctx, Force, Game
from saqqara.cli.game_loop import MAX_LISTED
from saqqara.cli.game_session import Leave
from saqqara.cli.keyboard import Keyboard, open_keyboard
from saqqara.cli.screen import WRONG, Screen, progress_bar
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.texts import listed
from saqqara.solo import puzzles

COMMANDS = ("moves", "why", "quit")


def make_puzzles(
    ctx: Ctx,
    game: Game,
    out: Annotated[Path, Option(metavar="FILE", help="cli-opt-puzzles-out", show_default=False)],
    count: Annotated[int, Option(min=1, max=10_000, help="cli-opt-puzzles-count")] = 300,
    seed: Annotated[str, Option(help="cli-opt-puzzles-seed")] = "1",
    tries: Annotated[int | None, Option(min=100, max=1_000_000, help="cli-opt-puzzles-tries", show_default=False)] = None,
    keep: Annotated[Path | None, Option(metavar="LINES", help="cli-opt-puzzles-keep", show_default=False)] = None,
    workers: Annotated[int | None, Option(min=1, max=256, help="cli-opt-puzzles-workers", show_default=False)] = None,
    minutes: Annotated[float | None, Option(min=0.01, help="cli-opt-puzzles-minutes", show_default=False)] = None,
    force: Force = False,
) -> None:
    """Make a set and write it."""
    from saqqara.lab.puzzles import generator

    title = find(game).title(ctx.obj.language)
    files.check_free(out, force)
    with progress_bar(title, count) as advance:
        made = generator.make(game, count, seed, tries, keep, workers, minutes, advance)
    files.write_whole(out, generator.written(made), force)
    found = len(made.puzzles)
    ctx.obj.tell("cli-puzzles-made", "green" if found == count else WRONG, path=str(out), count=found, wanted=count)


def check_puzzles(
    ctx: Ctx,
    game: Game,
    count: Annotated[int, Option(min=1, max=10_000, help="cli-opt-check-puzzles-count")] = 40,
    seed: Annotated[str, Option(help="cli-opt-check-puzzles-seed")] = "again",
) -> None:
    """Search some puzzles of a game once more, and say how many do not hold."""
    from saqqara.lab.puzzles import verification

    with progress_bar(find(game).title(ctx.obj.language), len(verification.sample(game, count))) as advance:
        found = verification.check(game, count, seed, advance)
    ctx.obj.tell("cli-puzzles-searched", searched=found.searched)
    for key, keys in (("cli-puzzles-settled", found.settled), ("cli-puzzles-failed", found.failed)):
        low, high = (puzzles.percent(part, ctx.obj.language) for part in found.bounds(keys))
        ctx.obj.tell(key, WRONG if keys else "green", count=len(keys), low=low, high=high, keys=", ".join(keys))


def solve_puzzles(
    ctx: Ctx,
    game: Annotated[str | None, Argument(metavar="GAME", help="cli-arg-puzzle-game", show_default=False)] = None,
    theme: Annotated[str | None, Option(metavar="THEME", help="cli-opt-puzzle-theme", show_default=False)] = None,
    number: Annotated[int | None, Option(min=1, metavar="K", help="cli-opt-puzzle-number", show_default=False)] = None,
) -> None:
    """Ask one puzzle after the other, until somebody quits; what was solved is said at the end and kept nowhere."""
    if game is None and (theme is not None or number is not None):
        raise BadSetup("cli-puzzle-game")
    every = [puzzle for name in (puzzles.with_puzzles() if game is None else (game,)) for puzzle in puzzles.of(name, theme)]
    if number is not None:
        every = list(puzzles.of(game or ""))
        if number > len(every):
            raise BadSetup("cli-puzzle-number", number=number, most=len(every))
        every = [every[number - 1]]
    random.shuffle(every)
    keyboard = open_keyboard(ctx.obj)
    right = seen = 0
    try:
        for puzzle in every:
            right += ask_puzzle(ctx.obj, keyboard, puzzle)
            seen += 1
            if number is None:
                typed = typed_words.parse(keyboard.pause(ctx.obj.say("cli-puzzle-next"), takes=("quit",)))
                if typed is not None and typed.command == "quit":
                    break
    except (Leave, EOFError):
        pass
    ctx.obj.tell("cli-puzzle-solved", "bold", right=right, seen=seen)


def ask_puzzle(screen: Screen, keyboard: Keyboard, puzzle: puzzles.Puzzle) -> bool:
    """Show a puzzle, take an answer and explain; return whether it was right."""
    look, part = puzzles.look(puzzle), find(puzzle.game).part("extras.puzzles")
    show_puzzle(screen, puzzle, look)
    offers = (*look.moves, *typed_words.offered_words(screen.language, COMMANDS))
    while True:
        text = keyboard.ask(screen.say("cli-puzzle-prompt", seat=puzzle.seat), lambda: offers, puzzle.key) or ""
        typed = typed_words.parse(text)
        if typed is not None and typed.command in COMMANDS and text.casefold() not in look.moves:
            if typed.command == "quit":
                raise Leave
            if typed.command == "moves":
                screen.show(listed(look.moves, screen.language, "or"))
                continue
            explain_puzzle(screen, puzzle, None)
            return False
        try:
            verdict = puzzles.judge(puzzle, part.typed(text) if hasattr(part, "typed") else text)
        except SaqqaraError as problem:
            screen.show(problem.reason(screen.language), WRONG)
            continue
        screen.tell("cli-puzzle-right" if verdict.right else "cli-puzzle-wrong", "bold green" if verdict.right else f"bold {WRONG}")
        explain_puzzle(screen, puzzle, verdict.answer)
        return verdict.right


def show_puzzle(screen: Screen, puzzle: puzzles.Puzzle, look: Look) -> None:
    """Show what is known before it is answered: not its theme, which would be half the answer."""
    kind = find(puzzle.game)
    screen.clear()
    screen.tell("cli-puzzle-head", "bold", title=kind.title(screen.language), puzzle=puzzle.key, rating=str(round(puzzle.difficulty)))
    screen.show(kind.drawing(look, screen.language))
    counted, few = puzzles.counted(puzzle.game), listed(look.moves, screen.language, "or")
    forms = getattr(kind.part("extras.puzzles"), "FORMS", kind.part("notation").FORMS)
    moves = few if len(few) <= MAX_LISTED and not counted else listed(forms, screen.language, "or")
    screen.tell("cli-puzzle-ask-points" if counted else "cli-puzzle-ask", seat=puzzle.seat, moves=moves)


def explain_puzzle(screen: Screen, puzzle: puzzles.Puzzle, answer: tuple[str, ...] | None) -> None:
    """Show the explanation and the theme."""
    for sentence in puzzles.explain(puzzle, answer, screen.language):
        screen.show(sentence)
    screen.tell("cli-puzzle-about", "dim", theme=puzzles.theme(puzzle, screen.language))
