"""What simulated games say: one page in plots, tables and sentences; and whether a deck is balanced."""
