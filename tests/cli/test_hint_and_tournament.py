"""`saqqara hint` and `saqqara tournament`."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from saqqara.bots.tournament import Standing
from saqqara.cli.screen import Screen
from saqqara.cli.tournament import standings_table
from saqqara.core.game import games
from saqqara.core.table import Table
from saqqara.core.texts import LANGUAGES
from tests.cli.helping import Shell

COLUMNS = ("player", "games", "win", "between", "score", "margin", "move", "longest", "rating")
LINE_BOT = Path(__file__).parents[2] / "examples" / "line_bot.py"


def position(folder: Path, table: Table) -> Path:
    """Return a table's position in a file."""
    file = folder / "position.json"
    file.write_text(json.dumps(table.position()), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", games())
def test_a_hint_for_a_position(shell: Shell, tmp_path: Path, game: str) -> None:
    table = Table(game, 2, b"hint")
    file, seat = position(tmp_path, table), table.to_act[0]
    ran = shell("hint", file, "--seat", seat, "--seconds", 0.01, "--json")
    assert (ran.code, ran.err) == (0, "")
    given = json.loads(ran.out)
    assert given["moves"][0]["move"] in table.look(seat).moves
    shown = shell("--lang", "fr", "hint", file, "--seat", seat, "--seconds", 0.01)
    assert shown.code == 0
    assert "raison" in shown.out
    assert any(f"{move} " in shown.out.split("raison")[1] for move in table.look(seat).moves)  # so short a thought varies


def test_a_hint_for_a_record_at_a_move(shell: Shell, tmp_path: Path) -> None:
    table = Table("guardians", 2, b"hint")
    for _ in range(9):
        table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    record = tmp_path / "record.json"
    record.write_text(json.dumps(table.save()), encoding="utf-8")
    early, late = (json.loads(shell("hint", record, "--seconds", 0.01, "--json", *at).out) for at in (("--at", 0), ()))
    assert {one["move"] for one in early["moves"]} <= {"explore 1", "explore 2"}
    assert {one["move"] for one in late["moves"]} <= set(table.look(table.to_act[0]).moves)


def test_a_hint_that_cannot_be_given_is_a_sentence(shell: Shell, tmp_path: Path) -> None:
    table = Table("guardians", 2, b"hint")
    file = position(tmp_path, table)
    other = 1 - table.to_act[0]
    for words, sentence in (
        (("--seat", other), f"nothing to play for --seat {other} now"),
        (("--seat", 9), "seat"),
        (("--level", "chance"), "There is no bot “chance”"),
    ):
        ran = shell("hint", file, *words)
        assert ran.code == 2
        assert sentence in ran.err
        assert ran.err.count("\n") == 1
    everybody = position(tmp_path, Table("expedition", 2, b"hint"))
    assert "--seat" in shell("hint", everybody).err
    file.write_text("{", encoding="utf-8")
    assert shell("hint", file).code == 2


def test_a_tournament_counts_and_repeats(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "saqqara.bots.tournament.ProcessPoolExecutor", lambda *_, **__: ThreadPoolExecutor(1)
    )  # `test_tournament.py` has it
    words = ("tournament", "guardians", "--players", "apprentice,chance", "--games", 6, "--seed", "s", "--json")
    first, second = (json.loads(shell(*words).out) for _ in range(2))
    assert [one["games"] for one in first["standings"]] == [6, 6]
    assert sum(one["win"] for one in first["standings"]) == pytest.approx(1)
    assert [one["score"] for one in first["standings"]] == [one["score"] for one in second["standings"]]
    shown = shell("--lang", "fr", "tournament", "objective", "--players", "novice,chance", "--games", 2)
    assert "victoires" in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_tournament_fits_80_columns(language: str) -> None:
    screen = Screen(language)
    screen.console = Console(width=80, file=StringIO(), color_system=None)
    long = "exec:/usr/bin/python3 examples/line_bot.py --slowly"
    found = [Standing(name, 12000, 1.0, 0.951, 0.999, 123.4, -123.4, 0.1234, 123.4, 25.04, 8.33) for name in (long, "master@2000")]
    screen.show(standings_table(screen, found))
    lines = screen.console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= 80
    shown = "\n".join(lines)
    assert "…" not in shown
    heads = [screen.say(f"cli-tournament-{name}") for name in COLUMNS]
    for text in (
        screen.percent(1, digits=1),
        screen.percent(0.951, 0.999),
        "-123.4",
        "123 ms",
        "123.4 s",
        "25.0±8.3",
        "master@2000",
        *heads,
    ):
        assert text in shown


def test_a_program_in_a_tournament(shell: Shell) -> None:
    players = f"exec:{sys.executable} {LINE_BOT},chance,novice"
    ran = shell("tournament", "objective", "--players", players, "--games", 3, "--option", "mode=random", "--json")
    standings = json.loads(ran.out)["standings"]
    assert [one["games"] for one in standings] == [3, 3, 3]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("objective", "--players", "master"), "at least two players"),
        (("objective", "--players", "chance,wizard"), "There is no bot “wizard”"),
        (("objective", "--players", "chance,chance,chance", "--seats", "2"), "3 players are too many for 2 seats"),
        (("senet",), "senet"),
        (("objective", "--option", "mode=odd"), "mode"),
        (("objective", "--players", "exec:/no/such/program,chance"), "couldn't be started"),
    ],
)
def test_a_tournament_that_cannot_be_is_a_sentence(shell: Shell, words: tuple[str, ...], sentence: str) -> None:
    ran = shell("tournament", *words)
    assert ran.code == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_a_hint_says_whether_it_is_exact(shell: Shell, tmp_path: Path) -> None:
    table = Table("objective", 2, b"exact")
    estimated = shell("hint", position(tmp_path, table), "--seconds", 0.01)
    assert "±" in estimated.out
    assert "Exact result" not in estimated.out
    while len(table.save()["moves"]) < 22:
        table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    known = shell("--lang", "fr", "hint", position(tmp_path, table))
    assert "Résultat exact" in known.out
    assert "±" not in known.out
