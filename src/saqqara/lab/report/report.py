"""A report on one file of simulated games, or on two beside each other, as one page."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.parsing import as_json
from saqqara.lab.report.aggregation import TENTHS, Gathered, Source, Worth, gather, read_source
from saqqara.lab.report.estimates import Estimate
from saqqara.lab.report.findings import average, estimates, limits, summary
from saqqara.lab.report.labels import Words
from saqqara.lab.report.page import Cell, Grid, Pair, Plot, Section, page
from saqqara.lab.report.panels import HUNDREDTHS, Panels
from saqqara.lab.report.plots import bars

LAST = 1e9
MOST_CARDS = 24
"""The most changed cards that are drawn; the sentence above names them all."""
SPAN = 0.05
"""The least span of a plot of victories to either side of an even share."""


def who_wins(panels: Panels) -> Plot:
    """Return the plot of victories: of the first player, the seats or the players."""
    words, seats = panels.words, panels.found[0].source.seats
    names = [words.say("report-seat", seat=seat) for seat in range(seats)]
    series: list[list[Estimate | None]] = [[one.told() for one in found.seats] for found in panels.found]
    if all(found.first.games for found in panels.found):
        names.insert(0, words.say("report-first"))
        for found, one in zip(panels.found, series, strict=True):
            one.insert(0, found.first.told())
    players = panels.found[0].source.players
    if len(players) > 1 and all(found.source.players == players for found in panels.found):
        names += players
        for found, one in zip(panels.found, series, strict=True):
            one += [mean.told() for mean in found.players]
    series = [[one.among(len(names)) if one else None for one in each] for each in series]
    says = words.say("report-says-seats", even=words.percent(1 / seats))
    return panels.held_up(words.say("report-plot-seats"), says, names, series, HUNDREDTHS, 1, 1 / seats, SPAN)


def by_category(panels: Panels) -> list[Plot]:
    """Points of each category, and what winners have more."""
    words, columns = panels.words, [name for name in panels.found[0].parts if all(name in found.parts for found in panels.found)]
    if not columns:
        return []
    names = [words.column(name) for name in columns]
    plots = []
    for key, line in (("all", None), ("ahead", 0.0)):
        series = [[getattr(found.parts[name], key).told() for name in columns] for found in panels.found]
        series = [[one.among(len(columns)) if one else None for one in each] for each in series]
        plots.append(
            panels.held_up(
                words.say(f"report-plot-{key}"), words.say(f"report-says-{key}"), names, series, 1.0, 2, line, sign=key == "ahead"
            )
        )
    return plots


def worth_plots(panels: Panels, title: str, names: Sequence[str], worths: Sequence[Sequence[Worth]], around: bool) -> list[Plot]:
    """Return the plots of the effect of things, kinds or actions, in victories and in points."""
    plots = []
    for points in (False, True):
        series = [estimates(one, points) for one in worths]
        ranked = sorted(range(len(names)), key=lambda n: -one.value if (one := series[0][n]) is not None else LAST)
        line = average(series[0]) if around else 0.0
        unit = panels.words.say("report-in-points" if points else "report-in-victories")
        ordered = [[one[n] for n in ranked] for one in series]
        scale, digits = (1.0, 2) if points else (HUNDREDTHS, 1)
        plots.append(panels.held_up(f"{title} ({unit})", "", [names[n] for n in ranked], ordered, scale, digits, line, sign=True))
    return plots


def thing_sections(panels: Panels) -> list[Section]:
    """Return a section for each set of things, and the kinds of them."""
    words, found = panels.words, panels.found
    sections = []
    for name, things in found[0].source.things().items():
        if any(len(one.things.get(name, ())) != len(things) for one in found):
            continue
        sentences = [words.say("report-things-how"), words.say("report-things-line")]
        names, worths = [words.thing(one.name) for one in things], [one.things[name] for one in found]
        plots = worth_plots(panels, words.column(name), names, worths, True)
        for family, kinds in found[0].kinds.get(name, {}).items():
            keys = [key for key in kinds if all(key in one.kinds[name].get(family, {}) for one in found)]
            if len(keys) > 1:
                worths = [[one.kinds[name][family][key] for key in keys] for one in found]
                plots += worth_plots(panels, words.family(family), [words.thing(key) for key in keys], worths, True)[:1]
        if found[0].kinds.get(name):
            sentences.append(words.say("report-kinds-how"))
        sections.append(Section(words.column(name), sentences, plots))
    return sections


def actions(panels: Panels) -> list[Section]:
    """Return the sections about actions and their counts."""
    words = panels.words
    names = [name for name, one in panels.found[0].actions.items() if one.seats and all(name in found.actions for found in panels.found)]
    if not names:
        return []
    worths = [[found.actions[name] for name in names] for found in panels.found]
    title = words.say("report-plot-actions")
    plots = worth_plots(panels, title, [words.column(name) for name in names], worths, False)
    return [Section(words.say("report-section-actions"), [words.say("report-actions-how")], plots)]


def differences(panels: Panels) -> Section:
    """Return two files side by side: what differs, with intervals."""
    words, (one, other) = panels.words, panels.found
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
    differing = []
    for name, a, b, scale, digits in there:
        gap = b.less(a).among(len(there))
        values = [words.number(scale * each.value, digits) for each in (a, b)]
        rows.append(
            [name, *values, Cell(words.number(scale * gap.value, digits, sign=True), gap.beyond()), words.between(gap, scale, digits)]
        )
        if gap.beyond():
            differing.append(name)
    told_so = words.say("report-differs", names=differing) if differing else words.say("report-no-difference")
    head = [words.say("report-head-what"), *panels.names, words.say("report-head-difference"), words.say("report-head-between")]
    return Section(words.say("report-section-differences"), [*changes(panels), told_so], grid=Grid(head, rows), pairs=changed_cards(panels))


def changes(panels: Panels) -> list[str]:
    """Return the differences of the second file: seats and players aside, options, numbers of the rules and cards of the deck."""
    words, (one, other) = panels.words, (found.source for found in panels.found)
    told = [("rules", one.rules, other.rules), *((name, one.options.get(name), other.options.get(name)) for name in one.options)]
    if one.kind.has_deck:
        decks = [plain_deck(source) for source in (one, other)]
        cards, others = (deck.pop("card") for deck in decks)
        told += [(name, decks[0][name], decks[1][name]) for name in decks[0]]
        for number, (card, new) in enumerate(zip(cards, others, strict=True), 1):
            name = words.say("report-change-card", number=number)
            told += [(f"{name}, {field}", card.get(field), new.get(field)) for field in {**card, **new}]
    differing = [words.say("report-change", name=name, one=as_json(a), other=as_json(b)) for name, a, b in told if a != b]
    return [words.say("report-changed", changes=differing)] if differing else []


def changed_cards(panels: Panels) -> list[Pair]:
    """Return the cards that the second file has otherwise, drawn as they are in both."""
    words, sources = panels.words, [found.source for found in panels.found]
    if not sources[0].kind.has_deck:
        return []
    decks = [source.kind.deck(source.deck) for source in sources]
    picture = sources[0].kind.part("extras.picture")
    frame = f'<svg viewBox="0 0 {picture.WIDTH} {picture.HEIGHT}" aria-hidden="true">'
    differing = [card.number for card, new in zip(*(deck.card for deck in decks), strict=True) if card != new]
    return [
        Pair(words.say("report-change-card", number=number), *(f"{frame}{picture.card(deck, number)}</svg>" for deck in decks))
        for number in differing[:MOST_CARDS]
    ]


def plain_deck(source: Source) -> dict[str, Any]:
    """Return a deck as plain data, numbers of the rules that are as printed among them."""
    deck = source.kind.deck(source.deck)
    return {field: msgspec.to_builtins(getattr(deck, field)) for field in deck.__struct_fields__}


def facts(found: Gathered, words: Words) -> list[tuple[str, str]]:
    """Return the facts about the games."""
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


def course(panels: Panels) -> list[Plot]:
    """Return the plots of scores, lengths, margins and lead changes."""
    words = panels.words
    keys = ("scores", "winning", "margin", "moves", "changes")
    plots = [panels.distribution(key, [found.counts[key] for found in panels.found]) for key in keys]
    last = [found.counts["last"] for found in panels.found]
    if all(last):
        names = [words.say("report-never"), *(f"{10 * n}–{10 * n + 10}" for n in range(TENTHS))]
        parts = [[one[n] / one.total() for n in range(-1, TENTHS)] for one in last]
        svg = bars(
            [[(n - 1.5, n - 0.5, HUNDREDTHS * part) for n, part in enumerate(one)] for one in parts],
            words.say("report-axis-last"),
            words.say("report-axis-games"),
            words.point,
            [(-1, words.say("report-never")), *((n, str(10 * n)) for n in range(0, TENTHS, 2))],
        )
        rows = [[name, *(words.percent(one[n]) for one in parts)] for n, name in enumerate(names)]
        says = panels.each("report-says-last", lambda n: {"late": words.percent(parts[n][-1]), "never": words.percent(parts[n][0])})
        plots.append(
            Plot(words.say("report-plot-last"), svg, says, Grid([words.say("report-axis-last"), *panels.heads("report-head-part")], rows))
        )
    return [plot for plot in plots if plot is not None]


def make(found: Sequence[Gathered], language: str, before: Sequence[Section] = ()) -> str:
    """Return the page of what was gathered from one file or two; `before` are sections that come first."""
    words = Words(language, found[0].source.game)
    panels = Panels(found, words)
    title = words.say(
        "report-title", title=words.title(), seats=found[0].source.seats, games=words.number(sum(one.source.games for one in found))
    )
    sections = [*before]
    for one, name in zip(found, panels.names, strict=True):
        heading = words.say("report-section-summary") if len(found) == 1 else words.say("report-section-summary-of", name=name)
        sections.append(Section(heading, summary(one, words), facts=facts(one, words)))
    if len(found) == 2:
        sections.append(differences(panels))
    sections.append(Section(words.say("report-section-limits"), limits(found, words)))
    sections.append(Section(words.say("report-section-course"), plots=[who_wins(panels), *course(panels)]))
    if plots := by_category(panels):
        sections.append(Section(words.say("report-section-categories"), plots=plots))
    sections += [*thing_sections(panels), *actions(panels)]
    sections.append(Section(words.say("report-section-how"), [words.say(f"report-how-{n}") for n in (1, 2, 3)]))
    return page(language, title, words.say("report-lead"), panels.names, sections, words.say("report-numbers"))


def check(paths: Sequence[Path]) -> int:
    """Return how many games the files have, or raise an error if they cannot be reported on together."""
    sources = [read_source(path)[1] for path in paths]
    if len({one.game for one in sources}) > 1:
        raise BadSetup("report-two-games", one=sources[0].kind.name, other=sources[1].kind.name)
    if len({one.seats for one in sources}) > 1:
        raise BadSetup("report-two-tables", one=sources[0].seats, other=sources[1].seats)
    return sum(one.games for one in sources)


def report(paths: Sequence[Path], language: str, progress: Callable[[int], None] = lambda games: None) -> str:
    """Return the page on one file, or on two side by side."""
    check(paths)
    return make([gather(path, progress) for path in paths], language)
