"""Hourglass's players: what they find and when, what they do about it, and what they advise."""

from fractions import Fraction
from itertools import product
from statistics import median
from typing import Any

import pytest

from saqqara import Table
from saqqara.bots import Choice
from saqqara.bots.simulated_time import play_clocked
from saqqara.core.look import Look
from saqqara.core.texts import LANGUAGES, say
from saqqara.games.hourglass.bots import player, player_model
from saqqara.games.hourglass.bots.number_finding import ease, effort, idea, ideas, slips
from saqqara.games.hourglass.operations import made as makes
from saqqara.games.hourglass.operations import parse, spell, unpack, value
from tests.games.hourglass.positions import position

LEVELS = player.levels(Table("hourglass", 2, "levels").look(0))
NAMES = ("novice", "apprentice", "adept", "master")
ROLLS = [(2, 5, 11), (8, 10, 12), (1, 1, 1), (4, 4, 9), (7, 3, 7), (3, 6, 6), (8, 1, 12), (5, 9, 2)]


class Player:
    """A bot as the ladder makes it."""

    def __init__(self, level: str) -> None:
        self.level = LEVELS[level]

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        return Choice(*player.choose(look, self.level, None, waited))


def play(*levels: str, seed: str = "game", **options: Any) -> Table:
    table = Table("hourglass", len(levels), seed, **options)
    play_clocked(table, {seat: Player(level) for seat, level in enumerate(levels)})
    return table


def made(text: str) -> Fraction:
    """Return the result of an operation."""
    op = parse(text)
    assert op is not None
    return Fraction(*map(int, value(op)))


def read(move: str) -> tuple[int, str]:
    """Return the tile and the operation of a move that shows one."""
    number, operation = move.removeprefix("show ").split(" = ")
    return int(number), operation


# Finding


@pytest.mark.parametrize("dice", ROLLS)
def test_every_number_that_a_roll_makes_has_an_idea_and_no_other_has(dice: tuple[int, int, int]) -> None:
    assert set(ideas(dice)) == set(makes(dice))
    for number, several in ideas(dice).items():
        assert [made(spell(one.op)) for one in several] == [number] * len(several)
        assert [one.effort for one in several] == sorted(one.effort for one in several)


def test_an_idea_is_one_whatever_the_order_of_its_terms() -> None:
    assert [spell(one.op) for one in ideas((2, 5, 11))[18]] == ["2 + 5 + 11"]
    assert [spell(one.op) for one in ideas((2, 5, 11))[33]] == ["(5 - 2) * 11"]
    assert [spell(one.op) for one in ideas((2, 5, 11))[57]] == ["2 + 5 * 11"]


def test_what_makes_people_slow() -> None:
    rising = ["5 + 2", "5 - 2", "10 / 2", "2 * 5 + 11", "2 * (5 + 11)", "5 - (2 - 11)", "3 / (1 / 5)"]
    efforts = []
    for text in rising:
        one = idea(parse(text) or 0)
        assert one is not None
        efforts.append(one.effort)
    assert efforts == sorted(efforts)
    assert len(set(efforts)) == len(efforts)
    several = ideas((2, 5, 11))[3]
    assert effort(several) < several[0].effort  # two ways are seen sooner than one
    assert 0 == ease(()) < ease(ideas((2, 5, 11))[33]) < ease(ideas((2, 5, 11))[7]) < 1


def test_slips_of_the_pen() -> None:
    one = ideas((2, 5, 11))[33][0]
    assert [spell(op) for op in slips(one)] == ["5 - 2 * 11", "(5 + 2) * 11"]
    assert slips(ideas((2, 5, 11))[10][0]) == []


def test_better_levels_find_sooner_and_nobody_sooner_than_people_can() -> None:
    firsts: dict[str, list[float]] = {name: [] for name in NAMES}
    for number, name in product(range(150), NAMES):
        head = player_model.Mind(Table("hourglass", 2, f"first {number}").look(number % 2), LEVELS[name])
        firsts[name].append(min((one.at for one in map(head.found, head.free()) if one is not None), default=99.0))
    medians = [median(firsts[name]) for name in NAMES]
    assert medians == sorted(medians, reverse=True)
    assert 10 < medians[0] < 25
    assert 3 < medians[3] < 7
    assert min(firsts["master"]) > 1.3
    assert sum(at > 18 for at in firsts["novice"]) > 30, "novices often find nothing"


# Deciding


@pytest.mark.parametrize(("seats", "advanced"), list(product((2, 3, 5), (False, True))))
def test_whole_games(seats: int, advanced: bool) -> None:
    table = play(*(NAMES * 2)[:seats], advanced=advanced)
    assert table.over
    assert all(entry.text != "done" for entry in table.moves), "who takes a tile has an operation in mind"


@pytest.mark.parametrize("advanced", [False, True])
def test_masters_make_no_mistakes(advanced: bool) -> None:
    for number in range(4):
        table = play("master", "master", seed=f"right {number}", advanced=advanced)
        assert table.look(None).view.wrong == [[], []]
        assert any(entry.text.startswith("show") for entry in table.moves)


def test_the_mistakes_of_novices_are_those_of_people() -> None:
    written: list[tuple[tuple[int, int, int], str]] = []

    class Watched(Player):
        def choose(self, look: Look, waited: float = 0.0) -> Choice:
            choice = super().choose(look, waited)
            if choice.move.startswith("show"):
                written.append((look.view.dice, choice.move))
            return choice

    for number in range(8):
        play_clocked(Table("hourglass", 2, f"wrong {number}"), {seat: Watched("novice") for seat in range(2)})
    wrong = 0
    for dice, move in set(written):
        tile, operation = read(move)
        if made(operation) != tile:
            wrong += 1
            slip = any(parse(operation) in slips(one) for one in ideas(dice).get(tile, ()))
            assert slip or abs(made(operation) - tile) in player_model.NEAR, f"{dice}: {move}"
    assert 0 < wrong < len(set(written)) / 4


@pytest.mark.parametrize("name", NAMES)
def test_who_is_asked_again_goes_on_and_does_not_begin_anew(name: str) -> None:
    kept = 0
    for number in range(40):
        look = Table("hourglass", 2, f"again {number}").look(0)
        move, after = player.choose(look, LEVELS[name], None)
        assert player.choose(look, LEVELS[name], b"another") == (move, after)
        if after > 6:
            kept += 1
            later, rest = player.choose(look, LEVELS[name], None, after / 2)
            assert later == move
            assert rest == pytest.approx(after / 2)
    assert kept > 5


def test_what_another_has_taken_does_not_change_when_the_rest_is_found() -> None:
    table = Table("hourglass", 3, b"rest")
    before = player_model.Mind(table.look(0), LEVELS["adept"])
    table.play(1, f"take {before.free()[0]}")
    after = player_model.Mind(table.look(0), LEVELS["adept"])
    assert [before.found(number) for number in after.free()] == [after.found(number) for number in after.free()]


@pytest.mark.parametrize("name", NAMES)
def test_only_what_a_seat_may_know(name: str) -> None:
    table = Table.from_position(position(taken=[(33,), (), ()], shown={33: "(5 - 2) * 11"}, phase="sand"), b"secret")
    other = table.redeal(1, b"other")
    assert player.choose(other.look(1), LEVELS[name], None, 3.0) == player.choose(table.look(1), LEVELS[name], None, 3.0)
    assert player.hint(other.look(1), LEVELS[name], None) == player.hint(table.look(1), LEVELS[name], None)


def test_the_search_counts_once_the_sand_runs() -> None:
    """A tile that takes 10 seconds to be found is not looked for from the start when another player takes theirs in between."""
    for number in range(60):
        table = Table("hourglass", 2, f"sand {number}")
        head = player_model.Mind(table.look(0), LEVELS["adept"])
        mine = head.take(head.free(), 1)
        if mine is None or mine[1] < 8:
            continue
        table.play(1, f"take {next(n for n in head.free() if n != mine[0])}")
        felt = player_model.Mind(table.look(0), LEVELS["adept"]).searched()
        assert 1 < felt <= mine[1]
        return
    pytest.fail("nobody was slow")


def test_who_has_said_nothing_waits() -> None:
    table = Table.from_position(position("8 12 18 30 / 19 25 72 / 33 80 / 64", dice=(1, 1, 1), nothing=[0]), b"wait")
    move, after = player.choose(table.look(0), LEVELS["master"], None, 20.0)
    assert move in table.look(0).moves
    assert after == player_model.NEVER


def test_nothing_is_said_when_nothing_comes_to_mind() -> None:
    table = Table.from_position(position("8 12 18 30 / 19 25 72 / 33 80 / 64", dice=(1, 1, 1)), b"none")
    move, after = player.choose(table.look(0), LEVELS["master"], None)
    assert move == "nothing"
    assert 8 < after < 40


def test_a_tile_taken_by_somebody_else_for_this_seat() -> None:
    held = position(taken=[(33, 64), ()], phase="check", advanced=True)
    table = Table.from_position(held, b"stand in")
    move, after = player.choose(table.look(0), LEVELS["novice"], None)
    assert move.startswith("show 33 = ")
    assert after < 30
    table.play(0, move)
    assert player.choose(table.look(0), LEVELS["novice"], None)[0] == "done"


def test_better_levels_win() -> None:
    for advanced in (False, True):
        won = 0
        for number in range(10):
            ahead = play("master", "novice", seed=f"ladder {number}", advanced=advanced).outcome
            behind = play("novice", "master", seed=f"ladder {number}", advanced=advanced).outcome
            assert ahead is not None
            assert behind is not None
            won += (ahead.places[0] == 1) + (behind.places[1] == 1)
        assert won >= 17


# Advice


def test_advice_for_a_round() -> None:
    table = Table.from_position(position(dice=(2, 5, 11)), b"hint")
    given = player.hint(table.look(0), LEVELS["master"], None)
    assert {move for move, *_ in given} == {"take 3", "take 9", "take 17", "take 33"}
    assert given[0][0] == "take 33"
    assert given[0][4] == ("hint-take", {"operation": "(5 − 2) × 11", "number": 33, "scarabs": 5, "seen": "hard"})
    assert sum(share for _, _, _, share, _ in given) == pytest.approx(1)
    assert all(0 < win < 1 for _, win, *_ in given)
    assert given[0][1] == max(win for _, win, *_ in given)
    assert given[0][2] == pytest.approx(36)


@pytest.mark.parametrize(
    ("held", "moves", "key"),
    [
        (position(taken=[(33,), ()], phase="sand"), ["show 33 = (5 - 2) * 11"], "hint-show"),
        (position(taken=[(64,), ()], phase="check"), ["done"], "hint-done"),
        (position(taken=[(64,), ()], phase="sand"), [], None),
        (position("8 12 18 30 / 19 25 72 / 33 80 / 64", dice=(1, 1, 1)), ["nothing"], "hint-nothing"),
        (position("8 12 18 30 / 19 25 72 / 33 80 / 64", dice=(1, 1, 1), nothing=[0]), [], None),
        (position(taken=[(), (33,)], phase="sand"), ["take 17", "take 3", "take 9"], "hint-take"),
    ],
)
def test_advice_for_what_there_is_to_do(held: dict[str, Any], moves: list[str], key: str | None) -> None:
    given = player.hint(Table.from_position(held, b"hint").look(0), LEVELS["master"], None)
    assert [move for move, *_ in given] == moves
    assert {reason for *_, (reason, _) in given} == ({key} if key else set())
    for *_, (reason, details) in given:
        said = {language: say(reason, language, "hourglass", **details) for language in LANGUAGES}
        assert len(set(said.values())) == 2
        assert all("{" not in text for text in said.values())


def test_advice_in_words() -> None:
    details = {"operation": "7 × 8 − 4", "number": 52, "scarabs": 3, "seen": "hard"}
    assert say("hint-take", "en", "hourglass", **details) == "7 × 8 − 4 makes 52: 3 scarabs. It's hard to see."
    assert say("hint-take", "fr", "hourglass", **details) == "7 × 8 − 4 donne 52\u00a0: 3 scarabées. C'est difficile à voir."
    alone = details | {"scarabs": 1, "seen": "safe"}
    assert say("hint-take", "en", "hourglass", **alone) == "7 × 8 − 4 makes 52: 1 scarab. Nobody can take it any more."
    assert say("hint-take", "fr", "hourglass", **alone) == "7 × 8 − 4 donne 52\u00a0: 1 scarabée. Plus personne ne peut la prendre."


def test_every_roll_that_is_played_can_be_advised_on() -> None:
    table = Table("hourglass", 3, b"advise", advanced=True)
    seen = set()

    class Asking(Player):
        def choose(self, look: Look, waited: float = 0.0) -> Choice:
            for move, win, _, share, (key, _) in player.hint(look, self.level, None):
                seen.add(key)
                assert 0 <= win <= 1
                assert 0 < share <= 1
                assert move in look.moves or move.split(" = ")[0] + " = ..." in look.moves
            return super().choose(look, waited)

    play_clocked(table, {seat: Asking("apprentice") for seat in range(3)})
    assert {"hint-take", "hint-show"} <= seen


def test_nobody_is_quicker_than_people_can_reckon() -> None:
    """A second to read the dice, and then at least 0.7 s for each sum (docs/research/search.md)."""
    quickest = []
    for seed in range(120):
        look = Table("hourglass", 2, f"quick {seed}").look(0)
        thinks = player_model.Mind(look, LEVELS["master"])
        for number in thinks.free():
            found = thinks.found(number)
            if found is not None and number in thinks.ideas and found.op == thinks.ideas[number][0].op:
                signs = min(len(unpack(one.op)[1]) for one in thinks.thinkable(number))
                assert found.at >= player_model.READING + player_model.STEP * signs
                quickest.append(found.at - player_model.STEP * signs)
    assert min(quickest) < player_model.READING + 0.1, "some are as quick as can be"
