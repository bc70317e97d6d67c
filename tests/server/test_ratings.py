"""The arithmetic of ratings: openskill's; honest play converges, farming does not pay."""

import json
import math
import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from saqqara.bots.level_ratings import even, measured, offered, stand
from saqqara.bots.rating_model import MAX_PROVISIONAL_GAIN, NEW, WINDOW_MS, Believed, one_game, rate, weighed
from saqqara.bots.rating_scale import BETA, KAPPA, MU, POINTS, SIGMA, SURE, TAU, shown
from saqqara.bots.strength import STRENGTHS
from saqqara.core.game import games
from saqqara.server.ratings.ratings_rebuild import Meetings

DAY = 86_400_000


def test_the_model_is_openskills() -> None:
    """`openskill_ratings.json` is what openskill made of these games, with the same numbers."""
    assert (MU, SIGMA, BETA, TAU, KAPPA) == (25, 25 / 3, 25 / 6, 25 / 300, 0.0001)
    for game in json.loads(Path(__file__).with_name("openskill_ratings.json").read_text())["games"]:
        mu, sigma = rate(game["mu"], game["sigma"], game["places"], [1.0] * len(game["mu"]))
        assert mu == pytest.approx(game["new_mu"], abs=1e-12, rel=0)
        assert sigma == pytest.approx(game["new_sigma"], abs=1e-12, rel=0)


def test_the_meetings_of_the_days_before_are_counted() -> None:
    dice, meetings, played, most = random.Random(2), Meetings(), list[tuple[int, list[int | None]]](), 0
    for game in range(400):
        seated, now = dice.sample([*range(12), None, None, None], dice.randint(2, 6)), game * DAY // 5
        recent = [those for then, those in played if then >= now - WINDOW_MS]
        expected = [
            max((sum(one in those and other in those for those in recent) for other in seated if other not in (None, one)), default=0)
            for one in seated
        ]
        found = meetings.before(seated, now)
        assert [often for often, one in zip(found, seated, strict=True) if one is not None] == [
            often for often, one in zip(expected, seated, strict=True) if one is not None
        ]
        assert all(often == 0 for often, one in zip(found, seated, strict=True) if one is None)
        played.append((now, seated))
        most = max(most, *found)
    assert most > 10
    assert len(meetings.recent) < sum(len(those) ** 2 for _, those in played) / 2, "older ones are forgotten"


def farmed(guests: int, games: int, me: Believed = NEW) -> Believed:
    """Return the belief after a player beats guests of their own, one after the other, all within a month."""
    for _guest in range(guests):
        other = NEW
        for often in range(games // guests):
            me, other = one_game([True, True], [me, other], [1, 2], [often, often])
    return me


@pytest.mark.parametrize("guests", [1, 2, 10, 200])
def test_beating_ones_own_guests_does_not_pay(guests: int) -> None:
    for begin in (NEW, (MU, 2.5, 0.0)):
        gained = POINTS * (farmed(guests, 200, begin)[0] - MU)
        assert gained <= POINTS * MAX_PROVISIONAL_GAIN + 1e-9, "200 victories over guests of one's own, and less than a level of the bots"
    assert POINTS * MAX_PROVISIONAL_GAIN <= 120


def test_a_friend_who_loses_on_purpose_is_soon_worth_nothing() -> None:
    me: Believed = (MU, 2.5, 0.0)
    gains = []
    for often in range(200):
        before = me[0]
        (me, _) = one_game([True, True], [me, (MU, 2.5, 0.0)], [1, 2], [often, often])
        gains.append(POINTS * (me[0] - before))
    assert sum(gains) < 150
    assert gains[-1] < 0.3
    assert weighed(0) == 1.0


def play(strengths: list[float], dice: random.Random) -> list[int]:
    """Places by Plackett and Luce."""
    c = BETA * math.sqrt(len(strengths))
    drawn = [strength / c - math.log(-math.log(dice.random())) for strength in strengths]
    return [1 + sum(other > one for other in drawn) for one in drawn]


def test_honest_play_converges() -> None:
    """Forty people of known strengths, at tables with each other and with bots, find it within 80 games."""
    dice = random.Random(5)
    true = [15 + 0.5 * n for n in range(40)]
    states, sure, played = [NEW] * 40, [0] * 40, Counter[int]()
    for _ in range(1600):
        people = dice.sample(range(40), 2)
        bots = [dice.choice([18.0, 25.0, 32.0])] * dice.randint(0, 2)
        places = play([true[one] for one in people] + bots, dice)
        before = [states[one] for one in people] + [(bot, 0.5, 0.0) for bot in bots]
        after = one_game([True, True] + [False] * len(bots), before, places, [0] * len(places))
        for one, state in zip(people, after, strict=False):
            states[one] = state
            played[one] += 1
            sure[one] = sure[one] or (played[one] if state[1] <= SURE else 0)
    found = [state[0] for state in states]
    assert np.corrcoef(true, found)[0, 1] > 0.9
    assert np.mean(np.abs(np.array(found) - true)) < 2.5
    assert 12 <= np.median(sure) <= 35
    me = NEW
    for alone in range(1, 100):
        me = one_game([True, False], [me, (25.0, 0.5, 0.0)], [1 + alone % 2, 2 - alone % 2], [0, 0])[0]
        if me[1] <= SURE:
            break
    assert 12 <= alone <= 20, "alone with bots, whose standing is known, it goes faster"


def test_every_bot_stands_on_the_scale() -> None:
    for game, kind in games().items():
        assert measured(game), f"python -m saqqara.lab.bot_ratings benchmarks/levels.json --write: {game}"
        for seats in kind.seats:
            found = [stand(game, seats, bot) for bot in offered()]
            heights = [one[0] for one in found if one is not None]
            assert len(heights) == len(offered())
            assert heights == sorted(heights), "stronger bots stand higher"
            assert all(stand(game, seats, level) is not None for level in STRENGTHS)
            assert stand(game, seats, "deep") is None
            assert stand(game, seats, "chance") is None, "nobody has measured it"
            for bot in ("novice", "master"):
                one = stand(game, seats, bot)
                assert one is not None
                assert even(game, seats, one[0]) in (bot, *offered())
            assert even(game, seats, 1000.0) == "master"
            assert even(game, seats, -1000.0) == "1/10"


def test_what_is_shown() -> None:
    assert shown(MU) == 1500
    assert shown(MU + 1) == 1530
    assert shown(-100) == 0
    assert abs(1 / (1 + math.exp(-100 / POINTS / (BETA * math.sqrt(2)))) - 0.64) < 0.01, (
        "100 points are 64 % at a table of two, as in chess"
    )
