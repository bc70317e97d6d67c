"""Plots of gathered games with their words and numbers: distributions, and estimates with their intervals."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from saqqara.lab.report.aggregation import Gathered, histogram
from saqqara.lab.report.estimates import Estimate
from saqqara.lab.report.labels import Words
from saqqara.lab.report.page import Cell, Grid, Plot
from saqqara.lab.report.plots import bars, dots

BINS = 24
SHOWN = 20
"""Of more things than these a plot shows those at both ends; the table has all of them."""
HUNDREDTHS = 100.0


class Panels:
    """Plots of one file, or of two beside each other."""

    def __init__(self, found: Sequence[Gathered], words: Words) -> None:
        self.found, self.words = found, words
        stems = [Path(one.source.path).stem for one in found]
        self.names = stems if len(set(stems)) == len(stems) else [one.source.path for one in found]

    def distribution(self, key: str, counted: Sequence[Counter[int]]) -> Plot | None:
        """Return a plot of how often each number occurs, in parts of all."""
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
            words.point,
        )
        return Plot(
            words.say(f"report-plot-{key}"), svg, says, Grid([words.say(f"report-axis-{key}"), *self.heads("report-head-part")], rows)
        )

    def each(self, key: str, args: Callable[[int], dict[str, str]]) -> str:
        """Return a sentence, or one for each of the two files."""
        told = [self.words.say(key, **args(n)) for n in range(len(self.found))]
        return (
            told[0]
            if len(told) == 1
            else " ".join(self.words.say("report-of", name=name, says=one) for name, one in zip(self.names, told, strict=True))
        )

    def heads(self, key: str) -> list[str]:
        """Return a column for each file."""
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
        span: float = 0.0,
        sign: bool = False,
    ) -> Plot:
        """Estimates with intervals: as dots, and in a table (with differences, where two files are compared)."""
        words = self.words
        order = range(len(names))
        if len(names) > SHOWN:
            there = [n for n in order if series[0][n] is not None]
            ranked = sorted(there, key=lambda n: -(series[0][n] or Estimate(0, 0, 0)).value)
            order = [*ranked[: SHOWN // 2], *ranked[-SHOWN // 2 :]]  # type: ignore[assignment]
            says += " " + words.say("report-ends", shown=len(order), many=len(names))
        told = [" ".join(self.ends(names, one, scale, digits, sign)) for one in series]
        if len(series) == 2 and all(told):
            told = [words.say("report-of", name=name, says=one) for name, one in zip(self.names, told, strict=True)]
        says = " ".join([says, *told]).strip()
        axis = words.say("report-axis-win" if scale == HUNDREDTHS else "report-axis-points")
        svg = dots([names[n] for n in order], [[one[n] for n in order] for one in series], axis, words.point, scale, line, span)
        rows = []
        for n, name in enumerate(names):
            row: list[str | Cell] = [name]
            for one in series:
                row += self.cells(one[n], scale, digits, line, sign)
            if len(series) == 2:
                row += self.cells(difference(series, n), scale, digits, 0.0, True)
            rows.append(row)
        head = [words.say("report-head-what")]
        for value in self.heads("report-head-value"):
            head += [value, words.say("report-head-between")]
        if len(series) == 2:
            head += [words.say("report-head-difference"), words.say("report-head-between")]
        return Plot(title, svg, says, Grid(head, rows))

    def ends(self, names: Sequence[str], found: Sequence[Estimate | None], scale: float, digits: int, sign: bool) -> list[str]:
        """Return the highest and the lowest of them, for whoever does not see the plot."""
        there = [(one.value, name) for one, name in zip(found, names, strict=True) if one is not None]
        if len(there) < 2:
            return []
        (most, top), (least, bottom) = max(there), min(there)
        told = [self.words.number(scale * value, digits, sign) for value in (most, least)]
        return [self.words.say("report-most-least", top=top, most=told[0], bottom=bottom, least=told[1])]

    def cells(self, found: Estimate | None, scale: float, digits: int, line: float | None, sign: bool) -> list[str | Cell]:
        """Return a value with its interval."""
        if found is None:
            return ["–", "–"]
        mark = found.beyond(around=line) if line is not None else 0
        return [
            Cell(self.words.number(scale * found.value, digits, sign), mark),
            self.words.between(found, scale, digits, sign),
        ]


def share(counted: Counter[int], low: int, high: int) -> float:
    """Return the part of all that lies there."""
    return sum(counted[value] for value in range(low, high + 1)) / counted.total()


def quantile(counted: Counter[int], part: float) -> int:
    """Return the number below which that part lies."""
    left = part * counted.total()
    for value in sorted(counted):
        left -= counted[value]
        if left <= 0:
            return value
    return max(counted)


def difference(series: Sequence[Sequence[Estimate | None]], n: int) -> Estimate | None:
    """Return by how much the second file has more."""
    one, other = series[0][n], series[1][n]
    return other.less(one) if one is not None and other is not None else None
