"""The games of a simulation told slowly: in plain loops, from positions and texts of moves, by code that knows nothing of tallies."""

import importlib
from itertools import pairwise
from typing import Any, NamedTuple

from saqqara.core.game import CLOCK
from saqqara.core.parsing import plain
from saqqara.core.rng import begin, draw, generator
from saqqara.lab.simulation.plan import Plan


class Told(NamedTuple):
    """A move (seat None: the clock), and the positions before and after it."""

    seat: int | None
    text: str
    before: dict[str, Any]
    after: dict[str, Any]
    closed: bool
    """True if a secret came into the open, or nothing is ever secret."""


def tell(plan: Plan, number: int) -> list[Told]:
    """Play one game of chance against chance."""
    kind = plan.kind
    rules, notation, view = kind.rules, kind.part("notation"), kind.model
    s, deck, rng = rules.State(), kind.tables(kind.deck(plan.deck)), generator(b"")
    begin(rng, generator(plan.seed.encode()), number)
    rules.deal(s, deck, plan.seats, kind.codes(plan.options), rng)
    story: list[Told] = []
    position = plain(kind.model.position(s, deck))
    while mask := int(rules.to_act(s)):
        acting = [seat for seat in range(CLOCK + 1) if mask >> seat & 1]
        seat = acting[int(draw(rng, len(acting))) if len(acting) > 1 else 0]
        step, move = view.step(s), int(rules.sample(s, deck, seat, rng))
        text = notation.write(s, deck, seat, move)
        rules.play(s, deck, seat, move, rng)
        before, position = position, plain(kind.model.position(s, deck))
        closed = not kind.simultaneous or view.step(s) != step or position["over"]
        story.append(Told(None if seat == CLOCK else seat, text, before, position, closed))
    return story


def leads(story: list[Told], points: Any) -> tuple[int, int | None]:
    """Return the number of lead changes, and the number of moves before the last."""
    leaders = [(0, alone(points(story[0].before)))]
    leaders += [(number, alone(points(told.after))) for number, told in enumerate(story, 1) if told.closed]
    led = [(number, leader) for number, leader in leaders if leader is not None]
    changes = [later[0] for earlier, later in pairwise(led) if earlier[1] != later[1]]
    return len(changes), changes[-1] if changes else None


def alone(points: list[int]) -> int | None:
    """Return the seat that has more than all others."""
    best = [seat for seat, one in enumerate(points) if one == max(points)]
    return best[0] if len(best) == 1 else None


def row(plan: Plan, number: int) -> dict[str, Any]:
    """Return one game as a row, by columns."""
    tests = f"tests.games.{plan.game}"
    recount, retally = importlib.import_module(f"{tests}.recount").recount, importlib.import_module(f"{tests}.retally").retally
    deck, story = plan.kind.deck(plan.deck), tell(plan, number)
    scores, ranks = recount(story[-1].after, deck)
    winners = [seat for seat in range(plan.seats) if ranks[seat] == 1]
    changes, last = leads(story, lambda position: recount(position, deck)[0])
    found = {
        "game": number,
        "first": None if plan.kind.simultaneous else story[0].seat,
        "moves": len(story),
        "lead_changes": changes,
        "last_lead_change": last,
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": sum(1 << seat for seat in winners),
    }
    for name, value in {"score": scores, "place": ranks, "player": [0] * plan.seats, **retally(story, deck)}.items():
        found |= {f"{name}_{seat}": value[seat] for seat in range(plan.seats)} if isinstance(value, list) else {name: value}
    return found
