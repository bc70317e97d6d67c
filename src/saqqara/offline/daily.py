"""The daily four on the device: those of the version, as at home. A try is kept with its table and counts nowhere else."""

from typing import Any

import saqqara
from saqqara.core.game import find
from saqqara.core.table import commitment_of
from saqqara.core.texts import LANGUAGES, say
from saqqara.offline.storage import Documents
from saqqara.offline.tables import Tables
from saqqara.server.clock import now
from saqqara.server.daily.challenge_setup import setup_of
from saqqara.server.daily.daily_words import in_words, shared, titled
from saqqara.server.errors import NotNow
from saqqara.server.schemas.daily import Archive, Daily, DailyGame, DailyResult, DailyTry, DayBoard, PastDay, Streak
from saqqara.server.tables import daily_dates
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.requested_setup import seat_row
from saqqara.solo.daily import challenge_of, challenges, home_key, result_of, seed_of


def seed(day: str, game: str) -> bytes:
    """Return the seed of a day in a game: that of the version, which anybody could look up."""
    return seed_of(home_key(saqqara.__version__), day, game)


class DeviceDaily:
    """A person's tries at the challenges. A document `daily` for each day and game names its table."""

    def __init__(self, documents: Documents, tables: Tables) -> None:
        self._documents, self._tables = documents, tables

    async def begin(self, day: str, game: str, player: str, name: str) -> LiveTable:
        """Return the table of a try, begun now or before; of a day that is over, one more to practise at."""
        day = daily_dates.checked(day)
        bots, known, practice = challenge_of(game).bots, self._documents.get("daily", f"{day} {game}"), daily_dates.is_open(day)
        if known is not None and not practice:
            return self._tables.get(known["table"])
        if not practice and now() >= daily_dates.ends(day):
            raise NotNow("server-daily-too-late", day=day)
        seats = [seat_row(0, player, name, came=True), *(seat_row(seat, bot=bot) for seat, bot in enumerate(bots, 1))]
        live = await self._tables.write(game, setup_of(game, day, practice), seats, player, secret=seed(day, game))
        if not practice:
            await self._documents.put("daily", f"{day} {game}", {"table": live.id, "started": now()})
        return live

    def _row(self, day: str, game: str) -> dict[str, Any] | None:
        """Return a try with its result, as far as there is one."""
        known = self._documents.get("daily", f"{day} {game}")
        if known is None:
            return None
        live = self._tables.get(known["table"])
        row: dict[str, Any] = {**known, "ended": live.changed if live.over else None}
        result = None if live.table is None or live.changed > daily_dates.closes(day) else result_of(live.table)
        return row if result is None else row | result._asdict()

    def the_day(self, day: str | None) -> Daily:
        """Return the challenges of a day, and this person's tries."""
        today = daily_dates.today()
        day = today if day is None else daily_dates.checked(day)
        rows = {game: row for game in challenges() if (row := self._row(day, game)) is not None}
        done = {game: row for game, row in rows.items() if "points" in row}
        streak, is_open = self.streak(), daily_dates.is_open(day)
        games = tuple(
            DailyGame(
                game=game,
                line={language: say("daily-line", language, game) for language in LANGUAGES},
                bots=challenge.bots,
                minutes=challenge.minutes or find(game).minutes,
                commitment=commitment_of(seed(day, game)),
                seed=seed(day, game).hex() if is_open else None,
                played=int(game in done),
                mine=self._my_try(game, rows[game]) if game in rows else None,
            )
            for game, challenge in challenges().items()
        )
        following = {game: commitment_of(seed(daily_dates.after(day), game)) for game in challenges()} if day == today else {}
        share = {language: shared(day, done, streak.days if day == today else 0, language) for language in LANGUAGES} if done else None
        return Daily(day, today, daily_dates.ends(day), daily_dates.closes(day), now(), True, games, following, streak, share)

    def _my_try(self, game: str, row: dict[str, Any]) -> DailyTry:
        """Return a try as it is shown."""
        result = None
        if "points" in row:
            result = DailyResult(row["points"], row["lead"], in_words(game, row), titled(game, row["parts"]), 1, False)
        return DailyTry(row["table"], row["started"], row["ended"], result)

    def _days_done(self) -> dict[str, set[str]]:
        """Return the days on which each game was played to its end."""
        found: dict[str, set[str]] = {game: set() for game in challenges()}
        for key in self._documents.all("daily"):
            day, game = key.split(" ")
            row = self._row(day, game)
            if row is not None and "points" in row:
                found[game].add(day)
        return found

    def streak(self) -> Streak:
        """Return how many days in a row this person has played: any of the challenges, and each."""
        done = self._days_done()
        return Streak(daily_dates.in_a_row(set().union(*done.values())), {game: daily_dates.in_a_row(days) for game, days in done.items()})

    def archive(self, before: str | None, count: int) -> Archive:
        """Return past days, with this person's results."""
        today = daily_dates.today()
        last = daily_dates.after(today if before is None else min(daily_dates.checked(before), today), -1)
        first = max(daily_dates.after(last, 1 - count), daily_dates.FIRST)
        listed = []
        while last >= first:
            rows = {game: row for game in challenges() if (row := self._row(last, game)) is not None and "points" in row}
            listed.append(PastDay(last, {game: in_words(game, row) for game, row in rows.items()}))
            last = daily_dates.after(last, -1)
        return Archive(tuple(listed), first if listed and first > daily_dates.FIRST else None)

    def board(self, day: str, game: str) -> DayBoard:
        """Return a board on which nobody stands: results of a device count nowhere."""
        challenge_of(game)
        return DayBoard(daily_dates.checked(day), game, 0, 0, None, None, 0, (), None)
