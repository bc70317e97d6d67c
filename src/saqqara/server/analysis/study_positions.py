"""Moments of studies: what is to be seen and thought about there. Nothing is stored; tables that were reached lately are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from saqqara.bots import Hint, levels
from saqqara.bots.interface import Question
from saqqara.core.determinization import imagine
from saqqara.core.errors import BadStudy
from saqqara.core.parsing import convert
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.server.limits.fair_queue import FairQueue
from saqqara.server.schemas.analysis import Lines, Moment
from saqqara.server.schemas.ws_messages import encode
from saqqara.solo.study import Beginning, Standing, Start, Step, begin, name_line, walk

MOST = 400
"""The number of tables kept; the least recently requested go first."""
EVERY = 8
"""Of a line every so manieth table is kept, and its last: going back is not beginning again."""


class Place(NamedTuple):
    """A moment of a study, and who looks at it."""

    game: str
    start: dict[str, Any]
    seed: str
    deck: dict[str, Any] | None
    path: tuple[Step, ...]
    seat: int | Literal["turn"] | None
    open: bool

    @property
    def key(self) -> bytes:
        """Return the cache key of where a study begins, and of its chance."""
        return sha256(encode((self.game, self.start, self.seed, self.deck))).digest()


class KeptPositions:
    """The tables of studies that were reached lately."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._begun: OrderedDict[bytes, Beginning] = OrderedDict()
        self._kept: OrderedDict[tuple[bytes, tuple[Step, ...]], Standing] = OrderedDict()

    def knows(self, place: Place) -> bool:
        """Return whether that study was begun from lately: then a moment of it costs little."""
        return place.key in self._begun

    def nearest(self, place: Place) -> tuple[Beginning | None, Standing | None]:
        """Return where a study begins and the nearest table on the way to a moment, as far as they are kept."""
        for length in range(len(place.path), 0, -1):
            near = self._kept.get((place.key, place.path[:length]))
            if near is not None:
                return self._begun.get(place.key), near
        return self._begun.get(place.key), None

    def keep(self, place: Place, beginning: Beginning, reached: Iterable[Standing]) -> None:
        """Keep what was reached."""
        cache_up_to(self._begun, [(place.key, beginning)], self._most)
        cache_up_to(self._kept, [((place.key, standing.path), standing) for standing in reached], self._most)

    def at_once(self, place: Place, then: Any) -> Any:
        """Go to a moment from the nearest that is kept, and return what is to be said there."""
        beginning, reached, answer = replay_to(place, *self.nearest(place), then)
        self.keep(place, beginning, reached)
        return answer


class StudyPositions:
    """Finds moments, a few at a time, in a thread beside the tables that are played at."""

    def __init__(self, turns: FairQueue, most: int = MOST) -> None:
        self._turns, self._kept = turns, KeptPositions(most)
        self.knows = self._kept.knows

    async def moment(self, place: Place, owner: str) -> Moment:
        """Return what is to be seen there."""
        found: Moment = await self._found(place, owner, lambda standing: shown(standing, place))
        return found

    async def lines(self, place: Place, lines: Sequence[Sequence[tuple[int, int]]], owner: str) -> Lines:
        """Return lines of an engine from a moment on, as texts."""
        found: Lines = await self._found(place, owner, lambda standing: named(standing.table, place, lines))
        return found

    async def _found(self, place: Place, owner: str, then: Any) -> Any:
        """Go to a moment, from the nearest that is kept, and see to it there."""
        async with self._turns.turn(owner):
            beginning, reached, answer = await asyncio.to_thread(replay_to, place, *self._kept.nearest(place), then)
        self._kept.keep(place, beginning, reached)
        return answer


def cache_up_to(where: OrderedDict[Any, Any], new: Iterable[tuple[Any, Any]], most: int) -> None:
    """Keep some, and let the oldest go."""
    for key, value in new:
        where[key] = value
        where.move_to_end(key)
    while len(where) > most:
        where.popitem(last=False)


def replay_to(place: Place, beginning: Beginning | None, near: Standing | None, then: Any) -> tuple[Beginning, list[Standing], Any]:
    """Return the beginning of a study, the moments on the way that are worth keeping, and what is to be said of the last."""
    if beginning is None:
        beginning = begin(place.game, convert(place.start, Start, BadStudy), place.seed, place.deck)
    standing, reached = near or Standing(beginning.table), []
    for standing in walk(beginning, place.path, near):
        if len(standing.path) % EVERY == 0 or len(standing.path) == len(place.path):
            reached.append(standing)
    return beginning, reached, then(standing)


def viewing_seat(table: Table, place: Place) -> int | None:
    """Return whose look is asked for."""
    if place.seat == "turn":
        return table.to_act[0] if table.to_act else None
    table.look(place.seat)  # says what is wrong with a seat that is not there
    return place.seat


def shown(standing: Standing, place: Place) -> Moment:
    """Return a moment as a seat knew it, from its look alone; or with all open."""
    table, seat = standing.table, viewing_seat(standing.table, place)
    look, last = table.look(seat), standing.path[-1] if standing.path else None
    return Moment(
        seat,
        place.open,
        table.to_act if place.open else look.to_act,
        tuple(table.look(one) for one in (*range(table.seats), None)) if place.open else (look,),
        None if last is None else (last.seat, last.text),
        standing.drew,
        standing.recorded and "record" in place.start,
        table.position() if place.open else None,
        to_think(table, seat, place),
        advice(table, seat, place),
    )


def to_think(table: Table, seat: int | None, place: Place) -> Question | None:
    """Return what a search thinks about for a seat: by its look, or, where all is open, by what lies there."""
    if seat is None or table.over:
        return None
    from saqqara.bots.search_request import question

    return question(table.look(seat), table.own_deck, place.seed.encode(), table.open_state() if place.open else None)


def advice(table: Table, seat: int | None, place: Place) -> Hint | None:
    """Return a hint from a game's own player, which costs little, where the game is not searched."""
    if seat is None or not table.look(seat).moves or not table.kind.has("bots.player"):
        return None
    from saqqara.bots.decisions import own_hint

    return own_hint(levels()[-1], table.look(seat), generator(place.seed.encode()), table.own_deck)


def named(table: Table, place: Place, lines: Sequence[Sequence[tuple[int, int]]]) -> Lines:
    """Return lines as texts: on the table as it is if all is open, else on one that the seat cannot tell from it, made from its look."""
    seat = viewing_seat(table, place)
    other = table if place.open else imagine(table.look(seat), place.seed.encode(), table.own_deck)
    return Lines(tuple(tuple(name_line(other.branched(), line)) for line in lines))
