"""`saqqara report`: what simulated games say, as a page."""

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from saqqara.cli import files
from saqqara.cli.command_options import Ctx, Force
from saqqara.cli.screen import Screen, progress_bar


def write_report(
    ctx: Ctx,
    games: Annotated[Path, Argument(metavar="GAMES.parquet", help="cli-arg-report", show_default=False)],
    other: Annotated[Path | None, Argument(metavar="OTHER.parquet", help="cli-arg-report-other", show_default=False)] = None,
    out: Annotated[Path | None, Option(metavar="PAGE.html", help="cli-opt-report-out", show_default=False)] = None,
    force: Force = False,
) -> None:
    """Write the page about one file, or two side by side."""
    from saqqara.lab.report import report
    from saqqara.lab.report.aggregation import gather

    screen: Screen = ctx.obj
    files.check_free(out, force)
    paths = [games] if other is None else [games, other]
    total = report.check(paths)
    page = out or games.with_suffix(".html")
    files.check_free(page, force)
    with progress_bar(screen.say("cli-report-reading"), total) as advance:
        found = [gather(path, advance) for path in paths]
    with screen.busy(screen.say("cli-report-drawing")):
        text = report.make(found, screen.language)
    files.write_whole(page, text.encode(), force)
    screen.tell("cli-report-written", "green", path=str(page))
