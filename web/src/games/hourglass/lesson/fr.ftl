step-take-title = Prendre une tuile
step-take-text = Tous regardent les mêmes trois dés. Qui obtient un nombre de la pyramide avec deux ou trois d'entre eux prend sa tuile ; la première prise retourne le sablier, et 30 secondes courent pour les autres. Nora a été la première. Ici, rien ne vous presse.
step-take-task = Les dés montrent 2, 5 et 11. Prenez la tuile que donne 2 × 11.
step-take-hint = Ce n'est pas ce que donne 2 × 11. Prenez 22, à l'étage bleu.
step-take-done = 22 est à vous. Vous devez maintenant une opération.

step-show-title = La vérification
step-show-text = Quand la manche est finie, chacun montre une opération pour chaque tuile prise. Juste, la tuile rapportera ses scarabées ; fausse, elle les coûtera.
step-show-task = Montrez comment on obtient 22 : 2, puis ×, puis 11, puis « = 22 ».
step-show-hint = Ces dés ne donnent 22 que d'une façon : 2 × 11.
step-show-done = Juste : 22 est à vous, nombre visible. À côté, tout ce que le lancer permettait.

step-brackets-title = Trois dés
step-brackets-text = On peut additionner, soustraire, multiplier et diviser, avec des parenthèses, et chaque dé sert une fois au plus. Les tuiles difficiles sont plus haut et valent plus de scarabées.
step-brackets-task = Prenez la tuile rouge 33, et montrez comment on l'obtient avec 2, 5 et 11.
step-brackets-hint = 33, c'est 3 × 11, et 3 est la différence des deux autres dés : (5 − 2) × 11.
step-brackets-done = (5 − 2) × 11 = 33, pour 5 scarabées.

step-value-title = Ce que ça vaut
step-value-text = Le petit nombre d'une tuile dit ses scarabées. 4 × 6 = 24 en rapporte 1 et 4 × 10 = 40 en rapporte 2 ; dans le jeu de base, on prend une tuile par manche.
step-value-task = Avec 4, 6 et 10, une tuile bien meilleure est possible. Trouvez-la et prenez-la.
step-value-hint = Regardez la pointe : 6 × 10 font 60, et il reste un 4.
step-value-done = 4 + 6 × 10 = 64 : la pointe noire, 7 scarabées.

step-nothing-title = Rien trouvé
step-nothing-text = Une tuile sans opération juste compte contre vous. En prendre une à l'aveugle est pire que de n'en prendre aucune.
step-nothing-task = Avec 1, 1 et 12, aucun de ces nombres n'est possible. Dites-le.
step-nothing-hint = Cette tuile est impossible : elle vous coûterait ses scarabées. Choisissez « Rien trouvé ».
step-nothing-done = La manche s'arrête et le joueur suivant lance. La partie finit quand un tas ne peut plus remplir son étage ; le plus de scarabées gagne.
