"""Secrecy said twice: what `redeal` can give is just what the view leaves open."""

import json
from itertools import permutations

import pytest

from saqqara import Table, imagine
from tests.games.helping import seeds


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_O3_redeal_and_imagine_give_the_same_tables(seat: int | None) -> None:
    table = Table("objective", 3, b"secret")
    own = table.position()
    colours = sorted({spot["base"] for spot in own["spots"]})
    possible = {
        json.dumps({**own, "objectives": list(objectives)})
        for objectives in permutations(colours, 3)
        if seat is None or objectives[seat] == own["objectives"][seat]
    }
    look = table.look(seat)
    assert {json.dumps(table.redeal(seat, seed).position()) for seed in seeds(200)} == possible
    assert {json.dumps(imagine(look, seed).position()) for seed in seeds(200)} == possible
