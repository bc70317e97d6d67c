"""The balance of a deck: many games with it between equal players, and the cards that stand out beyond chance."""

import math
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from saqqara.bots.levels import LADDER
from saqqara.core.game import Game
from saqqara.lab.report.aggregation import Gathered, gather
from saqqara.lab.report.findings import average, estimates
from saqqara.lab.report.labels import Words
from saqqara.lab.report.page import Cell, Grid, Section
from saqqara.lab.simulation.plan import Plan, at_first_sight, make_plan
from saqqara.lab.simulation.runner import run

COMPILED, AT_TABLES = 120_000, 240
"""Players' games altogether: within a minute on two cores."""
CARD, KIND, START = 0.5, 0.2, 0.1
"""The thresholds for too much. A card, and one more of a kind: in standard deviations of a player's score, what is usually called a medium
and a small effect; to begin: in parts of an even share of the victories."""
WINS = 0.55
"""The threshold for a card in victories, in parts of an even share: what half a standard deviation of the scores brings between two."""
ENDS = 5
"""The number of cards shown at either end."""


class Judged(msgspec.Struct, frozen=True):
    """A card, or one more of a kind: what it goes with beside the average one, in points (with the interval) and in victories.

    `verdict` is 1 or -1 where it is too strong or too weak beyond chance, in points or in victories.
    """

    name: str
    points: float
    low: float
    high: float
    win: float
    verdict: int


class Start(msgspec.Struct, frozen=True):
    """The part of the victories of whoever begins."""

    win: float
    low: float
    high: float
    verdict: int


class Balance(msgspec.Struct, frozen=True):
    """The findings; a card is too strong or weak by `margin` points or `margin_win` of the victories. Without a `start` all begin at
    once."""

    game: str
    seats: int
    games: int
    player: str
    margin: float
    margin_win: float
    start: Start | None
    cards: list[Judged]
    kinds: dict[str, list[Judged]]
    even: list[str]
    """The families of kinds that are meant to be even; others differ as they should: more gems are better."""

    @property
    def wrong(self) -> list[Judged]:
        """The cards, and kinds that are meant to be even, that are too strong or too weak."""
        return [one for one in [*self.cards, *(one for name in self.even for one in self.kinds[name])] if one.verdict]


def strongest(kind: Game) -> str:
    """Return the best player that decides at first sight, or an able one where none does."""
    return next((level for level in reversed(LADDER) if at_first_sight(kind, level)), LADDER[-2])


def plan_for(kind: Game, deck: Any, seats: int | None = None, games: int | None = None, seed: str = "balance") -> Plan:
    """Return the games that are played."""
    player, count = strongest(kind), kind.seat_count(seats)
    budget = COMPILED if at_first_sight(kind, player) else AT_TABLES
    return make_plan(kind.name, count, games or budget // count, (player,), seed, deck=deck)


def play(plan: Plan, progress: Callable[[int], None] = lambda games: None, workers: int | None = None) -> Gathered:
    """Play them, and gather what they say."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "games.parquet"
        run(plan, out, workers=workers, progress=progress)
        return gather(out)


def family(names: list[str], worths: list[Any], margin: float, margin_win: float = math.inf) -> list[Judged]:
    """Things that are compared with each other, the best first."""
    wins, points = estimates(worths), estimates(worths, points=True)
    middle, level = average(points), average(wins)
    there = [
        Judged(
            name,
            point.value - middle,
            point.low - middle,
            point.high - middle,
            win.value - level,
            point.beyond(margin, middle) or win.beyond(margin_win, level),
        )
        for name, win, point in zip(names, wins, points, strict=True)
        if win is not None and point is not None
    ]
    return sorted(there, key=lambda one: -one.points)


def spread(found: Gathered) -> float:
    """Return the standard deviation of a player's score."""
    counted = found.counts["scores"]
    mean = sum(score * often for score, often in counted.items()) / counted.total()
    return math.sqrt(sum((score - mean) ** 2 * often for score, often in counted.items()) / counted.total())


def judge(found: Gathered, words: Words) -> Balance:
    """Return what is too strong or too weak."""
    source = found.source
    things, even = source.things(), 1 / source.seats
    having = next(iter(things))
    first, deviation = found.first.told(), spread(found)
    kinds = {
        name: family([words.thing(key) for key in members], list(members.values()), KIND * deviation)
        for name, members in found.kinds.get(having, {}).items()
        if len(members) > 1
    }
    return Balance(
        game=source.game,
        seats=source.seats,
        games=source.games,
        player=source.players[0],
        margin=CARD * deviation,
        margin_win=WINS * even,
        start=Start(first.value, first.low, first.high, first.beyond(START * even, even)) if first is not None else None,
        cards=family([words.thing(one.name) for one in things[having]], found.things[having], CARD * deviation, WINS * even),
        kinds=kinds,
        even=[name for name in getattr(source.kind.part("lab.tally"), "EVEN", ()) if name in kinds],
    )


def sentences(found: Balance, words: Words) -> list[str]:
    """Return the verdict in words."""
    games, margin, wins = words.number(found.games), words.number(found.margin, 1), words.number(100 * found.margin_win, 1)
    told = [words.say("balance-played", games=games, seats=found.seats, player=found.player)]
    for verdict, key in ((1, "balance-strong"), (-1, "balance-weak")):
        names = [one.name for one in found.cards if one.verdict == verdict]
        told += [words.say(key, names=names, many=len(names), margin=margin, wins=wins)] if names else []
    if not any(one.verdict for one in found.cards):
        best, worst = found.cards[0], found.cards[-1]
        ends = {"best": best.name, "gain": words.number(best.points, 1, sign=True), "won": words.gain(best.win), "wins": wins}
        ends |= {"worst": worst.name, "loss": words.number(worst.points, 1, sign=True), "lost": words.gain(worst.win)}
        blur = max((one.high - one.low) / 2 for one in found.cards)
        key = "balance-cards-even" if blur <= found.margin else "balance-cards-unsure"
        told.append(words.say(key, margin=margin, blur=words.number(blur, 1), **ends))
    for name in found.even:
        off = [one.name for one in found.kinds[name] if one.verdict]
        told.append(words.say("balance-kinds-off" if off else "balance-kinds-even", family=words.family(name), names=off))
    if found.start is None:
        told.append(words.say("balance-start-none"))
    else:
        start, even = found.start, 1 / found.seats
        key = "balance-start-off" if start.verdict else "balance-start-even" if start.low <= even <= start.high else "balance-start-slight"
        low, high = words.percent(start.low), words.percent(start.high)
        told.append(words.say(key, win=words.percent(start.win), low=low, high=high, even=words.percent(even)))
    return [*told, words.say("balance-players", player=found.player)]


def shown(found: Balance) -> list[Judged]:
    """Return the cards at both ends, all that are too strong or too weak among them, and the kinds that are meant to be even."""
    ends = [one for n, one in enumerate(found.cards) if one.verdict or n < ENDS or n >= len(found.cards) - ENDS]
    return ends + [one for name in found.even for one in found.kinds[name]]


def cells(one: Judged, words: Words) -> list[str | Cell]:
    """Return a line of a table."""
    low, high = (words.number(end, 2, sign=True) for end in (one.low, one.high))
    between = words.say("report-between", low=low, high=high)
    return [one.name, Cell(words.number(one.points, 2, sign=True), one.verdict), between, words.gain(one.win)]


def heads(words: Words) -> list[str]:
    """Return the heading of such lines."""
    return [words.say(key) for key in ("report-head-what", "balance-head-points", "report-head-between", "balance-head-win")]


def section(found: Balance, words: Words) -> Section:
    """Return the verdict as a part of a report's page."""
    return Section(
        words.say("balance-title"), sentences(found, words), grid=Grid(heads(words), [cells(one, words) for one in shown(found)])
    )
