"""`saqqara play GAME --daily`: today's challenge in the terminal, the same for everybody with the same version, without any network."""

import io
import sys

import pytest

import saqqara
from saqqara.bots.daily_opponents import DayBot
from saqqara.cli import main, table_setup
from saqqara.cli.game_session import GameSession
from saqqara.cli.keyboard import PipedLines
from saqqara.cli.screen import Screen
from saqqara.cli.table_setup import PlayRequest, open_table
from saqqara.solo import daily


def test_todays_challenge_is_everybodys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setattr(table_setup, "today", lambda: "2026-11-16")
    screen = Screen("en")
    table, holders = open_table(screen, PlayRequest(game="hourglass", daily=True))
    same = daily.begin("hourglass", daily.seed_of(daily.home_key(saqqara.__version__), "2026-11-16", "hourglass"))
    assert (table.position(), table.names) == (same.position(), ("Player A", "The sand"))
    sitting = GameSession(screen, PipedLines(screen), table, holders)
    assert isinstance(sitting.bots[1], DayBot)
    while not table.over:
        table.play(1, sitting.bots[1].choose(table.look(1)).move)
        table.play(0, "nothing")
    sitting.show_end()
    assert "Today's challenge in Hourglass: 0 scarabs from ten rolls" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["hourglass", "--seats", "3"], ["hourglass", "--seed", "x"], []], ids=str)
def test_it_is_played_as_it_is(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "play", *words, "--daily"]) != 0
    assert "--daily joue le défi du jour" in capsys.readouterr().err
    assert main(["play", "chess", "--daily"]) != 0
