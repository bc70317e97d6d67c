"""The checker of a chaos run notices each fault that is planted in evidence without one, and finds nothing where nothing is wrong."""

import copy
import itertools
import json
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import msgspec
import pytest

from saqqara.core.game import games
from saqqara.core.table import Table
from tests.server.chaos.checker import check
from tests.server.chaos.evidence import Entry, Evidence, Operation, Sight, Story, digest

SECRET = "5a" * 32


def played(game: str, seats: int, moves: int = 24) -> Evidence:
    """A game as a right server would have it: each move is answered before the next is sent, and everybody sees everything."""
    chance = random.Random(game)
    kind = games()[game]
    story = Story("table", game, seats, {}, dict.fromkeys(kind.times, 1.0) or None, SECRET, [], [])
    nonces = [f"{seat:02x}" for seat in range(seats)]
    table = Table(game, seats, bytes.fromhex(SECRET), nonces=[bytes.fromhex(nonce) for nonce in nonces], times=story.times)
    story.log.append(Entry(0, "start", None, json.dumps(nonces), False, None))
    found, at = Evidence([], [], [story]), 1.0

    def show() -> None:
        for seat in range(seats):
            look = digest(msgspec.to_builtins(table.look(seat)))
            found.sights.append(Sight(f"player {seat}", "table", seat, 1, at, len(story.log), look))

    show()
    while len(story.log) <= moves and not table.over:
        seat = chance.choice(table.to_act)
        fixed = [text for text in table.look(seat).moves if not text.endswith("...")]
        at += 1
        if not fixed:
            assert table.clock is not None
            table.play(None, table.clock.move)
            story.log.append(Entry(len(story.log), "move", None, table.moves[-1].text, False, None))
        else:
            undo = table.why_no_undo(seat) is None and chance.random() < 0.2
            text = "" if undo else chance.choice(fixed)
            one = Operation(f"player {seat}", "table", seat, f"m{len(story.log)}", "undo" if undo else "move", text, len(story.log), at)
            if undo:
                table.undo(seat)
            else:
                table.play(seat, text)
            story.log.append(Entry(len(story.log), one.kind, seat, text, False, one.id))
            one.answered, one.number = at + 0.5, len(story.log)
            found.operations.append(one)
        at += 0.6
        show()
    return found


@cache
def played_once(game: str) -> Evidence:
    """The same, made once."""
    return played(game, games()[game].seats[0])


def kinds(evidence: Evidence) -> set[str]:
    """Return the kinds of violations found."""
    return {one.kind for one in check(evidence)}


def places(evidence: Evidence) -> list[int]:
    """Some places in the log, the first and the last among them, of what was acknowledged."""
    every = [place for place, entry in enumerate(evidence.stories[0].log) if entry.client is not None]
    return sorted({*every[::6], *every[:2], every[-1]})


def renumber(evidence: Evidence) -> None:
    """A log that has been tampered with carefully: its numbers have no gap."""
    for place, entry in enumerate(evidence.stories[0].log):
        entry.seq = place


GAMES = sorted({(kind.simultaneous, bool(kind.times)): name for name, kind in games().items()}.values())
"""One game of each sort: in turn, all at once, and against a clock."""


@pytest.fixture(params=GAMES)
def evidence(request: pytest.FixtureRequest) -> Evidence:
    return copy.deepcopy(played_once(request.param))


def test_nothing_is_found_where_nothing_is_wrong(evidence: Evidence) -> None:
    assert len(evidence.operations) > 5
    assert check(evidence) == []


def test_an_acknowledged_move_that_is_gone(evidence: Evidence) -> None:
    for place in places(evidence):
        tampered = copy.deepcopy(evidence)
        del tampered.stories[0].log[place]
        assert {"gap", "lost"} <= kinds(tampered) or (place == len(tampered.stories[0].log) and "lost" in kinds(tampered))
        renumber(tampered)
        assert "lost" in kinds(tampered)


def test_a_table_that_is_gone(evidence: Evidence) -> None:
    evidence.stories.clear()
    assert kinds(evidence) == {"lost"}


def test_a_move_that_is_there_twice(evidence: Evidence) -> None:
    for place in places(evidence):
        tampered = copy.deepcopy(evidence)
        log = tampered.stories[0].log
        log.insert(place + 1, copy.deepcopy(log[place]))
        renumber(tampered)
        assert "twice" in kinds(tampered)


def test_two_moves_in_the_wrong_order(evidence: Evidence) -> None:
    own = [place for place, entry in enumerate(evidence.stories[0].log) if entry.client is not None][:8]
    for one, other in itertools.pairwise(own):
        tampered = copy.deepcopy(evidence)
        log = tampered.stories[0].log
        log[one], log[other] = log[other], log[one]
        renumber(tampered)
        assert "order" in kinds(tampered)


def test_moves_that_overlap_may_stand_in_either_order() -> None:
    """Two who choose at once, neither answered before the other has sent: both orders can have been."""
    game = next(name for name, kind in games().items() if kind.simultaneous and not kind.times)
    for first in (0, 1):
        found = played(game, 2, 0)
        log = found.stories[0].log
        nonces = [bytes.fromhex(nonce) for nonce in json.loads(log[0].text)]
        table = Table(game, 2, bytes.fromhex(SECRET), nonces=nonces)
        for seat in (first, 1 - first):
            text = table.look(seat).moves[0]
            log.append(Entry(len(log), "move", seat, text, False, f"m{seat}"))
            found.operations.append(Operation(f"player {seat}", "table", seat, f"m{seat}", "move", text, 1, 2.0 + seat, 1, 4.0, 2))
        assert check(found) == []


def test_a_move_that_was_changed(evidence: Evidence) -> None:
    for place in places(evidence):
        tampered = copy.deepcopy(evidence)
        entry = tampered.stories[0].log[place]
        entry.text, entry.kind = ("", "undo") if entry.kind == "move" else ("something", "move")
        assert "changed" in kinds(tampered)


@pytest.mark.parametrize("how", ["client", "bot", "nobody", "clock"])
def test_a_move_that_nobody_made(evidence: Evidence, how: str) -> None:
    story = evidence.stories[0]
    seat = None if how == "clock" else 0
    client = "not sent" if how == "client" else None
    entry = Entry(len(story.log), "move", seat, story.log[-1].text, how == "bot", client)
    story.log.append(entry)
    moves_itself = how == "clock" and games()[story.game].times  # but not as a player does
    assert ("rules" if moves_itself else "invented") in kinds(evidence)


def test_a_second_deal_and_an_end_that_nobody_asked_for(evidence: Evidence) -> None:
    for kind in ("start", "end", "close", "resign"):
        tampered = copy.deepcopy(evidence)
        log = tampered.stories[0].log
        log.append(Entry(len(log), kind, None, log[0].text, False, None))
        assert "invented" in kinds(tampered)


def test_a_move_that_was_refused_and_made_all_the_same(evidence: Evidence) -> None:
    one = evidence.operations[2]
    one.refused, one.number = "server-position-gone", None
    assert kinds(evidence) == {"done"}


def test_one_that_was_never_answered_may_be_there_or_not(evidence: Evidence) -> None:
    last = evidence.operations[-1]
    last.answered = last.number = None
    assert check(evidence) == []
    log = evidence.stories[0].log
    if log[-1].client == last.id:
        log.pop()
        evidence.sights = [one for one in evidence.sights if one.number <= len(log)]
        assert check(evidence) == []


def test_a_move_that_the_rules_forbid(evidence: Evidence) -> None:
    entry = evidence.stories[0].log[places(evidence)[-1]]
    entry.seat = 1 - entry.seat if entry.seat is not None else 0
    assert kinds(evidence) & {"rules", "lost"}
    entry = evidence.stories[0].log[places(evidence)[0]]
    entry.text = next(one for one in evidence.operations if one.id == entry.client).text = "no move at all"
    assert "rules" in kinds(evidence)


def test_a_look_that_goes_back(evidence: Evidence) -> None:
    before, after = [one for one in evidence.sights if one.seat == 0][3:5]
    before.at, after.at = after.at, before.at
    assert "back" in kinds(evidence)


def test_a_look_that_the_log_does_not_have(evidence: Evidence) -> None:
    for place in (0, len(evidence.sights) // 2, -1):
        tampered = copy.deepcopy(evidence)
        tampered.sights[place].shown = digest("another look")
        assert kinds(tampered) == {"untrue"}


def test_two_looks_of_one_number(evidence: Evidence) -> None:
    one, other = [one for one in evidence.sights if one.seat == 0][4:6]
    if one.shown != other.shown:
        other.number = one.number
        assert "untrue" in kinds(evidence)


def test_a_look_that_does_not_show_what_was_answered_before(evidence: Evidence) -> None:
    """An answer says that the look of its number shows the move: an older look with that number does not."""
    one = next(one for one in evidence.operations if one.kind == "move")
    number = one.number
    before = next(sight for sight in evidence.sights if sight.seat == one.seat and sight.number == number - 1) if number else None
    after = next(sight for sight in evidence.sights if sight.seat == one.seat and sight.number == number)
    assert before is not None
    after.shown = before.shown
    assert "untrue" in kinds(evidence)


def test_a_look_of_the_future(evidence: Evidence) -> None:
    one = evidence.operations[-1]
    for sight in evidence.sights:
        if sight.number == one.number:
            sight.at = one.invoked - 0.1
    assert "future" in kinds(evidence)


def test_a_last_look_that_is_not_the_last(evidence: Evidence) -> None:
    sight = copy.copy([one for one in evidence.sights if one.seat == 0][-1])
    sight.at, sight.last = sight.at + 1, True
    evidence.sights.append(sight)
    assert check(evidence) == []
    log = evidence.stories[0].log
    log.pop()
    evidence.operations = [one for one in evidence.operations if one.id != log[-1].client]
    assert "untrue" in kinds(evidence)


def test_it_is_a_program_of_its_own_that_knows_nothing_of_the_server(tmp_path: Path) -> None:
    right = played("objective", 2)
    file = tmp_path / "evidence.json"
    file.write_bytes(msgspec.json.encode(right))
    text = "import sys; from tests.server.chaos import checker; checker.main(sys.argv[1]); assert 'saqqara.server' not in sys.modules"
    command = [sys.executable, "-c", text, str(file)]
    assert subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout == ""
    del right.stories[0].log[3]
    file.write_bytes(msgspec.json.encode(right))
    ran = subprocess.run(
        [sys.executable, "-m", "tests.server.chaos.checker", str(file)], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.returncode == 1
    assert "lost\ttable\t" in ran.stdout
