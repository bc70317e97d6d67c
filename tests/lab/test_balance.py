"""`deck balance`: what is out of line is found, what is not is left alone, and it is said in words and numbers."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.core.texts import say
from saqqara.lab.report import balance
from saqqara.lab.report.aggregation import Worth
from saqqara.lab.report.estimates import Mean
from saqqara.lab.report.labels import Words
from tests.cli.helping import Shell

GAMES = 2000


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    return Shell(monkeypatch, capsys, tmp_path)


def judged(game: str, deck: Any, games: int = GAMES) -> balance.Balance:
    """Return the judgement of a deck."""
    found = balance.play(balance.plan_for(find(game), deck, 2, games), workers=1)
    return balance.judge(found, Words("en", game))


def test_a_card_worth_much_more_and_one_worth_much_less_are_found() -> None:
    deck = plain(find("expedition").deck())
    deck["card"][9]["grid"] = ["..S..", "rgxgr", "rgxgr", "rgxgr", "..T.."]
    deck["card"][19]["grid"] = ["S####", "s###.", "s###.", "s###.", "ssssT"]
    found = judged("expedition", deck)
    assert {(one.name, one.verdict) for one in found.cards if one.verdict} == {("10 orange", 1), ("20 purple", -1)}
    assert found.wrong[0].name == "10 orange"
    told = balance.sentences(found, Words("en", "expedition"))
    assert any(sentence.startswith("Too strong: 10 orange.") for sentence in told)
    assert any(sentence.startswith("Too weak: 20 purple.") for sentence in told)


def test_our_deck_has_no_such_card_and_a_rich_type_of_treasure_is_seen(shell: Shell) -> None:
    ran = shell("deck", "balance", find("guardians").folder / "deck.toml", "--games", GAMES, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert [one["name"] for one in found["cards"] if one["verdict"]] == []
    assert len(found["cards"]) == 54
    assert found["start"]["low"] < found["start"]["win"] < found["start"]["high"]
    deck = plain(find("guardians").deck())
    for card in deck["card"]:
        card["count"] = 3 if card["treasure"] == "mask" else 1
        card["centre"] = "none" if card["treasure"] == "mask" and card["centre"] != "amulet" else card["centre"]
    deck["guardians"] = {
        back: sum(c["back"] == back and c["centre"] in ("mummy", "werewolf", "frank") for c in deck["card"])
        for back in ("green", "yellow", "red")
    }
    rich = judged("guardians", deck)
    assert [(one.name, one.verdict) for one in rich.kinds["treasure"] if one.verdict > 0] == [("mask", 1)]
    assert any("mask" in sentence and "treasure" in sentence for sentence in balance.sentences(rich, Words("en", "guardians")))


def test_chance_alone_makes_no_card_strong() -> None:
    """Many cards that are all worth the same: none is found, though the best of them looks good."""
    chance = np.random.default_rng(3)
    for _ in range(40):
        worths = [Worth(100, Mean.of(chance.choice([-1.0, 1.0], 100)), Mean.of(chance.normal(0, 10, 100))) for _ in range(48)]
        found = balance.family([str(n) for n in range(48)], worths, 1.0)
        assert found[0].points > 1.0
        assert not any(one.verdict for one in found)


def test_a_card_that_wins_too_often_is_too_strong_whatever_its_points() -> None:
    chance = np.random.default_rng(4)
    worths = [Worth(1000, Mean.of(chance.choice([-1.0, 1.0], 1000)), Mean.of(chance.normal(0, 10, 1000))) for _ in range(48)]
    worths[7] = Worth(1000, Mean.of(chance.choice([-1.0, 1.0], 1000, p=[0.3, 0.7])), worths[7].points)
    verdicts = {one.name: one.verdict for one in balance.family([str(n) for n in range(48)], worths, 3.0, 0.2)}
    assert [name for name, verdict in verdicts.items() if verdict] == ["7"]
    assert verdicts["7"] == 1


def test_in_both_languages_with_a_page(shell: Shell, tmp_path: Path) -> None:
    file = find("guardians").folder / "deck.toml"
    for language in ("en", "fr"):
        ran = shell("--lang", language, "deck", "balance", file, "--games", 200, *(["--out", "page.html"] if language == "fr" else []))
        assert (ran.code, ran.err) == (0, "")
        assert say("balance-head-points", language) in ran.out
        assert "--games" in ran.out, "so few games cannot tell, and that is said"
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert say("balance-title", "fr").replace("'", "&#x27;") in page
    assert shell("deck", "balance", file, "--out", "page.html").code == 2
    assert shell("deck", "balance", "none.toml").code == 2
