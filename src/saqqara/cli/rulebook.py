"""The rules page of a game, and one clause of it."""

import re

from saqqara.core.errors import BadSetup
from saqqara.core.game import Game
from saqqara.core.texts import rules_text

CLAUSE = re.compile(r"^\*\*([A-Z]+[0-9]+[a-z]?)\*\*", re.MULTILINE)
END = re.compile(r"^(#|\*\*[A-Z]+[0-9]+[a-z]?\*\*)", re.MULTILINE)


def page(game: Game, language: str) -> str:
    """Return the whole page, in Markdown."""
    return rules_text(game.name, language)


def clause(game: Game, language: str, asked: str) -> str:
    """Return one clause, in Markdown, up to the next clause or heading."""
    text = page(game, language)
    for found in CLAUSE.finditer(text):
        if found[1].casefold() == asked.casefold():
            end = END.search(text, found.end())
            return text[found.start() : end.start() if end else len(text)].strip()
    raise BadSetup("cli-no-clause", clause=asked[:20], known=tuple(CLAUSE.findall(text)))
