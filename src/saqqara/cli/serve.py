"""`saqqara serve` and `saqqara config`: tables hosted for browsers, programs and bots."""

import os
import sys
from typing import Annotated, Any

import msgspec
import typer
from typer import Option

from saqqara.cli.command_options import Config, Ctx, Json
from saqqara.cli.screen import Screen, plain_table
from saqqara.core.errors import SaqqaraError
from saqqara.core.texts import say
from saqqara.server import serve as server
from saqqara.server import settings_loader
from saqqara.server.http.web_client import is_client_built
from saqqara.server.logs import say_in_log, set_up_logs
from saqqara.server.settings import Limits, Settings

WRONG, INTERRUPTED = 2, 130
"""Exit statuses: what was given cannot be used; somebody pressed Ctrl-C."""


def serve_tables(
    ctx: Ctx,
    config: Config = None,
    host: Annotated[str | None, Option(help="cli-opt-host", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, Option(min=1, max=65535, help="cli-opt-port", show_default="8000")] = None,
    database: Annotated[str | None, Option(metavar="URL", help="cli-opt-database", show_default="sqlite:///saqqara.db")] = None,
    nats: Annotated[str | None, Option(metavar="URL", help="cli-opt-nats", show_default=False)] = None,
    origin: Annotated[list[str] | None, Option(metavar="URL", help="cli-opt-origin", show_default=False)] = None,
    key: Annotated[str | None, Option(help="cli-opt-key", show_default=False)] = None,
    workers: Annotated[int | None, Option(min=1, max=64, help="cli-opt-workers", show_default="1")] = None,
    bot_processes: Annotated[int | None, Option("--bot-processes", min=1, max=64, help="cli-opt-bot-processes", show_default="1")] = None,
    metrics_token: Annotated[str | None, Option("--metrics-token", help="cli-opt-metrics-token", show_default=False)] = None,
    smtp: Annotated[str | None, Option(metavar="URL", help="cli-opt-smtp", show_default=False)] = None,
    mail_from: Annotated[str | None, Option("--mail-from", help="cli-opt-mail-from", show_default=False)] = None,
    offline: Annotated[str | None, Option(metavar="FOLDER", help="cli-opt-offline", show_default=False)] = None,
    log_level: Annotated[str | None, Option("--log-level", metavar="LEVEL", help="cli-opt-log-level", show_default="info")] = None,
    json_logs: Annotated[bool, Option("--json-logs", help="cli-opt-json-logs")] = False,
    no_limits: Annotated[bool, Option("--no-limits", hidden=True)] = False,  # for measurements
    bot_pause: Annotated[float | None, Option("--bot-pause", min=0, max=60, hidden=True)] = None,  # for tests
) -> None:
    """Run a server until a signal comes; the other options are settings of the same names."""
    language = ctx.obj.language
    others = ("config", "origin", "no_limits")
    given = {name: value for name, value in ctx.params.items() if name not in others and value is not None and value is not False}
    if origin:
        given["origins"] = tuple(origin)
    json = json_logs  # until all settings are read, those that the command line asks for at once
    try:
        settings = settings_loader.read(given, config, Settings(limits=Limits.lifted()) if no_limits else None)
        json = settings.json_logs
        set_up_logs(json, settings.log_level)
        for sentence in ignored_variables(language):
            say_in_log(sentence, json)
        if not is_client_built():
            say_in_log(say("cli-serve-no-client", language), json)
        ready = say("cli-serve-at", language, address=f"http://{settings.host}:{settings.port}")
        server.serve(settings, lambda: say_in_log(ready, json, "info"), lambda problem: say_in_log(problem.reason(language), json))
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
    sentences = [
        say("cli-unknown-variable-near", language, name=name, near=near) if near else say("cli-unknown-variable", language, name=name)
        for name, near in settings_loader.unknown_variables(os.environ).items()
    ]
    return sentences + ([say("cli-forwarded-allow-ips", language)] if "FORWARDED_ALLOW_IPS" in os.environ else [])


def print_config(ctx: Ctx, config: Config = None, json: Json = False) -> None:
    """Print every setting with its value and where it comes from."""
    screen: Screen = ctx.obj
    shown = settings_loader.shown
    settings = settings_loader.every_setting(config)
    if json:
        rows: dict[str, Any] = {name: {"value": shown(name, one.value), "from": one.where} for name, one in settings.items()}
        screen.verbatim(msgspec.json.format(msgspec.json.encode(rows)).decode())
    else:
        table = plain_table([screen.say(f"cli-config-{column}") for column in ("name", "value", "where")], texts=3)
        table.columns[0].no_wrap = True
        for name, one in settings.items():
            table.add_row(name, shown(name, one.value), one.where or screen.say("cli-config-default"))
        screen.show(table)
    for sentence in ignored_variables(screen.language):
        print(sentence, file=sys.stderr)
