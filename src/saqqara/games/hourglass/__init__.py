"""Hourglass: make the numbers of the pyramid from three dice before the sand has run out."""

from saqqara.core.game import Game, Option

GAME = Game(
    name="hourglass",
    rules_version=1,
    seats=(2, 3, 4, 5),
    minutes=20,
    options={"advanced": Option((False, True), False)},
    times={"first": None, "sand": 30.0, "check": 60.0},
    simultaneous=True,
)
