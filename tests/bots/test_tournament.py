"""Tournaments: fair, repeatable, counted right; and anybody's program may sit in one."""

import sys
from pathlib import Path

import msgspec
import pytest

from saqqara import BadSetup, Table
from saqqara.bots.external_program import External
from saqqara.bots.player_spec import enter, leave
from saqqara.bots.thinker import Thinker
from saqqara.bots.tournament import Pairing, Played, play_all, play_deal, shares, standings, wilson

LINE_BOT = Path(__file__).parents[2] / "examples" / "line_bot.py"


def program(tmp_path: Path, text: str) -> str:
    """Return a program as a command."""
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f"{sys.executable} {file}"


def test_every_deal_is_played_in_every_seating() -> None:
    assert Pairing("objective", ("a", "b"), 2, 400, "s").seatings == [(0, 1), (1, 0)]
    assert Pairing("objective", ("a", "b"), 3, 7, "s").seatings == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    assert Pairing("objective", ("a", "b"), 3, 7, "s").deals == 3
    played = play_deal(Pairing("objective", ("novice", "chance"), 2, 2, "s"), 0)
    assert [one.seating for one in played] == [(0, 1), (1, 0)]


def test_the_same_seed_gives_the_same_games_on_all_cores() -> None:
    pairing = Pairing("objective", ("adept@20", "novice"), 2, 6, "same")
    alone = [one for deal in range(pairing.deals) for one in play_deal(pairing, deal)]
    together, by_one = ([(one.seating, one.scores) for one in games] for games in (play_all(pairing), alone))
    assert together == by_one
    assert len(together) == 6
    assert len({scores for _, scores in together}) > 1


def test_victories_are_shared_and_rates_bounded() -> None:
    pairing = Pairing("guardians", ("a", "b"), 2, 4, "s")
    spent = ((2, 0.5, 0.3), (2, 0.1, 0.1))
    games = [((0, 1), (1, 2), (30, 20)), ((1, 0), (1, 2), (25, 10)), ((0, 1), (1, 1), (5, 5)), ((1, 0), (2, 1), (0, 40))]
    played = [Played(seating, places, scores, spent) for seating, places, scores in games]
    assert [shares(one) for one in played] == [{0: 1, 1: 0}, {1: 1, 0: 0}, {0: 0.5, 1: 0.5}, {0: 1, 1: 0}]
    first, second = standings(pairing, played)
    assert (first.win, second.win) == (0.625, 0.375)
    assert (first.score, first.margin, first.move_seconds, first.longest_move) == (21.25, 8.75, 0.25, 0.3)
    assert first.low < 0.625 < first.high
    assert first.rating > second.rating
    assert wilson(1.0, 400)[0] == pytest.approx(0.99049, abs=1e-4)
    assert wilson(0.5, 400) == pytest.approx((0.45124, 0.54876), abs=1e-4)


def test_looks_of_a_redealt_table_are_the_same_looks() -> None:
    one, other = (play_deal(Pairing("expedition", ("apprentice", "novice"), 2, 2, "peek", redealt=redealt), 0) for redealt in (False, True))
    assert [game.scores for game in one] == [game.scores for game in other]


@pytest.mark.parametrize("name", ["wizard", "chance@5", "wizard@20", "master@", "exec:/no/such/program"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        enter(name, b"")


def test_tries_and_seconds_may_be_named() -> None:
    by_tries, by_time = enter("adept@17", b""), enter("master@.5s", b"")
    assert isinstance(by_tries, Thinker)
    assert isinstance(by_time, Thinker)
    assert (by_tries.simulations, by_tries.seconds) == (17, None)
    assert (by_time.simulations, by_time.seconds) == (None, 0.5)


@pytest.mark.parametrize("game", ["objective", "hourglass"])
def test_the_example_program_sits_in_a_tournament(game: str) -> None:
    played = play_deal(Pairing(game, (f"exec:{sys.executable} {LINE_BOT}", "chance"), 2, 2, "program"), 0)
    assert [sorted(one.places) for one in played] in ([[1, 2]] * 2, [[1, 1], [1, 2]], [[1, 2], [1, 1]])
    assert len(LINE_BOT.read_text(encoding="utf-8").splitlines()) <= 30


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("import sys\nsys.stdin.readline()", "external-gone"),
        ("import sys\nfor line in sys.stdin: print('what?', flush=True)", "external-answer"),
        ('import sys\nfor line in sys.stdin: print(\'{"move": "dance"}\', flush=True)', "external-move"),
        ("import sys\nfor line in sys.stdin: pass", "external-slow"),
    ],
)
def test_a_program_that_breaks_off_is_said_to(tmp_path: Path, text: str, key: str) -> None:
    look = Table("guardians", 2, b"x").look(Table("guardians", 2, b"x").to_act[0])
    bot = External(program(tmp_path, text), patience=10.0 if key != "external-slow" else 0.3)
    try:
        with pytest.raises(BadSetup) as caught:
            bot.choose(look)
        assert caught.value.key == key
        assert "bot.py" in caught.value.reason("fr")
    finally:
        leave(bot)
    assert bot.process.poll() is not None


def test_a_program_is_told_the_deck_and_the_look(tmp_path: Path) -> None:
    text = f"""
import json, sys
heard = [json.loads(sys.stdin.readline()) for _ in range(2)]
json.dump(heard, open({str(tmp_path / "heard.json")!r}, "w"))
print(json.dumps({{"move": heard[1]["look"]["moves"][0]}}), flush=True)
"""
    table = Table("guardians", 2, b"x")
    seat = table.to_act[0]
    bot = External(program(tmp_path, text), deck=table.kind.deck())
    choice = bot.choose(table.look(seat), 3.5)
    leave(bot)
    hello, asked = msgspec.json.decode((tmp_path / "heard.json").read_bytes())
    assert choice == (table.look(seat).moves[0], 1.0)
    assert (hello["type"], hello["protocol"], len(hello["deck"]["card"])) == ("hello", 1, 54)
    assert (asked["type"], asked["waited"], asked["look"]["seat"]) == ("look", 3.5, seat)
