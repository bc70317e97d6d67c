"""Quiet hours: nothing comes in them, and after them only what is still true."""

from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from saqqara.server.alerts.quiet_hours import quiet_until
from saqqara.server.clock import now
from saqqara.server.storage.schema import alerts
from tests.server.databases import BOTH
from tests.server.test_alerts_push import begun, calling, calm, move, person

pytestmark = BOTH

PARIS = ZoneInfo("Europe/Paris")


def at(*moment: int) -> int:
    """A moment in Paris."""
    return int(datetime(*moment, tzinfo=PARIS).timestamp() * 1000)  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("when", "begins", "ends", "until"),
    [
        ((2026, 1, 10, 23, 30), 22 * 60, 7 * 60, (2026, 1, 11, 7, 0)),
        ((2026, 1, 11, 6, 59), 22 * 60, 7 * 60, (2026, 1, 11, 7, 0)),
        ((2026, 1, 11, 7, 0), 22 * 60, 7 * 60, None),
        ((2026, 1, 11, 21, 59), 22 * 60, 7 * 60, None),
        ((2026, 1, 11, 13, 0), 12 * 60 + 30, 14 * 60, (2026, 1, 11, 14, 0)),
        ((2026, 1, 11, 13, 0), 13 * 60, 13 * 60, None),
        ((2026, 3, 29, 1, 0), 22 * 60, 7 * 60, (2026, 3, 29, 7, 0)),  # an hour less that night
        ((2026, 10, 25, 1, 0), 22 * 60, 7 * 60, (2026, 10, 25, 7, 0)),  # an hour more
        ((2026, 12, 31, 23, 0), 22 * 60, 7 * 60, (2027, 1, 1, 7, 0)),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(when: tuple[int, ...], begins: int, ends: int, until: tuple[int, ...] | None) -> None:
    assert quiet_until(at(*when), begins, ends, "Europe/Paris") == (None if until is None else at(*until))


def test_without_quiet_hours_there_are_none() -> None:
    assert quiet_until(0, None, None, "Europe/Paris") is None
    assert quiet_until(0, 0, 60, "Nowhere/Land") == 3_600_000, "a zone that is there no more is as good as none"


async def test_what_was_held_is_told_afterwards_only_if_it_is_still_true(tmp_path: Path) -> None:
    here = datetime.now(UTC)
    minute = here.hour * 60 + here.minute
    quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 60) % 1440}
    async with calling(tmp_path) as (one, service):
        ann, hers = await person(one, service, "Ann", occasions=["turn"], quiet=quiet, zone="UTC")
        bob = await one.guest("Bob")
        held = sa.select(alerts).where(alerts.c.player == ann.id, alerts.c.due.is_not(None))
        tables = []
        for _ in range(2):
            tables.append(await begun(ann, bob))
            while (await ann.get(f"/tables/{tables[-1]}/look"))["look"]["moves"] == []:
                await move(tables[-1], bob)
        await calm(one)
        rows = await one.store.rows(held)
        assert len(rows) == 2
        assert all(now() + 58 * 60_000 < row["due"] <= now() + 60 * 60_000 for row in rows)
        assert not hers.notes
        await move(tables[0], ann)
        loud = {"occasions": ["turn"], "zone": "UTC", "language": "en", "quiet": None}
        await ann.ask("PUT", "/alerts", 200, json=loud)
        await one.store.execute(sa.update(alerts).values(due=now()))  # as when the quiet hours are over
        await calm(one)
        assert [note["url"] for note in hers.notes] == [f"/t/{tables[1]}"]
