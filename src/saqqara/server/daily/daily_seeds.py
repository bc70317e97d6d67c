"""The seeds of the days: from a secret of this server's, so that nobody can know one before; at home from the version alone."""

import secrets

import saqqara
from saqqara.core.table import commitment_of
from saqqara.server.accounts.people import stored_secret
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables import daily_dates
from saqqara.solo.daily import home_key, seed_of


class DailySeeds:
    """The seeds of all days."""

    def __init__(self, key: bytes, home: bool) -> None:
        self._key, self.home = key, home

    @classmethod
    async def open(cls, store: Store, settings: Settings) -> "DailySeeds":
        """Return the seeds, as the settings want them."""
        if not settings.daily_secret:
            return cls(home_key(saqqara.__version__), True)
        return cls(await stored_secret(store, "daily", secrets.token_bytes(32)), False)

    def secret(self, day: str, game: str) -> bytes:
        """Return the seed of a day in a game: for the table alone."""
        return seed_of(self._key, day, game)

    def commitment(self, day: str, game: str) -> str:
        """Return the hash of a seed, which may be known before."""
        return commitment_of(self.secret(day, game))

    def opened(self, day: str, game: str) -> str | None:
        """Return the seed itself, once the day is over for everybody."""
        return self.secret(day, game).hex() if daily_dates.is_open(day) else None
