# De quoi parlent les problèmes
puzzle-theme-cards = Quelle carte choisir
puzzle-theme-tomb = Atteindre le tombeau
puzzle-theme-treasure = Une trouvaille en chemin
puzzle-theme-cross = Une croix rouge et la suite
puzzle-theme-way = Le bon chemin
