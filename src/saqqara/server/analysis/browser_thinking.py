"""The questions for pages to think about: made from one seat's look and the deck alone, by chance that has nothing to do with the
table's."""

import secrets
from base64 import b64decode
from collections.abc import Collection

from saqqara.bots import DEEP, Hint, levels
from saqqara.bots.interface import Question
from saqqara.bots.move_explanations import explain
from saqqara.core.cstruct import rebuild
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.schemas.ws_messages import Words
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.player_rights import playing_seat


def question_for(table: Table, seat: int) -> Question | None:
    """Return what a seat is to think about; None where the game is not searched."""
    from saqqara.bots.search_request import question

    return question(table.look(seat), table.own_deck, secrets.token_bytes(16))


def hint_for(table: Table, seat: int) -> Hint | None:
    """Return the hint of a game's own player, which takes a moment; None where there is none."""
    if not find(table.game).has("bots.player"):
        return None
    from saqqara.bots.decisions import own_hint

    return own_hint(levels()[-1], table.look(seat), generator(secrets.token_bytes(16)), table.own_deck)


def seat_to_help(live: LiveTable, player: str | None) -> tuple[Table, int]:
    """Return the game and the seat of who asks for help, where that is allowed and it may move."""
    seat = live.seat_of(player)
    if seat is None:
        raise NotYours("server-not-seated")
    if not live.setup.hints:
        raise NotYours("server-no-hints")
    if live.table is None:
        raise NotNow("server-not-started")
    if seat not in live.table.to_act:
        raise NotNow("server-no-hint-now")
    return live.table, seat


def to_think(live: LiveTable, player: str | None) -> tuple[int, Question | None, Hint | None]:
    """Return what somebody's page is to think about for their seat, and on which look; where the game is not searched, the hint itself.

    Neither where the game has no player either: then a worker thinks (`BotWorkers.hint`).
    """
    table, seat = seat_to_help(live, player)
    asked = kept_question(live, table, seat)
    return live.number(seat), asked, hint_for(table, seat) if asked is None else None


def kept_question(live: LiveTable, table: Table, seat: int) -> Question | None:
    """Return the question of a seat's present look, made once."""
    number = live.number(seat)
    kept = live.questions.get(seat)
    if kept is None or kept[0] != number:
        kept = live.questions[seat] = number, question_for(table, seat)
    return kept[1]


def why_these(live: LiveTable, player: str | None, moves: Collection[str]) -> dict[str, Words]:
    """Return why somebody might make these moves."""
    table, seat = seat_to_help(live, player)
    asked = kept_question(live, table, seat)
    return {} if asked is None else reasons_for(asked, moves, table.own_deck)


def reasons_for(asked: Question, moves: Collection[str], deck: object) -> dict[str, Words]:
    """Return why one might make these moves, those of them that can be made: in the state that was imagined for the question."""
    kind = find(asked.game)
    state = rebuild(kind.rules.State, b64decode(asked.state))
    tables, reason = kind.tables(kind.deck(deck)), kind.part("bots.evaluation").reason
    numbers = dict(zip(asked.texts, asked.moves, strict=True))
    reasons = {}
    for text in [text for text in moves if text in numbers]:
        key, details = reason(state, tables, asked.seat, numbers[text])
        reasons[text] = {language: say(key, language, asked.game, **details) for language in LANGUAGES}
    return reasons


def why_that(live: LiveTable, player: str | None, number: int) -> Words:
    """Return why a bot made that move of the asker's history."""
    if live.table is None:
        raise NotNow("server-not-started")
    if live.setup.rated and not live.over:
        raise NotYours("server-rated-no-help")
    asker = live.seat_of(player)
    if live.over and live.sealed:  # then it would be told from what the bot knew
        raise NotNow("server-daily-sealed")
    if number not in table_views.look_message(live, asker).bots:
        raise NotNow("server-why-bots")
    seat = live.look(asker).history[number][0]
    return explain(live.table, asker, number, None if seat is None else live.seats[seat].bot)


def check_deep(live: LiveTable, player: str, seat: int) -> None:
    """Raise unless a player is alone with bots and a deep bot is to act: only then may their page think for it."""
    mine = playing_seat(live, player)
    if seat >= len(live.seats):
        raise BadSetup("no-seat", seat=str(seat), most=len(live.seats) - 1)
    if live.seats[seat].bot != DEEP:
        raise NotNow("server-deep-not", seat=seat)
    if live.alone != mine:
        raise NotYours("server-deep-yours")
    if seat not in live.bots_awaited:
        raise NotNow("server-not-their-turn", seat=seat)
