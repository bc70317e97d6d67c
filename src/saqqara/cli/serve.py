"""Hosting tables, and looking after a server's data."""

import sys
from pathlib import Path

from saqqara.core.texts import say


def serve(
    language: str,
    database: str,
    nats: str | None,
    host: str,
    port: int,
    origins: list[str],
    key: str | None,
    workers: int,
    json: bool,
    no_limits: bool,
    bot_pause: float,
    metrics_token: str | None,
    smtp: str | None,
    mail_from: str | None,
) -> None:
    """Run a server until a signal comes."""
    from saqqara.server.serve import serve as run
    from saqqara.server.settings import Limits, Settings

    settings = Settings(
        database=database,
        nats=nats,
        host=host,
        port=port,
        origins=tuple(origins),
        key=key,
        bot_workers=workers,
        bot_pause=bot_pause,
        metrics_token=metrics_token,
        smtp=smtp or None,
        mail_from=mail_from or None,
        secure_cookie=any(origin.startswith("https://") for origin in origins),
        limits=Limits.lifted() if no_limits else Limits(),
    )
    print(say("cli-serve-at", language, address=f"http://{host}:{port}"), file=sys.stderr)
    run(settings, json)


def export(database: str, out: Path) -> None:
    """Everything as JSON lines."""
    from saqqara.server import admin
    from saqqara.server.settings import Settings

    admin.export(Settings(database=database), out)


def import_(database: str, source: Path) -> None:
    """Everything back from JSON lines."""
    from saqqara.server import admin
    from saqqara.server.settings import Settings

    admin.import_(Settings(database=database), source)


def forget(database: str, player: str) -> None:
    """Delete what is known of a person."""
    from saqqara.server import admin
    from saqqara.server.settings import Settings

    admin.forget(Settings(database=database), player)
