"""Looking at games: replays, reviews, studies, positions, and what a browser computes for them."""
