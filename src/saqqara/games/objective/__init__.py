"""Objective: stack pyramids so that your secret colour shows the most."""

from saqqara.core.game import Game, Option

GAME = Game(
    name="objective",
    rules_version=1,
    seats=(2, 3, 4),
    minutes=15,
    options={"mode": Option(("random", "fair"), "random", only={"fair": (2, 3)})},
)
