"""Being told while one is away: switched on after a click, chosen in the settings, shown by the service worker, stopped by one click."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, expect

from saqqara.core.texts import say
from tests.browser.conftest import NewContext, clean, no_sideways_scroll
from tests.browser.page_actions import word

SUBSCRIBING = """
    const keys = { p256dh: "B" + "A".repeat(86), auth: "A".repeat(22) };
    const made = () => {
        const endpoint = localStorage.getItem("test.endpoint");
        const key = Uint8Array.from((localStorage.getItem("test.key") ?? "").split(","), Number);
        return endpoint && {
            endpoint, options: { applicationServerKey: key.buffer }, toJSON: () => ({ endpoint, expirationTime: null, keys }),
            unsubscribe: async () => { localStorage.removeItem("test.endpoint"); return true; },
        };
    };
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async (how) => {
        const key = String(how.applicationServerKey);
        if (made() && localStorage.getItem("test.key") !== key) throw new DOMException("another key", "InvalidStateError");
        localStorage.setItem("test.key", key);
        localStorage.setItem("test.endpoint", "https://push.example.org/" + crypto.randomUUID());
        return made();
    };
"""
"""A browser whose push service answers: there is none within this machine."""
SHOWING = """() => {
    self.shown = new Promise(tell => {
        self.registration.showNotification = async (title, how) => tell([title, how.body, how.tag, how.data.url, how.actions[0].title]);
    });
}"""
"""The script that keeps the notifications a worker shows: a browser without a window shows nothing."""
SHOWN = "() => self.shown"


def allowing(context: NewContext, language: str = "en", **more: Any) -> BrowserContext:
    """Return a browser context that allows notifications."""
    person = context(language, service_workers="allow", **more)
    person.grant_permissions(["notifications"])
    person.add_init_script(SUBSCRIBING)
    return person


def choices(page: Page) -> Any:
    """Return the server's record of this player's choices."""
    return page.request.get("/api/v1/alerts").json()


def saved(page: Page) -> None:
    """Wait until the last click has been answered."""
    expect(page.get_by_label(word("alerts-push"))).to_be_enabled()


def test_whoever_switches_it_on_chooses_occasions_and_quiet_hours_and_is_shown_what_is_pushed(context: NewContext) -> None:
    page = allowing(context, timezone_id="Europe/Paris").new_page()
    page.goto("/settings")
    push = page.get_by_label(word("alerts-push"))
    expect(push).not_to_be_checked()
    expect(page.get_by_label(word("alerts-turn"), exact=True)).to_have_count(0)
    expect(page.get_by_label(word("alerts-mail"))).to_have_count(0)  # this server has no mail server
    push.click()
    expect(push).to_be_checked()
    assert page.evaluate("localStorage.getItem('test.key').split(',').length") == 65
    page.get_by_label(word("alerts-over")).uncheck()
    saved(page)
    page.get_by_label(word("alerts-quiet-on")).check()
    page.get_by_label(word("alerts-quiet-from"), exact=True).fill("23:15")
    page.get_by_label(word("alerts-quiet-to"), exact=True).press("Tab")
    saved(page)
    known = choices(page)
    assert known["occasions"] == ["turn", "begun", "reminded", "invited"]
    assert known["quiet"] == {"begins": 23 * 60 + 15, "ends": 8 * 60}
    assert (known["zone"], known["language"], len(known["browsers"])) == ("Europe/Paris", "en", 1)
    clean(page)
    page.set_viewport_size({"width": 360, "height": 740})
    no_sideways_scroll(page)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name=word("alerts-title", "fr"))).to_be_visible()
    page.reload()
    push = page.get_by_label(word("alerts-push", "fr"))
    expect(push).to_be_checked()
    assert choices(page)["language"] == "fr"
    page.goto("/rules")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):  # whichever page it is chosen on
        page.get_by_role("button", name="English").click()
    assert choices(page)["language"] == "en"
    page.goto("/settings")
    push = page.get_by_label(word("alerts-push"))
    push.click()
    expect(page.get_by_label(word("alerts-turn"), exact=True)).to_have_count(0)
    assert choices(page)["browsers"] == []
    push.click()
    under_a_new_key(page)
    shown_by_the_worker(page)


def under_a_new_key(page: Page) -> None:
    """A subscription under an older key of the server is replaced."""
    push = page.get_by_label(word("alerts-push"))
    expect(push).to_be_checked()
    before = choices(page)["browsers"]
    page.evaluate("localStorage.setItem('test.key', '4,5,6')")  # as if the server had had another key then
    page.reload()
    expect(push).not_to_be_checked()
    push.click()
    expect(push).to_be_checked()
    assert len(set(choices(page)["browsers"]) - set(before)) == 1


def shown_by_the_worker(page: Page) -> None:
    """What is pushed is shown by the worker."""
    person = page.context
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => null)")
    worker = person.service_workers[0]
    worker.evaluate(SHOWING)
    devtools = person.new_cdp_session(page)
    versions: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: versions.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(100)
    note = {
        "title": "Your turn: Objective",
        "body": "Ann waits.",
        "url": "/t/abc",
        "tag": "abc",
        "stop": "k",
        "stop_title": "Stop",
        "lang": "en",
    }
    origin = page.evaluate("location.origin")
    registration = versions[-1]["registrationId"]
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registration, "data": json.dumps(note)})
    assert worker.evaluate(SHOWN) == ["Your turn: Objective", "Ann waits.", "abc", "/t/abc", "Stop"]


def test_who_does_not_allow_it_is_told_where_to_change_that_and_links_of_an_email_lead_somewhere(context: NewContext) -> None:
    language = "fr"
    person = context(language)
    person.add_init_script("Notification.requestPermission = async () => 'denied'")
    page = person.new_page()
    page.goto("/settings")
    page.get_by_label(word("alerts-push", language)).click()
    expect(page.get_by_role("alert")).to_have_text(word("alerts-push-denied", language))
    expect(page.get_by_label(word("alerts-push", language))).not_to_be_checked()
    given: list[str] = []

    def answer(route: Route) -> None:
        """As a server that has a mail server would."""
        if route.request.url.endswith("/address"):
            given.append(json.loads(route.request.post_data or "")["address"])
        known = {"push_key": "", "mail": True, "browsers": [], "occasions": ["turn"], "quiet": None, "zone": "UTC", "language": language}
        route.fulfill(json=known | {"address": given[0] if given else None, "confirmed": False})

    page.route("**/api/v1/alerts**", answer)
    page.goto("/settings")
    page.get_by_label(word("alerts-mail", language)).fill("ann@example.org")
    page.get_by_role("button", name=word("alerts-mail-give", language)).click()
    expect(page.get_by_text(word("alerts-mail-waiting", language, address="ann@example.org"))).to_be_visible()
    assert given == ["ann@example.org"]
    page.unroute_all()
    page.goto("/stop/nothing")
    expect(page.get_by_role("alert")).to_have_text(say("server-no-page", language))
    page.goto("/confirm/nothing")
    page.get_by_role("button", name=word("address-yes", language)).click()
    expect(page.get_by_role("alert")).to_have_text(say("server-mail-old-link", language))
    no_sideways_scroll(page)
