"""The commands and what can be said to each. Texts are message keys here, put into the person's language by `speaking`.

Each command loads what it needs when it is called, so that asking for help stays quick.
"""

import importlib
import inspect
from pathlib import Path
from typing import Annotated, Any

import typer
from typer import Argument, Option

from saqqara.core.texts import say

Ctx = typer.Context
Record = Annotated[Path, Argument(metavar="RECORD", help="cli-arg-record", show_default=False)]
Force = Annotated[bool, Option("--force", help="cli-opt-force")]
SETTINGS = {"help_option_names": ["--help", "-h"]}

app = typer.Typer(add_completion=False, no_args_is_help=True, help="cli-help", context_settings=SETTINGS)
decks = typer.Typer(no_args_is_help=True, help="cli-help-deck")
benches = typer.Typer(no_args_is_help=True, help="cli-help-bench")
app.add_typer(decks, name="deck")
app.add_typer(benches, name="bench")
admins = typer.Typer(no_args_is_help=True, help="cli-help-admin")
app.add_typer(admins, name="admin")
labs = typer.Typer(no_args_is_help=True, help="cli-help-lab")
app.add_typer(labs, name="lab")
Database = Annotated[str | None, Option(metavar="URL", help="cli-opt-database", show_default="sqlite:///saqqara.db")]
DataOf = Annotated[str | None, Option("--database", metavar="URL", help="cli-opt-admin-database", show_default=False)]
Config = Annotated[Path | None, Option("--config", metavar="FILE", help="cli-opt-config", show_default=False)]
Player = Annotated[str, Argument(metavar="PLAYER", help="cli-arg-player")]


def version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from saqqara import __version__

        typer.echo(f"saqqara {__version__}")
        raise typer.Exit


@app.callback()
def saqqara(
    lang: Annotated[str, Option("--lang", metavar="fr|en", help="cli-opt-lang", show_default=False)] = "",
    version_: Annotated[bool, Option("--version", callback=version, is_eager=True, help="cli-opt-version")] = False,
) -> None:
    """What holds for all commands; `--lang` has been read before we come here."""


@app.command("games", help="cli-help-games")
def games_command(ctx: Ctx) -> None:
    """List the games."""
    from saqqara.cli.menu import listing

    ctx.obj.show(listing(ctx.obj))


def play_command(
    ctx: Ctx,
    game: Annotated[str | None, Argument(metavar="GAME", help="cli-arg-game", show_default=False)] = None,
    seats: Annotated[int | None, Option(help="cli-opt-seats", show_default=False)] = None,
    bots: Annotated[str | None, Option(metavar="N|LEVEL,…", help="cli-opt-bots", show_default=False)] = None,
    names: Annotated[str | None, Option(metavar="A,B,…", help="cli-opt-names", show_default=False)] = None,
    seed: Annotated[str | None, Option(help="cli-opt-seed", show_default=False)] = None,
    deck: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-deck", show_default=False)] = None,
    option: Annotated[list[str] | None, Option(metavar="NAME=VALUE", help="cli-opt-option", show_default=False)] = None,
    time: Annotated[list[str] | None, Option(metavar="NAME=SECONDS", help="cli-opt-time", show_default=False)] = None,
    load: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-load", show_default=False)] = None,
    daily: Annotated[bool, Option("--daily", help="cli-opt-daily")] = False,
    **named: Any,
) -> None:
    """Play a game; `named` are the options and times that the games bring, by their own names."""
    from saqqara.cli.play import play
    from saqqara.cli.table_setup import Wishes, pairs
    from saqqara.core.game import games

    given = {name: str(value) for name, value in named.items() if value not in (None, False)}
    times = {name for one in games().values() for name in one.times}
    options = pairs(option or [], "--option") | {name: value for name, value in given.items() if name not in times}
    seconds = pairs(time or [], "--time") | {name: value for name, value in given.items() if name in times}
    play(ctx.obj, Wishes(game, seats, seed, bots, names, deck, load, options, seconds, daily))


def play_with(extra: dict[str, inspect.Parameter]) -> Any:
    """The play command with further options."""
    own = [parameter for parameter in inspect.signature(play_command).parameters.values() if parameter.kind is not parameter.VAR_KEYWORD]

    def play_any(*args: Any, **kwargs: Any) -> None:
        play_command(*args, **kwargs)

    added = [parameter for name, parameter in extra.items() if name not in {parameter.name for parameter in own}]
    play_any.__signature__ = inspect.Signature([*own, *added])  # type: ignore[attr-defined]
    play_any.__annotations__ = {}
    return play_any


def choices_of_games(language: str) -> dict[str, inspect.Parameter]:
    """Return an option for each option and each time of the games: `--mode fair`, `--advanced`, `--sand 45`."""
    from saqqara.core.game import games

    found: dict[str, list[str]] = {}
    values: dict[str, list[str]] = {}
    flags: set[str] = set()
    for game in games().values():
        for kind, choices in (("option", game.options), ("time", game.times)):
            for name in choices:
                found.setdefault(name, []).append(f"{say(f'{kind}-{name}', language, game.name)} ({game.title(language)}).")
        for name in game.times:
            values.setdefault(name, []).append("SECONDS")
        for name, choice in game.options.items():
            if all(isinstance(value, bool) for value in choice.values):
                flags.add(name)
            values.setdefault(name, []).extend(map(str, choice.values))
    return {
        name: named_option(name, None if name in flags else "|".join(dict.fromkeys(values[name])), " ".join(found[name])) for name in found
    }


def named_option(name: str, metavar: str | None, text: str) -> inspect.Parameter:
    """Return a flag, or an option with a value, and its help."""
    described: Any = Option(f"--{name.replace('_', '-')}", metavar=metavar, help=text, show_default=False)
    kind: Any = bool if metavar is None else str | None
    default = False if metavar is None else None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, described])


@app.command("replay", help="cli-help-replay")
def replay_command(
    ctx: Ctx,
    record: Record,
    seat: Annotated[int | None, Option(help="cli-opt-seat", show_default=False)] = None,
    opened: Annotated[bool, Option("--open", help="cli-opt-open")] = False,
    at: Annotated[int | None, Option(metavar="K", help="cli-opt-at", show_default=False)] = None,
    everything: Annotated[bool, Option("--all", help="cli-opt-all")] = False,
) -> None:
    """Step through a record."""
    from saqqara.cli.replay import replay

    replay(ctx.obj, record, seat, opened, at, everything)


@app.command("verify", help="cli-help-verify")
def verify_command(ctx: Ctx, record: Record) -> None:
    """Check a record."""
    from saqqara.cli.replay import verify

    verify(ctx.obj, record)


@app.command("hint", help="cli-help-hint")
def hint_command(
    ctx: Ctx,
    source: Annotated[Path, Argument(metavar="RECORD|POSITION", help="cli-arg-hint", show_default=False)],
    seat: Annotated[int | None, Option(help="cli-opt-hint-seat", show_default=False)] = None,
    at: Annotated[int | None, Option(metavar="K", help="cli-opt-hint-at", show_default=False)] = None,
    level: Annotated[str, Option(help="cli-opt-hint-level")] = "master",
    seconds: Annotated[float | None, Option(min=0, max=3600, help="cli-opt-hint-seconds", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """What a bot would do."""
    from saqqara.cli.tournament import hint

    hint(ctx.obj, source, seat, at, level, seconds, json)


@app.command("tournament", help="cli-help-tournament")
def tournament_command(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME", help="cli-arg-game", show_default=False)],
    players: Annotated[str, Option(metavar="A,B,…", help="cli-opt-players")] = "master,adept",
    games: Annotated[int, Option(min=1, max=1_000_000, help="cli-opt-tournament-games")] = 400,
    seed: Annotated[str, Option(help="cli-opt-seed-games")] = "1",
    seats: Annotated[int | None, Option(help="cli-opt-tournament-seats", show_default=False)] = None,
    option: Annotated[list[str] | None, Option(metavar="NAME=VALUE", help="cli-opt-option", show_default=False)] = None,
    deck: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-deck", show_default=False)] = None,
    redealt: Annotated[bool, Option("--redealt", help="cli-opt-redealt")] = False,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Bots among themselves."""
    from saqqara.cli.tournament import tournament

    tournament(ctx.obj, game, players, games, seed, seats, option or [], deck, redealt, json)


@app.command("simulate", help="cli-help-simulate")
def simulate_command(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME", help="cli-arg-game", show_default=False)],
    seats: Annotated[int | None, Option(help="cli-opt-seats", show_default=False)] = None,
    games: Annotated[int, Option(help="cli-opt-simulate-games")] = 10_000,
    players: Annotated[str, Option(metavar="LEVEL,…", help="cli-opt-simulate-players")] = "chance",
    device: Annotated[str, Option(metavar="cpu|cuda|ray", help="cli-opt-simulate-device")] = "cpu",
    workers: Annotated[int | None, Option(min=1, max=4096, help="cli-opt-simulate-workers", show_default=False)] = None,
    seed: Annotated[str, Option(help="cli-opt-seed-games")] = "1",
    deck: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-deck", show_default=False)] = None,
    option: Annotated[list[str] | None, Option(metavar="NAME=VALUE", help="cli-opt-option", show_default=False)] = None,
    address: Annotated[str | None, Option(metavar="RAY", help="cli-opt-simulate-address", show_default=False)] = None,
    out: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-simulate-out", show_default=False)] = None,
    fresh: Annotated[bool, Option("--fresh", help="cli-opt-simulate-fresh")] = False,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Many games, a row for each."""
    from saqqara.cli.simulate import simulate

    where = {"device": device, "workers": workers, "address": address}
    simulate(ctx.obj, game, seats, games, players, seed, option or [], deck, out, json, fresh, **where)


@app.command("report", help="cli-help-report")
def report_command(
    ctx: Ctx,
    games: Annotated[Path, Argument(metavar="GAMES.parquet", help="cli-arg-report", show_default=False)],
    other: Annotated[Path | None, Argument(metavar="OTHER.parquet", help="cli-arg-report-other", show_default=False)] = None,
    out: Annotated[Path | None, Option(metavar="PAGE.html", help="cli-opt-report-out", show_default=False)] = None,
    force: Force = False,
) -> None:
    """What simulated games say."""
    from saqqara.cli.report import report

    report(ctx.obj, games, other, out, force)


@app.command("review", help="cli-help-review")
def review_command(
    ctx: Ctx,
    record: Record,
    seconds: Annotated[float, Option("--seconds-a-move", metavar="S", help="cli-opt-review-seconds")] = 0.2,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
    html: Annotated[Path | None, Option("--html", metavar="PAGE.html", help="cli-opt-review-html", show_default=False)] = None,
    force: Force = False,
) -> None:
    """Review a finished game."""
    from saqqara.cli.review import make

    make(ctx.obj, record, seconds, json, html, force)


@decks.command("check", help="cli-help-deck-check")
def check_command(
    ctx: Ctx,
    file: Annotated[Path, Argument(metavar="FILE", help="cli-arg-deck", show_default=False)],
    game: Annotated[str | None, Option(help="cli-opt-deck-game", show_default=False)] = None,
) -> None:
    """Check a deck file."""
    from saqqara.cli.deck import check

    check(ctx.obj, file, game)


@decks.command("balance", help="cli-help-deck-balance")
def balance_command(
    ctx: Ctx,
    file: Annotated[Path, Argument(metavar="FILE", help="cli-arg-deck", show_default=False)],
    game: Annotated[str | None, Option(help="cli-opt-deck-game", show_default=False)] = None,
    seats: Annotated[int | None, Option(help="cli-opt-seats", show_default=False)] = None,
    games: Annotated[int | None, Option(min=1, max=100_000_000, help="cli-opt-balance-games", show_default=False)] = None,
    out: Annotated[Path | None, Option(metavar="PAGE.html", help="cli-opt-balance-out", show_default=False)] = None,
    force: Force = False,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Is a deck balanced?"""
    from saqqara.cli.deck import balance

    balance(ctx.obj, file, game, seats, games, out, force, json)


@decks.command("copy", help="cli-help-deck-copy")
def copy_command(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME", help="cli-arg-deck-game", show_default=False)],
    out: Annotated[Path, Argument(metavar="FILE", help="cli-arg-deck-copy", show_default=False)],
    force: Force = False,
) -> None:
    """Copy a deck."""
    from saqqara.cli.deck import copy

    copy(ctx.obj, game, out, force)


@decks.command("draw", help="cli-help-deck-draw")
def draw_command(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME", help="cli-arg-deck-game", show_default=False)],
    deck: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-deck", show_default=False)] = None,
    out: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-out", show_default=False)] = None,
    force: Force = False,
) -> None:
    """Draw a deck."""
    from saqqara.cli.deck import draw

    draw(ctx.obj, game, deck, out, force)


@benches.command("engine", help="cli-help-bench-engine")
def engine_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    baseline: Annotated[Path | None, Option(metavar="FILE.c", help="cli-opt-bench-baseline", show_default=False)] = None,
    device: Annotated[str, Option(metavar="cpu|cuda", help="cli-opt-bench-device")] = "cpu",
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the engine."""
    from saqqara.cli.bench import engine

    engine(seconds, game or None, baseline, device, json)


@benches.command("bots", help="cli-help-bench-bots")
def bench_bots_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the bots."""
    from saqqara.cli.bench import bots

    bots(seconds, game or None, json)


@benches.command("levels", help="cli-help-bench-levels")
def bench_levels_command(
    ctx: Ctx,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    seats: Annotated[int | None, Option(help="cli-opt-bench-levels-seats", show_default=False)] = None,
    deals: Annotated[int, Option(min=1, max=1_000_000, help="cli-opt-bench-levels-deals")] = 400,
    minutes: Annotated[float | None, Option(min=0.1, help="cli-opt-bench-levels-minutes", show_default=False)] = None,
    steps: Annotated[bool, Option("--steps", help="cli-opt-bench-levels-steps")] = False,
    keep: Annotated[Path | None, Option(help="cli-opt-bench-levels-keep", show_default=False, dir_okay=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the levels."""
    from saqqara.cli.bench import levels

    levels(game or None, seats, deals, minutes, steps, keep, json, ctx.obj.language)


@benches.command("envs", help="cli-help-bench-envs")
def bench_envs_command(
    ctx: Ctx,
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.5,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the environments."""
    from saqqara.cli.bench import envs

    envs(seconds, game or None, json, ctx.obj.language)


@benches.command("wasm", help="cli-help-bench-wasm")
def bench_wasm_command(
    seconds: Annotated[float, Option(help="cli-opt-bench-seconds")] = 1.0,
    game: Annotated[list[str] | None, Option(help="cli-opt-bench-game", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """The fourth target."""
    from saqqara.cli.bench import wasm

    wasm(seconds, game, json)


@benches.command("ratings", help="cli-help-bench-ratings")
def bench_ratings_command(
    ctx: Ctx,
    games: Annotated[int, Option(min=100, help="cli-opt-bench-games")] = 1_000_000,
    people: Annotated[int, Option(min=100, help="cli-opt-bench-people")] = 100_000,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Ratings, boards and profiles."""
    from saqqara.cli.bench import ratings

    ratings(games, people, json, ctx.obj.language)


@benches.command("server", help="cli-help-bench-server")
def bench_server_command(
    ctx: Ctx,
    tables: Annotated[int, Option(min=1, help="cli-opt-bench-tables")] = 200,
    seconds: Annotated[float, Option(min=1, help="cli-opt-bench-long")] = 10,
    rate: Annotated[float | None, Option(min=1, metavar="MOVES/S", help="cli-opt-bench-rate", show_default=False)] = None,
    seats: Annotated[int, Option(help="cli-opt-seats")] = 2,
    game: Annotated[str | None, Option(help="cli-opt-bench-server-game", show_default=False)] = None,
    idle: Annotated[int, Option(min=0, help="cli-opt-bench-idle")] = 0,
    database: Annotated[str | None, Option(metavar="URL", help="cli-opt-bench-database", show_default=False)] = None,
    workers: Annotated[int, Option(min=1, max=64, help="cli-opt-bench-workers")] = 1,
    anywhere: Annotated[bool, Option("--anywhere", help="cli-opt-bench-anywhere")] = False,
    half: Annotated[bool, Option("--half", help="cli-opt-bench-half")] = False,
    every: Annotated[bool, Option("--every", help="cli-opt-bench-every")] = False,
    growth: Annotated[bool, Option("--growth", help="cli-opt-bench-growth")] = False,
    most: Annotated[int | None, Option(min=1, help="cli-opt-bench-most", show_default=False)] = None,
    beside: Annotated[str | None, Option(metavar="COMMAND", help="cli-opt-bench-beside", show_default=False)] = None,
    turns: Annotated[int, Option(min=1, help="cli-opt-bench-turns")] = 3,
    hints: Annotated[int | None, Option(min=1, metavar="PEOPLE", help="cli-opt-bench-hints", show_default=False)] = None,
    chaos: Annotated[bool, Option("--chaos", help="cli-opt-bench-chaos")] = False,
    events: Annotated[int, Option(min=0, help="cli-opt-bench-events")] = 20,
    seed: Annotated[str, Option(help="cli-opt-bench-seed")] = "1",
    keep: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-bench-keep", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """Measure the server."""
    from saqqara.cli.bench import server

    asked = {"tables": tables, "seconds": seconds, "rate": rate, "seats": seats, "game": game, "idle": idle, "database": database}
    asked |= {"workers": workers, "anywhere": anywhere, "half": half}
    troubles = {"events": events, "seed": seed, "keep": keep} if chaos else None
    server(asked, every, growth, most, beside, turns, troubles, json, ctx.obj.language, hints)


@labs.command("exploit", help="cli-help-exploit")
def exploit_command(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME", help="cli-arg-game", show_default=False)],
    against: Annotated[str, Option(metavar="LEVEL", help="cli-opt-exploit-against")] = "master",
    seats: Annotated[int | None, Option(help="cli-opt-exploit-seats", show_default=False)] = None,
    games: Annotated[int, Option(min=1, max=1_000_000, help="cli-opt-exploit-games")] = 20,
    times: Annotated[float, Option(min=0.01, max=1000.0, help="cli-opt-exploit-times")] = 10.0,
    seed: Annotated[str, Option(help="cli-opt-seed-games")] = "1",
    option: Annotated[list[str] | None, Option(metavar="NAME=VALUE", help="cli-opt-option", show_default=False)] = None,
    only: Annotated[str | None, Option(metavar="response|bound|ends", help="cli-opt-exploit-only", show_default=False)] = None,
    json: Annotated[bool, Option("--json", help="cli-opt-json")] = False,
) -> None:
    """How far from right a bot is."""
    from saqqara.cli.exploit import exploit

    exploit(ctx.obj, game, against, seats, games, times, seed, option or [], only, json)


@labs.command("puzzles", help="cli-help-lab-puzzles")
def lab_puzzles_command(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME", help="cli-arg-game", show_default=False)],
    out: Annotated[Path, Option(metavar="FILE", help="cli-opt-puzzles-out", show_default=False)],
    count: Annotated[int, Option(min=1, max=10_000, help="cli-opt-puzzles-count")] = 300,
    seed: Annotated[str, Option(help="cli-opt-puzzles-seed")] = "1",
    tries: Annotated[int | None, Option(min=100, max=1_000_000, help="cli-opt-puzzles-tries", show_default=False)] = None,
    keep: Annotated[Path | None, Option(metavar="LINES", help="cli-opt-puzzles-keep", show_default=False)] = None,
    workers: Annotated[int | None, Option(min=1, max=256, help="cli-opt-puzzles-workers", show_default=False)] = None,
    minutes: Annotated[float | None, Option(min=0.01, help="cli-opt-puzzles-minutes", show_default=False)] = None,
    force: Force = False,
) -> None:
    """Make puzzles."""
    from saqqara.cli.puzzles import make

    make(ctx.obj, game, out, count, seed, tries, keep, workers, minutes, force)


@labs.command("check-puzzles", help="cli-help-lab-check-puzzles")
def lab_check_puzzles_command(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME", help="cli-arg-game", show_default=False)],
    count: Annotated[int, Option(min=1, max=10_000, help="cli-opt-check-puzzles-count")] = 40,
    seed: Annotated[str, Option(help="cli-opt-check-puzzles-seed")] = "again",
) -> None:
    """Search puzzles once more."""
    from saqqara.cli.puzzles import check

    check(ctx.obj, game, count, seed)


@app.command("puzzle", help="cli-help-puzzle")
def puzzle_command(
    ctx: Ctx,
    game: Annotated[str | None, Argument(metavar="GAME", help="cli-arg-puzzle-game", show_default=False)] = None,
    theme: Annotated[str | None, Option(metavar="THEME", help="cli-opt-puzzle-theme", show_default=False)] = None,
    number: Annotated[int | None, Option(min=1, metavar="K", help="cli-opt-puzzle-number", show_default=False)] = None,
) -> None:
    """Solve puzzles."""
    from saqqara.cli.puzzles import solve

    solve(ctx.obj, game, theme, number)


@app.command("host", help="cli-help-host")
def host_command(
    ctx: Ctx,
    port: Annotated[int | None, Option(min=1, max=65535, help="cli-opt-port", show_default=False)] = None,
    database: Annotated[str | None, Option(metavar="URL", help="cli-opt-host-database", show_default=False)] = None,
    browse: Annotated[bool, Option("--browse/--no-browse", help="cli-opt-browse")] = True,
) -> None:
    """A table at home."""
    from saqqara.cli.host import host

    host(ctx.obj.language, port, database, browse)


@app.command("config", help="cli-help-config")
def config_command(ctx: Ctx, config: Config = None, json: Annotated[bool, Option("--json", help="cli-opt-json")] = False) -> None:
    """Print every setting."""
    from saqqara.cli.serve import print_config

    print_config(ctx.obj, config, json)


@app.command("serve", help="cli-help-serve")
def serve_command(
    ctx: Ctx,
    config: Config = None,
    host: Annotated[str | None, Option(help="cli-opt-host", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, Option(min=1, max=65535, help="cli-opt-port", show_default="8000")] = None,
    database: Database = None,
    nats: Annotated[str | None, Option(metavar="URL", help="cli-opt-nats", show_default=False)] = None,
    origin: Annotated[list[str] | None, Option(metavar="URL", help="cli-opt-origin", show_default=False)] = None,
    key: Annotated[str | None, Option(help="cli-opt-key", show_default=False)] = None,
    workers: Annotated[int | None, Option(min=1, max=64, help="cli-opt-workers", show_default="1")] = None,
    bot_processes: Annotated[int | None, Option("--bot-processes", min=1, max=64, help="cli-opt-bot-processes", show_default="1")] = None,
    metrics_token: Annotated[str | None, Option("--metrics-token", help="cli-opt-metrics-token", show_default=False)] = None,
    smtp: Annotated[str | None, Option(metavar="URL", help="cli-opt-smtp", show_default=False)] = None,
    mail_from: Annotated[str | None, Option("--mail-from", help="cli-opt-mail-from", show_default=False)] = None,
    log_level: Annotated[str | None, Option("--log-level", metavar="LEVEL", help="cli-opt-log-level", show_default="info")] = None,
    json_logs: Annotated[bool, Option("--json-logs", help="cli-opt-json-logs")] = False,
    no_limits: Annotated[bool, Option("--no-limits", hidden=True)] = False,  # for measurements
    bot_pause: Annotated[float | None, Option("--bot-pause", min=0, max=60, hidden=True)] = None,  # for tests
) -> None:
    """Host tables."""
    from saqqara.cli.serve import serve

    serve(
        ctx.obj.language,
        config,
        no_limits,
        database=database,
        nats=nats,
        host=host,
        port=port,
        origins=tuple(origin) if origin else None,
        key=key,
        workers=workers,
        bot_processes=bot_processes,
        bot_pause=bot_pause,
        metrics_token=metrics_token,
        smtp=smtp,
        mail_from=mail_from,
        log_level=log_level,
        json_logs=json_logs or None,
    )


@admins.command("export", help="cli-help-admin-export")
def export_command(
    out: Annotated[Path, Argument(metavar="FILE", help="cli-arg-admin-export")], database: DataOf = None, config: Config = None
) -> None:
    """Everything as JSON lines."""
    from saqqara.cli.serve import export

    export(database, config, out)


@admins.command("import", help="cli-help-admin-import")
def import_command(
    source: Annotated[Path, Argument(metavar="FILE", help="cli-arg-admin-import")], database: DataOf = None, config: Config = None
) -> None:
    """Everything back."""
    from saqqara.cli.serve import import_

    import_(database, config, source)


Count = Annotated[int, Option(min=1, max=1_000_000, help="cli-opt-admin-count")]


@admins.command("people", help="cli-help-admin-people")
def people_command(ctx: Ctx, count: Count = 50, database: DataOf = None, config: Config = None) -> None:
    """List players."""
    from saqqara.cli.serve import print_people

    print_people(ctx.obj, database, config, count)


@admins.command("tables", help="cli-help-admin-tables")
def tables_command(
    ctx: Ctx,
    aside: Annotated[bool, Option("--aside", help="cli-opt-admin-aside")] = False,
    count: Count = 50,
    database: DataOf = None,
    config: Config = None,
) -> None:
    """List tables."""
    from saqqara.cli.serve import print_tables

    print_tables(ctx.obj, database, config, count, aside)


@admins.command("person", help="cli-help-admin-person")
def person_command(
    player: Player,
    out: Annotated[Path, Argument(metavar="FILE", help="cli-arg-admin-person")],
    database: DataOf = None,
    config: Config = None,
) -> None:
    """What is known of a person."""
    from saqqara.cli.serve import person

    person(database, config, player, out)


@admins.command("forget", help="cli-help-admin-forget")
def forget_command(player: Player, database: DataOf = None, config: Config = None) -> None:
    """Delete what is known of a person."""
    from saqqara.cli.serve import forget

    forget(database, config, player)


@admins.command("ratings", help="cli-help-admin-ratings")
def ratings_command(
    ctx: Ctx,
    from_log: Annotated[bool, Option("--from-log", help="cli-opt-from-log")] = False,
    database: DataOf = None,
    config: Config = None,
) -> None:
    """Make all ratings anew."""
    from saqqara.cli.serve import ratings

    ratings(ctx.obj.language, database, config, from_log)


@admins.command("puzzles", help="cli-help-admin-puzzles")
def admin_puzzles_command(ctx: Ctx, database: DataOf = None, config: Config = None) -> None:
    """Make all ratings in puzzles anew."""
    from saqqara.cli.serve import puzzles

    puzzles(ctx.obj.language, database, config)


@admins.command("clear", help="cli-help-admin-clear")
def clear_command(
    ctx: Ctx,
    dry_run: Annotated[bool, Option("--dry-run", help="cli-opt-dry-run")] = False,
    database: DataOf = None,
    config: Config = None,
) -> None:
    """Let go what has been kept long enough."""
    from saqqara.cli.serve import clear

    clear(ctx.obj.language, database, config, dry_run)


@admins.command("host", help="cli-help-admin-host")
def host_link_command(
    ctx: Ctx,
    end: Annotated[bool, Option("--end", help="cli-opt-host-end")] = False,
    database: DataOf = None,
    config: Config = None,
) -> None:
    """A link to the host's pages."""
    from saqqara.cli.serve import host

    host(ctx.obj.language, database, config, end)


@app.command("new-game", help="cli-help-new-game")
def new_game_command(
    ctx: Ctx,
    name: Annotated[str, Argument(metavar="NAME", help="cli-arg-new-game", show_default=False)],
    clause: Annotated[str | None, Option(metavar="X", help="cli-opt-clause", show_default=False)] = None,
) -> None:
    """Begin a new game."""
    from saqqara.cli.new_game import new_game

    new_game(ctx.obj, name, clause)


def command(language: str, playing: bool) -> Any:
    """All commands, speaking a language. Only who plays needs to know which options the games have."""
    app.registered_commands = [one for one in app.registered_commands if one.name != "play"]
    app.command("play", help="cli-help-play")(play_with(choices_of_games(language) if playing else {}))
    app.registered_commands.insert(1, app.registered_commands.pop())
    made = typer.main.get_command(app)
    speaking(made, language)
    return made


def speaking(made: Any, language: str) -> None:
    """Put every help text of a command, and of those below it, into a language."""
    panels: Any = importlib.import_module("typer.rich_utils")
    for name in ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE", "DEFAULT_STRING", "REQUIRED_LONG_STRING"):
        setattr(panels, name, say(f"cli-panel-{name.split('_')[0].lower()}", language))
    own = made.get_help_option(typer.Context(made))
    for thing in (made, *made.params, *([own] if own else [])):
        if getattr(thing, "help", None):
            thing.help = say("cli-opt-help", language) if thing is own else translated(thing.help, language)
    for below in getattr(made, "commands", {}).values():
        speaking(below, language)


def translated(text: str, language: str) -> str:
    """A help text, where it is a message key."""
    return say(text, language) if text.startswith("cli-") else text
