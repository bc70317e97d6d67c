"""Everything that must hold of a position, checked before a state is made of it. What is wrong is said with the name of the field."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from saqqara.core.errors import BadPosition
from saqqara.games.expedition import layout
from saqqara.games.expedition.deck import CARDS, COLOURS, EXPEDITIONS, beside
from saqqara.games.expedition.patterns import PATTERNS, SQUARE, mask_of
from saqqara.games.expedition.position_types import Before, Card, Player, Position

POINTS = list(layout.BOX_POINTS)


def bad(key: str, field: str, **args: object) -> BadPosition:
    """What is wrong with a field."""
    return BadPosition(key, "expedition", field=field, **args)


def within(field: str, value: int, least: int, most: int) -> None:
    """A number from least to most."""
    if not least <= value <= most:
        raise bad("bad-position-value", field, got=value, wanted=f"{least}-{most}" if least < most else least)


def same(field: str, value: object, wanted: object) -> None:
    """A field whose value follows from others."""
    if value != wanted:
        raise bad("bad-position-value", field, got=str(value).lower(), wanted=str(wanted).lower())


def length(field: str, value: int, wanted: int) -> None:
    """A list of so many entries."""
    if value != wanted:
        raise bad("bad-position-length", field, wanted=wanted, got=value)


def ascending(field: str, values: list[int]) -> None:
    """A list that stands for a set."""
    if any(low >= high for low, high in pairwise(values)):
        raise bad("bad-position-order", field)


def check(p: Position, deck: Any) -> None:
    """A whole position."""
    length("players", len(p.players), p.seats)
    check_turn(p)
    check_expeditions(p, deck)
    for seat, seated in enumerate(p.players):
        check_player(p, f"players[{seat}]", seated, deck)
    check_cards(p)
    check_boxes(p, deck)
    check_replacing(p)
    if p.phase != "replace" and not p.over and all(seated.finished for seated in p.players):
        raise bad("bad-position-phase", "players[].finished", phase=p.phase)


def check_turn(p: Position) -> None:
    """E6: the round and the turn, and where they end."""
    keeping = p.phase == "keep"
    within("round", p.round, 1, 1 if keeping else layout.ROUNDS)
    within("turn", p.turn, 0 if keeping else 1, 0 if keeping else layout.TURNS)
    last = p.round == layout.ROUNDS and p.turn == layout.TURNS
    if p.over and not (last and p.phase == "mark"):
        raise bad("bad-position-value", "over", got="true", wanted="E22")
    if last and p.phase == "replace":  # ER8
        raise bad("bad-position-phase", "turn", phase=p.phase)


def check_expeditions(p: Position, deck: Any) -> None:
    """E2, E6: the revealed card and the unrevealed ones are of the eight."""
    if (p.pattern is None) != (p.phase == "keep"):
        raise bad("bad-position-phase", "pattern", phase=p.phase)
    length("expeditions_left", len(p.expeditions_left), EXPEDITIONS - p.turn)
    if p.expeditions_left != sorted(p.expeditions_left, key=PATTERNS.index):
        raise bad("bad-position-value", "expeditions_left", got=" ".join(p.expeditions_left), wanted=" ".join(PATTERNS))
    counted = Counter(p.expeditions_left) + Counter([p.pattern] if p.pattern else [])
    for index, pattern in enumerate(PATTERNS):
        most = int(deck["patterns"][index])
        if counted[pattern] > most:
            raise bad("bad-position-count", f"expeditions_left: {pattern}", wanted=f"<= {most}", got=counted[pattern])


def check_player(p: Position, field: str, seated: Player, deck: Any) -> None:
    """What is before one player."""
    ascending(f"{field}.dealt", seated.dealt)
    ascending(f"{field}.completed", seated.completed)
    check_sheet(p, field, seated)
    if p.phase == "keep":
        check_keeping(field, seated)
    else:
        length(f"{field}.dealt", len(seated.dealt), 0)
        length(f"{field}.cards", len(seated.cards), layout.PLACES)
    for place, card in enumerate(seated.cards):
        if card is not None:
            check_card_number(f"{field}.cards[{place}].number", card.number)
            check_marks(f"{field}.cards[{place}].marked", card, deck)
    if p.phase == "mark" and not p.over:
        check_marking(field, seated, deck)
        return
    for place, card in enumerate(seated.cards):
        if card is not None and mask_of(card.marked) & int(deck["tomb"][card.number]):  # E17: it would have been set aside
            raise bad("bad-position-phase", f"{field}.cards[{place}].marked", phase="over" if p.over else p.phase)
    within(f"{field}.owed", seated.owed, 0, 0)
    if seated.before is not None:
        raise bad("bad-position-phase", f"{field}.before", phase="over" if p.over else p.phase)
    if p.over:
        same(f"{field}.finished", seated.finished, True)


def check_card_number(field: str, number: int) -> None:
    """A card of the deck."""
    within(field, number, 1, CARDS)


def check_sheet(p: Position, field: str, sheet: Player | Before) -> None:
    """E12, E13, E14: what a score card can show by now."""
    within(f"{field}.red", sheet.red, 0, layout.GEMS)
    within(f"{field}.green", sheet.green, 0, layout.GEMS)
    within(f"{field}.skulls", sheet.skulls, 0, layout.SKULLS)
    length(f"{field}.torches", len(sheet.torches), layout.ROUNDS)
    for number, lit in enumerate(sheet.torches[p.round :], p.round):
        same(f"{field}.torches[{number}]", lit, False)
    if p.phase == "keep":
        for name, value in (("red", sheet.red), ("green", sheet.green), ("skulls", sheet.skulls), ("torches", sum(sheet.torches))):
            within(f"{field}.{name}", value, 0, 0)


def check_keeping(field: str, seated: Player) -> None:
    """E4: four cards dealt, of which two may be kept by now."""
    length(f"{field}.dealt", len(seated.dealt), layout.DEALT)
    length(f"{field}.completed", len(seated.completed), 0)
    length(f"{field}.cards", len(seated.cards), layout.PLACES if seated.finished else 0)
    for place, card in enumerate(seated.cards):
        if card is None or card.marked or card.number not in seated.dealt:
            raise bad("bad-position-phase", f"{field}.cards[{place}]", phase="keep")
    ascending(f"{field}.cards", [card.number for card in seated.cards if card])


def check_marks(field: str, card: Card, deck: Any) -> None:
    """E8, E9: free squares, each once, in one path from the start."""
    marked = check_squares(field, card.marked)
    if marked & ~int(deck["free"][card.number]):
        raise bad("bad-position-value", field, got=" ".join(card.marked), wanted="E8")
    path = marked & int(deck["start"][card.number])
    while longer := beside(path) & marked & ~path:
        path |= longer
    if path != marked:
        raise bad("bad-position-value", field, got=" ".join(card.marked), wanted="E9")


def check_squares(field: str, squares: list[str]) -> int:
    """Squares of the grid, each once, as a mask."""
    for name in squares:
        if name not in SQUARE:
            raise bad("bad-position-value", field, got=name, wanted="a1-e5")
    for name, n in Counter(squares).items():
        if n > 1:
            raise bad("bad-position-twice", field, what=name)
    return mask_of(squares)


def check_marking(field: str, seated: Player, deck: Any) -> None:
    """E7, E11: where a player is in a marking step, and what the others still see."""
    marked = [mask_of(card.marked) if card else 0 for card in seated.cards]
    numbers = [card.number if card else 0 for card in seated.cards]
    crosses = sum((mask & int(deck["cross"][number])).bit_count() for number, mask in zip(numbers, marked, strict=True))
    within(f"{field}.owed", seated.owed, 0, 0 if seated.finished else crosses)
    free = any(
        (beside(mask) & ~mask if mask else int(deck["start"][number])) & int(deck["free"][number])
        for number, mask in zip(numbers, marked, strict=True)
    )
    if seated.owed and not free:  # ER1: such a cross has no effect
        raise bad("bad-position-value", f"{field}.owed", got=seated.owed, wanted=0)
    if seated.before is not None:
        check_before(field, seated, seated.before, marked, deck)
    elif not seated.owed and not seated.finished:
        for place, (number, mask) in enumerate(zip(numbers, marked, strict=True)):
            if mask & int(deck["tomb"][number]):  # E17: it would have been set aside at the end of the turn before
                raise bad("bad-position-phase", f"{field}.cards[{place}].marked", phase="mark")


def check_before(field: str, seated: Player, before: Before, marked: list[int], deck: Any) -> None:
    """ER3: what lay open is part of what is there now, and less."""
    if not seated.owed and not seated.finished:
        raise bad("bad-position-phase", f"{field}.before", phase="mark")
    length(f"{field}.before.marked", len(before.marked), layout.PLACES)
    added = 0
    for place, squares in enumerate(before.marked):
        name = f"{field}.before.marked[{place}]"
        earlier = check_squares(name, squares)
        card = seated.cards[place]
        if earlier & ~marked[place] or (card is not None and earlier & int(deck["tomb"][card.number])):
            raise bad("bad-position-value", name, got=" ".join(squares), wanted="ER3")
        if card is not None:
            check_marks(name, type(card)(card.number, squares), deck)
        added |= earlier ^ marked[place]
    if not added:
        raise bad("bad-position-value", f"{field}.before", got="=", wanted="ER3")
    for entry, earlier, now in (("red", before.red, seated.red), ("green", before.green, seated.green)):
        within(f"{field}.before.{entry}", earlier, 0, now)
    within(f"{field}.before.skulls", before.skulls, 0, layout.SKULLS)
    length(f"{field}.before.torches", len(before.torches), layout.ROUNDS)
    for number, lit in enumerate(before.torches):
        if lit and not seated.torches[number]:
            raise bad("bad-position-value", f"{field}.before.torches[{number}]", got="true", wanted="false")


def everywhere(p: Position) -> Iterator[tuple[str, int]]:
    """All cards that lie somewhere but in the pile, with the field they are in."""
    yield from (("display", number) for number in p.display if number is not None)
    for seat, seated in enumerate(p.players):
        yield from ((f"players[{seat}].completed", number) for number in seated.completed)
        if p.phase == "keep":  # the kept ones are still among those dealt
            yield from ((f"players[{seat}].dealt", number) for number in seated.dealt)
        else:
            yield from ((f"players[{seat}].cards", card.number) for card in seated.cards if card)


def check_cards(p: Position) -> None:
    """E1: each card is once on the table."""
    length("display", len(p.display), 0 if p.phase == "keep" else layout.DISPLAY)
    seen = set()
    for field, number in everywhere(p):
        check_card_number(field, number)
        if number in seen:
            raise bad("bad-position-twice", field, what=number)
        seen.add(number)
    within("pile", p.pile, CARDS - len(seen), CARDS - len(seen))
    gaps = p.display.count(None)
    if p.pile and gaps > (p.phase == "replace"):  # E18: one gap, while its player goes on choosing
        raise bad("bad-position-count", "display", wanted=layout.DISPLAY, got=layout.DISPLAY - gaps)


def check_boxes(p: Position, deck: Any) -> None:
    """E20: who has which box, and no more than completed cards have brought."""
    same("boxes_left", sorted(p.boxes_left), sorted(COLOURS))
    for seat, seated in enumerate(p.players):
        same(f"players[{seat}].boxes", sorted(seated.boxes), sorted(COLOURS))
    for index, colour in enumerate(COLOURS):
        left = p.boxes_left[colour]
        if left not in (POINTS, POINTS[1:], POINTS[2:], []):
            raise bad("bad-position-value", f"boxes_left.{colour}", got=str(left), wanted="10, 6, 3")
        brought = 0
        taken: list[int] = []
        for seat, seated in enumerate(p.players):
            own = seated.boxes[colour]
            ascending(f"players[{seat}].boxes.{colour}", own)
            most = min(sum(deck["colour"][number] == index for number in seated.completed) // 2, len(POINTS))
            within(f"players[{seat}].boxes.{colour}", len(own), 0, most)
            brought += most
            taken += own
        same(f"players[].boxes.{colour}", sorted(taken), sorted(set(POINTS) - set(left)))
        length(f"boxes_left.{colour}", len(left), max(len(POINTS) - brought, 0))


def check_replacing(p: Position) -> None:
    """E17, E18, ER9: who is to replace what, and whose places are empty."""
    if bool(p.to_replace) != (p.phase == "replace"):
        raise bad("bad-position-phase", "to_replace", phase=p.phase)
    ascending("to_replace", [due.card for due in p.to_replace])
    for number, due in enumerate(p.to_replace):
        within(f"to_replace[{number}].seat", due.seat, 0, p.seats - 1)
        if due.card not in p.players[due.seat].completed:
            raise bad("bad-position-value", f"to_replace[{number}].card", got=due.card, wanted=f"players[{due.seat}].completed")
    nothing_left = not p.pile and not any(p.display)
    if p.to_replace and nothing_left:
        raise bad("bad-position-value", "to_replace", got=len(p.to_replace), wanted="ER9")
    for seat, seated in enumerate(p.players):
        waiting = sum(due.seat == seat for due in p.to_replace)
        if p.phase == "replace":
            same(f"players[{seat}].finished", seated.finished, not waiting)
        if p.phase != "keep" and not p.over and not nothing_left and seated.cards.count(None) != waiting:
            raise bad(
                "bad-position-count", f"players[{seat}].cards", wanted=layout.PLACES - waiting, got=layout.PLACES - seated.cards.count(None)
            )
