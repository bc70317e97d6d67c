"""The visible parts of players' profiles, and the condition for the leaderboards."""

from typing import Literal, get_args

import msgspec
import sqlalchemy as sa

from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import players, profiles, standings

Part = Literal["profile", "rating", "games", "habits", "latest", "puzzles"]
PARTS: tuple[Part, ...] = get_args(Part)
"""`profile`: name and picture, without which there is nothing; `rating`: the rating, its curve and the results of rated games, and the
place on the boards; `games`: all games by kind; `habits`: favourite moves; `latest`: the last games; `puzzles`: the ratings in puzzles."""
USUAL: frozenset[Part] = frozenset({"profile", "rating"})
"""The parts shown of a player with a registered name who has not chosen."""
NOTHING: frozenset[Part] = frozenset()
"""The parts shown of a guest."""


def parts_of(shown: str | None, kept: bool) -> frozenset[Part]:
    """Return the parts that everybody may see."""
    if shown is None:
        return USUAL if kept else NOTHING
    chosen = frozenset(msgspec.json.decode(shown, type=list[Part]))
    return chosen if "profile" in chosen else NOTHING


def kept(connection: Connection, player: str) -> bool:
    """Return whether a player has registered their name; guests have not."""
    return connection.scalar(sa.select(players.c.kept).where(players.c.id == player)) is not None


def visible(connection: Connection, player: str) -> frozenset[Part]:
    """Return the parts of a player's profile that everybody may see."""
    return parts_of(connection.scalar(sa.select(profiles.c.shown).where(profiles.c.player == player)), kept(connection, player))


def lists(connection: Connection, player: str) -> bool:
    """Return whether a player wants to be on the leaderboards."""
    return "rating" in visible(connection, player)


def list_anew(connection: Connection, player: str) -> None:
    """After what somebody shows has changed, or they have kept their name: on the boards or off."""
    wanted = lists(connection, player)
    mine = sa.update(standings).where(standings.c.player == player)
    connection.execute(mine.values(listed=sa.and_(standings.c.rated > 0, sa.literal(wanted)) if wanted else False))
