"""Guardians: what a careful player still knows of rooms that lay open and went back into the piles (G10, GR5)."""

from typing import Any

import msgspec
import numpy as np

from saqqara import Table
from saqqara.bots.search_request import search_request_of
from saqqara.bots.search_setup import SearchSetup
from saqqara.bots.thinker import Thinker
from saqqara.core.bits import set_of
from saqqara.core.cstruct import copy_of
from saqqara.core.look import Look
from saqqara.core.rng import generator
from saqqara.games.guardians.bots import memory
from tests.every_game.setups import Setup, random_game
from tests.games.guardians.positions import ALL, DECK, back, position

RISKY = ("mummy", "werewolf", "frank")
GAMES = ((3, 1), (6, 0))


def told(look: Look, seat: int, rank: int) -> set[int]:
    """Return the rooms that a face-down one cannot be, as a look remembers them."""
    return {number for lot in look.remembered or () if rank < lot.held[seat] for number in lot.rooms}


def test_G10_GR5_what_is_remembered_is_what_was_open_since_a_room_was_taken() -> None:
    met = 0
    for seats, seed in GAMES:
        taken: list[list[set[int]]] = [[] for _ in range(seats)]  # for each face-down room what has been open since it was taken
        before: set[int] = set()
        for table in random_game(Setup("guardians", seats, ()), seed):
            now, look = table.position(), table.look(None)
            shown = {
                room.face.number for turned in look.revealed[-1:] if turned.move == len(look.history) - 1 for room in turned.what.rooms
            }
            for seat, hand in enumerate(now["hands"]):
                kept = taken[seat][: len(hand)] if hand else []
                taken[seat] = [open_since | shown | before for open_since in kept]
                taken[seat] += [set(before | shown) for _ in range(len(hand) - len(kept))]
                for rank, open_since in enumerate(taken[seat]):
                    met += bool(open_since - set(now["discard"]))
                    assert told(look, seat, rank) - set(now["discard"]) == open_since - set(now["discard"])
                    assert hand[rank] not in open_since
            before = set(now["discard"])
    assert met > 50, "in these games somebody held rooms while the discards went back: take other seeds"


def shuffled_away() -> Table:
    """Seat 1 has a green room and takes the last room of a pile, green too; every green room without a guardian goes from the discards
    into the piles."""
    greens, others = ([number for number in ALL if (back(number) == "green") == green] for green in (True, False))
    guarded = [number for number in greens if DECK.card[number - 1].centre in RISKY]
    safe = [number for number in greens if number not in guarded]
    own = [number for number in others if DECK.card[number - 1].centre == "amulet"][:1]
    discard = [*safe, *(number for number in others if number not in own)][:30]
    set_up = position(own, guarded[:1], discard=discard, counts=(1, 21), tops=("green", "green"), turn=1, scores=[20, 20])
    table = Table.from_position(set_up, b"away")
    table.play(1, "explore 1")
    return table


def forgetful() -> SearchSetup:
    """Return a master that remembers nothing."""
    mind = SearchSetup("guardians")
    levels = {**mind.weights.levels, "master": msgspec.structs.replace(mind.weights.levels["master"], memory=0.0)}
    mind.weights = msgspec.structs.replace(mind.weights, levels=levels)
    return mind


def test_G10_remembering_decides() -> None:
    """A player with memory knows that guardians lie before the other; by the backs alone they hardly would."""
    look = shuffled_away().look(0)
    knows, guesses = (Thinker("master", b"think", simulations=1500, changed=changed) for changed in (None, forgetful()))
    assert guesses.choose(look).move == "explore 1"
    assert knows.choose(look).move == "awaken 1"


def test_G10_no_world_contradicts_what_is_remembered_and_those_that_fit_are_equally_likely() -> None:
    look = shuffled_away().look(0)
    rng = generator(b"worlds")
    request = search_request_of(look, rng)
    rules, of_back = request.setup.kind.rules, request.tables.of_back
    seen = set_of(number - 1 for number in look.remembered[0].rooms)
    fitting = of_back[rules.GREEN] & ~seen  # six of them: two lie before seat 1
    drawn = np.zeros(54, np.int64)
    for _ in range(1500):
        world = copy_of(request.record)
        rules.redeal(world, request.tables, 0, rng)
        memory.recall(world, request.tables, request.memory, 0, rng)
        held = world.cards[1]
        assert not held & seen
        drawn[[card for card in range(54) if held >> card & 1]] += 1
    counts = drawn[[card for card in range(54) if fitting >> card & 1]]
    expected = 1500 * 2 / len(counts)
    assert len(counts) == 6
    assert abs(counts - expected).max() < 5 * np.sqrt(expected)


def test_G10_a_part_is_remembered() -> None:
    known: Any = shuffled_away().look(0).remembered
    told = np.array(memory.numbers(known, 0.5, generator(b"half"))).reshape(memory.LOTS, -1)[-1]
    kept = (int(told[0]) | int(told[1]) << memory.HALF).bit_count()
    assert 0.2 * len(known[0].rooms) < kept < 0.8 * len(known[0].rooms)
    assert not np.array(memory.numbers(known, 0.0, generator(b"none"))).reshape(memory.LOTS, -1)[-1][:2].any()


def test_G10_rooms_that_go_into_empty_piles_as_soon_as_they_are_turned_over_are_remembered() -> None:
    """There were no discards: nothing but the rooms of the move itself goes back."""
    own = [number for number in ALL if DECK.card[number - 1].centre == "amulet"][:3]
    others = [number for number in ALL if number not in own]
    table = Table.from_position(position(own, others, discard=[], counts=(0, 0), tops=(None, None)), b"back")
    table.play(0, "secure")
    look = table.look(1)
    assert look.view.discard == []
    assert [lot.rooms for lot in look.remembered] == [tuple(sorted(own))]
