"""Tournaments: every seating of every deal, so that neither seats nor luck favour a player."""

import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from saqqara.bots.interface import Bot, Choice
from saqqara.bots.player_spec import enter, leave
from saqqara.bots.rating_model import rate
from saqqara.bots.rating_scale import MU, SIGMA
from saqqara.bots.simulated_time import play_clocked
from saqqara.core.look import Look
from saqqara.core.table import Table

Z = 1.959964  # 95 %


class Pairing(msgspec.Struct, frozen=True):
    """A pairing to be played: the players, the table, the number of games. `games` is rounded up to balanced seatings."""

    game: str
    players: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: Mapping[str, Any] = msgspec.field(default_factory=dict)
    deck: Any = None
    redealt: bool = False
    """True if every look is of a table on which all that its seat cannot know has been redealt."""

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """Return all seatings: the players in turn round the table, moved on by one seat each time."""
        around = [i % len(self.players) for i in range(self.seats)]
        return [tuple(around[(i + by) % self.seats] for i in range(self.seats)) for by in range(self.seats)]

    @property
    def deals(self) -> int:
        """Return the number of different deals."""
        return -(-self.games // self.seats)


class Played(msgspec.Struct, frozen=True):
    """A played game: the player of each seat, the result by seat, and for each player its decisions, their seconds in all and the
    longest."""

    seating: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    spent: tuple[tuple[int, float, float], ...]


class Standing(msgspec.Struct, frozen=True):
    """A player's results. Shared victories count in part. `low` and `high` bound the win rate with 95 % confidence (Wilson)."""

    player: str
    games: int
    win: float
    low: float
    high: float
    score: float
    margin: float
    """Points ahead of the best of the others, on average."""
    move_seconds: float
    longest_move: float
    rating: float
    rating_sigma: float


class Timed:
    """A player whose decisions are timed: processor time, so that a busy machine does not count."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves, self.seconds, self.longest = 0, 0.0, 0.0

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """Return the program's choice."""
        began = time.thread_time()
        choice = self.bot.choose(look, waited)
        took = time.thread_time() - began
        self.moves, self.seconds, self.longest = self.moves + 1, self.seconds + took, max(self.longest, took)
        return choice


class Redealt:
    """A table that shows each seat the look of a redealt table: what it cannot know is another thing every time."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table, self.seed, self.asked = table, seed, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def look(self, seat: int | None) -> Look:
        """Return the look of that seat at the redealt table."""
        self.asked += 1
        return self.table.redeal(seat, f"{self.seed} redealt {self.asked}".encode()).look(seat)


def play_out(table: Any, bots: Mapping[int, Any]) -> None:
    """Play a game to its end."""
    if table.kind.times:
        play_clocked(table, bots)
        return
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.look(seat)).move)


def play_deal(pairing: Pairing, deal: int, entering: Callable[[str, bytes, Any], Bot] = enter) -> list[Played]:
    """Play all seatings of one deal; `entering` makes players of their names."""
    found = []
    for number, seating in enumerate(pairing.seatings):
        seed = f"{pairing.seed} {deal}"
        table: Any = Table(pairing.game, pairing.seats, seed.encode(), deck=pairing.deck, **pairing.options)
        if pairing.redealt:
            table = Redealt(table, f"{seed} {number}")
        entered = {
            seat: entering(pairing.players[who], f"{seed} {number} {seat}".encode(), pairing.deck) for seat, who in enumerate(seating)
        }
        timed = {seat: Timed(bot) for seat, bot in entered.items()}
        try:
            play_out(table, timed)
        finally:
            for bot in entered.values():
                leave(bot)
        outcome = table.outcome
        spent = []
        for who in range(len(pairing.players)):
            mine = [timed[seat] for seat in range(pairing.seats) if seating[seat] == who]
            spent.append((sum(t.moves for t in mine), sum(t.seconds for t in mine), max(t.longest for t in mine)))
        found.append(Played(seating, outcome.places, outcome.scores, tuple(spent)))
    return found


def play_all(
    pairing: Pairing,
    progress: Callable[[int], None] = lambda done: None,
    work: Callable[[Pairing, int], list[Played]] = play_deal,
    warm: tuple[str, ...] = (),
) -> list[Played]:
    """Play all games, on all cores; `progress` is called after each deal. The same seed gives the same games."""
    found: dict[int, list[Played]] = {}
    play_warm(pairing, warm or pairing.players)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        running: list[Future[list[Played]]] = [pool.submit(work, pairing, deal) for deal in range(pairing.deals)]
        try:
            for deal, future in enumerate(running):
                found[deal] = future.result()
                progress(len(found[deal]))
        except BaseException:
            for future in running:
                future.cancel()
            raise
    return [one for deal in sorted(found) for one in found[deal]]


def play_warm(pairing: Pairing, players: Sequence[str]) -> None:
    """Let everybody decide once here, so that what must be compiled is compiled and kept before many processes need it."""
    table = Table(pairing.game, pairing.seats, b"warm", deck=pairing.deck, **pairing.options)
    for player in dict.fromkeys(players):
        bot = enter(player, b"warm", pairing.deck)
        try:
            bot.choose(table.look(table.to_act[0]), 0.0)
        finally:
            leave(bot)


def shares(played: Played) -> dict[int, float]:
    """Return the part of the victory of each player in one game."""
    firsts = [seat for seat, place in enumerate(played.places) if place == 1]
    got: dict[int, float] = dict.fromkeys(played.seating, 0.0)
    for seat in firsts:
        got[played.seating[seat]] += 1 / len(firsts)
    return got


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Between what bounds a rate lies with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    centre = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def ratings(pairing: Pairing, played: Sequence[Played]) -> list[tuple[float, float]]:
    """Return ratings over all games, by the model that people are rated by: what a player is thought to be worth, and how unsure that
    is."""
    rated = [(MU, SIGMA)] * len(pairing.players)
    for one in played:
        if len(set(one.seating)) < len(one.seating):
            best = {who: min(p for seat, p in enumerate(one.places) if one.seating[seat] == who) for who in set(one.seating)}
        else:
            best = {one.seating[seat]: place for seat, place in enumerate(one.places)}
        mu, sigma = zip(*(rated[who] for who in best), strict=True)
        for who, *new in zip(best, *rate(mu, sigma, list(best.values()), [1.0] * len(best)), strict=True):
            rated[who] = new[0], new[1]
    return rated


def standings(pairing: Pairing, played: Sequence[Played]) -> list[Standing]:
    """Return the results of all players, in the order in which they were named."""
    rated = ratings(pairing, played)
    return [standing(pairing, played, who, rated[who]) for who in range(len(pairing.players))]


def standing(pairing: Pairing, played: Sequence[Played], who: int, rated: tuple[float, float]) -> Standing:
    """Return the results of one player."""
    mine = [one for one in played if who in one.seating]
    rate = sum(shares(one)[who] for one in mine) / len(mine)
    seats = [(one, seat) for one in mine for seat in range(len(one.seating)) if one.seating[seat] == who]
    score = sum(one.scores[seat] for one, seat in seats) / len(seats)
    ahead = [one.scores[seat] - max(rivals(one, who)) for one, seat in seats if rivals(one, who)]
    moves, seconds = sum(one.spent[who][0] for one in mine), sum(one.spent[who][1] for one in mine)
    low, high = wilson(rate, len(mine))
    return Standing(
        player=pairing.players[who],
        games=len(mine),
        win=rate,
        low=low,
        high=high,
        score=score,
        margin=sum(ahead) / max(len(ahead), 1),
        move_seconds=seconds / max(moves, 1),
        longest_move=max(one.spent[who][2] for one in mine),
        rating=rated[0],
        rating_sigma=rated[1],
    )


def rivals(played: Played, who: int) -> list[int]:
    """Return the scores of the other players."""
    return [score for seat, score in enumerate(played.scores) if played.seating[seat] != who]


def pairs(players: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield all pairs of players."""
    for i, one in enumerate(players):
        for other in players[i + 1 :]:
            yield one, other
