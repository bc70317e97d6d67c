"""Hosting tables, and looking after a server's data."""

import sys
from pathlib import Path
from typing import Any

from saqqara.core.texts import say


def serve(language: str, file: Path | None, no_limits: bool, **given: Any) -> None:
    """Run a server until a signal comes; `given` are the settings that the command line names."""
    from saqqara.server import config
    from saqqara.server.serve import serve as run
    from saqqara.server.settings import Limits, Settings

    settings = config.read(
        {name: value for name, value in given.items() if value is not None},
        file,
        Settings(limits=Limits.lifted()) if no_limits else None,
    )
    print(say("cli-serve-at", language, address=f"http://{settings.host}:{settings.port}"), file=sys.stderr)
    run(settings)


def settings_of(database: str | None, file: Path | None) -> Any:
    """The settings of a server whose data are looked after."""
    from saqqara.server import config

    return config.read({} if database is None else {"database": database}, file)


def export(database: str | None, file: Path | None, out: Path) -> None:
    """Everything as JSON lines."""
    from saqqara.server import admin

    admin.export(settings_of(database, file), out)


def import_(database: str | None, file: Path | None, source: Path) -> None:
    """Everything back from JSON lines."""
    from saqqara.server import admin

    admin.import_(settings_of(database, file), source)


def forget(database: str | None, file: Path | None, player: str) -> None:
    """Delete what is known of a person."""
    from saqqara.server import admin

    admin.forget(settings_of(database, file), player)


def person(database: str | None, file: Path | None, player: str, out: Path) -> None:
    """What is known of a person, as JSON."""
    from saqqara.server import admin

    admin.person(settings_of(database, file), player, out)


def ratings(language: str, database: str | None, file: Path | None, from_log: bool) -> None:
    """Make all ratings anew."""
    from rich.console import Console
    from rich.progress import Progress

    from saqqara.server import admin

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("cli-ratings-working", language), total=None)
        found = admin.ratings(settings_of(database, file), from_log, lambda done, of: bar.update(task, completed=done, total=of))
    for game, changed in found.items():
        print(say("cli-ratings-game", language, game=say("title", language, game), changed=changed))


def puzzles(language: str, database: str | None, file: Path | None) -> None:
    """Make all ratings in puzzles anew."""
    from saqqara.server import admin

    for game, changed in admin.puzzles(settings_of(database, file)).items():
        print(say("cli-ratings-game", language, game=say("title", language, game), changed=changed))


def clear(language: str, database: str | None, file: Path | None, dry_run: bool) -> None:
    """Let go what has been kept long enough."""
    from saqqara.server import admin

    for name, count in admin.clear(settings_of(database, file), dry_run).items():
        print(say(f"cli-cleared-{name}", language, count=count))
    print(say("cli-cleared-dry" if dry_run else "cli-cleared", language))


def host(language: str, database: str | None, file: Path | None, end: bool) -> None:
    """A link to the host's pages, or the end of all that were made."""
    from saqqara.server import admin
    from saqqara.server.host_keys import LINK_MINUTES

    settings = settings_of(database, file)
    if end:
        admin.end_hosts(settings)
        print(say("cli-host-ended", language))
        return
    print(admin.host(settings))
    print(say("cli-host-link", language, minutes=LINK_MINUTES), file=sys.stderr)
