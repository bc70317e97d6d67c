"""Presents a day: its challenges, my results in words, the leaderboard, and a text to share without spoilers."""

import msgspec

from saqqara.core.game import find
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.clock import now
from saqqara.server.daily.daily_service import DailyService
from saqqara.server.daily.daily_words import in_words, shared, titled
from saqqara.server.schemas.daily import Archive, BoardRow, Daily, DailyGame, DailyResult, DailyTry, DayBoard, PastDay, Streak
from saqqara.server.schemas.ws_messages import Words
from saqqara.server.storage.rows import Row
from saqqara.server.tables import daily_dates
from saqqara.solo.daily import challenges


async def my_try(service: DailyService, row: Row) -> DailyTry:
    """Return somebody's own try."""
    result = None
    if row["worth"] is not None:
        place = await service.boards.place(row["day"], row["game"], row["worth"])
        parts = titled(row["game"], msgspec.json.decode(row["parts"] or "{}"))
        result = DailyResult(row["points"], row["lead"], in_words(row["game"], row), parts, place, bool(row["listed"]))
    return DailyTry(row["table"], row["started"], row["ended"], result)


async def the_day(service: DailyService, player: str | None, day: str) -> Daily:
    """Return a day as somebody sees it."""
    mine = {row["game"]: row for row in await service.boards.tries(player, day, day)} if player is not None else {}
    streak = await streak_of(service, player)
    shown = []
    for game, challenge in challenges().items():
        shown.append(
            DailyGame(
                game=game,
                line={language: say("daily-line", language, game) for language in LANGUAGES},
                bots=challenge.bots,
                minutes=challenge.minutes or find(game).minutes,
                commitment=service.seeds.commitment(day, game),
                seed=service.seeds.opened(day, game),
                played=(await service.boards.summary(day, game)).played,
                mine=await my_try(service, mine[game]) if game in mine else None,
            )
        )
    today = daily_dates.today()
    following = {game: service.seeds.commitment(daily_dates.after(day), game) for game in challenges()} if day == today else {}
    done = {game: row for game, row in mine.items() if row["worth"] is not None}
    share = {language: shared(day, done, streak.days if day == today else 0, language) for language in LANGUAGES} if done else None
    return Daily(
        day, today, daily_dates.ends(day), daily_dates.closes(day), now(), service.seeds.home, tuple(shown), following, streak, share
    )


async def streak_of(service: DailyService, player: str | None) -> Streak:
    """Return how many days in a row somebody has played."""
    return Streak(*(await service.boards.streaks(player) if player is not None else (0, {})))


def board_row(game: str, place: int, row: Row, player: str | None) -> BoardRow:
    """Return a result on a board."""
    return BoardRow(place, row["name"], row["handle"], row["points"], row["lead"], in_words(game, row), row["player"] == player)


async def board(service: DailyService, player: str | None, day: str, game: str, first: int, count: int, some: list[str] | None) -> DayBoard:
    """Return the board of a day, or some people on it."""
    boards = service.boards
    found = await (boards.rows(day, game, first, count) if some is None else boards.among(day, game, some))
    rows = tuple(board_row(game, place, row, player) for place, row in found)
    mine = next((row for row in rows if row.mine), None)
    if mine is None and some is None and player is not None:
        own = await boards.among(day, game, [player])
        mine = board_row(game, await boards.place(day, game, own[0][1]["worth"]), own[0][1], player) if own else None
    told = await boards.summary(day, game)
    return DayBoard(day, game, told.played, told.ahead, told.mean, told.bots, first, rows, mine)


async def archive(service: DailyService, player: str | None, before: str | None, count: int) -> Archive:
    """Return past days, with a player's results."""
    last = daily_dates.after(daily_dates.today() if before is None else min(before, daily_dates.today()), -1)
    first = max(daily_dates.after(last, 1 - count), daily_dates.FIRST)
    mine: dict[str, dict[str, Words]] = {}
    for row in await service.boards.tries(player, first, last) if player is not None else []:
        if row["worth"] is not None:
            mine.setdefault(row["day"], {})[row["game"]] = in_words(row["game"], row)
    listed = []
    while last >= first:
        listed.append(PastDay(last, mine.get(last, {})))
        last = daily_dates.after(last, -1)
    return Archive(tuple(listed), first if listed and first > daily_dates.FIRST else None)
