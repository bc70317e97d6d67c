"""What a search thinks about, made from a seat's look and the deck alone: for the search here, and as JSON for one elsewhere."""

from base64 import b64encode
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.interface import Question
from saqqara.bots.search_setup import SearchSetup, mind_for
from saqqara.core.arrays import array_of, generator
from saqqara.core.game import find
from saqqara.core.imagine import imagine_state
from saqqara.core.look import Look
from saqqara.core.rng import Rng

OPEN = 5
"""Where in a style it says that nothing is hidden."""
AHEAD, LEARNED = 6, 7
"""Where it says how a learned judgement is used."""


class SearchRequest(NamedTuple):
    """All that the search is given: a state that fits the look, as an array (`state`) and as a record in the same memory, the deck likewise
    (`deck`, `tables`), and what the history tells of what is hidden (`memory`)."""

    setup: SearchSetup
    state: Any
    deck: Any
    record: Any
    tables: Any
    memory: Any
    style: Any
    seat: int
    seats: int
    moves: list[int]
    texts: tuple[str, ...]


def search_request_of(
    look: Look,
    rng: Rng,
    deck: Any = None,
    changed: SearchSetup | None = None,
    trust: float = 1.0,
    state: Any = None,
    learned: bool = True,
    part: float = 1.0,
) -> SearchRequest:
    """What there is to think about. `state`: where nothing is hidden, the state itself; `learned`: whether with the learned judgement,
    and read by it; `part`: how much is remembered."""
    assert look.seat is not None
    thinks = changed or mind_for(look)
    kind, style = thinks.kind, thinks.style.copy()
    imagined, tables = imagine_state(look, rng, deck)
    if not learned:
        style[AHEAD], style[LEARNED] = -1.0, 0.0
    if state is not None:
        imagined = state
        style[OPEN] = 1.0
    memory = thinks.evaluation.remember(look, imagined, tables, thinks.w if learned else thinks.taught) * trust
    if kind.has("bots.memory"):
        recalled = kind.part("bots.memory")
        memory = np.concatenate((memory, recalled.numbers(look.remembered, part, rng)))
        if look.remembered is not None and state is None:
            recalled.recall(imagined, tables, memory, look.seat, rng)
    moves: list[int] = []
    if look.moves:
        out = [0] * kind.rules.MAX_LEGAL
        moves = out[: kind.rules.legal(imagined, tables, look.seat, out)]
    texts = look.moves if len(look.moves) == len(moves) else kind.part("notation").texts(imagined, tables, look.seat, moves)
    state_array, deck_record = array_of(imagined), array_of(tables)[0]
    return SearchRequest(thinks, state_array, deck_record, imagined, tables, memory, style, look.seat, look.seats, moves, texts)


def packed(data: Any) -> str:
    """Bytes as text."""
    return b64encode(np.ascontiguousarray(data).tobytes()).decode()


def question(look: Look, deck: Any = None, seed: bytes = b"", state: Any = None) -> Question | None:
    """What the strongest bot would think about; None for a game that is not searched."""
    if not find(look.game).has("bots.evaluation"):
        return None
    request = search_request_of(look, generator(seed), deck, state=state)
    return Question(
        look.game,
        look.seat or 0,
        look.seats,
        request.setup.kind.simultaneous,
        request.setup.weights.search.tries,
        packed(request.state),
        packed(request.deck),
        packed(request.memory),
        request.setup.packed,
        packed(request.style),
        tuple(request.moves),
        request.texts,
    )
