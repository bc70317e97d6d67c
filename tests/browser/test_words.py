"""The client's words: the same in French and English, French as printers set it, and none that is asked for and missing."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.browser.driving import GAMES, WEB

FILES = sorted(path.parent for path in WEB.rglob("en.ftl"))
BREAKS = re.compile(r"\S [:;!?»](?![\w-])|« ")
"""A space that could part a sign from its word at the end of a line."""


class Texts(Visitor):
    """The pieces of text in a file."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        """A sentence, with a letter for whatever is put into it."""
        self.found.append("".join(part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements))
        self.generic_visit(node)


@cache
def read(file: Path) -> tuple[frozenset[str], list[str]]:
    """The names of the messages in a file, and their texts."""
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file
    texts = Texts()
    texts.visit(resource)
    return frozenset(entry.id.name for entry in resource.body if isinstance(entry, ast.Message)), texts.found


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: str(folder.relative_to(WEB)))
def test_french_and_english_say_the_same_things(folder: Path) -> None:
    (english, _), (french, texts) = read(folder / "en.ftl"), read(folder / "fr.ftl")
    assert english == french
    assert not [text for text in texts if BREAKS.search(text)]
    assert not [text for text in texts if '"' in text], "« … », not straight quotes"


def test_whatever_is_asked_for_is_there() -> None:
    shared = read(WEB / "i18n/en.ftl")[0]
    for source in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        game = next((part for part in source.relative_to(WEB).parts[1:-1]), None)
        text = source.read_text(encoding="utf-8")
        for key in re.findall(r'\bsay\("([a-z][\w-]*)"\)', text):
            own = read(WEB / f"games/{game}/en.ftl")[0] if source.is_relative_to(WEB / "games") and game else frozenset()
            assert key in shared | own, f"{source.name}: {key}"
        if game and source.is_relative_to(WEB / "games"):
            own = read(WEB / f"games/{game}/en.ftl")[0] | read(GAMES / game / "messages.en.ftl")[0]
            missing = set(re.findall(r'\b(?:tell|word|say)\("([a-z][\w-]*)"', text)) - own - shared
            assert not missing, f"{source.name}: {missing}"
