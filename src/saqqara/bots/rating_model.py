"""Plackett-Luce as openskill computes it, one person a seat, with a weight for each: how much of the game counts for them.

The same functions run as plain Python after each game, and compiled for a million games at once (`rating_rebuild`): both give the
same bits (a test holds them to that, and to openskill). Who has the weight 0, as bots have, stays as they are.

What keeps farming from paying:

- **Met too often**: a game weighs `1 / (1 + met / HALF_WEIGHT_MEETINGS)`, where `met` is how often one has met the person at the table
  whom one has met most, at rated tables of this game in the `DAYS` days before.
- **Unknown opponents**: what one gains in all at tables with somebody whose rating is provisional is no more than `MAX_PROVISIONAL_GAIN`.
"""

import math
from typing import Any

from saqqara.bots.rating_scale import BETA, KAPPA, SURE, TAU

HALF_WEIGHT_MEETINGS = 3.0
DAYS = 30
WINDOW_MS = DAYS * 86_400_000
MAX_PROVISIONAL_GAIN = 4.0
MAX_SEATS = 16
"""No table has more seats."""


def rate(count: Any, mu: Any, sigma: Any, place: Any, weight: Any, new_mu: Any, new_sigma: Any) -> Any:
    """Return what is believed of each of `count` seats after a game with these places, from what was believed before."""
    total = 0.0
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


def limit(count: Any, person: Any, mu: Any, sigma: Any, lifted: Any, new_mu: Any) -> Any:
    """Limit what each gains in all from people with provisional ratings to `MAX_PROVISIONAL_GAIN`, of which they have `lifted`."""
    for i in range(count):
        unknown = False
        for j in range(count):
            if j != i and person[j] and sigma[j] > SURE:
                unknown = True
        if unknown and person[i]:
            gain = min(new_mu[i] - mu[i], MAX_PROVISIONAL_GAIN - lifted[i])
            new_mu[i] = mu[i] + gain
            lifted[i] += gain


def history(
    first: Any, who: Any, place: Any, weight: Any, mu: Any, sigma: Any, lifted: Any, states: Any, work: Any, places: Any, person: Any
) -> Any:
    """Rate all games in their order, in place.

    Game g has the rows `first[g]` to `first[g + 1]`. `who` is a person's number, −1 for a bot, whose `mu` and `sigma` are given. Afterwards
    these and `lifted` say what is believed of each after the game, and `states` of everybody, by number.
    """
    for game in range(len(first) - 1):
        begin = first[game]
        count = first[game + 1] - begin
        for i in range(count):
            row = begin + i
            person[i] = who[row] >= 0
            places[i] = place[row]
            work[2][i] = weight[row] if person[i] else 0.0
            if person[i]:
                work[0][i], work[1][i], work[5][i] = states[who[row], 0], states[who[row], 1], states[who[row], 2]
            else:
                work[0][i], work[1][i], work[5][i] = mu[row], sigma[row], 0.0
        rate(count, work[0], work[1], places, work[2], work[3], work[4])
        limit(count, person, work[0], work[1], work[5], work[3])
        for i in range(count):
            row = begin + i
            if person[i]:
                mu[row], sigma[row], lifted[row] = work[3][i], work[4][i], work[5][i]
                states[who[row], 0], states[who[row], 1], states[who[row], 2] = work[3][i], work[4][i], work[5][i]


def met_before(order: Any, key: Any, at: Any, window: Any, met: Any) -> Any:
    """For each meeting of two people, sorted by pair and then by time (`order`), how many they had within the window before it."""
    begin = 0
    for place in range(len(order)):
        here = order[place]
        while key[order[begin]] != key[here] or at[order[begin]] < at[here] - window:
            begin += 1
        met[here] = place - begin


def weighed(met: int) -> float:
    """Return the weight of a game for a player who has met their most frequent opponent of this game so often before."""
    return 1.0 / (1.0 + met / HALF_WEIGHT_MEETINGS)


Believed = tuple[float, float, float]
"""mu, sigma, and what was gained from unknown people."""


def one_game(people: list[bool], before: list[Believed], places: list[int], met: list[int]) -> list[Believed]:
    """Return what is believed of each seat after one game."""
    count = len(people)
    mu, sigma, lifted = ([one[part] for one in before] for part in range(3))
    weight = [weighed(often) if person else 0.0 for person, often in zip(people, met, strict=True)]
    new_mu, new_sigma = [0.0] * count, [0.0] * count
    rate(count, mu, sigma, places, weight, new_mu, new_sigma)
    limit(count, people, mu, sigma, lifted, new_mu)
    return list(zip(new_mu, new_sigma, lifted, strict=True))
