"""Being called to a table while one is away: what I want to be told, where I can be reached, and the links in what is sent."""

import asyncio
from typing import Annotated

from fastapi import Path, Request, Response

from saqqara.core.errors import BadSetup
from saqqara.core.texts import LANGUAGES
from saqqara.server.accounts.people import COOKIE
from saqqara.server.alerts.alert_preferences import (
    AlertPreferences,
    keep_first,
    preferences_of,
    store_preferences,
    subscribe,
    subscriptions_of,
    unsubscribe,
)
from saqqara.server.alerts.alert_service import AlertService
from saqqara.server.alerts.quiet_hours import is_zone
from saqqara.server.alerts.web_push import read_subscription
from saqqara.server.errors import NotNow
from saqqara.server.http.dependencies import Me, RatesHere, address, bearer, language, part_of, slow_down
from saqqara.server.http.openapi import gives, make_router, refuses
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.schemas.alerts import AlertsInfo, AskedAddress, AskedAlerts, AskedPush, QuietHours, Stopped
from saqqara.server.storage.schema import digest

router = make_router("alerts", "/alerts")
Code = Annotated[str, Path(max_length=80)]
Key = Annotated[str, Path(max_length=300)]
Browser = Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="The SHA-256 of the endpoint, in hexadecimal")]


AlertsHere = Annotated[AlertService, part_of("alerts")]


async def shown(alerts: AlertService, me: str) -> Response:
    """Return a player's choices, and the available ones."""
    chosen = await preferences_of(alerts.store, me) or AlertPreferences(me)
    quiet = QuietHours(chosen.quiet_from, chosen.quiet_to) if chosen.quiet_from is not None and chosen.quiet_to is not None else None
    return json_response(
        AlertsInfo(
            push_key=await asyncio.to_thread(lambda: alerts.push.public_key),
            mail=alerts.addresses.mail is not None,
            browsers=tuple(one.id for one in await subscriptions_of(alerts.store, me)),
            address=chosen.address,
            confirmed=chosen.confirmed,
            occasions=chosen.occasions,
            quiet=quiet,
            zone=chosen.zone,
            language=chosen.language,
        )
    )


@router.get("", responses=gives(AlertsInfo))
async def get_alerts(me: Me, alerts: AlertsHere) -> Response:
    """Return the notifications I have chosen, and those this server offers: `mail` is false where no e-mail is sent."""
    return await shown(alerts, me)


@router.put("", responses=gives(AlertsInfo))
async def choose(me: Me, asked: AskedAlerts, alerts: AlertsHere) -> Response:
    """Choose what I want to be told, in which language, and at which hours not."""
    if asked.language not in LANGUAGES:
        raise BadSetup("field-choice", field="language", got=asked.language)
    if not is_zone(asked.zone):
        raise BadSetup("field-choice", field="zone", got=asked.zone)
    begins, ends = (asked.quiet.begins, asked.quiet.ends) if asked.quiet is not None else (None, None)
    await store_preferences(alerts.store, AlertPreferences(me, asked.language, asked.zone, begins, ends, tuple(asked.occasions)))
    return await shown(alerts, me)


# Browsers


@router.put("/push", responses=gives(AlertsInfo))
async def call_this_browser(request: Request, me: Me, asked: AskedPush, alerts: AlertsHere) -> Response:
    """Call this browser, as it has subscribed at its push service. It is then called for me alone."""
    if alerts.push.public_key is None:
        raise NotNow("server-no-push")
    browser = read_subscription(asked.endpoint, asked.keys.p256dh, asked.keys.auth, alerts.push.loopback)
    await keep_first(alerts.store, AlertPreferences(me, language(request)))
    await subscribe(alerts.store, me, digest(bearer(request) or request.cookies.get(COOKIE) or ""), browser)
    return await shown(alerts, me)


@router.delete("/push/{browser}", status_code=204, responses=refuses())
async def leave_this_browser(me: Me, browser: Browser, alerts: AlertsHere) -> Response:
    """Call a browser of mine no more."""
    await unsubscribe(alerts.store, browser, me)
    return Response(status_code=204)


# E-mail


@router.put("/address", responses=gives(AlertsInfo))
async def give_address(request: Request, me: Me, asked: AskedAddress, alerts: AlertsHere, rates: RatesHere) -> Response:
    """Give an address to be written to. Nothing is, until the link that is sent there has been followed."""
    slow_down(rates.newcomers, address(request))
    chosen = await preferences_of(alerts.store, me)
    await alerts.addresses.give(me, asked.address, chosen.language if chosen is not None else language(request))
    return await shown(alerts, me)


@router.delete("/address", status_code=204, responses=refuses())
async def forget_address(me: Me, alerts: AlertsHere) -> Response:
    """Write to me no more, and forget the address."""
    await alerts.addresses.remove(me)
    return Response(status_code=204)


# Links in what is sent: whoever has one need not sign in


@router.post("/confirm/{code}", responses=gives(Stopped))
async def confirm(request: Request, code: Code, alerts: AlertsHere, rates: RatesHere) -> Response:
    """Yes, this is my address, and I want to be written to."""
    slow_down(rates.newcomers, address(request))
    if await alerts.addresses.confirm(code) is None:
        raise Denied(404, "server-mail-old-link")
    return json_response(Stopped("mail"))


@router.post("/stop/{key}", responses=gives(Stopped))
async def stop(request: Request, key: Key, alerts: AlertsHere, rates: RatesHere) -> Response:
    """Stop notifications to this browser or address with one click (RFC 8058 for e-mail)."""
    slow_down(rates.newcomers, address(request))
    way = await alerts.addresses.stop(key)
    if way is None:
        raise Denied(404, "server-no-page")
    return json_response(Stopped(way))
