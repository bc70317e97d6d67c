"""The last placements of Objective, solved: every way to place the pieces that are left, and every colour that anybody may have.

What is exact. A *world* says which colour each seat has. All worlds that the colours in play allow are weighed once, at the moment that is
solved, by what everybody's moves so far tell (`evaluation.remember`; evenly where nothing is told). Then the whole tree of placements is
gone through. Whoever is to act knows their own colour and not the others': for each colour that they may have they make the placement with
the greatest expected victory (a shared one in part) over the worlds with that colour, as those were weighed at the beginning; equal ones
are told apart by their own expected points, and those that are equal in both are made evenly. So the chances and points are expectations
over all that is hidden and all that can follow, without any sampling.

What is not in it: inside the solved part nobody learns from a placement which colour is behind it, and nobody bluffs there.

A node therefore has values in all worlds at once (12 for two seats, 60 for three, 360 for four): the actor chooses for each own colour,
and the values of the chosen placement are taken over in the worlds with that colour. Whether a moment is solved is decided beforehand by
how many ends there can be: spots times colours in stock for each placement that is left, multiplied, times the worlds.
"""

from typing import Any

import numpy as np

from saqqara.core.bits import count
from saqqara.core.search_buffers import copy_words
from saqqara.games.objective.bots.exact_worlds import DEPTH, ENDS, ends, imagine, scratch, sort
from saqqara.games.objective.rules import COLOURS, SEATS, legal, play, spot_colour, to_act

__all__ = ["scratch", "solve"]

EQUAL = 1e-9
"""Chances that differ by less are equal."""
WIN, POINTS = 0, SEATS
"""The places in the values of a world where the victories of all seats begin, and their points."""


def enter(depth: Any, deck: Any, x: Any) -> Any:
    """Begin with a node: its placements, of which none is judged yet."""
    s = x.states[depth]
    x.many[depth] = legal(s, deck, s.turn, x.moves[depth])
    x.next[depth] = 0
    for colour in range(COLOURS):
        x.best[depth, colour, 0], x.best[depth, colour, 1], x.best[depth, colour, 2] = -1.0, -1.0, 0.0


def stand(s: Any, x: Any) -> Any:
    """Note how every colour stands at an end (O14-O16): `rules.standing` of all of them in one go."""
    for colour in range(COLOURS):
        x.standing[colour] = 0
    for spot in range(s.spots):
        colour = spot_colour(s, spot)
        high = 0
        piece = s.top[spot]
        while piece >= 0:
            high += 1
            piece = s.below[piece]
        now = x.standing[colour] + (1 << 16) + (int(high > 0) << 8)
        x.standing[colour] = now - (now & 255) + max(now & 255, high)
    for colour in range(COLOURS):
        above, level = 0, 0
        for other in range(COLOURS):
            above |= int(x.standing[other] > x.standing[colour]) << other
            level |= int(x.standing[other] == x.standing[colour]) << other
        x.above[colour], x.level[colour] = above, level


def victory(own: Any, others: Any, x: Any) -> Any:
    """Return what a colour wins at an end against some others: a victory, or its part of a shared one (OR1, OR2)."""
    return 0.0 if others & x.above[own] else 1.0 / (1.0 + count(others & x.level[own]))


def hope_of_end(actor: Any, cases: Any, x: Any) -> Any:
    """Note what the actor may hope of an end for each colour that they may have: victory and points, times the weight of that colour."""
    for own in range(COLOURS):
        x.hope[own, 0], x.hope[own, 1] = 0.0, (x.standing[own] >> 16) * x.total[actor, own]
    for case in range(cases):
        own = x.case[case, 0]
        x.hope[own, 0] += x.cases[actor, case] * victory(own, x.case[case, 1], x)


def hope_of_node(depth: Any, actor: Any, worlds: Any, x: Any) -> Any:
    """The same of a node."""
    for own in range(COLOURS):
        x.hope[own, 0], x.hope[own, 1] = 0.0, 0.0
    for world in range(worlds):
        own = x.colour_of[world, actor]
        x.hope[own, 0] += x.weight[world] * x.value[depth, world, WIN + actor]
        x.hope[own, 1] += x.weight[world] * x.value[depth, world, POINTS + actor]


def judge(depth: Any, actor: Any, x: Any) -> Any:
    """For each colour that the actor may have, whether what they hope for is worse than the best so far (0), as good (1) or better (2)."""
    for own in range(COLOURS):
        x.verdict[own] = 0
        if x.total[actor, own] > 0.0:
            win, points = x.hope[own, 0] / x.total[actor, own], x.hope[own, 1] / x.total[actor, own]
            more, further = win - x.best[depth, own, 0], points - x.best[depth, own, 1]
            if more > EQUAL or (more >= -EQUAL and further > EQUAL):
                x.verdict[own] = 2
                x.best[depth, own, 0], x.best[depth, own, 1], x.best[depth, own, 2] = win, points, 1.0
            elif more >= -EQUAL and further >= -EQUAL:
                x.verdict[own] = 1
                x.best[depth, own, 2] += 1.0


def fill_end(depth: Any, seats: Any, worlds: Any, actor: Any, all_of_it: Any, x: Any) -> Any:
    """Note what everybody has at an end, in all worlds or in those where it is not worse for the actor than the best so far."""
    for world in range(worlds):
        if all_of_it or x.verdict[x.colour_of[world, actor]] > 0:
            for seat in range(seats):
                own = x.colour_of[world, seat]
                x.value[depth, world, WIN + seat] = victory(own, x.others[world, seat], x)
                x.value[depth, world, POINTS + seat] = x.standing[own] >> 16


def take_over(depth: Any, actor: Any, seats: Any, worlds: Any, x: Any) -> Any:
    """The values of a placement that was judged become those of the node, for each colour of the actor for which it is the best so far, and
    are added where it is as good."""
    for world in range(worlds):
        verdict = x.verdict[x.colour_of[world, actor]]
        if verdict > 0:
            for seat in range(seats):
                for what in range(WIN + seat, POINTS + seat + 1, POINTS):
                    x.value[depth, world, what] = x.value[depth + 1, world, what] + (x.value[depth, world, what] if verdict == 1 else 0.0)


def leave(depth: Any, actor: Any, seats: Any, worlds: Any, x: Any) -> Any:
    """A node is done: placements that are equally good are made evenly."""
    for world in range(worlds):
        made = max(x.best[depth, x.colour_of[world, actor], 2], 1.0)
        for seat in range(seats):
            x.value[depth, world, WIN + seat] /= made
            x.value[depth, world, POINTS + seat] /= made


def expect(depth: Any, seat: Any, own: Any, seats: Any, worlds: Any, x: Any, wins: Any) -> Any:
    """The chances of everybody as this seat, which knows its own colour, sees them; its points."""
    for other in range(seats):
        wins[other] = 0.0
    points = 0.0
    for world in range(worlds):
        if x.colour_of[world, seat] == own:
            part = x.weight[world] / x.total[seat, own]
            for other in range(seats):
                wins[other] += part * x.value[depth, world, WIN + other]
            points += part * x.value[depth, world, POINTS + seat]
    return points


def solve(x: Any, deck: Any, w: Any, memory: Any, seat: Any, all_open: Any, seconds: Any, wins: Any, points: Any, chances: Any) -> Any:
    """Solve the moment `x.states[0]` (`x`: a `scratch`) for a seat: 1, or 0 where that would take longer than so many seconds.

    For each of the seat's legal moves, in their order, `wins` are the chances of all seats and `points` its own points in the end;
    `chances` are those of all seats when everybody places as told above. `all_open`: nothing is hidden from anybody.
    """
    s = x.states[0]
    seats = s.seats
    if to_act(s) == 0 or s.left > DEPTH or ends(s, seconds * ENDS) > seconds * ENDS:
        return 0
    own = s.objective[seat]
    worlds = imagine(s, memory, all_open, x)
    cases = sort(seats, worlds, x)
    depth = 0
    enter(0, deck, x)
    while True:
        actor = x.states[depth].turn
        if x.next[depth] < x.many[depth]:
            copy_words(x.bytes_of[depth], x.bytes_of[depth + 1])
            play(x.states[depth + 1], deck, actor, x.moves[depth, x.next[depth]], x.rng)
            x.next[depth] += 1
            if x.states[depth + 1].left > 0:
                depth += 1
                enter(depth, deck, x)
                continue
            stand(x.states[depth + 1], x)
            hope_of_end(actor, cases, x)
            judge(depth, actor, x)
            fill_end(depth + 1, seats, worlds, actor, depth == 0, x)
        else:
            leave(depth, actor, seats, worlds, x)
            if depth == 0:
                expect(0, seat, own, seats, worlds, x, chances)
                return 1
            depth -= 1
            actor = x.states[depth].turn
            hope_of_node(depth + 1, actor, worlds, x)
            judge(depth, actor, x)
        take_over(depth, actor, seats, worlds, x)
        if depth == 0 and actor == seat:
            placed = x.next[0] - 1
            points[placed] = expect(1, seat, own, seats, worlds, x, wins[placed])


def believing(memory: Any, states: Any, weights: Any, seat: int) -> Any:
    """A `memory` that says of the others' colours what these worlds do, each with its weight; of the seat's own, what moves have told."""
    told = memory.copy()
    for other in range(int(states[0]["seats"])):
        if other != seat:
            shares = np.zeros(COLOURS)
            np.add.at(shares, states["objective"][:, other].astype(np.int64), weights)
            told[other] = np.log(np.maximum(shares, 1e-12))
    return told
