"""Looks at a table: all that leaves it. A memo of one state and one log, made anew after each move."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from saqqara.core.game import ONLOOKER
from saqqara.core.game_state import MEMBERS, GameState
from saqqara.core.lazy_attributes import lazy
from saqqara.core.log import Log
from saqqara.core.look import Clock, Look, Outcome, Revealed

encode = msgspec.json.encode


@lru_cache(4096)
def beginning(game: str, seat: int | None, seats: int, to_act: tuple[int, ...]) -> bytes:
    """Return how the JSON of a look begins, up to the moves."""
    return b'{"game":%b,"seat":%b,"seats":%d,"to_act":%b,"moves":' % (encode(game), encode(seat), seats, encode(to_act))


class Looks:
    """The knowledge of each seat, and of an onlooker, at one moment. `outcome` is None while the game goes on."""

    def __init__(self, state: GameState, log: Log, seats: int, outcome: Outcome | None, clock: Clock | None) -> None:
        self.state, self.log, self.seats, self.outcome, self.clock = state, log, seats, outcome, clock
        self.acting = state.acting if outcome is None else 0
        self._json: dict[int | None, bytes] = {}

    def awaited(self, seat: int | None) -> tuple[int, ...]:
        """Return the seats that may act, as far as this seat, or an onlooker, can know."""
        awaited, mask = self.state.game.model.awaited, self.acting
        if awaited is not None and self.outcome is None:
            mask = awaited(self.state.record, ONLOOKER if seat is None else seat)
        return MEMBERS[mask & (1 << self.seats) - 1]

    def may_act(self, seat: int | None) -> bool:
        """Return whether a seat may act now."""
        return seat is not None and bool(self.acting >> seat & 1)

    def look(self, seat: int | None) -> Look:
        """Return everything that this seat, or an onlooker (None), may know."""
        return Look(
            self.state.game.name,
            seat,
            self.seats,
            self.awaited(seat),
            self.state.texts(seat) if seat is not None and self.may_act(seat) else (),
            self.state.view(ONLOOKER if seat is None else seat),
            self.log.history(seat),
            self.outcome,
            self._clock(seat),
            self._revealed(seat),
            self.log.remembered,
        )

    def _clock(self, seat: int | None) -> Clock | None:
        """Return the clock, its beginning counted in the moves that this seat knows of."""
        clock = self.clock
        if clock is None or self.log.veiled_from is None:
            return clock
        return Clock(clock.move, clock.seconds, clock.since - self.log.hidden_before(clock.since, seat))

    def _revealed(self, seat: int | None) -> tuple[Revealed, ...]:
        return () if self.state.game.model.turned is None else self.log.revealed(seat, self.seats)

    def json(self, seat: int | None) -> bytes:
        """Return the same as JSON: what `look(seat).json()` gives, put together from what all seats share."""
        if seat not in self._json:
            moves = encode(self.state.texts(seat)) if seat is not None and self.may_act(seat) else b"[]"
            history = self.log.past_json if self.log.veiled_from is None else encode(self.log.history(seat))
            revealed = self._revealed(seat)
            parts = (
                beginning(self.state.game.name, seat, self.seats, self.awaited(seat)),
                moves,
                b',"view":',
                self.state.view_json(ONLOOKER if seat is None else seat),
                b',"history":',
                history,
                self._outcome_json,
                encode(self._clock(seat)) if self.clock is not None else b"null",
                b',"revealed":',
                encode(revealed) if revealed else b"[]",
                self._end_json,
            )
            self._json[seat] = b"".join(parts)
        return self._json[seat]

    @lazy
    def _outcome_json(self) -> bytes:
        return b',"outcome":null,"clock":' if self.outcome is None else b',"outcome":%b,"clock":' % encode(self.outcome)

    @lazy
    def _end_json(self) -> bytes:
        remembered: Any = self.log.remembered
        return b"}" if remembered is None else b',"remembered":%b}' % encode(remembered)

    def all_json(self) -> Sequence[bytes]:
        """Return the same of every seat."""
        return [self.json(seat) for seat in range(self.seats)]
