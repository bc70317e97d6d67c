goal = Obtenez un nombre de la pyramide avec les dés et prenez sa tuile avant les autres.
# Le journal
log-take = prend la tuile { $number }
log-show = montre { $operation } pour { $number }
log-nothing = ne trouve rien
log-done = renonce à montrer une opération
log-sand = termine la manche : le sablier est écoulé
log-time = passe à la suite, le temps est écoulé
short-take = prendre la tuile { $number }
short-show = { $number } = { $operation }
short-nothing = dire « rien trouvé »
short-done = renoncer aux opérations manquantes

# Que faire
do-search = Obtenez un nombre de la pyramide avec deux ou trois dés et prenez sa tuile.
do-sand = Le sablier coule : prenez une tuile à temps.
do-ask = { $operation } : touchez la tuile qui correspond.
do-show = À vous : { $numbers }. Montrez l'opération maintenant ou à la vérification.
do-show-or-take = À vous : { $numbers }. Prenez d'autres tuiles, ou montrez vos opérations.
do-check = Vérification : montrez l'opération pour { $numbers }.
do-nothing-said = Vous n'avez rien trouvé. Vous pouvez encore prendre une tuile.
nothing = Rien trouvé
done = Terminé : renoncer au reste

# La pyramide
pyramid = Pyramide de tuiles
row = { $colour ->
    [yellow] étage jaune
    [blue] étage bleu
    [red] étage rouge
   *[black] sommet noir
}
tile = { $number }, { $colour ->
    [yellow] jaune
    [blue] bleue
    [red] rouge
   *[black] noire
}, { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
}
tile-take = { $tile } : prendre
tile-take-with = { $tile } : prendre avec { $operation }
spot-empty = emplacement { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[black] noir
} vide
spot-taken = emplacement vide : { $number } pris par { $name }
heaps = Tas
heap = tas { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[black] noir
} : { $count ->
    [0] vide
    [one] 1 tuile, { $number }
   *[other] { $count } tuiles, { $number } sur le dessus
}

# Le sablier
glass-still = Sablier arrêté
glass-running = Sablier : encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
glass-calm = Sablier couché : pas de limite de temps
calm = sans limite

# Les dés et la ligne
dice = Dés
die = Dé à { $faces } faces : { $value }
die-used = Dé à { $faces } faces : { $value }, déjà utilisé
signs = Signes
sign = { $sign ->
    [plus] plus
    [minus] moins
    [times] fois
    [over] divisé par
    [open] ouvrir la parenthèse
   *[close] fermer la parenthèse
}
equals = égale : choisir une tuile
line = Opération
line-hint = p. ex. (5 − 2) × 11 = 33
line-not-rolled = { $count ->
    [one] { $numbers } n'est pas sorti
   *[other] { $numbers } ne sont pas sortis
}
line-ready = Cela fait { $number }. Le montrer ?
done-anyway = Renoncer quand même
line-show = comment obtenez-vous { $number } ?
line-help = Écrivez une opération, puis = et un nombre pour prendre cette tuile avec. Pour prendre une tuile sans opération, écrivez son nombre. Entrée envoie, Échap efface.
show = Montrer { $operation } pour { $number }
back = Effacer le dernier symbole
clear = Tout effacer

# La manche de chacun
round = Cette manche
taken = Pris par { $name } dans cette manche
hidden = opération cachée
right = Tuiles gagnées : { $numbers }
wrong = Tuiles perdues : { $numbers }

# La vérification
last = Dernière vérification
last-dice = Dés : { $dice }
makes = { $operation } = { $number }
makes-not = { $operation } ≠ { $number }
given-up = { $number } : pas d'opération
is-right = juste
is-wrong = fausse
news-sand = Le sablier démarre{ $seconds ->
    [0] .
    [one] {"\u00A0"}: une seconde.
   *[other] {"\u00A0"}: { $seconds } secondes.
}
news-check = La manche est terminée : montrez vos opérations.
news-right = { $name } : { $number } est juste.
news-wrong = { $name } : { $number } est faux.
news-dice = { $name } lance { $dice }.

# Composer une position
edit-spot = Emplacement { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[black] noir
} { $n }
edit-heaps-top = Dessus du tas { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[black] noir
}
edit-change-heap = { $heap }. Choisir la tuile du dessus
edit-pyramid = { $n ->
    [0] { pyramid }
   *[other] { edit-spot }
}
edit-dice = { $n ->
    [0] Dés
    [1] Dé de 1 à 8
    [2] Dé de 1 à 10
   *[other] Dé de 1 à 12
}
edit-right = gagnées
edit-wrong = perdues
edit-kind = { $kind ->
    [yellow] Tuiles jaunes
    [blue] Tuiles bleues
    [red] Tuiles rouges
   *[black] Tuiles noires
}
edit-phase = Phase
edit-phase-is = { $value ->
    [search] recherche : aucune tuile prise
    [sand] sable : le sablier coule
   *[check] vérification des opérations
}
edit-active = a lancé les dés
edit-round-tiles = prises
edit-round-shown = { $kind } =
edit-round-nothing = a dit « rien »
edit-round-done = a dit « terminé »
wrong-one-tile = Trop de tuiles. Dans le jeu de base, chacun en prend une par manche (règle H7).
wrong-untaken = Aucune tuile n'a été prise : la phase doit être « recherche » (règle H6).
wrong-nobody-left = Plus aucun joueur ne peut prendre de tuile : la recherche serait terminée (règles HR1, HR2).
wrong-all-shown = Toutes les opérations sont montrées ou abandonnées : la vérification serait terminée (règle HR5).
wrong-operation = « { $got } » n'est pas une opération valide. Reliez deux ou trois nombres par + − × ÷, comme « (5 − 2) × 11 » (règle H5).
wrong-spelling = Écrivez « { $wanted } ».
wrong-empty = { $got ->
    [0] Aucun emplacement n'est vide
    [one] Un emplacement est vide
   *[other] { $got } emplacements sont vides
}, mais { $wanted ->
    [0] aucune tuile de cette couleur n'a
    [one] une tuile de cette couleur a
   *[other] { $wanted } tuiles de cette couleur ont
} été { $wanted ->
    [0] prise
    [one] prise
   *[other] prises
} (règle H6).

# Un problème
puzzle-aim = Marquez autant de scarabées que ces dés le permettent, avec une opération pour chaque tuile. Il n'y a pas de limite de temps.
