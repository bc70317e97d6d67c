"""A copy of the project with a game made by `saqqara new-game`, and commands run there."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import pytest

ROOT = Path(__file__).parents[2]
NAME = "sand_race"
LAWS = (
    "tests/every_game",
    "tests/records",
    "tests/core",
    "tests/mutants",
    "tests/bots",
    "tests/cli/test_help.py",
    f"tests/games/{NAME}",
)
CHOSEN = f"{NAME} or test_help"
"""The tests with the name of a new game, and those that go through all games at once."""
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".node", ".uv", "node_modules", "static", "__pycache__", ".pytest_cache", ".ruff_cache", ".hypothesis"),
)


@dataclass(frozen=True)
class Copy:
    """The copy, what the command said when it wrote the game, and the laws, which run meanwhile."""

    folder: Path
    said: str
    laws: Future[str]

    def run(self, *words: str, within: str = ".", **environment: str) -> str:
        """Run a command there; what it printed. A failure shows its last lines."""
        return run(self.folder / within, words, environment)


def run(folder: Path, words: tuple[str, ...], environment: Mapping[str, str] = MappingProxyType({})) -> str:
    """Run a command with the copy's own package and with the tools of this project's environment."""
    root = next(path for path in (folder, *folder.parents) if (path / "pyproject.toml").exists())
    own = {
        "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)]),
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), str(ROOT / ".node/bin"), os.environ["PATH"]]),
        "LANG": "C.UTF-8",
        "COLUMNS": "200",
        "SAQQARA_BROWSER": "all",  # what is asked for by name is not thinned out
    }
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "LC_"))}
    ran = subprocess.run(words, cwd=folder, env={**kept, **own, **environment}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{' '.join(words)}\n{(ran.stdout + ran.stderr)[-4000:]}"
    return ran.stdout


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """Written once; the tests only look at it. The laws take longest and need one core: they begin at once."""
    folder = tmp_path_factory.mktemp("copy") / "saqqara"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT, symlinks=True)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    said = run(folder, ("saqqara", "new-game", NAME))
    with ThreadPoolExecutor(1) as aside:
        yield Copy(folder, said, aside.submit(run, folder, ("pytest", *LAWS, "-k", CHOSEN)))
