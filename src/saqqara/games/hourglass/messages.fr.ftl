title = Sablier
tagline = Atteignez les nombres de la pyramide avec trois dés avant la fin du sable.
option-advanced = Jeu avancé : autant de tuiles que possible
option-advanced-true = oui
option-advanced-false = non
time-first = Secondes pour la première prise d'une manche
time-sand = Secondes de sable
time-check = Secondes pour la vérification

# Coups
refused-over = La partie est finie : un tas n'a pas pu compléter son étage.
refused-clock = L'horloge ne prend pas de tuile et ne montre pas d'opération.
refused-clock-only = Seule l'horloge dit que le sable ou le temps est écoulé.
refused-no-sand = Le sable ne coule pas encore : la première prise de la manche retourne le sablier.
refused-sand-out = Le sable est déjà écoulé : la vérification est en cours.
refused-no-time = Aucune limite de temps ne court : celle de la première prise a pris fin avec elle, celle de la vérification n'a pas commencé.
refused-round-over = La manche est finie : c'est le moment de montrer les opérations.
refused-one-tile = Vous avez votre tuile de cette manche : dans le jeu de base, c'est une par personne.
refused-taken = Le joueur { SEAT($seat) } a été plus rapide : la tuile { NUMBER($number, useGrouping: 0) } est prise. Prenez-en une autre.
refused-yours = Vous tenez déjà la tuile { NUMBER($number, useGrouping: 0) }.
refused-no-tile = Il n'y a pas de tuile { NUMBER($number, useGrouping: 0) } dans la pyramide.
refused-nothing-holder = Vous avez votre tuile : vous n'avez plus rien à trouver dans cette manche.
refused-nothing-twice = Vous avez déjà dit « rien ».
refused-done-early = « Terminé » (done) se dit à la vérification, et ce n'est pas encore le moment.
refused-done-nothing = Vous n'avez plus rien à montrer.
refused-not-yours = Vous n'avez pas pris la tuile { NUMBER($number, useGrouping: 0) } dans cette manche.
refused-second-try = Vous avez montré une opération pour la tuile { NUMBER($number, useGrouping: 0) } : il n'y a pas de second essai.
refused-after-done = Vous avez dit « terminé » : vous avez renoncé au reste.
refused-same-operation = Les dés sont égaux : la même opération s'écrit avec l'autre.
undo-taken = Une tuile prise ne se repose jamais.
undo-shown = Une seule opération par tuile : il n'y a pas de second essai.

# Paquets
deck-tile-number = Tuile { NUMBER($card, useGrouping: 0) } : le nombre doit aller de 1 à { $most }.
deck-tile-scarabs = Tuile { NUMBER($card, useGrouping: 0) } : le nombre de scarabées doit aller de 1 à { $most }, ce n'est pas { $got }.
deck-colours = Champ « colours » : la somme des nombres est { $got } et non { $wanted }.
deck-tile-twice = La tuile { NUMBER($card, useGrouping: 0) } s'y trouve plus d'une fois : les nombres doivent tous être différents.

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
    [search] Atteignez un nombre de la pyramide
    [sand] Le sable coule
    [check] Vérification : montrez vos opérations
   *[over] La partie est finie
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
board-possible = On pouvait faire :
board-impossible = Impossibles :

# La fin, par place
detail-right = Scarabées des tuiles justes
detail-wrong = Scarabées des tuiles fausses
detail-tiles = Tuiles
detail-highest = Plus grand nombre

# Conseils
hint-take = { $operation } donne { NUMBER($number, useGrouping: 0) } : { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
}{ $seen ->
    [easy] , et les autres vont vite le voir : ne tardez pas.
    [hard] , et peu de monde le verra.
    [safe] {"\u202F"}; plus personne ne peut vous la prendre.
   *[fair] .
}
hint-show = { $operation } donne { NUMBER($number, useGrouping: 0) } : la tuile compte pour vous, avec { $scarabs ->
    [one] { $scarabs } scarabée.
   *[other] { $scarabs } scarabées.
}
hint-nothing = Aucune des tuiles restantes ne peut être atteinte avec ces dés : toutes les opérations ont été essayées.
hint-done = Ces dés ne donnent pas { NUMBER($number, useGrouping: 0) } : quoi que vous montriez, la tuile compte contre vous.

# Pourquoi un robot a joué cela
why-take = J'ai vu comment obtenir { NUMBER($number, useGrouping: 0) }, et la tuile a { $scarabs ->
    [one] { $scarabs } scarabée.
   *[other] { $scarabs } scarabées.
}
why-show = C'est ainsi que j'obtiens { NUMBER($number, useGrouping: 0) }.
why-nothing = Je n'ai trouvé aucun chemin vers une tuile restante.
why-done = Je n'avais plus rien à montrer.

# Le défi du jour
daily-line = Les dix mêmes lancers pour tout le monde, seul contre le sable : une minute pour la première tuile, puis 30 secondes pour en prendre autant que possible. L'horloge n'attend pas.
daily-result = { $points ->
    [one] { $points } scarabée
   *[other] { $points } scarabées
} en dix lancers
