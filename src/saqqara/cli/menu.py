"""`saqqara games`, and a short menu for `saqqara play` without a game: Enter takes what is proposed."""

from dataclasses import replace

from rich.table import Table as Grid
from rich.text import Text

from saqqara.cli.command_options import Ctx
from saqqara.cli.keyboard import Keyboard
from saqqara.cli.screen import GOLD, WRONG, Screen
from saqqara.cli.table_setup import PlayRequest
from saqqara.core.game import Game, games


def list_games(ctx: Ctx) -> None:
    """Show each game with its seats, minutes, options and times."""
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("game", "title", "seats", "minutes", "options"):
        table.add_column(ctx.obj.say(f"cli-games-{key}"))
    for game in games().values():
        seats, choices = f"{game.seats[0]}–{game.seats[-1]}", "; ".join(choices_of(ctx.obj, game)) or "–"
        table.add_row(Text(game.name, style=GOLD), game.title(ctx.obj.language), seats, str(game.minutes), Text(choices))
    ctx.obj.show(table)


def choices_of(screen: Screen, game: Game) -> list[str]:
    """Return options and times in a few words each."""
    found = []
    for name, option in game.options.items():
        values = ", ".join(str(value).lower() for value in option.values)
        found.append(screen.say("cli-games-option", name=name, values=values, default=str(option.default).lower()))
    for name, seconds in game.times.items():
        found.append(screen.say("cli-games-time", name=name, default="none" if seconds is None else f"{seconds:g} s"))
    return found


def choose_from_menu(screen: Screen, keyboard: Keyboard, request: PlayRequest) -> PlayRequest:
    """Return what the person would like to play."""
    screen.clear()
    screen.tell("cli-menu-welcome", GOLD)
    table = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for n, game in enumerate(games().values(), 1):
        facts = screen.say("cli-menu-facts", least=game.seats[0], most=game.seats[-1], minutes=game.minutes)
        title = Text(game.title(screen.language), style=GOLD)
        table.add_row(Text(str(n), style="bold"), title, Text(f"{screen.say('tagline', game.name)}\n{facts}"))
    screen.show(table)
    game = choose_game(screen, keyboard)
    if request.seats is not None or request.bots is not None:
        return replace(request, game=game.name)
    most = game.seats[-1]
    people = ask_number(screen, keyboard, "cli-menu-people", 1, most, 1)
    least = max(0, game.seats[0] - people)
    bots = ask_number(screen, keyboard, "cli-menu-bots", least, most - people, least) if people < most else 0
    return replace(request, game=game.name, seats=people + bots, bots=str(bots))


def choose_game(screen: Screen, keyboard: Keyboard) -> Game:
    """Ask for a game by its number, its name or its title, or the beginning of one."""
    every = list(games().values())
    while True:
        text = keyboard.answer(screen.say("cli-menu-game", most=len(every), default=1)).strip().casefold() or "1"
        if text.isdigit() and 1 <= int(text) <= len(every):
            return every[int(text) - 1]
        fitting = [game for game in every if any(name.casefold().startswith(text) for name in (game.name, game.title(screen.language)))]
        if len(fitting) == 1:
            return fitting[0]
        screen.tell("cli-menu-again", WRONG, least=1, most=len(every))


def ask_number(screen: Screen, keyboard: Keyboard, key: str, least: int, most: int, default: int) -> int:
    """Ask for a whole number within bounds."""
    while True:
        text = keyboard.answer(screen.say(key, least=least, most=most, default=default)).strip() or str(default)
        if text.isascii() and text.isdigit() and least <= int(text) <= most:
            return int(text)
        screen.tell("cli-menu-again", WRONG, least=least, most=most)
