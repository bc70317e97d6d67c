"""Ids of tables, people's handles, reports and sanctions."""

import secrets

import pytest

from saqqara.server.ids import new_id


def test_an_id_never_starts_with_what_a_command_line_takes_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-a", "-b", "c-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "c-"
