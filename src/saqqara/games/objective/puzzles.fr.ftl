# De quoi parlent les problèmes
puzzle-theme-gain = Prendre un emplacement
puzzle-theme-bare = Une base nue
puzzle-theme-high = Bâtir haut
puzzle-theme-block = Le prendre aux autres
puzzle-theme-hide = Donner pour gagner
puzzle-theme-vanish = Deux pièces disparaissent
