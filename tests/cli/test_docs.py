"""The names in the documentation exist: links, paths, commands and their options, modules, extras, settings, HTTP requests, metrics.
Its Python samples run; what every command does is tried in `test_every_command.py`."""

import importlib.util
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

import saqqara
from saqqara.cli.app import command
from saqqara.server import settings_loader
from saqqara.server.app import create_app
from saqqara.server.settings import Settings

ROOT = Path(__file__).parents[2]
AT_ROOT = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "benchmarks/README.md",
    "src/saqqara/games/README.md",
)
PAGES = [*(ROOT / name for name in AT_ROOT), *sorted((ROOT / "docs").rglob("*.md"))]
QUOTING = ("docs/contributing/",)
"""Pages whose Python samples are parts of longer files; `tests/new_game` compares those of the tutorial."""
FOLDERS = "src|web|tests|tools|docs|deploy|examples|benchmarks"
MADE = ("web/node_modules", "deploy/.env", "src/saqqara/games/cups", "web/src/games/cups", "tests/games/cups")
"""Paths that come into being when something is used."""
REQUEST = re.compile(r"((?:GET|POST|PUT|PATCH|DELETE)(?:, (?:GET|POST|PUT|PATCH|DELETE))*) (/[^\s`]*)")
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def text_of(page: Path, blocks: bool = True) -> str:
    """Return a page, with or without its blocks of code."""
    text = page.read_text(encoding="utf-8")
    return text if blocks else re.sub(r"```.*?```", "", text, flags=re.DOTALL)


def code(page: Path) -> Iterator[str]:
    """Yield what a page shows as code: the lines of its blocks (not those in a language), and what stands between backquotes."""
    for language, block in re.findall(r"```(\w*)\n(.*?)```", text_of(page), re.DOTALL):
        yield from () if language else block.splitlines()
    yield from re.findall(r"`([^`\n]+)`", text_of(page, blocks=False))


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page, as GitHub makes them from headings."""
    headings = re.findall(r"^#+ (.+)$", text_of(page, blocks=False), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", text_of(page, blocks=False)):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        if not re.match(r"\w+:", target):
            assert there.exists(), f"{target}: no such file"
            assert not anchor or there.suffix != ".md" or anchor in anchors(there), f"{target}: no such heading"


@each_page
def test_paths_exist(page: Path) -> None:
    for path in re.findall(rf"(?<![\w./-])(?:{FOLDERS})/[\w./<>*-]*[\w/*>]", "\n".join(code(page))):
        for game in ("objective", "guardians") if "<game>" in path else ("",):
            named = re.sub(r"<\w+>", "*" if "<game>" not in path else game, path).rstrip("/")
            assert path.startswith(MADE) or any(ROOT.glob(named)), f"there is no {path}"


@cache
def commands() -> Any:
    """Return the command line, in English."""
    return command("en")


def every_command(node: Any, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """Yield the words of each command, with its options."""
    yield words, {option for parameter in node.params for option in (*parameter.opts, *parameter.secondary_opts)} | {"--help"}
    for name, below in getattr(node, "commands", {}).items():
        yield from every_command(below, (*words, name))


def shown_commands(page: Path) -> Iterator[str]:
    """Yield each command of ours that a page shows, without the program's name."""
    for line in code(page):
        for found in re.findall(r"(?:^|[\s/(])saqqara((?: [^\s·|;&`)]+)+)", line):
            said = re.sub(r"^ --lang \w+", "", found.split("  ")[0]).strip()
            if re.match(r"[a-z][a-z-]+(?! 1$)", said) and not said.endswith(" 1"):  # "saqqara deal 1" begins what is hashed
                yield said


@each_page
def test_commands_and_their_options_exist(page: Path) -> None:
    known = dict(every_command(commands()))
    for said in shown_commands(page):
        words = tuple(re.match(r"[a-z-]+(?: [a-z-]+)?", said)[0].split())  # type: ignore[index]
        named = next((words[:many] for many in (2, 1) if words[:many] in known), None)
        assert named, f"saqqara {said}: there is no such command"
        assert len(named) == 2 or not any(other[:1] == named and len(other) == 2 for other in known) or len(words) == 1, (
            f"saqqara {said}: no such command"
        )
        missing = [option for option in re.findall(r"(?<!\S)--[a-z-]+", said) if option not in known[named]]
        assert not missing, f"saqqara {said}: there is no {', '.join(missing)}"


@pytest.mark.parametrize("page", [page for page in PAGES if "```diff" in page.read_text(encoding="utf-8")], ids=lambda page: page.stem)
def test_changes_that_a_page_shows_can_be_made(page: Path) -> None:
    """`git apply` reads a page as it is, and finds every change in it."""
    counted = subprocess.run(["git", "apply", "--check", "--numstat", page], cwd=ROOT, capture_output=True, text=True, check=False)
    assert counted.returncode == 0, f"the example no longer fits what is there: {counted.stderr}"
    assert len(counted.stdout.splitlines()) == text_of(page).count("\n+++ b/")


def test_every_command_is_told_of() -> None:
    told = " ".join(said for page in PAGES for said in (*shown_commands(page), *code(page)))
    silent = [words for words, _ in every_command(commands()) if words and " ".join(words) not in told]
    assert not silent


@each_page
def test_modules_scripts_and_parts_exist(page: Path) -> None:
    parts = set(re.findall(r"\w[\w-]*", re.findall(r'^all="(.+)"$', (ROOT / "test").read_text(encoding="utf-8"), re.MULTILINE)[0]))
    for line in code(page):
        for module in re.findall(r"python -m ((?:saqqara|tests)[\w.]*)", line):
            assert importlib.util.find_spec(module), f"there is no module {module}"
        for script in re.findall(r"(?<!exec:)\bpython ([\w/]+\.py)", line):
            assert (ROOT / script).exists(), f"there is no {script}"
        for given in re.findall(r"^\./test((?: [a-z-]+)+)", line.split("  ")[0]):
            assert set(given.split()) <= parts | {"all"}, f"./test{given}: there is no such part"


@each_page
def test_extras_settings_and_variables_exist(page: Path) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for found in re.findall(r"saqqara\[([a-z]+)\]|\./play add ([a-z]+)", text_of(page)):
        assert "".join(found) in extras, f"there is no extra {found}"
    settings = set(settings_loader.kinds())
    for name in re.findall(r"`((?:limits|keep)\.\w+)`", text_of(page)):
        assert name in settings, f"there is no setting {name}"
    variables = {f"SAQQARA_{name.replace('.', '_').upper()}" for name in settings}
    for name in set(re.findall(r"SAQQARA_[A-Z]+(?:_[A-Z]+)*(?![A-Z_…])", text_of(page).replace("_…", "…"))) - variables:
        readers = (
            path
            for folder in ("tests", "deploy", "src/saqqara/server")
            for path in (ROOT / folder).rglob("*")
            if path.suffix in (".py", ".yaml")
        )
        assert any(name in path.read_text(encoding="utf-8") for path in readers), f"nothing reads {name}"


@cache
def requests() -> set[tuple[str, str]]:
    """Return every HTTP request that a server answers, with `{}` for what differs."""
    routes = [route for route in create_app(Settings(database="sqlite:////nowhere/saqqara.db")).routes if isinstance(route, APIRoute)]
    return {(method, re.sub(r"\{\w+\}", "{}", route.path).removeprefix("/api/v1")) for route in routes for method in route.methods or ()}


@each_page
def test_requests_exist(page: Path) -> None:
    for methods, path in REQUEST.findall("\n".join(re.findall(r"`([^`\n]+)`", text_of(page)))):
        asked = re.sub(r"\{\w+\}|\b[A-Z]+\b", "{}", path.split("?")[0]).removeprefix("/api/v1")
        for method in methods.split(", "):
            assert (method, asked) in requests(), f"there is no {method} {path}"


SAMPLES = [
    (page, sample)
    for page in PAGES
    if not str(page.relative_to(ROOT)).startswith(QUOTING)
    for sample in re.findall(r"```python\n(.*?)```", text_of(page), re.DOTALL)
]


@pytest.mark.parametrize(("page", "sample"), SAMPLES, ids=lambda one: one.stem if isinstance(one, Path) else "")
def test_samples_run(page: Path, sample: str) -> None:
    exec(compile(sample, str(page), "exec"), {})


def test_metrics_are_exported() -> None:
    exported = re.findall(r'"(saqqara_[a-z_]+)"', (ROOT / "src/saqqara/server/ops/metrics.py").read_text(encoding="utf-8"))
    for name in re.findall(r"`(saqqara_[a-z_]+)`", text_of(ROOT / "docs/host/operating.md")):
        assert name.removesuffix("_total") in exported


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    cited = re.findall(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert [saqqara.__version__, *cited] == [project, project]
    assert f"\n## {project} " in text_of(ROOT / "CHANGELOG.md")
