"""The commands gathered: each is declared by the function that does it, its options included. Texts are message keys there, put into the
person's language here. Only the module of the command that is named is imported, so that a start stays quick.
"""

import importlib
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer import Option

from saqqara.core.texts import say

COMMANDS = {
    "games": "menu.list_games",
    "play": "play.play_game",
    "replay": "replay.replay_record",
    "verify": "replay.verify_record",
    "hint": "hint.give_hint",
    "tournament": "tournament.hold_tournament",
    "simulate": "simulate.simulate_games",
    "report": "report.write_report",
    "review": "review.review_record",
    "puzzle": "puzzles.solve_puzzles",
    "host": "host.host_at_home",
    "site": "site.write_site",
    "config": "serve.print_config",
    "serve": "serve.serve_tables",
    "new-game": "new_game.new_game",
    "model": "model.show_model",
    "deck check": "deck.check_deck",
    "deck balance": "deck.measure_balance",
    "deck copy": "deck.copy_deck",
    "deck draw": "deck.draw_deck",
    "bench engine": "bench.engine_command",
    "bench bots": "bench.bots_command",
    "bench server": "bench.server_command",
    "admin export": "admin.export_data",
    "admin import": "admin.import_data",
    "admin people": "admin.list_people",
    "admin tables": "admin.list_tables",
    "admin person": "admin.write_person",
    "admin forget": "admin.forget_person",
    "admin ratings": "admin.rebuild_ratings",
    "admin puzzles": "admin.rebuild_puzzle_ratings",
    "admin clear": "admin.clear_data",
    "admin host": "admin.make_host_link",
    "lab exploit": "exploit.measure_exploitability",
    "lab puzzles": "puzzles.make_puzzles",
    "lab check-puzzles": "puzzles.check_puzzles",
}
"""Each command with its module and function; its help is the message `cli-help-` and its name."""
GROUPS = {path.partition(" ")[0] for path in COMMANDS if " " in path}
PANELS = ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE", "DEFAULT_STRING", "REQUIRED_LONG_STRING")


def print_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from saqqara import __version__

        typer.echo(f"saqqara {__version__}")
        raise typer.Exit


def saqqara(
    lang: Annotated[str, Option("--lang", metavar="fr|en", help="cli-opt-lang", show_default=False)] = "",
    version: Annotated[bool, Option("--version", callback=print_version, is_eager=True, help="cli-opt-version")] = False,
) -> None:
    """Hold what all commands have; `--lang` has been read before this."""


def not_loaded() -> None:
    """Stand for a command that the command line does not name."""


def load_command(name: str, language: str) -> Any:
    """Return the function of a command; that of `play` takes the options of the games too."""
    module, function = COMMANDS[name].split(".")
    loaded: Any = importlib.import_module(f"saqqara.cli.{module}")
    return loaded.with_options_of_games(language) if name == "play" else getattr(loaded, function)


def command_tree(language: str, words: Sequence[str] | None = None) -> Any:
    """Return all commands, those that a command line names with what they take, or every one; help texts are still keys."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, help="cli-help", context_settings={"help_option_names": ["--help", "-h"]})
    app.callback()(saqqara)
    groups = {"": app}
    for path in COMMANDS:
        group, _, name = path.rpartition(" ")
        if group not in groups:
            groups[group] = typer.Typer(no_args_is_help=True, help=f"cli-help-{group}")
            app.add_typer(groups[group], name=group)
        function = load_command(path, language) if words is None or name in words else not_loaded
        groups[group].command(name, help=f"cli-help-{path.replace(' ', '-')}")(function)
    return typer.main.get_command(app)


def command(language: str, words: Sequence[str] | None = None) -> Any:
    """Return the command tree; only who asks for help, or names a group and no command of it, needs texts in their language."""
    tree = command_tree(language, words)
    if words and words[-1] not in GROUPS and {"--help", "-h"}.isdisjoint(words):
        return tree
    panels: Any = importlib.import_module("typer.rich_utils")
    for name in PANELS:
        setattr(panels, name, say(f"cli-panel-{name.split('_')[0].lower()}", language))
    translate_help(tree, language)
    return tree


def translate_help(tree: Any, language: str) -> None:
    """Put every help text of a command, and of those below it, into a language."""
    help_option = tree.get_help_option(typer.Context(tree))
    for item in (tree, *tree.params, *([help_option] if help_option else [])):
        text = "cli-opt-help" if item is help_option else getattr(item, "help", None)
        if text and text.startswith("cli-"):
            item.help = say(text, language)
    for below in getattr(tree, "commands", {}).values():
        translate_help(below, language)
