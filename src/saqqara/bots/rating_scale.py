"""The scale of ratings: what is believed of somebody's strength in a game (`mu`, and how unsure that is, `sigma`), and how it is shown.

The numbers are those of the Plackett-Luce model as openskill has it. `rating_model.py` computes with them;
`lab/bot_ratings.py` puts the bots on the same scale.
"""

MU = 25.0
SIGMA = MU / 3
"""The uncertainty about an unknown player."""
BETA = MU / 6
"""The share of luck in one game, on the same scale."""
TAU = MU / 300
"""The change of a player from one game to the next, on the same scale."""
KAPPA = 0.0001
SURE = SIGMA / 2
"""Once sigma is no greater, a rating is no longer provisional: after 15 to 20 games with bots, or some
30 among people who are all new, when 95 % of what is believed lie within about one level of the bots on either side."""
MIDDLE, POINTS = 1500, 30
"""The scale of the displayed number: 100 points more at a table of two are 64 % of the games, as in chess (400 / ln 10 / (BETA √2) =
29.5)."""
STANDINGS = "bots/standings.toml"
"""The file of a game's folder with its bots' standings: mu and sigma by the number of seats and the level."""


def shown(mu: float) -> int:
    """Return the one number that people see. It is what is believed, not what is certain: nobody begins at the bottom."""
    return max(0, round(MIDDLE + POINTS * (mu - MU)))


def off(sigma: float) -> int:
    """Return how far a rating may be off on either side."""
    return round(2 * POINTS * sigma)
