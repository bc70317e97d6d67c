"""Puzzle making: the same for a seed with any number of workers, confirmed by a long search, from a seat's knowledge alone."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots.thinking_result import Thought
from saqqara.core.errors import BadSetup
from saqqara.core.game import games
from saqqara.core.table import Table
from saqqara.lab.puzzles import generator, selection
from saqqara.lab.puzzles.candidates import Moment, apart, moments
from saqqara.lab.puzzles.difficulty import difficulty, rating

SEARCHED = "guardians"
COUNTED = "hourglass"
TRIES = 4000
FEW = 2


def made(game: str, count: int = FEW, **how: Any) -> bytes:
    return generator.written(generator.make(game, count, "test", tries=TRIES, **{"workers": 1, **how}))


@pytest.fixture(scope="module")
def found() -> Any:
    return generator.make(COUNTED, FEW, "test", tries=TRIES, workers=1)


@pytest.fixture(scope="module")
def whole(found: Any) -> bytes:
    return generator.written(found)


def test_a_set_is_what_was_asked_for(found: Any, whole: bytes) -> None:
    assert [puzzle.key for puzzle in found.puzzles] == [f"{COUNTED}-{number}" for number in range(1, FEW + 1)]
    assert len({puzzle.theme for puzzle in found.puzzles}) > 1  # no theme has more than half of it
    (first,) = generator.make(COUNTED, 1, "other", tries=TRIES, workers=1).puzzles
    assert first.position not in [puzzle.position for puzzle in found.puzzles], "another seed makes others"


def test_two_workers_make_the_same(whole: bytes) -> None:
    assert made(COUNTED, workers=2) == whole


def test_a_searched_game_is_looked_through_alike_in_another_process(puzzling: tuple[Moment, str]) -> None:
    asked = generator.Asked(SEARCHED, "test", TRIES)
    number = int(puzzling[1].split()[0])
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = [pool.submit(generator.look_through, asked, n) for n in (number, number + 1)]
        here = [generator.look_through(asked, n) for n in (number, number + 1)]
        assert [one.result() for one in there] == here
    assert any(one.found for one in here)


def test_resumed_it_is_the_same_and_nothing_is_thought_of_twice(whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, looked = tmp_path / "kept", list[int]()
    look_through = generator.look_through

    def counted(asked: generator.Asked, number: int) -> generator.Looked:
        looked.append(number)
        return look_through(asked, number)

    monkeypatch.setattr(generator, "look_through", counted)
    made(COUNTED, 1, keep=kept)
    first = list(looked)
    with kept.open("ab") as file:
        file.write(b'{"number": 99, "fou')  # it was stopped in the middle of a line
    assert made(COUNTED, keep=kept) == whole
    assert looked == list(range(len(looked)))
    assert len(first) < len(looked)
    assert made(COUNTED, keep=kept) == whole
    assert looked == list(range(len(looked)))


def test_what_was_kept_for_something_else_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    made(COUNTED, 1, keep=kept)
    before = kept.read_bytes()
    with pytest.raises(BadSetup) as refused:
        generator.make(COUNTED, 1, "another seed", keep=kept, workers=1)
    assert refused.value.reason("en") != refused.value.reason("fr")
    damaged = before.replace(b"seed", b"sead", 1)
    kept.write_bytes(damaged)
    with pytest.raises(BadSetup):
        made(COUNTED, 1, keep=kept)
    assert kept.read_bytes() == damaged


def test_it_stops_in_time() -> None:
    assert len(generator.make(COUNTED, 5000, "test", workers=1, minutes=0.0001).puzzles) < 10


# What decides


def thought(wins: Sequence[float], visits: Sequence[int], exact: bool = False) -> Thought:
    """Return a thought about so many moves, a, b, c …"""
    n, still = len(wins), [0.0] * len(wins)
    texts = tuple("abcdefgh"[:n])
    none = [0] * n if exact else list(visits)
    return Thought(list(range(n)), texts, none, list(wins), still, list(wins), [], still, [], sum(none), exact)


@pytest.mark.parametrize(
    ("wins", "visits", "is_clear"),
    [
        ((0.6, 0.4), (3000, 2000), True),
        ((0.6, 0.56), (3000, 2000), False),  # it leads by less than the margin
        ((0.6, 0.5), (120, 80), False),  # by less than three standard errors
        ((0.6, 0.4, 0.5), (3000, 2000, 40), False),  # a move that was tried less may be as good
        ((0.6, 0.4, 0.1), (3000, 2000, 40), True),
        ((0.6, 0.4, 0.7), (3000, 2000, 10), False),  # or better
        ((0.6, 0.4, 0.7), (3000, 2000, 2), True),  # but two games say nothing
        ((0.4, 0.6), (3000, 2000), False),  # the one that was tried most does not win most
        ((0.99, 0.4), (3000, 2000), False),  # it is won anyway
        ((0.04, 0.0), (3000, 2000), False),  # or lost
        ((0.6,), (5000,), False),
    ],
)
def test_clearly_best(wins: Sequence[float], visits: Sequence[int], is_clear: bool) -> None:
    assert selection.clear(selection.decided(thought(wins, visits)), 0.06, selection.ERRORS) == is_clear


def test_what_is_solved_needs_no_errors() -> None:
    found = selection.decided(thought((0.2, 0.5, 0.4), (), exact=True))
    assert found is not None
    assert (found.best, found.second, found.error) == ("b", "c", 0.0)
    assert selection.clear(found, 0.06, selection.ERRORS)
    assert not selection.clear(selection.decided(thought((0.5, 0.5, 0.4), (), exact=True)), 0.06, 0.0)  # two are as good


@pytest.fixture(scope="module")
def puzzling() -> tuple[Moment, str]:
    """A moment that makes a puzzle, and the seed it does so with."""
    for number in range(20):
        for place, moment in enumerate(islice(moments(SEARCHED, "test", number), generator.LOOKED_AT)):
            if selection.puzzle_of(moment, f"{number} {place}", TRIES) is not None:
                return moment, f"{number} {place}"
    raise AssertionError("no puzzle in twenty games")


def test_a_long_search_with_other_chance_must_agree(puzzling: tuple[Moment, str], monkeypatch: pytest.MonkeyPatch) -> None:
    moment, seed = puzzling
    short = selection.screen(moment.look, seed, TRIES // selection.LONGER)
    long = selection.confirm(moment.look, seed, TRIES, short.texts[short.order[1]])
    assert long.tried > 8 * short.tried
    assert long.wins != short.wins
    first = selection.decided(short, selection.HEARD)
    assert first is not None
    other = max((i for i in range(len(long.texts)) if long.texts[i] != first.best), key=lambda i: long.visits[i])
    visits = [max(long.visits) * 2 if i == other else 40 for i in range(len(long.texts))]
    wins = [0.9 if i == other else 0.1 for i in range(len(long.texts))]
    monkeypatch.setattr(selection, "confirm", lambda *_: long._replace(visits=visits, wins=wins))
    assert selection.puzzle_of(moment, seed, TRIES) is None
    level = [0.5 for _ in long.texts]
    monkeypatch.setattr(selection, "confirm", lambda *_: long._replace(wins=level))
    assert selection.puzzle_of(moment, seed, TRIES) is None


@pytest.mark.parametrize("game", [name for name, kind in games().items() if kind.has("extras.puzzles")])
def test_a_moment_is_made_of_what_its_seat_saw(game: str) -> None:
    for number in range(4):
        for place, moment in enumerate(moments(game, "secrets", number)):
            if place == 3:
                break
            true = Table.from_position(moment.position, b"true")
            other = true.redeal(moment.seat, b"other %d" % number)
            again = apart(other.look(moment.seat), "seed", moment.options)
            same = apart(true.look(moment.seat), "seed", moment.options)
            assert same is not None
            assert again == same
            assert same.look.history == ()


def test_what_is_found_does_not_depend_on_what_is_hidden(puzzling: tuple[Moment, str]) -> None:
    moment, seed = puzzling
    found = selection.puzzle_of(moment, seed, TRIES)
    assert found is not None
    for again in range(3):
        other = Table.from_position(moment.position, b"true").redeal(moment.seat, b"%d" % again)
        hidden = Moment(other.position(), moment.options, other.look(moment.seat))
        told = selection.puzzle_of(hidden, seed, TRIES)
        assert told is not None
        assert (told.best, told.tempting, told.worth, told.difficulty) == (found.best, found.tempting, found.worth, found.difficulty)


# How hard


def test_what_fewer_levels_find_is_harder() -> None:
    asked = {"novice": 8.0, "apprentice": 8.0, "adept": 3.0, "master": 2.0}
    parts = [(1.0, 1.0, 1.0, 1.0), (0.5, 1.0, 1.0, 1.0), (0.0, 0.5, 1.0, 1.0), (0.0, 0.0, 0.3, 1.0), (0.0, 0.0, 0.0, 0.0)]
    rated = [rating(SEARCHED, 2, {level: (part, n) for (level, n), part in zip(asked.items(), some, strict=True)}) for some in parts]
    assert rated == sorted(rated)
    assert rated[0] < 1300
    assert rated[-1] > 1500
    assert rated[1] - rated[0] > 30
    even = {level: (0.5, n) for level, n in asked.items()}
    assert difficulty(SEARCHED, 2, even, 32, 0.1) > difficulty(SEARCHED, 2, even, 4, 0.1) > difficulty(SEARCHED, 2, even, 4, 0.4)
