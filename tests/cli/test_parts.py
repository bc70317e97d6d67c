"""The small parts of the terminal, one by one."""

import json
import re
from pathlib import Path

import pytest

from saqqara import BadSetup, Table
from saqqara.cli import files, rulebook, typed_words
from saqqara.cli.ending import by_seat, written
from saqqara.cli.game_session import added_moves
from saqqara.cli.keyboard import MAX_WHOLE_OFFERS, completions
from saqqara.cli.table_setup import parse_bots, parse_options, parse_times, split_pairs
from saqqara.core.game import games
from saqqara.core.rng import generator
from saqqara.core.texts import LANGUAGES


def test_completion_is_by_words_and_does_not_mind_case_or_spaces() -> None:
    offers = [f"{colour} {spot}" for colour in ("red", "blue") for spot in range(1, 20)]
    assert completions("", offers) == ["red", "blue"]
    assert completions("R", offers) == [f"red {spot}" for spot in range(1, 20)]
    assert completions("BLUE  1", offers) == ["blue 1", *(f"blue {spot}" for spot in range(10, 20))]
    assert completions("red ", offers)[0] == "red 1"
    assert completions("green", offers) == []
    many = [f"12: a{i} b{j}" for i in range(1, 6) for j in range(1, 6)]
    assert len(many) > MAX_WHOLE_OFFERS
    assert completions("12: ", many) == ["12: a1", "12: a2", "12: a3", "12: a4", "12: a5"]
    assert completions("12: a3", many) == [f"12: a3 b{j}" for j in range(1, 6)]


def test_what_is_new_in_a_history_may_lie_inside_it() -> None:
    old = ((0, "a"), (1, "b"))
    assert added_moves(old, old) == []
    assert added_moves(old, (*old, (0, "c"))) == [(0, "c")]
    assert added_moves(old, ((2, "veiled"), (0, "a"), (1, "b"), (None, "sand"))) == [(2, "veiled"), (None, "sand")]
    assert added_moves((), old) == list(old)


def test_commands_can_be_typed_in_every_language() -> None:
    assert typed_words.parse("UNDO") == ("undo", "")
    assert typed_words.parse("  sauver  a b.json ") == ("save", "a b.json")
    assert typed_words.parse("règles O8") == typed_words.parse("rules O8") == ("rules", "O8")
    assert typed_words.parse("red 7") is None
    assert typed_words.parse("") is None
    assert typed_words.is_yes(" Oui ")
    assert typed_words.is_yes("y")
    assert not typed_words.is_yes("")


@pytest.mark.parametrize("name", games())
def test_no_command_hides_a_move(name: str) -> None:
    for form in games()[name].part("notation").FORMS:
        assert typed_words.parse(form) is None


@pytest.mark.parametrize("name", games())
def test_every_clause_can_be_read(name: str) -> None:
    for language in LANGUAGES:
        known = rulebook.CLAUSE.findall(rulebook.page(games()[name], language))
        assert len(known) > 10
        for clause in known:
            text = rulebook.clause(games()[name], language, clause.lower())
            assert text.startswith(f"**{clause}**")
            assert len(text) > 20
            assert "\n#" not in text
            assert text.count("\n**") == 0
    with pytest.raises(BadSetup):
        rulebook.clause(games()[name], "en", "Z9")


def test_bots_are_a_number_or_levels() -> None:
    assert parse_bots(None) == parse_bots("0") == []
    assert parse_bots("2") == parse_bots("adept, Adept") == ["adept", "adept"]
    for wrong in ("-1", "genius", "chance,", "1.5"):
        with pytest.raises(BadSetup):
            parse_bots(wrong)


def test_options_and_times_as_typed() -> None:
    assert split_pairs(["mode=fair", " a = b=c"], "--option") == {"mode": "fair", "a": "b=c"}
    assert parse_options(games()["hourglass"], {"advanced": "True"}) == {"advanced": True}
    assert parse_options(games()["objective"], {"mode": "FAIR", "odd": "1"}) == {"mode": "fair", "odd": "1"}
    assert parse_times({"sand": "4.5", "first": "None", "check": "soon"}) == {"sand": 4.5, "first": None, "check": "soon"}


def test_a_breakdown_by_seat() -> None:
    detail = {"spots": [1, 2], "list": [1, 2, 3], "who": [{"a": 1, "b": None}, {"a": [1, 2], "b": True}], "n": 5}
    each, rest = by_seat(detail, 2)
    assert each == {"spots": [1, 2], "a": [1, [1, 2]], "b": [None, True]}
    assert rest == {"list": [1, 2, 3], "n": 5}
    assert [written(value) for value in (None, True, [1, 2], {"a": 1}, [], "x")] == ["–", "✓", "1 2", "a 1", "–", "x"]


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    files.write_whole(path, b"one")
    with pytest.raises(BadSetup):
        files.write_whole(path, b"two")
    assert path.read_bytes() == b"one"
    files.write_whole(path, b"two", force=True)
    assert path.read_bytes() == b"two"
    with pytest.raises(BadSetup):
        files.write_whole(tmp_path / "no" / "a.json", b"x")
    with pytest.raises(BadSetup):
        files.write_whole(tmp_path, b"x", force=True)
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize("name", games())
def test_a_saved_game_reads_back_as_the_same_record(name: str) -> None:
    table, luck = Table(name, seed=b"json"), generator(b"luck")
    for _ in range(3):
        table.play(table.to_act[0], table.sample(table.to_act[0], luck))
    text = files.as_json(table.save())
    assert json.loads(text) == table.save()
    assert text.count(b"\n") < 3000


def test_a_kept_game_is_forgotten_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    keeper, table = files.Autosave(), Table("objective")
    keeper.keep(table)
    assert keeper.path is not None
    assert json.loads(keeper.path.read_text()) == table.save()
    keeper.forget()
    assert list(tmp_path.rglob("*.json")) == []


def test_a_game_that_cannot_be_kept_goes_on_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    keeper = files.Autosave()
    keeper.keep(Table("objective"))
    assert keeper.problem is not None
    assert "can't be written" in str(keeper.problem)


@pytest.mark.parametrize("name", games())
def test_the_terminal_names_no_game(name: str) -> None:
    package = Path(files.__file__).parents[1]
    for file in sorted((package / "cli").glob("*.*")):
        words_in_it = set(re.findall(r"\w+", file.read_text(encoding="utf-8").casefold()))
        assert name not in words_in_it, file.name
