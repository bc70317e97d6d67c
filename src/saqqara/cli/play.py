"""`saqqara play`: from the request on the command line to the last board."""

import inspect
from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Option

from saqqara.cli import typed_words
from saqqara.cli.command_options import Ctx, DeckFile, GameOptions, Seats
from saqqara.cli.game_loop import play_to_the_end
from saqqara.cli.game_session import GameSession, Leave
from saqqara.cli.keyboard import Keyboard, open_keyboard
from saqqara.cli.menu import choose_from_menu
from saqqara.cli.screen import Screen
from saqqara.cli.table_setup import PlayRequest, open_table, split_pairs
from saqqara.core.errors import BadSetup
from saqqara.core.game import games
from saqqara.core.texts import say


def play_game(
    ctx: Ctx,
    game: Annotated[str | None, Argument(metavar="GAME", help="cli-arg-game", show_default=False)] = None,
    seats: Seats = None,
    bots: Annotated[str | None, Option(metavar="N|LEVEL,…", help="cli-opt-bots", show_default=False)] = None,
    names: Annotated[str | None, Option(metavar="A,B,…", help="cli-opt-names", show_default=False)] = None,
    seed: Annotated[str | None, Option(help="cli-opt-seed", show_default=False)] = None,
    deck: DeckFile = None,
    option: GameOptions = None,
    time: Annotated[list[str] | None, Option(metavar="NAME=SECONDS", help="cli-opt-time", show_default=False)] = None,
    load: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-load", show_default=False)] = None,
    daily: Annotated[bool, Option("--daily", help="cli-opt-daily")] = False,
    **named: Any,
) -> None:
    """Play a whole game, or until somebody leaves; `named` are the options and times that the games bring, by their own names."""
    given = {name: str(value) for name, value in named.items() if value not in (None, False)}
    time_names = {name for kind in games().values() for name in kind.times}
    options = split_pairs(option or [], "--option") | {name: value for name, value in given.items() if name not in time_names}
    times = split_pairs(time or [], "--time") | {name: value for name, value in given.items() if name in time_names}
    keyboard = open_keyboard(ctx.obj)
    try:
        begin(ctx.obj, keyboard, PlayRequest(game, seats, seed, bots, names, deck, load, options, times, daily))
    except (Leave, EOFError):
        ctx.obj.tell("cli-bye")


def begin(screen: Screen, keyboard: Keyboard, request: PlayRequest) -> None:
    """Open the table, play at it, and offer the record."""
    if request.load is not None and (request.game or request.seats or request.names or request.deck or request.options or request.times):
        raise BadSetup("cli-load-alone")
    if request.load is None and request.game is None and not request.daily:
        request = choose_from_menu(screen, keyboard, request)
    with screen.busy(screen.say("cli-preparing")):
        table, levels = open_table(screen, request)
        session = GameSession(screen, keyboard, table, levels, request.seed)
    session.saved = request.load is not None
    with session.kept():
        play_to_the_end(session)
    while session.people and not session.saved:
        typed = typed_words.parse(keyboard.pause(screen.say("cli-end-question")))
        if typed is None or typed.command == "quit":
            return
        session.run_command(typed, None)


def with_options_of_games(language: str) -> Any:
    """Return the command with an option for each option and each time of the games: `--mode fair`, `--advanced`, `--sand 45`."""
    own = [parameter for parameter in inspect.signature(play_game).parameters.values() if parameter.kind is not parameter.VAR_KEYWORD]
    names = dict.fromkeys(name for game in games().values() for name in (*game.options, *game.times))

    def play_any(*args: Any, **kwargs: Any) -> None:
        play_game(*args, **kwargs)

    added = [option_of_games(name, language) for name in names if name not in {parameter.name for parameter in own}]
    play_any.__signature__ = inspect.Signature([*own, *added])  # type: ignore[attr-defined]
    play_any.__annotations__ = {}
    return play_any


def option_of_games(name: str, language: str) -> inspect.Parameter:
    """Return a flag, or an option with a value, and what each game that has it says of it."""
    helps: list[str] = []
    values: list[str] = []
    is_flag = False
    for game in games().values():
        for kind, known in (("option", name in game.options), ("time", name in game.times)):
            if known:
                helps.append(f"{say(f'{kind}-{name}', language, game.name)} ({game.title(language)}).")
                choices = game.options[name].values if kind == "option" else ("SECONDS",)
                is_flag |= all(isinstance(value, bool) for value in choices)
                values += map(str, choices)
    metavar = None if is_flag else "|".join(dict.fromkeys(values))
    option: Any = Option(f"--{name.replace('_', '-')}", metavar=metavar, help=" ".join(helps), show_default=False)
    kind_of_value: Any = bool if is_flag else str | None
    annotation = Annotated[kind_of_value, option]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=False if is_flag else None, annotation=annotation)
