"""The arithmetic of ratings: openskill's, the same bits game by game and all at once; honest play converges, farming does not pay."""

import itertools
import math
import random
from collections import Counter

import numpy as np
import pytest
from openskill.models import PlackettLuce

from saqqara.bots.level_ratings import even, measured, offered, stand
from saqqara.bots.rating_scale import BETA, KAPPA, MU, POINTS, SIGMA, SURE, TAU, shown
from saqqara.bots.strength import STRENGTHS
from saqqara.core.compile import compiled
from saqqara.core.game import games
from saqqara.server.ratings.rating_model import (
    HALF_WEIGHT_MEETINGS,
    MAX_PROVISIONAL_GAIN,
    MAX_SEATS,
    WINDOW_MS,
    Believed,
    history,
    one_game,
    rate,
    weighed,
)
from saqqara.server.ratings.rating_rebuild import fresh, met_most

NEW: Believed = (MU, SIGMA, 0.0)
DAY = 86_400_000


def test_the_model_is_openskills() -> None:
    model, dice = PlackettLuce(), random.Random(1)
    assert (model.mu, model.sigma, model.beta, model.tau, model.kappa) == (MU, SIGMA, BETA, TAU, KAPPA)
    for _ in range(200):
        count = dice.randint(2, 6)
        mu = [dice.uniform(5, 45) for _ in range(count)]
        sigma = [dice.uniform(0.5, 8.4) for _ in range(count)]
        places = [dice.randint(1, count) for _ in range(count)]
        new_mu, new_sigma = [0.0] * count, [0.0] * count
        rate(count, mu, sigma, places, [1.0] * count, new_mu, new_sigma)
        theirs = model.rate([[model.rating(*one)] for one in zip(mu, sigma, strict=True)], ranks=[float(place) for place in places])
        for n, (one,) in enumerate(theirs):
            assert math.isclose(new_mu[n], one.mu, rel_tol=0, abs_tol=1e-12)
            assert math.isclose(new_sigma[n], one.sigma, rel_tol=0, abs_tol=1e-12)


def test_game_by_game_and_all_at_once_are_the_same_bits() -> None:
    """Compiled, many games after each other; and as plain Python, one after the other, with the meetings counted as one would."""
    dice = random.Random(2)
    first, who, place, at, bots = [0], [], [], [], []
    for game in range(400):
        seated = dice.sample([*range(12), -1, -1, -1], dice.randint(2, 6))
        who += seated
        place += [dice.randint(1, len(seated)) for _ in seated]
        at += [game * DAY // 5] * len(seated)
        bots += [dice.uniform(10, 40) for _ in seated]
        first.append(len(who))
    people, ends = np.array(who), np.array(first)
    mu, sigma, lifted = np.array(bots), np.full(len(who), 0.5), np.zeros(len(who))
    most = met_most(ends, people, np.array(at))
    work = np.zeros((6, MAX_SEATS)), np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.bool_)
    compiled(history)(ends, people, np.array(place), 1.0 / (1.0 + most / HALF_WEIGHT_MEETINGS), mu, sigma, lifted, fresh(12), *work)
    states: dict[int, Believed] = dict.fromkeys(range(12), NEW)
    meetings: list[tuple[int, frozenset[int]]] = []
    for begin, end in itertools.pairwise(first):
        seated, now = who[begin:end], at[begin]
        recent = [those for then, those in meetings if then >= now - WINDOW_MS]
        met = [
            max((sum({one, other} <= those for those in recent) for other in seated if other not in (-1, one)), default=0) for one in seated
        ]
        before = [states[one] if one >= 0 else (bots[begin + n], 0.5, 0.0) for n, one in enumerate(seated)]
        after = one_game(
            [one >= 0 for one in seated],
            before,
            place[begin:end],
            [often if one >= 0 else 0 for often, one in zip(met, seated, strict=True)],
        )
        for n, (one, state) in enumerate(zip(seated, after, strict=True)):
            if one >= 0:
                states[one] = state
                assert state == (mu[begin + n], sigma[begin + n], lifted[begin + n]), "to the last bit"
            else:
                assert state[:2] == before[n][:2], "a bot stays where it stands"
        meetings.append((now, frozenset(one for one in seated if one >= 0)))
    assert max(most) > 10


def farmed(guests: int, games: int, me: Believed = NEW) -> Believed:
    """Somebody beats guests of their own, one after the other, all within a month."""
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
