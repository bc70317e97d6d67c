step-start-title = Les premières coches
step-start-text = Chaque tour montre un motif, le même pour tous. Vous le cochez sur l'une de vos deux cartes, tourné et retourné à volonté. Sur une carte vierge, il doit couvrir la case de départ, en haut.
step-start-task = Cochez le motif sur l'une de vos cartes, en couvrant le départ.
step-start-hint = Vous avez coché une seule case. C'est permis aussi, mais cette fois posez le motif entier sur un départ.
step-start-done = Votre chemin commence. Il vous mènera jusqu'au tombeau, en bas.

step-gem-title = Prolonger le chemin
step-gem-text = Les nouvelles coches doivent toucher une ancienne par un côté, et jamais un mur. Ce qu'elles couvrent est à vous : une pierre va sur votre carte Score, et une rouge avec une verte font une paire à 5 points.
step-gem-task = Couvrez avec le motif la pierre rouge c1 de la carte 8.
step-gem-hint = La pierre de c1 est toujours là. Cochez ensemble c1 et c2 sur la carte 8.
step-gem-done = Une première pierre rouge sur votre carte Score.

step-single-title = Une seule case
step-single-text = Au lieu du motif entier, vous pouvez toujours cocher une seule case à côté de votre chemin, même si le motif tient.
step-single-task = Sur la carte 13, le motif ne tient nulle part. Cochez la seule case e2, celle de la pierre verte.
step-single-hint = C'était permis. Mais voyez la carte 13 : cochez e2 seule, à côté de e1.
step-single-done = Une case, une pierre. Parfois, moins c'est mieux.

step-cross-title = La croix rouge
step-cross-text = Pour chaque croix rouge cochée, vous devez cocher aussitôt une case de plus, sur l'une ou l'autre de vos cartes.
step-cross-task = Cochez seule la croix rouge b4 de la carte 14 ; puis choisissez la case qu'elle vous donne.
step-cross-hint = Cochez d'abord b4 seule sur la carte 14. La croix demande ensuite une case de plus.
step-cross-done = Deux cases en un tour. Une croix qui mène à une croix continue, et ainsi de suite.

step-potion-title = Crânes et potions
step-potion-text = Les crânes se cochent dans l'ordre, chacun plus cher que le précédent ; seul le plus haut compte à la fin. Une potion efface aussitôt les deux plus hauts. Vous en avez quatre.
step-potion-task = Atteignez avec le motif la potion c3 de la carte 9.
step-potion-hint = La potion est en c3, à deux cases de votre chemin : cochez c2 et c3 sur la carte 9.
step-potion-done = Deux crânes de moins. Sans crâne, une potion est perdue.

step-tomb-title = Le tombeau
step-tomb-text = Une carte est complétée quand son tombeau est coché : 10 points. Vos deuxième, quatrième et sixième cartes d'une couleur rapportent aussi des points de pyramide, 10 pour le premier qui y parvient. Vous avez déjà une carte verte.
step-tomb-task = Cochez le tombeau b5 de la carte 24, puis prenez une nouvelle carte à la réserve ou à la pioche.
step-tomb-hint = Le tombeau b5 est à côté de b4. Cochez-le, seul ou avec c5, puis choisissez une nouvelle carte.
step-tomb-done = Deux cartes vertes, et le 10 des cases vertes. Après quatre manches de sept tours, le meilleur total gagne.
