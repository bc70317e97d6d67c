title = Expédition
tagline = Le même motif pour tous : creusez jusqu'aux tombeaux dorés.

colour = { $colour ->
    [green] vert
    [orange] orange
   *[purple] violet
}

deck-grid = Carte { $card } : « grid » ne compte pas cinq lignes de cinq lettres.
deck-letter = Carte { $card } : « { $letter } » à la ligne { $row } n'est pas une des lettres { $letters }.
deck-start = Carte { $card } : il faut exactement une case de départ « S », dans la ligne du haut.
deck-tomb = Carte { $card } : il faut exactement un tombeau « T », dans la ligne du bas.
deck-unreachable = Carte { $card } : aucun chemin ne mène de la case de départ au tombeau.
deck-skulls = Champ « skulls » : il faut { $wanted } malus, et non { $got }.
deck-skulls-rise = Champ « skulls » : chaque malus doit dépasser le précédent.
deck-patterns = Champ « patterns » : nombre de cartes Expédition : { $got }, au lieu de { $wanted }.
deck-boxes = Champ « points.boxes » : chaque case doit rapporter moins que la précédente.
deck-pattern-lacking = Champ « patterns » : aucune carte Expédition ne montre { $pattern } ; chacun des six motifs doit y être.

refused-over = La partie est finie : toutes les manches sont jouées.
refused-keep-first = D'abord, chacun garde deux des quatre cartes reçues.
refused-mark-first = C'est le moment de cocher : ceci attendra, ou c'est déjà fait.
refused-replace-first = On remplace d'abord les cartes achevées.
refused-kept = Vous avez gardé vos deux cartes : attendez les autres.
refused-finished = Vous avez coché pour ce tour : attendez les autres.
refused-turn = C'est au joueur { SEAT($turn) } de remplacer une carte.
refused-not-dealt = La carte { $card } n'est pas une des quatre que vous avez reçues.
refused-keep-twice = Gardez deux cartes différentes, pas deux fois la { $card }.
refused-card = La carte { $card } n'est pas une des deux qui sont devant vous.
refused-place = Votre emplacement { $place } n'a pas de carte.
refused-outside = Il n'y a pas de case { $square } : les colonnes vont de a à e, les lignes de 1 à 5.
refused-twice = { $square } y est deux fois : une case se coche une seule fois.
refused-shape = Ces cases ne forment aucun motif : cochez le motif entier de ce tour, ou une seule case.
refused-pattern = Ce n'est pas le motif de ce tour : cochez { $pattern }, tourné ou en miroir à votre guise, ou une seule case.
refused-owed = La croix rouge passe d'abord : cochez une seule case pour elle.
refused-wall = { $square } de la carte { $card } est un mur.
refused-marked = { $square } de la carte { $card } est déjà cochée.
refused-start = Les premières coches de la carte { $card } doivent inclure sa case de départ, { $start }.
refused-apart = Rien ne touche une case cochée de la carte { $card } : les coches doivent former un seul chemin, côte à côte.
refused-pass = Vous pouvez encore cocher une case : on ne passe que si l'on n'en a aucune.
refused-display = La carte { $card } n'est pas dans la réserve.
refused-gap = La place { $place } de la réserve est vide.
refused-pile = La pioche est vide.

board-head = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
board-keep = Chacun garde deux cartes sur quatre
board-replace = On remplace les cartes achevées : { $due }
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
board-acts = à jouer
board-owed = { $count ->
    [one] Vous devez encore une case pour une croix rouge
   *[other] Vous devez encore { $count } cases pour des croix rouges
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
hint-take-box = Achevée, elle forme une paire : { $box ->
    [one] il reste un point
   *[other] il reste { $box } points
} de pyramide à prendre en { colour }.
hint-pile = Une carte inconnue promet plus que celles de la réserve.
hint-pass = Il n'y a rien à cocher.
hint-tomb = Le tombeau : la carte { $card } est achevée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-tomb-box = Le tombeau : la carte { $card } est achevée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et les prochains points de pyramide à prendre en { colour } sont { $box }.
hint-torch = La torche de la manche { $round } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gems = Pierres : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
hint-cross = { $crosses ->
    [one] Une croix rouge : une case de plus aussitôt.
   *[other] { $crosses } croix rouges : autant de cases de plus aussitôt.
}
hint-potion = Une potion : le malus passe de { $was } à { $becomes }.
hint-way = Carte { $card } : { $becomes ->
    [one] il manque une case jusqu'au tombeau
   *[other] il manque { $becomes } cases jusqu'au tombeau
} au lieu de { $was }.
hint-room = Carte { $card } : plus de façons de poser les motifs à venir.

# Le défi du jour
daily-line = Les mêmes tirages pour tout le monde, contre deux maîtres.
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
