# Ce qui est compté quand on étudie beaucoup de parties
tally-colours = Couleurs en jeu
tally-objective = Couleur secrète
tally-covered = Emplacements recouverts de sa couleur
tally-tallest = Hauteur de sa plus haute pile
tally-own-placed = Poser sa propre couleur
tally-on-base = Poser sur une case nue
tally-on-piece = Recouvrir une autre couleur
tally-annihilated = Faire disparaître deux pièces
