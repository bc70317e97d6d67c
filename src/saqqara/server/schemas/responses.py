"""What is given over HTTP: each answer as msgspec sends it. Those that the WebSocket gives too are in `ws_messages`."""

from typing import Any, Literal

import msgspec

from saqqara.bots import Hint
from saqqara.bots.interface import Question
from saqqara.core.look import Look
from saqqara.server.schemas.ws_messages import Said, Words


class OptionValue(msgspec.Struct, frozen=True):
    """A value of an option, and with how many seats it can be chosen."""

    value: str | bool
    title: Words
    seats: tuple[int, ...]


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice made when a table is opened."""

    name: str
    title: Words
    values: tuple[OptionValue, ...]
    default: str | bool


class TimeInfo(msgspec.Struct, frozen=True):
    """A time of the game's own clock in seconds; None: no limit."""

    name: str
    title: Words
    default: float | None


class GameInfo(msgspec.Struct, frozen=True):
    """What a game says of itself."""

    name: str
    title: Words
    tagline: Words
    rules: int
    seats: tuple[int, ...]
    minutes: int
    options: tuple[OptionInfo, ...]
    times: tuple[TimeInfo, ...]
    has_deck: bool
    hidden: bool
    simultaneous: bool


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of the bots; `rated`: whether they stand on the scale of ratings, and may sit at rated tables."""

    name: str
    title: Words
    line: Words
    rated: bool


class Offer(msgspec.Struct, frozen=True):
    """All games, and the bots to play them with."""

    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]
    deep: LevelInfo
    """The bots that think in a page, for one person alone with bots."""


class Player(msgspec.Struct, frozen=True):
    """Who I am. `kept`: since when my name is mine (milliseconds since 1970); nothing for a guest."""

    player: str
    name: str
    kept: int | None = None


class PersonalData(msgspec.Struct, frozen=True):
    """All that is stored about a player: the rows of each place, by the name of the column that names them (`chat.player`)."""

    player: str
    stored: dict[str, list[dict[str, Any]]]


class NewGuest(msgspec.Struct, frozen=True):
    """Who I am now, with the token that says so; a browser gets it as a cookie too. `table`: where a link leads."""

    player: str
    name: str
    token: str
    table: str | None = None


class ListedSeat(msgspec.Struct, frozen=True):
    """Who sits on a seat of a listed table."""

    seat: int
    name: str | None
    bot: str | None
    open: bool


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. `seat`: mine; `turn`: whether it waits for me (in the list of my own tables)."""

    id: str
    game: str
    name: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    options: dict[str, Any]
    pace: dict[str, Any]
    own_deck: bool
    seats: tuple[ListedSeat, ...]
    created: int
    changed: int
    seat: int | None
    turn: bool
    rated: bool = False
    daily: str | None = None
    """The day whose challenge it is."""


class Listing(msgspec.Struct, frozen=True):
    """Tables, the newest first; `before` asks for those after the last of these."""

    tables: tuple[Listed, ...]
    before: str | None


class Link(msgspec.Struct, frozen=True):
    """A one-time code that opens my seat on another device, for so many seconds."""

    code: str
    seconds: int


class Chat(msgspec.Struct, frozen=True):
    """What was said, the oldest first."""

    said: tuple[Said, ...]


class Replay(msgspec.Struct, frozen=True):
    """Part of a game as one seat saw it: `looks[0]` is after `first` of `moves` moves. `names` by seat, where they are known."""

    game: str
    seats: int
    moves: int
    names: tuple[str, ...]
    first: int
    looks: tuple[Look, ...]


class Points(msgspec.Struct, frozen=True):
    """The points of each seat before the first move and after each one."""

    points: tuple[tuple[int, ...], ...]


class ToThink(msgspec.Struct, frozen=True):
    """What to think about, made from a seat's look of the number `on` alone; the hint itself where the game has a player of its own."""

    on: int
    question: Question | None
    hint: Hint | None


class Reasons(msgspec.Struct, frozen=True):
    """Why one might make these moves, by move."""

    reasons: dict[str, Words]


class Moved(msgspec.Struct, frozen=True):
    """A deep bot's move is on disk; a look of mine with at least this number shows it."""

    number: int


class Moment(msgspec.Struct, frozen=True):
    """A moment of a study. `looks`: that of the seat alone; where all is open, every seat's and then an onlooker's.

    `move`: the move that led here, as it is written; `drew`: it drew something, which can be drawn again; `recorded`: as in the record.
    `position`: where all is open. `question`: what the seat would think about; `hint`: what to do, where there is nothing to search.
    """

    seat: int | None
    open: bool
    to_act: tuple[int, ...]
    looks: tuple[Look, ...]
    move: tuple[int | None, str] | None
    drew: bool
    recorded: bool
    position: Any
    question: Question | None
    hint: Hint | None


class Lines(msgspec.Struct, frozen=True):
    """Lines of an engine as moves: `[seat, text]` each, as far as they fit."""

    lines: tuple[tuple[tuple[int, str], ...], ...]


class StudyInfo(msgspec.Struct, frozen=True):
    """A study that is kept here: `mine` to change, `open` for whoever has the link to watch. `version` counts its changes."""

    id: str
    game: str
    title: str
    by: str
    mine: bool
    open: bool
    version: int
    changed: int
    study: Any


class ListedStudy(msgspec.Struct, frozen=True):
    """A study of mine in a list."""

    id: str
    game: str
    title: str
    open: bool
    version: int
    changed: int


class Studies(msgspec.Struct, frozen=True):
    """My studies, the last changed first; `most`: how many one may keep."""

    studies: tuple[ListedStudy, ...]
    most: int


class DailyPart(msgspec.Struct, frozen=True):
    """What some of the points come from."""

    title: Words
    value: int


class DailyResult(msgspec.Struct, frozen=True):
    """What came of somebody's try: points, how many more than the best bot, in words, and what the points are made of."""

    points: int
    lead: int
    words: Words
    parts: tuple[DailyPart, ...]
    place: int
    """On the board of the day, or the one it would have there."""
    listed: bool
    """Whether it stands there: results of whoever was not known before the day began do not."""


class DailyTry(msgspec.Struct, frozen=True):
    """My try at a challenge. `ended`: when; nothing as long as it goes on. Without a result it was not ended in time."""

    table: str
    started: int
    ended: int | None
    result: DailyResult | None


class DailyGame(msgspec.Struct, frozen=True):
    """The challenge of a day in a game. `commitment`: the hash of its seed; `seed`: once the day is over for everybody."""

    game: str
    line: Words
    bots: tuple[str, ...]
    minutes: int
    commitment: str
    seed: str | None
    played: int
    mine: DailyTry | None


class Streak(msgspec.Struct, frozen=True):
    """How many days in a row somebody has played: any of the challenges, and each."""

    days: int
    games: dict[str, int]


class Daily(msgspec.Struct, frozen=True):
    """The challenges of a day. `ends`: no try can begin any more; `closes`: none can be ended, and the seeds are open. `next`: the hashes
    of tomorrow's seeds, where this day is today. `share`: my results in words, without anything that gives them away."""

    day: str
    today: str
    ends: int
    closes: int
    now: int
    home: bool
    games: tuple[DailyGame, ...]
    next: dict[str, str]
    streak: Streak
    share: Words | None


class BoardRow(msgspec.Struct, frozen=True):
    """A result on the board of a day."""

    place: int
    name: str
    handle: str | None
    points: int
    lead: int
    words: Words
    mine: bool


class DayBoard(msgspec.Struct, frozen=True):
    """The results of a day in a game, the best first. `ahead`: how many came ahead of all bots; the means are of people and of the best bot
    at each table."""

    day: str
    game: str
    played: int
    ahead: int
    mean: float | None
    bots: float | None
    first: int
    rows: tuple[BoardRow, ...]
    mine: BoardRow | None


class PastDay(msgspec.Struct, frozen=True):
    """A day of the archive, with my results in words, by game."""

    day: str
    mine: dict[str, Words]


class Archive(msgspec.Struct, frozen=True):
    """Days that are over, the last first; `before` asks for those after the last of these."""

    days: tuple[PastDay, ...]
    before: str | None


class Verified(msgspec.Struct, frozen=True):
    """A record that replays."""

    game: str
    moves: int
    over: bool
    sentence: Words


class Checked(msgspec.Struct, frozen=True):
    """A position that can be, in its normal form; how an onlooker and then each seat sees it; and who is to act."""

    position: dict[str, Any]
    looks: tuple[Look, ...]
    to_act: tuple[int, ...]


class Printed(msgspec.Struct, frozen=True):
    """What is printed on a game's cards or tiles, as in its deck file; None for a game without."""

    game: str
    deck: Any


class Health(msgspec.Struct, frozen=True):
    """Whether this node can serve."""

    ok: bool
    node: str
    version: str


class Ready(msgspec.Struct, frozen=True):
    """Whether this node can do all its work, and what it cannot do."""

    ok: bool
    node: str
    version: str
    writes: bool
    """Whether its database can be written."""
    reads: bool
    """Whether nothing damaged was met in its database since the start."""
    aside: int
    """How many tables were set aside since they cannot be read."""


class QuietHours(msgspec.Struct, frozen=True):
    """From when until when nothing is sent: minutes after midnight in one's own time zone."""

    begins: int
    ends: int


class AlertsInfo(msgspec.Struct, frozen=True):
    """What I want to be told while I am away, and where. `push_key`: what a browser subscribes with, nothing where none is called;
    `mail`: whether e-mail is sent."""

    push_key: str | None
    mail: bool
    browsers: tuple[str, ...]
    """The SHA-256 of each endpoint of mine that is called."""
    address: str | None
    confirmed: bool
    occasions: tuple[Literal["turn", "begun", "over", "reminded", "invited"], ...]
    quiet: QuietHours | None
    zone: str
    language: str


class Stopped(msgspec.Struct, frozen=True):
    """Which way of being told a link was about."""

    way: Literal["push", "mail"]


class ReviewMoment(msgspec.Struct, frozen=True):
    """Something to think about for a review: what a seat (None: everybody, with nothing hidden) knew after `at` moves. `share`: the part of
    a decision's time it needs; `played`: the move that was made then, which is to be weighed beside the best."""

    at: int
    seat: int | None
    share: float
    played: str | None
    question: Question


class ReviewMoments(msgspec.Struct, frozen=True):
    """What there is to think about in a game of `moves` moves. `thinks`: whether there is anything: a game without a search is weighed by
    the server. `following`: where the next part begins; None: this was the last. `deck`: that of every question, where it leaves it out."""

    game: str
    seats: int
    moves: int
    names: tuple[str, ...]
    thinks: bool
    following: int | None
    deck: str
    moments: tuple[ReviewMoment, ...]


# A name that lasts


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of mine: what I call it, when it was made and last used, and the host name that it is for.

    `verified`: it is known to verify its user (by fingerprint, face or PIN). Signing in requires that, so another one may open nothing.
    """

    id: str
    name: str
    made: int
    used: int | None
    site: str
    verified: bool


class Device(msgspec.Struct, frozen=True):
    """A device that I am known on: what kind of browser (empty: a program, or not known), since when, last seen (to the hour)."""

    id: str
    label: str
    made: int
    seen: int
    this: bool


class MyName(msgspec.Struct, frozen=True):
    """My name and the ways back to it. `codes`: how many recovery codes are left; `things`: how many tables and studies are mine."""

    name: str
    kept: int | None
    passkeys: tuple[Passkey, ...]
    codes: int
    devices: tuple[Device, ...]
    things: int


class NewWays(msgspec.Struct, frozen=True):
    """My name, with the recovery codes that were just made: they are shown this once."""

    mine: MyName
    codes: tuple[str, ...]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser is told to make or to find a passkey, as WebAuthn has it in JSON."""

    options: dict[str, Any]


class Entered(msgspec.Struct, frozen=True):
    """Who this device is now, with the token that says so. `brought`: how many tables came along; `codes`: how many are left."""

    player: str
    name: str
    token: str
    brought: int
    codes: int


# Ratings, boards and profiles


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating as it is shown: the number, and how far it may be off on either side (95 %). `provisional`: too few games to be sure."""

    shown: int
    off: int
    games: int
    provisional: bool


class RatingChange(msgspec.Struct, frozen=True):
    """What a game made of somebody's rating: the number after it, and by how much it is another than before. `left`: they count as having
    left it, and came last, whatever became of their seat."""

    seat: int
    shown: int
    change: int
    provisional: bool
    left: bool


class RatingChanges(msgspec.Struct, frozen=True):
    """What a game made of the ratings of those who show theirs, and of mine. `counted`: whether that is known yet; it is a moment after the
    end. `rated`: whether the game counts."""

    counted: bool
    rated: bool
    changes: tuple[RatingChange, ...]


class EvenGame(msgspec.Struct, frozen=True):
    """My rating in a game, and by the number of seats the bots that would give me an even game."""

    game: str
    rating: RatingInfo
    even: dict[str, str]


class MyRatings(msgspec.Struct, frozen=True):
    """My ratings, of the games in which I have any; `handle`: by which others find my profile."""

    handle: str
    ratings: tuple[EvenGame, ...]


class BoardEntry(msgspec.Struct, frozen=True):
    """Somebody on a board; `seed`: of their picture."""

    rank: int
    handle: str
    name: str
    seed: str
    rating: RatingInfo
    mine: bool


class Board(msgspec.Struct, frozen=True):
    """A page of a board: the best first, after the first `before` of `total`. `me`: where I stand, `seen`: for all to see."""

    game: str
    provisional: bool
    total: int
    before: int
    entries: tuple[BoardEntry, ...]
    me: BoardEntry | None
    seen: bool


class CurvePoint(msgspec.Struct, frozen=True):
    """What was believed after a game that ended then."""

    at: int
    shown: int
    off: int


class GameRecord(msgspec.Struct, frozen=True):
    """How somebody fares in a game. What is not shown to who asks is left out: all games and the mean of points; the rating with its curve;
    habits."""

    game: str
    games: int | None
    wins: int | None
    mean: float | None
    rating: RatingInfo | None
    rated_wins: int | None
    curve: tuple[CurvePoint, ...]
    habits: tuple[Words, ...]


class LatestGame(msgspec.Struct, frozen=True):
    """A finished game of somebody's. `table`, `others`: of public tables, or where who asks has played; `reviewed`: a review is kept."""

    game: str
    ended: int
    place: int | None
    seats: int
    points: int | None
    rated: bool
    left: bool
    rating: int | None
    table: str | None
    others: tuple[str, ...]
    reviewed: bool


class PuzzleRecord(msgspec.Struct, frozen=True):
    """How somebody fares with the puzzles of a game."""

    game: str
    rating: RatingInfo


class Profile(msgspec.Struct, frozen=True):
    """Somebody, as far as they show themselves to who asks. `public`, of my own only: what everybody may see."""

    handle: str
    name: str
    seed: str
    mine: bool
    public: tuple[str, ...] | None
    games: tuple[GameRecord, ...]
    latest: tuple[LatestGame, ...]
    puzzles: tuple[PuzzleRecord, ...]
