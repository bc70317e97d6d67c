"""The review of a finished game: every change of a chance is accounted for, and nothing is said that may be chance."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from saqqara.bots.review.decision_costs import judge, player
from saqqara.bots.review.decisions import Game, Moment, finished, moments
from saqqara.bots.review.evaluations import think
from saqqara.bots.review.model import Measure, Opened, Review, Valued, Weighed
from saqqara.bots.review.worker_pool import review
from saqqara.bots.thinker import Thinker
from saqqara.core.errors import BadRecord
from saqqara.core.game import find, games
from saqqara.core.record_replay import steps
from saqqara.core.rng import generator
from saqqara.core.table import Table

GOLDEN = Path(__file__).parents[1] / "games"
Thoughts = list[Weighed | Opened]


def played(game: str, seats: int, seed: str, until: int = 10_000, start: Table | None = None) -> Table:
    """Return a table after so many moves by chance, or at the end."""
    table = start or Table(game, seats, seed.encode(), times=dict.fromkeys(find(game).times))
    luck = generator(seed.encode())
    while not table.over and table.length < until:
        seat = table.to_act[table.length % len(table.to_act)]
        table.play(seat, table.sample(seat, luck))
    return table


def of(record: Any, tries: int) -> Review:
    return review(json.dumps(record).encode(), None, tries, processes=1)


def adds_up(made: Review) -> None:
    """Check that each seat's parts add up to its result."""
    for one in made.players:
        parts = one.account
        total = parts.share + sum(part.value for part in (parts.luck, parts.errors, parts.gifts, parts.others, parts.drift))
        assert total == pytest.approx(parts.result, abs=1e-9)
        assert parts.errors.value <= 0
    assert all(sum(line) == pytest.approx(1) for line in made.curve)


def early(how: str, after: int = 9) -> dict[str, Any]:
    table = played("objective", 2, "early", after)
    if how == "resigned":
        table.resign(1)
    table.end(how)  # type: ignore[arg-type]
    return table.record()


def from_position() -> dict[str, Any]:
    return played("guardians", 2, "on", start=Table.from_position(played("guardians", 2, "position", 20).position(), b"on")).record()


def earlier_rules() -> dict[str, Any]:
    """Return a game by the rules of before, with the deck of then."""
    record = played("expedition", 2, "before", start=Table("expedition", 2, b"before", deck=find("expedition").deck_of(1))).record()
    return {**{name: value for name, value in record.items() if name != "deck"}, "rules": 1}


RECORDS: dict[str, Callable[[], dict[str, Any]]] = {
    "objective 3": lambda: played("objective", 3, "a").record(),
    "hourglass, with a clock": lambda: json.loads((GOLDEN / "hourglass/records/hourglass-2-advanced-true.json").read_text()),
    "resigned": lambda: early("resigned"),
    "agreed": lambda: early("agreement"),
    "a position": from_position,
    "earlier rules": earlier_rules,
    "no move": lambda: early("agreement", 0),
}


@pytest.mark.parametrize("name", RECORDS)
def test_every_change_of_a_chance_is_accounted_for(name: str) -> None:
    record = RECORDS[name]()
    made = of(record, 4)
    adds_up(made)
    assert made.through == made.moves == len(record["moves"])
    if made.ended is None:
        assert [one.account.result for one in made.players] == pytest.approx(list(made.curve[-1]))
    else:
        assert not any(one.key.startswith("review-decided") for one in made.verdict)


def test_a_game_that_goes_on_is_refused() -> None:
    with pytest.raises(BadRecord, match="finished games"):
        finished(played("objective", 2, "going", 5).save())


@pytest.mark.parametrize("game", games())
def test_moments_are_looks_of_their_seats_and_the_same_page_by_page(game: str) -> None:
    record = json.loads(min((GOLDEN / game / "records").glob(f"{game}-2*.json")).read_text())
    whole = {(one.at, one.seat): one for one in moments(record)}
    for at, table in enumerate(steps(record)):
        for seat in range(table.seats):
            if (at, seat) in whole:
                assert whole[at, seat].look == table.look(seat)
                assert whole[at, seat].state is None  # nothing but the look
    decided = [(one.until, one.played) for one in whole.values() if one.played is not None and record["moves"][one.until][0] == one.seat]
    assert sorted(decided) == [(n, move[1]) for n, move in enumerate(record["moves"]) if move[0] is not None]
    for size in (7, 20):
        paged = [one for first in range(0, len(record["moves"]), size) for one in moments(record, first, size)]
        assert len(paged) == len(whole)
        assert all((one.look, one.until, one.played) == tuple(whole[one.at, one.seat])[2:5] for one in paged)


# A planted blunder


def blundered() -> tuple[dict[str, Any], int, int]:
    """Return a game of good players in which one move is the worst there was; its number, and whose it was."""
    table = Table("objective", 2, b"a blunder")
    bots = {seat: Thinker("master", b"%d" % seat, simulations=400) for seat in range(2)}
    planted = None
    while not table.over:
        seat = table.to_act[0]
        look = table.look(seat)
        move = bots[seat].choose(look).move
        if planted is None and table.length >= 8:
            thought = Thinker("master", b"worst", simulations=600).think(look)
            worst = thought.texts[min(range(len(thought.moves)), key=lambda i: thought.wins[i] if thought.visits[i] > 1 else 1.0)]
            again = Thinker("master", b"sure", simulations=1500).think(look, also=worst)
            if again.wins[again.best] - again.wins[again.texts.index(worst)] > 0.35:
                move, planted = worst, (table.length, seat)
        table.play(seat, move)
    assert planted is not None
    return table.record(), *planted


def test_a_planted_blunder_is_found_and_costed() -> None:
    record, at, seat = blundered()
    made = of(record, 900)
    bad = next(one for one in made.decisions if one.at == at)
    assert (bad.told, bad.seat, bad.move) == (True, seat, record["moves"][at][1])
    assert bad.cost.value == max(one.cost.value for one in made.decisions if one.told)
    assert bad.cost.value - (bad.cost.error or 1.0) > 0.2
    assert bad.best != bad.move
    assert any(turn.at == at and turn.cause == "error" and turn.seat == seat for turn in made.turns)
    assert made.players[seat].account.errors.value <= -bad.cost.value
    assert made.players[1 - seat].account.gifts.value > 0.1
    adds_up(made)


# Thoughts made up, to see what is made of them


@cache
def guardians() -> tuple[Game, list[Moment]]:
    record = played("guardians", 2, "made up").record()
    return finished(record), sorted(moments(record), key=lambda one: one.at)


def valued(move: str, seat: int, win: float, error: float = 0.01) -> Valued:
    return Valued(move, win, error, 10 * win, 0.1, 1000, (win, 1 - win) if seat == 0 else (1 - win, win))


def made_up(listed: list[Moment]) -> Thoughts:
    """Return thoughts in which all seats always have an even chance, and every move made is the best."""
    thoughts: Thoughts = []
    for one in listed:
        if one.seat is None:
            thoughts.append(Opened(one.at, 1000, (0.5, 0.5)))
        else:
            best = None if one.played is None else valued(one.played, one.seat, 0.5)
            thoughts.append(Weighed(one.at, one.seat, 1000, 0.5, 0.01, best, best))
    return thoughts


def changed(thoughts: Thoughts, at: int, seat: int, **what: Any) -> Thoughts:
    return [replace(one, **what) if isinstance(one, Weighed) and (one.at, one.seat) == (at, seat) else one for one in thoughts]


def test_a_game_without_errors_has_none() -> None:
    game, listed = guardians()
    made = judge(game, listed, made_up(listed))
    assert [(one.mistakes, one.rate.value, one.account.errors.value, one.account.gifts.value) for one in made.players] == [(0, 0, 0, 0)] * 2
    assert [one.key for one in made.verdict][:2] == ["review-won", "review-even"]
    adds_up(made)


def deciding(game: Game, listed: list[Moment]) -> Moment:
    """Return a decision in the middle."""
    return next(one for one in listed if one.at > 12 and one.played is not None and len(one.look.moves) > 1)


@pytest.mark.parametrize(("cost", "off", "told"), [(0.3, 0.03, True), (0.04, 0.03, False), (0.04, 0.0, True), (0.0004, 0.0, False)])
def test_there_is_no_verdict_within_the_interval(cost: float, off: float, told: bool) -> None:
    game, listed = guardians()
    one = deciding(game, listed)
    assert one.seat is not None
    best = next(move for move in one.look.moves if move != one.played)
    parts = {"best": valued(best, one.seat, 0.5, off), "played": valued(str(one.played), one.seat, 0.5 - cost, off)}
    made = judge(game, listed, changed(made_up(listed), one.at, one.seat, **parts))
    found = next(decision for decision in made.decisions if decision.at == one.until)
    assert found.told is told
    assert found.cost.value == pytest.approx(cost)
    assert found.cost.error == pytest.approx(off * 2**0.5)
    lost = made.players[one.seat].account.errors.value
    assert lost == pytest.approx(-cost if told else 0.0)
    assert made.players[1 - one.seat].account.gifts.value == pytest.approx(cost if told else 0.0)
    assert ("review-even" in [said.key for said in made.verdict]) is not told
    adds_up(made)


@pytest.mark.parametrize("drawn", [True, False])
def test_what_a_draw_gives_is_luck_and_no_skill(drawn: bool) -> None:
    game, listed = guardians()
    one = deciding(game, listed)
    at, seat = one.until, one.seat
    assert seat is not None
    plain = game._replace(drawn=tuple(drawn if n == at else was for n, was in enumerate(game.drawn)))
    thoughts = made_up(listed)
    for after in [other.at for other in listed if other.seat == seat and other.at > at]:  # from then on it is nearly won
        thoughts = changed(thoughts, after, seat, chance=0.9)
    made = judge(plain, listed, thoughts)
    account = made.players[seat].account
    before = judge(plain, listed, made_up(listed)).players[seat].account
    assert account.luck.value - before.luck.value == pytest.approx(0.0 if drawn else -0.4)  # the end gives less, the draw the rest
    assert account.drift.value == pytest.approx(0.0 if drawn else 0.4)
    assert account.errors.value == 0
    assert any(turn.at == at and turn.cause == "luck" and turn.seat == seat for turn in made.turns) is drawn
    adds_up(made)


def test_a_review_goes_as_far_as_everything_was_thought_about() -> None:
    game, listed = guardians()
    thoughts = [one for one in made_up(listed) if one.at < 15]
    made = judge(game, listed, thoughts)
    assert made.through == 15 < made.moves
    assert made.verdict[0].key == "review-part"
    assert len(made.curve) == 15
    adds_up(made)


def test_wrong_operations_and_tiles_not_found_are_errors() -> None:
    record = json.loads((GOLDEN / "hourglass/records/hourglass-2-advanced-false.json").read_text())
    made = of(record, 1)
    assert made.estimated
    assert all(one.cost.error is None for one in made.decisions if one.told)
    assert any(one.told and (one.move or "").startswith("show") for one in made.decisions)  # golden games are by chance: shown wrong
    looks = {one.until: one for one in moments(record) if one.played is not None and one.seat == 0}
    late = next(one for one in looks.values() if any(move.startswith("take") for move in one.look.moves))
    word = think(late._replace(played="time"), None, b"x")
    assert isinstance(word, Weighed)
    assert word.best is not None
    assert word.played is not None
    assert word.played.win < word.best.win  # who lets the time run out loses what was to be found


@pytest.mark.parametrize(
    ("chance", "cost", "error", "band"),
    [(0.5, 0.0005, 0.0002, "master"), (0.5, 0.0005, 0.01, "adept"), (0.5, 0.02, 0.001, "novice"), (0.01, 0.0, 0.0, None)],
    ids=["sure", "unsure", "costly", "beaten early"],
)
def test_a_level_is_told_of_decisions_that_mattered_and_of_what_is_sure(chance: float, cost: float, error: float, band: str | None) -> None:
    table: Any = SimpleNamespace(kind=find("expedition"))
    books: Any = SimpleNamespace(account=lambda seat, result: None)
    one: Any = SimpleNamespace(seat=0, told=cost > 0, cost=Measure(cost, error * 30**0.5), points=Measure(0.0, 0.0), chance=Measure(chance))
    assert player(table, books, [one] * 30, 0, 0.0).band == band
    assert player(table, books, [one] * 5, 0, 0.0).band is None, "too few"
