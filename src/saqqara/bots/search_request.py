"""The input of a search, made from a seat's look and the deck alone: for the search here, and as JSON for one elsewhere."""

from array import array
from base64 import b64encode
from itertools import chain
from typing import Any, NamedTuple

from saqqara.bots.interface import Question
from saqqara.bots.search_setup import SearchSetup, mind_for
from saqqara.core.determinization import imagine_state
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.plain_rows import Rows
from saqqara.core.rng import Rng, generator

OPEN = 5
"""The place in a style that says that nothing is hidden."""
AHEAD, LEARNED = 6, 7
"""The places in a style that say how the networks are used."""


class Subject(NamedTuple):
    """The subject of a search, in plain Python: a record that fits the look, the deck's tables, what the history tells of what is hidden
    (`memory`: numbers, or rows of them), how to search (`style`), and the seat's moves."""

    setup: SearchSetup
    record: Any
    tables: Any
    memory: Any
    style: list[float]
    seat: int
    seats: int
    moves: list[int]
    texts: tuple[str, ...]

    @property
    def question(self) -> Question:
        """The same for a search elsewhere."""
        setup = self.setup
        return Question(
            setup.kind.name,
            self.seat,
            self.seats,
            setup.kind.simultaneous,
            setup.weights.search.tries,
            packed(self.record),
            packed(self.tables),
            packed(array("d", chain.from_iterable(self.memory) if isinstance(self.memory, Rows) else self.memory)),
            setup.packed,
            packed(array("d", self.style)),
            tuple(self.moves),
            self.texts,
        )


class SearchRequest(NamedTuple):
    """The same for compiled code: the state as an array (`state`) and as a record, the deck likewise (`deck`, `tables`);
    `memory` and `style` are arrays."""

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


def subject_of(
    look: Look,
    rng: Rng,
    deck: Any = None,
    changed: SearchSetup | None = None,
    trust: float = 1.0,
    state: Any = None,
    learned: bool = True,
    part: float = 1.0,
    reads: bool = True,
) -> Subject:
    """Return the subject of a search. `state`: where nothing is hidden, the state itself; `learned`: whether with the learned judgement,
    and read by it; `part`: how much is remembered; `reads`: whether the others' moves are read, which a heuristic does not need."""
    assert look.seat is not None
    thinks = changed or mind_for(look)
    kind, style = thinks.kind, list(thinks.style)
    imagined, tables = imagine_state(look, rng, deck)
    if not learned:
        style[AHEAD], style[LEARNED] = -1.0, 0.0
    if state is not None:
        imagined = state
        style[OPEN] = 1.0
    recalled = kind.part("bots.memory") if kind.has("bots.memory") else None
    memory: Any = []
    if reads or recalled is not None:
        memory = scaled(thinks.evaluation.remember(look, imagined, tables, thinks.plain_w if learned else thinks.taught), trust)
    if recalled is not None:
        memory = [*memory, *recalled.numbers(look.remembered, part, rng)]
        if look.remembered is not None and state is None:
            recalled.recall(imagined, tables, memory, look.seat, rng)
    moves: list[int] = []
    if look.moves:
        out = [0] * kind.rules.MAX_LEGAL
        moves = out[: kind.rules.legal(imagined, tables, look.seat, out)]
    texts = look.moves if len(look.moves) == len(moves) else kind.part("notation").texts(imagined, tables, look.seat, moves)
    return Subject(thinks, imagined, tables, memory, style, look.seat, look.seats, moves, texts)


def scaled(memory: Any, factor: float) -> Any:
    """Return numbers, or rows of them, times a factor."""
    if isinstance(memory, Rows):
        return Rows([number * factor for number in row] for row in memory)
    return [number * factor for number in memory]


def compiled_request(subject: Subject) -> SearchRequest:
    """Return what there is to think about as compiled code takes it."""
    from saqqara.core.arrays import array_of, numbers, tables_array

    setup, record, tables, memory, style, seat, seats, moves, texts = subject
    state, deck = array_of(record), tables_array(tables)[0]
    return SearchRequest(setup, state, deck, record, tables, numbers(memory), numbers(style), seat, seats, moves, texts)


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
    """`subject_of` for compiled code."""
    return compiled_request(subject_of(look, rng, deck, changed, trust, state, learned, part))


def packed(data: Any) -> str:
    """Return bytes as text."""
    return b64encode(bytes(data)).decode()


def question(look: Look, deck: Any = None, seed: bytes = b"", state: Any = None) -> Question | None:
    """Return the question that the strongest bot would think about; None for a game that is not searched."""
    if not find(look.game).has("bots.evaluation"):
        return None
    return subject_of(look, generator(seed), deck, state=state).question
