"""`saqqara review`: what each decision of a finished game cost, and what luck did."""

import sys
from pathlib import Path

import msgspec
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saqqara.bots.review.model import Account, Measure, Review
from saqqara.bots.review.sentences import amount, chance, sentence
from saqqara.bots.review.worker_pool import read, review
from saqqara.cli import files
from saqqara.cli.report import bar
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadSetup
from saqqara.core.game import find

PARTS = ("luck", "errors", "gifts", "others", "drift")
"""The parts of an account that are shown beside the equal share and the result."""
MOST = 12
"""Decisions that the terminal shows."""
BLOCKS = " ▁▂▃▄▅▆▇█"


def names_of(made: Review, screen: Screen) -> list[str]:
    """Who played."""
    return list(made.names) if made.names else [f"{screen.say('cli-player')} {seat + 1}" for seat in range(made.seats)]


def make(screen: Screen, record: Path, seconds: float, json: bool, html: Path | None, force: bool) -> None:
    """Review a record: on the screen, as JSON, or as a page."""
    if not 0 < seconds <= 60:
        raise BadSetup("cli-review-seconds")
    if html is not None and html.exists() and not force:
        raise BadSetup("cli-file-exists", path=str(html))
    source = files.load(record)
    with screen.busy(screen.say("cli-preparing")):
        _, listed = read(source)
    try:
        with bar(screen.say("cli-review-thinking"), len(listed), json) as done:
            made = review(source, seconds, progress=done)
    except KeyboardInterrupt:
        print("\n" + screen.say("cli-review-stopped"), file=sys.stderr)
        raise
    if json:
        screen.verbatim(msgspec.json.encode(made).decode())
    elif html is not None:
        from saqqara.cli.review_page import page

        files.write_whole(html, page(made, names_of(made, screen), screen.language).encode(), force)
        screen.tell("cli-review-written", "green", path=str(html))
    else:
        tell(screen, made)


def tell(screen: Screen, made: Review) -> None:
    """A review as the terminal shows it."""
    names, language = names_of(made, screen), screen.language
    title = screen.say("review-heading", title=find(made.game).title(language))
    said = "\n".join(sentence(one, names, language) for one in made.verdict)
    screen.show(Panel(Text(said), title=Text(title), title_align="left", border_style="yellow", padding=(0, 1)))
    heading(screen, "review-curve")
    for seat, name in enumerate(names):
        screen.show(Text.assemble((f"{name[:16]:<17}", "bold"), strip([line[seat] for line in made.curve], screen.console.width - 20)))
    heading(screen, "review-players")
    screen.show(players(screen, made, names))
    heading(screen, "review-accounts")
    screen.show(accounts(screen, made, names))
    heading(screen, "review-turns")
    for turn in made.turns:
        screen.show("· " + sentence(turn.said, names, language))
    if not made.turns:
        screen.tell("review-no-turns", "dim")
    heading(screen, "review-decisions")
    screen.show(decisions(screen, made, names))
    lead = "review-lead-estimated" if made.estimated else "review-lead"
    screen.show()
    screen.tell(lead, "dim", moves=made.moves, tried=made.tried)
    if not made.estimated:
        screen.tell("review-interval", "dim")


def heading(screen: Screen, key: str) -> None:
    """Where a part begins."""
    text = screen.say(key)
    screen.show()
    screen.show(text[:1].upper() + text[1:], "bold yellow")


def strip(chances: list[float], width: int) -> str:
    """A curve in one line of blocks, from 0 to 1."""
    if len(chances) > width:
        chances = [chances[n * len(chances) // width] for n in range(width)]
    return "".join(BLOCKS[round(one * (len(BLOCKS) - 1))] for one in chances)


def grid(screen: Screen, first: str, *columns: str) -> Grid:
    """An empty table."""
    table = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(screen.say(first), overflow="fold", max_width=18)
    for column in columns:
        table.add_column(screen.say(column), justify="right")
    return table


def players(screen: Screen, made: Review, names: list[str]) -> Grid:
    """How everybody played."""
    table = grid(screen, "review-player", "review-rate", "review-points", "review-mistakes", "review-band")
    for one in made.players:
        table.add_row(
            names[one.seat],
            chance(one.rate, screen.language),
            amount(one.points_rate, screen.language),
            screen.say("review-errors-of", mistakes=one.mistakes, decisions=one.decisions),
            screen.say(f"review-band-{one.band or 'none'}"),
        )
    return table


def accounts(screen: Screen, made: Review, names: list[str]) -> Grid:
    """Where the results come from: a line for each part, so that it fits however many play."""
    table = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    for part, signed in (("share", False), *((one, True) for one in PARTS), ("result", False)):
        row = [cell(one.account, part, screen.language, signed) for one in made.players]
        table.add_row(screen.say(f"review-part-{part}"), *row, style="bold" if part == "result" else "")
    return table


def cell(account: Account, part: str, language: str, signed: bool) -> str:
    """One part of an account."""
    value = getattr(account, part)
    return chance(value if isinstance(value, Measure) else Measure(value, 0.0), language, signed)


def decisions(screen: Screen, made: Review, names: list[str]) -> Grid | str:
    """The dearest decisions."""
    worst = sorted((one for one in made.decisions if one.told), key=lambda one: -one.cost.value)[:MOST]
    if not worst:
        return screen.say("review-no-mistakes")
    table = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(screen.say("review-move"), justify="right")
    table.add_column(screen.say("review-player"), overflow="fold", max_width=18)
    for column in ("review-played", "review-best"):
        table.add_column(screen.say(column), overflow="fold")
    for column in ("review-cost", "review-points"):
        table.add_column(screen.say(column), justify="right")
    for one in worst:
        played = screen.say("review-missed") if one.move is None else one.move
        cost, points = chance(one.cost, screen.language), amount(one.points, screen.language)
        table.add_row(str(one.at + 1), names[one.seat], played, one.best, cost, points)
    return table
