"""Checks of a position across its fields. Each error names the field that is wrong."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from saqqara.core.errors import BadPosition
from saqqara.games.expedition.deck import COLOURS, GAME
from saqqara.games.expedition.declaration import Position
from saqqara.games.expedition.geometry.patterns import PATTERNS, SQUARE, beside, mask_of, names
from saqqara.games.expedition.positions.players import Before, Card, Player
from saqqara.games.expedition.state import CARDS, DEALT, DISPLAY, EXPEDITIONS, PLACES


def bad(key: str, field: str, /, **args: object) -> BadPosition:
    """Return an error about a field."""
    return BadPosition(key, GAME, field=field, **args)


def within(field: str, value: int, least: int, most: int, clause: str) -> None:
    """A number from least to most."""
    if not least <= value <= most:
        raise bad("bad-position-range", field, got=value, least=least, most=most, clause=clause)


def ascending(field: str, values: list[int]) -> None:
    """A list that stands for a set."""
    if any(low >= high for low, high in pairwise(values)):
        raise bad("bad-position-order", field)


def check(p: Position, deck: Any) -> None:
    """Check all that no field can state for itself; raise `BadPosition` at the first thing that does not hold."""
    check_turn(p, deck)
    check_expeditions(p, deck)
    for seat, seated in enumerate(p.players):
        check_player(p, f"players[{seat}]", seated, deck)
    check_cards(p)
    check_boxes(p, deck)
    check_replacing(p)
    if p.phase != "replace" and not p.over and all(seated.finished for seated in p.players):
        raise bad("position-all-finished", "players", phase=p.phase)


def check_turn(p: Position, deck: Any) -> None:
    """E6: the round and the turn, and where they end."""
    rounds, turns = deck.rounds, deck.round_turns
    if p.phase == "keep":
        if p.round != 1:
            raise bad("position-keep-round", "round", got=p.round)
        if p.turn != 0:
            raise bad("position-keep-turn", "turn", got=p.turn)
    else:
        within("turn", p.turn, 1, turns, "E6")
    last = p.round == rounds and p.turn == turns
    if p.over and not (last and p.phase == "mark"):
        raise bad("position-over-early", "over", rounds=rounds, turns=turns)
    if last and p.phase == "replace":  # ER8
        raise bad("position-last-replace", "phase")


def check_expeditions(p: Position, deck: Any) -> None:
    """E2, E6: the revealed card and the unrevealed ones are of the eight."""
    if p.pattern is not None and p.phase == "keep":
        raise bad("position-pattern-early", "pattern", got=p.pattern)
    if p.pattern is None and p.phase != "keep":
        raise bad("position-pattern-missing", "pattern", phase=p.phase)
    if len(p.expeditions_left) != EXPEDITIONS - p.turn:
        raise bad("position-expeditions", "expeditions_left", got=len(p.expeditions_left), turn=p.turn, wanted=EXPEDITIONS - p.turn)
    if p.expeditions_left != sorted(p.expeditions_left, key=PATTERNS.index):
        raise bad("position-expeditions-order", "expeditions_left", order=" ".join(PATTERNS))
    counted = Counter(p.expeditions_left) + Counter([p.pattern] if p.pattern else [])
    for index, pattern in enumerate(PATTERNS):
        most = deck.patterns[index]
        if counted[pattern] > most:
            raise bad("position-expeditions-many", "expeditions_left", pattern=pattern, most=most, got=counted[pattern])


def check_player(p: Position, field: str, seated: Player, deck: Any) -> None:
    """Check all that is before one player."""
    check_sheet(p, field, seated, deck)
    if p.phase == "keep":
        check_keeping(field, seated)
    else:
        if seated.dealt:
            raise bad("position-dealt-late", f"{field}.dealt")
        if len(seated.cards) != PLACES:
            raise bad("position-places", f"{field}.cards", got=len(seated.cards))
    for place, card in enumerate(seated.cards):
        if card is not None:
            check_marks(f"{field}.cards[{place}].marked", card, deck)
    if p.phase == "mark" and not p.over:
        check_marking(field, seated, deck)
        return
    for place, card in enumerate(seated.cards):
        if card is not None and mask_of(card.marked) & deck.tomb[card.number]:  # E17: it would have been set aside
            raise bad("position-tomb", f"{field}.cards[{place}].marked")
    if seated.owed:
        raise bad("position-owed-phase", f"{field}.owed", got=seated.owed)
    if seated.before is not None:
        raise bad("position-before-phase", f"{field}.before")
    if p.over and not seated.finished:
        raise bad("position-over-finished", f"{field}.finished")


def check_sheet(p: Position, field: str, sheet: Player, deck: Any) -> None:
    """E12, E13, E14: what a score card can show by now."""
    for number, lit in enumerate(sheet.torches[p.round :], p.round):
        if lit:
            raise bad("position-torch-later", f"{field}.torches[{number}]", round=number + 1)
    if p.phase == "keep":
        for name, value in (("red", sheet.red), ("green", sheet.green), ("skulls", sheet.skulls), ("torches", sum(sheet.torches))):
            if value:
                raise bad("position-keep-sheet", f"{field}.{name}")


def check_keeping(field: str, seated: Player) -> None:
    """E4: four cards dealt, of which two may be kept by now."""
    if len(seated.dealt) != DEALT:
        raise bad("position-dealt", f"{field}.dealt", got=len(seated.dealt))
    if seated.completed:
        raise bad("position-keep-completed", f"{field}.completed")
    if len(seated.cards) != (PLACES if seated.finished else 0):
        raise bad("position-kept" if seated.finished else "position-unkept", f"{field}.cards", got=len(seated.cards))
    for place, card in enumerate(seated.cards):
        if card is None or card.marked or card.number not in seated.dealt:
            raise bad("position-kept-card", f"{field}.cards[{place}]")
    ascending(f"{field}.cards", [card.number for card in seated.cards if card])


def check_marks(field: str, card: Card, deck: Any) -> None:
    """E8, E9: free squares, each once, in one path from the start."""
    marked = check_squares(field, card.marked)
    if walls := marked & ~deck.free[card.number]:
        raise bad("position-walls", field, squares=", ".join(names(walls)))
    path = marked & deck.start[card.number]
    while longer := beside(path) & marked & ~path:
        path |= longer
    if path != marked:
        raise bad("position-path", field, squares=", ".join(names(marked & ~path)))


def check_squares(field: str, squares: list[str]) -> int:
    """Squares of the grid, each once, as a mask."""
    for name in squares:
        if name not in SQUARE:
            raise bad("position-square", field, got=name)
    for name, n in Counter(squares).items():
        if n > 1:
            raise bad("position-square-twice", field, got=name)
    return mask_of(squares)


def check_marking(field: str, seated: Player, deck: Any) -> None:
    """E7, E11: where a player is in a marking step, and what the others still see."""
    marked = [mask_of(card.marked) if card else 0 for card in seated.cards]
    numbers = [card.number if card else 0 for card in seated.cards]
    crosses = sum((mask & deck.cross[number]).bit_count() for number, mask in zip(numbers, marked, strict=True))
    if seated.owed and seated.finished:
        raise bad("position-owed-finished", f"{field}.owed", got=seated.owed)
    if not 0 <= seated.owed <= crosses:
        raise bad("position-owed-crosses", f"{field}.owed", got=seated.owed, most=crosses)
    free = any(
        (beside(mask) & ~mask if mask else deck.start[number]) & deck.free[number] for number, mask in zip(numbers, marked, strict=True)
    )
    if seated.owed and not free:  # ER1: such a cross has no effect
        raise bad("position-owed-nowhere", f"{field}.owed", got=seated.owed)
    if seated.before is not None:
        check_before(field, seated, seated.before, marked, deck)
    elif not seated.owed and not seated.finished:
        for place, (number, mask) in enumerate(zip(numbers, marked, strict=True)):
            if mask & deck.tomb[number]:  # E17: it would have been set aside at the end of the turn before
                raise bad("position-tomb", f"{field}.cards[{place}].marked")


def check_before(field: str, seated: Player, before: Before, marked: list[int], deck: Any) -> None:
    """ER3: what lay open is part of what is there now, and less."""
    if not seated.owed and not seated.finished:
        raise bad("position-before-idle", f"{field}.before")
    added = 0
    for place, squares in enumerate(before.marked):
        name = f"{field}.before.marked[{place}]"
        earlier = check_squares(name, squares)
        card = seated.cards[place]
        if earlier & ~marked[place] or (card is not None and earlier & deck.tomb[card.number]):
            raise bad("position-before-marked", name, squares=", ".join(squares))
        if card is not None:
            check_marks(name, Card(card.number, squares), deck)
        added |= earlier ^ marked[place]
    if not added:
        raise bad("position-before-same", f"{field}.before")
    for entry, earlier, now in (("red", before.red, seated.red), ("green", before.green, seated.green)):
        within(f"{field}.before.{entry}", earlier, 0, now, "E12")
    for number, lit in enumerate(before.torches):
        if lit and not seated.torches[number]:
            raise bad("position-before-torch", f"{field}.before.torches[{number}]")


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
    if p.phase == "keep" and p.display:
        raise bad("position-keep-display", "display")
    if p.phase != "keep" and len(p.display) != DISPLAY:
        raise bad("bad-position-length", "display", wanted=DISPLAY, got=len(p.display), clause="E4")
    seen = set()
    for field, number in everywhere(p):
        if number in seen:
            raise bad("position-card-twice", field, card=number)
        seen.add(number)
    if p.pile != CARDS - len(seen):
        raise bad("position-pile", "pile", got=p.pile, wanted=CARDS - len(seen), all=CARDS)
    gaps = p.display.count(None)
    if p.pile and gaps > (p.phase == "replace"):  # E18: one gap, while its player goes on choosing
        raise bad("position-display-gaps", "display", gaps=gaps, pile=p.pile)


def check_boxes(p: Position, deck: Any) -> None:
    """E20: who has which box, and no more than completed cards have brought."""
    points = list(deck.box_points)
    for field, boxes in (("boxes_left", p.boxes_left), *((f"players[{seat}].boxes", one.boxes) for seat, one in enumerate(p.players))):
        if sorted(boxes) != sorted(COLOURS):
            raise bad("position-box-colours", field, known=", ".join(COLOURS))
    for index, colour in enumerate(COLOURS):
        left = p.boxes_left[colour]
        if left not in (points, points[1:], points[2:], []):
            raise bad("position-boxes-left", f"boxes_left.{colour}", first=points[0], second=points[1], third=points[2])
        brought = 0
        taken: list[int] = []
        for seat, seated in enumerate(p.players):
            own = seated.boxes[colour]
            most = min(sum(deck.colour[number] == index for number in seated.completed) // 2, len(points))
            if len(own) > most:
                raise bad("position-boxes-many", f"players[{seat}].boxes.{colour}", got=len(own), most=most)
            brought += most
            taken += own
        if sorted(taken) != sorted(set(points) - set(left)):
            raise bad("position-boxes-taken", f"boxes_left.{colour}", taken=", ".join(map(str, taken)) or "none")
        if len(left) != max(len(points) - brought, 0):
            raise bad("position-boxes-due", f"boxes_left.{colour}", got=len(left), wanted=max(len(points) - brought, 0))


def check_replacing(p: Position) -> None:
    """E17, E18, ER9: who is to replace what, and whose places are empty."""
    if bool(p.to_replace) != (p.phase == "replace"):
        raise bad("position-replace-early" if p.to_replace else "position-replace-missing", "to_replace")
    ascending("to_replace", [due.card for due in p.to_replace])
    for number, due in enumerate(p.to_replace):
        if due.card not in p.players[due.seat].completed:
            raise bad("position-replace-card", f"to_replace[{number}].card", card=due.card, seat=due.seat)
    nothing_left = not p.pile and not any(p.display)
    if p.to_replace and nothing_left:
        raise bad("position-replace-nothing", "to_replace")
    for seat, seated in enumerate(p.players):
        waiting = sum(due.seat == seat for due in p.to_replace)
        if p.phase == "replace" and seated.finished == bool(waiting):
            raise bad("position-replace-waiting" if waiting else "position-replace-done", f"players[{seat}].finished")
        if p.phase != "keep" and not p.over and not nothing_left and seated.cards.count(None) != waiting:
            raise bad("position-places-empty", f"players[{seat}].cards", wanted=waiting, got=seated.cards.count(None))
