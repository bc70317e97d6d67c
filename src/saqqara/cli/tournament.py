"""`saqqara tournament` and `saqqara hint`: bots among themselves, and what they would do."""

from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from saqqara.bots import Hint, levels, no_level
from saqqara.bots.player_spec import enter, leave
from saqqara.bots.strength import placed
from saqqara.bots.thinker import Thinker
from saqqara.bots.tournament import Pairing, Standing, play_all, standings
from saqqara.cli import files
from saqqara.cli.screen import Screen
from saqqara.cli.table_setup import option_values, pairs
from saqqara.core.errors import BadRecord, BadSetup
from saqqara.core.game import find
from saqqara.core.replay import steps
from saqqara.core.table import Table

NAME = 18
"""Columns for the name of a player in a tournament."""


def tournament(
    screen: Screen,
    game: str,
    players: str,
    games: int,
    seed: str,
    seats: int | None,
    option: list[str],
    deck: Path | None,
    redealt: bool,
    json: bool,
) -> None:
    """Play many games and say how everybody fared."""
    kind = find(game)
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    if len(names) < 2:
        raise BadSetup("cli-tournament-two")
    chosen = kind.seat_count(seats if seats is not None else max(kind.seats[0], len(names)))
    if chosen < len(names):
        raise BadSetup("cli-tournament-seats", players=len(names), seats=chosen)
    own = kind.deck(deck) if deck is not None else None
    pairing = Pairing(game, names, chosen, games, seed, kind.choices(chosen, option_values(kind, pairs(option, "--option"))), own, redealt)
    for name in dict.fromkeys(names):
        leave(enter(name, b"", own))  # a name that is none is refused before anything is played
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, disable=json or not screen.console.is_terminal, transient=True) as progress:
        task = progress.add_task(kind.title(screen.language), total=pairing.deals * chosen)
        played = play_all(pairing, lambda done: progress.advance(task, done))
    found = standings(pairing, played)
    if json:
        screen.verbatim(msgspec.json.encode({"pairing": pairing, "standings": found}).decode())
    else:
        screen.show(grid(screen, found))


def grid(screen: Screen, found: list[Standing]) -> Grid:
    """Standings as a table, of 80 columns at most: only long names of players are broken."""
    table = Grid(box=None, header_style="bold", padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(screen.say("cli-tournament-player"), overflow="fold", max_width=NAME)
    for name in ("games", "win", "between", "score", "margin", "move", "longest", "rating"):
        table.add_column(screen.say(f"cli-tournament-{name}"), justify="right", no_wrap=True)
    for one in found:
        table.add_row(
            one.player,
            str(one.games),
            f"{100 * one.win:.1f} %",
            f"{100 * one.low:.0f}–{100 * one.high:.0f} %",
            f"{one.score:.1f}",
            f"{one.margin:+.1f}",
            duration(one.move_seconds),
            duration(one.longest_move),
            f"{one.rating:.1f}±{one.rating_sigma:.1f}",
        )
    return table


def duration(seconds: float) -> str:
    """A time in few letters."""
    return f"{seconds:.1f} s" if seconds >= 1 else f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.1f} ms"


def table_of(path: Path, at: int | None) -> Table:
    """The table of a record after so many moves (all of them if none is said), or of a position."""
    data: Any = files.load(path)
    try:
        plain = msgspec.json.decode(data)
    except msgspec.DecodeError as problem:
        raise BadRecord("whole-other", what=str(problem)) from None
    if isinstance(plain, dict) and "format" not in plain:
        return Table.from_position(plain)
    moves = plain.get("moves") if isinstance(plain, dict) else None
    total = len(moves) if isinstance(moves, list) else 0
    if at is not None and not 0 <= at <= total:
        raise BadSetup("cli-hint-at", at=at, most=total)
    *_, table = islice(steps(plain), None if at is None else at + 1)
    return table


def hint(screen: Screen, path: Path, seat: int | None, at: int | None, level: str, seconds: float | None, json: bool) -> None:
    """What a bot would do, and why."""
    if placed(level) is None:
        raise no_level(level, levels()[1:])
    table = table_of(path, at)
    if table.over:
        raise BadSetup("cli-hint-over")
    if seat is None and len(table.to_act) > 1:
        raise BadSetup("cli-hint-seat", seats=tuple(table.to_act))
    look = table.look(table.to_act[0] if seat is None else seat)
    if not look.moves:
        raise BadSetup("cli-hint-not-now", seat=look.seat, seats=tuple(look.to_act))
    with screen.busy(screen.say("cli-hint-thinking")):
        given = Thinker(level, b"hint", table.own_deck, seconds=seconds).hint(look)
    if json:
        screen.verbatim(msgspec.json.encode(given).decode())
        return
    screen.show(table.kind.part("extras.terminal").board(look, screen.language))
    screen.show()
    screen.show(advice(screen, given))
    if given.moves and all(one.exact for one in given.moves):
        screen.show()
        screen.show(screen.say("cli-hint-exact"))


def advice(screen: Screen, given: Hint) -> Grid:
    """A hint as a table."""
    table = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for name, justify in (("move", "left"), ("win", "right"), ("points", "right"), ("share", "right"), ("reason", "left")):
        table.add_column(screen.say(f"cli-hint-{name}"), justify=justify)  # type: ignore[arg-type]
    for one in given.moves:
        win, points = likely(one.win, 100, one.win_error, 0), likely(one.points, 1, one.points_error, 1)
        table.add_row(one.move, f"{win} %", points, f"{100 * one.share:.0f} %", one.reason[screen.language])
    return table


def likely(value: float, times: float, error: float | None, digits: int) -> str:
    """A number, with how far it may be off where it is known to be an estimate."""
    off = f" ±{times * error:.{digits}f}" if error else ""
    return f"{times * value:.{digits}f}{off}"
