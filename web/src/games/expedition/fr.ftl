log-keep = garde les cartes { $one } et { $other }
log-mark = { $count ->
    [one] coche { $squares } sur la carte { $card }
   *[other] coche { $squares } sur la carte { $card }
}
log-take = prend la carte { $card } de la réserve
log-pile = prend la première carte de la pioche
log-pass = passe

short-keep = garder { $one } et { $other }
short-mark = carte { $card } : { $squares }
short-take = prendre la carte { $card }
short-pile = prendre le dessus de la pioche
short-pass = passer

letter = { $colour ->
    [green] Ve
    [orange] Or
   *[purple] Vi
}
pattern = { $pattern ->
    [I2] ligne de deux
    [I3] ligne de trois
    [V3] coin de trois
    [T4] T de quatre
    [L4] L de quatre
   *[O4] carré de quatre
}
what = { $what ->
    [start] case de départ
    [tomb] tombeau doré
    [wall] mur
    [cross] croix rouge
    [red] pierre rouge
    [green] pierre verte
    [torch] torche
    [skull] crâne
    [potion] potion
   *[free] libre
}
symbols = { $what ->
    [cross] { $count ->
        [one] une croix rouge
       *[other] { $count } croix rouges
    }
    [red] { $count ->
        [one] une pierre rouge
       *[other] { $count } pierres rouges
    }
    [green] { $count ->
        [one] une pierre verte
       *[other] { $count } pierres vertes
    }
    [torch] { $count ->
        [one] une torche
       *[other] { $count } torches
    }
    [skull] { $count ->
        [one] un crâne
       *[other] { $count } crânes
    }
   *[potion] { $count ->
        [one] une potion
       *[other] { $count } potions
    }
}
card-name = { $marked ->
    [0] Carte { $card }, { $colour }.
    [one] Carte { $card }, { $colour }, une case cochée.
   *[other] Carte { $card }, { $colour }, { $marked } cases cochées.
}
square = { $marked ->
    [yes] { $square } : { $what }, cochée.
   *[no] { $square } : { $what }.
}
do-pattern = Ici le motif couvre { $squares }.
do-single = Peut être cochée seule.
do-both = Ici le motif couvre { $squares } ; peut aussi être cochée seule.
do-cross = À cocher pour la croix rouge.
picked = Choisi : { $squares }. Entrée encore une fois pour cocher, Échap pour annuler.
picked-card = Carte { $card } : { $squares }
held = Motif sur { $squares }.
held-nowhere = Ainsi tourné, le motif ne va nulle part près d'ici.

strip-round = Manche
strip-turn = Tour
strip-left = Encore dans la pioche
deck-left = { $unused ->
    [0] Encore dans la pioche Expédition de cette manche : { $left }.
    [one] Encore dans la pioche Expédition de cette manche : { $left }. Une carte ne servira pas.
   *[other] Encore dans la pioche Expédition de cette manche : { $left }. { $unused } cartes ne serviront pas.
}
deck-left-line = { $unused ->
    [0] Toutes seront révélées dans cette manche.
    [one] L'une d'elles ne sera pas révélée dans cette manche.
   *[other] { $unused } d'entre elles ne seront pas révélées dans cette manche.
}

hand = Motif de ce tour
hand-turn = Tourner
hand-mirror = Miroir
ask-mark = Visez une case : le motif se cale là où il tient. { $pointer ->
    [finger] Touchez pour choisir, touchez encore pour cocher.
   *[mouse] Cliquez pour choisir, cliquez encore pour cocher.
}
ask-cross = { $count ->
    [one] Croix rouge ! Cochez encore une case, sur l'une de vos cartes.
   *[other] Croix rouges ! Cochez encore { $count } cases, l'une après l'autre, sur vos cartes.
}
ask-pass = Aucune de vos cases ne peut être cochée.
mark-pattern = Cocher le motif
mark-single = Seulement { $square }
do-pass = Passer
waiting = On attend { $names }.
waiting-done = C'est fait. On attend { $names }.
help-mark = Les flèches parcourent les cases. R tourne le motif, M le met en miroir. Entrée choisit, Entrée encore une fois coche le motif, S coche cette case seule, Échap annule.
help-cross = Les flèches parcourent les cases, Entrée en coche une pour la croix rouge.
help-read = Les flèches parcourent les cases.
place-empty = Pas de carte ici pour l'instant.

sheet = Ma carte Score
sheet-points = { $points ->
    [one] point
   *[other] points
}
sheet-gems = Pierres rouges : { $red } sur dix ; vertes : { $green } sur dix.
sheet-gems-worth = la paire { $pair } · la pierre seule { $gem }
sheet-torches = Torches : { $count } sur { $rounds }.
sheet-torches-worth = une par manche, { $torch } chacune
sheet-skulls = { $count ->
    [0] Crânes : aucun sur dix.
   *[other] Crânes : { $count } sur dix, qui coûtent { $points }.
}
sheet-skulls-worth = seul le plus élevé compte
sheet-colour = { $count ->
    [0] Cartes achevées, { $colour } : aucune. Points de pyramide pris : { $mine }, libres : { $left }.
   *[other] Cartes achevées, { $colour } : { $cards }. Points de pyramide pris : { $mine }, libres : { $left }.
}
sheet-cards-worth = la carte achevée { $card } · des points à la 2e, 4e, 6e d'une couleur

acting-keep = choisit…
acting-mark = coche…
acting-replace = doit remplacer…
acting-done = a fini
other-summary = Pierres rouges : { $red }, vertes : { $green }. Torches : { $torches }. Crânes : { $skulls }. Cartes achevées : { $completed } { $cards }. Points de pyramide : { $boxes }.

keep-title = Choisissez deux cartes sur quatre
keep-line = Elles resteront devant vous ; les deux autres repartent.
keep-more = { $count ->
    [one] Encore une carte
   *[other] Choisissez deux cartes
}
keep-go = Garder { $one } et { $other }
take-title = La carte { $card } est achevée ! Prenez-en une autre.
take-line = Une carte de la réserve, ou la première de la pioche, sans la voir.
take-more = Choisissez une carte
take-go = Prendre la carte { $card }
take-pile = Prendre dans la pioche
supply = Réserve et pioche
supply-next = { $name } remplace la carte { $card }.
display-empty = place vide
pile-name = Pioche, face cachée, { $count ->
    [one] une carte
   *[other] { $count } cartes
}

# Composer une position
edit-pile = dans la pioche
edit-display = Réserve, place { $n }
edit-completed = Cartes achevées : { $name }
edit-dealt = Cartes distribuées : { $name }
edit-dealt-change = Distribuer d'autres cartes
edit-keep = { $card } La garder
edit-keep-line = Touchez les deux cartes gardées, ou aucune.
edit-card = { $n ->
    [1] Première
   *[other] Deuxième
} carte : { $name }
edit-cards = Cartes : { $name }
edit-number = { $name }, carte { $card }
edit-other = Une autre carte
edit-none = Pas de carte
edit-colour = { $colour ->
    [green] Cartes vertes
    [orange] Cartes orange
   *[purple] Cartes violettes
}
edit-phase = Moment
edit-phase-keep = choix de deux cartes
edit-phase-mark = marquer et remplacer
edit-pattern = { $pattern } : encore { $left } dans la pioche, { $gone } déjà révélé
edit-replace = Une place est vide : une carte achevée est en train d'être remplacée.
edit-finished = a marqué à ce tour
edit-done = Achevées
edit-change = { $place } : { $cards }. Les changer
edit-what = { $what ->
    [red] pierres rouges
    [green] pierres vertes
    [skulls] crânes
   *[owed] croix dues
}
edit-count = { $what ->
    [red] Pierres rouges
    [green] Pierres vertes
    [skulls] Crânes
   *[owed] Cases dues pour des croix rouges
} : { $name }
edit-torches = Torches : { $name }
edit-torch = Torche de la manche { $round }
edit-boxes = Points de pyramide : { $name }, { $colour }
wrong-path = Aucun chemin de marques ne mène du départ à { $squares } (clause E9).
wrong-tomb = Le tombeau est marqué : à la fin de ce tour, la carte était achevée et mise de côté (clause E17).
wrong-owed-crosses = Trop de cases dues : { $most ->
    [0] aucune croix rouge n'est marquée
    [one] une seule croix rouge est marquée
   *[other] { $most } croix rouges seulement sont marquées
} sur ces cartes (clause E11).
wrong-owed-nowhere = Aucune case ne peut plus être marquée : une croix rouge est alors sans effet, et rien n'est dû (clause ER1).
wrong-all-finished = Tous ont marqué : le tour serait fini. Il faut que quelqu'un ait encore à faire (clause E7).
wrong-places-empty = { $got ->
    [0] Aucune place n'est vide
    [one] Une place est vide
   *[other] { $got } places sont vides
}, mais { $wanted ->
    [0] aucune carte achevée n'est
    [one] une carte achevée est
   *[other] { $wanted } cartes achevées sont
} à remplacer (clause E17).
wrong-replace-missing = Une place est vide, mais son joueur n'a achevé aucune carte à remplacer (clause E17).
wrong-last-replace = Après le dernier tour, on ne remplace plus rien (clause ER8).
wrong-dealt = { $got ->
    [one] Une carte a été distribuée
   *[other] { $got } cartes ont été distribuées
} ; chacun en reçoit quatre, à choisir (clause E4).
wrong-kept = { $got ->
    [one] Une carte est gardée
   *[other] { $got } cartes sont gardées
} ; il en faut deux (clause E4).
wrong-unkept = { $got ->
    [one] Une carte est gardée
   *[other] { $got } cartes sont gardées
} ; il en faut deux, ou aucune tant que rien n'est choisi (clause E4).
