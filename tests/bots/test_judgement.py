"""Judgements that were learned: what their networks compute, what they may look at, and that they are worth their place."""

import random
from itertools import chain
from typing import Any

import numpy as np
import pytest

from saqqara.bots.search_setup import LEARNED, OUTPUTS, SearchSetup, search_setup
from saqqara.bots.thinker import Thinker
from saqqara.core.game import find, games
from saqqara.core.network import WIDTH, forward, size
from saqqara.core.table import Table
from tests.every_game.setups import EDGES, Setup, random_game

DESCRIBED = [name for name, game in games().items() if game.has("bots.network")]
SHIPPED = [name for name in DESCRIBED if (find(name).folder / "bots" / LEARNED).exists()]

PROOF = {"guardians": (6, 0.55), "objective": (4, 0.65)}
"""The deals in which networks are tried against none, and what they must win: luck counts for more in Guardians."""


def test_a_network_is_one_hidden_layer_whose_negative_sums_count_as_nothing() -> None:
    chance = np.random.default_rng(1)
    inputs, hidden, outputs, at = 5, 7, 3, 11
    w, x = chance.standard_normal(at + size(inputs, hidden, outputs)), chance.standard_normal(inputs)
    h, y = np.zeros(WIDTH), np.zeros(4)
    forward(w, at, inputs, hidden, outputs, x, h, y)
    start, first, out, second = np.split(w[at:], np.cumsum([hidden, inputs * hidden, outputs]))
    inside = start + x @ first.reshape(inputs, hidden)
    assert (inside < 0).any()
    assert (inside > 0).any()
    assert np.allclose(y[:outputs], out + np.maximum(inside, 0) @ second.reshape(hidden, outputs), atol=1e-12)


def moves_of(setup: Setup, table: Table, seat: int) -> list[Any]:
    """Return the inputs of a seat's policy network for each of its moves."""
    kind, x = find(setup.game), np.zeros((8, WIDTH))
    part, w, deck = kind.part("bots.network"), search_setup(setup.game).w, kind.tables(kind.deck())
    state = table.open_state()
    part.look_over(state, deck, w, seat, x)
    told = []
    for move in table._state.legal(seat):
        part.describe_move(state, deck, w, seat, move, x)
        told.append(x[0, : part.MOVE].tolist())
    return told


@pytest.mark.parametrize("setup", [setup for setup in EDGES if setup.game in DESCRIBED], ids=str)
def test_what_a_seat_cannot_know_changes_nothing_that_its_first_sight_is_told(setup: Setup) -> None:
    luck = random.Random(str(setup))
    compared: set[Any] = set()
    for number, table in enumerate(chain(random_game(setup, 5), random_game(setup, 6))):
        if number % 6:
            continue
        for seat in table.to_act:
            told = moves_of(setup, table, seat)
            assert told == moves_of(setup, table.redeal(seat, luck.randbytes(8)), seat)
            compared.update(map(tuple, told))
    assert len(compared) > 20


@pytest.mark.parametrize("game", SHIPPED)
def test_the_weights_are_those_of_the_networks_that_the_game_describes(game: str) -> None:
    part, thinks = find(game).part("bots.network"), search_setup(game)
    wanted = size(part.SIDE, part.SIDE_HIDDEN, OUTPUTS) + size(part.MOVE, part.MOVE_HIDDEN, 1)
    files = sorted((find(game).folder / "bots").glob("network*.npy"))
    assert LEARNED in {file.name for file in files}
    assert {np.load(file).shape for file in files} == {(wanted,)}
    assert sum(file.stat().st_size for file in files) <= 250_000
    assert len(thinks.w) == len(thinks.evaluation.NAMES) + wanted
    assert max(part.SIDE, part.SIDE_HIDDEN, part.MOVE, part.MOVE_HIDDEN) <= WIDTH
    assert thinks.weights.search.ahead >= 0
    assert thinks.weights.levels["master"].learned


def test_a_table_of_two_may_have_networks_of_its_own() -> None:
    for seats, name in ((2, "network-2.npy"), (4, LEARNED)):
        thinks = search_setup("guardians", seats)
        learned = np.load(find("guardians").folder / "bots" / name)
        assert np.array(thinks.plain_w[len(thinks.taught) :], np.float32).tobytes() == learned.tobytes()


@pytest.mark.parametrize("game", SHIPPED)
def test_with_its_judgement_a_search_beats_one_that_plays_games_to_their_end(game: str) -> None:
    ways = (search_setup(game), SearchSetup(game, ahead=-1, learned=0.0))
    won, (deals, least) = 0.0, PROOF[game]
    for deal in range(deals):
        for first in range(2):
            table = Table(game, 2, f"judged {deal}".encode())
            players = [Thinker("master", bytes([deal, first, seat]), simulations=80, changed=ways[(seat + first) % 2]) for seat in range(2)]
            while not table.over:
                seat = table.to_act[0]
                table.play(seat, players[seat].choose(table.look(seat)).move)
            assert table.outcome is not None
            won += (table.outcome.places[first] == 1) / table.outcome.places.count(1)
    assert won / (2 * deals) > least
