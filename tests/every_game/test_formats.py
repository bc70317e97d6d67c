"""A game's part of the contract of texts (its `formats.md`, where it has one) describes every move, field and choice."""

import dataclasses
import re
import typing
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from saqqara.core.game import find, games
from saqqara.core.parsing import plain
from tests.every_game.setups import SETUPS, random_game

every_game = pytest.mark.parametrize("game", [name for name, game in games().items() if (game.folder / "texts/formats.md").exists()])
COMMON = {"game", "seats", "over", "card"}
"""Fields that docs/formats.md describes."""


def page(game: str) -> str:
    return (find(game).folder / "texts/formats.md").read_text(encoding="utf-8")


def described(game: str) -> set[str]:
    """Return the words that the page sets as code, examples among them."""
    examples, rest = re.findall(r"```.*?```", page(game), re.DOTALL), re.sub(r"```.*?```", "", page(game), flags=re.DOTALL)
    return {word for code in [*examples, *re.findall(r"`([^`]+)`", rest)] for word in re.findall(r"\w+", code)}


def fields(kind: Any) -> Iterator[str]:
    """Yield the names of all fields of a type, and of the types in it."""
    if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind)):
        hints = typing.get_type_hints(kind)
        for name in kind.__annotations__:
            yield name
            yield from fields(hints[name])
    for part in typing.get_args(kind):
        yield from fields(part)


@every_game
def test_the_page_has_its_sections(game: str) -> None:
    kind = find(game)
    chosen = bool(kind.options or kind.times)
    wanted = ["Moves", "Position", *["Deck"] * kind.has_deck, *["Options and times"] * chosen, "Outcome", "Look"]
    assert re.findall(r"^## (.*)$", page(game), re.MULTILINE) == wanted, f"{game}/formats.md must have these sections, in this order"


@every_game
def test_every_word_of_a_move_is_described(game: str) -> None:
    *_, ended = random_game(next(setup for setup in SETUPS if setup.game == game), 5)
    words = {word for _, text in ended.record()["moves"] for word in re.findall(r"\b[a-z]{2,}\b", text)}
    missing = sorted(words - described(game))
    assert not missing, f"{game}/formats.md must describe the moves with {missing}"


@every_game
def test_every_field_of_a_position_a_deck_and_an_outcome_is_described(game: str) -> None:
    kind = find(game)
    asked = set(fields(kind.model.Position))
    if kind.has_deck:
        asked |= set(fields(kind.part("deck").Deck))
    *_, ended = random_game(next(setup for setup in SETUPS if setup.game == game), 5)
    asked |= set(plain(ended.look(None).outcome)["detail"])
    asked |= set(kind.options) | set(kind.times)
    missing = sorted(asked - described(game) - COMMON)
    assert not missing, f"{game}/formats.md must describe {missing}, as `code`"
