"""Parts of the game for figures, puzzles, the challenge of a day, habits, pictures and the terminal."""
