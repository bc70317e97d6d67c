"""Searching puzzles once more: what holds is left alone, and a wrong answer planted among them is found."""

import msgspec
import pytest

from saqqara.lab.puzzles import verification
from saqqara.solo import puzzles
from saqqara.solo.puzzles import Puzzle

GAME, TRIES = "guardians", 4000


@pytest.fixture(scope="module")
def sound() -> Puzzle:
    """The puzzle whose best move leads by most."""
    return max(
        puzzles.of(GAME), key=lambda one: one.worth[puzzles.line(one.best)] - max(v for k, v in one.worth.items() if k not in one.best)
    )


def test_a_puzzle_that_holds_is_found_again_by_other_chance(sound: Puzzle) -> None:
    assert verification.other(sound, "other", TRIES) is None
    assert verification.other(sound, "another", TRIES) is None


def test_a_wrong_answer_is_found_and_stays_wrong_when_both_are_tried(sound: Puzzle) -> None:
    wrong = msgspec.structs.replace(sound, best=[sound.tempting], tempting=puzzles.line(sound.best))
    rival = verification.other(wrong, "other", TRIES)
    assert rival == puzzles.line(sound.best)
    assert verification.wins_less(wrong, rival, "other", TRIES)
    assert not verification.wins_less(sound, sound.tempting, "other", TRIES), "a search that settles early is no proof"


def test_what_is_checked_and_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    some = verification.sample(GAME, 6)
    assert len({puzzle.key for puzzle in some}) == 6
    assert len(verification.sample(GAME, 10_000)) == len([puzzle for puzzle in puzzles.of(GAME) if not puzzle.exact])
    assert verification.sample("hourglass", 6) == [], "what is counted needs no search"
    settled = some[1], some[4]
    monkeypatch.setattr(verification, "other", lambda puzzle, *_: "rival" if puzzle in settled else None)
    monkeypatch.setattr(verification, "wins_less", lambda puzzle, *_: puzzle == some[4])
    found = verification.check(GAME, 6, "seed")
    assert (found.searched, found.settled, found.failed) == (6, (some[1].key, some[4].key), (some[4].key,))
    low, high = found.bounds(found.failed)
    assert low < 1 / 6 < high
