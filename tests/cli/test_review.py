"""`saqqara review`."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from saqqara.bots.review.model import Review
from tests.cli.helping import Person, Shell, a_whole_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game for two."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(a_whole_game("objective", 2, "review")[1].record()), encoding="utf-8")
    return file


def test_a_review_in_a_terminal_has_a_bar_and_a_verdict(sit_down: Callable[..., Person], record: Path) -> None:
    person = sit_down("review", record, "--seconds-a-move", 0.002)
    shown = person.sees("Luck apart from skill")
    assert "Thinking about the game" in shown
    assert "won." in shown or "shared the victory" in shown
    assert person.leaves() == 0


def test_a_review_that_is_stopped_says_so(sit_down: Callable[..., Person], record: Path) -> None:
    person = sit_down("review", record, "--seconds-a-move", 2)
    person.sees("Thinking about the game")
    person.child.sendintr()
    person.sees("Stopped before the review was done")
    assert person.leaves() == 130


def test_a_review_as_a_page_needs_nothing_from_elsewhere(shell: Shell, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # here, in this process
    ran = shell("--lang", "fr", "review", record, "--seconds-a-move", 0.002, "--html", "page.html")
    assert (ran.code, ran.err) == (0, "")
    page = (record.parent / "page.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert not re.search(r"https?:|//|url\(|src=|@import|<link", page)
    assert page.count("<polyline") == 2
    assert page.count("<tr>") > 25  # the curve as a table too
    again = shell("review", record, "--html", "page.html")
    assert again.code == 2  # it is there already
    assert "page.html" in again.err
    told = shell("review", record, "--seconds-a-move", 0.002, "--json")
    assert msgspec.json.decode(told.out, type=Review).through == 24


def test_what_cannot_be_reviewed_is_a_sentence(shell: Shell, record: Path) -> None:
    running = json.loads(record.read_text(encoding="utf-8"))
    del running["outcome"]
    file = record.parent / "running.json"
    file.write_text(json.dumps({**running, "moves": running["moves"][:5]}), encoding="utf-8")
    for words, sentence in (
        ((file,), "only a finished one can be reviewed"),
        ((record, "--seconds-a-move", 0), "more than 0 and at most 60"),
    ):
        ran = shell("review", *words)
        assert ran.code == 2
        assert sentence in ran.err
