"""Absent players, and games that people end: reminding, stand-in bots, ending by agreement, resigning, closing.

What ends a game or resigns a seat is an entry of the log, as moves are: two nodes cannot both end it, and a restart loses nothing of an
agreement. Who is away is known by connections alone (`presence`) and by when they ended, which is stored with the seat.
"""

from saqqara.core.errors import BadSetup
from saqqara.server.community import blocks
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.player_rights import ending_seat, playing_seat
from saqqara.server.tables.seating import Held, holding


def check_absent(hub: Hub, live: LiveTable, player: str, seat: int) -> None:
    """Raise unless a player is absent: only then may others act for them."""
    mine = playing_seat(live, player)
    if seat >= len(live.seats):
        raise BadSetup("no-seat", seat=str(seat), most=len(live.seats) - 1)
    if seat == mine or live.seats[seat].player is None or live.resigned(seat):
        raise NotNow("server-nobody-away", seat=seat)
    if not table_deadlines.is_absent(live, seat, hub.presence.here(live.id)):
        raise NotNow("server-not-absent", seat=seat, minutes=max(1, round(table_deadlines.patience(live) / 60)))


async def remind(hub: Hub, live: LiveTable, player: str, seat: int) -> None:
    """Remind somebody absent that it is their turn, once a turn."""
    check_absent(hub, live, player, seat)
    if seat not in live.awaited():
        raise NotNow("server-not-their-turn", seat=seat)
    turn, other = live.turn_of(seat), live.seats[seat].player
    if other is not None and await blocks.blocked(hub.store, player, other):
        raise NotNow("server-cannot-remind", seat=seat)

    def change(table: Held) -> None:
        if table.rows[seat].reminded == turn:
            raise NotNow("server-reminded", seat=seat)
        table.seat(seat, reminded=turn)

    await holding(hub, live, change)
    if not await hub.alerts.reminded(live.id, seat, live.seats[playing_seat(live, player)].name or ""):
        await hub.change_seat(live, seat, reminded=None)
        raise NotNow("server-cannot-remind", seat=seat)


async def stand_in(hub: Hub, live: LiveTable, player: str, seat: int) -> None:
    """Let a bot play for an absent player until they are back. If they come back at this very moment, their seat stays theirs."""
    check_absent(hub, live, player, seat)

    def change(table: Held) -> None:
        row = table.rows[seat]
        if row.left is None:
            raise NotNow("server-not-absent", seat=seat, minutes=max(1, round(table_deadlines.patience(live) / 60)))
        if row.bot is None:
            table.seat(seat, bot=live.setup.level)

    await holding(hub, live, change)


# Ending a game


def all_agree(hub: Hub, live: LiveTable) -> bool:
    """Return whether all present players who play their own seat agree to end the game, and at least one of them is connected."""
    here = hub.presence.here(live.id)
    asked = {
        row.seat for row in live.seats if row.player is not None and row.bot is None and not table_deadlines.is_absent(live, row.seat, here)
    }
    return live.status == "running" and not here.isdisjoint(live.agreed) and asked <= live.agreed


async def agree(hub: Hub, live: LiveTable, player: str, agrees: bool) -> None:
    """Note that a player agrees to end the game as it stands, no longer does, or refuses: then nobody's offer stands any more. Repeating it
    changes nothing."""
    seat = ending_seat(live, player)
    if live.setup.arena is not None:
        raise NotNow("server-arena-to-the-end")

    def news() -> bool:
        return (seat not in live.agreed if agrees else bool(live.agreed)) and not live.over

    await hub.submit(live, seat, "agree", "yes" if agrees else "no", still=news)
    await settle(hub, live)


async def settle(hub: Hub, live: LiveTable) -> None:
    """End a game that everybody agrees to end."""
    if all_agree(hub, live):
        await hub.submit(live, None, "end", "agreement", still=lambda: all_agree(hub, live))


async def resign(hub: Hub, live: LiveTable, player: str) -> None:
    """Give up. With two seats the other wins; with more a bot plays on to the end, unless no person is left who has not resigned."""
    mine = live.seat_of(player)
    if mine is not None and live.resigned(mine):
        return  # asked twice
    seat = ending_seat(live, player)

    def nobody_left() -> bool:
        return live.status == "running" and all(row.player is None or live.resigned(row.seat) for row in live.seats)

    await hub.submit(live, seat, "resign", still=lambda: not live.resigned(seat))
    if nobody_left():
        await hub.submit(live, None, "end", "resigned", still=nobody_left)
    elif live.status == "running":
        await hub.change_seat(live, seat, bot=live.setup.level)
        await settle(hub, live)


async def close(hub: Hub, live: LiveTable, host: str) -> None:
    """Close a table that has not begun, for its host: everybody there is told, and it leaves all lists."""
    if live.host != host:
        raise NotYours("server-not-yours")
    await hub.submit(live, None, "close", still=lambda: not live.closed)
