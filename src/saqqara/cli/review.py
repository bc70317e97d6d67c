"""`saqqara review`: what each decision of a finished game cost, and what luck did."""

import sys
from pathlib import Path
from typing import Annotated

from rich.panel import Panel
from rich.text import Text
from typer import Option

from saqqara.bots.review.model import Review
from saqqara.bots.review.sentences import sentence
from saqqara.bots.review.worker_pool import read, review
from saqqara.cli import files
from saqqara.cli.command_options import Ctx, Force, Json, Record
from saqqara.cli.ending import names_of
from saqqara.cli.review_tables import DECISION_HEADS, PLAYER_HEADS, account_rows, decision_rows, heads, player_rows
from saqqara.cli.screen import Screen, plain_table, progress_bar
from saqqara.core.errors import BadSetup
from saqqara.core.game import find

MAX_DECISIONS = 12
"""Decisions that the terminal shows."""
BLOCKS = " ▁▂▃▄▅▆▇█"


def review_record(
    ctx: Ctx,
    record: Record,
    seconds: Annotated[float, Option("--seconds-a-move", metavar="S", help="cli-opt-review-seconds")] = 0.2,
    json: Json = False,
    html: Annotated[Path | None, Option("--html", metavar="PAGE.html", help="cli-opt-review-html", show_default=False)] = None,
    force: Force = False,
) -> None:
    """Review a record: on the screen, as JSON, or as a page."""
    screen: Screen = ctx.obj
    if not 0 < seconds <= 60:
        raise BadSetup("cli-review-seconds")
    files.check_free(html, force)
    source = files.load(record)
    with screen.busy(screen.say("cli-preparing")):
        _, moments = read(source)
    try:
        with progress_bar(screen.say("cli-review-thinking"), len(moments), json) as advance:
            made = review(source, seconds, progress=advance)
    except KeyboardInterrupt:
        print("\n" + screen.say("cli-review-stopped"), file=sys.stderr)
        raise
    if json:
        screen.show_json(made)
    elif html is not None:
        from saqqara.cli.review_page import page

        files.write_whole(html, page(made, names_of(screen, made.names, made.seats), screen.language).encode(), force)
        screen.tell("cli-review-written", "green", path=str(html))
    else:
        show_review(screen, made)


def show_review(screen: Screen, made: Review) -> None:
    """Show a review on the screen."""
    names, language = names_of(screen, made.names, made.seats), screen.language
    title = screen.say("review-heading", title=find(made.game).title(language))
    verdict = "\n".join(sentence(line, names, language) for line in made.verdict)
    screen.show(Panel(Text(verdict), title=Text(title), title_align="left", border_style="yellow", padding=(0, 1)))
    show_heading(screen, "review-curve")
    for seat, name in enumerate(names):
        screen.show(Text.assemble((f"{name[:16]:<17}", "bold"), curve([line[seat] for line in made.curve], screen.console.width - 20)))
    show_heading(screen, "review-players")
    show_table(screen, heads(PLAYER_HEADS, language), player_rows(made, names, language), width=18)
    show_heading(screen, "review-accounts")
    show_table(screen, ["", *names], account_rows(made, language), bold_last=True)
    show_heading(screen, "review-turns")
    for turn in made.turns:
        screen.show("· " + sentence(turn.said, names, language))
    if not made.turns:
        screen.tell("review-no-turns", "dim")
    show_heading(screen, "review-decisions")
    errors = min(MAX_DECISIONS, sum(decision.told for decision in made.decisions))
    if errors:
        show_table(screen, heads(DECISION_HEADS, language), decision_rows(made, names, language)[:errors], texts=4)
    else:
        screen.tell("review-no-mistakes")
    screen.show()
    screen.tell("review-lead-estimated" if made.estimated else "review-lead", "dim", moves=made.moves, tried=made.tried)
    if not made.estimated:
        screen.tell("review-interval", "dim")


def show_heading(screen: Screen, key: str) -> None:
    """Show where a part begins."""
    text = screen.say(key)
    screen.show()
    screen.show(text[:1].upper() + text[1:], "bold yellow")


def show_table(
    screen: Screen, titles: list[str], rows: list[list[str]], texts: int = 1, width: int | None = None, bold_last: bool = False
) -> None:
    """Show rows; the last one in bold where it is a sum."""
    table = plain_table(titles, texts=texts, width=width, wrap=True)
    for number, row in enumerate(rows, 1):
        table.add_row(*row, style="bold" if bold_last and number == len(rows) else "")
    screen.show(table)


def curve(chances: list[float], width: int) -> str:
    """Return a curve in one line of blocks, from 0 to 1."""
    if len(chances) > width:
        chances = [chances[n * len(chances) // width] for n in range(width)]
    return "".join(BLOCKS[round(value * (len(BLOCKS) - 1))] for value in chances)
