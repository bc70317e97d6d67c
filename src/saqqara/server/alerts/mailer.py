"""E-mail, where the host has named a server to hand it in: plain text with a simple page beside it, and a link that stops it in each."""

from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from html import escape
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from saqqara.core.errors import BadSetup
from saqqara.core.texts import say
from saqqara.server.alerts.alert_texts import EmailText
from saqqara.server.alerts.web_push import Outcome

SECONDS = 20
"""A mail server that has not taken a letter by then is not waited for."""


class SmtpServer(NamedTuple):
    """The server that takes outgoing e-mail."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool
    """TLS from the first byte."""
    must_encrypt: bool
    """A password goes over no open line."""


def read_smtp(url: str) -> SmtpServer:
    """Return the mail server of the settings."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1 or parts.path not in ("", "/"):
        raise BadSetup("server-smtp", url=f"{parts.scheme}://{parts.hostname or ''}")
    user, password = (unquote(part) if part else None for part in (parts.username, parts.password))
    tls = parts.scheme == "smtps"
    return SmtpServer(
        parts.hostname, port or (465 if tls else 587), user, password, tls, user is not None and parts.hostname != "127.0.0.1"
    )


def read_sender(sender: str | None, home: str) -> Address:
    """Return who writes: as the host has said, or somebody at the house's own name."""
    name, address = parseaddr(sender or f"Saqqara <saqqara@{urlsplit(home).hostname}>")
    user, _, domain = address.partition("@")
    if not user or not domain:
        raise BadSetup("server-mail-from", got=sender or "")
    return Address(name or "Saqqara", user, domain)


class UnfoldedHeader(BaseHeader):
    """A header that goes out on one line, as it is: mail programs read a URL only if no part of it is an encoded word (RFC 2047)."""

    max_count = 1

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        """Take the value as it is, as `BaseHeader` asks for it."""
        kwds["parse_tree"], kwds["decoded"] = UnstructuredHeader.value_parser(value), value

    def fold(self, *, policy: Policy) -> str:
        """Return the header's one line. Lines may have 998 characters (RFC 5322), which no address of ours reaches."""
        return f"{self.name}: {self}{policy.linesep}"


def letter_policy() -> "EmailPolicy[EmailMessage]":
    """Return the policy of our e-mails: the usual one, but for headers that hold a URL."""
    headers = HeaderRegistry()
    headers.map_to_type("list-unsubscribe", UnfoldedHeader)
    return EmailPolicy(header_factory=headers)


class Mailer:
    """Hands letters in."""

    def __init__(self, smtp: str, sender: str | None, home: str, seconds: float = SECONDS) -> None:
        self.entrance, self.sender, self.home, self.seconds = read_smtp(smtp), read_sender(sender, home), home, seconds

    def compose(self, to: str, letter: EmailText, stop: str) -> EmailMessage:
        """Return a letter as it is sent; `stop`: the key that stops letters to this address."""
        link, away = f"{self.home}{letter.path}", f"{self.home}/stop/{stop}"
        made = EmailMessage(policy=letter_policy())
        made["From"], made["To"], made["Subject"] = self.sender, to, letter.subject
        made["Date"], made["Message-ID"] = format_datetime(localtime()), make_msgid(domain=self.sender.domain)
        made["Auto-Submitted"] = "auto-generated"
        made["List-Unsubscribe"] = f"<{self.home}/api/v1/alerts/stop/{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        ending = say("server-mail-stop", letter.language)
        made.set_content(f"{letter.line}\n\n{letter.button}\n{link}\n\n-- \n{ending}\n{away}\n")
        page = (
            f'<!doctype html><html lang="{letter.language}"><body><p>{escape(letter.line)}</p>'
            f'<p><a href="{escape(link)}">{escape(letter.button)}</a></p>'
            f'<p><small><a href="{escape(away)}">{escape(ending)}</a></small></p></body></html>'
        )
        made.add_alternative(page, subtype="html")
        return made

    async def send(self, message: EmailMessage) -> Outcome:
        """Hand a letter to the mail server."""
        import aiosmtplib

        at = self.entrance
        try:
            await aiosmtplib.send(
                message,
                hostname=at.host,
                port=at.port,
                username=at.user,
                password=at.password,
                use_tls=at.tls,
                start_tls=None if at.tls or not at.must_encrypt else True,
                timeout=self.seconds,
            )
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError):
            return "failed"
        except aiosmtplib.SMTPResponseException as problem:
            return "failed" if 400 <= problem.code < 500 else "lost"
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            return "lost"
        return "delivered"
