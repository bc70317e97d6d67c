step-explore-title = Explorer
step-explore-text = Vous accumulez des salles face cachée pour les encaisser plus tard. Le dos dit le danger : une salle verte sur quatre cache un gardien, une jaune sur trois, une rouge sur deux. Plus c'est risqué, plus c'est riche.
step-explore-task = Explorez : prenez une salle à la pile où un gardien est le moins probable.
step-explore-hint = Cette salle est la plus risquée des deux. Prenez celle au dos vert, sur la pile 1.
step-explore-done = La salle est devant vous. Vous seul pouvez la lire : appuyez dessus pour y jeter un œil.

step-double-title = Sécuriser
step-double-text = Un trésor vaut un point. Un type présent sur au moins deux de vos salles compte double : ici (2 + 1) × 2 pour les coffres, et 3 pour les vases.
step-double-task = Sécurisez vos salles et marquez 9 points.
step-double-hint = Vos salles sont encore sur la table, à la merci de tous. Choisissez « Sécuriser ».
step-double-done = Neuf points. Quand on sécurise, gardiens et amulettes ne comptent pas.

step-awaken-title = Éveiller
step-awaken-text = Avec une salle à vous, vous pouvez retourner celles d'un autre explorateur. Si les gardiens y sont plus nombreux que les amulettes, leur propriétaire n'a rien. Nora a deux salles rouges, Idris deux vertes.
step-awaken-task = Éveillez l'explorateur chez qui un gardien est le plus probable.
step-awaken-hint = Deux salles rouges cachent plus souvent un gardien que deux vertes. Éveillez Nora.
step-awaken-done = Une momie, aucune amulette : les points des salles de Nora sont pour vous.

step-amulet-title = Les amulettes
step-amulet-text = Chaque amulette compense un gardien. Vous avez une momie et une amulette : qui éveille vos salles n'obtient rien, et c'est vous qui les marquez.
step-amulet-task = Rien ne presse : explorez encore une fois.
step-amulet-hint = Votre amulette protégeait ces salles. Prenez une salle de plus à l'une des deux piles.
step-amulet-done = Regardez la nouvelle salle : à un deuxième gardien, il faudrait une deuxième amulette.

step-werewolf-title = Le loup-garou
step-werewolf-text = Vous avez éveillé un loup-garou : vous piochez la salle du dessus de chaque pile et en gardez zéro, une ou deux. Frank, le troisième gardien, vous ferait rejouer.
step-werewolf-task = Gardez la salle à l'amulette, laissez celle à la momie.
step-werewolf-hint = Gardez seulement la salle de la pile 1, celle qui porte l'amulette.
step-werewolf-done = Les couronnes et leur amulette sont à vous, la momie part à la défausse.

step-goal-title = Trente-cinq points
step-goal-text = Qui atteint 35 points met aussitôt fin à la partie. Tous les autres marquent alors aussi leurs salles, et le plus haut score gagne. Vous avez 27 points.
step-goal-task = Marquez les points qui manquent.
step-goal-hint = Les salles devant vous valent 9. Sécurisez-les.
step-goal-done = 36 points : la partie est finie. Nora et Idris marquent leurs salles, et vous restez devant.
