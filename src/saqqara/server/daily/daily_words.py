"""Results of a day in words."""

from collections.abc import Mapping

from saqqara.core.texts import LANGUAGES, say
from saqqara.server.schemas.daily import DailyPart
from saqqara.server.schemas.ws_messages import Words
from saqqara.server.storage.rows import Row
from saqqara.solo.daily import challenges, words_of


def in_words(game: str, row: Row) -> Words:
    """Return a result in all languages."""
    key, args = words_of(game, row["points"], row["lead"], row["place"], bool(row["shared"]))
    return {language: say(key, language, game, **args) for language in LANGUAGES}


def titled(game: str, parts: Mapping[str, int]) -> tuple[DailyPart, ...]:
    """Return what points are made of, under the names that the game has for it."""
    return tuple(DailyPart({lang: say(f"detail-{name}", lang, game) for lang in LANGUAGES}, value) for name, value in parts.items())


def shared(day: str, done: Mapping[str, Row], streak: int, language: str) -> str:
    """Return my results of a day in words, on one line."""
    _, month, date = (int(part) for part in day.split("-"))
    parts = ["Saqqara", say("server-daily-date", language, day=date, month=month)]
    for game in challenges():
        if game in done:
            told = in_words(game, done[game])[language]
            parts.append(say("server-daily-share-game", language, title=say("title", language, game), words=told))
    if streak > 1:
        parts.append(say("server-daily-share-streak", language, days=streak))
    return " · ".join(parts)
