"""French and English say the same things with the same arguments, in the core, the shells and every game."""

import ast as python
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

import saqqara
from saqqara.core.errors import SaqqaraError
from saqqara.core.texts import say

PACKAGE = Path(saqqara.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
FILES = [*sorted(PACKAGE.rglob("*.en.ftl")), *sorted(WEB.rglob("en.ftl"))]


class Variables(visitor.Visitor):
    """The arguments and other messages that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add("$" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """Return each message's id with what it uses; no file has junk or says a thing twice."""
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {(entry.content or '')[:60]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    behind = PACKAGE / "games" / file.parent.name / f"texts/messages.{file.name}"  # a board's words may use those of its game
    known = {**(messages(behind) if WEB in file.parents and behind.exists() else {}), **found}
    for used in found.values():
        for name in [name for name in used if name[0] != "$"]:
            used.update(known.get(name, set()))
    return found


def test_there_are_messages() -> None:
    assert len(FILES) >= 3


@pytest.mark.parametrize("english", FILES, ids=lambda file: f"{file.parents[1].name}-{file.parent.name}-{file.name}")
def test_both_languages_have_the_same_messages_with_the_same_arguments(english: Path) -> None:
    french = english.with_name(english.name.replace("en.ftl", "fr.ftl"))
    ours, theirs = messages(english), messages(french)
    assert sorted(ours) == sorted(theirs)
    for key, used in ours.items():
        assert {name for name in used if name[0] == "$"} == {name for name in theirs[key] if name[0] == "$"}, key


def game_of(file: Path) -> str | None:
    """Return the game whose messages a file has; None for shared ones."""
    return file.parents[1].name if file.parents[2].name == "games" else None


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if PACKAGE in file.parents],
    ids=lambda file: f"{file.parents[1].name}-{file.parent.name}-{file.name}",
)
def test_every_message_can_be_said_with_its_arguments(file: Path) -> None:
    args = {
        name[1:]: 1 for one in (*file.parent.glob("*.en.ftl"), file) for used in messages(one).values() for name in used if name[0] == "$"
    }
    for key in messages(file):
        for language in ("en", "fr"):
            assert say(key, language, game_of(file), **args)
            assert SaqqaraError(key, game_of(file), **args).reason(language)


def forwarders() -> Iterator[tuple[str, list[str]]]:
    """Yield each function that takes a message's key and its arguments, with its own parameters that could also be written as arguments."""
    for file in sorted(PACKAGE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for node in python.walk(python.parse(text)) if "**" in text and "key" in text else ():
            if isinstance(node, python.FunctionDef) and node.args.kwarg is not None:
                every = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
                if "key" in every:
                    yield f"{file.relative_to(PACKAGE)}:{node.name}", [one.arg for one in (*node.args.args, *node.args.kwonlyargs)]


def test_no_argument_of_a_message_is_taken_for_a_parameter() -> None:
    """`say("…", language, game="Objective")` fills `{ $game }`: whoever hands on arguments has positional parameters alone."""
    found = list(forwarders())
    assert {"core/texts.py:say", "core/errors.py:__init__", "cli/screen.py:say"} <= {where for where, _ in found}
    assert [(where, names) for where, names in found if names] == []
    assert say("cli-ratings-game", "en", game="Objective", changed=0).startswith("Objective: ")


def test_shared_messages_have_one_owner() -> None:
    owners: dict[str, Path] = {}
    for file in PACKAGE.glob("*/messages.en.ftl"):
        for key in messages(file):
            assert key not in owners, f"{key} in {file} and {owners.get(key)}"
            owners[key] = file


@pytest.mark.parametrize("number", [10**30, -(10**5000), 1e300, float("inf"), float("nan"), 2**50, 7], ids=list("abcdefg"))
def test_any_number_can_be_said(number: float) -> None:
    for language in ("en", "fr"):
        assert len(say("record-format", language, got=number, known=1)) < 200


def test_an_unknown_language_is_answered_in_english() -> None:
    assert say("undo-nothing", "tlh") == say("undo-nothing", "en")


def test_a_message_that_does_not_exist_is_a_mistake_of_the_program() -> None:
    with pytest.raises(LookupError):
        say("no-such-message")
    with pytest.raises(LookupError):
        say("unknown-game")
