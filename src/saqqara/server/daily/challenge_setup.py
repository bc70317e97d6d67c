"""The setup of a challenge's table, at a server and on a device."""

from saqqara.core.game import find
from saqqara.server.tables.requested_setup import STAND_IN
from saqqara.server.tables.table_setup import Pace, Setup
from saqqara.solo.daily import challenge_of


def setup_of(game: str, day: str, practice: bool) -> Setup:
    """Return how a challenge is played: without hints, unless it is only practised."""
    asked = challenge_of(game)
    seats = len(asked.bots) + 1
    return Setup(
        seats=seats,
        options=find(game).choices(seats, asked.options),
        times=find(game).durations(asked.times),
        deck=None,
        pace=Pace(),
        hints=practice,
        level=STAND_IN,
        daily=day,
        practice=practice,
    )
