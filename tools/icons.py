"""The icons of the installed client, drawn from web/public/icon.svg: python tools/icons.py. Chromium must be installed."""

import re
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, chromium  # noqa: E402

PUBLIC = ROOT / "web/public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable.png": 512, "icon-apple.png": 180}
SAFE = 0.74
"""Of a maskable icon only the middle is sure to be seen: the ground fills the square, what is drawn on it is this large."""


def full(svg: str) -> str:
    """Return the drawing with its ground to the edges, and the rest within the safe part."""
    ground, rest = re.match(r"(<svg[^>]*>\s*<rect[^>]*/>)(.*)</svg>", svg, re.DOTALL).groups()  # type: ignore[union-attr]
    return f'{re.sub(r" rx=.[0-9]+.", "", ground)}<g transform="translate(32 32) scale({SAFE}) translate(-32 -32)">{rest}</g></svg>'


def main() -> None:
    """Draw them all."""
    svg = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        for name, size in SIZES.items():
            drawing = svg if name in ("icon-192.png", "icon-512.png") else full(svg)
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            Image.open(PUBLIC / name).quantize(64, Image.Quantize.FASTOCTREE).save(PUBLIC / name, optimize=True)
            print(f"web/public/{name}: {(PUBLIC / name).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
