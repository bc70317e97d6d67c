"""Drawings of a game's cards, kept as SVG that any drawing program opens: each `<symbol>` of `extras/shapes.svg` is one shape."""

import re
from functools import cache

from saqqara.core.game import GAMES

SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)


@cache
def shapes(game: str) -> dict[str, str]:
    """Return a game's shapes by name, each as SVG without line breaks."""
    text = (GAMES / game / "extras/shapes.svg").read_text(encoding="utf-8")
    return {name: re.sub(r">\s+<", "><", inside.strip()) for name, inside in SYMBOL.findall(text)}
