"""The results of a finished game: from its rows and its log alone, so that they can be recomputed at any time.

How a rated game counts (docs/play/ratings.md tells players):

- Whoever resigned, or for whom bots made more than one decision and more than one of `TOLERANCE`, has left, and shares the last place with
  all who have: leaving never pays, whatever the bot made of it.
- Ended by agreement, it is a draw among the people, behind the bots: else one could talk one's way out of a lost game against bots.
- Ended by people before each of them had decided anything, it does not count; where one person plays with bots alone it does, for else
  one could wait for a good deal.
- A seat without a player where somebody has played is that of a person who has been deleted since: the others are rated without it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from saqqara.bots.level_ratings import Stand, stand
from saqqara.core.game import find
from saqqara.core.look import Outcome
from saqqara.core.table import Table
from saqqara.server.storage.rows import Row
from saqqara.server.tables.live_table import LiveTable

TOLERANCE = 10
Stood = tuple[str, Stand]
"""A bot by its name, and where it stood."""


class SeatResult(msgspec.Struct, frozen=True):
    """A seat's result. `habits`: the game's counts of its choices, if it has any."""

    seat: int
    player: str | None
    bot: str | None
    place: int | None
    points: int | None
    left: bool
    mu: float | None
    sigma: float | None
    habits: tuple[int, ...] = ()
    competitor: int | None = None
    """The number under which a ranked result counts, where the player began the game as a guest."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game's result; `rated`: whether it counts for ratings; `ranked`: for these, or in an arena."""

    table: str
    game: str
    ended: int
    rated: bool
    seats: tuple[SeatResult, ...]
    ranked: bool = False


class Unreadable(ValueError):
    """A log that does not end its game."""


def derive(row: Row, sitting: Sequence[Row], entries: Sequence[Row], stood: Mapping[int, Stood] = {}) -> FinishedGame:
    """Replay a game that is over; `stood`: the bots at it as they stood when it was counted, by their seats."""
    live = LiveTable(row, list(sitting))
    for entry in entries:
        live.apply(entry)
    return derive_from_table(live, sitting, stood)


def derive_from_table(live: LiveTable, sitting: Sequence[Row], stood: Mapping[int, Stood] = {}) -> FinishedGame:
    """Return what came of a game that has been played or replayed to its end."""
    table = live.table
    outcome = table.outcome if table is not None else None  # which takes long to find out
    if table is None or outcome is None:
        raise Unreadable(live.id)
    own, helped = Counter[int](), Counter[int]()
    for number, move in enumerate(table.moves):
        if move.seat is not None:
            (helped if number in live.by_bot else own)[move.seat] += 1
    bots = [seat["bot"] if seat["player"] is None and not own[seat["seat"]] else None for seat in sitting]
    people = [seat["seat"] for seat in sitting if seat["player"] is not None]
    gone = {seat for seat in people if left(table, seat, own, helped)} | {n for n, _ in enumerate(sitting) if own[n] and n not in people}
    if live.setup.position is not None or live.setup.daily is not None:  # an exercise, or a challenge, which has boards of its own
        return FinishedGame(live.id, live.game, live.changed, False, ())
    stands = [standing(live.game, bots, seat, stood.get(seat)) for seat in range(table.seats)]
    rated = live.setup.rated and counts(table, people, own)
    rated = rated and all(seat in people or bots[seat] is None or stands[seat] is not None for seat in range(table.seats))
    rated = rated and bool(people) and len(people) + sum(one is not None for one in stands) >= 2
    places = rated_places(outcome, bots, gone) if rated else outcome.places
    habits = counted(live.game, table, outcome)
    return FinishedGame(
        live.id,
        live.game,
        live.changed,
        rated,
        tuple(
            SeatResult(
                seat=seat,
                player=sitting[seat]["player"],
                bot=bots[seat],
                place=places[seat] if places else None,
                points=outcome.scores[seat] if outcome.scores else None,
                left=seat in gone,
                mu=None if (one := stands[seat]) is None else one[0],
                sigma=None if one is None else one[1],
                habits=habits[seat] if habits else (),
                competitor=sitting[seat]["competitor"],
            )
            for seat in range(table.seats)
        ),
        rated or live.setup.arena is not None,
    )


def standing(game: str, bots: Sequence[str | None], seat: int, stood: Stood | None) -> Stand | None:
    """Return how a bot stood when its game was counted, or how it stands now; None for people."""
    bot = bots[seat]
    if stood is not None and stood[0] == bot:
        return stood[1]
    return None if bot is None else stand(game, len(bots), bot)


def left(table: Table, seat: int, own: Counter[int], helped: Counter[int]) -> bool:
    """Return whether the player of a seat has left it, be it by giving up or by letting bots decide."""
    bots = helped[seat]
    return seat in table.resigned or bots > max(1, (own[seat] + bots) // TOLERANCE) or (bots > 0 and own[seat] == 0)


def counts(table: Table, people: Sequence[int], own: Counter[int]) -> bool:
    """Return whether a game was played far enough to count."""
    return table.ended is None or len(people) <= 1 or all(own[seat] for seat in people)


def rated_places(outcome: Outcome, bots: Sequence[str | None], gone: set[int]) -> tuple[int, ...]:
    """Return the places that count: the game's own, or a draw behind the bots where people ended it; whoever left is last."""
    count = len(bots)
    places = outcome.places if outcome.places else tuple(1 if bot is not None else 2 for bot in bots)
    return tuple(count + 1 if seat in gone else places[seat] for seat in range(count))


def counted(game: str, table: Table, outcome: Outcome) -> tuple[tuple[int, ...], ...]:
    """Return what the game counts of each seat's choices; nothing where it does not, or where it was not played to its end."""
    kind = find(game)
    if not kind.has("extras.habits") or outcome.ended is not None:
        return ()
    found: Any = kind.part("extras.habits").count(table.seats, [(move.seat, move.text) for move in table.moves], outcome)
    return tuple(tuple(map(int, one)) for one in found)
