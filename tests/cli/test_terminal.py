"""A person at a real pseudo-terminal: what the keys do, what the screen never shows."""

import json
import re
import signal
from collections.abc import Callable
from pathlib import Path

from saqqara import Table
from tests.cli.helping import Person, a_whole_game

SitDown = Callable[..., Person]
CLEARED = "\x1b[H\x1b[2J\x1b[3J"
TWO = ("play", "objective", "--seats", "2", "--mode", "fair", "--seed", "one", "--names", "Ana,Tom")


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_hot_seat_with_curtain_completion_refusal_undo_save_and_load(sit_down: SitDown, tmp_path: Path) -> None:
    lines, table = a_whole_game("objective", 2, "one", mode="fair")
    first, second = ("Ana", "Tom") if table.moves[0].seat == 0 else ("Tom", "Ana")
    start = Table("objective", 2, b"one", mode="fair")
    base = start.position()["spots"][0]["base"]
    colour, spot = lines[0].split()

    ana = sit_down(*TWO)
    ana.sees(f"Pass the device to {first}.")
    assert "your secret colour" not in ana.sees("Press Enter")
    ana.types("")
    assert "your secret colour" in plain(ana.sees("your turn"))
    ana.sees(f"{first} ›")

    ana.child.send(colour[:2])  # completion while typing, taken with Tab
    ana.sees(colour)
    ana.child.send("\x15")  # and the line emptied again
    ana.types(f"{base} 1")
    ana.sees("(O8)")
    ana.sees("rules O8")
    ana.types("flop")
    ana.sees("isn't a valid move")
    ana.types(f"{colour.upper()}   {spot}")
    ana.sees("continue · undo")
    ana.types("undo")
    ana.sees(f"Undone: {lines[0]}")
    ana.sees(f"{first} ›")
    ana.types("save game.json")
    ana.sees("Saved to game.json")
    ana.types(lines[0])
    ana.sees("continue · undo")
    ana.types("")

    ana.sees(CLEARED)
    ana.sees(f"Pass the device to {second}.")
    ana.types("")
    ana.sees(f"{first}: {lines[0]}")
    ana.sees(f"{second} ›")
    ana.types("load game.json")
    ana.sees("Your game is saved")
    ana.sees(CLEARED)
    ana.sees(f"Pass the device to {first}.")
    ana.types("")
    ana.sees("Loaded from game.json: 0 moves")
    ana.sees(f"{first} ›")
    ana.types("quit")
    ana.sees("Goodbye!")
    assert ana.leaves() == 0
    kept = sorted((tmp_path / "state").rglob("*.json"))
    assert [json.loads(file.read_text())["moves"] for file in kept] == [[[table.moves[0].seat, lines[0]]]]


def test_what_one_person_typed_is_not_in_the_others_memory(sit_down: SitDown) -> None:
    lines, table = a_whole_game("objective", 2, "one", mode="fair")
    first, second = ("Ana", "Tom") if table.moves[0].seat == 0 else ("Tom", "Ana")
    ana = sit_down(*TWO)
    ana.sees("Press Enter")
    ana.types("")
    ana.sees(f"{first} ›")
    ana.types("my own secret")
    ana.sees("isn't a valid move")
    ana.types(lines[0])
    ana.sees("continue · undo")
    ana.types("")
    ana.sees("Press Enter")
    ana.types("")
    ana.sees(f"{second} ›")
    ana.child.send("\x1b[A\r")  # the arrow key: nothing there
    ana.types("board")
    assert "my own secret" not in ana.sees("your secret colour")
    ana.sees(f"{second} ›")  # asked again: what is typed before that is lost
    ana.child.sendcontrol("d")
    ana.sees("Your game is saved")
    ana.sees("Goodbye!")
    assert ana.leaves() == 0


def test_interrupting_keeps_the_game_and_gives_130(sit_down: SitDown) -> None:
    ana = sit_down("--lang", "fr", "play", "objective", "--bots", "1", "--seed", "2")
    ana.sees("Joueur A ›")
    ana.types("aide")
    ana.sees("règles RÈGLE")
    move = Table("objective", 2, b"2")
    if move.to_act == (0,):
        ana.types(move.look(0).moves[0])
        ana.sees("continuer · annuler")
    ana.child.sendcontrol("c")
    ana.sees("Votre partie est enregistrée")
    ana.sees("--bots adept")
    ana.sees("À bientôt")
    assert ana.leaves() == 130


def test_the_menu_starts_a_game_with_three_times_enter(sit_down: SitDown) -> None:
    ana = sit_down("play")
    ana.sees("Welcome to Saqqara")
    ana.sees("Game, 1 to")
    ana.types("objective")
    ana.sees("How many people")
    ana.types("")
    ana.sees("How many bots")
    ana.types("")
    ana.sees("Player A ›")
    ana.types("quit")
    ana.sees("Goodbye!")
    assert ana.leaves() == 0


def test_the_hourglass_really_runs(sit_down: SitDown) -> None:
    table = Table("hourglass", 2, b"sand")
    tile = table.look(0).moves[0]
    assert tile.startswith("take ")
    ana = sit_down("play", "hourglass", "--bots", "1", "--sand", "1", "--check", "1", "--seed", "sand")
    ana.sees("Player A ›")
    ana.types("take 2")
    ana.sees("There is no tile 2")
    ana.types(tile)
    ana.sees(f"Player A: {tile}")
    ana.child.send("half a li")  # what is being typed outlives the sand and the check
    ana.sees("The clock: sand")
    ana.sees("The clock: time")
    ana.child.send("ne\r")
    ana.sees("“half a line” isn't a valid move")
    ana.child.sendcontrol("d")
    ana.sees("Your game is saved")
    assert ana.leaves() == 0


def test_the_interrupt_counts_even_where_it_was_ignored_on_entry(sit_down: SitDown) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as `&` and nohup leave it, for all that is started from here
    try:
        ana = sit_down("play", "objective", "--bots", "1", "--seed", "2")
    finally:
        signal.signal(signal.SIGINT, before)
    ana.sees("Player A ›")
    ana.child.kill(signal.SIGINT)
    ana.sees("Your game is saved")
    assert ana.leaves() == 130


def test_the_hourglass_in_a_small_window_and_interrupted(sit_down: SitDown) -> None:
    ana = sit_down("play", "hourglass", "--seats", "2", "--names", "Ana,Tom", rows=24, columns=80)
    ana.sees("seat or name, then the move ›")
    ana.types("tom nothing")
    ana.sees("Tom: nothing")
    ana.types("nothing")
    ana.sees("Whose move is this?")
    ana.types("1 nothing")
    ana.sees("Ana: nothing")
    ana.child.sendcontrol("c")
    ana.sees("Your game is saved")
    ana.sees("See you soon")
    assert ana.leaves() == 130


def test_stepping_through_a_record(sit_down: SitDown, tmp_path: Path) -> None:
    lines, table = a_whole_game("objective", 2, "one", mode="fair")
    (tmp_path / "end.json").write_text(json.dumps(table.record()))
    ana = sit_down("replay", "end.json", "--seat", "0")
    ana.sees(f"0/{len(lines)}")
    ana.sees("next")
    ana.child.send("\x1b[C")
    ana.sees(f"1/{len(lines)}")
    ana.sees(lines[0])
    ana.types("")
    ana.sees(f"2/{len(lines)}")
    ana.sees("next")
    ana.child.send("b")
    ana.sees(f"1/{len(lines)}")
    ana.sees("next")
    ana.types("24")
    ana.sees(f"24/{len(lines)}")
    ana.sees("Final result")
    ana.sees("next")
    ana.child.send("q")
    assert ana.leaves() == 0


def test_a_person_watches_bots(sit_down: SitDown) -> None:
    ana = sit_down("play", "objective", "--seats", "2", "--bots", "2", "--seed", "1")
    ana.sees("Kawit (adept): ")
    ana.child.sendcontrol("c")
    ana.sees("See you soon")
    assert ana.leaves() == 130
