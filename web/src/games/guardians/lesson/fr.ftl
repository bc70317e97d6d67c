step-explore-title = Explorer
step-explore-text = Accumulez des salles face cachée pour les marquer plus tard. Le dos indique le danger : une salle verte sur quatre cache un gardien, une jaune sur trois, une rouge sur deux. Plus une salle est risquée, plus elle a de trésors.
step-explore-task = Explorez la pile où un gardien est le moins probable.
step-explore-hint = C'est la salle la plus risquée. Prenez la verte, sur la pile 1.
step-explore-done = La salle est à vous. Vous seul voyez ce qu'elle contient.

step-double-title = Sécuriser
step-double-text = Chaque trésor vaut un point. Un type présent sur au moins deux de vos salles compte double : ici (2 + 1) × 2 pour les coffres, et 3 pour les vases.
step-double-task = Sécurisez vos salles et marquez 9 points.
step-double-hint = Vos salles peuvent encore être éveillées. Choisissez « Sécuriser ».
step-double-done = Neuf points. Quand on sécurise, gardiens et amulettes ne comptent pas.

step-awaken-title = Éveiller
step-awaken-text = Si vous avez une salle, vous pouvez révéler toutes celles d'un autre joueur. Si les gardiens sont plus nombreux que les amulettes, leur propriétaire ne marque rien. Nora a deux salles rouges, Idris deux vertes.
step-awaken-task = Éveillez le joueur qui a le plus de chances d'avoir un gardien.
step-awaken-hint = Deux salles rouges cachent plus souvent un gardien que deux vertes. Éveillez Nora.
step-awaken-done = Une momie, aucune amulette : vous marquez les salles de Nora.

step-amulet-title = Les amulettes
step-amulet-text = Chaque amulette annule un gardien. Vous avez une momie et une amulette. Si quelqu'un éveille vos salles, c'est vous qui les marquez et il n'obtient rien.
step-amulet-task = Vous êtes protégé. Explorez encore une fois.
step-amulet-hint = Votre amulette protégeait ces salles. Prenez encore une salle, sur la pile de votre choix.
step-amulet-done = Regardez la nouvelle salle : contre un deuxième gardien, il faudrait une deuxième amulette.

step-werewolf-title = Le loup-garou
step-werewolf-text = Vous avez éveillé un loup-garou : piochez la salle du dessus de chaque pile et gardez-en zéro, une ou deux. Frank, le troisième gardien, vous ferait rejouer.
step-werewolf-task = Gardez la salle à l'amulette et défaussez celle à la momie.
step-werewolf-hint = Gardez seulement la salle de la pile 1, avec l'amulette.
step-werewolf-done = Vous gardez les couronnes et l'amulette, et défaussez la momie.

step-goal-title = Trente-cinq points
step-goal-text = La partie se termine dès qu'un joueur atteint 35 points. Tous les autres marquent alors leurs salles, et le plus haut score gagne. Vous avez 27 points.
step-goal-task = Marquez les points qui vous manquent.
step-goal-hint = Vos salles valent 9 points. Sécurisez-les.
step-goal-done = 36 points : la partie est terminée. Nora et Idris marquent leurs salles, et vous restez en tête.
