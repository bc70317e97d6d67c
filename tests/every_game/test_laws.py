"""Laws that every game obeys at every step of random games. Names no game."""

import importlib
import json
import random

import numpy as np
import pytest

from saqqara import Refused, SaqqaraError, Table, Unreadable, replay
from saqqara.core import arrays
from saqqara.core.arrays import array_of, state_type
from saqqara.core.cstruct import fill, rebuild
from saqqara.core.game import ONLOOKER, find
from saqqara.core.game_state import GameState
from saqqara.core.rng import generator
from tests.every_game.setups import EDGES, SETUPS, Setup, actors, everything, legal, random_game, random_move, rules_seat

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
at_the_edges = pytest.mark.parametrize("setup", EDGES, ids=str)
NONSENSE = ("", " ", "\n", "xyzzy", "pass pass", "-1", "0", "red", "take", "12:", "show 33 =", "keep", "é", "\x00", "9" * 500)


@every_setup
def test_legal_is_just_what_is_accepted(setup: Setup) -> None:
    refusal = find(setup.game).part("refusals").refusal
    chance = random.Random(1)
    for number, table in enumerate(random_game(setup, 1)):
        if number % 7 and not table.over:
            continue
        s, deck = table._state.record, table._deck
        for seat in {*range(setup.seats), chance.choice([*actors(table), 0])}:
            listed = legal(table, seat)
            assert listed == sorted(set(listed)), "ascending, each once"
            assert bool(listed) == (seat in actors(table)), "whoever may act has a move, and nobody else has"
            asked = range(table.kind.rules.MOVES)
            if len(asked) > 1000:
                asked = sorted({*listed, *chance.sample(asked, 300)})  # type: ignore[assignment]
            assert [move for move in asked if refusal(s, deck, rules_seat(seat), move) is None] == listed


@at_the_edges
def test_texts_and_moves_are_one_to_one(setup: Setup) -> None:
    notation = find(setup.game).part("notation")
    for number, table in enumerate(random_game(setup, 2)):
        if number % 5:
            continue
        s, deck = table._state.record, table._deck
        for seat in actors(table):
            moves = legal(table, seat)
            texts = [notation.write(s, deck, rules_seat(seat), move) for move in moves]
            assert len(set(texts)) == len(texts)
            for move, text in zip(moves, texts, strict=True):
                assert text.isascii()
                assert notation.read(s, deck, rules_seat(seat), text) == move
                assert notation.read(s, deck, rules_seat(seat), f"  {text.upper()}  ".replace(" ", "  ")) == move


@at_the_edges
def test_a_look_lists_what_may_be_played(setup: Setup) -> None:
    chance = random.Random(3)
    for number, table in enumerate(random_game(setup, 3)):
        for seat in range(setup.seats):
            look = table.look(seat)
            assert bool(look.moves) == (seat in table.to_act)
            assert look.moves == table.look(seat).moves, "the order is stable"
            plain = [text for text in look.moves if not text.endswith("...")]
            if plain and number % 9 == 0:
                copy = replay(table.save())
                copy.play(seat, chance.choice(plain))
        assert table.look(None).moves == ()


@at_the_edges
def test_what_is_kept_for_all_is_of_this_state_and_nobodys_own(setup: Setup) -> None:
    """After any looks of any viewers, each sees just the game's own view."""
    chance, viewers = random.Random(12), [None, *range(setup.seats)]
    for table in random_game(setup, 12):
        for viewer in chance.sample(viewers, len(viewers)):
            alone = GameState(table.kind, table._deck, table._state.record, table._state.rng)
            assert table.look(viewer).view == alone.view(ONLOOKER if viewer is None else viewer)


@at_the_edges
def test_illegal_texts_are_refused_without_any_change(setup: Setup) -> None:
    chance = random.Random(4)
    seen: list[str] = []
    for number, table in enumerate(random_game(setup, 4)):
        seen += [text for seat in table.to_act for text in table.look(seat).moves][:50]
        if number % 11:
            continue
        before = everything(table)
        for seat in [*range(setup.seats), None]:
            for text in [*NONSENSE, *chance.sample(seen, min(len(seen), 12))]:
                if seat is None and not table.kind.times:
                    continue
                accepted = list(table.look(seat).moves) if seat is not None else [table.clock.move if table.clock else ""]
                if text in accepted:
                    continue
                with pytest.raises((Refused, Unreadable)) as caught:
                    table.play(seat, text)
                assert everything(table) == before
                assert caught.value.reason("fr")
                assert caught.value.reason("en")
                if isinstance(caught.value, Refused):
                    assert caught.value.clause
        for seat in (-1, setup.seats, True, "0", 1.0):
            with pytest.raises(SaqqaraError, match="seat"):
                table.play(seat, "pass")  # type: ignore[arg-type]
        assert everything(table) == before


@at_the_edges
def test_position_to_json_to_position_is_the_identity_and_plays_on_alike(setup: Setup) -> None:
    """A position is checked whole (each piece, card and tile exactly once), so this is the law of conservation too."""
    chance = random.Random(5)
    before: Table | None = None
    for number, table in enumerate(random_game(setup, 5)):
        position = table.position()
        again = Table.from_position(json.loads(json.dumps(position)), times=table.times)
        assert again.position() == position
        assert again.to_act == table.to_act
        assert again.outcome == table.outcome
        for seat in (None, *range(setup.seats)):
            assert again.look(seat).moves == table.look(seat).moves
        if not table.over and number % 4 == 0:
            before, copy = again, replay(table.save())
            before._state = before._state.with_chance(copy._state.rng[:])
            seat, text = random_move(table, chance)
            before.play(seat, text)
            copy.play(seat, text)
            assert before.position() == copy.position()


@every_setup
def test_scores_equal_a_recount_by_slow_code(setup: Setup) -> None:
    recount = importlib.import_module(f"tests.games.{setup.game}.recount").recount
    for seed in range(6):
        *_, table = random_game(setup, 600 + seed)
        outcome = table.outcome
        assert outcome is not None
        scores, places = recount(table.position(), table.kind.deck())
        assert (list(outcome.scores), list(outcome.places)) == (list(scores), list(places))
        assert min(outcome.places) == 1


@at_the_edges
def test_replay_reproduces_every_position_and_the_outcome(setup: Setup) -> None:
    from saqqara.core.record_replay import steps

    positions, record = [], {}
    for table in random_game(setup, 7):
        positions.append(table.position())
        record = table.record()
        assert ("seed" in record) == table.over, "a running game is sealed"
    again = [table.position() for table in steps(json.dumps(record))]
    assert again == positions
    assert replay(record).record() == record


@at_the_edges
def test_undo_takes_back_just_ones_own_last_move(setup: Setup) -> None:
    chance = random.Random(8)
    for number, table in enumerate(random_game(setup, 8)):
        if number % 3 or table.over:
            continue
        copy = replay(table.save())
        before = everything(copy)
        seat, text = random_move(copy, chance)
        copy.play(seat, text)
        if seat is None:
            continue
        if copy.why_no_undo(seat) is None:
            assert copy.undo(seat)
            assert everything(copy) == before
        else:
            after = everything(copy)
            with pytest.raises(Refused) as caught:
                copy.undo(seat)
            assert everything(copy) == after
            assert caught.value.reason("fr") != caught.value.reason("en")


@at_the_edges
def test_undo_leaves_what_others_have_veiled_since(setup: Setup) -> None:
    """A move taken back leaves the very table on which it was never made, also when others have moved in secret meanwhile."""
    chance = random.Random(81)
    for number, table in enumerate(random_game(setup, 81)):
        if number % 3 or table.over:
            continue
        with_it, without = replay(table.save()), replay(table.save())
        seat = chance.choice(with_it.to_act)
        with_it.play(seat, with_it.sample(seat, generator(chance.randbytes(8))))
        if with_it.why_no_undo(seat) is not None:
            continue
        for other in [other for other in with_it.to_act if other != seat]:
            text = with_it.sample(other, generator(chance.randbytes(8)))
            trying = replay(with_it.save())
            trying.play(other, text)
            if trying.moves[-1].veiled:
                with_it.play(other, text)
                without.play(other, text)
        with_it.undo(seat)
        assert everything(with_it) == everything(without)
        for viewer in (None, *range(setup.seats)):
            assert with_it.look(viewer) == without.look(viewer)


@at_the_edges
def test_all_that_can_be_taken_back_one_by_one_leads_back_to_the_very_same_tables(setup: Setup) -> None:
    chance = random.Random(82)
    for number, table in enumerate(random_game(setup, 82)):
        if number % 9 or table.over:
            continue
        copy = replay(table.save())
        seat = chance.choice(copy.to_act)
        tables: list[object] = []
        while seat in copy.to_act and len(tables) < 4:
            tables.append(everything(copy))
            copy.play(seat, copy.sample(seat, generator(chance.randbytes(8))))
            if copy.why_no_undo(seat) is not None:
                tables.clear()
        while tables:
            copy.undo(seat)
            assert everything(copy) == tables.pop()


@at_the_edges
def test_a_clock_that_the_table_gave_no_time_makes_no_move(setup: Setup) -> None:
    chance = random.Random(84)
    kind = find(setup.game)
    table = Table(setup.game, setup.seats, b"no time", times=dict.fromkeys(kind.times), **dict(setup.options))  # type: ignore[arg-type]
    for _ in range(200):
        if table.clock is not None:
            before = everything(table)
            with pytest.raises(Refused) as caught:
                table.play(None, table.clock.move)
            assert everything(table) == before
            assert caught.value.clause
            assert caught.value.reason("fr") != caught.value.reason("en")
        if not table.to_act:
            return
        seat = chance.choice(table.to_act)
        table.play(seat, table.sample(seat, generator(chance.randbytes(8))))


@at_the_edges
def test_chance_comes_only_from_the_seed(setup: Setup) -> None:
    def play(seed: int) -> list[bytes]:
        random.seed(seed)
        np.random.seed(seed)
        return [bytes(table._state.record) for table, _ in zip(random_game(setup, 9), range(60), strict=False)]

    first = play(1)
    state, numpy_state = random.getstate(), str(np.random.get_state())
    again = play(1)
    assert first == again == play(2)
    random.seed(1)
    np.random.seed(1)
    assert (random.getstate(), str(np.random.get_state())) == (state, numpy_state), "the global generators are not touched"


@pytest.mark.parametrize("name", sorted({setup.game for setup in SETUPS}))
def test_a_state_has_no_bytes_that_belong_to_no_field(name: str) -> None:
    """Neither C nor NumPy copies such bytes: equal states would have different ones."""
    state = state_type(find(name))
    assert state.itemsize == find(name).rules.State.SIZE == sum(field[0].itemsize for field in (state.fields or {}).values())


@at_the_edges
def test_a_deal_owes_nothing_to_what_was_in_the_record_before(setup: Setup) -> None:
    kind = find(setup.game)
    codes, deck = kind.codes(dict(setup.options)), kind.tables(kind.deck())
    clean, dirty = kind.rules.State(), rebuild(kind.rules.State, bytes([85]) * kind.rules.State.SIZE)
    for s in (clean, dirty):
        kind.rules.deal(s, deck, setup.seats, codes, generator(b"deal"))
    position = kind.model.position
    assert position(clean, deck) == position(dirty, deck)
    assert GameState(kind, deck, clean, generator(b"")).view(0) == GameState(kind, deck, dirty, generator(b"")).view(0)
    for s in (clean, dirty):
        states = array_of(s)
        kind.loops.playout(states[0], array_of(deck)[0], arrays.generator(b"on"), 200)
        fill(s, states.tobytes())
    assert position(clean, deck) == position(dirty, deck)
