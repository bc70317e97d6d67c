"""What a server is told when it starts."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from saqqara.core.errors import BadSetup

MINUTE, DAY = 60, 86400


@dataclass(frozen=True)
class Limits:
    """How much of anything one client may ask for. Rates are (how many at once, how many a second in the long run)."""

    message_bytes: int = 4 * 1024
    upload_bytes: int = 256 * 1024
    queue: int = 64
    sockets_per_player: int = 16
    sockets_per_address: int = 256
    sockets: int = 20_000
    chat_length: int = 300
    name_length: int = 40
    tables_per_player: int = 50
    messages: tuple[float, float] = (60, 30)
    chat: tuple[float, float] = (5, 0.5)
    requests: tuple[float, float] = (200, 50)
    players: tuple[float, float] = (30, 1)
    hints: tuple[float, float] = (5, 0.2)

    @classmethod
    def lifted(cls) -> Self:
        """Nobody is too fast: for measurements, never for a server that others can reach. Sizes stay bounded."""
        most = (1e9, 1e9)
        return cls(
            sockets_per_player=10**6,
            sockets_per_address=10**6,
            sockets=10**6,
            tables_per_player=10**6,
            messages=most,
            chat=most,
            requests=most,
            players=most,
            hints=most,
        )


@dataclass(frozen=True)
class Settings:
    """Where to listen, where to store, whom to tell."""

    database: str = "sqlite:///saqqara.db"
    nats: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    key: str | None = None
    bot_workers: int = 1
    bot_pause: float = 0.6
    token_days: int = 180
    link_minutes: int = 15
    idle_seconds: float = 300
    tick: float = 0.5
    secure_cookie: bool = False
    metrics_token: str | None = None
    smtp: str | None = None
    """Where e-mail is handed in: smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS from the first byte. None: none is sent."""
    mail_from: str | None = None
    mail_seconds: float = 20
    push_seconds: float = 10
    push_loopback: bool = False
    """Whether push services may be on this machine: for tests."""
    alert_seconds: float = 10
    """So long people have to come by themselves before they are called."""
    limits: Limits = field(default_factory=Limits)

    @property
    def home(self) -> str:
        """Where people reach this server: links in e-mails lead there."""
        return self.origins[0].rstrip("/") if self.origins else f"http://{self.host}:{self.port}"

    @property
    def driver_url(self) -> str:
        """The URL of a PostgreSQL database with the driver we use."""
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+asyncpg://" + self.database.removeprefix(short)
        raise BadSetup("server-database", url=self.database.split("@")[-1])

    @property
    def sqlite_file(self) -> Path | None:
        """The file of a SQLite database; None for another kind."""
        return Path(self.database.removeprefix("sqlite:///")) if self.database.startswith("sqlite:///") else None
