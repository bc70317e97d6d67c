"""`saqqara admin`: a server's data looked after, from the machine where they are."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Option

from saqqara.cli.command_options import Config, Ctx, Player
from saqqara.cli.screen import Screen, progress_bar
from saqqara.server import settings_loader
from saqqara.server.logs import silence
from saqqara.server.moderation.host_sessions import LINK_MINUTES
from saqqara.server.ops import admin_actions

Database = Annotated[str | None, Option("--database", metavar="URL", help="cli-opt-admin-database", show_default=False)]
Count = Annotated[int, Option(min=1, max=1_000_000, help="cli-opt-admin-count")]


def settings_of(database: str | None, file: Path | None) -> Any:
    """Return the settings of a server whose data are looked after."""
    return settings_loader.read({} if database is None else {"database": database}, file)


def export_data(
    out: Annotated[Path, Argument(metavar="FILE", help="cli-arg-admin-export")], database: Database = None, config: Config = None
) -> None:
    """Write everything as JSON lines."""
    admin_actions.export(settings_of(database, config), out)


def import_data(
    source: Annotated[Path, Argument(metavar="FILE", help="cli-arg-admin-import")], database: Database = None, config: Config = None
) -> None:
    """Read everything back from JSON lines."""
    admin_actions.import_(settings_of(database, config), source)


def list_people(ctx: Ctx, count: Count = 50, database: Database = None, config: Config = None) -> None:
    """List the players who were here last."""
    screen: Screen = ctx.obj
    rows = [
        (one.id, one.handle or "–", one.name, screen.say("cli-people-kept" if one.kept else "cli-people-guest"), utc_time(one.seen))
        for one in admin_actions.list_people(settings_of(database, config), count)
    ]
    print_rows([screen.say(f"cli-people-column-{name}") for name in ("id", "handle", "name", "kind", "seen")], rows)


def list_tables(
    ctx: Ctx,
    aside: Annotated[bool, Option("--aside", help="cli-opt-admin-aside")] = False,
    count: Count = 50,
    database: Database = None,
    config: Config = None,
) -> None:
    """List the tables that were changed last, or those that cannot be read."""
    screen: Screen = ctx.obj
    with silence():  # what cannot be read is in the list
        found = admin_actions.list_tables(settings_of(database, config), count, aside)
    rows = [
        (
            one.id,
            one.game,
            screen.say(f"cli-tables-{one.status}"),
            utc_time(one.changed),
            one.why.reason(screen.language) if one.why else "",
        )
        for one in found
    ]
    print_rows([screen.say(f"cli-tables-column-{name}") for name in ("id", "game", "status", "changed", "why")], rows)


def utc_time(milliseconds: int) -> str:
    """Return a moment as a date and a time in UTC."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def print_rows(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a line for each row, its parts between tabs, below the names of the columns: for people, and for `cut` and `sort`."""
    for row in (columns, *rows):
        print("\t".join(row).rstrip())


def write_person(
    player: Player,
    out: Annotated[Path, Argument(metavar="FILE", help="cli-arg-admin-person")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Write what is known of a person, as JSON."""
    admin_actions.person(settings_of(database, config), player, out)


def forget_person(player: Player, database: Database = None, config: Config = None) -> None:
    """Delete what is known of a person."""
    admin_actions.forget(settings_of(database, config), player)


def rebuild_ratings(
    ctx: Ctx,
    from_log: Annotated[bool, Option("--from-log", help="cli-opt-from-log")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Rebuild all ratings."""
    with progress_bar(ctx.obj.say("cli-ratings-working")) as advance:
        found = admin_actions.ratings(settings_of(database, config), from_log, advance)
    print_changes(ctx.obj, found)


def rebuild_puzzle_ratings(ctx: Ctx, database: Database = None, config: Config = None) -> None:
    """Rebuild all ratings in puzzles."""
    print_changes(ctx.obj, admin_actions.puzzles(settings_of(database, config)))


def print_changes(screen: Screen, found: dict[str, int]) -> None:
    """Print how many ratings of each game were different."""
    for game, changed in found.items():
        print(screen.say("cli-ratings-game", game=screen.say("title", game), changed=changed))


def clear_data(
    ctx: Ctx,
    dry_run: Annotated[bool, Option("--dry-run", help="cli-opt-dry-run")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Delete what has been kept long enough."""
    for name, count in admin_actions.clear(settings_of(database, config), dry_run).items():
        print(ctx.obj.say(f"cli-cleared-{name}", count=count))
    print(ctx.obj.say("cli-cleared-dry" if dry_run else "cli-cleared"))


def make_host_link(
    ctx: Ctx,
    end: Annotated[bool, Option("--end", help="cli-opt-host-end")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Print a link to the host's pages, or end all that were made."""
    settings = settings_of(database, config)
    if end:
        admin_actions.end_hosts(settings)
        print(ctx.obj.say("cli-host-ended"))
        return
    print(admin_actions.host(settings))
    print(ctx.obj.say("cli-host-link", minutes=LINK_MINUTES), file=sys.stderr)
