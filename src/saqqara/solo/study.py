"""Studies: a moment to begin from and a tree of moves from there, with names and comments. `docs/formats.md` describes the fields.

Every draw follows from the study: moves of a record draw what they drew as long as the record is followed; any other move draws from a
generator made of the study's seed and of the moves that lead to it, so that everybody sees the same cards.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from saqqara.core.errors import BadPosition, BadStudy, SaqqaraError
from saqqara.core.game import find
from saqqara.core.parsing import convert, parse_json
from saqqara.core.record import Record, read_record
from saqqara.core.record_replay import opening, steps
from saqqara.core.table import Table

FORMAT = 1
MIXING = b"saqqara study 1\0"
MOST = 1000
"""Nodes of a study, its beginning among them."""
DEEPEST = 500
"""Moves from the beginning to the end of a line."""
NAME, COMMENT = 80, 2000
"""Characters of a name or title, and of a comment."""

Text = Annotated[str, Meta(max_length=200)]
Draw = Annotated[int, Meta(ge=0, le=1_000_000)]


class Deal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game from its first deal, which the study's seed decides."""

    seats: int | None = None
    options: dict[str, str | bool] = {}


class Start(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The start of a study: one of a position, a record (after `at` of its moves) and a deal."""

    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    deal: Deal | None = None


class Node(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of a study: the move that leads to it from its parent (the node before it, where none is named), and what is said of it.

    `draw`: how often the cards that come with the move have been drawn again.
    """

    move: list[int | str | None] | None = None
    parent: int | None = None
    name: str = ""
    comment: str = ""
    draw: Draw = 0


class Study(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The fields of a study. `nodes[0]` is its beginning; of the nodes after another the first is the main line. `at`: where one stands."""

    format: int
    game: str
    start: Start
    seed: Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
    nodes: list[Node]
    title: str = ""
    names: list[str] | None = None
    deck: dict[str, Any] | None = None
    at: Annotated[int, Meta(ge=0)] = 0


class Step(NamedTuple):
    """A move of a line: the seat (None: the clock), its text, and which draw of what comes with it."""

    seat: int | None
    text: str
    draw: int = 0


class Beginning(NamedTuple):
    """The table that a study begins from, the moves of its record from there on, if it has one, and what its chance is made of."""

    table: Table
    record: tuple[tuple[int | None, str], ...]
    seed: str


class Standing(NamedTuple):
    """A moment of a study: the table, how it was reached, whether by the record alone, and whether the last move drew anything."""

    table: Table
    path: tuple[Step, ...] = ()
    recorded: bool = True
    drew: bool = False


def read_study(source: Any) -> Study:
    """Return a study from JSON text or plain data, its fields checked; its moves are not made yet (`check`)."""
    data = parse_json(source, BadStudy) if isinstance(source, str | bytes) else source
    study = convert(data, Study, BadStudy)
    if study.format != FORMAT:
        raise BadStudy("study-format", got=study.format, known=FORMAT)
    find(study.game)
    if not study.nodes or study.nodes[0].move is not None or study.nodes[0].parent is not None:
        raise BadStudy("study-first")
    if len(study.nodes) > MOST:
        raise BadStudy("study-nodes", got=len(study.nodes), most=MOST)
    if study.at >= len(study.nodes):
        raise BadStudy("study-at", got=study.at)
    short("title", study.title, NAME)
    depths = [0]
    for number, node in enumerate(study.nodes):
        short(f"nodes[{number}].name", node.name, NAME)
        short(f"nodes[{number}].comment", node.comment, COMMENT)
        if number:
            step_of(node, number)
            depths.append(1 + depths[parent_of(study.nodes, number)])
    if max(depths) > DEEPEST:
        raise BadStudy("study-depth", got=max(depths), most=DEEPEST)
    return study


def short(field: str, text: str, most: int) -> None:
    """Return a text if it is no longer than it may be."""
    if len(text) > most:
        raise BadStudy("study-long", field=field, most=most)


def parent_of(nodes: Sequence[Node], number: int) -> int:
    """Return the node before one: it stands before it in the list, too."""
    parent = nodes[number].parent
    if parent is None:
        return number - 1
    if not 0 <= parent < number:
        raise BadStudy("study-parent", number=number, got=parent)
    return parent


def step_of(node: Node, number: int) -> Step:
    """Return the move of a node."""
    seat, text = node.move if node.move is not None and len(node.move) == 2 else (-1, None)
    if not (seat is None or isinstance(seat, int)) or not isinstance(text, str):
        raise BadStudy("field-range", field=f"nodes[{number}].move", wanted='[seat, "text"]')
    return Step(seat, text, node.draw)


def path_to(study: Study, number: int) -> tuple[Step, ...]:
    """Return the moves from the beginning to a node."""
    found: list[Step] = []
    while number:
        found.append(step_of(study.nodes[number], number))
        number = parent_of(study.nodes, number)
    return tuple(reversed(found))


def begin(game: str, start: Start, seed: str, deck: Any = None, names: Sequence[str] | None = None) -> Beginning:
    """Return the table that a study begins from. A record is checked as a whole, as everywhere."""
    given = [one for one in (start.position, start.record, start.deal) if one is not None]
    if len(given) != 1 or (start.at and start.record is None):
        raise BadStudy("study-start")
    if start.record is not None:
        if deck is not None:
            raise BadStudy("study-record-deck")
        return from_record(game, read_record(start.record), start.at, seed)
    if start.deal is not None:
        kind = find(game)
        seats = kind.seat_count(start.deal.seats)
        options: dict[str, Any] = kind.choices(seats, start.deal.options)
        table = Table(game, seats, seed, deck=deck, names=names, **options)
    else:
        table = Table.from_position(start.position or {}, seed, deck=deck, names=names)
    if table.game != game:
        raise BadPosition("bad-position-game", got=table.game, wanted=game)
    return Beginning(table, (), seed)


def from_record(game: str, record: Record, at: int, seed: str) -> Beginning:
    """Return the table after some moves of a record. One that was ended early can be played on: the rules had not ended it."""
    if record.game != game:
        raise BadPosition("bad-position-game", got=record.game, wanted=game)
    if at > len(record.moves):
        raise BadStudy("study-record-at", got=at, most=len(record.moves))
    for _ in steps(record):  # raises where something is wrong
        pass
    table = opening(record)
    moves = [(move[0], str(move[1])) for move in record.moves]
    for seat, text in moves[:at]:
        table.play(seat, text, recorded=True)  # type: ignore[arg-type]
    return Beginning(table, tuple(moves[at:]), seed)  # type: ignore[arg-type]


def follow(beginning: Beginning, standing: Standing, step: Step, again: bool = True) -> Standing:
    """Return the moment after one more move; `again`: the table before it is needed again, and stays as it is."""
    place, step = len(standing.path), step._replace(text=standing.table.written(step.seat, step.text))
    recorded = standing.recorded and not step.draw and beginning.record[place : place + 1] == ((step.seat, step.text),)
    path = (*standing.path, step)
    table = standing.table.branched() if again else standing.table
    if not recorded:
        table.take_chance(chance(beginning.seed, path))
    before = table.chance()
    table.play(step.seat, step.text, recorded=True)
    return Standing(table, path, recorded, table.chance() != before)


def chance(seed: str, path: Sequence[Step]) -> bytes:
    """Return the bytes from which the draws of a move are made: the study's seed, and the path to it."""
    lines = "".join(f"{'-' if step.seat is None else step.seat} {step.text} {step.draw}\n" for step in path)
    return MIXING + seed.encode() + b"\0" + lines.encode()


def walk(beginning: Beginning, path: Sequence[Step], near: Standing | None = None) -> Iterator[Standing]:
    """Yield the moments along a line, from the beginning or one on it that is known.

    A move that cannot be made is said with its number, but the last one as the table says it.
    """
    standing = near or Standing(beginning.table)
    for number, step in enumerate(path[len(standing.path) :], len(standing.path) + 1):
        try:
            standing = follow(beginning, standing, step)
        except SaqqaraError as problem:
            if number == len(path):
                raise
            raise BadStudy("study-move", number=number, text=step.text[:60], why=problem) from None
        yield standing


def check(study: Study) -> None:
    """Make every move of a study; raises at the first that cannot be made."""
    beginning = begin(study.game, study.start, study.seed, study.deck, study.names)
    last = {parent_of(study.nodes, number): number for number in range(1, len(study.nodes))}
    there = {0: Standing(beginning.table)}
    for number in range(1, len(study.nodes)):
        parent, step = parent_of(study.nodes, number), step_of(study.nodes[number], number)
        final = last[parent] == number  # nobody needs the table before it any more
        try:
            there[number] = follow(beginning, there.pop(parent) if final else there[parent], step, again=not final)
        except SaqqaraError as problem:
            raise BadStudy("study-move", number=number, text=step.text[:60], why=problem) from None


def name_line(table: Table, line: Sequence[tuple[int, int]]) -> list[tuple[int, str]]:
    """Return a line of moves by their numbers, as texts: played on this table, up to the first that does not fit."""
    named: list[tuple[int, str]] = []
    for seat, number in line:
        text = table.text_of(seat, number) if 0 <= seat < table.seats and not table.over else None
        if text is None:
            break
        table.play(seat, text)
        named.append((seat, text))
    return named
