goal = Cochez le motif sur l'une de vos cartes, creusez jusqu'au tombeau doré et ramassez des trésors en chemin.
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
short-pile = prendre dans la pioche
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
card-name = Carte { $colour ->
    [vert] verte
    [violet] violette
   *[other] { $colour }
} n° { $card }{ $marked ->
    [0] .
    [one] , une case cochée.
   *[other] , { $marked } cases cochées.
}
square = { $marked ->
    [yes] { $square } : { $what }, cochée.
   *[no] { $square } : { $what }.
}
do-pattern = Ici, le motif couvre { $squares }.
do-single = Cette case peut être cochée seule.
do-both = Ici, le motif couvre { $squares }. Cette case peut aussi être cochée seule.
do-cross = Cochez cette case pour la croix rouge.
picked = Choisi : { $squares }. Appuyez encore sur Entrée pour cocher, Échap pour annuler.
picked-card = Carte { $card } : { $squares }
held = Motif sur { $squares }.
held-nowhere = Le motif ne tient pas ici dans ce sens.

strip-round = Manche
strip-turn = Tour
strip-left = Cartes restantes
deck-left = { $unused ->
    [0] Motifs restants dans cette manche : { $left }.
    [one] Motifs restants dans cette manche : { $left }. Une carte ne servira pas.
   *[other] Motifs restants dans cette manche : { $left }. { $unused } cartes ne serviront pas.
}
deck-left-line = { $unused ->
    [0] Toutes seront révélées dans cette manche.
    [one] Une carte ne sera pas révélée dans cette manche.
   *[other] { $unused } cartes ne seront pas révélées dans cette manche.
}

hand = Motif de ce tour
hand-turn = Tourner
hand-mirror = Miroir
ask-mark = Choisissez une case : le motif se place là où il tient. { $pointer ->
    [finger] Touchez une fois pour choisir, une seconde fois pour cocher.
   *[mouse] Cliquez une fois pour choisir, une seconde fois pour cocher.
}
ask-cross = { $count ->
    [one] Croix rouge ! Cochez encore une case sur l'une de vos cartes.
   *[other] Croix rouges ! Cochez encore { $count } cases, une par une, sur vos cartes.
}
ask-pass = Vous n'avez aucune case à cocher.
mark-pattern = Cocher le motif
mark-single = Seulement { $square }
do-pass = Passer
waiting = En attente de { $names }.
waiting-done = C'est fait. En attente de { $names }.
help-mark = Les flèches parcourent les cases. R tourne le motif, M le met en miroir. Entrée le choisit, puis Entrée le coche. S coche seulement cette case. Échap annule.
help-cross = Les flèches parcourent les cases. Entrée en coche une pour la croix rouge.
help-read = Les flèches parcourent les cases.
place-empty = Pas de carte pour l'instant.

sheet = Ma fiche de score
sheet-points = { $points ->
    [one] point
   *[other] points
}
sheet-gems = Pierres rouges : { $red } sur dix. Pierres vertes : { $green } sur dix.
sheet-gems-worth = paire { $pair } · pierre seule { $gem }
sheet-torches = Torches : { $count } sur { $rounds }.
sheet-torches-worth = une par manche, { $torch } chacune
sheet-skulls = { $count ->
    [0] Crânes : aucun sur dix.
   *[other] Crânes : { $count } sur dix, qui coûtent { $points }.
}
sheet-skulls-worth = seul le plus cher compte
sheet-colour = { $count ->
    [0] Cartes achevées ({ $colour }) : aucune. Points de pyramide gagnés : { $mine }, restants : { $left }.
   *[other] Cartes achevées ({ $colour }) : { $cards }. Points de pyramide gagnés : { $mine }, restants : { $left }.
}
sheet-cards-worth = carte achevée { $card } · points à la 2e, 4e et 6e d'une couleur

acting-keep = choisit…
acting-mark = coche…
acting-replace = remplace…
acting-done = a fini
other-summary = Pierres rouges : { $red }, vertes : { $green }. Torches : { $torches }. Crânes : { $skulls }. Cartes achevées : { $completed } { $cards }. Points de pyramide : { $boxes }.

keep-title = Choisissez deux cartes sur quatre
keep-line = Vous les gardez devant vous et rendez les deux autres.
keep-more = { $count ->
    [one] Choisissez encore une carte
   *[other] Choisissez deux cartes
}
keep-go = Garder { $one } et { $other }
take-title = Carte { $card } achevée ! Prenez-en une autre.
take-line = Prenez une carte de la réserve, ou la première de la pioche sans la voir.
take-more = Choisissez une carte
take-go = Prendre la carte { $card }
take-pile = Prendre dans la pioche
supply = Réserve et pioche
supply-next = { $name } remplace la carte { $card }.
display-empty = place vide
pile-name = Pioche, face cachée, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# Composer une position
edit-dealt-change = Changer les cartes distribuées
edit-keep = { $card } La garder
edit-keep-line = Choisissez les deux cartes gardées, ou aucune.
edit-cards = Cartes : { $name }
edit-number = { $name }, carte { $card }
edit-other = Une autre carte
edit-none = Pas de carte
edit-kind = { $kind ->
    [green] Cartes vertes
    [orange] Cartes orange
   *[purple] Cartes violettes
}
edit-phase = Phase
edit-phase-is = { $value ->
    [keep] choix de deux cartes
   *[other] coches et remplacements
}
edit-round = { strip-round }
edit-turn = { strip-turn }
edit-display = { $n ->
    [0] { supply }
   *[other] Réserve, emplacement { $n }
}
edit-players-finished = a fini ce tour
edit-players-dealt = Cartes distribuées
edit-players-cards = { $n ->
    [0] Cartes
    [1] Première carte
   *[other] Deuxième carte
}
edit-players-red = pierres rouges
edit-players-green = pierres vertes
edit-players-skulls = crânes
edit-players-owed = cases encore à cocher
edit-players-torches = { $n ->
    [0] torches
   *[other] Torche de la manche { $n }
}
edit-players-completed = Achevées
edit-players-boxes = Points de pyramide ({ colour })
edit-pattern = { $pattern } : encore { $left }, déjà { $gone }
edit-replace = Un emplacement est vide : une carte achevée est en cours de remplacement.
wrong-path = Aucun chemin coché ne mène du départ à { $squares } (règle E9).
wrong-tomb = Le tombeau est coché : cette carte est donc déjà achevée et mise de côté (règle E17).
wrong-owed-crosses = Trop de cases encore à cocher : { $most ->
    [0] aucune croix rouge n'est cochée
    [one] une seule croix rouge est cochée
   *[other] seulement { $most } croix rouges sont cochées
} sur ces cartes (règle E11).
wrong-owed-nowhere = Il ne reste aucune case à cocher : aucune ne peut être due pour une croix rouge (règle ER1).
wrong-all-finished = Tous ont fini : le tour serait terminé. Il faut qu'au moins un joueur ait encore à jouer (règle E7).
wrong-places-empty = { $got ->
    [0] Aucun emplacement n'est vide
    [one] Un emplacement est vide
   *[other] { $got } emplacements sont vides
}, mais { $wanted ->
    [0] aucune carte achevée n'est
    [one] une carte achevée est
   *[other] { $wanted } cartes achevées sont
} à remplacer (règle E17).
wrong-replace-missing = Un emplacement est vide, mais ce joueur n'a aucune carte achevée à remplacer (règle E17).
wrong-last-replace = Après le dernier tour, on ne remplace plus de carte (règle ER8).
wrong-dealt = { $got ->
    [one] { $got } carte est distribuée
   *[other] { $got } cartes sont distribuées
}, mais chaque joueur en reçoit quatre (règle E4).
wrong-kept = { $got ->
    [one] { $got } carte est gardée
   *[other] { $got } cartes sont gardées
}, mais il en faut deux (règle E4).
wrong-unkept = { $got ->
    [one] { $got } carte est gardée
   *[other] { $got } cartes sont gardées
}, mais il en faut deux, ou aucune avant le choix (règle E4).
