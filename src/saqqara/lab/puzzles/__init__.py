"""Puzzle making: moments of games that bots play (`moments`), decided by search or exactly (`deciding`), put on the scale of ratings
(`difficulty`), and gathered into a game's file (`making`). `docs/play/puzzles.md` says what is promised of them."""
