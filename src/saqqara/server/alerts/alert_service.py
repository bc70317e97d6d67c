"""Calling people, put together: what is to be told, where they can be reached, and the sending."""

from saqqara.server.alerts.alert_queue import AlertQueue
from saqqara.server.alerts.alert_sender import AlertSender
from saqqara.server.alerts.email_addresses import EmailAddresses
from saqqara.server.alerts.mailer import Mailer
from saqqara.server.alerts.web_push import WebPush, vapid_key
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables.hub import Hub


class AlertService:
    """The alerts of one node: queue, sender and preferences."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, key: bytes, vapid: bytes) -> None:
        self.store = store
        mail = None if settings.smtp is None else Mailer(settings.smtp, settings.mail_from, settings.home, settings.mail_seconds)
        self.push = WebPush(vapid, contact_of(settings, mail), settings.push_loopback, settings.push_seconds)
        self.addresses = EmailAddresses(store, key, mail)
        self.sending = AlertSender(settings, store, hub, self.push, self.addresses)
        hub.alerts = AlertQueue(settings, store, hub)

    @classmethod
    async def open(cls, settings: Settings, store: Store, hub: Hub, key: bytes) -> "AlertService":
        """Return the service with the keys of this server; `key` is the one that tokens are signed with."""
        return cls(settings, store, hub, key, await vapid_key(store))

    def start(self) -> None:
        """Begin to send."""
        self.sending.start()

    async def stop(self) -> None:
        """Send no more."""
        await self.sending.stop()


def contact_of(settings: Settings, mail: Mailer | None) -> str:
    """Return whom a push service may turn to: it asks for an address or a page."""
    if mail is not None:
        return f"mailto:{mail.sender.addr_spec}"
    return settings.home if settings.home.startswith("https://") else "https://localhost"
