"""Being called to one's turn: the tab's title and icon, one sound, a note of the system while the page is hidden, the app's badge."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.page_actions import about, legal, table, title, type_move, word

# What the browser was asked to show and to let be heard.
WATCH = """() => {
    window.told = [];
    window.Notification = class { static permission = "granted"; constructor(text) { told.push(["note", text]); } close() {} };
    navigator.setAppBadge = async (n) => { told.push(["badge", n]); };
    navigator.clearAppBadge = async () => { told.push(["badge", 0]); };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { told.push(["tone", this.frequency.value]); return start.apply(this, at); };
    window.hide = (hidden) => {
        Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    };
}"""


ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def two(context: NewContext) -> tuple[Page, Page]:
    """Two people at a table for as many; the first is to move."""
    people: list[BrowserContext] = [context("en") for _ in range(2)]
    where = f"/t/{table(people, 'objective')}"
    pages = [one.new_page() for one in people]
    for page in pages:
        page.add_init_script(f"({WATCH})()")
        page.goto(where)
    for page in pages:
        expect(page.locator(".status")).not_to_be_empty()
    first = next(page for page in pages if page.locator(".status.mine").count())
    return first, next(page for page in pages if page is not first)


def test_the_tab_the_badge_a_note_and_a_sound_call_whoever_is_to_move(context: NewContext) -> None:
    mover, waiting = two(context)
    game = title("objective", "en")
    expect(mover).to_have_title(f"{word('your-move')} · {game} · Saqqara")
    expect(waiting).to_have_title(f"{game} · Saqqara")
    assert (mover.evaluate(ICON), waiting.evaluate(ICON)) == ("/icon-turn.svg", "/icon.svg")
    sounds = waiting.get_by_role("button", name=word("set-turn-sound"))
    expect(sounds).to_have_attribute("aria-pressed", "false")  # off until chosen
    sounds.click()
    waiting.evaluate("told.length = 0; hide(true)")
    type_move(mover, "en", legal(mover, "en")[0])
    expect(waiting).to_have_title(f"{word('your-move')} · {game} · Saqqara")
    expect(mover).to_have_title(f"{game} · Saqqara")
    assert waiting.evaluate(ICON) == "/icon-turn.svg"
    told = waiting.evaluate("told")
    assert ["note", about("turn-note", game)] in told
    assert ["badge", 1] in told
    assert [kind for kind, _ in told].count("tone") == 2, "one sound of two notes"
    waiting.evaluate("told.length = 0; hide(false)")
    waiting.get_by_role("button", name=word("set-turn-sound")).click()
    type_move(waiting, "en", legal(waiting, "en")[0])
    expect(mover).to_have_title(re.compile(word("your-move")))
    type_move(mover, "en", legal(mover, "en")[0])
    expect(waiting).to_have_title(re.compile(word("your-move")))
    told = waiting.evaluate("told")
    assert not [kind for kind, _ in told if kind in ("tone", "note")], "muted, and in sight"
    assert [value for kind, value in told if kind == "badge"] == [0, 1]
