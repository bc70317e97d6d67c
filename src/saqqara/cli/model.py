"""`saqqara model`: what is made from a game's declaration."""

from typing import Annotated

from typer import Option

from saqqara.cli.command_options import Ctx, Game
from saqqara.cli.screen import Screen
from saqqara.core.declaration_source import model_source
from saqqara.core.game import find
from saqqara.core.secrecy import Secret


def show_model(ctx: Ctx, game: Game, show: Annotated[bool, Option("--show", help="cli-opt-model-show")] = False) -> None:
    """Print it as source, or how much it is."""
    screen: Screen = ctx.obj
    kind = find(game)
    if show:
        screen.verbatim(model_source(kind))
        return
    model = kind.model
    secrets = sum(isinstance(one, Secret) for one in model.secrets)
    numbers = {
        "bytes": model.State.SIZE,
        "position": len(model.Position.__struct_fields__),
        "view": len(model.fields),
        "secrets": secrets,
    }
    screen.tell("cli-model", "", title=kind.title(screen.language), **numbers)
