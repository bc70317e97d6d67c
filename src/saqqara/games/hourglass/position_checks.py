"""Checks of a position across its fields. Each error names the field that is wrong."""

from typing import Any

from msgspec.structs import astuple

from saqqara.core.errors import BadPosition
from saqqara.games.hourglass import operations
from saqqara.games.hourglass.deck import COLOURS, NAME, ROWS
from saqqara.games.hourglass.declaration import Position, colours_of, rows


def bad(key: str, field: str, /, **args: object) -> BadPosition:
    """Return what is wrong with a field, as an error."""
    return BadPosition(key, NAME, field=field, **args)


def check_operation(text: str, field: str) -> int:
    """Return an operation, packed; its spelling must be the canonical one."""
    op = operations.parse(text)
    if op is None:
        raise bad("position-operation", field, got=text)
    if operations.spell(op) != text:
        raise bad("position-spelling", field, got=text, wanted=operations.spell(op))
    return op


def check_tiles(p: Position, deck: Any) -> None:
    """H2: check that each tile is there exactly once, on its own colour's spots and heap."""
    colour_of = colours_of(deck)
    places = [(f"pyramid.{colour}", number, colour) for colour, row, _ in rows(p) for number in row if number is not None]
    places += [(f"heaps.{colour}.top", heap.top, colour) for colour, _, heap in rows(p) if heap.top is not None]
    for seat, own in enumerate(p.round):
        places += [(f"round[{seat}].tiles", number, "") for number in own.tiles]
    for name, lists in (("right", p.right), ("wrong", p.wrong)):
        for seat, numbers in enumerate(lists):
            places += [(f"{name}[{seat}]", number, "") for number in numbers]
    seen: set[int] = set()
    for field, number, colour in places:
        if number not in colour_of:
            raise bad("position-no-tile", field, got=number)
        if colour not in ("", colour_of[number]):
            raise bad("position-tile-colour", field, got=number, colour=colour_of[number])
        if number in seen:
            raise bad("position-tile-twice", field, got=number)
        seen.add(number)
    for colour, _, heap in rows(p):
        unseen = sum(of == colour and number not in seen for number, of in colour_of.items())
        if heap.top is None and heap.count > 0:
            raise bad("position-heap-top", f"heaps.{colour}.top", count=heap.count)
        if heap.count != unseen + (heap.top is not None):
            raise bad("position-heap-count", f"heaps.{colour}.count", wanted=unseen + (heap.top is not None), got=heap.count)


def check_last(p: Position, deck: Any) -> None:
    """HR7: check that the last check's pyramid was full; what was taken from it has been judged, what was not is still in sight."""
    last = p.last
    if last is None:
        return
    colours = [colours_of(deck).get(number) for number in last.pyramid]
    if [colours.count(colour) for colour in COLOURS] != list(ROWS) or len(colours) != sum(ROWS):
        raise bad("position-last-pyramid", "last.pyramid")
    if not last.shown:
        raise bad("position-last-nothing", "last.shown")
    right, wrong = ({number for held in piles for number in held} for piles in (p.right, p.wrong))
    for name, text in last.shown.items():
        op = 0 if text is None else check_operation(text, f"last.shown.{name}")
        if name not in map(str, last.pyramid):
            raise bad("position-last-absent", "last.shown", number=name)
        good = bool(op) and operations.is_right(op, int(name), *last.dice)
        if int(name) not in (right if good else wrong):
            raise bad("position-last-right" if good else "position-last-wrong", "last.shown", number=name)
    in_sight = {number for _, row, _ in rows(p) for number in row} | {number for own in p.round for number in own.tiles}
    for number in last.pyramid:
        if str(number) not in last.shown and number not in in_sight:
            raise bad("position-last-sight", "last.pyramid", number=str(number))


def check_seat(p: Position, seat: int) -> None:
    """Check one player's round, by the phase."""
    own, field = p.round[seat], f"round[{seat}]"
    for number, text in own.shown.items():
        if number not in map(str, own.tiles):
            raise bad("position-shown", f"{field}.shown", number=number)
        check_operation(text, f"{field}.shown.{number}")
    if len(own.tiles) > 1 and not p.advanced:  # H7
        raise bad("position-one-tile", f"{field}.tiles", got=len(own.tiles))
    if own.tiles and (p.over or p.phase == "search"):
        raise bad("position-tiles-over" if p.over else "position-tiles-search", f"{field}.tiles")
    if own.nothing and (p.phase == "check" or (own.tiles and not p.advanced)):  # HR2
        raise bad("position-nothing-check" if p.phase == "check" else "position-nothing-tile", f"{field}.nothing")
    if own.done and (p.phase != "check" or len(own.shown) == len(own.tiles)):  # HR5
        raise bad("position-done-all" if p.phase == "check" else "position-done-early", f"{field}.done")


def check_phase(p: Position) -> None:
    """Check that what the phase waits for is still to come."""
    if p.over:
        return
    if p.phase != "search" and not any(own.tiles for own in p.round):
        raise bad("position-untaken", "round", phase=p.phase)
    willing = any(not own.nothing and (p.advanced or not own.tiles) for own in p.round)
    left = any(any(row) for _, row, _ in rows(p))
    if p.phase != "check" and not (willing and left):  # HR1, HR2
        raise bad("position-nobody-left", "round", phase=p.phase)
    if p.phase == "check" and all(own.done or len(own.shown) == len(own.tiles) for own in p.round):  # HR5
        raise bad("position-all-shown", "round")


def check_spots(p: Position, deck: Any) -> None:
    """Check for an empty spot for each tile of its colour taken in this round; H11: over when a heap cannot refill its row."""
    gone = p.right + p.wrong if p.over else [own.tiles for own in p.round]
    colours = [colours_of(deck)[number] for numbers in gone for number in numbers]
    short, empty = False, 0
    for colour, row, heap in rows(p):
        taken, bare = colours.count(colour), row.count(None)
        if bare > taken or (bare < taken and not p.over):
            raise bad("position-empty", f"pyramid.{colour}", wanted=taken, got=bare)
        short |= bare > heap.count
        empty += bare
    check_emptied(p, deck)
    if p.over and not (short and p.phase == "check" and (p.advanced or empty <= p.seats)):
        raise bad("position-over", "over")


def check_emptied(p: Position, deck: Any) -> None:
    """Check that each tile that is said to have lain on an empty spot has been taken in this round, and lay on one spot of its colour."""
    if p.emptied is None:
        return
    taken = {number for own in p.round for number in own.tiles}
    for (colour, row, _), lay in zip(rows(p), astuple(p.emptied), strict=True):
        field = f"emptied.{colour}"
        for number, was in zip(row, lay, strict=True):
            if was is not None and (number is not None or was not in taken or colours_of(deck)[was] != colour):
                raise bad("position-emptied", field, got=was)
            if was is not None and lay.count(was) > 1:
                raise bad("position-tile-twice", field, got=was)


def check(p: Position, deck: Any) -> None:
    """Check what no field can state for itself; raise `BadPosition` at the first thing that does not hold."""
    check_tiles(p, deck)
    for seat in range(p.seats):
        check_seat(p, seat)
    check_spots(p, deck)
    check_phase(p)
    check_last(p, deck)
