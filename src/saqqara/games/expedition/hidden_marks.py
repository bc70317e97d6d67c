"""What somebody may have marked in the present step (ER3): one way at random, all ways with their chances, or the moves behind it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from saqqara.core.fields import fields
from saqqara.core.rng import Rng, draw
from saqqara.core.secrecy import Chances, Hidden
from saqqara.core.secrecy import Position as Known
from saqqara.games.expedition import layout, marking, rules
from saqqara.games.expedition import position as positions
from saqqara.games.expedition.patterns import PLACEMENTS, SQUARES
from saqqara.games.expedition.position_types import Position

FIELDS = ("cards", "red", "green", "torches", "skulls", "owed", "before")


def choices(made: Any, deck: Any, seat: int) -> list[int]:
    """What a seat may mark next."""
    out = np.zeros(layout.MAX_LEGAL, np.int64)
    moves: list[int] = out[: rules.legal(made[0], deck, seat, out)].tolist()
    return moves


def marked(made: Any, deck: Any, seat: int, move: int) -> Any:
    """The state after that."""
    after = made.copy()
    marking.mark(after[0], deck, seat, move)
    return after


def mark_for(made: Any, deck: Any, seat: int, done: bool, rng: Rng) -> Any:
    """Marks for a seat: a whole marking when it is done, else nothing yet, or one that still owes a square (as likely as in `redeal`)."""
    after = made
    while not positions.finished(after[0], seat) and (done or draw(rng, 2) == 0):
        moves = choices(after, deck, seat)
        after = marked(after, deck, seat, moves[draw(rng, len(moves))])
    return after if done or not positions.finished(after[0], seat) else made


def lines(made: Any, deck: Any, seat: int, done: bool, chance: float = 1.0) -> Iterator[tuple[Any, float]]:
    """Every state that `mark_for` may give, with its chance; None stands for nothing yet."""
    moves = choices(made, deck, seat)
    going_on = chance if done else chance / 2
    if not done:
        yield made, chance / 2
    for move in moves:
        after = marked(made, deck, seat, move)
        if not positions.finished(after[0], seat):
            yield from lines(after, deck, seat, done, going_on / len(moves))
        else:
            yield after if done else None, going_on / len(moves)


def markings(known: Known, deck: Any, seat: int) -> Chances:
    """The hidden fields of a player, with their chances, from what others know."""
    done = known["players"][seat]["finished"]
    begun = beginning(known, deck)
    found: dict[bytes, float] = {}
    for after, chance in lines(begun, deck, seat, done):
        player = msgspec.to_builtins(positions.player(fields((begun if after is None else after)[0]), deck, seat))
        value = msgspec.json.encode({name: player[name] for name in FIELDS if name in player})
        found[value] = found.get(value, 0.0) + chance
    return ((msgspec.json.decode(value), chance) for value, chance in found.items())


def beginning(known: Known, deck: Any) -> Any:
    """The state when this step began: everybody as they lay."""
    players = [as_it_lay(player) | {"owed": 0, "finished": False} for player in known["players"]]
    return positions.state(msgspec.convert({**known, "players": players}, Position), deck)


def as_it_lay(player: Known) -> dict[str, Any]:
    """A player without what they have marked in this step."""
    rest = {name: value for name, value in player.items() if name not in FIELDS}
    seen = player["cards"]
    if isinstance(seen, Hidden):
        shows = seen.shows
        numbers, before = shows["cards"], shows
    else:
        numbers = [card and card["number"] for card in seen]
        before = player.get("before") or {**player, "marked": [card and card["marked"] for card in seen]}
    cards = [number and {"number": number, "marked": squares} for number, squares in zip(numbers, before["marked"], strict=True)]
    return rest | {"cards": cards} | {name: before[name] for name in ("red", "green", "torches", "skulls")}


def moves_behind(s: Any, deck: Any, seat: int) -> list[int]:
    """Moves that lead a seat from the beginning of this step to where it is."""
    begun = np.array([s], layout.STATE)
    marking.hide(begun[0], seat)
    begun[0]["finished"] &= ~(1 << seat)
    return way(begun, np.array([s], layout.STATE), deck, seat) or []


def way(made: Any, goal: Any, deck: Any, seat: int) -> list[int] | None:
    """The moves from one state of a seat to another, where there are any."""
    if all((made[name][0, seat] == goal[name][0, seat]).all() for name in ("marked", "sheet", "owed")) and (
        positions.finished(made[0], seat) == positions.finished(goal[0], seat)
    ):
        return []
    if positions.finished(made[0], seat):
        return None
    missing = (goal["marked"][0, seat] & ~made["marked"][0, seat]).tolist()
    for move in choices(made, deck, seat):
        if move != layout.PASS:
            place, which = divmod(move - layout.MARKS, layout.PER_PLACE)
            if (1 << which if which < SQUARES else int(PLACEMENTS[which - SQUARES])) & ~missing[place]:
                continue
        rest = way(marked(made, deck, seat, move), goal, deck, seat)
        if rest is not None:
            return [move, *rest]
    return None
