"""Levels at one table: how often the higher of two wins, a seat, for each victory of the lower one.

The seats are shared as evenly as their number allows. Two levels play each deal in one seating and again with all seats exchanged; more
levels play it as often as there are seats, everybody one seat further each time. So all have as many seats as their part is and the same
luck. From deal to deal the next of all seatings is taken.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from math import exp, sqrt
from typing import Any

import msgspec
import numpy as np

from saqqara.bots.player_spec import enter, leave
from saqqara.bots.search_setup import search_setup
from saqqara.bots.tournament import Z, play_out
from saqqara.core.arrays import deck_array, generator, new_states, option_codes
from saqqara.core.compile import twins
from saqqara.core.game import Game, find
from saqqara.core.table import Table
from saqqara.core.template_parts import named, rules_of
from saqqara.core.templates import bind
from saqqara.lab import duel_loop
from saqqara.lab.simulation.plan import CHANCE, at_first_sight

MOST_SEATS = 8


class Meeting(msgspec.Struct, frozen=True):
    """Levels, the lowest first, and the tables at which they meet."""

    game: str
    seats: int
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: str = "levels"

    @property
    def kind(self) -> Game:
        """The game."""
        return find(self.game)

    @property
    def compiled(self) -> bool:
        """Return whether all play by heuristic, or by chance: then whole games are played inside compiled code."""
        return all(at_first_sight(self.kind, player, self.seats, self.options) for player in self.players)

    @property
    def seatings(self) -> Any:
        """Return all seatings: for each of several ways, for each game of a deal, for each seat the place of its level in `players`."""
        return seatings(self.seats, len(self.players))


class Ratio(msgspec.Struct, frozen=True):
    """Victories of the higher level for each of the lower one, with as many seats for both, and between what bounds that lies with 95 %
    confidence."""

    ratio: float
    low: float
    high: float


@cache
def seatings(seats: int, levels: int = 2) -> Any:
    """Return all ways to share seats among levels, with the games of a deal of each (`Meeting.seatings`)."""
    if levels == 2:
        first = [chosen for chosen in combinations(range(seats), seats // 2) if seats % 2 or 0 in chosen]
        ways = [[int(seat in chosen) for seat in range(seats)] for chosen in first]
        return np.array([[way, [1 - one for one in way]] for way in ways], np.int64)
    around = {turned(way) for way in permutations(seat % levels for seat in range(seats))}
    return np.array([[way[by:] + way[:by] for by in range(seats)] for way in sorted(around)], np.int64)


def turned(way: tuple[int, ...]) -> tuple[int, ...]:
    """Return the least of the seatings that differ only in where the round begins."""
    return min(way[by:] + way[:by] for by in range(len(way)))


@cache
def code(game: str) -> Any:
    """Return the compiled games."""
    return twins(bind(duel_loop, game, game=rules_of(find(game)), search=named(search_setup(game).code, ("prefer", "err"))))


def at_once(meeting: Meeting, deals: Sequence[int]) -> Any:
    """Play some deals inside compiled code; return for each the victories of each level."""
    kind, options = meeting.kind, tuple(meeting.options.items())
    thinks = search_setup(meeting.game, meeting.seats, options)
    levels = [(-1.0, 0.0, 0.0, 0.0) if name == CHANCE else sight(thinks.level(name)) for name in meeting.players]
    wins = np.zeros((len(deals), len(levels)))
    code(meeting.game).levelled(
        new_states(kind),
        deck_array(kind),
        meeting.seats,
        option_codes(kind, meeting.options),
        thinks.w,
        np.array(levels),
        meeting.seatings,
        generator(meeting.seed.encode()),
        deals[0],
        np.zeros(4, np.uint64),
        np.zeros(kind.rules.MAX_LEGAL, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        wins,
    )
    return wins


def sight(level: Any) -> tuple[float, float, float, float]:
    """Return the heuristic's settings of a level."""
    return level.noise, level.overlooked, level.greed, level.habit


def at_tables(meeting: Meeting, deals: Sequence[int]) -> Any:
    """Return the same at tables, by bots."""
    wins, ways = np.zeros((len(deals), len(meeting.players))), meeting.seatings
    for row, deal in zip(wins, deals, strict=True):
        for number, who in enumerate(ways[deal % len(ways)].tolist()):
            seed = f"{meeting.seed} {deal}"
            table = Table(meeting.game, meeting.seats, seed.encode(), **meeting.options)
            bots = {seat: enter(meeting.players[one], f"{seed} {number} {seat}".encode()) for seat, one in enumerate(who)}
            try:
                play_out(table, bots)
            finally:
                for bot in bots.values():
                    leave(bot)
            places = table.outcome.places if table.outcome else ()
            for seat in range(meeting.seats):
                row[who[seat]] += (places[seat] == 1) / places.count(1)
    return wins


def meet(meeting: Meeting, deals: Sequence[int]) -> Any:
    """Play some deals; return for each the victories of each level."""
    return at_once(meeting, deals) if meeting.compiled else at_tables(meeting, deals)


def ratio(wins: Any) -> Ratio:
    """Return the ratio of victories of two levels over many deals, the lower one first. Half a victory is added to both, for nobody is
    infinitely better; it is as unsure as a coin."""
    lower, higher = wins.sum(0) + 0.5
    found = higher / lower
    unsure = float(((wins[:, 1] / higher - wins[:, 0] / lower) ** 2).sum()) + 0.25 / lower**2 + 0.25 / higher**2
    spread = exp(Z * sqrt(unsure))
    return Ratio(float(found), float(found / spread), float(found * spread))
