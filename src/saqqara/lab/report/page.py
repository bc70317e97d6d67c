"""The page of a report: sections of sentences, plots with their words and numbers, tables. One file, nothing from elsewhere."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

STYLE = """
:root { color-scheme: light dark; --paper: #fdfbf5; --ink: #241d12; --soft: #6b5f4b; --faint: #a99d88; --line: #ded5c2; --card: #fff;
  --one: #0f6e84; --two: #b4501c }
@media (prefers-color-scheme: dark) { :root {
  --paper: #16130d; --ink: #efe7d6; --soft: #b5a98f; --faint: #7d725e; --line: #3a3327; --card: #1f1b13;
  --one: #5cc3d8; --two: #f0985c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif }
main { max-width: 1180px; margin: 0 auto; padding: 20px 16px 56px }
h1 { font-size: clamp(1.5rem, 1.1rem + 1.8vw, 2.2rem); line-height: 1.2; margin: .2em 0 }
h2 { font-size: 1.3rem; margin: 2em 0 .5em; padding-bottom: .25em; border-bottom: 2px solid var(--line) }
h3 { font-size: 1rem; margin: 0 0 .3em }
p, ul { max-width: 46rem; margin: .5em 0 } li { margin: .35em 0 }
ul { padding-left: 1.2em }
.lead { color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2em 1em; margin: 1em 0; font-size: .92rem }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
.short { display: grid; gap: 0 2.5em; align-items: start } .short dl { margin-top: .6em }
@media (min-width: 900px) { .short { grid-template-columns: minmax(0, 46rem) minmax(0, 1fr) } .short dl { order: 2 } }
.pairs { display: flex; flex-wrap: wrap; gap: 16px; margin: 1em 0 }
.pair { margin: 0 } .pair h3 { font-size: .92rem } .pair div { display: inline-block; width: 112px; padding: 4px; margin-right: 6px;
  border: 3px solid var(--one); border-radius: 10px } .pair .two { border-color: var(--two) } .pair svg { display: block; width: 100% }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 16px; align-items: start }
figure { margin: 0; padding: 14px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; min-width: 0;
  break-inside: avoid }
figure svg { display: block; width: 100%; max-width: 460px; height: auto; margin: .4em auto; font-family: inherit }
figcaption { font-size: .9rem; color: var(--soft) }
.key { max-width: none; display: flex; flex-wrap: wrap; gap: .2em 1em; font-size: .9rem; list-style: none; padding: 0; margin: .6em 0 }
.key span { display: inline-block; width: .8em; height: .8em; margin-right: .4em; background: var(--one) }
.key .two { background: var(--two) }
details { margin-top: .5em; font-size: .9rem } summary { cursor: pointer; padding: .45em 0; color: var(--one) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .88rem; font-variant-numeric: tabular-nums }
th, td { padding: .28em .6em; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top }
th:first-child, td:first-child { text-align: left }
td { white-space: nowrap } thead th { color: var(--soft); font-weight: 600; vertical-align: bottom }
tbody th { font-weight: 400 } .up, .down { font-weight: 600 }
:focus-visible { outline: 2px solid var(--one); outline-offset: 2px }
@media print { :root { --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #ccc; --one: #0f6e84; --two: #b4501c }
  main { max-width: none; padding: 0 } .plots { grid-template-columns: 1fr 1fr } body { font-size: 11pt } summary { display: none } }
"""
OPEN = "addEventListener('beforeprint',()=>document.querySelectorAll('details').forEach(one=>one.open=true))"


class Cell(NamedTuple):
    """A cell of a table; `mark` is 1 or -1 where it lies above or below beyond chance."""

    text: str
    mark: int = 0


class Grid(NamedTuple):
    """A table; the first cell of a row names it."""

    head: Sequence[str]
    rows: Sequence[Sequence[str | Cell]]


class Plot(NamedTuple):
    """A plot: what it shows, in words too, and its numbers."""

    title: str
    svg: str
    says: str
    numbers: Grid


class Pair(NamedTuple):
    """A thing as it is in the first file and in the second, drawn."""

    title: str
    one: str
    other: str


class Section(NamedTuple):
    """A part of the page."""

    title: str
    sentences: Sequence[str] = ()
    plots: Sequence[Plot] = ()
    grid: Grid | None = None
    facts: Sequence[tuple[str, str]] = ()
    pairs: Sequence[Pair] = ()


def pair_figure(pair: Pair, names: Sequence[str]) -> str:
    """Return a thing from both files side by side, each with the name of its file for whoever does not see it."""
    drawn = zip(("one", "two"), names, (pair.one, pair.other), strict=True)
    cards = "".join(
        f'<div class="{key}" role="img" aria-label="{escape(f"{pair.title}, {name}", quote=True)}">{svg}</div>' for key, name, svg in drawn
    )
    return f'<figure class="pair"><h3>{escape(pair.title)}</h3>{cards}</figure>'


def cell(one: str | Cell) -> str:
    """Return a cell; what lies beyond chance has an arrow too, not a colour alone."""
    if isinstance(one, str):
        return f"<td>{escape(one)}</td>"
    if not one.mark:
        return f"<td>{escape(one.text)}</td>"
    return f'<td class="{"up" if one.mark > 0 else "down"}">{escape(one.text)} {"▲" if one.mark > 0 else "▼"}</td>'


def table(grid: Grid, caption: str) -> str:
    """Return a table."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in grid.head)
    lines = []
    for first, *rest in grid.rows:
        name = first.text if isinstance(first, Cell) else first
        lines.append(f'<tr><th scope="row">{escape(name)}</th>{"".join(map(cell, rest))}</tr>')
    label = escape(caption, quote=True)
    body = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f'<div class="wide" tabindex="0" role="region" aria-label="{label}">{body}</div>'


def figure(plot: Plot, numbers: str, key: str) -> str:
    """Return a plot with its words and numbers."""
    label = escape(f"{plot.title}. {plot.says}", quote=True)
    return (
        f'<figure><h3>{escape(plot.title)}</h3>{key}<div role="img" aria-label="{label}">{plot.svg}</div>'
        f"<figcaption>{escape(plot.says)}</figcaption>"
        f"<details><summary>{escape(numbers)}</summary>{table(plot.numbers, plot.title)}</details></figure>"
    )


def section(one: Section, numbers: str, key: str, names: Sequence[str]) -> str:
    """Return a part of the page."""
    parts = [f"<section><h2>{escape(one.title)}</h2>"]
    parts.append('<div class="short">')
    if one.facts:
        parts.append("<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in one.facts) + "</dl>")
    if one.sentences:
        parts.append("<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in one.sentences) + "</ul>")
    parts.append("</div>")
    if one.pairs:
        parts.append('<div class="pairs">' + "".join(pair_figure(pair, names) for pair in one.pairs) + "</div>")
    if one.grid is not None:
        parts.append(table(one.grid, one.title))
    if one.plots:
        parts.append('<div class="plots">' + "".join(figure(plot, numbers, key) for plot in one.plots) + "</div>")
    return "".join([*parts, "</section>"])


def page(language: str, title: str, lead: str, names: Sequence[str], sections: Sequence[Section], numbers: str) -> str:
    """Return the whole page; `names` are those of two files that are compared, `numbers` what opens a plot's table."""
    key = ""
    if len(names) > 1:
        items = "".join(f'<li><span class="{"two" if n else "one"}"></span>{escape(name)}</li>' for n, name in enumerate(names))
        key = f'<ul class="key">{items}</ul>'
    body = "\n".join(section(one, numbers, key, names) for one in sections)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f'<body>\n<main>\n<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n{key}\n{body}\n</main>\n'
        f"<script>{OPEN}</script>\n</body>\n</html>\n"
    )
