pyramid-caption = The pyramid at the start, with the heaps beside it. The border of a tile tells its colour, the number beside the scarab its points.
pyramid-alt = From the tip: black 64; red 33, 80; blue 19, 25, 72; yellow 3, 9, 17, 40; each row with its heap
operation-caption = The dice show 2, 5 and 11, and the tile 33 is taken: each die is used once at most, two of them or all three.
check-caption = A check. Lena's operation is right; Hugo's gives 21 instead of 19, and his tile is turned over. Below, all that the roll would have allowed.
score-caption = The score of the worked example: scarabs of the right tiles, less those of the wrong one.
score-alt = Eight right tiles, number up: 5, 8, 14, 17, 23, 33, 40 and 90; one wrong tile, scarabs up
