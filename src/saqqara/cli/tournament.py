"""`saqqara tournament`: many games of bots among themselves."""

from typing import Annotated

from rich.table import Table as Grid
from typer import Option

from saqqara.bots.player_spec import enter, leave
from saqqara.bots.tournament import Pairing, Standing, play_all, standings
from saqqara.cli.command_options import Ctx, DeckFile, Game, GameOptions, Json, Seed
from saqqara.cli.screen import Screen, plain_table, progress_bar
from saqqara.cli.table_setup import given_options
from saqqara.core.errors import BadSetup
from saqqara.core.game import find

PLAYER_COLUMNS = 18
"""Of 80, for the name of a player."""


def hold_tournament(
    ctx: Ctx,
    game: Game,
    players: Annotated[str, Option(metavar="A,B,…", help="cli-opt-players")] = "master,adept",
    games: Annotated[int, Option(min=1, max=1_000_000, help="cli-opt-tournament-games")] = 400,
    seed: Seed = "1",
    seats: Annotated[int | None, Option(help="cli-opt-tournament-seats", show_default=False)] = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    redealt: Annotated[bool, Option("--redealt", help="cli-opt-redealt")] = False,
    json: Json = False,
) -> None:
    """Play many games and say how everybody fared."""
    screen: Screen = ctx.obj
    kind = find(game)
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    if len(names) < 2:
        raise BadSetup("cli-tournament-two")
    chosen = kind.seat_count(seats if seats is not None else max(kind.seats[0], len(names)))
    if chosen < len(names):
        raise BadSetup("cli-tournament-seats", players=len(names), seats=chosen)
    own = kind.deck(deck) if deck is not None else None
    pairing = Pairing(game, names, chosen, games, seed, kind.choices(chosen, given_options(kind, option)), own, redealt)
    for name in dict.fromkeys(names):
        leave(enter(name, b"", own))  # a name that is none is refused before anything is played
    with progress_bar(kind.title(screen.language), pairing.deals * chosen, json) as advance:
        found = standings(pairing, play_all(pairing, advance))
    if json:
        screen.show_json({"pairing": pairing, "standings": found})
    else:
        screen.show(standings_table(screen, found))


def standings_table(screen: Screen, found: list[Standing]) -> Grid:
    """Return standings as a table of 80 columns at most: only long names of players are broken."""
    heads = ("player", "games", "win", "between", "score", "margin", "move", "longest", "rating")
    table = plain_table([screen.say(f"cli-tournament-{name}") for name in heads], gap=1, width=PLAYER_COLUMNS)
    for row in found:
        table.add_row(
            row.player,
            str(row.games),
            screen.percent(row.win, digits=1),
            screen.percent(row.low, row.high),
            f"{row.score:.1f}",
            f"{row.margin:+.1f}",
            duration(row.move_seconds),
            duration(row.longest_move),
            f"{row.rating:.1f}±{row.rating_sigma:.1f}",
        )
    return table


def duration(seconds: float) -> str:
    """Return a time in few letters."""
    return f"{seconds:.1f} s" if seconds >= 1 else f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.1f} ms"
