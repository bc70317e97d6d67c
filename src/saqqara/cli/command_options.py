"""Arguments and options that several commands share. Their help texts are message keys, put into the person's language by `app`."""

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

Ctx = typer.Context
Game = Annotated[str, Argument(metavar="GAME", help="cli-arg-game", show_default=False)]
CardGame = Annotated[str, Argument(metavar="GAME", help="cli-arg-deck-game", show_default=False)]
Record = Annotated[Path, Argument(metavar="RECORD", help="cli-arg-record", show_default=False)]
Player = Annotated[str, Argument(metavar="PLAYER", help="cli-arg-player")]
Seats = Annotated[int | None, Option(help="cli-opt-seats", show_default=False)]
Seed = Annotated[str, Option(help="cli-opt-seed-games")]
GameOptions = Annotated[list[str] | None, Option(metavar="NAME=VALUE", help="cli-opt-option", show_default=False)]
DeckFile = Annotated[Path | None, Option(metavar="FILE", help="cli-opt-deck", show_default=False)]
Force = Annotated[bool, Option("--force", help="cli-opt-force")]
Json = Annotated[bool, Option("--json", help="cli-opt-json")]
Config = Annotated[Path | None, Option("--config", metavar="FILE", help="cli-opt-config", show_default=False)]
