"""The settings of a server. `config` reads them, and docs/host/settings.md lists them all."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, Self

from msgspec import Meta

from saqqara.core.errors import BadSetup

MINUTE, HOUR, DAY = 60, 3600, 86400
MAX_NAME_LENGTH = 40
"""A game cannot be set up with longer names (`core.setup`), nor stored by every database."""
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0, le=10**9)]
Rate = tuple[Annotated[float, Meta(gt=0)], Annotated[float, Meta(gt=0)]]
Days = Annotated[float, Meta(ge=0, le=10**6)] | None
"""A retention time; None: for ever."""


@dataclass(frozen=True)
class Limits:
    """The limits for one client. Rates are (how many at once, how many a second in the long run)."""

    message_bytes: Count = 4 * 1024
    upload_bytes: Count = 256 * 1024
    queue: Count = 64
    sockets_per_player: Count = 16
    sockets_per_address: Count = 256
    connections_per_address: Count = 1024
    """WebSockets and HTTP connections of one peer that is no trusted proxy."""
    sockets: Count = 20_000
    chat_length: Count = 300
    name_length: Annotated[int, Meta(ge=1, le=MAX_NAME_LENGTH)] = MAX_NAME_LENGTH
    tables_per_player: Count = 50
    tables_in_memory: Count = 5_000
    """Tables that a process keeps in memory; those that nobody needs go first. More are kept only while people are at them."""
    studies_per_player: Count = 100
    study_bytes_per_player: Count = 4 * 1024 * 1024
    messages: Rate = (60, 30)
    chat: Rate = (5, 0.5)
    requests: Rate = (200, 50)
    players: Rate = (30, 1)
    hints: Rate = (5, 0.2)
    questions: Rate = (30, 3)
    reviews: Rate = (40, 0.5)
    entering: Rate = (20, 0.1)
    people: Rate = (30, 0.2)
    """Following, inviting and blocking."""
    reports: Rate = (3, 0.005)

    @classmethod
    def lifted(cls) -> Self:
        """Return limits of pace that nobody reaches: for measurements, never for a server that others can reach. Sizes stay bounded."""
        most = (1e9, 1e9)
        return cls(
            sockets_per_player=10**6,
            sockets_per_address=10**6,
            connections_per_address=10**6,
            sockets=10**6,
            tables_per_player=10**6,
            tables_in_memory=10**6,
            studies_per_player=10**6,
            study_bytes_per_player=10**12,
            messages=most,
            chat=most,
            requests=most,
            players=most,
            hints=most,
            questions=most,
            reviews=most,
            entering=most,
            people=most,
            reports=most,
        )


@dataclass(frozen=True)
class Keep:
    """The days for which data is kept (`retention`). The games that were played to an end stay for good."""

    chat_days: Days = 365
    """Chat messages, from when they were said."""
    guest_days: Days = 90
    """Guests without a game, from their last visit."""
    expired_days: Days = 7
    """Tokens, links and codes that no longer open anything."""
    open_days: Days = 30
    """A table that has not begun is closed so long after it was opened."""
    closed_days: Days = 7
    """A table that was closed before it began is deleted so long after that."""
    running_days: Days = 365
    """A game that nobody has touched for so long is ended as it stands."""
    every_minutes: Annotated[float, Meta(ge=0, le=10**6)] | None = 60
    """The minutes between two clean-ups of a node; None: never, and it is left to `saqqara admin clear`."""
    batch: Annotated[int, Meta(ge=1, le=10_000)] = 100
    """The rows in a batch, small enough that no move waits for it."""
    name_days: Days = 730
    """Registered names without a game, from their last visit."""
    report_days: Days = 180
    """A report with the words in question, after it was dealt with (or made, where nobody does); what the host did, after it is over."""
    arena_days: Days = 365
    """An arena with its standings, after its end; its games stay."""


@dataclass(frozen=True)
class Settings:
    """The settings: addresses, storage, notifications."""

    database: str = "sqlite:///saqqara.db"
    nats: str | None = None
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of reverse proxies. What they say of where a request came from (`X-Forwarded-For`) is believed: the last
    address in it that is not one of these is the client's."""
    key: str | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    json_logs: bool = False
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that serve, of one machine, behind one port; each has a port of its own as well: `port` + 1, `port` + 2 …"""
    bot_processes: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_pause: Seconds = 0.6
    token_days: Count = 180
    link_minutes: Count = 15
    idle_seconds: Seconds = 300
    tick: Annotated[float, Meta(ge=0.01, le=60)] = 0.5
    secure_cookie: bool = False
    metrics_token: str | None = None
    smtp: str | None = None
    """The mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS from the first byte. None: no e-mail is sent."""
    mail_from: str | None = None
    mail_seconds: Seconds = 20
    push_seconds: Seconds = 10
    push_loopback: bool = False
    """True if push services may be on this machine: for tests."""
    daily_secret: bool = True
    """True if the seeds of the daily challenges come from a secret of this server's own; else, at home, from the version of the program."""
    offline: str | None = None
    """The folder of a site (`saqqara site`) that pages keep to play without a network; None: they cannot."""
    near: str | None = None
    """The origin of this server in its local network: a page opened on this machine gives it in its links."""
    alert_seconds: Seconds = 10
    """The seconds players have to come by themselves before they are notified."""
    unwanted_words: tuple[str, ...] = ()
    """Words that nobody may be called by: `word` alone, `*word*` inside others as well."""
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)

    @property
    def home(self) -> str:
        """Return where people reach this server: links in e-mails lead there."""
        return self.origins[0].rstrip("/") if self.origins else f"http://{self.host}:{self.port}"

    @property
    def driver_url(self) -> str:
        """Return the URL of a PostgreSQL database with the driver we use."""
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+asyncpg://" + self.database.removeprefix(short)
        raise BadSetup("server-database", url=self.database.split("@")[-1])

    @property
    def sqlite_file(self) -> Path | None:
        """Return the file of a SQLite database; None for another kind."""
        return Path(self.database.removeprefix("sqlite:///")) if self.database.startswith("sqlite:///") else None
