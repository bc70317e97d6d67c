"""The last turn: as brute force finds it, in which everybody's markings are played out by the rules in all combinations."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from saqqara import Table
from saqqara.bots.search_setup import search_setup
from saqqara.core.arrays import array_of
from saqqara.core.compile import compiled
from saqqara.core.cstruct import copy_of
from saqqara.core.determinization import imagine_state
from saqqara.core.rng import generator
from saqqara.games.expedition import rules
from saqqara.games.expedition.bots import exact
from tests.games.expedition.positions import given, nearly, play

LAST: dict[str, Any] = {"round": 4, "turn": 7}
CROSSED = "..S.. ..x.. .xr.. .gt.. ..T.."
SKULLS = "..S.. .pxs. ..x.. ..s.. ..T.."
SCRATCH = exact.scratch()
SOLVE = compiled(exact.solve)


def solved(table: Table, seat: int, state: Any = None, seed: bytes = b"solved") -> tuple[int, Any, Any, Any]:
    """Return the answer of `solve`, from the seat's look or with all open."""
    imagined, deck = imagine_state(table.look(seat), generator(seed), table.own_deck)
    wins, points, chances = np.zeros((rules.MAX_LEGAL, 4)), np.zeros(rules.MAX_LEGAL), np.zeros(4)
    SCRATCH.states[:1] = array_of(imagined if state is None else state)
    w = search_setup("expedition").w
    done = SOLVE(SCRATCH, array_of(deck)[0], w, np.zeros(1), seat, state is not None, 1.0, wins, points, chances)
    return done, wins, points, chances


def ways(state: Any, deck: Any, seat: int) -> Iterator[list[int]]:
    """Yield all sequences of moves with which a seat finishes its marking."""
    out = [0] * rules.MAX_LEGAL
    for move in out[: rules.legal(state, deck, seat, out)]:
        after = copy_of(state)
        rules.play(after, deck, seat, move, generator(b""))
        if rules.to_act(after) >> seat & 1:
            yield from ([move, *rest] for rest in ways(after, deck, seat))
        else:
            yield [move]


def end(state: Any, deck: Any, everybody: dict[int, list[int]]) -> tuple[list[int], list[int], list[int]]:
    """Scores, places and the completed cards once everybody has marked so."""
    after = copy_of(state)
    for seat, moves in everybody.items():
        for move in moves:
            rules.play(after, deck, seat, move, generator(b""))
    assert rules.to_act(after) == 0
    scores, places = [0] * after.seats, [0] * after.seats
    rules.result(after, deck, scores, places)
    return scores, places, after.completed[: after.seats]


def brute(table: Table, seat: int) -> dict[str, tuple[float, float]]:
    """Return for each mark of a seat its chance to win and its points, as the module says what is exact and what is assumed."""
    state, deck = imagine_state(table.look(seat), generator(b"brute"), table.own_deck)
    seats, before = state.seats, state.completed[:]
    all_ways = [list(ways(state, deck, one)) for one in range(seats)]
    idle = [
        next(w for w in all_ways[one] if end(state, deck, {o: all_ways[o][0] for o in range(seats)} | {one: w})[2][one] == before[one])
        for one in range(seats)
    ]
    at_rest = dict(enumerate(idle))
    decided: list[list[list[int]]] = []
    for other in range(seats):
        best: dict[int, list[int]] = {}
        alone = [(end(state, deck, at_rest | {other: way}), way) for way in all_ways[other]]
        most = max(found[0][other] for found, _ in alone)
        for found, way in alone:
            if found[0][other] == most:
                best.setdefault(found[2][other], way)
        decided.append(list(best.values()))
    out = [0] * rules.MAX_LEGAL
    moves = out[: rules.legal(state, deck, seat, out)]
    texts = table.kind.part("notation").texts(state, deck, seat, moves)
    answers: dict[str, tuple[float, float]] = {}
    for way in all_ways[seat]:
        combinations = product(*([way] if one == seat else decided[one] for one in range(seats)))
        ends = [end(state, deck, dict(enumerate(one))) for one in combinations]
        win: float = sum((places[seat] == 1) / places.count(1) for _, places, _ in ends) / len(ends)
        points: float = sum(scores[seat] for scores, _, _ in ends) / len(ends)
        text = texts[moves.index(way[0])]
        answers[text] = max(answers.get(text, (-1.0, 0.0)), (round(win, 9), points))
    return answers


TABLES: dict[str, Callable[[], Table]] = {
    "a box that two want": lambda: given(
        [[nearly(9), "12: c1"], [nearly(6), "15: c1"]],
        "I2",
        completed=[[3], [18]],
        sheets=[{"red": 2}, {"red": 1, "green": 1}],
        **LAST,
    ),
    "two sets of cards bring as much": lambda: given(
        [[nearly(3), "1: c1"], [nearly(6), nearly(15)], [nearly(12), "9: c1"]], "I2", completed=[[18], [21], [24]], **LAST
    ),
    "crosses": lambda: given(
        [["1: c1", nearly(3)], ["2: c1", "5: c1"]], "I2", grids={1: CROSSED, 3: SKULLS, 2: SKULLS}, sheets=[{"skulls": 5}, {}], **LAST
    ),
    "in the middle of crosses": lambda: play(TABLES["crosses"](), (0, "1: c2")),
}


@pytest.mark.parametrize("which", TABLES)
def test_solved_as_by_brute_force(which: str) -> None:
    table = TABLES[which]()
    for seat in range(table.seats):
        done, wins, points, chances = solved(table, seat)
        assert done == 1
        found = brute(table, seat)
        moves = table.look(seat).moves
        assert set(found) == set(moves)
        for i, move in enumerate(moves):
            assert (wins[i, seat], points[i]) == pytest.approx(found[move])
        assert chances[seat] == pytest.approx(max(found.values())[0])
        assert chances.sum() == pytest.approx(1.0)


def test_whoever_has_marked_waits_with_what_they_marked() -> None:
    table = TABLES["a box that two want"]()
    before = solved(table, 1)
    wanted = dict(zip(table.look(1).moves, before[1], strict=False))
    play(table, (1, "15: c2"))
    assert solved(table, 1)[3] == pytest.approx(wanted["15: c2"])
    assert before[3] != pytest.approx(wanted["15: c2"])


def test_only_where_all_is_open_what_the_others_have_marked_is_known() -> None:
    table = TABLES["a box that two want"]()
    before = solved(table, 0)
    play(table, (1, "15: c2"))
    assert solved(table, 0)[3] == pytest.approx(before[3])
    assert solved(table, 0, table.open_state())[3] == pytest.approx([1.0, 0.0, 0.0, 0.0])
    assert before[3] == pytest.approx([0.0, 1.0, 0.0, 0.0])


def test_marks_that_are_imagined_for_others_who_have_marked_do_not_count() -> None:
    """With one of them laid, and one more, the other would complete two cards and win."""
    table = given([["9: c1", "12: c1"], [nearly(6), nearly(15)]], "I2", sheets=[{"torches": [True] * 4}, {}], **LAST)
    play(table, (1, "6: c5"))
    for number in range(40):
        assert solved(table, 0, seed=bytes([number]))[3] == pytest.approx([1.0, 0.0, 0.0, 0.0])


def test_no_turn_but_the_last_is_solved() -> None:
    assert solved(given([[nearly(3), "1"], ["6", "9"]], round=4, turn=6), 0)[0] == 0
    assert solved(given([[nearly(3), "1"], ["6", "9"]], round=3, turn=7), 0)[0] == 0
