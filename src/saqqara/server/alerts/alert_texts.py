"""The texts of notifications, in the player's language: the game's name, the players, whose turn it is. Nothing that an onlooker could
not see."""

from typing import NamedTuple

import msgspec

from saqqara.bots import strength
from saqqara.core.texts import say
from saqqara.server.alerts.alert_preferences import Occasion
from saqqara.server.tables.live_table import LiveTable


class PushText(msgspec.Struct, frozen=True):
    """The content of a browser notification; the service worker shows it (`web/src/device/service-worker/pushNotes.ts`)."""

    title: str
    body: str
    url: str
    tag: str
    stop: str
    stop_title: str
    lang: str


class EmailText(NamedTuple):
    """The content of an e-mail, and its link."""

    subject: str
    line: str
    button: str
    path: str
    language: str


class AlertText(NamedTuple):
    """A headline and a sentence."""

    title: str
    line: str


def alert_text(live: LiveTable, occasion: Occasion, seat: int, by: str, language: str) -> AlertText:
    """Return an occasion in words."""
    others = [row.name or strength.title(row.bot or "", language) for row in live.seats if row.seat != seat and (row.name or row.bot)]
    title = say("title", language, live.game)
    with_turn = occasion == "begun" and live.table is not None and seat in live.table.to_act
    key = f"server-alert-{occasion}"
    line = f"{key}{'-turn' if with_turn else ''}-line"
    return AlertText(say(key, language, title=title, name=by), say(line, language, names=others, count=len(others), name=by))


def push_text(live: LiveTable, words: AlertText, stop: str, language: str) -> PushText:
    """Return what a browser shows; a later note about the same table takes the place of an earlier one."""
    return PushText(words.title, words.line, f"/t/{live.id}", live.id, stop, say("server-alert-stop", language), language)


def email_text(live: LiveTable, words: AlertText, language: str) -> EmailText:
    """Return an occasion as an e-mail."""
    return EmailText(words.title, words.line, say("server-mail-table", language), f"/t/{live.id}", language)


def confirmation(code: str, language: str) -> EmailText:
    """Return the first letter to an address. Nothing in it comes from whoever asked for it: it may not be theirs."""
    line, button = say("server-mail-confirm-line", language), say("server-mail-confirm-button", language)
    return EmailText(say("server-mail-confirm", language), line, button, f"/confirm/{code}", language)
