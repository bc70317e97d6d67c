"""A short menu for whoever has not said what to play: a game, how many people, how many bots. Enter takes what is proposed."""

from dataclasses import replace

from rich.table import Table as Grid
from rich.text import Text

from saqqara.cli.game_session import GOLD
from saqqara.cli.keyboard import Keyboard
from saqqara.cli.screen import Screen
from saqqara.cli.table_setup import Wishes
from saqqara.core.game import Game, games


def menu(screen: Screen, keyboard: Keyboard, wishes: Wishes) -> Wishes:
    """What the person would like to play."""
    screen.clear()
    screen.tell("cli-menu-welcome", GOLD)
    screen.show(shelf(screen))
    game = choose_game(screen, keyboard)
    if wishes.seats is not None or wishes.bots is not None:
        return replace(wishes, game=game.name)
    most = game.seats[-1]
    people = number(screen, keyboard, "cli-menu-people", 1, most, 1)
    least = max(0, game.seats[0] - people)
    bots = number(screen, keyboard, "cli-menu-bots", least, most - people, least) if people < most else 0
    return replace(wishes, game=game.name, seats=people + bots, bots=str(bots))


def shelf(screen: Screen) -> Grid:
    """The games, numbered."""
    table = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for n, game in enumerate(games().values(), 1):
        line = screen.say("tagline", game.name)
        facts = screen.say("cli-menu-facts", least=game.seats[0], most=game.seats[-1], minutes=game.minutes)
        table.add_row(Text(str(n), style="bold"), Text(game.title(screen.language), style=GOLD), Text(f"{line}\n{facts}"))
    return table


def choose_game(screen: Screen, keyboard: Keyboard) -> Game:
    """By its number, its name or its title, or the beginning of one."""
    shelf_ = list(games().values())
    while True:
        text = keyboard.answer(screen.say("cli-menu-game", most=len(shelf_), default=1)).strip().casefold() or "1"
        if text.isdigit() and 1 <= int(text) <= len(shelf_):
            return shelf_[int(text) - 1]
        fitting = [game for game in shelf_ if any(name.casefold().startswith(text) for name in (game.name, game.title(screen.language)))]
        if len(fitting) == 1:
            return fitting[0]
        screen.tell("cli-menu-again", "#ff8a65", least=1, most=len(shelf_))


def number(screen: Screen, keyboard: Keyboard, key: str, least: int, most: int, default: int) -> int:
    """A whole number within bounds."""
    while True:
        text = keyboard.answer(screen.say(key, least=least, most=most, default=default)).strip() or str(default)
        if text.isascii() and text.isdigit() and least <= int(text) <= most:
            return int(text)
        screen.tell("cli-menu-again", "#ff8a65", least=least, most=most)


def listing(screen: Screen) -> Grid:
    """`saqqara games`: each game with its seats, minutes, options and times."""
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("game", "title", "seats", "minutes", "options"):
        table.add_column(screen.say(f"cli-games-{key}"))
    for game in games().values():
        table.add_row(
            Text(game.name, style=GOLD),
            Text(game.title(screen.language)),
            Text(f"{game.seats[0]}–{game.seats[-1]}"),
            Text(str(game.minutes)),
            Text("; ".join(choices(screen, game)) or "–"),
        )
    return table


def choices(screen: Screen, game: Game) -> list[str]:
    """Options and times in a few words each."""
    found = []
    for name, option in game.options.items():
        values = ", ".join(str(value).lower() for value in option.values)
        found.append(screen.say("cli-games-option", name=name, values=values, default=str(option.default).lower()))
    for name, seconds in game.times.items():
        found.append(screen.say("cli-games-time", name=name, default="none" if seconds is None else f"{seconds:g} s"))
    return found
