"""Pyramid games at one table.

table = saqqara.Table("objective", seats=2, mode="fair")
table.look(0).moves
table.play(0, "red 7")
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saqqara.core.determinization import imagine
    from saqqara.core.errors import BadDeck, BadPosition, BadRecord, BadSetup, BadStudy, Refused, SaqqaraError, Unreadable
    from saqqara.core.game import games
    from saqqara.core.look import Look, Outcome
    from saqqara.core.record_replay import replay
    from saqqara.core.table import Table

__version__ = "0.1.0"

# Loaded when first asked for: `import saqqara` stays quick, and Numba is loaded only where games are compiled.
_WHERE = {
    "BadDeck": "errors",
    "BadPosition": "errors",
    "BadRecord": "errors",
    "BadSetup": "errors",
    "BadStudy": "errors",
    "Look": "look",
    "Outcome": "look",
    "Refused": "errors",
    "SaqqaraError": "errors",
    "Table": "table",
    "Unreadable": "errors",
    "imagine": "determinization",
    "replay": "record_replay",
}

__all__ = [
    "BadDeck",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "BadStudy",
    "Look",
    "Outcome",
    "Refused",
    "SaqqaraError",
    "Table",
    "Unreadable",
    "games",
    "imagine",
    "replay",
]


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("saqqara.games")
    if name not in _WHERE:
        raise AttributeError(f"module 'saqqara' has no attribute {name!r}")
    return getattr(import_module(f"saqqara.core.{_WHERE[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
