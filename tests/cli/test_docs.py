"""What the documentation names exists: links, paths, commands with their options, extras, settings, HTTP requests. Its Python samples run."""

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from saqqara.cli.app import command
from saqqara.server import config
from saqqara.server.app import create_app
from saqqara.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "benchmarks/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
QUOTING = ("docs/tutorial.md", "docs/contributing/")
"""Pages whose Python samples are parts of the examples and the games; `tests/new_game` compares those of the tutorial."""
FOLDERS = ("src", "web", "tests", "tools", "docs", "deploy", "examples", "benchmarks")
OPTIONS = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
REQUEST = re.compile(r"(?:GET|POST|PUT|PATCH|DELETE)(?:, (?:GET|POST|PUT|PATCH|DELETE))* (/[^\s`]*)")
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def without_links(text: str) -> str:
    """Return a page without its link targets, which are tested apart."""
    return re.sub(r"\]\([^)]*\)", "]", text)


def code(text: str) -> Iterator[str]:
    """Yield what a page shows as code: the lines of its blocks (not of data), and what stands between backquotes."""
    for language, block in re.findall(r"```(\w*)\n(.*?)```", text, re.DOTALL):
        if not language:
            yield from re.sub(r"\\\n\s*", " ", block).splitlines()
    yield from re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page, as GitHub makes them from headings."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", re.sub(r"[`*]", "", one).lower()).replace(" ", "-") for one in headings} | set(re.findall(r'id="([^"]+)"', text))


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"\w+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{target}: no such file"
        assert not anchor or there.suffix != ".md" or anchor in anchors(there), f"{target}: no such heading"


@each_page
def test_paths_exist(page: Path) -> None:
    for text in code(without_links(page.read_text(encoding="utf-8"))):
        for path in re.findall(rf"(?<![\w./-])(?:{'|'.join(FOLDERS)})/[\w./<>*-]*[\w/*>]", text):
            for game in ("objective", "guardians", "cups") if "<" in path else ("",):
                pattern = re.sub(r"<\w+>", game, path).rstrip("/")
                if (ROOT / pattern).exists() or any(ROOT.glob(pattern)):
                    break
            else:
                pytest.fail(f"there is no {path}")


@cache
def commands() -> Any:
    """Return the command line, in English."""
    return command("en", playing=True)


def options_of(words: list[str]) -> tuple[list[str], set[str]]:
    """Return the command that some words name, and the options that it has."""
    node, named = commands(), []
    for word in words:
        below = getattr(node, "commands", {})
        if word not in below:
            break
        node = below[word]
        named.append(word)
    own = {option for parameter in node.params for option in (*parameter.opts, *parameter.secondary_opts)}
    return named, own | {"--help", "--lang", "--version"}


def said_commands(text: str) -> Iterator[str]:
    """Yield each command of ours that a page shows."""
    for line in code(text):
        for found in re.finditer(r"(?:^|[\s/('])saqqara((?: [^\s·|;&`)]+)+)", line):
            yield found[1].split("  ")[0].strip()


@each_page
def test_commands_and_their_options_exist(page: Path) -> None:
    for said in said_commands(page.read_text(encoding="utf-8")):
        words = [word for word in re.split(r"\s+", said) if not re.match(r"--lang", word)]
        words = words[1:] if words[:1] in (["en"], ["fr"]) else words
        if not words or not re.match(r"[a-z-]+$", words[0]):
            continue
        named, known = options_of(words)
        assert named or words[0].startswith("-"), f"saqqara {said}: there is no such command"
        if len(named) == 1 and hasattr(commands().commands[named[0]], "commands") and len(words) > 1 and re.match(r"[a-z-]+$", words[1]):
            pytest.fail(f"saqqara {said}: there is no such command")
        unknown = [option for option in OPTIONS.findall(said) if option not in known]
        assert not unknown, f"saqqara {said}: there is no {', '.join(unknown)}"


@each_page
def test_options_named_alone_exist(page: Path) -> None:
    """An option between backquotes belongs to some command of ours, or to a script that the page names."""
    text = page.read_text(encoding="utf-8")
    scripts = "".join((ROOT / path).read_text(encoding="utf-8") for path in set(re.findall(r"(?:benchmarks|tools|examples)/\w+\.py", text)) if (ROOT / path).exists())
    scripts += "".join(Path(module).read_text(encoding="utf-8") for name in set(re.findall(r"python -m (saqqara[\w.]+)", text)) if (module := origin(name)))
    every = {option for words in all_commands(commands(), []) for option in options_of(words)[1]}
    for said in code(text):
        if re.match(r"--[a-z]", said):
            for option in OPTIONS.findall(said):
                assert option in every or option in scripts or f'"{option}"' in scripts or option[2:].replace("-", "_") in scripts, f"nothing has the option {option}"


def all_commands(node: Any, words: list[str]) -> Iterator[list[str]]:
    """Yield the words of every command."""
    yield words
    for name, below in getattr(node, "commands", {}).items():
        yield from all_commands(below, [*words, name])


def origin(module: str) -> str | None:
    """Return the file of a module, without importing it."""
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    return found.origin if found else None


@each_page
def test_modules_scripts_and_parts_exist(page: Path) -> None:
    parts = set(re.search(r'^all="(.+)"$', (ROOT / "test").read_text(encoding="utf-8"), re.MULTILINE)[1].split()) | {"all"}  # type: ignore[index]
    for line in code(page.read_text(encoding="utf-8")):
        for module in re.findall(r"python -m ((?:saqqara|tests)[\w.]*)", line):
            assert origin(module), f"there is no module {module}"
        for script in re.findall(r"python ([\w/]+\.py)", line):
            assert (ROOT / script).exists(), f"there is no {script}"
        for given in re.findall(r"\./test((?: [a-z-]+)+)", line.split("  ")[0]):
            assert set(given.split()) <= parts, f"./test{given}: there is no such part"


@each_page
def test_extras_settings_and_variables_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = set(project["optional-dependencies"]) | {"NAME"}
    for found in re.findall(r"saqqara\[([\w,]+)\]|\./play add ([a-z]+)", text):
        assert set("".join(found).split(",")) <= extras, f"there is no extra {found}"
    settings = set(config.kinds())
    for name in re.findall(r"`((?:limits|keep)\.\w+)`", text):
        assert name in settings, f"there is no setting {name}"
    sources = "".join(path.read_text(encoding="utf-8") for folder in ("tests", "deploy", "tools") for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".yaml", ".env"))
    for name in re.findall(r"SAQQARA_[A-Z_]*[A-Z](?!_?…)", text):
        assert name.removeprefix("SAQQARA_").lower() in {one.replace(".", "_") for one in settings} or name in sources, f"nothing reads {name}"


@cache
def routes() -> set[tuple[str, str]]:
    """Return every HTTP request that a server answers, with `{}` for what differs."""
    app = create_app(Settings(database="sqlite:////nowhere/saqqara.db"))
    found = [(method, route.path) for route in app.routes if isinstance(route, APIRoute) for method in route.methods]
    return {(method, re.sub(r"\{\w+\}", "{}", path).removeprefix("/api/v1")) for method, path in found}


@each_page
def test_requests_exist(page: Path) -> None:
    for said in re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8")):
        for found in REQUEST.finditer(said):
            path = re.sub(r"\{\w+\}|\b[A-Z]+\b", "{}", found[1].split("?")[0]).removeprefix("/api/v1")
            for method in re.findall(r"[A-Z]{3,}", found[0][: found.start(1) - found.start()]):
                assert (method, path) in routes(), f"there is no {method} {path}"


def samples() -> Iterator[tuple[Path, str]]:
    """Yield the Python samples of the pages."""
    for page in PAGES:
        if not str(page.relative_to(ROOT)).startswith(QUOTING):
            yield from ((page, block) for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))


@pytest.mark.parametrize(("page", "sample"), list(samples()), ids=lambda one: one.stem if isinstance(one, Path) else "")
def test_samples_run(page: Path, sample: str) -> None:
    exec(compile(sample, str(page), "exec"), {})


def test_metrics_are_those_of_a_server() -> None:
    exported = set(re.findall(r'"(saqqara_[a-z_]+)"', (ROOT / "src/saqqara/server/metrics.py").read_text(encoding="utf-8")))
    named = re.findall(r"`(saqqara_[a-z_]+)`", (ROOT / "docs/host/operating.md").read_text(encoding="utf-8"))
    assert {name.removesuffix("_total") for name in named} == exported
