pyramid-caption = La pyramide au début, avec les tas à côté. La bordure d'une tuile indique sa couleur. Le nombre près du scarabée indique ses points.
pyramid-alt = Depuis le sommet : noir 64 ; rouge 33, 80 ; bleu 19, 25, 72 ; jaune 3, 9, 17, 40 ; à chaque étage son tas
operation-caption = Les dés montrent 2, 5 et 11, et la tuile 33 est prise. On utilise deux dés ou les trois, chacun une fois au plus.
check-caption = Une vérification. L'opération de Lena est juste. Celle de Hugo donne 21 au lieu de 19 : sa tuile est retournée. Dessous, toutes les tuiles possibles avec ce lancer.
score-caption = Le score de l'exemple : les scarabées des tuiles gagnées, moins ceux de la tuile perdue.
score-alt = Huit tuiles gagnées, nombre visible : 5, 8, 14, 17, 23, 33, 40 et 90. Une tuile perdue, scarabées visibles.
