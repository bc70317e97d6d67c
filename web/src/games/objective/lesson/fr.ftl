step-bare-title = Les cases nues
step-bare-text = Votre couleur secrète est le rouge : maintenez la pyramide de pierre pour la voir. À la fin, un emplacement compte pour la couleur qui s'y montre. Une case nue accepte toute pièce, sauf de sa propre couleur.
step-bare-task = Rendez rouge une case bleue : choisissez une pièce rouge, puis une case bleue nue.
step-bare-hint = C'était permis, mais aucune case bleue n'est devenue rouge. Choisissez une pièce rouge et une des cases nues marquées en bleu.
step-bare-done = L'emplacement est rouge. La case bleue reste pour toujours sous votre pièce.

step-cover-title = Recouvrir
step-cover-text = Nora a posé une pièce bleue sur une case rouge, l'emplacement 6 : il est bleu. Une pièce d'une autre couleur la recouvre, et une pile peut monter aussi haut qu'on veut.
step-cover-task = Recouvrez d'une pièce rouge la pièce bleue de l'emplacement 6.
step-cover-hint = C'était permis, mais l'emplacement 6 n'a pas de pièce rouge au sommet. Posez une rouge sur l'emplacement 6.
step-cover-done = Peu importe ce qu'il y a dessous, la pièce du sommet décide : l'emplacement 6 est rouge.

step-vanish-title = L'annihilation
step-vanish-text = Si la pièce du sommet a la couleur de celle que vous posez, les deux quittent le jeu pour de bon, et ce qu'il y avait dessous réapparaît.
step-vanish-task = Sur l'emplacement 1, une pièce verte couvre une case rouge. Faites disparaître deux pièces vertes.
step-vanish-hint = La pièce verte de l'emplacement 1 est toujours là. Posez dessus une de vos pièces vertes.
step-vanish-done = Les deux vertes ont disparu et la case rouge compte de nouveau pour vous. Nue, elle refuse les pièces rouges.

step-without-title = Sans pièce à soi
step-without-text = Vous n'avez plus de pièce rouge. Pourtant du rouge se cache sur ce plan de jeu : sous une pièce d'une autre couleur, ou comme case recouverte.
step-without-task = Gagnez un emplacement rouge de plus.
step-without-hint = Le rouge n'a rien gagné. Cherchez une pièce posée juste au-dessus du rouge, et posez-y la même couleur.
step-without-done = Un emplacement rouge de plus, sans pièce rouge. Et personne n'a appris quelle couleur vous tient à cœur.

step-last-title = La dernière pièce
step-last-text = Le rouge et le bleu se montrent chacun sur 4 emplacements. Votre dernière pièce est bleue, et vous soupçonnez Nora d'avoir le bleu.
step-last-task = Posez-la pour que le rouge ait plus d'emplacements que le bleu.
step-last-hint = Le bleu a gagné un emplacement et Nora l'emporte. Où une pièce bleue enlève-t-elle un emplacement au bleu ?
step-last-done = Les objectifs se retournent : le rouge est devant, vous gagnez. À égalité d'emplacements, ceux qui sont recouverts départagent, puis la pile la plus haute.
