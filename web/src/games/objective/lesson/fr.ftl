step-bare-title = Les cases nues
step-bare-text = Votre couleur secrète est le rouge. Maintenez la pyramide de pierre pour la voir. À la fin, chaque emplacement compte pour la couleur du dessus. Une case nue accepte toute pièce, sauf de sa propre couleur.
step-bare-task = Faites passer une case bleue au rouge : choisissez une pièce rouge, puis une case bleue nue.
step-bare-hint = C'est permis, mais aucune case bleue n'est devenue rouge. Choisissez une pièce rouge, puis une case bleue nue.
step-bare-done = L'emplacement est rouge. La case bleue reste dessous.

step-cover-title = Recouvrir
step-cover-text = Nora a posé une pièce bleue sur une case rouge, l'emplacement 6 : il est bleu. Toute autre couleur peut recouvrir cette pièce. Les piles n'ont pas de hauteur maximale.
step-cover-task = Recouvrez la pièce bleue de l'emplacement 6 avec une pièce rouge.
step-cover-hint = C'est permis, mais l'emplacement 6 n'a pas de pièce rouge au-dessus. Posez-y une pièce rouge.
step-cover-done = Seule la pièce du dessus compte : l'emplacement 6 est rouge.

step-vanish-title = L'annihilation
step-vanish-text = Quand vous posez une pièce sur une autre de la même couleur, les deux quittent le jeu pour de bon, et ce qu'il y avait dessous réapparaît.
step-vanish-task = Sur l'emplacement 1, une pièce verte couvre une case rouge. Faites disparaître deux pièces vertes.
step-vanish-hint = La pièce verte de l'emplacement 1 est toujours là. Posez dessus une pièce verte.
step-vanish-done = Les deux pièces vertes ont disparu et la case rouge est de nouveau à vous. Elle est nue : aucune pièce rouge ne peut y aller.

step-without-title = Sans pièce de votre couleur
step-without-text = Vous n'avez plus de pièce rouge, mais ce plateau en cache : sous une pièce d'une autre couleur, ou comme case recouverte.
step-without-task = Gagnez un emplacement rouge de plus.
step-without-hint = Le rouge n'a pas gagné d'emplacement. Trouvez une pièce posée directement sur du rouge, et posez-y la même couleur.
step-without-done = Un emplacement rouge de plus, sans pièce rouge. Et personne n'a découvert votre couleur.

step-last-title = La dernière pièce
step-last-text = Le rouge et le bleu ont 4 emplacements chacun. Votre dernière pièce est bleue, et vous pensez que le bleu est la couleur de Nora.
step-last-task = Posez-la pour que le rouge ait plus d'emplacements que le bleu.
step-last-hint = Le bleu a gagné un emplacement et Nora l'emporte. Où une pièce bleue ferait-elle perdre un emplacement au bleu ?
step-last-done = Les couleurs secrètes sont révélées. Le rouge est devant, vous gagnez. En cas d'égalité, les emplacements recouverts départagent, puis la pile la plus haute.
