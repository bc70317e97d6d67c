pyramid-caption = The pyramid at the start, with the heaps beside it. A tile's border shows its colour. The number beside the scarab is its points.
pyramid-alt = From the top: black 64; red 33, 80; blue 19, 25, 72; yellow 3, 9, 17, 40; each row with its heap
operation-caption = The dice show 2, 5 and 11, and tile 33 is taken. You can use two or three dice, each at most once.
check-caption = A check. Lena's operation is right. Hugo's makes 21 instead of 19, so his tile is turned over. Below, every tile this roll could make.
score-caption = The score of the worked example: the scarabs of the right tiles, minus those of the wrong tile.
score-alt = Eight tiles won, number up: 5, 8, 14, 17, 23, 33, 40 and 90. One tile lost, scarabs up.
