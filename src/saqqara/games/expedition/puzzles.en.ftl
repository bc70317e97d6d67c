# What puzzles are about
puzzle-theme-cards = Which card to choose
puzzle-theme-tomb = Reach the tomb
puzzle-theme-treasure = Something on the way
puzzle-theme-cross = A red cross and what follows
puzzle-theme-way = The right way down
