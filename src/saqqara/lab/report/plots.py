"""The plots of a report as SVG for a page: narrow, with the page's own letters and colours, so that they fit a phone and the dark."""

import importlib
import io
import re
from collections.abc import Sequence
from typing import Any

from saqqara.core.errors import BadSetup
from saqqara.lab.report.estimates import Estimate
from saqqara.lab.report.labels import MINUS

WIDTH, HEIGHT, DOT = 360, 216, 17
"""Of a plot, and of a line with a dot, in CSS pixels."""
LEFT, RIGHT, ABOVE, BELOW, LETTER = 46, 10, 6, 40, 5.9
"""The room around a plot, and what a letter takes of it."""
INK, FAINT, COLOURS = "#010203", "#040506", ("#070809", "#0a0b0c")
PAGE = {INK: "currentColor", FAINT: "var(--faint)", COLOURS[0]: "var(--one)", COLOURS[1]: "var(--two)"}
"""Colours that stand for those of the page."""
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "saqqara",
    "font.size": 10.5,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
    "axes.unicode_minus": True,
}
Bars = Sequence[tuple[float, float, float]]
"""From, to, how high."""


def library() -> Any:
    """matplotlib, which is an extra."""
    try:
        import matplotlib
        import matplotlib.figure
    except ImportError:
        raise BadSetup("lab-missing", package="matplotlib", extra="lab") from None
    return matplotlib


def drawing(point: str, height: float = HEIGHT, left: float = LEFT) -> tuple[Any, Any]:
    """Return an empty plot; `point` is what the language writes before decimals, `left` the room for what stands at the left.

    The room is reckoned here: to have it found out by drawing takes four times as long.
    """
    ticker = importlib.import_module("matplotlib.ticker")
    figure = library().figure.Figure(figsize=(WIDTH / 72, height / 72))
    figure.patch.set_alpha(0)
    axes = figure.add_axes((left / WIDTH, BELOW / height, 1 - (left + RIGHT) / WIDTH, 1 - (BELOW + ABOVE) / height))
    axes.patch.set_alpha(0)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(ticker.MaxNLocator(6, steps=[1, 2, 5, 10]))
        axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: f"{round(value, 9):g}".replace("-", MINUS).replace(".", point)))
    return figure, axes


def written(figure: Any) -> str:
    """Return a plot as SVG, without what belongs to a file of its own."""
    kept = io.StringIO()
    figure.savefig(kept, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    svg = kept.getvalue()[kept.getvalue().index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', r'<svg \1 aria-hidden="true" focusable="false">', svg, count=1)
    svg = re.sub(r"font: ([0-9.]+)px [^;\"]*", r"font-size: \1px", svg)
    for colour, variable in PAGE.items():
        svg = svg.replace(colour, variable)
    return re.sub(r"\s*\n\s*", "\n", svg).strip()


def bars(series: Sequence[Bars], across: str, up: str, point: str, ticks: Sequence[tuple[float, str]] | None = None) -> str:
    """Distributions: filled, and a second one as an outline over it."""
    with library().rc_context(STYLE):
        figure, axes = drawing(point)
        for number, one in enumerate(series):
            edges = [one[0][0], *(high for _, high, _ in one)]
            heights = [height for _, _, height in one]
            filled = {"fill": True, "alpha": 0.75} if number == 0 else {"fill": False, "linewidth": 1.8}
            axes.stairs(heights, edges, color=COLOURS[number], **filled)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.set_ylim(bottom=0)
        if ticks is not None:
            axes.set_xticks([at for at, _ in ticks], [text for _, text in ticks])
        return written(figure)


def dots(
    names: Sequence[str],
    series: Sequence[Sequence[Estimate | None]],
    across: str,
    point: str,
    scale: float,
    line: float | None,
    span: float = 0.0,
) -> str:
    """Estimates with their intervals, a line for each name, the first on top; `line` is what they are held against.

    At least `span` is shown to either side of it, so that chance does not look large.
    """
    with library().rc_context(STYLE):
        figure, axes = drawing(point, DOT * len(names) * max(1, 0.75 * len(series)) + ABOVE + BELOW + 6, 14 + LETTER * max(map(len, names)))
        for number, one in enumerate(series):
            there = [(found, at + (number - (len(series) - 1) / 2) * 0.36) for at, found in enumerate(one) if found is not None]
            rows = [y for _, y in there]
            axes.hlines(
                rows, [scale * found.low for found, _ in there], [scale * found.high for found, _ in there], COLOURS[number], linewidth=2
            )
            axes.plot([scale * found.value for found, _ in there], rows, "os"[number], color=COLOURS[number], markersize=5)
        if line is not None:
            axes.axvline(scale * line, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
            if span:
                axes.update_datalim([(scale * (line - span), 0), (scale * (line + span), 0)])
                axes.autoscale_view()
        axes.set_yticks(range(len(names)), names)
        axes.tick_params(axis="y", length=0)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlabel(across)
        return written(figure)
