# En quoi les choix de quelqu'un diffèrent de ceux des autres
habit-shows-colour = Joue si souvent sa couleur secrète que cela se voit.
habit-hides-colour = Cache sa couleur secrète derrière toutes les autres.
habit-stacks = Préfère couvrir une pièce que prendre une base nue.
habit-spreads = Prend les bases nues avant tout le monde.
habit-annihilates = Fait disparaître des paires dès que c'est possible.
