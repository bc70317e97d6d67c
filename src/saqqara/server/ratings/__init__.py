"""Ratings and records of finished games: derived from the log after a game has ended, off the way of moves; made anew by one command."""

from saqqara.server.ratings.player_ratings import Rating, rating_of

__all__ = ["Rating", "rating_of"]
