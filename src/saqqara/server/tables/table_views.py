"""The views of a table: the look of a seat or of a spectator, and the table with its seats."""

from typing import Any, ClassVar

from saqqara.server.schemas.ws_messages import Bank, LookMessage, SeatInfo, TableInfo, encode, plain_why, why_json
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.undo_rules import no_undo_key


class Latest:
    """A cache of one entry: the encoded looks of seats at the table that was looked at last, and their version."""

    moment: tuple[Any, int | None] | None = None
    looks: ClassVar[dict[int, bytes]] = {}


def look_message(live: LiveTable, viewer: int | None) -> LookMessage:
    """Return the look of a viewer with its number, the deadline, and why no move can be taken back."""
    refused, bots = no_undo_key(live, viewer), bot_entries(live, viewer) if live.by_bot else ()
    why = plain_why(refused, None, live.game) if refused else None
    return LookMessage(live.number(viewer), live.look(viewer), table_deadlines.shown_due(live), why, bots, banks(live, viewer))


def banks(live: LiveTable, viewer: int | None) -> tuple[Bank | None, ...]:
    """Return the time banks of all seats, as far as a viewer may know; none where there are none."""
    return tuple(bank(live, row.seat, viewer) for row in live.seats) if live.banks is not None else ()


def bank(live: LiveTable, seat: int, viewer: int | None) -> Bank | None:
    """Return the time bank of a seat, as far as a viewer may know; None for a bot's."""
    if live.banks is None or live.seats[seat].player is None:
        return None
    due = live.banks.open_due(seat, viewer)
    return Bank(live.banks.left(seat), None) if due is None else Bank(None, due)


def bot_entries(live: LiveTable, viewer: int | None) -> tuple[int, ...]:
    """Return which entries of a viewer's history a bot made for a seat."""
    assert live.table is not None
    shown = [n for n, move in enumerate(live.table.moves) if not move.veiled or (viewer is not None and move.seat == viewer)]
    return tuple(place for place, n in enumerate(shown) if n in live.by_bot)


def look_bytes(live: LiveTable, viewer: int | None) -> bytes:
    """Return `look_message` as the bytes that are sent. Spectators may be many and see the same, so theirs is encoded once.

    Where moves are open, several people may sit at a seat's look, so that of each seat is encoded once.
    """
    table = live.table
    assert table is not None
    if viewer is None:
        present = live.seq, table_deadlines.shown_due(live)
        if live.shown is None or live.shown[0] != present:
            live.shown = present, encode_look(live, None, table.look_json(None))
        return live.shown[1]
    if table.kind.simultaneous or not live.untimed:
        return encode_look(live, viewer, table.look_json(viewer))
    moment = table.look_version, live.alone
    if Latest.moment != moment:
        Latest.looks, Latest.moment = {}, moment
    if viewer not in Latest.looks:
        Latest.looks[viewer] = encode_look(live, viewer, table.look_json(viewer))
    return Latest.looks[viewer]


def encode_look(live: LiveTable, viewer: int | None, look: bytes) -> bytes:
    """Return the JSON of `look_message` around the JSON of the look."""
    due, refused = None if live.untimed else table_deadlines.shown_due(live), no_undo_key(live, viewer)
    return b'{"type":"look","number":%d,"look":%b,"due":%b,"undo":%b,"bots":%b,"banks":%b}' % (
        live.number(viewer),
        look,
        b"null" if due is None else b"%d" % due,
        b"null" if refused is None else why_json(refused, live.game),
        encode(bot_entries(live, viewer)) if live.by_bot else b"[]",
        encode(banks(live, viewer)) if live.banks is not None else b"[]",
    )


def info(live: LiveTable, player: str | None, here: set[int]) -> TableInfo:
    """Return the table as one player sees it. `here`: the seats whose players are connected."""
    mine = live.seat_of(player)
    seats = tuple(
        SeatInfo(
            seat=row.seat,
            name=row.name,
            bot=row.bot,
            bot_name=bot_name,
            open=live.status == "open" and row.open_to(player),
            here=row.seat in here,
            mine=row.seat == mine,
            away=table_deadlines.away_since(live, row.seat, here) if live.status != "over" else None,
            reminded=live.status == "running" and row.reminded is not None and row.reminded == live.turn_of(row.seat),
            agrees=row.seat in live.agreed,
            resigned=live.resigned(row.seat),
            asked=None if row.asked is None or not row.open else "no" if row.declined else "waiting",
        )
        for row, bot_name in zip(live.seats, live.bot_names, strict=True)
    )
    return TableInfo(
        id=live.id,
        game=live.game,
        name=live.name,
        status=live.status,
        public=live.public,
        host=player is not None and live.host == player,
        seat=mine,
        seats=seats,
        options=live.setup.options,
        times=live.setup.times or {},
        pace=live.setup.pace.shown(),
        hints=live.setup.hints,
        deck=live.setup.deck,
        commitment=live.commitment,
        rematch=live.rematch if player not in live.apart else None,
        created=live.created,
        from_position=live.setup.position is not None,
        patience=table_deadlines.patience(live),
        friends=live.setup.friends,
        rated=live.setup.rated,
        daily=live.setup.daily,
        practice=live.setup.practice,
        sealed=live.sealed,
        arena=live.setup.arena,
        alone=live.setup.alone,
    )
