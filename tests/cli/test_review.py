"""`saqqara review`."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from saqqara.bots.review.model import Review
from saqqara.core.rng import generator
from saqqara.core.table import Table
from tests.cli.helping import Person, Shell, a_whole_game

MOVES = 6
"""Of the game, from a position near its end: no more is needed to say everything."""


@pytest.fixture
def late(tmp_path: Path) -> Path:
    """The end of a game for two."""
    before, luck = Table("objective", 2, b"review"), generator(b"review")
    while before.length < 24 - MOVES:
        before.play(before.to_act[0], before.sample(before.to_act[0], luck))
    table = Table.from_position(before.position(), b"review")
    while not table.over:
        table.play(table.to_act[0], table.sample(table.to_act[0], luck))
    file = tmp_path / "late.json"
    file.write_text(json.dumps(table.record()), encoding="utf-8")
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game for two."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(a_whole_game("objective", 2, "review")[1].record()), encoding="utf-8")
    return file


def test_a_review_on_the_screen_has_a_verdict(shell: Shell, late: Path) -> None:
    ran = shell("review", late, "--seconds-a-move", 0.002)
    assert (ran.code, ran.err) == (0, "")  # the bar is for terminals
    assert "won." in ran.out or "shared the win" in ran.out
    for part in ("Winning chances", "Luck and skill", "Turning points", "Decisions", "margin of error (95%)"):
        assert part in ran.out


def test_a_review_in_a_terminal_has_a_bar_and_can_be_stopped(sit_down: Callable[..., Person], record: Path) -> None:
    person = sit_down("review", record, "--seconds-a-move", 2)
    person.child.timeout = 60  # the machine may be busy
    person.sees("Reviewing the game")
    person.child.sendintr()
    person.sees("The review was stopped before it was complete")
    assert person.leaves() == 130


def test_a_review_as_a_page_needs_nothing_from_elsewhere(shell: Shell, late: Path) -> None:
    ran = shell("--lang", "fr", "review", late, "--seconds-a-move", 0.002, "--html", "page.html")
    assert (ran.code, ran.err) == (0, "")
    page = (late.parent / "page.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert not re.search(r"https?:|//|url\(|src=|@import|<link", page)
    assert page.count("<polyline") == 2
    assert page.count("<tr>") > 2 * MOVES  # the curve as a table too
    assert "± est la marge" in page
    again = shell("review", late, "--html", "page.html")
    assert again.code == 2  # it is there already
    assert "page.html" in again.err
    told = shell("review", late, "--seconds-a-move", 0.002, "--json")
    assert msgspec.json.decode(told.out, type=Review).through == MOVES


def test_what_cannot_be_reviewed_is_a_sentence(shell: Shell, record: Path) -> None:
    running = json.loads(record.read_text(encoding="utf-8"))
    del running["outcome"]
    file = record.parent / "running.json"
    file.write_text(json.dumps({**running, "moves": running["moves"][:5]}), encoding="utf-8")
    for words, sentence in (
        ((file,), "Only finished games can be reviewed"),
        ((record, "--seconds-a-move", 0), "above 0 and at most 60"),
    ):
        ran = shell("review", *words)
        assert ran.code == 2
        assert sentence in ran.err
