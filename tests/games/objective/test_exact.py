"""The last placements: solved as the slow solution solves them, and the search comes near."""

import random
from math import exp
from typing import Any

import numpy as np
import pytest

from saqqara import Table
from saqqara.bots.mind import mind
from saqqara.bots.thinker import Thinker
from saqqara.core.imagine import imagine_state
from saqqara.core.rng import generator
from saqqara.games.objective import exact, rules
from saqqara.games.objective.words import COLOURS
from tests.games.objective import slow_solution

SCRATCH = exact.scratch()


def near_the_end(seats: int, left: int, number: int, mode: str = "random") -> Table:
    """A game of apprentices with so many pieces left."""
    table = Table("objective", seats, bytes([number]), mode=mode)
    players = {seat: Thinker("apprentice", bytes([number, seat])) for seat in range(seats)}
    while sum(sum(stock.values()) for stock in table.position()["stocks"]) > left:
        seat = table.to_act[0]
        table.play(seat, players[seat].choose(table.look(seat)).move)
    return table


def solved(table: Table, seat: int, memory: Any) -> tuple[int, Any, Any, Any]:
    """What `solve` says, from the seat's look."""
    state, deck = imagine_state(table.look(seat), generator(b"solved"))
    wins, points, chances = np.zeros((rules.MAX_LEGAL, rules.SEATS)), np.zeros(rules.MAX_LEGAL), np.zeros(rules.SEATS)
    SCRATCH.states[0] = state[0]
    done = exact.solve(SCRATCH, deck, mind("objective").w, memory, seat, False, 2.0, wins, points, chances)
    return done, wins, points, chances


def told(number: int) -> Any:
    """What moves may have told: weights that differ by seat and colour."""
    chance = random.Random(number)
    return np.array([[chance.uniform(-2, 2) for _ in range(rules.COLOURS)] for _ in range(rules.SEATS)])


@pytest.mark.parametrize(("seats", "left"), [(2, 1), (2, 2), (2, 3), (3, 2), (4, 1)])
def test_solved_as_by_the_slow_solution(seats: int, left: int) -> None:
    """For whoever acts and for whoever waits."""
    table, memory = near_the_end(seats, left, left), told(left)
    position = table.position()
    weights = {
        world: exp(sum(memory[seat, COLOURS.index(colour)] for seat, colour in enumerate(world)))
        for world in slow_solution.worlds(position)
    }
    actor, placements = table.to_act[0], slow_solution.placements(position)
    whole = slow_solution.value(position, weights)
    after = [slow_solution.value(slow_solution.placed(position, *one), weights) for one in placements]
    texts = [f"{colour} {spot + 1}" for spot, colour in placements]
    for seat in (actor, (actor + 1) % seats):
        done, wins, points, chances = solved(table, seat, memory)
        assert done == 1
        own, moves = position["objectives"][seat], table.look(seat).moves
        assert len(moves) == (len(texts) if seat == actor else 0)
        assert chances[:seats] == pytest.approx(slow_solution.expected(whole, weights, seat, own)[0], abs=1e-7)
        for i, move in enumerate(moves):
            everyone, in_the_end = slow_solution.expected(after[texts.index(move)], weights, seat, own)
            assert wins[i, :seats] == pytest.approx(everyone, abs=1e-7)
            assert points[i] == pytest.approx(in_the_end, abs=1e-7)
