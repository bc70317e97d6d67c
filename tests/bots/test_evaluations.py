"""What games tell their bots: nobody judges by what they cannot know, and compiled and plain code think alike."""

import os
import random
import re
import subprocess
import sys
from itertools import chain

import numpy as np
import pytest

from saqqara.bots import levels
from saqqara.bots.mind import Mind, mind
from saqqara.bots.thinker import Thinker
from saqqara.core.game import find, games
from saqqara.core.texts import LANGUAGES
from tests.every_game.setups import SETUPS, Setup, random_game

SEARCHED = [name for name, game in games().items() if game.has("evaluation")]
CHOICES = """
import sys
import saqqara
from saqqara.bots.thinker import Thinker
table = saqqara.Table(sys.argv[1], seed=b"targets")
for number in range(3):
    seat = table.to_act[0]
    hint = Thinker("master", bytes([number]), simulations=6).hint(table.look(seat))
    print([(one.move, one.share) for one in hint.moves])
    table.play(seat, hint.moves[0].move)
"""


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game in SEARCHED], ids=str)
def test_what_a_seat_cannot_know_changes_neither_the_worth_of_its_moves_nor_where_it_thinks_it_is(setup: Setup) -> None:
    kind, thinks = find(setup.game), mind(setup.game)
    chance, moves = random.Random(str(setup)), np.zeros(kind.rules.MAX_LEGAL, np.int64)
    deck = kind.tables(kind.deck())
    compared = 0
    for number, table in enumerate(chain(random_game(setup, 5), random_game(setup, 6))):
        if number % 3:
            continue
        for seat in table.to_act:
            s, other = table._state.record, table.redeal(seat, chance.randbytes(8))._state.record
            n = kind.rules.legal(s, deck, seat, moves)
            assert thinks.evaluation.seen(s, deck, seat) == thinks.evaluation.seen(other, deck, seat)
            for move in moves[:n].tolist():
                assert thinks.evaluation.worth(s, deck, thinks.w, seat, move) == thinks.evaluation.worth(other, deck, thinks.w, seat, move)
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("game", SEARCHED)
def test_every_hint_has_its_reason_in_all_languages(game: str) -> None:
    setup = next(setup for setup in SETUPS if setup.game == game)
    reasons = len(re.findall("^hint-", (find(game).folder / "messages.en.ftl").read_text(), re.MULTILINE))
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
    thinks = mind(game)
    assert tuple(thinks.weights.levels) == levels()[1:]
    assert tuple(thinks.weights.worth) == thinks.evaluation.NAMES
    assert Mind(game, exploration=9.0).style[0] == 9.0


@pytest.mark.parametrize("game", SEARCHED)
def test_plain_and_compiled_search_alike(game: str) -> None:
    def choices(**settings: str) -> str:
        asked = [sys.executable, "-c", CHOICES, game]
        return subprocess.run(asked, check=True, capture_output=True, text=True, env={**os.environ, **settings}).stdout

    said = choices(NUMBA_DISABLE_JIT="1")
    assert said.count("[") >= 3
    assert said == choices()
