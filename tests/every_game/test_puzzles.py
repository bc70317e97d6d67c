"""The promises of every puzzle that a game brings (docs/play/puzzles.md), and the checks of answers."""

from collections.abc import Iterator

import msgspec
import pytest

from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import find, games
from saqqara.core.table import Table
from saqqara.core.texts import LANGUAGES
from saqqara.solo import puzzles
from saqqara.solo.puzzles import Puzzle

LARGEST, LEAST = 1_000_000, 300
"""Bytes of a set, and puzzles in it."""
GAMES = puzzles.with_puzzles()
SOME = 10
"""Of so many puzzles of a game what takes long is held."""


def some(game: str) -> Iterator[Puzzle]:
    every = puzzles.read(game).puzzles
    return iter(every[:: max(1, len(every) // SOME)])


def otherwise(puzzle: Puzzle, seed: bytes) -> Puzzle:
    """Return the same puzzle with all drawn anew that its seat cannot know."""
    return msgspec.structs.replace(puzzle, position=puzzles.table(puzzle).redeal(puzzle.seat, seed).position())


def test_there_are_puzzles() -> None:
    assert GAMES
    assert {name for name, kind in games().items() if kind.has("extras.puzzles")} == set(GAMES), "a game that says how has none"


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_large_and_each_puzzle_has_its_theme_and_difficulty(game: str) -> None:
    found = puzzles.read(game).puzzles
    assert len(found) >= LEAST
    assert len(puzzles.themes(game)) > 1
    part = find(game).part("extras.puzzles")
    known = set(part.THEMES.values()) if isinstance(part.THEMES, dict) else set(part.THEMES)
    for puzzle in found:
        assert puzzle.theme in known, puzzle.key
        assert 600 <= puzzle.difficulty <= 2500, puzzle.key


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_small_whole_and_has_each_puzzle_once(game: str) -> None:
    known = puzzles.read(game)
    assert (find(game).folder / puzzles.FILE).stat().st_size <= LARGEST
    assert (known.version, known.game) == (puzzles.VERSION, game)
    assert [puzzle.key for puzzle in known.puzzles] == [f"{game}-{number}" for number in range(1, len(known.puzzles) + 1)]
    assert f"--count {len(known.puzzles)} --seed {known.made.seed} --tries {known.made.tries}" in known.made.command
    seen = [msgspec.json.encode((puzzle.seats, puzzle.seat, puzzles.look(puzzle).view)) for puzzle in known.puzzles]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_a_position_with_a_choice_and_nothing_before_it(game: str) -> None:
    for puzzle in puzzles.read(game).puzzles[::3]:
        there = Table.from_position(puzzle.position, b"any")
        assert there.position() == puzzle.position, puzzle.key
        assert (there.seats, there.options, there.game) == (puzzle.seats, puzzle.options, game), puzzle.key
        look = puzzles.look(puzzle)
        assert puzzle.seat in look.to_act, puzzle.key
        assert len(puzzles.legal(puzzle)) >= 2, puzzle.key
        assert look.history == (), puzzle.key
        assert look.remembered is None, puzzle.key


@pytest.mark.parametrize("game", GAMES)
def test_the_best_is_right_and_the_tempting_is_not(game: str) -> None:
    for puzzle in puzzles.read(game).puzzles:
        best, tempting = puzzles.judge(puzzle, puzzle.best), puzzles.judge(puzzle, puzzle.tempting)
        assert best.right, puzzle.key
        assert best.difference == 0.0, puzzle.key
        assert best.answer == tuple(puzzle.best), puzzle.key  # as the table writes it
        assert not tempting.right, puzzle.key
        assert puzzles.line(tempting.answer) == puzzle.tempting, puzzle.key
        top = puzzle.worth[puzzles.line(puzzle.best)]
        assert tempting.difference == pytest.approx(top - puzzle.worth[puzzle.tempting]), puzzle.key
        rest = [worth for text, worth in puzzle.worth.items() if text != puzzles.line(puzzle.best)]
        assert top > max(rest) + puzzle.error, puzzle.key
        assert puzzle.exact == (puzzle.error == 0.0), puzzle.key
        assert puzzles.counted(game) or 0.05 <= top <= 0.98, puzzle.key


@pytest.mark.parametrize("game", GAMES)
def test_nothing_depends_on_what_the_seat_cannot_know(game: str) -> None:
    changed = 0
    for number, puzzle in enumerate(some(game)):
        for again in range(3):
            other = otherwise(puzzle, b"%d %d" % (number, again))
            changed += other.position != puzzle.position
            assert puzzles.look(other) == puzzles.look(puzzle), puzzle.key
            for answer in (puzzle.best, puzzle.tempting):
                assert puzzles.judge(other, answer) == puzzles.judge(puzzle, answer), puzzle.key
                assert puzzles.explain(other, answer, "en") == puzzles.explain(puzzle, answer, "en"), puzzle.key
    secrets = any(part.__class__.__name__ == "Secret" for part in find(game).part("declaration").SECRETS)
    assert changed or not secrets or puzzles.counted(game)  # there was something to hide


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_a_name_and_every_answer_an_explanation(game: str, language: str) -> None:
    for about in puzzles.themes(game):
        one = puzzles.of(game, about)[0]
        assert puzzles.theme(one, language)
        assert {puzzle.theme for puzzle in puzzles.of(game, about)} == {about}
    for puzzle in some(game):
        for answer in (None, puzzle.best, puzzle.tempting, puzzles.legal(puzzle)[0], puzzles.legal(puzzle)[-1]):
            told = puzzles.explain(puzzle, answer, language)
            assert len(told) >= 3 - (answer == puzzle.best), puzzle.key
            assert all(told), puzzle.key
    assert puzzles.explain(puzzle, None, "en") != puzzles.explain(puzzle, None, "fr")


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_cannot_be_played_is_refused_in_a_sentence(game: str) -> None:
    puzzle = puzzles.read(game).puzzles[0]
    move = puzzles.legal(puzzle)[0]
    wrong: list[str | list[str]] = ["", [], "no move at all", [move] * (puzzles.MOST + 1), [move, move]]
    for answer in wrong:
        with pytest.raises(SaqqaraError) as refused:
            puzzles.judge(puzzle, answer)
        assert refused.value.reason("en") != refused.value.reason("fr"), answer
    assert puzzles.judge(puzzle, puzzle.best).right  # nothing has changed


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_there_is_said(game: str) -> None:
    for ask in (lambda: puzzles.one(game, "none-1"), lambda: puzzles.of(game, "none")):
        with pytest.raises(BadSetup) as refused:
            ask()
        assert refused.value.reason("en") != refused.value.reason("fr")
    assert puzzles.one(game, f"{game}-1").key == f"{game}-1"


@pytest.mark.parametrize("game", GAMES)
def test_difficulties_differ(game: str) -> None:
    hard = sorted(puzzle.difficulty for puzzle in puzzles.read(game).puzzles)
    assert hard[-1] - hard[0] >= 100
