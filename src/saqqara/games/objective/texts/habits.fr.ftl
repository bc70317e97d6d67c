# En quoi les choix de quelqu'un diffèrent de ceux des autres
habit-shows-colour = Joue si souvent sa couleur secrète qu'on la devine.
habit-hides-colour = Cache bien sa couleur secrète.
habit-stacks = Préfère recouvrir une pièce plutôt que prendre une case nue.
habit-spreads = Prend plus de cases nues que les autres.
habit-annihilates = Fait disparaître des paires dès que possible.
