"""The OpenAPI document says what a look shows: every look of every game fits, and a look of another shape does not."""

import copy
import json
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from saqqara.core.game import games
from saqqara.server.app import create_app
from saqqara.server.settings import Settings
from tests.every_game.setups import EDGES, Setup, random_game


@pytest.fixture(scope="module")
def checker() -> Any:
    document = create_app(Settings()).openapi()
    return jsonschema.Draft202012Validator({"$ref": "#/components/schemas/Look", "components": document["components"]})


@pytest.mark.parametrize("setup", EDGES, ids=str)
def test_every_look_is_as_the_document_says(setup: Setup, checker: Any) -> None:
    for number, table in enumerate(random_game(setup, 3)):
        if number % 20 and not table.over:
            continue
        for viewer in (None, 0, setup.seats - 1):
            checker.validate(json.loads(table.look_json(viewer)))


@pytest.mark.parametrize("game", games())
def test_a_look_with_another_view_does_not_fit(game: str, checker: Any) -> None:
    setup = next(one for one in EDGES if one.game == game)
    look = json.loads(next(iter(random_game(setup, 4))).look_json(0))
    checker.validate(look)
    for field in look["view"]:
        wrong = copy.deepcopy(look)
        wrong["view"][field] = {"no": ["such", "thing"]}
        assert not checker.is_valid(wrong), field
    assert not checker.is_valid({**look, "game": "cups"})
