"""`saqqara new-game`: names and letters that cannot be. What a game made by it is like, tests/new_game sees."""

import re
from pathlib import Path

import pytest

from saqqara.cli import new_game
from saqqara.core.game import games
from saqqara.core.texts import spaced
from tests.cli.helping import Shell

TAKEN = next(iter(games()))


def there() -> list[str]:
    """Return all files in the folders that a game is written to."""
    return sorted(str(path) for folder in new_game.FOLDERS.values() for path in folder.iterdir())


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["Senet"], "“Senet” cannot be the name", "« Senet » ne peut pas être le nom"),
        (["s"], "“s” cannot be", "« s » ne peut pas"),
        (["x" * 21], "cannot be the name", "ne peut pas être le nom"),
        (["two words"], "cannot be the name", "ne peut pas être le nom"),
        (["lambda"], "Python keywords are not allowed", "mots-clés de Python ne sont pas permis"),
        (["../senet"], "cannot be the name", "ne peut pas être le nom"),
        (["été"], "cannot be the name", "ne peut pas être le nom"),
        ([TAKEN], f"“{TAKEN}” already exists", f"« {TAKEN} » existe déjà"),
        (["helping"], "already exists", "existe déjà"),
        (["table"], "“table” is a word in the shared code", "« table » est un mot du code commun"),
        (["senet", "--clause", "s"], "one capital letter", "une majuscule"),
        (["senet", "--clause", "SN"], "one capital letter", "une majuscule"),
        (["senet", "--clause", "O"], "already begin with O", "commencent déjà par O"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_and_nothing_is_written(shell: Shell, words: list[str], english: str, french: str) -> None:
    before = there()
    for language, sentence in (("en", english), ("fr", french)):
        ran = shell("--lang", language, "new-game", *words)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert spaced(sentence, language) in ran.err
    assert there() == before


def test_outside_of_a_checkout_it_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(new_game, "FOLDERS", {"game": tmp_path, "web": tmp_path / "web", "tests": tmp_path / "tests"})
    assert "checkout of the project" in shell("new-game", "senet").err
    assert "une copie du dépôt" in shell("--lang", "fr", "new-game", "senet").err
    assert list(tmp_path.iterdir()) == []


def test_letters_come_from_the_name_and_are_no_other_games() -> None:
    assert new_game.free_letter("senet", None) == "S"
    assert new_game.free_letter("hounds", None) == "U", "H and O are taken"
    assert new_game.free_letter("senet", "N") == "N"


def test_every_file_of_the_example_is_renamed() -> None:
    example = new_game.example()
    for source in (path for path in example.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        text = new_game.renamed(source.read_text(encoding="utf-8"), "dog_race", "D")
        assert not re.search(rf"\b{example.name}\b", text, re.IGNORECASE)
        assert "Gobelets" not in text
        assert not re.search(r"(?<![A-Za-z])CR?[0-9]", text)
    assert new_game.renamed("test_C1_CR2_x (C10) IC1", "dog_race", "D") == "test_D1_DR2_x (D10) IC1"
    assert new_game.renamed("Cups, Gobelets, cups", "dog_race", "D") == "Dog race, Dog race, dog_race"


def test_lines_stay_short_enough_whatever_the_name() -> None:
    for source in new_game.example().rglob("*.py"):
        text = new_game.renamed(source.read_text(encoding="utf-8"), "x" * 20, "X")
        assert max(map(len, text.splitlines()), default=0) <= 140, source


def test_the_example_can_be_had_under_its_own_name() -> None:
    new_game.check_name(new_game.example().name)
