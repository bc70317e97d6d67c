"""Opens a table as the command line asks: the seats, their players, the bots."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import saqqara
from saqqara.bots import Bot, is_strength, make, no_level, title
from saqqara.bots.bot_names import bot_names
from saqqara.bots.daily_opponents import DayBot
from saqqara.cli import files
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find
from saqqara.core.record_replay import replay
from saqqara.core.table import Table
from saqqara.solo import daily

DEFAULT_LEVEL = "adept"


@dataclass
class PlayRequest:
    """The arguments of `play`. `options` and `times` by name, values still as typed."""

    game: str | None = None
    seats: int | None = None
    seed: str | None = None
    bots: str | None = None
    names: str | None = None
    deck: Path | None = None
    load: Path | None = None
    options: dict[str, str] = field(default_factory=dict)
    times: dict[str, str] = field(default_factory=dict)
    daily: bool = False


def parse_bots(text: str | None) -> list[str]:
    """Return `2` or `chance,6.5/10` as a list of levels and strengths."""
    if not text:
        return []
    if text.isascii() and text.isdigit() and len(text) < 3:
        return [DEFAULT_LEVEL] * int(text)
    asked = [word.strip().lower() for word in text.split(",")]
    for level in asked:
        if not is_strength(level):
            raise no_level(level)
    return asked


def split_pairs(texts: Sequence[str], switch: str) -> dict[str, str]:
    """Return `name=value` texts as a mapping."""
    found = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise BadSetup("cli-no-pair", switch=switch, got=text[:60])
        found[name.strip()] = value.strip()
    return found


def given_options(game: Game, texts: Sequence[str] | None) -> dict[str, Any]:
    """Return what `--option NAME=VALUE` said, as values."""
    return parse_options(game, split_pairs(texts or [], "--option"))


def parse_options(game: Game, typed: Mapping[str, str]) -> dict[str, Any]:
    """Return options as values: a word that names one of the option's values is that value; the game refuses what is wrong."""
    values: dict[str, Any] = {}
    for name, text in typed.items():
        known = game.options[name].values if name in game.options else ()
        values[name] = next((value for value in known if str(value).casefold() == text.casefold()), text)
    return values


def parse_times(typed: Mapping[str, str]) -> dict[str, Any]:
    """Return times as seconds; `none` for a time that never runs out."""
    values: dict[str, Any] = {}
    for name, text in typed.items():
        try:
            values[name] = None if text.casefold() == "none" else float(text)
        except ValueError:
            values[name] = text
    return values


def seat_names(screen: Screen, asked: str | None, bots: Sequence[str], seats: int) -> list[str]:
    """Return a name for each seat: those asked for, for all or only for the people, then plain ones."""
    people = seats - len(bots)
    names = [name.strip() for name in asked.split(",")] if asked else []
    if names and len(names) not in (people, seats):
        raise BadSetup("bad-names", seats=seats)
    names += [f"{screen.say('cli-player')} {ascii_uppercase[seat]}" for seat in range(len(names), people)]
    for bot, name in list(zip(bots, bot_names(bots), strict=True))[len(names) - people :]:
        level = title(bot, screen.language)
        names.append(screen.say("cli-bot-name", name=name, level=level.lower()) if name else level)
    if len({name.casefold() for name in names}) < seats:
        raise BadSetup("cli-same-names")
    return names


def open_table(screen: Screen, request: PlayRequest) -> tuple[Table, dict[int, str]]:
    """Return the table, and the level of each seat that a bot holds: always the last ones."""
    if request.daily:
        return todays_table(screen, request)
    bots = parse_bots(request.bots)
    if request.load is not None:
        table = replay(files.load(request.load))
        if table.daily:
            return table, dict(enumerate(daily.challenge_of(table.game).bots, 1))
    else:
        game = find(request.game or "")
        seats = request.seats if request.seats is not None or not bots else max(game.seats[0], len(bots) + 1)
        seats = game.seat_count(seats)
        options = parse_options(game, request.options)
        names = seat_names(screen, request.names, bots[-seats:], seats)
        seed = request.seed.encode() if request.seed is not None else None
        times = parse_times(request.times)
        game.choices(seats, options)  # a name that clashes with a keyword of Table is refused here as an option
        table = Table(game.name, seats, seed, names=names, deck=request.deck, times=times, **options)
    if len(bots) > table.seats:
        raise BadSetup("cli-too-many-bots", bots=len(bots), seats=table.seats)
    return table, {table.seats - len(bots) + i: level for i, level in enumerate(bots)}


def todays_table(screen: Screen, request: PlayRequest) -> tuple[Table, dict[int, str]]:
    """Return today's challenge (UTC) in a game: the same for everybody with the same version, without any network."""
    if request.game is None or request != PlayRequest(game=request.game, names=request.names, daily=True):
        raise BadSetup("cli-daily-alone")
    bots = daily.challenge_of(request.game).bots
    names = seat_names(screen, request.names, bots, len(bots) + 1)
    seed = daily.seed_of(daily.home_key(saqqara.__version__), today(), request.game)
    return daily.begin(request.game, seed, names), dict(enumerate(bots, 1))


def today() -> str:
    """Return the day that it is, in UTC."""
    return datetime.now(UTC).date().isoformat()


def make_bots(table: Table, levels: Mapping[int, str], seed: str | None) -> dict[int, Bot]:
    """Return the bots, with chance of their own: from the seed if one was given, so that a demonstration can be repeated."""
    made: dict[int, Bot] = {}
    for seat, level in levels.items():
        if table.daily:
            made[seat] = DayBot(bytes.fromhex(table.save()["seed"]), level)
            continue
        luck = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"bot {seat} {seed}".encode()).digest()
        made[seat] = make(level, luck, table.own_deck)
    return made
