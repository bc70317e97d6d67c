"""What a seat may see: all but the others' hands. An allow-list: what is not put into a view is hidden."""

from typing import Any

import msgspec

from saqqara.core.rng import draw
from saqqara.games.quarry import rules
from saqqara.games.quarry.position import gone, stones
from saqqara.games.quarry.position_types import Position


class View(msgspec.Struct, frozen=True):
    """The open table (QR2); `hands` has None where a hand is secret to this seat, `held` how many stones are in each."""

    turn: int
    heaps: tuple[tuple[int, ...], ...]
    last: int | None
    gone: tuple[int, ...]
    bag: int
    hands: tuple[tuple[int, ...] | None, ...]
    held: tuple[int, ...]
    scores: tuple[int, ...]
    best: tuple[int, ...]


class Detail(msgspec.Struct, frozen=True):
    """The end: what the table of results shows beside the points. Each field has a message `detail-…`."""

    best: tuple[int, ...]


def view(s: Any, deck: Any, seat: int) -> View:
    """The view of a seat, or of an onlooker (-1)."""
    seats = s.seats
    hands = [tuple(stones(hand)) for hand in s.hand[:seats]]
    return View(
        turn=s.turn,
        heaps=tuple(tuple(stones(heap)) for heap in s.heap),
        last=None if s.last == rules.NONE else s.last + 1,
        gone=tuple(gone(s)),
        bag=len(stones(s.bag)),
        hands=tuple(hand if other == seat else None for other, hand in enumerate(hands)),
        held=tuple(map(len, hands)),
        scores=tuple(s.score[:seats]),
        best=tuple(s.best[:seats]),
    )


def detail(s: Any, deck: Any) -> Detail:
    """The breakdown when the game is over."""
    return Detail(best=tuple(s.best[: s.seats]))


def veiled(s: Any, seat: int, move: int) -> bool:
    """Whether a move stays hidden from the others until its step closes: where all choose at once. Here every stone is laid openly."""
    return False


def step(s: Any) -> tuple[int, ...]:
    """Changes when veiled moves come into the open. There are none."""
    return ()


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """Why a move cannot be taken back, if so: it shows a stone that was hidden."""
    return "undo-revealed"


def imagine(seen: View, deck: Any, seat: int, rng: Any) -> Position:
    """A position that this seat cannot tell from the true one: what is hidden, said once more, from the view alone. See `rules.redeal`."""
    known = {*seen.gone, *sum(seen.heaps, ()), *sum((hand or () for hand in seen.hands), ())}
    hidden = [stone for stone in range(1, rules.STONES + 1) if stone not in known]
    hands = []
    for hand, held in zip(seen.hands, seen.held, strict=True):
        drawn = [hidden.pop(int(draw(rng, len(hidden)))) for _ in range(held)] if hand is None else hand
        hands.append(sorted(drawn))
    return Position(
        game="quarry",
        seats=len(hands),
        turn=seen.turn,
        over=not any(hands),
        heaps=[list(heap) for heap in seen.heaps],
        last=seen.last,
        gone=list(seen.gone),
        hands=hands,
        scores=list(seen.scores),
        best=list(seen.best),
    )
