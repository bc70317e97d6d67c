"""A state of a game: what lies on the table and where chance stands. A value: playing a move gives another state."""

from collections.abc import Iterator
from typing import Any

import msgspec

from saqqara.core.cstruct import copy_of
from saqqara.core.game import CLOCK, Game
from saqqara.core.lazy_attributes import lazy
from saqqara.core.look import Outcome
from saqqara.core.rng import bytes_of

encode = msgspec.json.encode
MEMBERS = [tuple(seat for seat in range(CLOCK) if mask >> seat & 1) for mask in range(1 << CLOCK)]
"""The seats of every set of them."""


class GameState:
    """The record of a game, which is never changed, and its generator. Facts that follow from them are found once, when asked for."""

    def __init__(self, game: Game, deck: Any, record: Any, rng: Any) -> None:
        self.game, self.deck, self.record, self.rng = game, deck, record, rng
        self.acting: int = game.rules.to_act(record)
        """The set of seats that may act, and the clock."""
        self._legal: dict[int, list[int]] = {}
        self._texts: dict[int, tuple[str, ...]] = {}
        self._views: dict[int, Any] = {}
        self._made: dict[Any, Any] = {}

    def __reduce__(self) -> Any:
        return GameState, (self.game, self.deck, self.record, self.rng)

    @classmethod
    def dealt(cls, game: Game, deck: Any, seats: int, codes: list[int], rng: Any) -> "GameState":
        """Return the state after a deal."""
        record = game.rules.State()
        game.rules.deal(record, deck, seats, codes, rng)
        return cls(game, deck, record, rng)

    def played(self, seat: int, move: int) -> "GameState":
        """Return the state after a legal move."""
        record, rng = copy_of(self.record), self.rng[:]
        self.game.rules.play(record, self.deck, seat, move, rng)
        return GameState(self.game, self.deck, record, rng)

    def redealt(self, seat: int, rng: Any) -> "GameState":
        """Return a state that a seat cannot tell from this one: all that it must not know is drawn anew."""
        record = copy_of(self.record)
        self.game.rules.redeal(record, self.deck, seat, rng)
        return GameState(self.game, self.deck, record, rng)

    def with_chance(self, rng: Any) -> "GameState":
        """Return the same state with another generator."""
        return GameState(self.game, self.deck, self.record, rng)

    def legal(self, seat: int) -> list[int]:
        """Return the moves of a seat, ascending."""
        if seat not in self._legal:
            out = [0] * self.game.rules.MAX_LEGAL
            self._legal[seat] = out[: self.game.rules.legal(self.record, self.deck, seat, out)]
        return self._legal[seat]

    def texts(self, seat: int) -> tuple[str, ...]:
        """Return what a look lists of these moves: a text for each, or one for many where it is to be filled in."""
        if seat not in self._texts:
            self._texts[seat] = self.game.part("notation").texts(self.record, self.deck, seat, self.legal(seat))
        return self._texts[seat]

    @lazy
    def step(self) -> tuple[int, ...]:
        """Return a tuple that changes when what was veiled comes into the open."""
        return self.game.model.step(self.record)

    @lazy
    def position(self) -> Any:
        """Return everything that lies on the table, secrets included."""
        return self.game.model.position(self.record, self.deck)

    @lazy
    def _open_record(self) -> Any:
        return self.game.model.open_record(self.record)

    @lazy
    def _for_all(self) -> list[Any]:
        """Return the fields of a view that everybody sees alike."""
        return self.game.model.for_all(self.position, self._open_record, self.deck)

    def _for_seat(self, seat: int) -> Iterator[Any]:
        return iter(self.game.model.for_seat(self.position, self._open_record, self.deck, seat, self._made))

    def view(self, seat: int) -> Any:
        """Return what a seat sees, or an onlooker (-1)."""
        if seat not in self._views:
            own, model = self._for_seat(seat), self.game.model
            self._views[seat] = model.View(
                *[next(own) if field.private else value for field, value in zip(model.fields, self._for_all, strict=True)]
            )
        return self._views[seat]

    @lazy
    def _json_for_all(self) -> list[bytes]:
        """Return the JSON of each field that everybody sees alike, and how that of the others begins."""
        fields = zip(self.game.model.fields, self._for_all, strict=True)
        return [field.start if field.private else field.start + encode(value) for field, value in fields]

    def view_json(self, seat: int) -> bytes:
        """Return the same as JSON."""
        own, fields = self._for_seat(seat), self.game.model.fields
        parts = [part + encode(next(own)) if field.private else part for field, part in zip(fields, self._json_for_all, strict=True)]
        return b"".join((*parts, b"}"))

    def outcome(self, seats: int) -> Outcome:
        """Return how a game that is over has ended by its rules."""
        scores, places = [0] * seats, [0] * seats
        self.game.rules.result(self.record, self.deck, scores, places)
        return Outcome(tuple(places), tuple(scores), self.game.model.detail(self.record, self.deck))

    def chance(self) -> bytes:
        """Return where chance stands, as bytes."""
        return bytes_of(self.rng)
