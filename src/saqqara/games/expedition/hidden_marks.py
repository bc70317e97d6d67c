"""What somebody may have marked in the present step (ER3): one way at random, all ways with their chances, or the moves behind it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from saqqara.core.cstruct import copy_of
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
    out = [0] * layout.MAX_LEGAL
    return out[: rules.legal(made, deck, seat, out)]


def marked(made: Any, deck: Any, seat: int, move: int) -> Any:
    """The state after that."""
    after = copy_of(made)
    marking.mark(after, deck, seat, move)
    return after


def mark_for(made: Any, deck: Any, seat: int, done: bool, rng: Rng) -> Any:
    """Marks for a seat: a whole marking when it is done, else nothing yet, or one that still owes a square (as likely as in `redeal`)."""
    after = made
    while not positions.finished(after, seat) and (done or draw(rng, 2) == 0):
        moves = choices(after, deck, seat)
        after = marked(after, deck, seat, moves[draw(rng, len(moves))])
    return after if done or not positions.finished(after, seat) else made


def lines(made: Any, deck: Any, seat: int, done: bool, chance: float = 1.0) -> Iterator[tuple[Any, float]]:
    """Every state that `mark_for` may give, with its chance; None stands for nothing yet."""
    moves = choices(made, deck, seat)
    going_on = chance if done else chance / 2
    if not done:
        yield made, chance / 2
    for move in moves:
        after = marked(made, deck, seat, move)
        if not positions.finished(after, seat):
            yield from lines(after, deck, seat, done, going_on / len(moves))
        else:
            yield after if done else None, going_on / len(moves)


def markings(known: Known, deck: Any, seat: int) -> Chances:
    """The hidden fields of a player, with their chances, from what others know."""
    done = known["players"][seat]["finished"]
    begun = beginning(known, deck)
    found: dict[bytes, float] = {}
    for after, chance in lines(begun, deck, seat, done):
        player = msgspec.to_builtins(positions.player(fields(begun if after is None else after), deck, seat))
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
    begun = copy_of(s)
    marking.hide(begun, seat)
    begun.finished &= ~(1 << seat)
    return way(begun, s, deck, seat) or []


def way(made: Any, goal: Any, deck: Any, seat: int) -> list[int] | None:
    """The moves from one state of a seat to another, where there are any."""
    if all(list(getattr(made, name)[seat]) == list(getattr(goal, name)[seat]) for name in ("marked", "sheet")) and (
        made.owed[seat] == goal.owed[seat] and positions.finished(made, seat) == positions.finished(goal, seat)
    ):
        return []
    if positions.finished(made, seat):
        return None
    missing = [there & ~already for there, already in zip(goal.marked[seat], made.marked[seat], strict=True)]
    for move in choices(made, deck, seat):
        if move != layout.PASS:
            place, which = divmod(move - layout.MARKS, layout.PER_PLACE)
            if (1 << which if which < SQUARES else int(PLACEMENTS[which - SQUARES])) & ~missing[place]:
                continue
        rest = way(marked(made, deck, seat, move), goal, deck, seat)
        if rest is not None:
            return [move, *rest]
    return None
