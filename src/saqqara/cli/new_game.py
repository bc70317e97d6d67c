"""`saqqara new-game`: the game of the tutorial (`examples/`), copied under another name, to be reshaped."""

import keyword
import os
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from saqqara.cli.command_options import Ctx
from saqqara.cli.rulebook import CLAUSE, page
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadSetup
from saqqara.core.game import games

PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parents[1]
FOLDERS = {"game": ROOT / "src/saqqara/games", "web": ROOT / "web/src/games", "tests": ROOT / "tests/games"}
"""The target of each folder of the example, with the new game's name."""
NAME = re.compile(r"[a-z][a-z0-9_]{1,19}")
SHARED = (".py", ".ts", ".svelte", ".css", ".ftl", ".sh", ".toml")
MADE = ("tools/client_types.py", "tools/pages.py", "-m tests.records.golden {name}")
"""The tools that generate files from all games, or from each: run again for a new game."""
STEPS = 8


def example() -> Path:
    """Return the folder of the game that is copied: it has the same three folders."""
    return next(path.parent for path in (ROOT / "examples").glob("*/game"))


def new_game(
    ctx: Ctx,
    name: Annotated[str, Argument(metavar="NAME", help="cli-arg-new-game", show_default=False)],
    clause: Annotated[str | None, Option(metavar="X", help="cli-opt-clause", show_default=False)] = None,
) -> None:
    """Write the game, make what is made from it, say what to do next. Whatever is wrong is found before anything is written."""
    screen: Screen = ctx.obj
    if not all(folder.is_dir() for folder in FOLDERS.values()):
        raise BadSetup("cli-new-game-nowhere")
    check_name(name)
    letter = free_letter(name, clause)
    with screen.busy(screen.say("cli-new-game-writing")):
        written = write(name, letter)
        for command in MADE:
            make(command.format(name=name))
    screen.tell("cli-new-game-written", "green", files=written, name=name, letter=letter)
    for number in range(1, STEPS + 1):
        screen.show(f"{number}. {screen.say(f'cli-new-game-step-{number}', name=name, letter=letter)}")


def check_name(name: str) -> None:
    """Check that the name is one that a module can have, that no game has, and that means nothing else: shared code names no game, and a
    test holds that."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadSetup("cli-new-game-bad-name", name=name[:40])
    if any(path.exists() for folder in FOLDERS.values() for path in (folder / name, folder / f"{name}.py")):
        raise BadSetup("cli-new-game-taken", name=name)
    word = re.compile(rf"(?<![\w-])({name}|{title_of(name)})(?![\w-])")
    for path in shared_files():
        if word.search(path.read_text(encoding="utf-8")):
            raise BadSetup("cli-new-game-word", name=name, path=str(path.relative_to(ROOT)))


def shared_files() -> Iterator[Path]:
    """Yield the code and the words that belong to no game."""
    for folder in (PACKAGE, ROOT / "tools", ROOT / "web/src"):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder).parts
            own = inside[0] == "games" or "static" in inside or path.name == "types.ts" or path.name.endswith(".test.ts")
            if path.suffix in SHARED and not own:
                yield path


def title_of(name: str) -> str:
    """Return the game's name for people, to begin with."""
    return name.replace("_", " ").capitalize()


def free_letter(name: str, asked: str | None) -> str:
    """Return the letter of the new game's clauses: the one asked for, or one of its name, or any that no game has."""
    taken = {re.sub("[^A-Z]", "", clause) for game in games().values() for clause in CLAUSE.findall(page(game, "en"))}
    if asked is not None:
        if asked not in string.ascii_uppercase or len(asked) != 1:
            raise BadSetup("cli-new-game-bad-clause", clause=asked[:20])
        if taken & {asked, f"{asked}R"}:
            raise BadSetup("cli-new-game-clause-taken", clause=asked, known=sorted(taken))
        return asked
    wishes = [letter for letter in name.upper() + string.ascii_uppercase if letter.isalpha()]
    return next(letter for letter in wishes if not taken & {letter, f"{letter}R"})


def write(name: str, letter: str) -> int:
    """Copy the example under its new name. Return how many files there are."""
    source, written = example(), 0
    for part, folder in FOLDERS.items():
        for file in sorted(path for path in (source / part).rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            target = folder / name / file.relative_to(source / part)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(file.read_text(encoding="utf-8"), name, letter), encoding="utf-8")
            written += 1
    return written


def renamed(text: str, name: str, letter: str) -> str:
    """Return a file of the example as another game has it: its name in code, its titles in both languages, the letter of its clauses."""
    source = example()
    texts = [(source / f"game/texts/rules.{language}.md").read_text(encoding="utf-8") for language in ("en", "fr")]
    for title in (rules.partition("\n")[0].removeprefix("# ") for rules in texts if name != source.name):
        text = text.replace(title, title_of(name))
    own = re.findall(r"\*\*([A-Z])1\*\*", texts[0])[0]
    return re.sub(rf"(?<![A-Za-z]){own}(R?[0-9]+)", rf"{letter}\1", text).replace(source.name, name)


def make(command: str) -> None:
    """Run a generator of the project in a process of its own, which finds the new game."""
    words = [sys.executable, *command.split()]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    ran = subprocess.run(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise BadSetup("cli-new-game-failed", command=f"python {command}", what=(ran.stderr or ran.stdout).strip().splitlines()[-1][:200])
