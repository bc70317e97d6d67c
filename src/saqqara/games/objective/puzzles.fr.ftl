# De quoi parlent les problèmes
puzzle-theme-gain = Prendre une case
puzzle-theme-block = La prendre aux autres
puzzle-theme-hide = Donner pour gagner
puzzle-theme-vanish = Deux pièces disparaissent
