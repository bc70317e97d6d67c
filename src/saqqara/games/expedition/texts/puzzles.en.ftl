# What puzzles are about
puzzle-theme-cards = Choose your cards
puzzle-theme-tomb = Reach the tomb
puzzle-theme-treasure = Treasure on the way
puzzle-theme-cross = Use a red cross
puzzle-theme-way = The right path
