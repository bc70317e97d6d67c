step-start-title = Les premières coches
step-start-text = Chaque tour montre un motif, le même pour tous. Cochez-le sur l'une de vos deux cartes. Vous pouvez le tourner ou le mettre en miroir. Sur une carte vierge, il doit couvrir la case de départ, en haut.
step-start-task = Cochez le motif sur l'une de vos cartes, en couvrant le départ.
step-start-hint = Vous avez coché une seule case. C'est permis, mais cette fois placez le motif entier sur un départ.
step-start-done = Votre chemin commence. Il vous mènera jusqu'au tombeau, en bas.

step-gem-title = Prolonger le chemin
step-gem-text = Les nouvelles coches doivent toucher votre chemin par un côté, et ne jamais couvrir un mur. Vous gagnez ce qu'elles couvrent. Les pierres vont sur votre fiche de score, et une rouge avec une verte font une paire à 5 points.
step-gem-task = Couvrez avec le motif la pierre rouge en c1, sur la carte 8.
step-gem-hint = La pierre en c1 est toujours là. Cochez ensemble c1 et c2 sur la carte 8.
step-gem-done = Votre première pierre rouge est sur votre fiche de score.

step-single-title = Une seule case
step-single-text = Au lieu du motif entier, vous pouvez toujours cocher une seule case à côté de votre chemin.
step-single-task = Le motif ne tient pas sur la carte 13. Cochez la seule case e2, avec la pierre verte.
step-single-hint = C'est permis, mais regardez la carte 13 : cochez e2 seule, à côté de e1.
step-single-done = Une case, une pierre. Parfois, une seule case suffit.

step-cross-title = La croix rouge
step-cross-text = Pour chaque croix rouge cochée, vous devez aussitôt cocher une case supplémentaire, sur l'une de vos deux cartes.
step-cross-task = Cochez seulement la croix rouge b4 de la carte 14, puis choisissez la case supplémentaire.
step-cross-hint = Cochez d'abord b4 seule sur la carte 14. Vous aurez ensuite une case supplémentaire.
step-cross-done = Deux cases en un tour. Si la case supplémentaire est aussi une croix, vous en gagnez encore une.

step-potion-title = Crânes et potions
step-potion-text = Les crânes se cochent dans l'ordre et coûtent de plus en plus cher. Seul le plus cher compte. Une potion efface vos deux crânes les plus chers. Vous en avez quatre.
step-potion-task = Couvrez avec le motif la potion c3 de la carte 9.
step-potion-hint = La potion est en c3, à deux cases de votre chemin : cochez c2 et c3 sur la carte 9.
step-potion-done = Deux crânes effacés. Sans crâne, la potion aurait été perdue.

step-tomb-title = Le tombeau
step-tomb-text = Cochez le tombeau d'une carte pour l'achever : 10 points. Vos deuxième, quatrième et sixième cartes d'une couleur rapportent aussi des points de pyramide, 10 pour le premier qui y parvient. Vous avez déjà une carte verte.
step-tomb-task = Cochez le tombeau b5 de la carte 24, puis prenez une nouvelle carte à la réserve ou à la pioche.
step-tomb-hint = Le tombeau b5 est à côté de b4. Cochez-le, seul ou avec c5, puis choisissez une nouvelle carte.
step-tomb-done = Deux cartes vertes, et 10 points de pyramide. Après quatre manches de sept tours, le plus haut total gagne.
