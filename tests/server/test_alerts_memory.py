"""Alert settings are not looked up at every move of a game that a player watches."""

from saqqara.server.alerts.alert_queue import new_occasions
from saqqara.server.tables.table_setup import Pace
from tests.server.test_veiled import new_table


def test_nobody_is_called_to_a_turn_that_a_bot_plays_for_them() -> None:
    live = new_table("objective", 2, {}, b"\7" * 32, Pace())
    assert live.table is not None
    (seat,) = live.table.to_act
    assert "turn" in new_occasions(live)[seat]
    live.seats[seat].bot = "chance"
    assert "turn" not in new_occasions(live).get(seat, {})
    live.seats[seat].bot = None
    live.table.resign(seat)  # until its row says that a bot sits there
    assert "turn" not in new_occasions(live).get(seat, {})
