# What puzzles are about
puzzle-theme-gain = Take a spot
puzzle-theme-bare = A bare base
puzzle-theme-high = Build high
puzzle-theme-block = Take spots from others
puzzle-theme-hide = Give up a spot to win
puzzle-theme-vanish = Two pieces vanish
