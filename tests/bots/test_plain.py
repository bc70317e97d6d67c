"""Bots of a game that brings neither an evaluation nor a player: they try random games, and know nothing but looks."""

import random

import pytest

from saqqara.bots import levels
from saqqara.bots.compiled_search import words
from saqqara.bots.decisions import own_player
from saqqara.bots.playout_player import GAMES, Player
from saqqara.bots.thinker import Thinker
from saqqara.bots.tournament import play_out
from saqqara.core.game import Game, games, has_part
from saqqara.core.rng import generator
from saqqara.core.texts import LANGUAGES
from tests.every_game.setups import SETUPS, random_game

CLOCKLESS = [name for name, game in games().items() if not game.times]


@pytest.mark.parametrize("game", games())
def test_it_chooses_alike_when_what_is_hidden_from_it_is_redealt(game: str) -> None:
    chance = random.Random(game)
    for number, table in enumerate(random_game(next(setup for setup in SETUPS if setup.game == game), 14)):
        if number > 12:
            break
        for seat in table.to_act:
            look, seed = table.look(seat), chance.randbytes(8)
            choice = Player().choose(look, 1, generator(seed))
            assert Player().choose(table.redeal(seat, chance.randbytes(8)).look(seat), 1, generator(seed)) == choice


@pytest.mark.parametrize("game", CLOCKLESS)
def test_a_game_without_an_evaluation_has_bots_of_every_level_and_hints(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "has", lambda self, name: name not in ("bots.evaluation", "bots.player") and has_part(self.name, name))
    assert tuple(GAMES) == levels()[1:]
    assert isinstance(own_player(game), Player)
    table = next(setup for setup in SETUPS if setup.game == game).table(b"plain")
    look = table.look(table.to_act[0])
    hint = Thinker("novice", b"hint").hint(look)
    assert {one.move for one in hint.moves} <= set(look.moves)
    assert all(set(one.reason) == set(LANGUAGES) for one in hint.moves)
    play_out(table, {seat: Thinker("novice", bytes([seat])) for seat in range(table.seats)})
    assert table.outcome is not None


def test_more_games_make_a_better_player() -> None:
    setup, won = next(setup for setup in SETUPS if setup.game == "guardians"), 0.0
    for deal in range(10):
        table = setup.table(bytes([deal]))
        much = deal % 2
        while not table.over:
            seat = table.to_act[0]
            text, _ = Player().choose(table.look(seat), 16 if seat == much else 1, generator(bytes([deal, seat, len(table.moves)])))
            table.play(seat, text)
        assert table.outcome is not None
        won += (table.outcome.places[much] == 1) / table.outcome.places.count(1)
    assert won > 6


@pytest.mark.parametrize(("size", "word"), [(184, 8), (180, 4), (182, 2), (181, 1)])
def test_a_state_of_any_size_can_be_searched(size: int, word: int) -> None:
    import numpy as np

    assert words(np.dtype([("bytes", "u1", size)])).itemsize == word
