"""The games, one folder each, found at run time: adding a game edits no list. `saqqara.games()` gives all of them by name."""

import sys
from types import ModuleType
from typing import Any


class Games(ModuleType):
    """The type of this module, which can be called."""

    def __call__(self) -> Any:
        """Return all games, by name."""
        from saqqara.core.game import games

        return games()


sys.modules[__name__].__class__ = Games
