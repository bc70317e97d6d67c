"""The challenge of a day: whoever makes the same moves sees the same game, and what bots choose follows from the seed alone."""

import os
from typing import Any

import pytest

from saqqara.bots import daily_opponents as bots
from saqqara.core.record_replay import replay
from saqqara.core.table import Table, commitment_of
from saqqara.core.texts import LANGUAGES, say
from saqqara.solo import daily

SEED = daily.seed_of(b"key", "2026-11-16", "guardians")
MOVES = {"guardians": 5} | ({"objective": 12, "expedition": 9} if os.environ.get("SAQQARA_DAILY") == "all" else {})
"""The number of moves that are compared in a game: masters take their time (`SAQQARA_DAILY=all`)."""


def played(game: str, seed: bytes, moves: int) -> Table:
    """Return the first moves of a challenge: the person makes the first that there is, bots what they choose."""
    table, levels = daily.begin(game, seed), daily.challenge_of(game).bots
    while not table.over and table.length < moves:
        seat = table.to_act[0]
        look = table.look(seat)
        table.play(seat, look.moves[0] if seat == daily.PERSON else bots.decide(seed, levels[seat - 1], look).move)
    return table


@pytest.mark.parametrize("game", MOVES)
def test_the_same_moves_meet_the_same_answers(game: str) -> None:
    one, other = (played(game, SEED, MOVES[game]).save() for _ in range(2))
    assert one == other
    assert any(seat != daily.PERSON for seat, _ in one["moves"])
    assert played(game, b"another seed", 0).position() != played(game, SEED, 0).position()


def test_a_bots_chance_comes_from_the_seed_its_seat_and_what_it_knows() -> None:
    table = daily.begin("guardians", SEED)
    looks = [table.look(seat) for seat in range(4)]
    table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    looks.append(table.look(0))
    drawn = {bots.chance_of(seed, look) for seed in (SEED, b"another") for look in looks}
    assert len(drawn) == 10
    assert bots.chance_of(SEED, looks[0]) in drawn


@pytest.mark.parametrize("game", daily.challenges())
def test_a_challenge_can_be_begun_and_its_results_said(game: str) -> None:
    seed = daily.seed_of(b"key", "2026-11-16", game)
    table = daily.begin(game, seed)
    assert table.commitment == commitment_of(seed)
    assert replay(table.save()).position() == table.position()
    for place in range(1, table.seats + 1):
        for lead, shared in ((-2, False), (-1, False), (0, False), (0, True), (1, False), (3, False)):
            key, told = daily.words_of(game, 7, lead, place, shared)
            said: list[Any] = [say(key, language, game, **told) for language in LANGUAGES]
            assert all(said)
            assert len(set(said)) == len(LANGUAGES)
    better = [daily.Result(7, 2, 1, False, {}), daily.Result(6, 1, 1, False, {}), daily.Result(5, -1, 2, False, {})]
    by = daily.challenge_of(game).by
    assert [one.worth(by) for one in better] == sorted((one.worth(by) for one in better), reverse=True)


def test_ten_rolls_are_over_and_replay() -> None:
    seed = daily.seed_of(b"key", "2026-11-16", "hourglass")
    table = daily.begin("hourglass", seed)
    rolls = 0
    while not table.over:
        rolls += 1
        for seat in table.to_act:
            table.play(seat, "nothing")
    assert rolls == 10
    result = daily.result_of(table)
    assert result is not None
    assert (result.points, result.lead, result.place, result.shared) == (0, 0, 1, True)
    record = table.record()
    assert record["daily"]
    assert replay(record).over
    plain = Table("hourglass", 2, seed, advanced=True)
    for _ in range(12):
        for seat in plain.to_act:
            plain.play(seat, "nothing")
    assert not plain.over, "an ordinary table knows nothing of it"
