"""Help: each argument and option has a line of its own, which says what it is for that command."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from saqqara.cli.app import command, command_tree
from saqqara.core.game import games
from saqqara.core.texts import say
from tests.cli.helping import Shell

REPEATED = {"en": "Can be repeated.", "fr": "Peut se répéter."}


class Line(NamedTuple):
    """The help of one argument or option: of which command, its text (or the text's key), and how it is written."""

    command: str
    name: str
    help: str
    many: bool
    kind: str

    @property
    def written(self) -> tuple[str, bool, str]:
        """Return the facts that must agree where the same text stands."""
        return self.name, self.many, self.kind


def lines(made: Any, path: tuple[str, ...] = ()) -> Iterator[Line]:
    """Yield the help of everything that can be given to a command and to those below it."""
    for one in made.params:
        if not getattr(one, "hidden", False):
            option = one.param_type_name == "option"
            many = bool(getattr(one, "multiple", False) or one.nargs == -1)
            kind = "flag" if option and one.is_flag else one.param_type_name
            yield Line(" ".join(path), one.opts[0] if option else str(one.metavar), one.help or "", many, kind)
    for name, below in getattr(made, "commands", {}).items():
        yield from lines(below, (*path, name))


def keys() -> list[Line]:
    """Return the help of every command, as keys of messages."""
    return list(lines(command_tree("en")))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_can_be_given_has_its_help_in_both_languages(language: str) -> None:
    told = list(lines(command(language)))
    assert len(told) > 150
    assert [line for line in told if not line.help or line.help.startswith(("cli-", "("))] == []
    assert [line for line in told if line.many is not (REPEATED[language] in line.help)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_text_has_one_meaning(language: str) -> None:
    """The same help text means the same parameter: in name, in kind, and in whether it can be repeated."""
    meanings: dict[str, set[tuple[str, bool, str]]] = {}
    for line in lines(command(language)):
        meanings.setdefault(line.help, set()).add(line.written)
    assert {text: found for text, found in meanings.items() if len(found) > 1} == {}


def test_the_text_of_one_command_is_not_lent_to_another() -> None:
    """A key that has a command's name in it, like `cli-arg-deck-game`, stands below that command alone."""
    every = keys()
    named = {word for line in every for word in re.split("[ -]", line.command) if word} - {"game", "new"}
    lent = []
    for line in every:
        of = re.match(r"cli-(?:arg|opt)-([a-z]+)-", line.help)
        if of and of[1] in named and of[1] not in re.split("[ -]", line.command):
            lent.append((line.command, line.name, line.help))
    assert lent == []


def test_whoever_reads_and_whoever_writes_a_file_say_so_differently() -> None:
    given = {(line.command, line.name): line.help for line in keys()}
    files = [given["admin export", "FILE"], given["admin import", "FILE"], given["admin person", "FILE"], given["deck copy", "FILE"]]
    assert len(set(files)) == 4
    assert given["lab puzzles", "--count"] != given["lab check-puzzles", "--count"]


def test_any_game_can_stand_in_a_tournament(shell: Shell) -> None:
    for line in (line for line in keys() if line.name == "GAME" and line.command in ("play", "tournament", "simulate", "lab exploit")):
        assert line.help == "cli-arg-game", line
    assert "with cards" not in shell("tournament", "--help").out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_options_of_games_say_what_they_are(language: str) -> None:
    told = {line.name: line.help for line in lines(command(language)) if line.command == "play"}
    for game in games().values():
        for kind, names in (("option", game.options), ("time", game.times)):
            for name in names:
                assert say(f"{kind}-{name}", language, game.name) in told[f"--{name.replace('_', '-')}"]
                assert game.title(language) in told[f"--{name.replace('_', '-')}"]
