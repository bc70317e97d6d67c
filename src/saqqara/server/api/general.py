"""The games on offer, the deal of a record verified, and how the server is."""

import asyncio
from functools import cache

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

import saqqara
from saqqara.bots import levels
from saqqara.core.errors import BadRecord
from saqqara.core.game import Game, games
from saqqara.core.reading import parse_json
from saqqara.core.record import read_record
from saqqara.core.replay import replay
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.api.models import GameInfo, Health, LevelInfo, Offer, OptionInfo, OptionValue, TimeInfo, Verified
from saqqara.server.api.needs import HubHere, RatesHere, address, slow_down
from saqqara.server.api.publish import REF, gives, reply
from saqqara.server.messages import Words

router = APIRouter(tags=["general"])


def words(key: str, game: str | None = None) -> Words:
    """A message in each language."""
    return {language: say(key, language, game) for language in LANGUAGES}


def about(game: Game) -> GameInfo:
    """A game for people."""
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
def offer() -> Offer:
    """All games and bots: the same as long as the server runs."""
    bots = tuple(LevelInfo(level, words(f"level-{level}"), words(f"level-{level}-line")) for level in levels())
    return Offer(tuple(about(game) for game in games().values()), bots)


@router.get("/games", responses=gives(Offer))
async def get_games() -> Response:
    """The games, their options, and the levels of the bots."""
    return reply(offer())


def verified(data: bytes) -> Verified:
    """Replay a record."""
    record = read_record(parse_json(data, BadRecord))
    if record.deck is not None and not isinstance(record.deck, dict):  # a text would be taken for the name of a file
        raise BadRecord("field-type", field="deck", wanted="object", got=type(record.deck).__name__)
    table = replay(data)
    key = "server-verified" if table.over else "server-verified-running"
    return Verified(
        table.game, len(table.moves), table.over, {language: say(key, language, moves=len(table.moves)) for language in LANGUAGES}
    )


BODY = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"$ref": REF.format(name="Record")}}}}}


@router.post("/verify", responses=gives(Verified), openapi_extra=BODY)
async def verify(request: Request, rates: RatesHere) -> Response:
    """Replay a record and check its deal, each move and the outcome."""
    slow_down(rates.records, address(request))
    async with rates.replays:
        return reply(await asyncio.to_thread(verified, await request.body()))


@router.get("/health", responses=gives(Health, 200, 503))
async def health(hub: HubHere) -> Response:
    """Whether this node can serve: 503 when its database cannot be reached."""
    try:
        await asyncio.wait_for(hub.store.row(sa.select(sa.literal(1))), 5)
        ok = not hub.closing
    except (SQLAlchemyError, OSError, TimeoutError):
        ok = False
    return reply(Health(ok, hub.fanout.node, saqqara.__version__), 200 if ok else 503)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)
