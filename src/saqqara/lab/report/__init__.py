"""Reports on simulated games: one page in plots, tables and sentences; and whether a deck is balanced."""
