"""The games on offer and the levels of the bots, as they are shown to people."""

from functools import cache

from saqqara.bots import DEEP, levels
from saqqara.bots.strength import placed
from saqqara.core.game import Game, games
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.schemas.server_info import GameInfo, LevelInfo, Offer, OptionInfo, OptionValue, TimeInfo
from saqqara.server.schemas.ws_messages import Words


def words(key: str, game: str | None = None) -> Words:
    """Return a message in each language."""
    return {language: say(key, language, game) for language in LANGUAGES}


def describe_game(game: Game) -> GameInfo:
    """Return a game for people."""
    options = (
        OptionInfo(
            name,
            words(f"option-{name}", game.name),
            tuple(
                OptionValue(
                    value,
                    words(f"option-{name}-{str(value).lower()}", game.name),
                    tuple(seats for seats in game.seats if value in option.allowed(seats)),
                )
                for value in option.values
            ),
            option.default,
        )
        for name, option in game.options.items()
    )
    return GameInfo(
        name=game.name,
        title=words("title", game.name),
        tagline=words("tagline", game.name),
        rules=game.rules_version,
        seats=game.seats,
        minutes=game.minutes,
        options=tuple(options),
        times=tuple(TimeInfo(name, words(f"time-{name}", game.name), default) for name, default in game.times.items()),
        has_deck=game.has_deck,
        hidden=game.hidden,
        simultaneous=game.simultaneous,
    )


@cache
def game_catalog() -> Offer:
    """Return all games and bots: the same as long as the server runs."""
    *bots, deep = (
        LevelInfo(level, words(f"level-{level}"), words(f"level-{level}-line"), placed(level) is not None) for level in (*levels(), DEEP)
    )
    return Offer(tuple(describe_game(game) for game in games().values()), tuple(bots), deep)
