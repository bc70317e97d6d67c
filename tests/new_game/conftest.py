"""A copy of the project with a game made by `saqqara new-game`, and all that is asked of it there, two things at a time."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAME = "sand_race"
FOLDERS = (f"src/saqqara/games/{NAME}", f"web/src/games/{NAME}", f"tests/games/{NAME}")
LAWS = ("tests/every_game", "tests/records", "tests/core", "tests/mutants", "tests/bots", "tests/cli/test_help.py", FOLDERS[2])
BOARD = ("tests/browser/test_playing.py", "tests/browser/test_boards.py", "tests/browser/test_editor.py")
STEPS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "browser": (
        ("web", "node_modules/.bin/vite", "build", "--logLevel", "error"),
        (".", "pytest", *BOARD, "-k", f"{NAME} and (keys or look or mended)"),
    ),
    "laws": ((".", "pytest", *LAWS, "-k", f"{NAME} or test_help"),),  # and those that go through all games at once
    "client": (
        ("web", "npm", "run", "--silent", "types"),
        ("web", "node_modules/.bin/biome", "check", f"src/games/{NAME}"),
    ),
    "style": (
        (".", "ruff", "format", "--check", *FOLDERS[::2]),
        (".", "ruff", "check", *FOLDERS[::2]),
        (".", "mypy", *FOLDERS[::2]),
        (".", "lint-imports"),
    ),
    "fresh": ((".", "python", "tools/client_types.py", "--check"), (".", "python", "tools/pages.py", "--check")),
}
"""The commands that run in the copy, each with its folder; the longest first."""
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".node", ".uv", "node_modules", "static", "__pycache__", ".pytest_cache", ".ruff_cache", ".hypothesis"),
)


@dataclass(frozen=True)
class Copy:
    """The copy, what the command said when it wrote the game, and what the commands of each step print, once they have run."""

    folder: Path
    said: str
    steps: Mapping[str, Future[str]]

    def printed(self, step: str) -> str:
        """Wait for a step. A failure shows the last lines of the command that failed."""
        return self.steps[step].result()


def run(folder: Path, commands: tuple[tuple[str, ...], ...]) -> str:
    """Run commands in a copy, with its own package and the tools of this project's environment; return what they printed."""
    own = {
        "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]),
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), str(ROOT / ".node/bin"), os.environ["PATH"]]),
        "LANG": "C.UTF-8",
        "COLUMNS": "200",
        "SAQQARA_BROWSER": "all",  # what is asked for by name is not thinned out
        "SAQQARA_SNAPSHOTS": "write",  # the game's pictures are kept first, as a new game's are
    }
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "LC_"))}
    printed = ""
    for place, *words in commands:
        ran = subprocess.run(words, cwd=folder / place, env=kept | own, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, f"{' '.join(words)}\n{(ran.stdout + ran.stderr)[-4000:]}"
        printed += ran.stdout
    return printed


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """Written once; all steps begin at once, as many together as there are cores for them."""
    folder = tmp_path_factory.mktemp("copy") / "saqqara"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT, symlinks=True)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    said = run(folder, ((".", "saqqara", "new-game", NAME),))
    with ThreadPoolExecutor(2) as pool:
        yield Copy(folder, said, {step: pool.submit(run, folder, commands) for step, commands in STEPS.items()})
