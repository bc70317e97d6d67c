"""Bots get looks and nothing else, at every level, in every game, on any number of seats."""

import random

import pytest

from saqqara import BadSetup
from saqqara.bots import Bot, levels, make
from saqqara.bots.thinker import Thinker
from saqqara.bots.tournament import play_out
from saqqara.core.texts import LANGUAGES, say
from tests.every_game.setups import EDGES, Setup, random_game

FEW = 24


def quick(level: str, seed: bytes) -> Bot:
    """Return a bot of a level that searches only a little, where it searches."""
    if level in ("adept", "master"):
        return Thinker(level, seed, simulations=FEW)
    return make(level, seed)


def test_the_ladder_goes_from_chance_to_master() -> None:
    assert levels() == ("chance", "novice", "apprentice", "adept", "master")
    with pytest.raises(BadSetup, match="wizard") as caught:
        make("wizard", b"")
    assert "chance" in caught.value.reason("fr")


@pytest.mark.parametrize("level", levels())
def test_every_level_has_a_name_and_a_character_in_all_languages(level: str) -> None:
    for language in LANGUAGES:
        assert say(f"level-{level}", language)
        assert say(f"level-{level}-line", language).endswith(".")
    assert say(f"level-{level}-line", "fr") != say(f"level-{level}-line", "en")


@pytest.mark.parametrize("setup", EDGES, ids=str)
@pytest.mark.parametrize("level", levels())
def test_a_bot_chooses_alike_when_what_is_hidden_from_it_is_redealt(level: str, setup: Setup) -> None:
    chance = random.Random(str(setup))
    for number, table in enumerate(random_game(setup, 14)):
        if number > 40:
            break
        if number % 8:
            continue
        for seat in table.to_act:
            look, seed = table.look(seat), chance.randbytes(8)
            choice = quick(level, seed).choose(look)
            assert choice.after >= 0
            assert quick(level, seed).choose(table.redeal(seat, chance.randbytes(8)).look(seat)) == choice
            known = [move for move in look.moves if not move.endswith("...")]
            opened = [move.removesuffix("...") for move in look.moves if move.endswith("...")]
            assert choice.move in known or any(choice.move.startswith(start) for start in opened)


@pytest.mark.parametrize("setup", EDGES, ids=str)
def test_every_level_plays_whole_games_on_any_number_of_seats(setup: Setup) -> None:
    table = setup.table(b"whole")
    ladder = levels()[1:]
    play_out(table, {seat: quick(ladder[(seat + setup.seats) % len(ladder)], bytes([seat])) for seat in range(setup.seats)})
    assert table.outcome is not None
