"""The last placements: solved as the slow solution solves them, and the search comes near."""

import random
from math import exp
from typing import Any

import numpy as np
import pytest

from saqqara import Table
from saqqara.bots.search_setup import mind_for, search_setup
from saqqara.bots.thinker import Thinker
from saqqara.core.arrays import array_of
from saqqara.core.compile import compiled
from saqqara.core.determinization import imagine_state
from saqqara.core.rng import generator
from saqqara.games.objective import rules
from saqqara.games.objective.bots import exact
from saqqara.games.objective.declaration import COLOUR_NAMES as COLOURS
from tests.games.objective import slow_solution

SCRATCH = exact.scratch()
SOLVE = compiled(exact.solve)


def near_the_end(seats: int, left: int, number: int, mode: str = "random") -> Table:
    """Return a game of apprentices with so many pieces left."""
    table = Table("objective", seats, bytes([number]), mode=mode)
    players = {seat: Thinker("apprentice", bytes([number, seat])) for seat in range(seats)}
    while sum(sum(stock.values()) for stock in table.position()["stocks"]) > left:
        seat = table.to_act[0]
        table.play(seat, players[seat].choose(table.look(seat)).move)
    return table


def solved(table: Table, seat: int, memory: Any, state: Any = None) -> tuple[int, Any, Any, Any]:
    """Return the answer of `solve`, from the seat's look or with all open."""
    imagined, deck = imagine_state(table.look(seat), generator(b"solved"))
    wins, points, chances = np.zeros((rules.MAX_LEGAL, rules.SEATS)), np.zeros(rules.MAX_LEGAL), np.zeros(rules.SEATS)
    SCRATCH.states[:1] = array_of(imagined if state is None else state)
    done = SOLVE(SCRATCH, array_of(deck)[0], search_setup("objective").w, memory, seat, state is not None, 2.0, wins, points, chances)
    return done, wins, points, chances


def told(number: int) -> Any:
    """Return the information of moves: weights that differ by seat and colour."""
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


def test_where_all_is_open_nobody_doubts() -> None:
    """With the true colours known to all the last to place wins, or shares, whatever moves have told."""
    table = near_the_end(2, 2, 3)
    seat = table.to_act[0]
    for memory in (told(1), told(2)):
        done, wins, _, chances = solved(table, seat, memory, table.open_state())
        position = table.position()
        truth = tuple(position["objectives"])
        known = {world: float(world == truth) + 1e-12 for world in slow_solution.worlds(position)}
        assert done == 1
        slowly = slow_solution.expected(slow_solution.value(position, known), known, seat, truth[seat])[0]
        assert chances[:2] == pytest.approx(slowly, abs=1e-9)
        assert set(wins[: len(table.look(seat).moves)].ravel()) <= {0.0, 0.5, 1.0}


def test_too_early_is_not_solved() -> None:
    assert solved(near_the_end(2, 7, 0), 0, told(0))[0] == 0
    assert solved(near_the_end(4, 5, 0), 0, told(0))[0] == 0


def test_the_search_chooses_as_well_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """In eleven of twelve moments that can be solved its move is no worse than the best by more than its interval; in half of them some
    moves are worse by far."""
    near, mattered = 0, 0
    for number in range(12):
        table = near_the_end(2, 3, number)
        look = table.look(table.to_act[0])
        known = Thinker("master", b"known").think(look)
        with monkeypatch.context() as patched:
            patched.setattr(mind_for(look), "solves", False)
            searched = Thinker("master", b"searched", simulations=1000).think(look)
        assert (known.exact, searched.exact) == (True, False)
        chosen = searched.order[0]
        near += max(known.wins) - known.wins[known.moves.index(searched.moves[chosen])] <= searched.win_error(chosen)
        mattered += max(known.wins) - min(known.wins) > 0.2
    assert near >= 11
    assert mattered >= 6


def test_hints_say_that_they_are_exact_and_bots_do_what_is_best() -> None:
    table = near_the_end(2, 3, 1)
    seat = table.to_act[0]
    look = table.look(seat)
    bot = Thinker("master", b"exact")
    hint = bot.hint(look)
    thought = bot.think(look)
    assert hint.tried == 0
    assert all((one.exact, one.win_error, one.points_error) == (True, 0.0, 0.0) for one in hint.moves)
    best = thought.order[0]
    assert (hint.moves[0].win, hint.moves[0].points) == pytest.approx((max(thought.wins), thought.points[best]), abs=0.01)
    assert hint.moves[0].share > 0
    assert sum(thought.share(i) for i in range(len(thought.moves))) == pytest.approx(1.0)
    assert bot.choose(look).move == hint.moves[0].move
    waiting = bot.think(table.look(1 - seat))
    assert waiting.exact
    assert not waiting.moves
    assert sum(waiting.chances) == pytest.approx(1.0)
    assert not bot.think(near_the_end(2, 8, 1).look(seat)).exact
