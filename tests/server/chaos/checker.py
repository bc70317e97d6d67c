"""Holds what clients were told against the log: it knows the rules of the games and nothing of the server.

`python -m tests.server.chaos.checker FILE` checks a file of evidence, prints what is wrong, and ends with 1 where anything is.
"""

import itertools
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import find
from saqqara.core.table import Table
from tests.server.chaos.evidence import Entry, Evidence, Operation, Sight, Story, digest

PEOPLES = ("move", "undo")
"""The kinds of messages that come from a player."""


class Wrong(msgspec.Struct, frozen=True):
    """A violation that must not occur."""

    kind: str
    """lost, twice, changed, invented, done (though refused), gap, order, rules, back, untrue, future."""
    table: str
    what: str


def check(evidence: Evidence) -> list[Wrong]:
    """Everything that is wrong."""
    operations: dict[str, list[Operation]] = defaultdict(list)
    sights: dict[str, list[Sight]] = defaultdict(list)
    for operation in evidence.operations:
        operations[operation.table].append(operation)
    for sight in evidence.sights:
        sights[sight.table].append(sight)
    stories = {story.table: story for story in evidence.stories}
    wrong = [Wrong("lost", table, "the whole table") for table in sorted({*operations, *sights} - {*stories})]
    for table, story in stories.items():
        wrong += Checking(story, operations[table], sights[table]).all()
    return wrong


class Checking:
    """One table."""

    def __init__(self, story: Story, operations: list[Operation], sights: list[Sight]) -> None:
        self.story, self.operations, self.sights = story, operations, sights
        self.asked = {(one.seat, one.id): one for one in operations}
        self.places: dict[tuple[int | None, str | None], int] = {}
        for place, entry in enumerate(story.log):
            self.places.setdefault((entry.seat, entry.client), place)

    def wrong(self, kind: str, what: str) -> Wrong:
        """Return a violation at this table."""
        return Wrong(kind, self.story.table, what)

    def all(self) -> list[Wrong]:
        """Everything that is wrong at this table."""
        found = [*self.numbers(), *self.once(), *self.known(), *self.order()]
        shown: dict[int, list[str]] = {one.seat: [] for one in self.sights}
        found += self.replay(shown)
        for player in sorted({one.player for one in self.sights}):
            found += self.seen([one for one in self.sights if one.player == player], shown)
        return found

    # Everything acknowledged is there once

    def numbers(self) -> Iterator[Wrong]:
        """The log's numbers have no gap."""
        for place, entry in enumerate(self.story.log):
            if entry.seq != place:
                yield self.wrong("gap", f"entry {place} has the number {entry.seq}")
                return

    def once(self) -> Iterator[Wrong]:
        """Yield a violation for each acknowledged move that is not in the log, or is there twice, and for each refused one that is
        there."""
        often = Counter((entry.seat, entry.client) for entry in self.story.log if entry.client is not None)
        yield from (self.wrong("twice", f"{client} of seat {seat}: {times} times") for (seat, client), times in often.items() if times > 1)
        for one in self.operations:
            place = self.places.get((one.seat, one.id))
            if place is None:
                if one.acknowledged:
                    yield self.wrong("lost", f"{one.kind} {one.text} ({one.id}) of seat {one.seat}, acknowledged with {one.number}")
                continue
            entry = self.story.log[place]
            if one.refused is not None:
                yield self.wrong("done", f"{one.id} of seat {one.seat} is entry {place}, though refused: {one.refused}")
            if entry.kind != one.kind or (one.kind == "move" and entry.text != one.text):
                yield self.wrong("changed", f"entry {place}: {entry.kind} {entry.text}, asked for was {one.kind} {one.text}")

    def known(self) -> Iterator[Wrong]:
        """Every entry is somebody's: a player's who wanted it, a bot's at its own seat, the clock's where there is one, or the deal."""
        for place, entry in enumerate(self.story.log):
            if not self.somebodys(place, entry):
                yield self.wrong("invented", f"entry {place}: {entry.kind} {entry.text} of seat {entry.seat} ({entry.client})")

    def somebodys(self, place: int, entry: Entry) -> bool:
        """Return whether a player can have asked for it."""
        if entry.kind == "start":
            return place == 0 and entry.seat is None and entry.client is None
        if entry.kind not in PEOPLES:
            return False
        if entry.seat is None:
            return entry.kind == "move" and bool(find(self.story.game).times)
        if entry.bot or entry.client is None:
            return entry.bot and entry.client is None and entry.kind == "move" and entry.seat in self.story.bots
        return (entry.seat, entry.client) in self.asked

    # In an order that can have been

    def order(self) -> Iterator[Wrong]:
        """Yield a violation where a later request stands before an earlier one that was answered first."""
        latest: Operation | None = None
        for entry in self.story.log:
            one = self.asked.get((entry.seat, entry.client)) if entry.seat is not None and entry.client is not None else None
            if one is None:
                continue
            if latest is not None and one.answered is not None and one.answered < latest.invoked:
                yield self.wrong("order", f"{one.id} was answered before {latest.id} was sent, and stands behind it")
            if latest is None or one.invoked > latest.invoked:
                latest = one

    def replay(self, shown: dict[int, list[str]]) -> Iterator[Wrong]:
        """The log is a game by the rules; fills in what each seat that was shown anything could see after each entry."""
        story, table = self.story, None
        for place, entry in enumerate(story.log):
            try:
                table = step(story, table, entry)
            except (SaqqaraError, ValueError, AssertionError) as problem:
                yield self.wrong("rules", f"entry {place}, {entry.kind} {entry.text} of seat {entry.seat}: {problem}")
                return
            for seat, looks in shown.items():
                looks.append(digest(msgspec.to_builtins(table.look(seat))))

    # What was seen

    def seen(self, sights: list[Sight], shown: dict[int, list[str]]) -> Iterator[Wrong]:
        """Yield a violation where a look went back, differs from the log, or shows the future."""
        sights.sort(key=lambda one: one.at)
        for before, after in itertools.pairwise(sights):
            if after.number < before.number:
                yield self.wrong("back", f"seat {after.seat} saw {after.number} after {before.number}")
        for seat in {one.seat for one in sights}:
            yield from self.true([one for one in sights if one.seat == seat], seat, shown[seat])

    def true(self, sights: list[Sight], seat: int, looks: list[str]) -> Iterator[Wrong]:
        """Looks in the order of their numbers are those after some entries of the log, in its order, and show what was answered before.

        Each is taken to be the earliest that it can be.
        """
        told = sorted(
            (one.number, self.places[seat, one.id] + 1)
            for one in self.operations
            if one.number is not None and one.seat == seat and (seat, one.id) in self.places
        )
        first = self.first_sent()
        at, answers, number, look = 1, iter([*told, (sys.maxsize, 0)]), -1, ""
        answer = next(answers)
        for sight in sorted(sights, key=lambda one: (one.number, one.at)):
            while answer[0] <= sight.number:
                at, answer = max(at, answer[1]), next(answers)
            if sight.number == number and sight.shown == look:
                found = at
            else:
                found = next((place for place in range(at, len(looks) + 1) if looks[place - 1] == sight.shown), 0)
            if not found or (sight.number == number and sight.shown != look):
                yield self.wrong("untrue", f"seat {seat}, look {sight.number}: the log has no such look there")
                continue
            at, number, look = found, sight.number, sight.shown
            if first[at] > sight.at:
                yield self.wrong("future", f"seat {seat} saw {number} before all in it was sent")
            if sight.last and looks[-1] != look:
                yield self.wrong("untrue", f"seat {seat} saw {number} at the end, and the log goes on")

    def first_sent(self) -> list[float]:
        """For each number of entries when the last of them was first sent."""
        latest, sent = 0.0, [0.0]
        for entry in self.story.log:
            one = self.asked.get((entry.seat, entry.client)) if entry.seat is not None and entry.client is not None else None
            latest = max(latest, one.invoked if one is not None else 0.0)
            sent.append(latest)
        return sent


def step(story: Story, table: Table | None, entry: Entry) -> Table:
    """The table after an entry."""
    if entry.kind == "start":
        nonces = [bytes.fromhex(nonce) for nonce in msgspec.json.decode(entry.text, type=list[str])]
        return Table(story.game, story.seats, bytes.fromhex(story.secret), nonces=nonces, times=story.times, **story.options)
    if table is None:
        raise ValueError("before the deal")
    if entry.kind == "undo" and entry.seat is not None:
        table.undo(entry.seat, [int(other) for other in entry.text.split()])
    else:
        table.play(entry.seat, entry.text)
    return table


def main(path: str) -> int:
    """Check a file."""
    wrong = check(msgspec.json.decode(Path(path).read_bytes(), type=Evidence))
    for one in wrong:
        print(one.kind, one.table, one.what, sep="\t")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
