"""`saqqara puzzle` and `saqqara lab puzzles`: solving in the terminal, making a file."""

from pathlib import Path

import pytest

from saqqara.lab.puzzles import verification
from saqqara.solo import puzzles
from tests.cli.helping import Shell

GAMES = puzzles.with_puzzles()


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", GAMES)
def test_a_right_answer_and_a_tempting_one(shell: Shell, game: str) -> None:
    puzzle = puzzles.read(game).puzzles[1]
    right = shell("puzzle", game, "--number", 2, typed=puzzles.line(puzzle.best) + "\n")
    assert (right.code, right.err) == (0, "")
    assert puzzle.key in right.out
    assert "Correct!" in right.out
    assert "Solved: 1 of 1." in right.out
    wrong = shell("--lang", "fr", "puzzle", game, "--number", 2, typed=puzzle.tempting + "\n")
    assert "Pas le meilleur coup." in wrong.out
    assert "Résolus" in wrong.out
    for sentence in puzzles.explain(puzzle, puzzle.tempting, "fr"):
        assert plain(sentence) in plain(wrong.out)


def test_what_it_is_about_is_told_after_the_answer_only(shell: Shell) -> None:
    game = GAMES[0]
    puzzle = puzzles.read(game).puzzles[0]
    shown = shell("puzzle", game, "--number", 1).out  # nobody answers
    assert puzzles.theme(puzzle, "en") not in shown
    assert "The best " not in shown
    given_up = shell("puzzle", game, "--number", 1, typed="why\n").out
    assert puzzles.theme(puzzle, "en") in given_up
    assert "The best " in given_up
    assert "Solved: 0 of 1." in given_up


def test_several_in_a_row_until_somebody_quits(shell: Shell) -> None:
    ran = shell("puzzle", GAMES[0], typed="why\n\nmoves\nquit\n")
    assert "Solved: 0 of 1." in ran.out
    assert "Solved: 0 of 0." in shell("puzzle", typed="quit\n").out


def test_a_move_that_cannot_be_made_is_said_and_another_is_asked_for(shell: Shell) -> None:
    puzzle = puzzles.read(GAMES[0]).puzzles[0]
    ran = shell("puzzle", GAMES[0], "--number", 1, typed=f"no move at all\n{puzzles.line(puzzle.best)}\n")
    assert "no move at all" in ran.out
    assert "Solved: 1 of 1." in ran.out


def test_an_operation_may_be_typed_as_one_writes_it(shell: Shell) -> None:
    puzzle = puzzles.read("hourglass").puzzles[0]
    shows = [text.removeprefix("show ") for text in puzzle.best if text.startswith("show")]
    assert "Correct!" in shell("puzzle", "hourglass", "--number", 1, typed=", ".join(shows) + "\n").out
    taken = [text.split()[1] for text in puzzle.best if text.startswith("take")]
    assert "Not the best move." in shell("puzzle", "hourglass", "--number", 1, typed=", ".join(taken) + "\n").out


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("puzzle", "objective", "--number", "999"), "There is no puzzle 999", "Le problème 999 n'existe pas"),
        (("puzzle", "objective", "--theme", "weather"), "Choose", "Choisissez"),
        (("puzzle", "--number", "3"), "need a game", "demandent un jeu"),
        (("puzzle", "chess"), "chess", "chess"),
        (("lab", "puzzles", "chess", "--out", "new"), "chess", "chess"),
        (("lab", "puzzles", "hourglass", "--out", "there"), "there", "there"),
    ],
)
def test_what_cannot_be_is_a_sentence(shell: Shell, tmp_path: Path, words: tuple[str, ...], english: str, french: str) -> None:
    (tmp_path / "there").write_text("mine")
    for language, sentence in (("en", english), ("fr", french)):
        ran = shell("--lang", language, *words)
        assert (ran.code, ran.out) == (2, "")
        assert sentence in ran.err
    assert (tmp_path / "there").read_text() == "mine"
    assert not (tmp_path / "new").exists()


def test_a_set_is_made_and_read_again(shell: Shell, tmp_path: Path) -> None:
    words = ("lab", "puzzles", "hourglass", "--count", 3, "--seed", "test", "--workers", 1, "--keep", tmp_path / "kept")
    ran = shell(*words, "--out", tmp_path / "one.json")
    assert (ran.code, ran.err) == (0, "")
    assert "3 of 3" in " ".join(ran.out.split())
    shell(*words, "--out", tmp_path / "two.json")
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    short = shell("--lang", "fr", *words[:3], "--count", 4000, "--workers", 1, "--minutes", 0.01, "--out", tmp_path / "short.json")
    assert "sur 4" in short.out


def test_puzzles_are_checked(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    found = verification.Checked(40, ("guardians-3", "guardians-9"), ("guardians-9",))
    monkeypatch.setattr(verification, "check", lambda *_: found)
    ran = plain(shell("lab", "check-puzzles", "guardians").out)
    assert "searched again: 40" in ran
    assert "another move: 2 (95%: 1.4 to 17 of 100 puzzles). guardians-3, guardians-9" in ran
    assert "often: 1 (95%: 0.4 to 13 of 100). guardians-9" in ran
    assert "à nouveau : 40" in plain(shell("--lang", "fr", "lab", "check-puzzles", "guardians").out)
    assert shell("lab", "check-puzzles", "chess").code == 2
