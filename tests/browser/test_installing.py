"""The client can be installed: what Chromium says of it, and the icons it would show."""

import json
from io import BytesIO

from PIL import Image

from tests.browser.conftest import NewContext


def test_chromium_would_install_it(context: NewContext) -> None:
    page = context("fr").new_page()
    page.goto("/")
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = {problem["errorId"] for problem in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}, problems  # every context of a test is as a private window
    wanted = json.loads(manifest["data"])
    for icon in wanted["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            drawn = Image.open(BytesIO(answer.body()))
            assert f"{drawn.width}x{drawn.height}" == icon["sizes"]
            corner = drawn.convert("RGBA").getchannel("A").getpixel((0, 0))
            assert (corner == 255) is (icon["purpose"] == "maskable")
    assert page.request.get(page.locator("link[rel=apple-touch-icon]").get_attribute("href") or "").ok
