"""Hosting tables, and looking after a server's data."""

import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import typer

from saqqara.cli.screen import Screen
from saqqara.core.errors import SaqqaraError
from saqqara.core.texts import say

WRONG, INTERRUPTED = 2, 130
"""Exit statuses: what was given cannot be used; somebody pressed Ctrl-C."""


def serve(language: str, file: Path | None, no_limits: bool, **given: Any) -> None:
    """Run a server until a signal comes; `given` are the settings that the command line names."""
    from saqqara.server import config
    from saqqara.server.http.web_client import is_client_built
    from saqqara.server.logs import say_in_log, set_up_logs
    from saqqara.server.serve import serve as run
    from saqqara.server.settings import Limits, Settings

    named = {name: value for name, value in given.items() if value is not None}
    json = bool(named.get("json_logs"))  # until all settings are read, those that the command line asks for at once
    try:
        settings = config.read(named, file, Settings(limits=Limits.lifted()) if no_limits else None)
        json = settings.json_logs
        set_up_logs(json, settings.log_level)
        for sentence in ignored_variables(language):
            say_in_log(sentence, json)
        if not is_client_built():
            say_in_log(say("cli-serve-no-client", language), json)
        ready = say("cli-serve-at", language, address=f"http://{settings.host}:{settings.port}")
        run(settings, lambda: say_in_log(ready, json, "info"), lambda problem: say_in_log(problem.reason(language), json))
    except SaqqaraError as problem:
        if not json:
            raise
        say_in_log(problem.reason(language), json, "error")
        raise typer.Exit(WRONG) from None
    except KeyboardInterrupt:
        if not json:
            raise
        say_in_log(say("cli-interrupted", language), json, "info")
        sys.exit(INTERRUPTED)


def ignored_variables(language: str) -> list[str]:
    """Return a sentence for each variable of the environment that looks as if it set something and does not."""
    from saqqara.server import config

    sentences = [
        say("cli-unknown-variable-near", language, name=name, near=near) if near else say("cli-unknown-variable", language, name=name)
        for name, near in config.unknown_variables(os.environ).items()
    ]
    return sentences + ([say("cli-forwarded-allow-ips", language)] if "FORWARDED_ALLOW_IPS" in os.environ else [])


def print_config(screen: Screen, file: Path | None, json: bool) -> None:
    """Print every setting with its value and where it comes from."""
    from rich.table import Table as Grid

    from saqqara.server import config

    settings = config.every_setting(file)
    if json:
        rows = {name: {"value": config.shown(name, one.value), "from": one.where} for name, one in settings.items()}
        screen.verbatim(msgspec.json.format(msgspec.json.encode(rows)).decode())
    else:
        grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
        for column in ("name", "value", "where"):
            grid.add_column(screen.say(f"cli-config-{column}"), overflow="fold", no_wrap=column == "name")
        for name, one in settings.items():
            grid.add_row(name, config.shown(name, one.value), one.where or screen.say("cli-config-default"))
        screen.show(grid)
    for sentence in ignored_variables(screen.language):
        print(sentence, file=sys.stderr)


def settings_of(database: str | None, file: Path | None) -> Any:
    """The settings of a server whose data are looked after."""
    from saqqara.server import config

    return config.read({} if database is None else {"database": database}, file)


def export(database: str | None, file: Path | None, out: Path) -> None:
    """Everything as JSON lines."""
    from saqqara.server.ops import admin

    admin.export(settings_of(database, file), out)


def import_(database: str | None, file: Path | None, source: Path) -> None:
    """Everything back from JSON lines."""
    from saqqara.server.ops import admin

    admin.import_(settings_of(database, file), source)


def forget(database: str | None, file: Path | None, player: str) -> None:
    """Delete what is known of a person."""
    from saqqara.server.ops import admin

    admin.forget(settings_of(database, file), player)


def person(database: str | None, file: Path | None, player: str, out: Path) -> None:
    """What is known of a person, as JSON."""
    from saqqara.server.ops import admin

    admin.person(settings_of(database, file), player, out)


def print_people(screen: Screen, database: str | None, file: Path | None, count: int) -> None:
    """List the players who were here last."""
    from saqqara.server.ops import admin

    rows = [
        (one.id, one.handle or "–", one.name, screen.say("cli-people-kept" if one.kept else "cli-people-guest"), day(one.seen))
        for one in admin.list_people(settings_of(database, file), count)
    ]
    print_rows([screen.say(f"cli-people-column-{name}") for name in ("id", "handle", "name", "kind", "seen")], rows)


def print_tables(screen: Screen, database: str | None, file: Path | None, count: int, aside: bool) -> None:
    """List the tables that were changed last, or those that cannot be read."""
    from saqqara.server.logs import silence
    from saqqara.server.ops import admin

    with silence():  # what cannot be read is in the list
        found = admin.list_tables(settings_of(database, file), count, aside)
    rows = [
        (one.id, one.game, screen.say(f"cli-tables-{one.status}"), day(one.changed), one.why.reason(screen.language) if one.why else "")
        for one in found
    ]
    print_rows([screen.say(f"cli-tables-column-{name}") for name in ("id", "game", "status", "changed", "why")], rows)


def day(milliseconds: int) -> str:
    """Return a moment as a date and a time of the world clock."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def print_rows(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a line for each row, its parts between tabs, below the names of the columns: for people, and for `cut` and `sort`."""
    for row in (columns, *rows):
        print("\t".join(row).rstrip())


def ratings(language: str, database: str | None, file: Path | None, from_log: bool) -> None:
    """Make all ratings anew."""
    from rich.console import Console
    from rich.progress import Progress

    from saqqara.server.ops import admin

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("cli-ratings-working", language), total=None)
        found = admin.ratings(settings_of(database, file), from_log, lambda done, of: bar.update(task, completed=done, total=of))
    for game, changed in found.items():
        print(say("cli-ratings-game", language, game=say("title", language, game), changed=changed))


def puzzles(language: str, database: str | None, file: Path | None) -> None:
    """Make all ratings in puzzles anew."""
    from saqqara.server.ops import admin

    for game, changed in admin.puzzles(settings_of(database, file)).items():
        print(say("cli-ratings-game", language, game=say("title", language, game), changed=changed))


def clear(language: str, database: str | None, file: Path | None, dry_run: bool) -> None:
    """Let go what has been kept long enough."""
    from saqqara.server.ops import admin

    for name, count in admin.clear(settings_of(database, file), dry_run).items():
        print(say(f"cli-cleared-{name}", language, count=count))
    print(say("cli-cleared-dry" if dry_run else "cli-cleared", language))


def host(language: str, database: str | None, file: Path | None, end: bool) -> None:
    """A link to the host's pages, or the end of all that were made."""
    from saqqara.server.moderation.host_sessions import LINK_MINUTES
    from saqqara.server.ops import admin

    settings = settings_of(database, file)
    if end:
        admin.end_hosts(settings)
        print(say("cli-host-ended", language))
        return
    print(admin.host(settings))
    print(say("cli-host-link", language, minutes=LINK_MINUTES), file=sys.stderr)
