"""What clients may ask over HTTP, as pydantic reads it: each body and its fields, checked before anything is done."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from saqqara.bots import DEEP, levels
from saqqara.core.game import games

Nonce = Annotated[str, Field(min_length=2, max_length=128, pattern=r"^([0-9a-fA-F]{2})+$", description="1 to 64 bytes in hexadecimal")]
A_LEVEL = "A bot's level, as /games lists them, or a strength between two of them from 1/10 to 10/10"
A_STRENGTH = {"type": "string", "pattern": "^(10|[1-9](\\.[0-9])?)/10$"}


def choices(*names: str) -> dict[str, Any]:
    """What a schema says of a bot's name."""
    return {"anyOf": [{"enum": [*names]}, A_STRENGTH]}


Level = Annotated[str, Field(max_length=20, description=A_LEVEL, json_schema_extra=choices(*levels()))]
ClientId = Annotated[
    str, Field(min_length=1, max_length=40, pattern=r"^[!-~]+$", description="The sender's own id: a repeat is not played twice")
]
Text = Annotated[str, Field(max_length=200)]
Int32 = Annotated[StrictInt, Field(ge=-(2**31), le=2**31 - 1)]
"""A whole number that every database can hold."""
Seconds = Annotated[float, Field(ge=-1e9, le=1e9, allow_inf_nan=False)]


class Asked(BaseModel):
    """Fields that are not known are refused, not passed over."""

    model_config = ConfigDict(extra="forbid")


class NewPlayer(Asked):
    """Somebody comes in."""

    name: Text | None = None


class NewName(Asked):
    """Another name."""

    name: Text


class UseLink(Asked):
    """Become the player of a link. `replace`: also where I am somebody else with seats of my own, which this device then loses."""

    replace: StrictBool = False


class BotSeat(Asked):
    """A bot sits here. `deep`: one that thinks in my page, where I am alone with bots."""

    bot: Annotated[str, Field(max_length=20, description=A_LEVEL, json_schema_extra=choices(*levels(), DEEP))]


class AskedPace(Asked):
    """How long a decision may take."""

    kind: Literal["relaxed", "live", "mail"] = "relaxed"
    seconds: Annotated[float, Field(ge=1, le=60 * 86400)] | None = None


class NewTable(Asked):
    """A table to be opened. `seats`: who sits where, or how many (me first, the others open)."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    seats: Int32 | Annotated[list[Literal["me", "open"] | BotSeat], Field(max_length=16)] | None = None
    options: dict[Annotated[str, Field(max_length=40)], StrictBool | Annotated[str, Field(max_length=40)]] = {}
    times: dict[Annotated[str, Field(max_length=40)], Seconds | None] | None = None
    deck: Annotated[dict[str, Any], Field(description="A deck of one's own, as in a deck file")] | None = None
    pace: AskedPace = AskedPace()
    public: StrictBool = False
    friends: Annotated[StrictBool, Field(description="Whether my friends find it in their lists")] = False
    name: Text | None = None
    hints: StrictBool = True
    bot_pace: Annotated[Literal["quick", "human"], Field(description="Whether bots move at once, or take a person's time")] = "quick"
    level: Annotated[Level, Field(description="The bot that stands in for an absent player")] | None = None
    patience: (
        Annotated[float, Field(ge=1, le=60 * 86400, description="Seconds away after which the others may act for somebody")] | None
    ) = None
    rated: Annotated[
        StrictBool, Field(description="Whether it counts for ratings: no hints, nothing taken back, a clock, our deck, a deal")
    ] = False
    nonce: Nonce | None = None
    position: Annotated[dict[str, Any], Field(description="Begin from this position instead of a deal")] | None = None
    record: Annotated[dict[str, Any], Field(description="Begin from this record, after `at` of its moves")] | None = None
    at: Annotated[StrictInt, Field(ge=0, le=1_000_000)] | None = None


class AskedPosition(Asked):
    """A position that somebody sets up, and the deck where it is not ours; or a record, after `at` of its moves."""

    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    at: Annotated[StrictInt, Field(ge=0, le=1_000_000)] | None = None
    deck: Annotated[dict[str, Any], Field(description="A deck of one's own, as in a deck file")] | None = None


class AskedDeal(Asked):
    """A fresh deal to begin from."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    seats: Int32 | None = None
    options: dict[Annotated[str, Field(max_length=40)], StrictBool | Annotated[str, Field(max_length=40)]] = {}


class Join(Asked):
    """Take a seat: that one, or the first that is open."""

    seat: Annotated[StrictInt, Field(ge=0, le=15)] | None = None
    nonce: Nonce | None = None


class FillSeat(Asked):
    """A bot for a seat."""

    level: Level | None = None


class Rematch(Asked):
    """The same again: yes or no."""

    nonce: Nonce | None = None
    answer: StrictBool = True


class Agree(Asked):
    """To end the game as it stands, or not any more."""

    agree: StrictBool = True


class AskedMove(Asked):
    """A move as text, made on the look of that number."""

    id: ClientId
    text: Text
    on: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number of the look it was made on")] | None = None


class AskedDeepMove(Asked):
    """A deep bot's move as text, made on that bot's look of that number; without a text the server thinks for it, as a master."""

    text: Text | None = None
    on: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number that its question came with")] | None = None


class AskedUndo(Asked):
    """Take my last move back."""

    id: ClientId


class AskedQuiet(Asked):
    """From when until when not: minutes after midnight."""

    begins: Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
    ends: Annotated[StrictInt, Field(ge=0, lt=24 * 60)]


class AskedAlerts(Asked):
    """What I want to be told while I am away, in which language, and in which hours of my time zone not."""

    occasions: Annotated[list[Literal["turn", "begun", "over", "reminded", "invited"]], Field(max_length=5)]
    quiet: AskedQuiet | None = None
    zone: Annotated[str, Field(max_length=64, description="My time zone, by its IANA name: Europe/Paris")]
    language: Annotated[str, Field(max_length=20)]


class PushKeys(Asked):
    """The keys of a subscription, in URL-safe Base64."""

    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class AskedPush(Asked):
    """A subscription as a browser gives it (`PushSubscription.toJSON`)."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys
    expirationTime: Annotated[float, Field(ge=-1e18, le=1e18, allow_inf_nan=False)] | None = None  # noqa: N815 - the browsers' own name for it


class AskedAddress(Asked):
    """An e-mail address."""

    address: Annotated[str, Field(max_length=254)]


Number = Annotated[float, Field(ge=-1e6, le=1e6, allow_inf_nan=False)]
Part = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Tries = Annotated[StrictInt, Field(ge=0, le=10**12)]
Place = Annotated[StrictInt, Field(ge=0, le=1_000_000)]


class AskedValued(Asked):
    """A move as it was weighed: `win` and `everyone` are chances, errors half-widths of 95 % intervals."""

    move: Text
    win: Part
    win_error: Part
    points: Number
    points_error: Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)]
    tried: Tries
    everyone: Annotated[list[Part], Field(max_length=16)]


class AskedWeighed(Asked):
    """What was thought of a seat's moment."""

    at: Place
    seat: Annotated[StrictInt, Field(ge=0, le=15)]
    tried: Tries
    chance: Part
    error: Part
    best: AskedValued | None = None
    played: AskedValued | None = None


class AskedOpened(Asked):
    """Everybody's chances at a moment, with nothing hidden."""

    at: Place
    tried: Tries
    chances: Annotated[list[Part], Field(max_length=16)]


class AskedReview(Asked):
    """What was thought of a game's moments."""

    weighed: Annotated[list[AskedWeighed], Field(max_length=5000)]
    opened: Annotated[list[AskedOpened], Field(max_length=2000)]


class AskedWhole(AskedReview):
    """The same, with the record."""

    record: dict[str, Any]


Whose = Annotated[StrictInt, Field(ge=0, le=15)] | Literal["turn"] | None
StepText = tuple[Int32 | None, Text] | tuple[Int32 | None, Text, Annotated[StrictInt, Field(ge=0, le=1_000_000)]]


class AskedMoment(Asked):
    """A moment of a study: where it begins, the moves to it, and who looks. `open`: all lies open."""

    game: Annotated[str, Field(max_length=40)]
    start: Annotated[dict[str, Any], Field(description="As in a study: a position, a record with `at`, or a deal")]
    seed: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
    deck: dict[str, Any] | None = None
    path: Annotated[list[StepText], Field(max_length=500, description="[seat, text], and how often it was drawn again")] = []
    seat: Annotated[Whose, Field(description="A seat, nobody's (an onlooker's), or of whoever is to move: \"turn\"")] = "turn"
    open: StrictBool = False


class AskedLines(AskedMoment):
    """Lines of an engine, by the numbers of the moves, from a moment on."""

    lines: Annotated[
        list[Annotated[list[tuple[Int32, Int32]], Field(max_length=30)]],
        Field(max_length=10, description="[[seat, number], …] each"),
    ]


class NewStudy(Asked):
    """A study to be kept."""

    study: dict[str, Any]
    open: StrictBool = False


class ChangedStudy(Asked):
    """What is to change of a study: all of it, the node one stands at, whether others may watch. `version`: the one that is changed."""

    study: dict[str, Any] | None = None
    at: Annotated[StrictInt, Field(ge=0, lt=1000)] | None = None
    open: StrictBool | None = None
    version: Annotated[StrictInt, Field(ge=0, le=2**31 - 1)] | None = None


# A name that lasts

Credential = Annotated[dict[str, Any], Field(description="A passkey's answer, as `PublicKeyCredential.toJSON` gives it")]
PasskeyName = Annotated[str, Field(min_length=1, max_length=40)]
Bring = Annotated[StrictBool | None, Field(description="Whether what I have here as a guest comes along; must be said if there is any")]


class NewPasskey(Asked):
    """A passkey that my browser has just made. `name`: what I call it."""

    credential: Credential
    name: PasskeyName | None = None


class NamedPasskey(Asked):
    """Another name for a passkey."""

    name: PasskeyName


class EnterPasskey(Asked):
    """I have a name here: my passkey says so."""

    credential: Credential
    bring: Bring = None


class EnterCode(Asked):
    """I have a name here: a recovery code says so."""

    code: Annotated[str, Field(max_length=60)]
    bring: Bring = None


class ChangedProfile(Asked):
    """What of my profile everybody may see (without `profile` there is nothing to be seen), and whether I want another picture."""

    public: Annotated[list[Literal["profile", "rating", "games", "habits", "latest", "puzzles"]], Field(max_length=6)] | None = None
    picture: Literal["another", "usual"] | None = None
