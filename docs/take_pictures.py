"""Takes the pictures of the web client for the docs: `python docs/take_pictures.py`."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import CHOICE, DESKTOP, PHONE, Visitor, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
CHOICES = 70


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(f"{folder}/t.db", "--seed", "5") as server,
        chromium() as browser,
    ):
        for name, viewport, theme in (
            ("table", DESKTOP, "light"),
            ("table-dark", DESKTOP, "dark"),
            ("table-phone", PHONE, "light"),
        ):
            visitor = Visitor.new(browser, viewport, color_scheme=theme, reduced_motion="reduce")
            visitor.sit_down_against(server.url, "normal")
            dice = random.Random(8)
            for count in range(CHOICES):
                if not visitor.asked():
                    break
                battle = visitor.page.locator(".battle strong").count()
                if count > 40 and battle and visitor.page.locator(CHOICE).count() > 1:
                    break
                visitor.press_a_choice(dice)
            visitor.page.wait_for_timeout(400)
            visitor.page.screenshot(path=PICTURES / f"{name}.png")
            visitor.page.context.close()


if __name__ == "__main__":
    main()
