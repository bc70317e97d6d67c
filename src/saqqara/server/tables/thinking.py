"""What pages are given to think about: made from one seat's look and the deck alone, by chance that has nothing to do with the table's."""

import secrets

from saqqara.bots import DEEP, Hint, levels
from saqqara.bots.question import Question, question
from saqqara.bots.thinker import Thinker
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.imagine import imagine_state
from saqqara.core.look import Look
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.messages import Words
from saqqara.server.tables.absence import playing_seat
from saqqara.server.tables.live_table import LiveTable


def question_for(table: Table, seat: int) -> Question | None:
    """What a seat is to think about; None where the game is not searched."""
    return question(table.look(seat), table.own_deck, secrets.token_bytes(16))


def hint_for(table: Table, seat: int) -> Hint | None:
    """The hint of a game's own player, which takes no time; None where it is searched."""
    if not find(table.game).has("player"):
        return None
    return Thinker(levels()[-1], secrets.token_bytes(16), table.own_deck).hint(table.look(seat))


def reasons_for(look: Look, moves: list[str], deck: object) -> dict[str, Words]:
    """Why one might make these moves, those of them that can be made: in a state imagined from the look."""
    asked = set(moves).intersection(look.moves)
    kind = find(look.game)
    if not asked or look.seat is None or not kind.has("evaluation"):
        return {}
    state, tables = imagine_state(look, generator(secrets.token_bytes(16)), deck)
    reasons = {}
    for text in asked:
        number = kind.part("notation").read(state[0], tables, look.seat, text)
        key, details = kind.part("evaluation").reason(state[0], tables, look.seat, number)
        reasons[text] = {language: say(key, language, look.game, **details) for language in LANGUAGES}
    return reasons


def check_deep(live: LiveTable, player: str, seat: int) -> None:
    """Only the one person at a table of bots may think for a deep bot, and only when that is to act."""
    mine = playing_seat(live, player)
    if seat >= len(live.seats):
        raise BadSetup("no-seat", seat=str(seat), most=len(live.seats) - 1)
    if live.seats[seat].bot != DEEP:
        raise NotNow("server-deep-not", seat=seat)
    if live.alone != mine:
        raise NotYours("server-deep-yours")
    if seat not in live.bots_awaited:
        raise NotNow("server-not-their-turn", seat=seat)
