# De quoi parlent les problèmes
puzzle-theme-gain = Prendre un emplacement
puzzle-theme-bare = Une case nue
puzzle-theme-high = Construire haut
puzzle-theme-block = Prendre aux autres
puzzle-theme-hide = Sacrifier un emplacement pour gagner
puzzle-theme-vanish = Deux pièces disparaissent
