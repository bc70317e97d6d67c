# What puzzles are about
puzzle-theme-gain = Take a spot
puzzle-theme-bare = A bare base
puzzle-theme-high = Build high
puzzle-theme-block = Take it from them
puzzle-theme-hide = Give to win
puzzle-theme-vanish = Two pieces vanish
