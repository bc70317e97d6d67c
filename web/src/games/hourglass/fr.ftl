# Le journal
log-take = prend la tuile { $number }
log-show = montre { $operation } pour { $number }
log-nothing = n'a rien trouvé
log-done = n'a plus rien à montrer
log-sand = termine la manche : le sable est écoulé
log-time = fait avancer la partie : le temps est écoulé
short-take = prendre la tuile { $number }
short-show = { $number } = { $operation }
short-nothing = dire que vous ne trouvez rien
short-done = renoncer à ce qui manque

# Que faire
do-search = Atteignez un nombre de la pyramide avec deux ou trois dés, et prenez sa tuile.
do-sand = Le sable coule : prenez une tuile tant qu'il est temps.
do-ask = { $operation } = ? Choisissez la tuile que cela donne.
do-show = { $numbers } est à vous. Montrez l'opération maintenant ou à la vérification.
do-show-or-take = { $numbers } : à vous. Prenez d'autres tuiles, ou montrez vos opérations.
do-check = Vérification : montrez l'opération pour { $numbers }.
do-nothing-said = Vous n'avez rien trouvé. Vous pouvez encore prendre une tuile.
nothing = Rien trouvé
done = Terminé : renoncer à ce qui manque

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
tile-take = { $tile } : la prendre
tile-take-with = { $tile } : la prendre avec { $operation }
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
glass-running = Sablier : encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de sable
glass-calm = Sablier couché : pas de limite de temps
calm = sans hâte

# Les dés et la ligne
dice = Dés
die = Dé à { $faces } faces : { $value }
die-used = Dé à { $faces } faces : { $value }, déjà dans la ligne
signs = Signes
sign = { $sign ->
    [plus] plus
    [minus] moins
    [times] fois
    [over] divisé par
    [open] ouvrir la parenthèse
   *[close] fermer la parenthèse
}
equals = égale : choisir la tuile
line = Opération
line-hint = p. ex. (5 − 2) × 11 = 33
line-show = comment faire { $number } ?
line-help = Écrivez une opération ; ajoutez = et un nombre pour prendre cette tuile avec elle. Un nombre seul prend la tuile. Entrée envoie, Échap efface.
show = Montrer { $operation } pour { $number }
back = Effacer le dernier signe
clear = Effacer la ligne

# La manche de chacun
round = Cette manche
taken = Pris par { $name } dans cette manche
hidden = opération cachée
right = Tuiles justes : { $numbers }
wrong = Tuiles fausses : { $numbers }

# La vérification
last = Dernière vérification
last-dice = Dés : { $dice }
makes = { $operation } = { $number }
makes-not = { $operation } ≠ { $number }
given-up = { $number } : pas d'opération
is-right = juste
is-wrong = fausse
news-sand = Le sablier est retourné{ $seconds ->
    [0] .
    [one] {"\u00A0"}: une seconde de sable.
   *[other] {"\u00A0"}: { $seconds } secondes de sable.
}
news-check = La manche est finie : montrez vos opérations.
news-right = { $name } avait raison avec { $number }.
news-wrong = { $name } avait tort avec { $number }.
news-dice = { $name } lance { $dice }.

# Composer une position
edit-heap = dans son tas
edit-spot = Emplacement { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[black] noir
} { $n }
edit-top = Dessus du tas { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[black] noir
}
edit-right = Tuiles justes : { $name }
edit-wrong = Tuiles fausses : { $name }
edit-change = { $place } : { $tiles }. Les changer
edit-change-heap = { $heap }. Choisir la tuile du dessus
edit-die = Dé de 1 à { $faces }
edit-phase = Phase
edit-phase-is = { $phase ->
    [search] recherche : aucune prise
    [sand] sable : le sablier coule
   *[check] vérification : on montre
}
edit-active = a lancé les dés
edit-taken = prises
edit-shown = { $number } =
edit-nothing = a dit « rien »
edit-done = a dit « fini »
wrong-one-tile = Trop de tuiles : hors du jeu avancé, chacun en prend une par manche (clause H7).
wrong-untaken = Personne n'a pris de tuile : la phase est alors la recherche (clause H6).
wrong-nobody-left = Plus personne ne pourrait prendre de tuile : la recherche serait finie (clauses HR1, HR2).
wrong-all-shown = Toutes les opérations ont été montrées ou abandonnées : la vérification serait finie (clause HR5).
wrong-operation = « { $got } » n'est pas une opération ; écrivez deux ou trois nombres reliés par + − × ÷, comme « (5 − 2) × 11 » (clause H5).
wrong-spelling = Cela s'écrit « { $wanted } ».
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
} (clause H6).
edit-is-right = justes
edit-is-wrong = fausses

# Un problème
puzzle-aim = Prenez ce qui vaut le plus de scarabées parmi tout ce que donnent ces dés, chaque tuile avec son opération. Aucun sable ne coule.
