"""Strengths between levels, and levels that differ from table to table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from saqqara import BadSetup, Table
from saqqara.bots import levels, make, title
from saqqara.bots.decisions import level_now, own_level, own_player, searches_now
from saqqara.bots.interface import searched
from saqqara.bots.player_spec import enter
from saqqara.bots.playout_player import GAMES, Player
from saqqara.bots.search_setup import LEARNED, Level, SearchSetup, between, search_setup
from saqqara.bots.strength import STRENGTHS, Place, placed
from saqqara.bots.thinker import Thinker
from saqqara.core import weights
from saqqara.core.game import Game, find, games
from saqqara.lab.level_matches import Meeting, meet, ratio

TOLD = """
[worth]
green = 1.0
red = 2.0
[search]
tries = 4
[levels.novice]
noise = 2.0
overlooked = 0.5
[[tables]]
seats = [3, 4]
worth.red = 3.0
levels.novice.noise = 4.0
[[tables]]
seats = [4]
search.tries = 8
"""


def test_a_strength_lies_between_two_levels() -> None:
    assert placed("7.5/10") == placed("adept")
    assert placed("10/10") == placed("master")
    assert placed("6/10") == Place("apprentice", "adept", 0.4)
    assert placed("1/10") == Place("novice", "apprentice", -1.2)
    assert [
        name for name in ("0/10", "0.9/10", "11/10", "10.5/10", "6.55/10", "6,5/10", "-1/10", "6", "/10", "wizard") if placed(name)
    ] == []
    assert tuple(STRENGTHS) == levels()[1:]
    with pytest.raises(BadSetup, match=r"10\.5/10.*from 1/10 to 10/10") as caught:
        make("10.5/10", b"")
    assert "de 1/10 à 10/10" in caught.value.reason("fr")
    assert title("6.5/10", "fr") == "Force 6,5"
    assert title("6.5/10") == "Strength 6.5"
    assert title("adept", "fr") == "Initié"


def test_all_numbers_of_a_level_go_from_one_to_the_next_without_a_leap() -> None:
    low, high = Level(noise=2.0, overlooked=0.4), Level(noise=1.0)
    assert between(low, high, 0.5) == Level(noise=1.5, overlooked=0.2)
    short, long = Level(simulations=100, trust=0.0), Level(simulations=10_000)
    assert between(short, long, 0.5) == Level(simulations=1000, trust=0.5)
    seldom = between(high, long, 0.25)
    assert seldom == Level(simulations=10_000, thinks=0.25, noise=1.0)
    assert between(seldom, long, 1.0).thinks == 1.0
    assert between(low, high, -0.5) == Level(noise=2.5, overlooked=pytest.approx(0.6))  # type: ignore[arg-type]
    assert between(low, long, -0.5).simulations == 0
    assert [Player().between(GAMES["novice"], GAMES["apprentice"], part) for part in (0.5, -0.5)] == [2, 1]


def test_who_thinks_in_a_part_of_its_moves_does_so_in_that_part() -> None:
    bot = Thinker("novice", b"part")
    level = Level(simulations=9, thinks=0.25)
    assert 210 < sum(searches_now(level, bot.rng) for _ in range(1000)) < 290


def test_between_two_ways_to_judge_the_higher_one_plays_its_part_of_the_moves() -> None:
    thinks, bot = SearchSetup("guardians"), Thinker("8.5/10", b"ways")
    adept, master = thinks.weights.levels["adept"], thinks.weights.levels["master"]
    thinks.weights.levels["adept"] = msgspec.structs.replace(adept, learned=not master.learned)
    drawn = [level_now(thinks, bot.level, bot.rng).learned == master.learned for _ in range(1000)]
    assert 350 < sum(drawn) < 450


@pytest.mark.parametrize("game", [game for game in games() if searched(game) and not (find(game).folder / "bots" / LEARNED).exists()])
def test_without_a_learned_judgement_every_strength_lies_on_the_line_between_its_levels(game: str) -> None:
    thinks = search_setup(game)
    for tenth in range(10, 101):
        name = f"{tenth / 10:g}/10"
        bot = Thinker(name, b"line")
        assert {level_now(thinks, bot.level, bot.rng) for _ in range(30)} == {thinks.level(name)}, name


def test_a_level_that_judges_by_what_nobody_has_learned_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = weights.load("guardians")
    for change, field in (
        ({"levels": {"master": {"learned": True}}}, "levels.master.learned"),
        ({"search": {"learned": 1.0}}, LEARNED),
        ({"search": {"ahead": 0}}, LEARNED),
    ):
        data = weights.merge(whole, change)
        monkeypatch.setattr(weights, "load", lambda game, seats=None, options=(), data=data: data)
        with pytest.raises(BadSetup, match=r"weights\.toml") as caught:
            SearchSetup("guardians")
        assert field in str(caught.value)
        assert "réseau" in caught.value.reason("fr")


def test_a_judgement_that_is_tried_out_is_used_by_the_master() -> None:
    weighed = SearchSetup("guardians", judgement=np.zeros(3, np.float32), ahead=0, learned=1.0)
    assert [name for name in levels()[1:] if weighed.level(name).learned] == ["master"]
    assert not any(SearchSetup("guardians").level(name).learned for name in levels()[1:])


def test_a_game_with_its_own_player_has_strengths_too() -> None:
    look = Table("hourglass", 2, b"own").look(0)
    own = own_player("hourglass")
    low, half, high = (own_level(own, look, name) for name in ("novice", "3.7/10", "apprentice"))
    assert half.pace == pytest.approx(low.pace + 0.48 * (high.pace - low.pace))
    assert make("3.7/10", b"x").choose(look).after > 0


@pytest.mark.parametrize(("lower", "higher"), [("1/10", "2/10"), ("3/10", "4.5/10"), ("5.5/10", "7/10")])
def test_a_greater_strength_wins_more_often(lower: str, higher: str) -> None:
    meeting = Meeting("guardians", 2, {}, (lower, higher), "strong")
    assert ratio(meet(meeting, range(400))).ratio > 1


def test_tries_and_seconds_go_with_strengths() -> None:
    table = Table("guardians", 2, b"spec")
    look = table.look(table.to_act[0])
    assert enter("6.5/10@8", b"x").choose(look).move in look.moves
    for name in ("0/10@8", "chance@8", "12/10@8"):
        with pytest.raises(BadSetup, match="There is no bot"):
            enter(name, b"x")


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Return a file's weights for a table of Guardians."""

    def read(text: str, seats: int | None = None) -> Any:
        (tmp_path / "bots").mkdir(exist_ok=True)
        (tmp_path / "bots/weights.toml").write_text(text)
        with monkeypatch.context() as patched:
            patched.setattr(Game, "folder", property(lambda self: tmp_path))
            return weights.load("guardians", seats)

    return read


def test_a_file_may_say_otherwise_for_some_tables(told: Callable[..., Any]) -> None:
    assert told(TOLD) == told(TOLD, 2) == told(TOLD, 5)
    assert told(TOLD)["levels"]["novice"] == {"noise": 2.0, "overlooked": 0.5}
    assert told(TOLD, 3)["levels"]["novice"] == {"noise": 4.0, "overlooked": 0.5}
    assert told(TOLD, 3)["worth"] == {"green": 1.0, "red": 3.0}
    assert (told(TOLD, 3)["search"], told(TOLD, 4)["search"]) == ({"tries": 4}, {"tries": 8})
    assert "tables" not in told(TOLD, 4)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("[[tables]]\nseats = [9]", "2 to 6"),
        ('[[tables]]\noptions = {mode = "fair"}', "mode"),
        ("[[tables]]\nlevels.wizard.noise = 1.0", "tables.levels.wizard"),
        ("[[tables]]\nworth.blue = 1.0", "tables.worth.blue"),
        ('[[tables]]\nworth.red = "much"', "worth"),
        ("[[tables]]\nseat = 3", "seat"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_a_sentence(told: Callable[..., Any], wrong: str, said: str) -> None:
    with pytest.raises(BadSetup, match=r"weights\.toml") as caught:
        told(f"{TOLD}\n{wrong}\n")
    assert said in str(caught.value)
    assert "inutilisable" in caught.value.reason("fr")


def test_a_bot_thinks_with_what_is_said_of_its_table(told: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = weights.load("guardians")
    monkeypatch.setattr(weights, "load", lambda game, seats=None, options=(): weights.merge(whole, {"worth": {"red": float(seats or 0)}}))
    assert SearchSetup("guardians", 5).weights.worth["red"] == 5.0
    thinker = Thinker("adept", b"x", simulations=2)
    search_setup.cache_clear()
    try:
        assert thinker.subject(Table("guardians", 4, b"w").look(0)).setup.weights.worth["red"] == 4.0
    finally:
        search_setup.cache_clear()
