"""`saqqara hint`: what a bot would do at a record or a position, and why."""

from itertools import islice
from pathlib import Path
from typing import Annotated

from rich.table import Table as Grid
from typer import Argument, Option

from saqqara.bots import Hint, levels, no_level
from saqqara.bots.strength import placed
from saqqara.cli import files
from saqqara.cli.command_options import Ctx, Json
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadRecord, BadSetup
from saqqara.core.parsing import parse_json
from saqqara.core.record_replay import steps
from saqqara.core.table import Table


def give_hint(
    ctx: Ctx,
    source: Annotated[Path, Argument(metavar="RECORD|POSITION", help="cli-arg-hint", show_default=False)],
    seat: Annotated[int | None, Option(help="cli-opt-hint-seat", show_default=False)] = None,
    at: Annotated[int | None, Option(metavar="K", help="cli-opt-hint-at", show_default=False)] = None,
    level: Annotated[str, Option(help="cli-opt-hint-level")] = "master",
    seconds: Annotated[float | None, Option(min=0, max=3600, help="cli-opt-hint-seconds", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Show what a bot would do."""
    from saqqara.bots.thinker import Thinker

    screen: Screen = ctx.obj
    if placed(level) is None:
        raise no_level(level, levels()[1:])
    table = load_table(source, at)
    if table.over:
        raise BadSetup("cli-hint-over")
    if seat is None and len(table.to_act) > 1:
        raise BadSetup("cli-hint-seat", seats=tuple(table.to_act))
    look = table.look(table.to_act[0] if seat is None else seat)
    if not look.moves:
        raise BadSetup("cli-hint-not-now", seat=look.seat, seats=tuple(look.to_act))
    with screen.busy(screen.say("cli-hint-thinking")):
        hint = Thinker(level, b"hint", table.own_deck, seconds=seconds).hint(look)
    if json:
        screen.show_json(hint)
        return
    screen.show(table.kind.drawing(look, screen.language))
    screen.show()
    screen.show(hint_table(screen, hint))
    if hint.moves and all(advice.exact for advice in hint.moves):
        screen.show()
        screen.tell("cli-hint-exact")


def load_table(path: Path, at: int | None) -> Table:
    """Return the table of a record after so many moves (all of them if none is said), or of a position."""
    plain = parse_json(files.load(path), BadRecord)
    if isinstance(plain, dict) and "format" not in plain:
        return Table.from_position(plain)
    moves = plain.get("moves") if isinstance(plain, dict) else None
    total = len(moves) if isinstance(moves, list) else 0
    if at is not None and not 0 <= at <= total:
        raise BadSetup("cli-hint-at", at=at, most=total)
    *_, table = islice(steps(plain), None if at is None else at + 1)
    return table


def hint_table(screen: Screen, hint: Hint) -> Grid:
    """Return a hint as a table."""
    table = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for name in ("move", "win", "points", "share", "reason"):
        table.add_column(screen.say(f"cli-hint-{name}"), justify="left" if name in ("move", "reason") else "right")
    for advice in hint.moves:
        win = screen.say("cli-percent", value=estimate(advice.win, 100, advice.win_error, 0))
        points = estimate(advice.points, 1, advice.points_error, 1)
        table.add_row(advice.move, win, points, screen.percent(advice.share), advice.reason[screen.language])
    return table


def estimate(value: float, times: float, error: float | None, digits: int) -> str:
    """Return a number, with its margin of error where it is known to be an estimate."""
    margin = f" ±{times * error:.{digits}f}" if error else ""
    return f"{times * value:.{digits}f}{margin}"
