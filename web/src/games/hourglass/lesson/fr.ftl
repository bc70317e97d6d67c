step-take-title = Prendre une tuile
step-take-text = Tout le monde voit les trois mêmes dés. Si vous obtenez un nombre de la pyramide avec deux ou trois d'entre eux, prenez sa tuile. La première tuile prise lance le sablier, et les autres ont encore 30 secondes. Nora a été la plus rapide, mais cette leçon n'a pas de limite de temps.
step-take-task = Les dés montrent 2, 5 et 11. Prenez la tuile de 2 × 11.
step-take-hint = 2 × 11 donne 22. Prenez 22, à l'étage bleu.
step-take-done = 22 est à vous. Montrez maintenant comment vous l'avez obtenu.

step-show-title = La vérification
step-show-text = Après la manche, chacun montre une opération pour chaque tuile prise. Si l'opération est juste, la tuile rapporte ses scarabées. Sinon, vous les perdez.
step-show-task = Montrez comment on obtient 22 : 2, puis ×, puis 11, puis « = 22 ».
step-show-hint = Il n'y a qu'une façon d'obtenir 22 avec ces dés : 2 × 11.
step-show-done = Juste : 22 est à vous. À côté, toutes les tuiles possibles avec ce lancer.

step-brackets-title = Trois dés
step-brackets-text = Vous pouvez additionner, soustraire, multiplier et diviser, avec des parenthèses, en utilisant chaque dé une fois au plus. Les tuiles difficiles sont plus haut et valent plus de scarabées.
step-brackets-task = Prenez la tuile rouge 33 et montrez comment l'obtenir avec 2, 5 et 11.
step-brackets-hint = 33, c'est 3 × 11, et 5 − 2 donne 3 : (5 − 2) × 11.
step-brackets-done = (5 − 2) × 11 = 33, pour 5 scarabées.

step-value-title = La valeur des tuiles
step-value-text = Le petit nombre sur une tuile indique ses scarabées. 4 × 6 = 24 en rapporte 1 et 4 × 10 = 40 en rapporte 2. Dans le jeu de base, vous prenez une tuile par manche.
step-value-task = Avec 4, 6 et 10, une bien meilleure tuile est possible. Trouvez-la et prenez-la.
step-value-hint = Regardez le sommet : 6 × 10 = 60, et il vous reste un 4.
step-value-done = 4 + 6 × 10 = 64 : le sommet noir, 7 scarabées.

step-nothing-title = Rien trouvé
step-nothing-text = Une tuile sans opération juste vous fait perdre des points : mieux vaut n'en prendre aucune que de deviner.
step-nothing-task = Avec 1, 1 et 12, aucun de ces nombres n'est possible. Choisissez « Rien trouvé ».
step-nothing-hint = Cette tuile est impossible : vous perdriez ses scarabées. Choisissez « Rien trouvé ».
step-nothing-done = La manche s'arrête et le joueur suivant lance les dés. La partie se termine quand un tas ne peut plus compléter son étage. Le joueur qui a le plus de scarabées gagne.
