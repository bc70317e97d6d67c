"""Errors of positions name the field, its value, the wanted one, and the reason (the clause)."""

import ast
import copy
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from saqqara import SaqqaraError, Table
from saqqara.core.game import GAMES, find, games
from saqqara.core.texts import LANGUAGES
from tests.every_game.setups import SETUPS, random_game
from tests.games.helping import clause_letter, understandable

every_game = pytest.mark.parametrize("game", games())
BEGINS = {"en": ("Field “",), "fr": ("Champ « ", "Le champ « ")}
RULE = {"en": "rules?", "fr": "règles?"}
STRANGE: tuple[Any, ...] = (-1, 0, 1, 7, 99, 2**40, "", "x", "a1", True, False, None, [], {}, [None], ["x"], [1, 1], {"x": 1}, 0.5)


def messages(game: str, language: str) -> dict[str, str]:
    """Return the sentences of a game about positions, as they stand in its files."""
    texts = [file.read_text(encoding="utf-8") for file in (GAMES / game).glob(f"texts/*.{language}.ftl")]
    entries = [entry for text in texts for entry in FluentParser(with_spans=False).parse(text).body if isinstance(entry, fluent.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries if entry.id.name.startswith("position-")}


def raised(game: str) -> set[str]:
    """Return the keys that the game's check names."""
    module = "position_checks" if find(game).has("position_checks") else "declaration"
    tree = ast.parse((GAMES / game / f"{module}.py").read_text(encoding="utf-8"))
    named = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    calls = [call for call in named if call.func.id in ("bad", "BadPosition")]  # type: ignore[attr-defined]
    keys = [part.value for call in calls for part in ast.walk(call.args[0]) if isinstance(part, ast.Constant)]
    return {key for key in keys if isinstance(key, str) and "position-" in key}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_that_names_its_field_and_its_clause(game: str, language: str) -> None:
    said = messages(game, language)
    own = {key for key in raised(game) if not key.startswith("bad-position-")}
    assert own == set(said), f"{game}: the keys of its checks and the messages position-… of its *.{language}.ftl must be the same"
    for key, text in said.items():
        sentence = text.partition(" =")[2].strip()
        assert sentence.startswith(BEGINS[language]), f"{key}: begin with the field, as in {BEGINS[language]}…"
        for found in re.finditer(rf"\b{clause_letter(game)}R?[0-9]+[a-z]?\b", sentence):
            before = sentence[: found.start()]
            assert re.search(rf"\({RULE[language]} [^()]*$", before), (
                f"{key}: write “({RULE[language]} {found[0]})”, and what it demands in words"
            )


def changed(data: Any, chance: random.Random) -> Any:
    """Good data with one thing in it changed."""
    if isinstance(data, dict) and data and chance.random() < 0.9:
        key = chance.choice(sorted(data))
        return {**data, key: changed(data[key], chance)}
    if isinstance(data, list) and data and chance.random() < 0.8:
        at = chance.randrange(len(data))
        return [*data[:at], changed(data[at], chance), *data[at + 1 :]] if chance.random() < 0.7 else [*data, data[at]]
    if isinstance(data, int) and not isinstance(data, bool) and chance.random() < 0.5:
        return data + chance.choice((-1, 1))
    return not data if isinstance(data, bool) and chance.random() < 0.7 else copy.deepcopy(chance.choice(STRANGE))


def broken(game: str, chance: random.Random) -> Iterator[Any]:
    """Positions of random games, each with one or two things changed."""
    for setup in [setup for setup in SETUPS if setup.game == game][-3:]:
        for number, table in enumerate(random_game(setup, 33)):
            if number % 7 == 0 or table.over:
                for _ in range(12):
                    position = changed(table.position(), chance)
                    yield position if chance.random() < 0.7 else changed(position, chance)
            if number > 120:
                break


@every_game
def test_whoever_edits_a_position_understands_what_is_wrong(game: str) -> None:
    refused = 0
    for position in broken(game, random.Random(game)):
        try:
            Table.from_position(position, b"edited")
        except SaqqaraError as problem:
            refused += 1
            understandable(problem, game)
    assert refused > 50
