"""Is a deck balanced? Many games with it between equal players, and which of its cards stand out beyond chance."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from saqqara.bots.ladder import LADDER
from saqqara.core.game import Game
from saqqara.lab.estimates import Estimate
from saqqara.lab.findings import average, estimates
from saqqara.lab.gather import Gathered, gather
from saqqara.lab.naming import Words
from saqqara.lab.page import Cell, Grid, Section
from saqqara.lab.plan import Plan, at_first_sight, make_plan
from saqqara.lab.simulate import run

COMPILED, AT_TABLES = 120_000, 240
"""Players' games altogether: within a minute on two cores."""
CARD, KIND, START = 0.2, 0.05, 0.05
"""What is too much, for two players. A card: whoever has it wins three games of five. One more of a kind, or to begin: a twentieth."""


ENDS = 5
"""So many cards at either end are shown."""


class Judged(msgspec.Struct, frozen=True):
    """A card, or one more of a kind: what it goes with beside the average one, in victories and in points, and whether that is too much."""

    name: str
    win: float
    low: float
    high: float
    points: float
    verdict: int


class Balance(msgspec.Struct, frozen=True):
    """What was found; `start` is the part of the victories of whoever begins (or None: all begin at once)."""

    game: str
    seats: int
    games: int
    player: str
    margin: float
    start: Judged | None
    cards: list[Judged]
    kinds: dict[str, list[Judged]]
    even: list[str]
    """The families of kinds that are meant to be even; others differ as they should: more gems are better."""

    @property
    def wrong(self) -> list[Judged]:
        """Whatever is too strong or too weak."""
        meant = [one for family in self.even for one in self.kinds.get(family, [])]
        return [one for one in [*([self.start] if self.start else []), *self.cards, *meant] if one.verdict]


def strongest(kind: Game) -> str:
    """The best player that decides at first sight, or an able one where none does."""
    return next((level for level in reversed(LADDER) if at_first_sight(kind, level)), LADDER[-2])


def plan_for(kind: Game, deck: Any, seats: int | None = None, games: int | None = None, seed: str = "balance") -> Plan:
    """The games that are played."""
    player, count = strongest(kind), kind.seat_count(seats)
    budget = COMPILED if at_first_sight(kind, player) else AT_TABLES
    return make_plan(kind.name, count, games or budget // count, (player,), seed, deck=deck)


def play(plan: Plan, progress: Callable[[int], None] = lambda games: None, workers: int | None = None) -> Gathered:
    """Play them, and gather what they say."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "games.parquet"
        run(plan, out, workers=workers, progress=progress)
        return gather(out)


def beside(name: str, win: Estimate, middle: float, points: Estimate | None, middle_points: float, margin: float) -> Judged:
    """One of many, held against their average."""
    more = points.value - middle_points if points is not None else 0.0
    return Judged(name, win.value - middle, win.low - middle, win.high - middle, more, win.beyond(margin, middle))


def family(names: list[str], worths: list[Any], margin: float) -> list[Judged]:
    """Things that are compared with each other, the best first."""
    wins, points = estimates(worths), estimates(worths, points=True)
    middle, middle_points = average(wins), average(points)
    there = [
        beside(name, win, middle, point, middle_points, margin)
        for name, win, point in zip(names, wins, points, strict=True)
        if win is not None
    ]
    return sorted(there, key=lambda one: -one.win)


def judge(found: Gathered, words: Words) -> Balance:
    """What is too strong or too weak."""
    source = found.source
    things, part = source.things(), source.kind.part("things")
    having = next(iter(things))
    others = source.seats - 1
    first, start = found.first.told(), None
    if first is not None:
        even = 1 / source.seats
        start = beside(words.say("report-first"), first, even, None, 0.0, START / others)
    kinds = {
        name: family([words.thing(key) for key in members], list(members.values()), KIND / others)
        for name, members in found.kinds.get(having, {}).items()
        if len(members) > 1
    }
    return Balance(
        game=source.game,
        seats=source.seats,
        games=source.games,
        player=source.players[0],
        margin=CARD / others,
        start=start,
        cards=family([words.thing(one.name) for one in things[having]], found.things[having], CARD / others),
        kinds=kinds,
        even=[name for name in part.EVEN if name in kinds],
    )


def sentences(found: Balance, words: Words) -> list[str]:
    """The verdict in words."""
    games, margin = words.number(found.games), words.number(100 * found.margin)
    told = [words.say("balance-played", games=games, seats=found.seats, player=found.player)]
    for verdict, key in ((1, "balance-strong"), (-1, "balance-weak")):
        names = [one.name for one in found.cards if one.verdict == verdict]
        told += [words.say(key, names=names, many=len(names), margin=margin)] if names else []
    if not any(one.verdict for one in found.cards):
        best, worst = found.cards[0], found.cards[-1]
        ends = {"best": best.name, "gain": words.gain(best.win), "worst": worst.name, "loss": words.gain(worst.win)}
        told.append(words.say("balance-cards-even", margin=margin, **ends))
    for name in found.even:
        off = [one.name for one in found.kinds[name] if one.verdict]
        told.append(words.say("balance-kinds-off" if off else "balance-kinds-even", family=words.family(name), names=off))
    if found.start is None:
        told.append(words.say("balance-start-none"))
    else:
        key = "balance-start-off" if found.start.verdict else "balance-start-even"
        told.append(words.say(key, win=words.percent(found.start.win + 1 / found.seats), even=words.percent(1 / found.seats)))
    return [*told, words.say("balance-players", player=found.player)]


def shown(found: Balance) -> list[Judged]:
    """The cards at both ends, all that are too strong or too weak among them, and the kinds that are meant to be even."""
    ends = [one for n, one in enumerate(found.cards) if one.verdict or n < ENDS or n >= len(found.cards) - ENDS]
    return ends + [one for name in found.even for one in found.kinds[name]]


def cells(one: Judged, words: Words) -> list[str | Cell]:
    """A line of a table."""
    between = words.say("report-between", low=words.gain(one.low), high=words.gain(one.high))
    return [one.name, Cell(words.gain(one.win), one.verdict), between, words.number(one.points, 2, sign=True)]


def section(found: Balance, words: Words) -> Section:
    """The verdict as a part of a report's page."""
    head = [
        words.say("report-head-what"),
        words.say("balance-head-win"),
        words.say("report-head-between"),
        words.say("balance-head-points"),
    ]
    rows = [cells(one, words) for one in found.wrong if one is not found.start]
    return Section(words.say("balance-title"), sentences(found, words), grid=Grid(head, rows) if rows else None)
