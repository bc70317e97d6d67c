"""`saqqara report`: what simulated games say, as a page."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saqqara.cli import files
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadSetup


@contextmanager
def bar(text: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; what it gives is called with how many more are done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as progress:
        task = progress.add_task(text, total=total)
        yield lambda done: progress.advance(task, done)


def report(screen: Screen, one: Path, other: Path | None, out: Path | None, force: bool) -> None:
    """Write the page about one file, or two side by side."""
    from saqqara.lab.report import report as reports
    from saqqara.lab.report.aggregation import gather

    paths = [one] if other is None else [one, other]
    page = out or one.with_suffix(".html")
    if page.exists() and not force:
        raise BadSetup("cli-file-exists", path=str(page))
    total = reports.check(paths)
    with bar(screen.say("cli-report-reading"), total) as done:
        found = [gather(path, done) for path in paths]
    with screen.busy(screen.say("cli-report-drawing")):
        text = reports.make(found, screen.language)
    files.write_whole(page, text.encode(), force)
    screen.tell("cli-report-written", "green", path=str(page))
