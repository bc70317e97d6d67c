"""Games of every kind with lines from a pipe."""

import json
import re
from pathlib import Path

import pytest

from saqqara import Table
from saqqara.cli.rulebook import clause
from saqqara.core.game import find, games
from saqqara.core.parsing import plain
from tests.cli.helping import Shell, a_whole_game

SIMPLE = ("play", "objective", "--seed", "one", "--mode", "fair")
"""Two people; with this seed seat 0 begins."""


def no_clock(name: str) -> list[str]:
    return [word for time in games()[name].times for word in ("--time", f"{time}=none")]


@pytest.mark.parametrize("name", games())
def test_bots_play_a_whole_game_by_themselves(shell: Shell, name: str) -> None:
    seats = games()[name].seats[0]
    ran = shell("play", name, "--seats", seats, "--bots", seats, "--seed", "demo")
    assert ran.code == 0
    assert "Final result" in ran.out
    assert re.search(r"(wins|share the win)!", ran.out)
    assert shell.kept() == []


def test_the_same_seed_is_the_same_game(shell: Shell) -> None:
    one, again, other = (shell("play", "guardians", "--seats", 2, "--bots", 2, "--seed", seed).out for seed in ("demo", "demo", "other"))
    assert one == again != other


@pytest.mark.parametrize("name", games())
def test_people_play_a_whole_game(shell: Shell, name: str) -> None:
    seats = games()[name].seats[0]
    lines, table = a_whole_game(name, seats, "people")
    ran = shell("play", name, "--seats", seats, "--seed", "people", *no_clock(name), typed="\n".join([*lines, "save end.json"]))
    assert ran.code == 0, ran.err
    record = json.loads(Path("end.json").read_text())
    assert record["outcome"] == plain(table.outcome)
    assert [move[:2] for move in record["moves"]] == [[entry.seat, entry.text] for entry in table.moves]
    assert shell.kept() == []
    check_record(shell, table)


@pytest.mark.parametrize("name", games())
def test_a_game_that_people_ended_is_verified_and_replayed_as_that(shell: Shell, name: str) -> None:
    agreed, given_up = (Table(name, games()[name].seats[0], b"early", names=[*"ABCDEF"[: games()[name].seats[0]]]) for _ in range(2))
    agreed.end("agreement")
    given_up.resign(0)
    given_up.end("resigned")
    for table, sentence in ((agreed, "agreed to end the game: no winner"), (given_up, "A resigned.")):
        Path("end.json").write_text(json.dumps(table.record()))
        for command in (["verify"], ["replay"]):
            ran = shell(*command, "end.json")
            assert ran.code == 0, ran.err
            assert sentence in " ".join(ran.out.split())


def test_bots_say_why_they_moved_and_nothing_that_is_theirs_to_know(shell: Shell) -> None:
    moved, not_yet = (shell("play", "objective", "--bots", "novice", "--seed", seed, typed="why\nquit\n") for seed in ("a", "b"))
    assert re.search(r"I took (one of )?\w+'s (only|\d+) spots?\.|Both pieces vanish, and the spot is \w+ again\.", moved.out)
    assert "No bot has moved yet." in not_yet.out


def check_record(shell: Shell, table: Table) -> None:
    verified = shell("verify", "end.json")
    assert verified.code == 0
    assert table.commitment in verified.out.replace("\n", "")
    last = len(table.moves)
    for views in (["--seat", "1"], ["--at", last], ["--at", last, "--open", "--lang", "fr"]):
        ran = shell("replay", "end.json", *views)
        assert ran.code == 0
        assert f"{last}/{last}" in ran.out
    at = shell("replay", "end.json", "--at", "1")
    assert at.code == 0
    assert f"1/{last}" in at.out
    assert "2/" not in at.out


@pytest.mark.parametrize("name", games())
def test_a_game_against_bots_that_is_left_is_kept_and_goes_on(shell: Shell, name: str) -> None:
    table = Table(name, 2, b"left", times=dict.fromkeys(games()[name].times))
    line = table.look(0).moves[0] if 0 in table.to_act else ""
    ran = shell("play", name, "--bots", "1", "--seed", "left", *no_clock(name), typed=line + "\n")
    assert ran.code == 0
    assert "Goodbye" in ran.out
    kept = shell.kept()
    moved = re.search(r"saqqara play --load (\S+) --bots adept", ran.out)
    assert (moved is not None) == (len(kept) == 1)
    if moved:
        again = shell("play", "--load", kept[0], "--bots", "adept")
        assert again.code == 0
        assert "Kawit (adept)" in again.out
        assert len(shell.kept()) <= 2


def test_a_refusal_names_its_clause_and_an_unreadable_line_the_forms(shell: Shell) -> None:
    table = Table("objective", 2, b"one", mode="fair")
    base = table.position()["spots"][0]["base"]
    ran = shell(*SIMPLE, typed=f"{base} 1\nflop\n{base} 99\nrules O8\nrules X1\n")
    assert "(O8)  → rules O8" in ran.out
    assert "“flop” isn't a valid move. Try: red 7." in ran.out
    assert "(O4)" in ran.out
    assert clause(find("objective"), "en", "O8").removeprefix("**O8** ").split(".")[0] in ran.out
    assert "There is no rule “X1”" in ran.out
    assert shell.kept() == []  # nothing was done, so there is nothing to keep


def test_undo_right_after_the_move_and_not_later(shell: Shell) -> None:
    lines, _ = a_whole_game("objective", 2, "one", mode="fair")
    ran = shell(*SIMPLE, typed="\n".join([lines[0], "undo", lines[0], lines[1], lines[2], "save it.json", "quit"]))
    assert f"Undone: {lines[0]}" in ran.out
    assert [text for _, text in json.loads(Path("it.json").read_text())["moves"]] == lines[:3]
    late = shell("play", "objective", "--bots", "1", "--seed", "one", typed="undo\n")
    assert "Nothing to undo yet." in late.out or "another player has moved since" in late.out


def test_the_curtain_names_the_next_person_and_news_tell_what_was_done(shell: Shell) -> None:
    lines, table = a_whole_game("objective", 2, "one", mode="fair")
    ran = shell(*SIMPLE, "--names", "Ana,Tom", typed=lines[0] + "\n")
    first = ("Ana", "Tom")[table.moves[0].seat or 0]
    other = ("Tom", "Ana")[table.moves[0].seat or 0]
    parts = ran.out.split(f"Pass the device to {other}.")
    assert len(parts) == 2
    assert f"Pass the device to {first}." in parts[0]
    assert f"{first}: {lines[0]}" in parts[1]


def test_help_and_moves_and_board_in_french(shell: Shell) -> None:
    table = Table("objective", 2, b"one", mode="fair")
    moves = table.look(table.to_act[0]).moves
    ran = shell("--lang", "fr", *SIMPLE, typed="aide\ncoups\nplateau\nquitter\n")
    assert ran.code == 0
    assert "Un coup s'écrit comme red 7" in ran.out
    assert ran.out.count(f"{len(moves)} coups\u00a0:") == 2
    assert all(re.search(rf"\b{move}\b", ran.out) for move in moves)
    assert ran.out.count("Objectif ·") == 2
    assert "Au revoir" in ran.out


def test_saving_never_writes_over_a_file_unasked(shell: Shell) -> None:
    Path("mine.txt").write_text("mine")
    ran = shell(*SIMPLE, typed="save mine.txt\nsave\nsave nowhere/x.json\n")
    assert "mine.txt already exists" in ran.out
    assert "Which file?" in ran.out
    assert "nowhere/x.json can't be written" in ran.out
    assert Path("mine.txt").read_text() == "mine"
    shell(*SIMPLE, typed="save --force mine.txt\n")
    assert json.loads(Path("mine.txt").read_text())["game"] == "objective"


def test_loading_keeps_the_game_at_the_table_first(shell: Shell) -> None:
    lines, _ = a_whole_game("objective", 2, "one", mode="fair")
    shell(*SIMPLE, typed=f"{lines[0]}\n{lines[1]}\nsave two.json\nquit\n")
    assert shell.kept() == []
    Path("bad.json").write_text('{"format": 1}')
    ran = shell(*SIMPLE, typed=f"{lines[0]}\nload bad.json\nload nothing.json\nload two.json\n{lines[2]}\nsave three.json\n")
    assert "Field “game” is missing." in ran.out
    assert "nothing.json can't be read" in ran.out
    assert "Loaded from two.json: 2 moves so far." in ran.out
    assert [text for _, text in json.loads(Path("three.json").read_text())["moves"]] == lines[:3]
    assert [len(json.loads(file.read_text())["moves"]) for file in shell.kept()] == [1]


def test_loading_a_game_with_another_number_of_seats_and_another_way_of_playing(shell: Shell) -> None:
    lines, table = a_whole_game("hourglass", 3, "other")
    shell(
        "play", "hourglass", "--seats", 3, "--seed", "other", *no_clock("hourglass"), typed="\n".join([*lines[:4], "save h.json", "quit"])
    )
    ran = shell(*SIMPLE, typed="\n".join(["load h.json", *lines[4:], "save end.json"]))
    assert ran.code == 0
    assert json.loads(Path("end.json").read_text())["outcome"] == plain(table.outcome)


def test_at_one_keyboard_with_a_clock_a_line_says_who(shell: Shell) -> None:
    words = ("play", "hourglass", "--seats", "3", "--bots", "1", "--names", "Ana,Big Tom", "--seed", "who", *no_clock("hourglass"))
    ran = shell(*words, typed="nothing\n7 nothing\n1 nothing\nbig tom nothing\n2 undo\nmoves\n1 rules H6\n")
    assert ran.out.count("Start with a seat or a name, like “1 ") == 2
    assert "Ana: nothing" in ran.out
    assert "Big Tom: nothing" in ran.out
    assert "2 take " in ran.out
    assert "H6" in ran.out


def test_the_menu(shell: Shell) -> None:
    ran = shell("play", typed="9\nobj\n0\n\n5\n\nquit\n")
    assert ran.code == 0
    assert "Welcome to Saqqara" in ran.out
    assert "Please enter a number from 1 to 4." in ran.out
    assert "Player A" in ran.out
    assert "Kawit (adept)" in ran.out
    assert shell("play", typed="").code == 0


def test_names_that_look_like_markup_are_only_names(shell: Shell) -> None:
    lines, _ = a_whole_game("objective", 2, "one", mode="fair")
    ran = shell(*SIMPLE, "--names", "[red]Ana[/],[/nope]", typed="\n".join(lines))
    assert ran.code == 0
    assert "[red]Ana[/]" in ran.out
    assert "[/nope]" in ran.out
