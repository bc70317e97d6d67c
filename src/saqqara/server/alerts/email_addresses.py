"""E-mail addresses: given, confirmed by a link before anything else is written to them, and stopped by another, without signing in."""

import hashlib
import hmac
import re
import secrets as chance
from typing import Literal

import sqlalchemy as sa
from itsdangerous import BadData, Signer

from saqqara.core.errors import BadSetup
from saqqara.server.alerts import alert_texts
from saqqara.server.alerts.alert_preferences import AlertPreferences, keep_first, preferences_of, unsubscribe
from saqqara.server.alerts.mailer import Mailer
from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.settings import DAY
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import alert_choices, digest, mail_confirmations
from saqqara.server.storage.store import Store

Way = Literal["push", "mail"]
PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{3,189}$)([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}")
"""Addresses that can be written to: as HTML's own field understands them, with a domain."""
CONFIRMATIONS = 3
"""The number of confirmation e-mails within a day for one address, and for one player."""


class EmailAddresses:
    """The confirmed e-mail addresses. `mail` None: the host has set no mail server, and no address is accepted."""

    def __init__(self, store: Store, key: bytes, mail: Mailer | None) -> None:
        self.store, self.mail = store, mail
        self._key = key
        self._signer = Signer(key, salt="saqqara stop alerts", key_derivation="hmac", digest_method=hashlib.sha256)

    def _fingerprint(self, address: str) -> str:
        """Return what is kept to count how often an address is written to: it cannot be read back."""
        return hmac.new(self._key, address.lower().encode(), hashlib.sha256).hexdigest()

    async def give(self, player: str, address: str, language: str) -> None:
        """Take somebody's address and ask there, by a link, whether it is really theirs and they want it."""
        if self.mail is None:
            raise NotNow("server-mail-none")
        if len(address) > 254 or not PLAIN.fullmatch(address):
            raise BadSetup("server-mail-address")
        await keep_first(self.store, AlertPreferences(player, language))
        code, at, print_ = chance.token_urlsafe(18), now(), self._fingerprint(address)

        def work(connection: Connection) -> bool:
            row = connection.execute(sa.select(alert_choices).where(alert_choices.c.player == player).with_for_update()).one()
            if row.address == address and row.confirmed:
                return False
            connection.execute(sa.delete(mail_confirmations).where(mail_confirmations.c.created < at - DAY * 1000))
            asked = sa.select(sa.func.count()).select_from(mail_confirmations)
            for whose in (mail_confirmations.c.player == player, mail_confirmations.c.address == print_):
                if (connection.scalar(asked.where(whose)) or 0) >= CONFIRMATIONS:
                    raise NotNow("server-mail-often")
            connection.execute(sa.insert(mail_confirmations).values(hash=digest(code), player=player, address=print_, created=at))
            connection.execute(sa.update(alert_choices).where(alert_choices.c.player == player).values(address=address, confirmed=False))
            return True

        if await self.store.transaction(work):
            letter = self.mail.compose(address, alert_texts.confirmation(code, language), self.stop_key("mail", player, address))
            if await self.mail.send(letter) in ("failed", "lost"):
                raise NotNow("server-mail-away")

    async def confirm(self, code: str) -> str | None:
        """Confirm an address by its link; return the language to write in, None if the link is old or for another address."""

        def work(connection: Connection) -> str | None:
            mine = mail_confirmations.c.hash == digest(code), mail_confirmations.c.created >= now() - DAY * 1000
            asked = connection.execute(sa.select(mail_confirmations).where(*mine)).first()
            if asked is None:
                return None
            row = connection.execute(sa.select(alert_choices).where(alert_choices.c.player == asked.player)).first()
            if row is None or row.address is None or self._fingerprint(row.address) != asked.address:
                return None
            this = alert_choices.c.player == asked.player, alert_choices.c.address == row.address  # they may be giving another just now
            done = connection.execute(sa.update(alert_choices).where(*this).values(confirmed=True)).rowcount
            return str(row.language) if done else None

        return await self.store.transaction(work)

    async def remove(self, player: str, address: str | None = None) -> None:
        """Forget somebody's address; `address`: only if it is still this one."""
        mine = alert_choices.c.player == player
        if address is not None:
            mine &= alert_choices.c.address == address
        await self.store.execute(sa.update(alert_choices).where(mine).values(address=None, confirmed=False))

    # One click

    def stop_key(self, way: Way, whose: str, address: str = "") -> str:
        """Return a key that stops what comes this way, and can do nothing else. One in an e-mail is for the address it was written to."""
        return self._signer.sign(f"{way}.{whose}.{self._fingerprint(address)[:16]}".encode()).decode()

    async def stop(self, key: str) -> Way | None:
        """Stop what the key is for; which way it came. None: it is no such key. Asking again is as good as asking once."""
        try:
            way, whose, print_ = self._signer.unsign(key.encode("utf-8", "replace")).decode().split(".")
        except (BadData, ValueError):
            return None
        if way == "push":
            await unsubscribe(self.store, whose)
            return "push"
        chosen = await preferences_of(self.store, whose)
        if chosen is not None and chosen.address is not None and self._fingerprint(chosen.address)[:16] == print_:
            await self.remove(whose, chosen.address)
        return "mail"
