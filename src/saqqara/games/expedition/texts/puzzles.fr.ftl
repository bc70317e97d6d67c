# De quoi parlent les problèmes
puzzle-theme-cards = Choisir ses cartes
puzzle-theme-tomb = Atteindre le tombeau
puzzle-theme-treasure = Un trésor en chemin
puzzle-theme-cross = Profiter d'une croix rouge
puzzle-theme-way = Le bon chemin
