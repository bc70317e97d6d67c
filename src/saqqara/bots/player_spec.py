"""A player as it is named on a command line: `master`, a strength between levels (`6.5/10`), either with its tries (`master@2000`) or
seconds (`master@0.5s`) a move, `exec:COMMAND`."""

import re
from typing import Any

from saqqara.bots.external_program import External
from saqqara.bots.interface import Bot
from saqqara.bots.levels import levels, make, no_level
from saqqara.bots.strength import placed
from saqqara.bots.thinker import Thinker

SPEC = re.compile(r"(?P<level>[a-z]+|[0-9.]+/10)@(?:(?P<tries>[0-9]{1,9})|(?P<seconds>[0-9]{0,4}(?:\.[0-9]+)?)s)")
EXEC = "exec:"


def enter(name: str, seed: bytes, deck: Any = None) -> Bot:
    """Return the player of that name, ready for a game."""
    if name.startswith(EXEC):
        return External(name.removeprefix(EXEC), deck)
    match = SPEC.fullmatch(name)
    if match is None:
        return make(name, seed, deck)
    if placed(match["level"]) is None:
        raise no_level(match["level"], levels()[1:])
    if match["tries"] is not None:
        return Thinker(match["level"], seed, deck, simulations=max(1, int(match["tries"])))
    return Thinker(match["level"], seed, deck, seconds=float(match["seconds"] or 0))


def leave(bot: Bot) -> None:
    """Let this player go at the end of the game."""
    if isinstance(bot, External):
        bot.close()
