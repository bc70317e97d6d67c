"""Plackett-Luce as openskill computes it, one person a seat, with a weight for each: how much of the game counts for them.

It is plain Python: a million games take about a minute (`python -m benchmarks.ratings`). Who has the weight 0, as bots have, stays as
they are.

What keeps farming from paying:

- **Met too often**: a game weighs `1 / (1 + met / HALF_WEIGHT_MEETINGS)`, where `met` is how often one has met the person at the table
  whom one has met most, at rated tables of this game in the `DAYS` days before.
- **Unknown opponents**: what one gains in all at tables with somebody whose rating is provisional is no more than `MAX_PROVISIONAL_GAIN`.
"""

import math
from collections.abc import Sequence

from saqqara.bots.rating_scale import BETA, KAPPA, MU, SIGMA, SURE, TAU

HALF_WEIGHT_MEETINGS = 3.0
DAYS = 30
WINDOW_MS = DAYS * 86_400_000
MAX_PROVISIONAL_GAIN = 4.0
MAX_SEATS = 16
"""No table has more seats."""


def rate(mu: Sequence[float], sigma: Sequence[float], place: Sequence[int], weight: Sequence[float]) -> tuple[list[float], list[float]]:
    """Return mu and sigma of each seat after a game with these places, from those before it."""
    count, total = len(mu), 0.0
    new_mu, new_sigma = [0.0] * count, [0.0] * count
    for i in range(count):
        total += sigma[i] * sigma[i] + weight[i] * (TAU * TAU) + BETA * BETA
    c = math.sqrt(total)
    for i in range(count):
        squared = sigma[i] * sigma[i] + weight[i] * (TAU * TAU)
        mine = math.exp(mu[i] / c)
        omega = delta = 0.0
        for q in range(count):
            if place[q] > place[i]:
                continue
            behind = 0.0
            equal = 0
            for s in range(count):
                if place[s] >= place[q]:
                    behind += math.exp(mu[s] / c)
                if place[s] == place[q]:
                    equal += 1
            part = mine / behind
            delta += part * (1.0 - part) / equal
            if q == i:
                omega += (1.0 - part) / equal
            else:
                omega -= part / equal
        omega *= squared / c
        delta *= squared / (c * c) * (math.sqrt(squared) / c)
        new_mu[i] = mu[i] + weight[i] * omega
        new_sigma[i] = math.sqrt(squared) * math.sqrt(max(1.0 - weight[i] * delta, KAPPA)) if weight[i] > 0.0 else sigma[i]
    return new_mu, new_sigma


def limit(person: Sequence[bool], mu: Sequence[float], sigma: Sequence[float], lifted: list[float], new_mu: list[float]) -> None:
    """Limit what each gains in all from people with provisional ratings to `MAX_PROVISIONAL_GAIN`, of which they have `lifted`."""
    unknown = [seat for seat, one in enumerate(person) if one and sigma[seat] > SURE]
    for i, one in enumerate(person):
        if one and unknown not in ([], [i]):
            gain = min(new_mu[i] - mu[i], MAX_PROVISIONAL_GAIN - lifted[i])
            new_mu[i] = mu[i] + gain
            lifted[i] += gain


def weighed(met: int) -> float:
    """Return the weight of a game for a player who has met their most frequent opponent of this game so often before."""
    return 1.0 / (1.0 + met / HALF_WEIGHT_MEETINGS)


Believed = tuple[float, float, float]
"""mu, sigma, and what was gained from unknown people."""
NEW: Believed = (MU, SIGMA, 0.0)
"""The belief about a player before their first game."""


def one_game(people: Sequence[bool], before: Sequence[Believed], places: Sequence[int], met: Sequence[int]) -> list[Believed]:
    """Return what is believed of each seat after one game."""
    mu, sigma, lifted = ([one[part] for one in before] for part in range(3))
    weight = [weighed(often) if person else 0.0 for person, often in zip(people, met, strict=True)]
    new_mu, new_sigma = rate(mu, sigma, places, weight)
    limit(people, mu, sigma, lifted, new_mu)
    return list(zip(new_mu, new_sigma, lifted, strict=True))
