"""A bot's move explained in one line to somebody at the table.

While the game runs the line is made from the look of whoever asks, as it was before the move: so it cannot tell what that seat cannot know.
Once the rules have ended the game, it is made from the bot's own.
"""

from collections.abc import Sequence
from typing import Any

from saqqara.core.determinization import imagine_state
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.record_replay import steps
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.core.texts import LANGUAGES, say

CHANCE = "chance"
"""The level that has no reasons."""
Words = dict[str, str]


def explain(table: Table, asker: int | None, number: int, level: str | None = None) -> Words:
    """Return why a move was made, by its number in the history of a seat (None: an onlooker), in all languages. `level`: who made it, if
    known."""
    history = table.look(asker).history
    if not 0 <= number < len(history):
        raise BadSetup("why-no-move", number=number, known=len(history))
    seat, text = history[number]
    if seat is None:
        raise BadSetup("why-clock")
    if level == CHANCE:
        return in_words(None, "why-chance", {})
    if not find(table.game).has("bots.explanation"):
        return in_words(None, "why-plain", {})
    place = [n for n, entry in enumerate(table.moves) if entry.open_to(asker)][number]
    if table.over and table.ended is None:
        return in_words(table.game, *reason_of(moment(table, seat, place), seat, [], text, truly=True))
    before = moment(table, asker, place)
    own = [entry.text for entry in table.moves[before.length : place] if entry.seat == seat]
    return in_words(table.game, *reason_of(before, asker, own, text, seat))


def moment(table: Table, asker: int | None, place: int) -> Table:
    """Return the last moment before that move at which nothing was veiled to who asks."""
    found = None
    for now in steps(table.save()):
        if all(entry.open_to(asker) for entry in now.moves):
            found = now.branched()
        if now.length == place:
            break
    assert found is not None  # nothing is veiled before the first move
    return found


def reason_of(
    before: Table, asker: int | None, own: Sequence[str], text: str, seat: int | None = None, truly: bool = False, chance: bytes = b"why"
) -> tuple[str, dict[str, Any]]:
    """Return the reason for a move of a seat (the asker's own, where none is named) after others of its own, from nothing but what the
    asker knew before them. `truly`: by all that the seat knew. What is not known is imagined by `chance`, on which no reason may depend."""
    seat = asker if seat is None else seat
    kind = find(before.game)
    state, deck = imagine_state(before.look(asker), generator(chance), before.own_deck)
    for earlier in own:
        kind.rules.play(state, deck, seat, kind.part("notation").read(state, deck, seat, earlier), generator(chance))
    part = kind.part("bots.explanation")
    told: tuple[str, dict[str, Any]] = (part.truly if truly else part.why)(state, deck, seat, text)
    return told


def in_words(game: str | None, key: str, details: dict[str, Any]) -> Words:
    """Return a reason in all languages."""
    return {language: say(key, language, game, **details) for language in LANGUAGES}
