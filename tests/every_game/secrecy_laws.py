"""The laws of secrecy, for any set-up: all that leaves a table is held against what its game declares secret. Names no game.

They are functions, so that `tests/mutants/` can ask them about games with a planted fault. Each fails with a sentence that says what is
wrong.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from saqqara import SaqqaraError, Table, imagine
from saqqara.bots.decisions import own_player
from saqqara.bots.search_setup import search_setup
from saqqara.bots.thinker import Thinker
from saqqara.core.errors import Refused
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.core.secrecy import Secret
from tests.every_game.setups import Setup, random_game
from tests.every_game.worlds import MANY, Part, Sight, as_text, parts_of, too_uneven, typed, undeclared

OFTEN, GAMES = 2, 40
"""The number of times every secret is to be met, and the largest number of games for it."""
DRAWS = 60
"""A secret of two values that has not changed after so many draws is not drawn at all."""
FEW = 100
"""The number of positions that are gone through one by one."""
LEAST = 400
"""Draws for the test of evenness, at least."""


def viewers(setup: Setup) -> Iterator[int | None]:
    """Yield an onlooker and every seat."""
    yield None
    yield from range(setup.seats)


def moments(setup: Setup, seed: int, every: int, most: int = 150) -> Iterator[Table]:
    """Yield a random game: its first tables, then one now and then. Where a secret is rare, more games: the first tables that have it."""
    rare = Counter({part: OFTEN for part in parts_of(setup.game) if isinstance(part.declared, Secret)})
    for game in range(GAMES):
        for number, table in enumerate(random_game(setup, seed + 1000 * game)):
            here = [part for part in secrets_in(table.position(), +rare) if rare[part]]
            if here or (game == 0 and (number < 4 or number % every == 0)):
                rare.subtract(here)
                yield table
            if number >= most:
                break
        if not +rare:
            return


def secrets_in(position: Any, parts: Iterable[Part]) -> Iterator[Part]:
    """Yield the secrets that a position has."""
    for part in parts:
        if (
            any(True for _ in part.places(position))
            and isinstance(part.declared, Secret)
            and not part.declared.until(typed(position["game"], position))
        ):
            yield part


def every_part_is_declared(setup: Setup, every: int = 5) -> None:
    """Check that each field of a position is declared; another one would be an undecided leak."""
    unused = {part for part in parts_of(setup.game) if isinstance(part.declared, Secret)}
    for table in moments(setup, 21, every):
        position = table.position()
        missing = undeclared(setup.game, position)
        assert not missing, (
            f"{setup.game}/declaration.py says nothing of {missing[0]}: declare it Open, with the clause that opens it, or Secret"
        )
        unused -= set(secrets_in(position, unused))
    assert not unused, f"{setup.game}/declaration.py declares {unused.pop().declared}, which no position has: take it out"


def what_is_true_may_be(setup: Setup, every: int = 5) -> None:
    """Check that a secret's declared values include the true one; else imagination tells more than the look does."""
    for table in moments(setup, 29, every):
        position = table.position()
        for viewer in viewers(setup):
            sight = Sight(setup.game, position, table._deck, viewer)
            known = sight.known
            for spot in sight.secrets:
                values, true = [value for value, _ in sight.values(spot, known)], spot.value(position)
                assert true in values or len(values) >= MANY, (
                    f"{setup}: {spot.name} is {true}, which is declared impossible to {whom(viewer)} ({spot.secret.clauses})"
                )
                known = sight.settle(known, spot, true)


def change_just_the_secrets(setup: Setup, what: str, draw: Callable[[Table, int | None, bytes], Any], every: int) -> None:
    """Check that nothing open changes, and that every secret that open things do not settle does."""
    chance = random.Random(f"{setup} {what}")
    for table in moments(setup, 22, every):
        position = table.position()
        for viewer in viewers(setup):
            sight = Sight(setup.game, position, table._deck, viewer)
            stuck = sight.uncertain()
            for drawn in range(DRAWS if stuck else 1):
                other = draw(table, viewer, chance.randbytes(8))
                known = Sight(setup.game, other, table._deck, viewer).known
                assert known == sight.known, f"{setup}: {what} changes what {whom(viewer)} knows: {difference(known, sight.known)}"
                stuck = [spot for spot in stuck if spot.value(other) == spot.value(position)]
                if not stuck and drawn:
                    break
            assert not stuck, (
                f"{setup}: {what} never changes {stuck[0].name}, which is secret to {whom(viewer)} ({stuck[0].secret.clauses})"
            )


def redealt(table: Table, viewer: int | None, seed: bytes) -> Any:
    """Return the position of a redealt table. What is remembered settles more than what lies there: then without the history."""
    if table.look(None).remembered is not None:
        table = Table.from_position(table.position(), deck=table.own_deck)
    return table.redeal(viewer, seed).position()


def imagined(table: Table, viewer: int | None, seed: bytes) -> Any:
    """Return the position of a table imagined from a look."""
    return imagine(table.look(viewer), seed).position()


def redeal_changes_just_the_secrets(setup: Setup, every: int = 7) -> None:
    """Check that `redeal` draws again exactly the fields that the declaration hides."""
    change_just_the_secrets(setup, "redeal", redealt, every)


def imagine_changes_just_the_secrets(setup: Setup, every: int = 9) -> None:
    """Check the same of `imagine`, which knows only the look."""
    change_just_the_secrets(setup, "imagine", imagined, every)


def answers(table: Table, seat: int | None, texts: list[str]) -> list[str]:
    """Return the answers to a seat that tries moves, legal or not, and to its undo: errors are a way out too."""
    told = []
    if seat is not None:
        refused = table.why_no_undo(seat)
        told.append("" if refused is None else f"{refused.clause} {refused}")
        for text in texts:
            try:
                move = table.kind.part("notation").read(table._state.record, table._deck, seat, text)
                refused = table.kind.part("refusals").refusal(table._state.record, table._deck, seat, move)
                told.append(f"{refused and refused.clause} {refused}")
            except SaqqaraError as problem:
                told.append(f"{problem.clause if isinstance(problem, Refused) else ''} {problem}")
    return told


def told(table: Table, seat: int | None, texts: list[str]) -> dict[str, Any]:
    """Return everything that a table says to a seat."""
    return {
        "look": table.look(seat).data(),
        "who may act": table.awaited(seat),
        "record": {**table.record(seat), "commitment": ""},
        "answers": answers(table, seat, texts),
    }


def nothing_tells_a_secret(setup: Setup, every: int = 5) -> None:
    """Look, history, refusals, undo reasons and the record are the same on every table that differs in secrets only.

    Such tables are made in two ways: by `redeal`, with a history, and from the declaration alone, since `redeal` may forget just what a
    view shows.
    """
    chance = random.Random(f"{setup} tells")
    seen: list[str] = []
    for table in moments(setup, 23, every):
        some = chance.sample(seen, min(len(seen), 8))
        afresh = Table.from_position(table.position(), deck=table.own_deck)
        for viewer in viewers(setup):
            texts = some + [entry.text for entry in table.moves if entry.seat == viewer][-2:]
            true = told(table, viewer, texts)
            seen += [text for text in true["look"]["moves"] if text not in seen][:20]
            other = told(table.redeal(viewer, chance.randbytes(8)), viewer, texts)
            assert other == true, f"{setup}: {whom(viewer)} can tell a redealt table by {difference(other, true)}"
            sight = Sight(setup.game, table.position(), table._deck, viewer)
            if sight.secrets:
                true = told(afresh, viewer, texts)
                other = told(Table.from_position(sight.some_world(chance), deck=table.own_deck), viewer, texts)
                assert other == true, f"{setup}: {whom(viewer)} is told a secret by {difference(other, true)}"


def secret_moves_leave_no_trace(setup: Setup, every: int = 5) -> None:
    """Check that two moves that differ only in secrets look the same to the others: in their histories, in who may act, in what can be
    taken back."""
    chance = random.Random(f"{setup} moves")
    for table in moments(setup, 27, every):
        for seat in table.to_act:
            texts = {table.sample(seat, generator(chance.randbytes(8))) for _ in range(4)}
            after = {text: table.branched() for text in texts}
            for text, other in after.items():
                other.play(seat, text)
            for viewer in viewers(setup):
                if viewer == seat:
                    continue
                alike: dict[str, tuple[str, dict[str, Any]]] = {}
                for text, other in after.items():
                    known = str(Sight(setup.game, other.position(), table._deck, viewer).known)
                    first, said = alike.setdefault(known, (text, told(other, viewer, [])))
                    now = told(other, viewer, [])
                    assert now == said, f"{setup}: {whom(viewer)} can tell “{text}” from “{first}”, a secret, by {difference(now, said)}"


def secrets_take_every_value_evenly(setup: Setup, games: int = 1, every: int = 5) -> None:
    """Check, for secrets with few values, that `redeal` and `imagine` give every position that fits, as often as it should.

    For each secret, and for onlookers and seats, a moment with few positions that fit is taken. Where even that has too many, the things in
    the secret place are counted one by one.
    """
    for (name, _), (table, viewer, sight) in best_moments(setup, games, every).items():
        for what, draw in (("redeal", redealt), ("imagine", imagined)):
            if sight.number(FEW + 1) <= FEW:
                check_worlds(setup, what, draw, table, viewer, sight)
            else:
                check_things(setup, what, draw, table, viewer, sight, name)


def best_moments(setup: Setup, games: int, every: int) -> dict[tuple[str, bool], tuple[Table, int | None, Sight]]:
    """Return for each declared secret, and for seats and onlookers, the moment of some games with the fewest positions."""
    found: dict[tuple[str, bool], tuple[int, Table, int | None, Sight]] = {}
    for game in range(games):
        for table in moments(setup, 240 + game, every):
            for viewer in (None, game % setup.seats):
                sight = Sight(setup.game, table.position(), table._deck, viewer)
                open_ones = {spot.secret.part for spot in sight.uncertain()}
                number = sight.number(FEW + 1) if open_ones else 0
                for name in open_ones:
                    best = found.get((name, viewer is None))
                    if best is None or abs(number - FEW // 10) < abs(best[0] - FEW // 10):
                        found[name, viewer is None] = number, kept(table), viewer, sight
    return {key: (table, viewer, sight) for key, (_, table, viewer, sight) in found.items()}


def kept(table: Table) -> Table:
    """Return a table that stays as it is while the game goes on."""
    return Table.from_position(table.position(), deck=table.own_deck)


Draw = Callable[[Table, int | None, bytes], Any]


def check_worlds(setup: Setup, what: str, draw: Draw, table: Table, viewer: int | None, sight: Sight) -> None:
    """Check that exactly the fitting positions occur, each as often as it should."""
    chances = sight.worlds()
    counted = Counter(as_text(draw(table, viewer, b"%d" % n)) for n in range(max(LEAST, 6 * len(chances))))
    wrong = counted.keys() - chances.keys()
    assert not wrong, f"{setup}: {what} gives {whom(viewer)} a position that the declared secrets do not allow: {next(iter(wrong))}"
    likely = {text for text, chance in chances.items() if chance * counted.total() > 12}
    assert likely <= counted.keys(), f"{setup}: {what} never gives {whom(viewer)} {next(iter(likely - counted.keys()), '')}"
    uneven = too_uneven(*pooled(counted, chances))
    assert uneven < 5, f"{setup}: {what} does not draw evenly for {whom(viewer)}: {uneven:.1f} standard deviations off"


def pooled(counted: Counter[str], chances: dict[str, float]) -> tuple[dict[str, int], dict[str, float]]:
    """Return the rare values taken together, as the chi-squared test asks for."""
    rare = {text for text, chance in chances.items() if chance / sum(chances.values()) * counted.total() < 4}
    if not rare:
        return dict(counted), chances
    some = {text: n for text, n in counted.items() if text not in rare}
    return (
        {**some, "rare": sum(counted[text] for text in rare)},
        {**{text: chance for text, chance in chances.items() if text not in rare}, "rare": sum(chances[text] for text in rare)},
    )


def check_things(setup: Setup, what: str, draw: Draw, table: Table, viewer: int | None, sight: Sight, name: str) -> None:
    """Too many positions to count: one secret at a time, the others being as they were drawn, takes every value as often as it should."""
    spots = [spot for spot in sight.uncertain() if spot.secret.part == name]
    counted: dict[int, Counter[str]] = {}
    expected: dict[int, Counter[str]] = {}
    for n in range(LEAST // len(spots) + 1):
        other = draw(table, viewer, b"%d" % n)
        for spot in spots:
            known = spot.hidden_in(other) if spot.secret.ordered else sight.known
            values = [(as_text(value), weight) for value, weight in sight.values(spot, known)]
            numbers = {text: number for number, (text, _) in enumerate(values)}
            value = as_text(spot.value(other))
            assert value in numbers, f"{setup}: {what} makes {spot.name} for {whom(viewer)} something it cannot be: {value}"
            counted.setdefault(len(values), Counter())[str(numbers[value])] += 1
            total = sum(weight for _, weight in values)
            expected.setdefault(len(values), Counter()).update({str(number): weight / total for number, (_, weight) in enumerate(values)})
    for length, found in counted.items():
        uneven = too_uneven(*pooled(found, dict(expected[length])))
        assert uneven < 5, f"{setup}: {what} does not draw {name} evenly for {whom(viewer)}: {uneven:.1f} standard deviations off"


def bots_judge_by_what_they_know(setup: Setup, every: int = 3) -> None:
    """Neither the worth of a move, nor where a bot thinks it is, nor its hint changes with what its seat cannot know."""
    if own_player(setup.game) is not None:
        return  # it is given looks and nothing else
    thinks, chance = search_setup(setup.game), random.Random(f"{setup} bots")
    worth, seen = thinks.evaluation.worth, thinks.evaluation.seen
    for table in moments(setup, 25, every):
        s, deck = table._state.record, table._deck
        for seat in table.to_act:
            sight = Sight(setup.game, table.position(), deck, seat)
            if not sight.secrets:
                continue
            moves = table._state.legal(seat)
            for other in (table.redeal(seat, chance.randbytes(8)), Table.from_position(sight.some_world(chance), deck=table.own_deck)):
                o = other._state.record
                assert seen(s, deck, seat) == seen(o, deck, seat), f"{setup}: evaluation.seen looks at what {whom(seat)} cannot know"
                for move in moves:
                    same = worth(s, deck, thinks.w, seat, move) == worth(o, deck, thinks.w, seat, move)
                    assert same, f"{setup}: evaluation.worth looks at what {whom(seat)} cannot know"


def hints_tell_no_secret(setup: Setup, every: int = 9) -> None:
    """Check that a hint on a redealt table is the same, in numbers and reasons, since it is made from a look."""
    if own_player(setup.game) is not None:
        return  # it is given looks and nothing else
    chance = random.Random(f"{setup} hints")
    for table in moments(setup, 26, every, 60):
        for seat in table.to_act[:1]:
            other = table.redeal(seat, chance.randbytes(8))
            hints = [Thinker("master", b"hint", simulations=6).hint(one.look(seat)) for one in (table, other)]
            assert hints[0] == hints[1], f"{setup}: the hint for {whom(seat)} depends on what it cannot know"


def observations_tell_no_secret(setup: Setup, every: int = 3) -> None:
    """Observation and mask are the same on every table that differs in secrets only."""
    game = find(setup.game)
    if not game.has("lab.observation"):
        return
    part, observe, chance = game.part("lab.observation"), game.part("build.observe").observe, random.Random(f"{setup} observes")

    def observed(table: Table, seat: int) -> list[int]:
        numbers, mask = [0] * part.SIZE, [0] * part.ACTIONS
        observe(table._state.record, table._deck, seat, numbers)
        part.mask(table._state.record, table._deck, seat, mask)
        return numbers + mask

    for table in moments(setup, 28, every):
        afresh = kept(table)
        for seat in range(setup.seats):
            world = Sight(setup.game, table.position(), table._deck, seat).some_world(chance)
            for true, other in (
                (table, table.redeal(seat, chance.randbytes(8))),
                (afresh, Table.from_position(world, deck=table.own_deck)),
            ):
                now, said = observed(other, seat), observed(true, seat)
                assert now == said, f"{setup}: {whom(seat)} observes a secret: {difference(now, said)}"


LAWS = (
    every_part_is_declared,
    what_is_true_may_be,
    redeal_changes_just_the_secrets,
    imagine_changes_just_the_secrets,
    nothing_tells_a_secret,
    secret_moves_leave_no_trace,
    bots_judge_by_what_they_know,
    observations_tell_no_secret,
    secrets_take_every_value_evenly,
)
"""But for the hints, which are slow where nothing is compiled; the slowest comes last."""


def whom(viewer: int | None) -> str:
    """Return a viewer in words."""
    return "an onlooker" if viewer is None else f"seat {viewer}"


def difference(one: Any, other: Any, at: str = "") -> str:
    """Return the first place where two pieces of data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            if one.get(key, "nothing") != other.get(key, "nothing"):
                return difference(one.get(key, "nothing"), other.get(key, "nothing"), f"{at}.{key}" if at else str(key))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for number, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{at}[{number}]")
    return f"{at}: {one} instead of {other}"
