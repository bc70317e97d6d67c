"""One level against another at tables of any size: how often the higher one wins, a seat, for each victory of the lower one.

The seats are shared as evenly as their number allows. Each deal is played in one seating and again with all seats exchanged, so that both
levels have as many seats in all and the same luck; from deal to deal the next of all seatings is taken.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
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
    """Two levels, and the tables at which they meet."""

    game: str
    seats: int
    options: Mapping[str, Any]
    lower: str
    higher: str
    seed: str = "levels"

    @property
    def kind(self) -> Game:
        """The game."""
        return find(self.game)

    @property
    def compiled(self) -> bool:
        """Return whether both play by heuristic, or by chance: then whole games are played inside compiled code."""
        return all(at_first_sight(self.kind, player, self.seats, self.options) for player in (self.lower, self.higher))


class Ratio(msgspec.Struct, frozen=True):
    """Victories of the higher level for each of the lower one, with as many seats for both, and between what bounds that lies with 95 %
    confidence."""

    ratio: float
    low: float
    high: float


@cache
def seatings(seats: int) -> Any:
    """All ways to give half of the seats to the higher level (of an odd number, one less: the others come with the exchange)."""
    found = [sum(1 << seat for seat in chosen) for chosen in combinations(range(seats), seats // 2)]
    return np.array([one for one in found if seats % 2 or one & 1], np.int64)


@cache
def code(game: str) -> Any:
    """The compiled games."""
    return twins(bind(duel_loop, game, game=rules_of(find(game)), search=named(search_setup(game).code, ("prefer", "err"))))


def at_once(meeting: Meeting, deals: Sequence[int]) -> Any:
    """Some deals in a row inside compiled code: for each the victories of the lower level and of the higher one."""
    kind, options = meeting.kind, tuple(meeting.options.items())
    thinks = search_setup(meeting.game, meeting.seats, options)
    levels = [(-1.0, 0.0, 0.0, 0.0) if name == CHANCE else sight(thinks.level(name)) for name in (meeting.lower, meeting.higher)]
    wins = np.zeros((len(deals), 2))
    code(meeting.game).levelled(
        new_states(kind),
        deck_array(kind),
        meeting.seats,
        option_codes(kind, meeting.options),
        thinks.w,
        np.array(levels),
        seatings(meeting.seats),
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
    """The same at tables, by bots."""
    wins, ways = np.zeros((len(deals), 2)), seatings(meeting.seats)
    for row, deal in zip(wins, deals, strict=True):
        for turned in range(2):
            seating = int(ways[deal % len(ways)]) ^ ((1 << meeting.seats) - 1) * turned
            who = [seating >> seat & 1 for seat in range(meeting.seats)]
            seed = f"{meeting.seed} {deal}"
            table = Table(meeting.game, meeting.seats, seed.encode(), **meeting.options)
            names = (meeting.lower, meeting.higher)
            bots = {seat: enter(names[one], f"{seed} {turned} {seat}".encode()) for seat, one in enumerate(who)}
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
    """Some deals: for each the victories of the lower level and of the higher one, of two."""
    return at_once(meeting, deals) if meeting.compiled else at_tables(meeting, deals)


def ratio(wins: Any) -> Ratio:
    """Return the ratio of victories over many deals. Half a victory is added to both, for no level is infinitely better; it is as unsure
    as a coin."""
    lower, higher = wins.sum(0) + 0.5
    found = higher / lower
    unsure = float(((wins[:, 1] / higher - wins[:, 0] / lower) ** 2).sum()) + 0.25 / lower**2 + 0.25 / higher**2
    spread = exp(Z * sqrt(unsure))
    return Ratio(float(found), float(found / spread), float(found * spread))
