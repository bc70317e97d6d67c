"""The paths of the API that a device answers, and what each does."""

import re
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

import msgspec

from saqqara.bots.review.model import Review
from saqqara.core.errors import BadRecord, BadSetup
from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.core.record_replay import steps
from saqqara.core.table import Table
from saqqara.offline import request_bodies as asked_for
from saqqara.offline.device import Caller, Device
from saqqara.offline.request_bodies import Nothing
from saqqara.server.analysis import browser_thinking, reviews, study_positions
from saqqara.server.analysis.record_verification import verified
from saqqara.server.analysis.replays import points_of, replayed
from saqqara.server.analysis.study_positions import Place
from saqqara.server.errors import NotNow
from saqqara.server.http.game_catalog import game_catalog
from saqqara.server.schemas.browser_thinking import Moved, ToThink
from saqqara.server.schemas.players import NewGuest, Player
from saqqara.server.schemas.positions import Checked, Printed
from saqqara.server.schemas.ratings import MyRatings
from saqqara.server.schemas.tables import Listing
from saqqara.server.schemas.ws_messages import TableInfo
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable
from saqqara.solo.study import Step

Handler = Callable[..., Awaitable[Any]]
Query = dict[str, str]
ROUTES: list[tuple[str, re.Pattern[str], Handler, Any]] = []
LOOKS, MOMENTS = 60, 20
"""Looks of a replay, and moves of a review, in one answer."""


def route(method: str, path: str, body: Any = Nothing) -> Callable[[Handler], Handler]:
    """Register a function as the answer to a path; the parts in braces become its arguments."""

    def keep(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), handler, body))
        return handler

    return keep


def find_route(method: str, path: str) -> tuple[Handler, Any, dict[str, str]]:
    """Return the function that answers a path, the form of its body, and the parts of the path that it is given; or raise LookupError."""
    for wanted, pattern, handler, body in ROUTES:
        match = pattern.fullmatch(path)
        if wanted == method and match is not None:
            return handler, body, match.groupdict()
    raise LookupError(path)


def number(query: Query, name: str, usual: int) -> int:
    """Return a whole number of a query."""
    try:
        return int(query.get(name, usual))
    except ValueError:
        raise BadSetup("field-type", field=name, wanted="int", got="str") from None


def seat_number(text: str) -> int:
    """Return a seat of a path."""
    if not text.isdecimal() or len(text) > 2:
        raise BadSetup("field-type", field="seat", wanted="int", got="str")
    return int(text)


# General


@route("GET", "/games")
async def get_games(_server: Device, _me: Caller, _asked: Nothing, _query: Query) -> Any:
    """The games and the levels of the bots."""
    return game_catalog()


@route("POST", "/verify", dict[str, Any])
async def verify(_server: Device, _me: Caller, asked: dict[str, Any], _query: Query) -> Any:
    """Replay a record and check its deal, each move and the outcome."""
    return verified(msgspec.json.encode(asked))


# People


@route("POST", "/me")
@route("GET", "/me")
async def get_me(_server: Device, me: Caller, _asked: Nothing, _query: Query) -> Player:
    """Return the player who asks."""
    return Player(me.player, me.name, me.player)


@route("PATCH", "/me", asked_for.NewName)
async def rename(server: Device, me: Caller, asked: asked_for.NewName, _query: Query) -> Player:
    """Change a person's name."""
    me = await server.add_person(asked.name, me.token)
    return Player(me.player, me.name, me.player)


@route("POST", "/players", asked_for.NewPlayer)
async def add_guest(server: Device, _me: Caller, asked: asked_for.NewPlayer, _query: Query) -> NewGuest:
    """Add a person at this screen."""
    guest = await server.add_guest(asked.name)
    return NewGuest(guest.player, guest.name, guest.token)


@route("GET", "/me/ratings")
async def ratings(_server: Device, _me: Caller, _asked: Nothing, _query: Query) -> MyRatings:
    """Return no ratings: games here are unrated."""
    return MyRatings("", ())


# Tables


def shown(server: Device, live: LiveTable, me: Caller) -> TableInfo:
    """Return a table as this person sees it."""
    return table_views.info(live, me.player, server.here(live))


@route("POST", "/tables", asked_for.NewTable)
async def open_table(server: Device, me: Caller, asked: asked_for.NewTable, _query: Query) -> TableInfo:
    """Open a table."""
    return shown(server, await server.tables.open(me.player, me.name, asked), me)


@route("GET", "/tables")
async def list_public(server: Device, me: Caller, _asked: Nothing, query: Query) -> Listing:
    """Return no tables of others; of finished ones, one's own."""
    mine = query.get("status") == "over"
    return server.tables.mine(me.player, "over", number(query, "limit", 20), query.get("before")) if mine else Listing((), None)


@route("GET", "/tables/mine")
async def list_mine(server: Device, me: Caller, _asked: Nothing, query: Query) -> Listing:
    """Return one's own tables."""
    return server.tables.mine(me.player, query.get("status"), number(query, "limit", 20), query.get("before"))


@route("GET", "/tables/friends")
async def list_friends(_server: Device, _me: Caller, _asked: Nothing, _query: Query) -> Listing:
    """Return no friends' tables."""
    return Listing((), None)


@route("GET", "/tables/{table}")
async def get_table(server: Device, me: Caller, _asked: Nothing, _query: Query, table: str) -> TableInfo:
    """A table."""
    return shown(server, server.tables.get(table), me)


@route("POST", "/tables/{table}/join", asked_for.Join)
async def join(server: Device, me: Caller, asked: asked_for.Join, _query: Query, table: str) -> TableInfo:
    """Take a seat."""
    live = server.tables.get(table)
    await server.tables.join(live, me.player, me.name, asked.seat, asked.nonce)
    return shown(server, live, me)


@route("POST", "/tables/{table}/leave")
async def leave(server: Device, me: Caller, _asked: Nothing, _query: Query, table: str) -> TableInfo:
    """Leave a table."""
    live = server.tables.get(table)
    await server.tables.leave(live, me.player)
    return shown(server, live, me)


@route("POST", "/tables/{table}/seats/{seat}/bot", asked_for.FillSeat)
async def fill(server: Device, me: Caller, asked: asked_for.FillSeat, _query: Query, table: str, seat: str) -> TableInfo:
    """Put a bot on an open seat."""
    live = server.tables.get(table)
    await server.tables.fill(live, seat_number(seat), asked.level)
    return shown(server, live, me)


@route("POST", "/tables/{table}/rematch", asked_for.Rematch)
async def rematch(server: Device, me: Caller, asked: asked_for.Rematch, _query: Query, table: str) -> TableInfo:
    """Start the same game again."""
    if not asked.answer:
        raise NotNow("server-no-rematch")
    return shown(server, await server.tables.rematch(server.tables.get(table), me.player, asked.nonce), me)


@route("POST", "/tables/{table}/end", asked_for.Agree)
async def end(server: Device, me: Caller, asked: asked_for.Agree, _query: Query, table: str) -> TableInfo:
    """Agree to end the game, or no longer."""
    live = server.tables.get(table)
    await server.tables.agree(live, me.player, asked.agree)
    return shown(server, live, me)


@route("POST", "/tables/{table}/resign")
async def resign(server: Device, me: Caller, _asked: Nothing, _query: Query, table: str) -> TableInfo:
    """Give up."""
    live = server.tables.get(table)
    await server.tables.resign(live, me.player)
    return shown(server, live, me)


@route("POST", "/tables/{table}/close")
async def close(server: Device, me: Caller, _asked: Nothing, _query: Query, table: str) -> TableInfo:
    """Close a table that has not begun."""
    live = server.tables.get(table)
    await server.tables.close(live)
    return shown(server, live, me)


# The game


def playing(live: LiveTable) -> Table:
    """Return the game on a table, or raise before the deal."""
    if live.table is None:
        raise NotNow("server-not-started")
    return live.table


def finished(live: LiveTable, key: str) -> Table:
    """Return the game on a table that is over and may be looked into."""
    if live.table is None or not live.table.over:
        raise NotNow(key)
    if live.sealed:
        raise NotNow("server-daily-sealed")
    return live.table


@route("GET", "/tables/{table}/record")
async def record(server: Device, me: Caller, _asked: Nothing, _query: Query, table: str) -> Any:
    """The record of a game."""
    live = server.tables.get(table)
    game, seat = playing(live), live.seat_of(me.player)
    return game.sealed(seat) if live.sealed else game.record(seat)


@route("GET", "/tables/{table}/replay")
async def replay_table(server: Device, _me: Caller, _asked: Nothing, query: Query, table: str) -> Any:
    """Return the looks of a seat in a game that is over."""
    return replay_page(finished(server.tables.get(table), "server-no-replay").record(), query)


@route("POST", "/replay", dict[str, Any])
async def replay_record(_server: Device, _me: Caller, asked: dict[str, Any], query: Query) -> Any:
    """Return the looks of a seat in a record."""
    return replay_page(asked, query)


def replay_page(data: Any, query: Query) -> Any:
    """Return some looks of a game."""
    seat = number(query, "seat", 0) if "seat" in query else None
    return replayed(data, seat).page(number(query, "first", 0), min(number(query, "count", LOOKS), LOOKS))


@route("GET", "/tables/{table}/points")
async def points(server: Device, _me: Caller, _asked: Nothing, _query: Query, table: str) -> Any:
    """Return the points of a game, move by move."""
    return points_of(finished(server.tables.get(table), "server-no-replay").record())


# Thinking


@route("GET", "/tables/{table}/bots/{seat}/question")
async def deep_question(server: Device, me: Caller, _asked: Nothing, _query: Query, table: str, seat: str) -> ToThink:
    """Return the question of a deep bot."""
    live, place = server.tables.get(table), seat_number(seat)
    browser_thinking.check_deep(live, me.player, place)
    return ToThink(live.number(place), browser_thinking.question_for(playing(live), place), None)


@route("POST", "/tables/{table}/bots/{seat}/move", asked_for.DeepMove)
async def deep_move(server: Device, me: Caller, asked: asked_for.DeepMove, _query: Query, table: str, seat: str) -> Moved:
    """A deep bot's move; without a text, a master's."""
    live, place = server.tables.get(table), seat_number(seat)
    browser_thinking.check_deep(live, me.player, place)
    text = asked.text or (await server.bots.choose(live, place, "master")).move
    await server.tables.submit(live, place, "move", text, bot=True, on=asked.on)
    return Moved(live.number(live.seat_of(me.player)))


@route("GET", "/tables/{table}/review")
async def get_review(server: Device, _me: Caller, _asked: Nothing, _query: Query, table: str) -> Any:
    """The review that is kept with a game."""
    return server.documents.get("review", table)


@route("GET", "/tables/{table}/review/moments")
async def table_moments(server: Device, _me: Caller, _asked: Nothing, query: Query, table: str) -> Any:
    """Return the moments of a game that a review thinks about."""
    return review_page(finished(server.tables.get(table), "server-no-review-yet").record(), query)


@route("POST", "/tables/{table}/review", asked_for.AskedReview)
async def review_table(server: Device, _me: Caller, asked: asked_for.AskedReview, _query: Query, table: str) -> Review:
    """Judge a game by what was thought of it."""
    made = reviews.judged(finished(server.tables.get(table), "server-no-review-yet").record(), [*asked.weighed, *asked.opened])
    await server.documents.put("review", table, made)
    return made


@route("POST", "/review/moments", dict[str, Any])
async def record_moments(_server: Device, _me: Caller, asked: dict[str, Any], query: Query) -> Any:
    """Return the moments of a record that a review thinks about."""
    return review_page(asked, query)


@route("POST", "/review", asked_for.AskedReview)
async def review_record(_server: Device, _me: Caller, asked: asked_for.AskedReview, _query: Query) -> Review:
    """Judge a record by what was thought of it."""
    if isinstance(asked.record, msgspec.UnsetType):
        raise BadRecord("field-missing", field="record")
    return reviews.judged(asked.record, [*asked.weighed, *asked.opened])


def review_page(data: Any, query: Query) -> Any:
    """Return what there is to think about after some moves."""
    return reviews.page(data, number(query, "first", 0), min(number(query, "count", MOMENTS), MOMENTS))


# Positions and analysis


def checked_position(table: Table) -> Checked:
    """Return a position as everybody at it would see it."""
    return Checked(table.position(), tuple(table.look(seat) for seat in (None, *range(table.seats))), table.to_act)


@route("POST", "/positions", asked_for.AskedPosition)
async def check(_server: Device, _me: Caller, asked: asked_for.AskedPosition, _query: Query) -> Checked:
    """Check a position, or return the position at a moment of a record."""
    if asked.record is None:
        return checked_position(Table.from_position(asked.position or {}, deck=asked.deck))
    *_, table = islice(steps(asked.record), None if asked.at is None else asked.at + 1)
    return checked_position(table)


@route("POST", "/positions/deal", asked_for.AskedDeal)
async def deal(_server: Device, _me: Caller, asked: asked_for.AskedDeal, _query: Query) -> Checked:
    """A fresh deal to begin from."""
    kind = find(asked.game)
    seats = kind.seat_count(asked.seats)
    options: dict[str, Any] = kind.choices(seats, asked.options)
    return checked_position(Table(kind.name, seats, **options))


@route("GET", "/games/{game}/deck")
async def printed(_server: Device, _me: Caller, _asked: Nothing, _query: Query, game: str) -> Printed:
    """Return the printed deck of a game."""
    kind = find(game)
    return Printed(kind.name, plain(kind.deck()))


def place_of(asked: asked_for.AskedMoment) -> Place:
    """Return the moment of a study that is asked for."""
    return Place(asked.game, asked.start, asked.seed, asked.deck, tuple(Step(*step) for step in asked.path), asked.seat, asked.open)


@route("POST", "/analysis/moment", asked_for.AskedMoment)
async def moment(server: Device, _me: Caller, asked: asked_for.AskedMoment, _query: Query) -> Any:
    """Return a moment of a study: its looks and its question."""
    place = place_of(asked)
    return server.moments.at_once(place, lambda standing: study_positions.shown(standing, place))


@route("POST", "/analysis/line", asked_for.AskedLines)
async def line(server: Device, _me: Caller, asked: asked_for.AskedLines, _query: Query) -> Any:
    """Lines of an engine as texts."""
    place = place_of(asked)
    return server.moments.at_once(place, lambda standing: study_positions.named(standing.table, place, asked.lines))


# Studies


@route("GET", "/studies")
async def list_studies(server: Device, _me: Caller, _asked: Nothing, _query: Query) -> Any:
    """The studies that are kept here."""
    return server.studies.list_all()


@route("POST", "/studies", asked_for.NewStudy)
async def keep_study(server: Device, me: Caller, asked: asked_for.NewStudy, _query: Query) -> Any:
    """Keep a study."""
    return server.studies.get(await server.studies.add(asked.study, asked.open), None, me.name)


@route("GET", "/studies/{study}")
async def get_study(server: Device, me: Caller, _asked: Nothing, query: Query, study: str) -> Any:
    """A study; nothing while it is of the version that is known."""
    return server.studies.get(study, number(query, "known", 0) if "known" in query else None, me.name)


@route("PATCH", "/studies/{study}", asked_for.ChangedStudy)
async def change_study(server: Device, me: Caller, asked: asked_for.ChangedStudy, _query: Query, study: str) -> Any:
    """Change a study."""
    await server.studies.change(study, asked.study, asked.at, asked.open, asked.version)
    return server.studies.get(study, None, me.name)


@route("DELETE", "/studies/{study}")
async def delete_study(server: Device, _me: Caller, _asked: Nothing, _query: Query, study: str) -> None:
    """Delete a study."""
    await server.studies.delete(study)


# Puzzles


@route("GET", "/puzzles")
async def puzzle_overview(server: Device, me: Caller, _asked: Nothing, _query: Query) -> Any:
    """The games that have puzzles."""
    return server.puzzles(me.player).overview()


@route("GET", "/puzzles/{game}/next")
async def next_puzzle(server: Device, me: Caller, _asked: Nothing, query: Query, game: str) -> Any:
    """The next puzzle."""
    return server.puzzles(me.player).next_one(find(game).name, query.get("theme"))


@route("POST", "/puzzles/{game}/{key}/look", asked_for.PuzzleAnswer)
async def puzzle_look(server: Device, me: Caller, asked: asked_for.PuzzleAnswer, _query: Query, game: str, key: str) -> Any:
    """Return the look after some moves of an answer."""
    return server.puzzles(me.player).look(find(game).name, key, asked.moves)


@route("POST", "/puzzles/{game}/{key}", asked_for.PuzzleAnswer)
async def answer_puzzle(server: Device, me: Caller, asked: asked_for.PuzzleAnswer, _query: Query, game: str, key: str) -> Any:
    """An answer."""
    return await server.puzzles(me.player).answer(find(game).name, key, asked.moves, asked.again)


@route("GET", "/puzzles/{game}/{key}")
async def tried_puzzle(server: Device, me: Caller, _asked: Nothing, _query: Query, game: str, key: str) -> Any:
    """Return the result of the first answer to a puzzle."""
    return server.puzzles(me.player).tried(find(game).name, key)


# The daily four


@route("GET", "/daily")
async def today(server: Device, _me: Caller, _asked: Nothing, _query: Query) -> Any:
    """Today's challenges."""
    return server.daily.the_day(None)


@route("GET", "/daily/archive")
async def archive(server: Device, _me: Caller, _asked: Nothing, query: Query) -> Any:
    """Days that are over."""
    return server.daily.archive(query.get("before"), min(number(query, "limit", 14), 100))


@route("GET", "/daily/streaks/{handle}")
async def streak(server: Device, _me: Caller, _asked: Nothing, _query: Query, handle: str) -> Any:
    """Return the streak of this device; there is nobody else."""
    return server.daily.streak()


@route("GET", "/daily/{day}")
async def one_day(server: Device, _me: Caller, _asked: Nothing, _query: Query, day: str) -> Any:
    """The challenges of a day."""
    return server.daily.the_day(day)


@route("POST", "/daily/{day}/{game}")
async def play_daily(server: Device, me: Caller, _asked: Nothing, _query: Query, day: str, game: str) -> TableInfo:
    """The try at a challenge."""
    return shown(server, await server.daily.begin(day, game, me.player, me.name), me)


@route("GET", "/daily/{day}/{game}/board")
async def board(server: Device, _me: Caller, _asked: Nothing, _query: Query, day: str, game: str) -> Any:
    """A board on which nobody stands."""
    return server.daily.board(day, game)


# The device


@route("GET", "/device")
async def export(server: Device, _me: Caller, _asked: Nothing, _query: Query) -> Any:
    """Return everything that is kept here, as one file."""
    return server.file.export()


@route("POST", "/device/preview", asked_for.Import)
async def preview(server: Device, _me: Caller, asked: asked_for.Import, _query: Query) -> Any:
    """Return the numbers of what a file would add."""
    return server.file.preview(asked.format, asked.documents)


@route("POST", "/device", asked_for.Import)
async def bring(server: Device, _me: Caller, asked: asked_for.Import, _query: Query) -> Any:
    """Add what is new in a file."""
    return await server.file.bring(asked.format, asked.documents)
