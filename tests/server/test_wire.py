"""No leak on the wire: random games over WebSocket, and in a page's own server, everybody recording every frame and answer.

Afterwards the log is replayed, and at each step what was sent to a viewer must be what the true table gives, and also what a table gives on
which everything hidden from that viewer has been drawn anew.
"""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from saqqara.core.game import games as games_there_are
from saqqara.core.record_replay import replay
from saqqara.core.table import Table
from saqqara.server.schemas.ws_messages import encode
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable
from tests.every_game.worlds import Sight
from tests.offline.device import device
from tests.offline.wire import DeviceClerk, DevicePlayer, story_of
from tests.server.database_replay import Story, as_sent, books, redealt, refusal
from tests.server.server_processes import PATIENCE, Node, Player, node
from tests.server.whole_table import Ear, party, some_move

QUICK = 0.4
"""Seconds of every clock, where a game has one."""
SEATED = 4
"""The number of players at the table; one more looks on."""


def set_ups() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with as few and as many of them as it allows, with other options each time."""
    for game in games_there_are().values():
        for n, seats in enumerate((min(game.seats), max(seats for seats in game.seats if seats <= SEATED))):
            options = {name: option.allowed(seats)[(n + 1) % len(option.allowed(seats))] for name, option in game.options.items()}
            yield game.name, seats, {"options": options, **({"times": dict.fromkeys(game.times, QUICK)} if game.times else {})}


GAMES = list(set_ups())
SMALLEST = GAMES[::2]
"""The same with as few as a game allows: a page's own server has the same tables, without a network."""
MOST = 400
"""Moves of one game: enough for all of them."""


Anybody = Player | DevicePlayer


@dataclass
class Asked:
    """A request, its answer, and the entries of the log between which it was given."""

    viewer: int | None
    kind: str
    text: str
    before: int
    answer: Any
    after: int
    fits: bool = False

    def given(self, live: LiveTable) -> Any:
        """Return the answer on a table."""
        assert live.table is not None
        if self.kind in ("move", "undo"):
            assert self.viewer is not None
            return refusal(live, self.viewer, self.kind, self.text)
        if self.kind == "look":
            return as_sent(live, self.viewer)
        return json.loads(encode(live.table.record(self.viewer)))


@dataclass
class Played:
    """A game that was played to its end."""

    table: str
    ears: list[Ear]
    people: dict[int | None, Anybody]
    questions: tuple[str, ...] = ("look", "record")
    """The requests beside the connection."""
    asked: list[Asked] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    record: Any = None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("wire")
    with node(f"sqlite:///{folder}/wire.db", logs=folder / "log") as running:
        yield running


class Clerk:
    """Counts the entries of the log while the server is running."""

    def __init__(self, database: str) -> None:
        self.file = sqlite3.connect(f"file:{database.removeprefix('sqlite:///')}?mode=ro", uri=True)

    def entries(self, table: str) -> int:
        """Return how many entries there are now."""
        return int(self.file.execute('select count(*) from log where "table" = ?', (table,)).fetchone()[0])


async def play(game: Played, chance: random.Random, clerk: Clerk | DeviceClerk) -> None:
    """Random moves, refused ones, words and questions until the game is over."""
    texts = ["", "pass", "take 1", "keep 1 2", "nothing", "sand", "what?"]
    for turn in range(MOST):
        seated = [ear for ear in game.ears if ear.viewer is not None]
        if seated[0].look["outcome"] is not None:
            return
        ready = [ear for ear in seated if ear.look["moves"]]
        if not ready:
            await asyncio.sleep(0.05)
            continue
        ear = chance.choice(ready)
        texts = (texts + ear.look["moves"])[-60:]
        before, roll = clerk.entries(game.table), chance.random()
        if roll < 0.05:
            word = f"word {turn} at {game.table}"
            if (await chance.choice(game.ears).ask("say", text=word))["type"] == "accepted":
                game.said.append(word)
        elif roll < 0.15 or turn < 2:
            asker = chance.choice(game.ears)
            kind = game.questions[turn % len(game.questions)]
            answer = await asker.player.get(f"/tables/{game.table}/{kind}")
            answer.pop("due", None)
            game.asked.append(Asked(asker.viewer, kind, "", before, answer, clerk.entries(game.table)))
        else:
            asker = chance.choice(seated) if roll < 0.35 else ear
            kind = "undo" if roll < 0.25 else "move"
            text = chance.choice(texts) if roll < 0.35 else some_move(ear.look, chance)
            answer = await asker.ask(kind, **({"text": text} if kind == "move" else {}))
            if answer["type"] == "accepted":
                await asker.shown(answer["number"])
            elif answer["why"]["key"] == "server-too-fast":
                await asyncio.sleep(0.5)
            else:
                game.asked.append(Asked(asker.viewer, kind, text, before, answer["why"], clerk.entries(game.table)))
    raise AssertionError("the game is not over")


async def whole_game(clerk: Clerk | DeviceClerk, people: Sequence[Anybody], kind: str, seats: int, more: dict[str, Any]) -> Played:
    """One game from the first seat to the record."""
    *players, onlooker = people
    sitting = players[:seats]
    table = (await sitting[0].post("/tables", game=kind, seats=seats, **more))["id"]
    for player in sitting[1:]:
        await player.post(f"/tables/{table}/join")
    by_seat: dict[int | None, Anybody] = {None: onlooker, **dict(enumerate(sitting))}
    chance = random.Random(f"{kind} {seats}")
    async with party(table, by_seat) as ears:
        game = Played(table, ears, by_seat, ("look", "record") if isinstance(clerk, Clerk) else ("record",))
        await play(game, chance, clerk)
        over = ears[0].sitting.number
        for ear in ears:
            while ear.look["outcome"] is None:
                ear.heard.clear()
                await asyncio.wait_for(ear.heard.wait(), PATIENCE)
        await asyncio.sleep(0.1)
        assert over <= ears[0].sitting.number
    game.record = await onlooker.get(f"/tables/{table}/record")
    return game


PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Onlooker")


async def played_at(server: Node) -> tuple[list[Played], list[Story]]:
    """All games at a server, played at the same time, and what the log has of them."""
    people = [await Player.come(server.url, name) for name in PEOPLE]
    played = await asyncio.gather(*(whole_game(Clerk(server.database), people, *setup) for setup in GAMES))
    for player in people:
        await player.close()
    async with books(server.database) as store:
        return played, [await Story.read(store, game.table) for game in played]


async def played_in_page() -> tuple[list[Played], list[Story]]:
    """All games at the server of a page, without a network."""
    async with device() as server:
        people = [await DevicePlayer.come(server, name) for name in PEOPLE]
        played = await asyncio.gather(*(whole_game(DeviceClerk(server), people, *setup) for setup in SMALLEST))
        return played, [story_of(server, game.table) for game in played]


GAMES_OF = {"server": GAMES, "page": SMALLEST}


@pytest.fixture(scope="module")
def played() -> dict[str, list[tuple[Played, Story]]]:
    """Return the games of each table that may be behind a client, once they have been played there."""
    return {}


@pytest.fixture
def recorded(request: pytest.FixtureRequest, played: dict[str, list[tuple[Played, Story]]]) -> tuple[Played, Story]:
    """Return one of the games with what the log has of it."""
    place, number = cast(tuple[str, int], request.param)
    if place not in played:
        found = asyncio.run(played_at(request.getfixturevalue("server")) if place == "server" else played_in_page())
        played[place] = list(zip(*found, strict=True))
    return played[place][number]


PLAYED = {f"{place}-{kind}-{seats}": (place, n) for place, setups in GAMES_OF.items() for n, (kind, seats, _) in enumerate(setups)}
every_game = pytest.mark.parametrize("recorded", PLAYED.values(), ids=PLAYED.keys(), indirect=True)


@every_game
def test_no_frame_changes_when_what_is_hidden_is_redealt(recorded: tuple[Played, Story]) -> None:
    game, story = recorded
    chance = random.Random(story.row["game"])
    sent: dict[tuple[int | None, int], Any] = {}
    hidden = 0
    for place, live in enumerate(story.steps()):
        for viewer in story.viewers():
            true = as_sent(live, viewer)
            key = viewer, true["number"]
            if key in sent:
                assert sent[key] == true, "one number, one look: what others veil shows in neither"
                continue
            sent[key] = true
            assert live.table is not None
            position = live.table.position()
            with redealt(live, viewer, chance.randbytes(8)) as other:
                assert as_sent(other, viewer) == true
                hidden += other.table.position() != position  # type: ignore[union-attr]
        for asked in game.asked:
            if asked.before - 1 <= place < asked.after and not asked.fits and asked.given(live) == asked.answer:
                with redealt(live, asked.viewer, chance.randbytes(8)) as other:
                    asked.fits = asked.given(other) == asked.answer
    assert [asked for asked in game.asked if not asked.fits] == []
    looks = 0
    for ear in game.ears:
        numbers = [frame["number"] for frame in ear.frames if frame["type"] == "look"]
        assert numbers == sorted(set(numbers)), "numbers rise"
        for frame in ear.frames:
            if frame["type"] == "look":
                looks += 1
                assert {key: value for key, value in frame.items() if key != "due"} == sent[ear.viewer, frame["number"]]
    assert looks > 10 * len(game.ears)
    assert hidden > 10, "there was something to hide"
    assert {asked.kind for asked in game.asked} >= {*game.questions, "move"}


@every_game
def test_every_other_frame_says_only_what_it_is_for(recorded: tuple[Played, Story]) -> None:
    game, story = recorded
    *_, live = story.steps()
    here = set(range(len(story.seats)))
    for ear in game.ears:
        info = json.loads(encode(table_views.info(live, ear.player.player, here)))
        for frame in ear.frames:
            if frame["type"] == "table":
                assert frame.keys() == info.keys()
                assert all(seat["away"] is None or not seat["here"] for seat in frame["seats"])
                others = [seat | {"here": True, "away": None} for seat in frame["seats"]]
                assert frame | {"seats": others, "status": "over"} == info
            elif frame["type"] == "said":
                assert frame.keys() == {"type", "number", "seat", "name", "text", "at"}
                assert frame["text"] in game.said
            elif frame["type"] == "accepted":
                assert frame.keys() == {"type", "id", "number"}
                assert frame["number"] <= live.number(ear.viewer)
            else:
                assert frame["type"] in ("look", "refused")
        assert [frame["text"] for frame in ear.frames if frame["type"] == "said"] == game.said


@every_game
def test_no_secret_stands_in_a_frame_before_it_is_open(recorded: tuple[Played, Story]) -> None:
    """A view is what it would be with any other secrets that the game's declaration allows; and nowhere is the seed of it all."""
    game, story = recorded
    seed = game.record["seed"]
    assert seed == story.row["secret"]
    frames = {(ear.viewer, frame["number"]): frame["look"] for ear in game.ears for frame in ear.frames if frame["type"] == "look"}
    nonces = json.loads(story.log[0]["text"])
    searched, chance = 0, random.Random(story.row["game"])
    for live in story.steps():
        assert live.table is not None
        position, moves = live.table.position(), live.table.moves
        for viewer in story.viewers():
            look = frames.get((viewer, live.number(viewer)))
            if look is None:
                continue
            assert look["history"] == [[move.seat, move.text] for move in moves if not move.veiled or move.seat == viewer]
            sight = Sight(live.game, position, live.table._deck, viewer)
            if sight.secrets:
                other = Table.from_position(sight.some_world(chance)).look(viewer).data()
                assert (look["view"], look["moves"], look["to_act"]) == (other["view"], other["moves"], other["to_act"])
                searched += 1
    assert searched > 0
    for ear in game.ears:
        over = next(place for place, frame in enumerate(ear.frames) if frame["type"] == "look" and frame["look"]["outcome"])
        before = json.dumps(ear.frames[:over])
        assert seed not in before
        assert not any(nonce in before for nonce in nonces)
    assert not any(seed in json.dumps(asked.answer) for asked in game.asked if not asked.answer.get("outcome"))
    assert replay(game.record).over
