"""The fixtures of the terminal's tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.helping import Person, Shell


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    return Shell(monkeypatch, capsys, tmp_path)


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[Callable[..., Person]]:
    sitting: list[Person] = []

    def one(*arguments: object, rows: int = 40, columns: int = 100) -> Person:
        sitting.append(Person(tmp_path, *arguments, rows=rows, columns=columns))
        return sitting[-1]

    yield one
    for person in sitting:  # nobody is left sitting there, whatever the test did
        person.child.close(force=True)
