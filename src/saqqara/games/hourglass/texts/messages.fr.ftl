title = Sablier
tagline = Obtenez les nombres de la pyramide avec trois dés avant la fin du sablier.
option-advanced = Jeu avancé : autant de tuiles que possible
option-advanced-true = oui
option-advanced-false = non
time-first = Secondes pour prendre la première tuile
time-sand = Secondes de sablier
time-check = Secondes pour la vérification

# Coups
refused-over = La partie est terminée : un tas n'a pas pu compléter son étage.
refused-clock = Seuls les joueurs peuvent prendre des tuiles ou montrer des opérations.
refused-clock-only = Seule la pendule peut mettre fin au sablier ou à une limite de temps.
refused-no-sand = Le sablier ne coule pas encore. La première tuile prise le retourne.
refused-sand-out = Le sablier est écoulé : c'est l'heure de la vérification.
refused-no-time = Il n'y a pas de limite de temps en ce moment.
refused-round-over = La manche est terminée : montrez vos opérations.
refused-one-tile = Vous avez déjà une tuile. Dans le jeu de base, chacun en prend une par manche.
refused-taken = Trop tard : le joueur { SEAT($seat) } a pris la tuile { NUMBER($number, useGrouping: 0) }. Essayez-en une autre.
refused-yours = Vous avez déjà la tuile { NUMBER($number, useGrouping: 0) }.
refused-no-tile = Il n'y a pas de tuile { NUMBER($number, useGrouping: 0) } dans la pyramide.
refused-nothing-holder = Vous avez déjà une tuile dans cette manche.
refused-nothing-twice = Vous avez déjà dit « rien ».
refused-done-early = Vous ne pouvez dire « terminé » (done) que pendant la vérification.
refused-done-nothing = Vous n'avez plus rien à montrer.
refused-not-yours = Vous n'avez pas pris la tuile { NUMBER($number, useGrouping: 0) } dans cette manche.
refused-second-try = Vous avez déjà montré une opération pour la tuile { NUMBER($number, useGrouping: 0) }. Un seul essai est permis.
refused-after-done = Vous avez dit « terminé » : vous ne pouvez plus montrer d'opération.
refused-same-operation = Ces deux dés sont égaux : c'est la même opération.
undo-taken = Annulation impossible : une tuile prise est définitive.
undo-shown = Annulation impossible : une seule opération par tuile.

# Paquets
deck-tile-number = Tuile { NUMBER($card, useGrouping: 0) } : le nombre doit aller de 1 à { $most }.
deck-tile-scarabs = Tuile { NUMBER($card, useGrouping: 0) } : le nombre de scarabées doit aller de 1 à { $most }, et non { $got }.
deck-colours = Champ « colours » : la somme des nombres doit être { $wanted }, et non { $got }.
deck-tile-twice = La tuile { NUMBER($card, useGrouping: 0) } figure plusieurs fois. Tous les nombres doivent être différents.

# Le terminal
colour = { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[black] noir
}
letter = { $colour ->
    [yellow] J
    [blue] B
    [red] R
   *[black] N
}
board-phase = { $phase ->
    [search] Obtenez un nombre de la pyramide
    [sand] Le sablier coule
    [check] Vérification : montrez vos opérations
   *[over] Partie terminée
}
board-active = a lancé les dés
board-you = vous
board-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-nothing = « rien »
board-done = « terminé »
board-hidden = { $count ->
    [one] opération cachée
   *[other] opérations cachées
}
board-missing = pas encore d'opération
board-last = Dernière vérification, avec { $dice } :
board-given-up = pas d'opération
board-possible = Possibles :
board-impossible = Impossibles :

# La fin, par place
detail-right = Scarabées gagnés
detail-wrong = Scarabées perdus
detail-tiles = Tuiles
detail-highest = Plus grand nombre

# Conseils
hint-take = { $operation } donne { NUMBER($number, useGrouping: 0) } : { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
}{ $seen ->
    [easy] . C'est facile à voir : faites vite.
    [hard] . C'est difficile à voir.
    [safe] . Plus personne ne peut la prendre.
   *[fair] .
}
hint-show = { $operation } donne { NUMBER($number, useGrouping: 0) } : vous gagnez { $scarabs ->
    [one] { $scarabs } scarabée.
   *[other] { $scarabs } scarabées.
}
hint-nothing = Ces dés ne donnent aucune des tuiles restantes. J'ai essayé toutes les opérations.
hint-done = Ces dés ne peuvent pas donner { NUMBER($number, useGrouping: 0) } : vous perdrez de toute façon les scarabées de cette tuile.

# Pourquoi un robot a joué cela
why-take = J'ai vu comment obtenir { NUMBER($number, useGrouping: 0) }, qui vaut { $scarabs ->
    [one] { $scarabs } scarabée.
   *[other] { $scarabs } scarabées.
}
why-show = Voici comment j'obtiens { NUMBER($number, useGrouping: 0) }.
why-nothing = Je n'ai réussi à obtenir aucune des tuiles restantes.
why-done = Je n'avais plus d'opération à montrer.

# Le défi du jour
daily-line = Tout le monde reçoit les dix mêmes lancers et joue seul contre le sablier. Vous avez une minute pour la première tuile, puis 30 secondes pour en prendre autant que possible. La pendule ne s'arrête pas.
daily-result = { $points ->
    [one] { $points } scarabée
   *[other] { $points } scarabées
} en dix lancers
