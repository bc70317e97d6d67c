"""Bots get looks and nothing else."""

import random

import pytest

from saqqara import BadSetup
from saqqara.bots import levels, make
from tests.every_game.setups import SETUPS, Setup, random_game


def test_levels_are_discovered() -> None:
    assert "chance" in levels()
    assert "interface" not in levels()
    with pytest.raises(BadSetup, match="wizard") as caught:
        make("wizard", b"")
    assert "chance" in caught.value.reason("fr")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("level", levels())
def test_a_bot_plays_whole_games_and_chooses_alike_when_what_is_hidden_is_redealt(level: str, setup: Setup) -> None:
    chance = random.Random(str(setup))
    for number, table in enumerate(random_game(setup, 14)):
        if number > 40:
            break
        for seat in table.to_act:
            look, seed = table.look(seat), chance.randbytes(8)
            choice = make(level, seed).choose(look)
            assert choice.after > 0
            assert make(level, seed).choose(table.redeal(seat, chance.randbytes(8)).look(seat)) == choice
            known = [move for move in look.moves if not move.endswith("...")]
            opened = [move.removesuffix("...") for move in look.moves if move.endswith("...")]
            assert choice.move in known or any(choice.move.startswith(start) for start in opened)
