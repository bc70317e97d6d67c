"""Games and their bots: no evaluation depends on hidden things, and compiled and plain code think alike."""

import re
from typing import Any

import numpy as np
import pytest

from saqqara.bots import levels
from saqqara.bots.compiled_search import words
from saqqara.bots.search_nodes import tree
from saqqara.bots.search_request import SearchRequest, search_request_of
from saqqara.bots.search_setup import SearchSetup, code, search_of, search_setup
from saqqara.bots.thinker import Thinker
from saqqara.core import arrays
from saqqara.core.game import find, games
from saqqara.core.texts import LANGUAGES
from tests.every_game.setups import SETUPS, random_game
from tests.shared_memory import shared

SEARCHED = [name for name, game in games().items() if game.has("bots.evaluation")]


@pytest.mark.parametrize("game", SEARCHED)
def test_every_hint_has_its_reason_in_all_languages(game: str) -> None:
    setup = next(setup for setup in SETUPS if setup.game == game)
    reasons = len(re.findall("^hint-", (find(game).folder / "texts/messages.en.ftl").read_text(), re.MULTILINE))
    given = set()
    for number, table in enumerate(random_game(setup, 9)):
        if number % 5 or table.over:
            continue
        seat = table.to_act[0]
        hint = Thinker("master", b"why", simulations=16).hint(table.look(seat))
        known = hint.moves[0].exact
        assert (hint.tried == 0) if known else (0 < hint.tried <= 16)  # the others are of worlds in which the seat holds something else
        assert sum(one.share for one in hint.moves) <= 1.001
        for one in hint.moves:
            assert 0 <= one.win <= 1
            assert set(one.reason) == set(LANGUAGES)
            given.add(one.reason["en"])
            assert one.reason["fr"] != one.reason["en"]
    assert len(given) >= min(4, reasons)


@pytest.mark.parametrize("game", SEARCHED)
def test_weights_say_what_every_level_is(game: str) -> None:
    thinks = search_setup(game)
    assert tuple(thinks.weights.levels) == levels()[1:]
    assert tuple(thinks.weights.worth) == thinks.evaluation.NAMES
    assert SearchSetup(game, exploration=9.0).style[0] == 9.0


@pytest.mark.parametrize("game", SEARCHED)
def test_plain_and_compiled_search_alike(game: str) -> None:
    """The same tree to the last bit, and the same chance left."""
    grown = 0
    for number, table in enumerate(random_game(next(setup for setup in SETUPS if setup.game == game), 31)):
        if number % 12 == 3 and table.to_act:
            request = search_request_of(table.look(table.to_act[0]), arrays.generator(b"alike"))
            plain, compiled = searched(request, search_of(game), True), searched(request, code(game), False)
            assert plain == compiled
            grown += 1
    assert grown > 1


def searched(request: SearchRequest, search: Any, plain: bool) -> list[bytes]:
    """Return the search's results after a few simulations, as bytes."""
    thinks, grown, rng = request.setup, tree(request.setup.kind.rules.MAX_LEGAL, 1 << 12, 1 << 15), arrays.generator(b"search")
    states, likeliness = np.concatenate([request.state] * 5), np.zeros(3)
    bytes_of = states.view(words(states.dtype)).reshape(5, -1)
    worlds = [shared(thinks.kind.rules.State, states[n:]) for n in range(5)] if plain else states
    deck = request.tables if plain else request.deck
    place = (request.seat, request.seats, thinks.kind.simultaneous, thinks.weights.search.tries)
    search.search(worlds, bytes_of, deck, thinks.w, request.memory, *place, request.style, 6, grown, likeliness, rng)
    return [one.tobytes() for one in (*grown, states, likeliness, rng)]
