"""The last placements of Objective, solved: every way to place the pieces that are left, and every colour that anybody may have.

What is exact. A *world* says which colour each seat has. All worlds that the colours in play allow are weighed once, at the moment that is
solved, by what everybody's moves so far tell (`evaluation.remember`; evenly where nothing is told). Then the whole tree of placements is gone
through. Whoever is to act knows their own colour and not the others': for each colour that they may have they make the placement with the
greatest expected victory (a shared one in part) over the worlds with that colour, as those were weighed at the beginning; equal ones are
told apart by their own expected points, and those that are equal in both are made evenly. So the chances and points are expectations over
all that is hidden and all that can follow, without any sampling.

What is not in it: inside the solved part nobody learns from a placement which colour is behind it, and nobody bluffs there.

A node therefore has values in all worlds at once (12 for two seats, 60 for three, 360 for four): the actor chooses for each own colour, and
the values of the chosen placement are taken over in the worlds with that colour. Whether a moment is solved is decided beforehand by how many
ends there can be: spots times colours in stock for each placement that is left, multiplied, times the worlds.
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np

from saqqara.core.compile import compiled
from saqqara.games.objective.rules import COLOURS, MAX_LEGAL, SEATS, STATE, legal, play, spot_colour, to_act

WORLDS = 360
DEPTH = 6
"""The most placements that are solved; the number of ends forbids it before."""
ENDS = 40e6
"""The most ends times worlds: about a second on one core."""
EQUAL = 1e-9
"""Chances that differ by less are equal."""
WIN, POINTS = 0, SEATS
"""Where the victories of all seats begin in the values of a world, and where their points."""


class Scratch(NamedTuple):
    """Arrays only: compiled code allocates nothing. The first index of most is how deep in the tree."""

    states: Any
    bytes_of: Any
    moves: Any
    count: Any
    next: Any
    best: Any  # by own colour: the expected victory and points of the best so far, and how many are equal to it
    value: Any  # by world: the victories of all seats, then their points
    colour_of: Any  # by world and seat
    weight: Any  # by world
    total: Any  # by seat and colour: the weight of all worlds in which that seat has it
    standing: Any  # by colour: how it stands at an end, as `rules.standing` says it
    hope: Any  # by own colour: the expected victory and points of a placement, and what becomes of it
    rng: Any


def scratch() -> Scratch:
    """What `solve` needs."""
    states = np.zeros(DEPTH + 1, STATE)
    return Scratch(
        states=states,
        bytes_of=states.view(np.uint8 if STATE.itemsize % 8 else np.uint64).reshape(DEPTH + 1, -1),
        moves=np.zeros((DEPTH + 1, MAX_LEGAL), np.int64),
        count=np.zeros(DEPTH + 1, np.int64),
        next=np.zeros(DEPTH + 1, np.int64),
        best=np.zeros((DEPTH + 1, COLOURS, 3)),
        value=np.zeros((DEPTH + 1, WORLDS, 2 * SEATS)),
        colour_of=np.zeros((WORLDS, SEATS), np.int64),
        weight=np.zeros(WORLDS),
        total=np.zeros((SEATS, COLOURS)),
        standing=np.zeros(COLOURS, np.int64),
        hope=np.zeros((COLOURS, 3)),
        rng=np.zeros(4, np.uint64),
    )


@compiled
def ends(s: Any) -> Any:
    """How many ways to the end there are at the most, times the worlds; no more is counted once it is too many."""
    seats = np.int64(s["seats"])
    many = 1.0
    for seat in range(seats):
        many *= seats + 2 - seat
    for ahead in range(np.int64(s["left"])):
        seat = (np.int64(s["turn"]) + ahead) % seats
        pieces, kinds = -(ahead // seats), np.int64(0)
        for colour in range(COLOURS):
            pieces += np.int64(s["stock"][seat, colour])
            kinds += np.int64(s["stock"][seat, colour] > 0)
        many *= np.int64(s["spots"]) * max(min(kinds, pieces), 1)
        if many > ENDS:
            return many
    return many


@compiled
def imagine(s: Any, memory: Any, x: Any) -> Any:
    """All worlds with their weights; how many."""
    seats = np.int64(s["seats"])
    many = np.int64(1)
    for _ in range(seats):
        many *= COLOURS
    n, most = np.int64(0), -1e300
    for number in range(many):
        rest, taken, told = number, np.int64(0), 0.0
        for seat in range(seats):
            colour = rest % COLOURS
            rest //= COLOURS
            x.colour_of[n, seat] = colour
            if np.int64(s["colours"]) >> colour & 1 and taken >> colour & 1 == 0:
                taken |= 1 << colour
                told += memory[seat, colour]
            else:
                taken = np.int64(-1)
        if taken >= 0:
            x.weight[n] = told
            most = max(most, told)
            n += 1
    for seat in range(seats):
        for colour in range(COLOURS):
            x.total[seat, colour] = 0.0
    for world in range(n):
        x.weight[world] = exp(x.weight[world] - most)
        for seat in range(seats):
            x.total[seat, x.colour_of[world, seat]] += x.weight[world]
    return n


@compiled
def enter(depth: Any, deck: Any, x: Any) -> Any:
    """Begin with a node: its placements, of which none is judged yet."""
    s = x.states[depth]
    x.count[depth] = legal(s, deck, np.int64(s["turn"]), x.moves[depth])
    x.next[depth] = 0
    for colour in range(COLOURS):
        x.best[depth, colour, 0], x.best[depth, colour, 1], x.best[depth, colour, 2] = -1.0, -1.0, 0.0


@compiled
def stand(s: Any, x: Any) -> Any:
    """How every colour stands at an end (O14-O16): `rules.standing` of all of them in one go."""
    for colour in range(COLOURS):
        x.standing[colour] = 0
    for spot in range(s["spots"]):
        colour = spot_colour(s, spot)
        high = np.int64(0)
        piece = np.int64(s["top"][spot])
        while piece >= 0:
            high += 1
            piece = np.int64(s["below"][piece])
        was = x.standing[colour]
        now = was + (1 << 16) + (np.int64(high > 0) << 8)
        x.standing[colour] = now - (now & 255) + max(now & 255, high)


@compiled
def end_in(world: Any, seat: Any, seats: Any, x: Any) -> Any:
    """What a seat wins at an end if this is the world: a victory, or its part of a shared one (OR1, OR2)."""
    own = x.standing[x.colour_of[world, seat]]
    shared = np.int64(0)
    for other in range(seats):
        standing = x.standing[x.colour_of[world, other]]
        if standing > own:
            return 0.0
        shared += standing == own
    return 1.0 / shared


@compiled
def fill_end(depth: Any, world: Any, seat: Any, seats: Any, x: Any) -> Any:
    """The values of a seat at an end in a world."""
    x.value[depth, world, WIN + seat] = end_in(world, seat, seats, x)
    x.value[depth, world, POINTS + seat] = x.standing[x.colour_of[world, seat]] >> 16


@compiled
def judge(depth: Any, actor: Any, worlds: Any, x: Any) -> Any:
    """What the actor may hope of a placement, for each colour that they may have: whether it is worse than the best so far (0), as good (1)
    or better (2)."""
    for colour in range(COLOURS):
        x.hope[colour, 0], x.hope[colour, 1], x.hope[colour, 2] = 0.0, 0.0, 0.0
    for world in range(worlds):
        own = x.colour_of[world, actor]
        x.hope[own, 0] += x.weight[world] * x.value[depth + 1, world, WIN + actor]
        x.hope[own, 1] += x.weight[world] * x.value[depth + 1, world, POINTS + actor]
    for own in range(COLOURS):
        if x.total[actor, own] > 0.0:
            win, points = x.hope[own, 0] / x.total[actor, own], x.hope[own, 1] / x.total[actor, own]
            more, further = win - x.best[depth, own, 0], points - x.best[depth, own, 1]
            if more > EQUAL or (more >= -EQUAL and further > EQUAL):
                x.hope[own, 2] = 2.0
                x.best[depth, own, 0], x.best[depth, own, 1], x.best[depth, own, 2] = win, points, 1.0
            elif more >= -EQUAL and further >= -EQUAL:
                x.hope[own, 2] = 1.0
                x.best[depth, own, 2] += 1.0


@compiled
def take_over(depth: Any, actor: Any, seats: Any, worlds: Any, ended: Any, x: Any) -> Any:
    """A placement has been gone through, or has ended the game: its values become those of the node for each colour of the actor for which it
    is the best so far, and are added where it is as good."""
    if ended:
        stand(x.states[depth + 1], x)
        for world in range(worlds):
            fill_end(depth + 1, world, actor, seats, x)
    judge(depth, actor, worlds, x)
    for world in range(worlds):
        becomes = x.hope[x.colour_of[world, actor], 2]
        if becomes > 0.0:
            for seat in range(seats):
                if ended and seat != actor:
                    fill_end(depth + 1, world, seat, seats, x)
                if becomes == 2.0:
                    x.value[depth, world, WIN + seat] = x.value[depth + 1, world, WIN + seat]
                    x.value[depth, world, POINTS + seat] = x.value[depth + 1, world, POINTS + seat]
                else:
                    x.value[depth, world, WIN + seat] += x.value[depth + 1, world, WIN + seat]
                    x.value[depth, world, POINTS + seat] += x.value[depth + 1, world, POINTS + seat]


@compiled
def leave(depth: Any, actor: Any, seats: Any, worlds: Any, x: Any) -> Any:
    """A node is done: placements that are equally good are made evenly."""
    for world in range(worlds):
        made = max(x.best[depth, x.colour_of[world, actor], 2], 1.0)
        for seat in range(seats):
            x.value[depth, world, WIN + seat] /= made
            x.value[depth, world, POINTS + seat] /= made


@compiled
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


@compiled
def copy(source: Any, target: Any) -> Any:
    """The bytes of a state."""
    for i in range(len(source)):
        target[i] = source[i]


@compiled
def solve(s: Any, deck: Any, w: Any, memory: Any, seat: Any, wins: Any, points: Any, chances: Any, x: Any) -> Any:
    """Solve a moment for a seat, if it can be: 1, else 0.

    For each of its legal moves, in their order, `wins` are the chances of all seats and `points` its own points; `chances` are those of all
    seats if everybody goes on as told above. `x` is a `scratch`; x.bytes_of[0] holds the bytes of `s` already.
    """
    seats = np.int64(s["seats"])
    if to_act(s) == 0 or s["left"] > DEPTH or ends(s) > ENDS:
        return 0
    own = np.int64(s["objective"][seat])
    worlds = imagine(s, memory, x)
    depth = 0
    enter(0, deck, x)
    while True:
        actor = np.int64(x.states[depth]["turn"])
        if x.next[depth] < x.count[depth]:
            copy(x.bytes_of[depth], x.bytes_of[depth + 1])
            play(x.states[depth + 1], deck, actor, x.moves[depth, x.next[depth]], x.rng)
            x.next[depth] += 1
            if x.states[depth + 1]["left"] > 0:
                depth += 1
                enter(depth, deck, x)
                continue
            take_over(depth, actor, seats, worlds, True, x)
        else:
            leave(depth, actor, seats, worlds, x)
            if depth == 0:
                expect(0, seat, own, seats, worlds, x, chances)
                return 1
            depth -= 1
            actor = np.int64(x.states[depth]["turn"])
            take_over(depth, actor, seats, worlds, False, x)
        if depth == 0 and actor == seat:
            i = x.next[0] - 1
            points[i] = expect(1, seat, own, seats, worlds, x, wins[i])
