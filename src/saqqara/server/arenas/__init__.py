"""Arenas, evenings for a club: who is seated with whom, what games are worth, the standings, and what is told of them."""
