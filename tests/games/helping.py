"""Small words for tests that read as the rules do: given a position, when a move, then the position."""

from collections.abc import Iterable
from typing import Any

import pytest

from saqqara import Refused, SaqqaraError, Table


def after(position: dict[str, Any], *moves: tuple[int | None, str], seed: bytes = b"test") -> Table:
    """The table after some moves from a position."""
    table = Table.from_position(position, seed)
    for seat, text in moves:
        table.play(seat, text)
    return table


def refused(table: Table, seat: int | None, text: str) -> str:
    """The clause that a refused move names; checks that nothing changed and that both languages have a sentence."""
    before = (table.position(), table.save())
    with pytest.raises(Refused) as caught:
        table.play(seat, text)
    assert (table.position(), table.save()) == before
    assert caught.value.reason("fr") != caught.value.reason("en")
    return caught.value.clause


def bad(kind: type[SaqqaraError], position: dict[str, Any], field: str, deck: Any = None) -> None:
    """A position is not accepted, in a sentence that names the field."""
    with pytest.raises(kind) as caught:
        Table.from_position(position, deck=deck)
    assert field in caught.value.reason("en"), caught.value.reason("en")
    assert field in caught.value.reason("fr")


def seeds(n: int) -> Iterable[bytes]:
    """Some seeds."""
    return (f"seed {i}".encode() for i in range(n))
