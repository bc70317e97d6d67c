"""A report on one file of simulated games, or on two beside each other, as one page."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from saqqara.core.errors import BadSetup
from saqqara.lab.estimates import Estimate
from saqqara.lab.findings import average, estimates, limits, summary
from saqqara.lab.gather import TENTHS, Gathered, Worth, gather, histogram, read_source
from saqqara.lab.naming import Words
from saqqara.lab.page import Cell, Grid, Plot, Section, page
from saqqara.lab.plots import bars, dots

BINS = 24
SHOWN = 20
"""Of more things than these a plot shows those at both ends; the table has all of them."""
HUNDREDTHS = 100.0


class Report:
    """The parts of the page."""

    def __init__(self, found: Sequence[Gathered], words: Words) -> None:
        self.found, self.words = found, words
        stems = [Path(one.source.path).stem for one in found]
        self.names = stems if len(set(stems)) == len(stems) else [one.source.path for one in found]

    def distribution(self, key: str, counted: Sequence[Counter[int]]) -> Plot | None:
        """How often each number is there, in parts of all."""
        words = self.words
        if not all(counted):
            return None
        both = sum(counted, Counter())
        steps = [(low, high) for low, high, _ in histogram(both, BINS)]
        series = [[(low - 0.5, high + 0.5, share(one, low, high)) for low, high in steps] for one in counted]
        rows = [
            [
                words.number(low) if low == high else f"{words.number(low)}–{words.number(high)}",
                *(words.percent(share(one, low, high)) for one in counted),
            ]
            for low, high in steps
        ]
        means = [sum(value * often for value, often in one.items()) / one.total() for one in counted]
        middles = [quantile(one, 0.5) for one in counted]
        ends = [(quantile(one, 0.05), quantile(one, 0.95)) for one in counted]
        says = self.each(
            "report-distribution",
            lambda n: (
                {"mean": words.number(means[n], 1), "middle": words.number(middles[n])}
                | {"low": words.number(ends[n][0]), "high": words.number(ends[n][1])}
            ),
        )
        svg = bars(
            [[(low, high, HUNDREDTHS * part) for low, high, part in one] for one in series],
            words.say(f"report-axis-{key}"),
            words.say("report-axis-games"),
        )
        return Plot(
            words.say(f"report-plot-{key}"), svg, says, Grid([words.say(f"report-axis-{key}"), *self.heads("report-head-part")], rows)
        )

    def each(self, key: str, args: Callable[[int], dict[str, str]]) -> str:
        """A sentence, or one for each of the two files."""
        told = [self.words.say(key, **args(n)) for n in range(len(self.found))]
        return told[0] if len(told) == 1 else " ".join(f"{name}: {one}" for name, one in zip(self.names, told, strict=True))

    def heads(self, key: str) -> list[str]:
        """A column for each file."""
        title = self.words.say(key)
        return [title] if len(self.found) == 1 else [f"{title}, {name}" for name in self.names]

    def held_up(
        self,
        title: str,
        says: str,
        names: Sequence[str],
        series: Sequence[Sequence[Estimate | None]],
        scale: float,
        digits: int,
        line: float | None,
    ) -> Plot:
        """Estimates with intervals: as dots, and in a table (with differences, where two files are compared)."""
        words = self.words
        order = range(len(names))
        if len(names) > SHOWN:
            there = [n for n in order if series[0][n] is not None]
            ranked = sorted(there, key=lambda n: -(series[0][n] or Estimate(0, 0, 0)).value)
            order = [*ranked[: SHOWN // 2], *ranked[-SHOWN // 2 :]]  # type: ignore[assignment]
            says += " " + words.say("report-ends", shown=len(order), many=len(names))
        axis = words.say("report-axis-win" if scale == HUNDREDTHS else "report-axis-points")
        svg = dots([names[n] for n in order], [[one[n] for n in order] for one in series], axis, scale, line)
        rows = []
        for n, name in enumerate(names):
            row: list[str | Cell] = [name]
            for one in series:
                row += self.cells(one[n], scale, digits, line)
            if len(series) == 2:
                row += self.cells(difference(series, n), scale, digits, 0.0)
            rows.append(row)
        head = [words.say("report-head-what")]
        for value in self.heads("report-head-value"):
            head += [value, words.say("report-head-between")]
        if len(series) == 2:
            head += [words.say("report-head-difference"), words.say("report-head-between")]
        return Plot(title, svg, says, Grid(head, rows))

    def cells(self, found: Estimate | None, scale: float, digits: int, line: float | None) -> list[str | Cell]:
        """A value with its interval."""
        if found is None:
            return ["–", "–"]
        mark = found.beyond(around=line) if line is not None else 0
        return [
            Cell(self.words.number(scale * found.value, digits, sign=line == 0), mark),
            self.words.between(found, scale, digits, line == 0),
        ]


def share(counted: Counter[int], low: int, high: int) -> float:
    """The part of all that lies there."""
    return sum(counted[value] for value in range(low, high + 1)) / counted.total()


def quantile(counted: Counter[int], part: float) -> int:
    """The number below which that part lies."""
    left = part * counted.total()
    for value in sorted(counted):
        left -= counted[value]
        if left <= 0:
            return value
    return max(counted)


def difference(series: Sequence[Sequence[Estimate | None]], n: int) -> Estimate | None:
    """By how much the second file has more."""
    one, other = series[0][n], series[1][n]
    return other.less(one) if one is not None and other is not None else None


def who_wins(report: Report) -> Plot:
    """Whoever began, the seats, the players."""
    words, seats = report.words, report.found[0].source.seats
    names = [words.say("report-seat", seat=seat) for seat in range(seats)]
    series: list[list[Estimate | None]] = [[one.told() for one in found.seats] for found in report.found]
    if all(found.first.games for found in report.found):
        names.insert(0, words.say("report-first"))
        for found, one in zip(report.found, series, strict=True):
            one.insert(0, found.first.told())
    players = report.found[0].source.players
    if len(players) > 1 and all(found.source.players == players for found in report.found):
        names += players
        for found, one in zip(report.found, series, strict=True):
            one += [mean.told() for mean in found.players]
    series = [[one.among(len(names)) if one else None for one in each] for each in series]
    says = words.say("report-says-seats", even=words.percent(1 / seats))
    return report.held_up(words.say("report-plot-seats"), says, names, series, HUNDREDTHS, 1, 1 / seats)


def by_category(report: Report) -> list[Plot]:
    """Points of each category, and what winners have more."""
    words, columns = report.words, [name for name in report.found[0].parts if all(name in found.parts for found in report.found)]
    if not columns:
        return []
    names = [words.column(name) for name in columns]
    plots = []
    for key, line in (("all", None), ("ahead", 0.0)):
        series = [[getattr(found.parts[name], key).told() for name in columns] for found in report.found]
        series = [[one.among(len(columns)) if one else None for one in each] for each in series]
        plots.append(report.held_up(words.say(f"report-plot-{key}"), words.say(f"report-says-{key}"), names, series, 1.0, 2, line))
    return plots


def worth_plots(report: Report, title: str, says: str, names: Sequence[str], worths: Sequence[Sequence[Worth]], around: bool) -> list[Plot]:
    """What things, kinds or actions go with, in victories and in points."""
    plots = []
    for points in (False, True):
        series = [estimates(one, points) for one in worths]
        ranked = sorted(range(len(names)), key=lambda n: -series[0][n].value if series[0][n] is not None else 1e9)
        line = average(series[0]) if around else 0.0
        unit = report.words.say("report-in-points" if points else "report-in-victories")
        ordered = [[one[n] for n in ranked] for one in series]
        scale, digits = (1.0, 2) if points else (HUNDREDTHS, 1)
        plots.append(report.held_up(f"{title} ({unit})", says, [names[n] for n in ranked], ordered, scale, digits, line))
    return plots


def thing_sections(report: Report) -> list[Section]:
    """A section for each set of things, and the kinds of them."""
    words, found = report.words, report.found
    sections = []
    for name, things in found[0].source.things().items():
        if any(len(one.things.get(name, ())) != len(things) for one in found):
            continue
        says = words.say("report-says-things")
        plots = worth_plots(
            report, words.column(name), says, [words.thing(one.name) for one in things], [one.things[name] for one in found], True
        )
        for family, kinds in found[0].kinds.get(name, {}).items():
            keys = [key for key in kinds if all(key in one.kinds[name].get(family, {}) for one in found)]
            if len(keys) > 1:
                worths = [[one.kinds[name][family][key] for key in keys] for one in found]
                plots += worth_plots(
                    report, words.family(family), words.say("report-says-kinds"), [words.thing(key) for key in keys], worths, True
                )[:1]
        sections.append(Section(words.column(name), [words.say("report-things")], plots))
    return sections


def actions(report: Report) -> list[Section]:
    """What is done, and how often."""
    words = report.words
    names = [name for name in report.found[0].actions if all(found.actions[name].seats for found in report.found if name in found.actions)]
    names = [name for name in names if all(name in found.actions for found in report.found)]
    if not names:
        return []
    worths = [[found.actions[name] for name in names] for found in report.found]
    title = words.say("report-plot-actions")
    plots = worth_plots(report, title, words.say("report-says-actions"), [words.column(name) for name in names], worths, False)
    return [Section(words.say("report-section-actions"), [words.say("report-actions")], plots)]


def differences(report: Report) -> Section:
    """Two files side by side: what differs, with intervals."""
    words, (one, other) = report.words, report.found
    measures = [
        ("score", 1.0, 2),
        ("winning", 1.0, 2),
        ("margin", 1.0, 2),
        ("close", HUNDREDTHS, 1),
        ("moves", 1.0, 2),
        ("changes", 1.0, 2),
    ]
    rows: list[list[str | Cell]] = []
    told = [
        (words.say(f"report-measure-{name}"), one.means.get(name), other.means.get(name), scale, digits) for name, scale, digits in measures
    ]
    told.append((words.say("report-measure-first"), one.first, other.first, HUNDREDTHS, 1))
    told += [(words.column(name), part.all, other.parts[name].all, 1.0, 2) for name, part in one.parts.items() if name in other.parts]
    known = [(name, a.told(), b.told(), scale, digits) for name, a, b, scale, digits in told if a is not None and b is not None]
    there = [(name, a, b, scale, digits) for name, a, b, scale, digits in known if a is not None and b is not None]
    sentences = []
    for name, a, b, scale, digits in there:
        gap = b.less(a).among(len(there))
        values = [words.number(scale * each.value, digits) for each in (a, b)]
        rows.append(
            [name, *values, Cell(words.number(scale * gap.value, digits, sign=True), gap.beyond()), words.between(gap, scale, digits)]
        )
        if gap.beyond():
            args = {"name": name, "one": values[0], "other": values[1], "between": words.between(gap, scale, digits)}
            sentences.append(words.say("report-differs", **args))
    head = [words.say("report-head-what"), *report.names, words.say("report-head-difference"), words.say("report-head-between")]
    return Section(words.say("report-section-differences"), sentences or [words.say("report-no-difference")], grid=Grid(head, rows))


def facts(found: Gathered, words: Words) -> list[tuple[str, str]]:
    """How the games came about."""
    source = found.source
    told = [
        (words.say("report-fact-file"), Path(source.path).name),
        (words.say("report-fact-games"), words.number(source.games)),
        (words.say("report-fact-seats"), words.number(source.seats)),
        (words.say("report-fact-players"), words.players(source.players)),
    ]
    if source.options:
        told.append((words.say("report-fact-options"), words.options(source.options)))
    if source.deck is not None:
        own = source.kind.deck(source.deck) == source.kind.deck()
        told.append((words.say("report-fact-deck"), words.say("report-deck-own" if own else "report-deck-other")))
    return [*told, (words.say("report-fact-seed"), words.say("report-seed", seed=source.seed, rules=source.rules))]


def course(report: Report) -> list[Plot]:
    """How scores are spread, how long a game is, how close and how dramatic."""
    words = report.words
    keys = ("scores", "winning", "margin", "moves", "changes")
    plots = [report.distribution(key, [found.counts[key] for found in report.found]) for key in keys]
    last = [found.counts["last"] for found in report.found]
    if all(last):
        names = [words.say("report-never"), *(f"{10 * n}–{10 * n + 10}" for n in range(TENTHS))]
        parts = [[one[n] / one.total() for n in range(-1, TENTHS)] for one in last]
        svg = bars(
            [[(n - 1.5, n - 0.5, HUNDREDTHS * part) for n, part in enumerate(one)] for one in parts],
            words.say("report-axis-last"),
            words.say("report-axis-games"),
            [(-1, words.say("report-never")), *((n, str(10 * n)) for n in range(0, TENTHS, 2))],
        )
        rows = [[name, *(words.percent(one[n]) for one in parts)] for n, name in enumerate(names)]
        says = report.each("report-says-last", lambda n: {"late": words.percent(parts[n][-1]), "never": words.percent(parts[n][0])})
        plots.append(
            Plot(words.say("report-plot-last"), svg, says, Grid([words.say("report-axis-last"), *report.heads("report-head-part")], rows))
        )
    return [plot for plot in plots if plot is not None]


def make(found: Sequence[Gathered], language: str) -> str:
    """The page of what was gathered from one file or two."""
    words = Words(language, found[0].source.game)
    report = Report(found, words)
    title = words.say(
        "report-title", title=words.title(), seats=found[0].source.seats, games=words.number(sum(one.source.games for one in found))
    )
    sections = []
    for one, name in zip(found, report.names, strict=True):
        heading = words.say("report-section-summary") if len(found) == 1 else words.say("report-section-summary-of", name=name)
        sections.append(Section(heading, summary(one, words), facts=facts(one, words)))
    if len(found) == 2:
        sections.append(differences(report))
    sections.append(Section(words.say("report-section-limits"), limits(found, words)))
    sections.append(Section(words.say("report-section-course"), plots=[who_wins(report), *course(report)]))
    if plots := by_category(report):
        sections.append(Section(words.say("report-section-categories"), plots=plots))
    sections += [*thing_sections(report), *actions(report)]
    sections.append(Section(words.say("report-section-how"), [words.say(f"report-how-{n}") for n in (1, 2, 3)]))
    return page(language, title, words.say("report-lead"), report.names, sections, words.say("report-numbers"))


def check(paths: Sequence[Path]) -> int:
    """Whether these files can be reported on together; how many games they have."""
    sources = [read_source(path)[1] for path in paths]
    if len({one.game for one in sources}) > 1:
        raise BadSetup("report-two-games", one=sources[0].kind.name, other=sources[1].kind.name)
    if len({one.seats for one in sources}) > 1:
        raise BadSetup("report-two-tables", one=sources[0].seats, other=sources[1].seats)
    return sum(one.games for one in sources)


def report(paths: Sequence[Path], language: str, progress: Callable[[int], None] = lambda games: None) -> str:
    """The page on one file, or on two side by side."""
    check(paths)
    return make([gather(path, progress) for path in paths], language)
