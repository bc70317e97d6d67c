"""The bots of Expedition: moves that anyone would prefer, a seat's knowledge, and reasons that are true."""

import tomllib
from typing import Any

import numpy as np
import pytest

from saqqara import Table
from saqqara.core.determinization import imagine_state
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.core.texts import LANGUAGES, say
from saqqara.games.expedition import notation, rules
from saqqara.games.expedition.bots import evaluation
from saqqara.games.expedition.geometry import patterns, tomb_distance
from tests.games.expedition.positions import EXAMPLE, given, nearly

GAME = find("expedition")
WEIGHTS = tomllib.loads((GAME.folder / "bots/weights.toml").read_text(encoding="utf-8"))["worth"]
W = np.array([WEIGHTS[name] for name in evaluation.NAMES])
LAST: dict[str, Any] = {"round": 4, "turn": 7}


def seen_by(table: Table, seat: int = 0, seed: bytes = b"") -> tuple[Any, Any]:
    """Return a state that fits what a seat sees, and the deck."""
    return imagine_state(table.look(seat), generator(seed), table.own_deck)


def worths(table: Table, seat: int = 0) -> dict[str, float]:
    """Return the worth of each move of a seat."""
    s, deck = seen_by(table, seat)
    out = [0] * rules.MAX_LEGAL
    found = out[: rules.legal(s, deck, seat, out)]
    return {notation.write(s, deck, seat, move): float(evaluation.worth(s, deck, W, seat, move)) for move in found}


def best(table: Table, seat: int = 0) -> str:
    """Return the move that looks best."""
    found = worths(table, seat)
    return max(found, key=found.__getitem__)


def why(table: Table, text: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """Return the reason for a move; both languages must have words for it."""
    s, deck = seen_by(table, seat)
    key, details = evaluation.reason(s, deck, seat, notation.read(s, deck, seat, text))
    said = [say(key, language, "expedition", **details) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert not any("{" in text or key in text for text in said)
    return key, details


def test_weights_are_those_that_the_evaluation_names() -> None:
    assert tuple(WEIGHTS) == evaluation.NAMES


def test_the_way_is_counted_in_turns() -> None:
    table = given([["1", "2"], ["3", "4"]])
    _, deck = seen_by(table)
    turns = deck.turns[1]
    square = {name: i for i, name in enumerate(patterns.SQUARE_NAMES)}
    assert turns[square["c5"]] == 0
    assert turns[square["c4"]] == turns[square["b5"]] == 1, "the last square can always be marked"
    assert 1 < turns[square["c3"]] < turns[square["c2"]] < turns[square["c1"]]
    assert turns[square["c3"]] == pytest.approx(1 + 2 / 8), "from c3 each pattern but I3, of which there are two, covers c4 and c5"
    assert turns[tomb_distance.UNTOUCHED] > turns[square["c3"]]


def test_a_wall_makes_the_way_longer_and_a_red_cross_shorter() -> None:
    plain, walled, crossed = "..S.. ..... ..... ..... ..T..", "..S.. .###. ..... ..... ..T..", "..S.. ..x.. ..... ..... ..T.."
    _, deck = seen_by(given([["1", "2"], ["3", "4"]], grids={1: plain, 2: walled, 3: crossed}))
    away = [turns[tomb_distance.UNTOUCHED] for turns in deck.turns]
    assert away[3] < away[1] < away[2]


def test_a_tomb_is_taken_when_there_is_no_later() -> None:
    assert "c5" in best(given([[nearly(1), "2"], ["3", "4"]], "I2", **LAST))


def test_an_unfinished_card_is_worth_nothing_in_the_end() -> None:
    grids = {2: "..Sr. ..... ..... ..... ..T.."}
    cards: list[list[str | None]] = [["1: c1", "2: c1"], ["3", "4"]]
    found = worths(given(cards, "I3", grids=grids))
    assert found["1: c2 c3 c4"] > found["2: d1"], "early in the game the way counts"
    found = worths(given(cards, "I3", grids=grids, **LAST))
    assert found["2: d1"] > found["1: c2 c3 c4"], "in the last turn a gem is a point, and a tomb that is not reached is none"


def test_a_torch_counts_once_a_round() -> None:
    grids = {1: "tSt.. ..... ..... ..... ..T.."}
    dark = worths(given([["1: b1", "2"], ["3", "4"]], "I2", grids=grids))["1: a1"]
    lit = worths(given([["1: b1", "2"], ["3", "4"]], "I2", grids=grids, sheets=[{"torches": [True, False, False, False]}]))["1: a1"]
    assert dark > lit


def test_a_gem_that_makes_a_pair_is_worth_more() -> None:
    grids = {1: "rSg.. ..... ..... ..... ..T.."}
    found = worths(given([["1: b1", "2"], ["3", "4"]], "I2", grids=grids, sheets=[{"red": 2}]))
    assert found["1: c1"] > found["1: a1"]


def test_skulls_are_left_alone_and_potions_are_for_those_who_have_skulls() -> None:
    grids = {1: "sS... ..... ..... ..... ..T..", 2: "pS... ..... ..... ..... ..T..", 3: ".S... ..... ..... ..... ..T.."}
    few, many = (worths(given([["1: b1", "2: b1"], ["3", "4"]], "I2", grids=grids, sheets=[{"skulls": skulls}])) for skulls in (0, 6))
    assert few["1: a1"] < few["2: a1"]
    assert many["2: a1"] - many["1: a1"] > few["2: a1"] - few["1: a1"]


def test_the_colour_of_the_next_box_is_taken() -> None:
    table = given([[nearly(1), "2"], ["5", "8"]], "I2", completed=[[3, 4], []], display=[7, 6, 9, 12])
    table.play(0, "1: c5 d5")
    table.play(1, "5: c1")
    assert table.position()["phase"] == "replace"
    found = worths(table)
    assert found["take 6"] == found["take 9"] > found["take 7"], "purple lacks one card to its box, green has just had its own"
    assert why(table, "take 6") == ("hint-take-box", {"colour": "purple", "box": 10})
    assert why(table, "take 7")[0] == "hint-take"
    assert why(table, "take pile")[0] == "hint-pile"


def test_reasons_say_what_a_mark_brings() -> None:
    table = given([["1: c1 c2", nearly(2)], ["3", "4"]], "I2", grids={1: EXAMPLE}, completed=[[5], []], sheets=[{"green": 1, "skulls": 4}])
    assert why(table, "2: c5 d5") == ("hint-tomb-box", {"card": 2, "box": 10, "colour": "orange", "points": 10})
    assert why(table, "1: c3 d3") == ("hint-way", {"card": 1, "was": 3, "becomes": 2})


def test_what_a_seat_knows_does_not_change_with_what_it_cannot_know() -> None:
    table = Table("expedition", 3, b"known")
    while not table.over:
        s, deck = seen_by(table, 1, b"one")
        other, _ = seen_by(table, 1, b"other")
        assert evaluation.seen(s, deck, 1) == evaluation.seen(other, deck, 1)
        a, b = [0] * rules.MAX_LEGAL, [0] * rules.MAX_LEGAL
        n = rules.legal(s, deck, 1, a)
        assert n == rules.legal(other, deck, 1, b)
        assert [evaluation.worth(s, deck, W, 1, move) for move in a[:n]] == [evaluation.worth(other, deck, W, 1, move) for move in a[:n]]
        seat = table.to_act[-1]
        table.play(seat, table.sample(seat, generator(b"%d" % len(table.moves))))


def test_seats_that_know_different_things_have_different_nodes() -> None:
    keys = set()
    table = Table("expedition", 2, b"keys")
    marks = 0
    while not table.over:
        seat = table.to_act[0]
        s, deck = seen_by(table, seat)
        keys.add(int(evaluation.seen(s, deck, seat)))
        marks += 1
        table.play(seat, table.sample(seat, generator(b"%d" % marks)))
    assert len(keys) == marks


def test_every_move_has_a_reason() -> None:
    table = Table("expedition", 2, b"reasons")
    told = set()
    while not table.over:
        seat = table.to_act[0]
        told |= {why(table, text, seat)[0] for text in table.look(seat).moves}
        table.play(seat, best(table, seat))
    assert {"hint-keep", "hint-take", "hint-take-box", "hint-pile", "hint-tomb", "hint-tomb-box", "hint-torch", "hint-gems"} <= told
    assert {"hint-cross", "hint-potion", "hint-way", "hint-room"} <= told


def test_a_sensible_player_completes_cards_and_scores() -> None:
    table = Table("expedition", 2, b"sensible")
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, best(table, seat))
    end = table.look(None).outcome
    assert end is not None
    assert min(end.scores) > 90
