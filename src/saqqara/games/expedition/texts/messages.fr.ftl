title = Expédition
tagline = Le même motif pour tous : creusez jusqu'aux tombeaux dorés.

colour = { $colour ->
    [green] vert
    [orange] orange
   *[purple] violet
}

deck-grid = Carte { $card } : « grid » ne compte pas cinq lignes de cinq lettres.
deck-letter = Carte { $card } : « { $letter } » à la ligne { $row } n'est pas permis ; utilisez { $letters }.
deck-start = Carte { $card } : il faut exactement une case de départ « S », dans la ligne du haut.
deck-tomb = Carte { $card } : il faut exactement un tombeau « T », dans la ligne du bas.
deck-unreachable = Carte { $card } : aucun chemin ne mène de la case de départ au tombeau.
deck-skulls = Champ « skulls » : malus : { $got } au lieu de { $wanted }.
deck-skulls-rise = Champ « skulls » : chaque malus doit dépasser le précédent.
deck-patterns = Champ « patterns » : cartes Expédition : { $got } au lieu de { $wanted }.
deck-boxes = Champ « points.boxes » : chaque case doit valoir moins que la précédente.
deck-pattern-lacking = Champ « patterns » : aucune carte Expédition ne montre { $pattern } ; il faut les six motifs.

refused-over = La partie est terminée : toutes les manches ont été jouées.
refused-keep-first = D'abord, chacun garde deux de ses quatre cartes.
refused-mark-first = C'est le moment de cocher.
refused-replace-first = Les cartes achevées sont d'abord remplacées.
refused-kept = Vous avez choisi vos deux cartes. Attendez les autres.
refused-finished = Vous avez fini ce tour. Attendez les autres.
refused-turn = C'est au joueur { SEAT($turn) } de remplacer une carte.
refused-not-dealt = La carte { $card } n'est pas une de vos quatre cartes.
refused-keep-twice = Choisissez deux cartes différentes, et non deux fois la carte { $card }.
refused-card = La carte { $card } n'est pas une de vos deux cartes.
refused-place = Vous n'avez pas de carte à l'emplacement { $place }.
refused-outside = Il n'y a pas de case { $square } : les colonnes vont de a à e, les lignes de 1 à 5.
refused-twice = Vous avez indiqué deux fois la case { $square }.
refused-shape = Ces cases ne correspondent pas au motif : cochez le motif entier, ou une seule case.
refused-pattern = Ce n'est pas le motif de ce tour. Cochez { $pattern }, tourné ou en miroir, ou une seule case.
refused-owed = La croix rouge d'abord : cochez une seule case.
refused-wall = La case { $square } de la carte { $card } est un mur.
refused-marked = La case { $square } de la carte { $card } est déjà cochée.
refused-start = Vos premières coches sur la carte { $card } doivent couvrir son départ, { $start }.
refused-apart = Les nouvelles coches doivent toucher votre chemin sur la carte { $card }, par un côté.
refused-pass = Vous ne pouvez pas passer : vous pouvez encore cocher une case.
refused-display = La carte { $card } n'est pas dans la réserve.
refused-gap = La place { $place } de la réserve est vide.
refused-pile = La pioche est vide.

board-head = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
board-keep = Chacun garde deux cartes sur quatre
board-replace = Cartes achevées à remplacer : { $due }
board-pattern = Motif { $pattern } :
board-left = { $unused ->
    [0] Encore face cachée : { $left }
    [one] Encore face cachée (une carte ne servira pas) : { $left }
   *[other] Encore face cachée ({ $unused } cartes ne serviront pas) : { $left }
}
board-display = Réserve (pioche : { $count })
board-empty = vide
board-dealt = Vos quatre cartes
board-you = vous
board-acts = au trait
board-owed = { $count ->
    [one] Cochez encore une case pour une croix rouge
   *[other] Cochez encore { $count } cases pour des croix rouges
}
board-completed = achevées
board-gems = pierres
board-torches = torches
board-skulls = crânes
board-boxes = points de pyramide
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-boxes-left = Cases libres :
board-due = le joueur { SEAT($seat) } remplace la carte { $card }
board-legend = S départ · T tombeau · ▒ mur · x croix rouge · r pierre rouge · g pierre verte · t torche · s crâne · p potion · [ ] ou ■ cochée

# La fin, par catégorie
detail-cards = Cartes achevées
detail-torches = Torches
detail-boxes = Points de pyramide
detail-gems = Pierres
detail-skulls = Crânes
detail-lowest = Plus petite carte achevée

# Conseils
hint-keep = Le tombeau le plus proche est à { $away ->
    [one] une case
   *[other] { $away } cases
} ; ces cartes portent { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
} et { $crosses ->
    [one] { $crosses } croix rouge
   *[other] { $crosses } croix rouges
}.
hint-take = Le tombeau est à { $away ->
    [one] une case
   *[other] { $away } cases
} ; la carte porte { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
} et { $crosses ->
    [one] { $crosses } croix rouge
   *[other] { $crosses } croix rouges
}.
hint-take-box = Une fois achevée, elle forme une paire en { colour } qui vaut { $box ->
    [one] un point
   *[other] { $box } points
} de pyramide.
hint-pile = Une carte inconnue promet plus que la réserve.
hint-pass = Aucune case ne peut être cochée.
hint-tomb = Tombeau : la carte { $card } est achevée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-tomb-box = Tombeau : la carte { $card } est achevée, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; prochains points de pyramide en { colour } : { $box }.
hint-torch = Torche de la manche { $round } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gems = Pierres : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
hint-cross = { $crosses ->
    [one] Une croix rouge : une case de plus tout de suite.
   *[other] { $crosses } croix rouges : autant de cases de plus tout de suite.
}
hint-potion = Une potion : votre malus passe de { $was } à { $becomes }.
hint-way = Carte { $card } : plus que { $becomes ->
    [one] une case
   *[other] { $becomes } cases
} jusqu'au tombeau, au lieu de { $was }.
hint-room = Carte { $card } : laisse plus de place aux prochains motifs.

# Le défi du jour
daily-line = Les mêmes tirages pour tous, contre deux maîtres.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] { $shared ->
        [yes] à égalité avec le meilleur maître
       *[no] devant les deux maîtres
    }
    [2] entre les deux maîtres
   *[3] derrière les deux maîtres
}
