"""Small words for tests that read as the rules do: given a position, when a move, then the position."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from saqqara import Refused, SaqqaraError, Table, imagine, replay
from saqqara.core.game import find, games
from saqqara.core.rng import draw, generator
from saqqara.core.texts import LANGUAGES


def after(position: dict[str, Any], *moves: tuple[int | None, str], seed: bytes = b"test") -> Table:
    """Return the table after some moves from a position."""
    table = Table.from_position(position, seed)
    for seat, text in moves:
        table.play(seat, text)
    return table


def refused(table: Table, seat: int | None, text: str) -> str:
    """Return the clause that a refused move names; checks that nothing changed and that both languages have a sentence."""
    before = (table.position(), table.save())
    with pytest.raises(Refused) as caught:
        table.play(seat, text)
    assert (table.position(), table.save()) == before
    assert caught.value.reason("fr") != caught.value.reason("en")
    return caught.value.clause


def understandable(problem: SaqqaraError, game: str | None = None) -> None:
    """Check the sentences about a position, which are for its editor: the field by its name, JSON's words, clauses called rules."""
    sentences = {language: problem.reason(language) for language in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES), sentences
    for sentence in sentences.values():
        assert len(sentence) > 20, sentence
        assert sentence.endswith("."), sentence
        assert not re.search(r"“-”|« - »|\bTrue\b|\bFalse\b|\bNone\b|NoneType|[<>]=|\{ ?\$", sentence), sentence
        outside = re.sub(r"\((?:rules?|règles?) [^()]*\)", "", re.sub(r"“[^”]*”|« [^»]* »", "", sentence))
        for letter in {clause_letter(game)} - {None}:
            assert not re.search(rf"\b{letter}R?[0-9]+[a-z]?\b", outside), (
                f"{sentence}: write (rule {letter}1) and say in words what it demands"
            )


@cache
def clause_letter(game: str | None) -> str | None:
    """Return the letter of a game's clauses."""
    letters = [] if game is None else re.findall(r"\*\*([A-Z])1\*\*", (find(game).folder / "texts/rules.en.md").read_text(encoding="utf-8"))
    return letters[0] if letters else None


def bad(kind: type[SaqqaraError], position: dict[str, Any], field: str, deck: Any = None) -> None:
    """Check that a position is refused by a sentence that names the field."""
    with pytest.raises(kind) as caught:
        Table.from_position(position, deck=deck)
    assert field in caught.value.reason("en"), caught.value.reason("en")
    assert field in caught.value.reason("fr")
    understandable(caught.value, position.get("game") if position.get("game") in games() else None)


def played(game: str, seats: int, deck: dict[str, Any], seed: bytes = b"variant") -> Iterator[Table]:
    """Yield a random game with a deck of one's own, as it stands before each move and at the end.

    At each step what a seat imagines can be played, and the position goes through JSON to the same table; the record replays in the end.
    """
    table, chance = Table(game, seats, seed, deck=deck), generator(seed)
    yield table
    while not table.over:
        seat = table.to_act[draw(chance, len(table.to_act))]
        table.play(seat, table.sample(seat, chance))
        again = Table.from_position(table.position(), deck=deck)
        assert again.position() == table.position()
        assert again.to_act == table.to_act
        for viewer in (None, seat):
            imagined = imagine(table.look(viewer), seed, deck=deck)
            assert imagined.look(viewer).view == table.look(viewer).view
        yield table
    assert replay(table.record()).position() == table.position()


def seeds(n: int) -> Iterable[bytes]:
    """Return some seeds."""
    return (f"seed {i}".encode() for i in range(n))
