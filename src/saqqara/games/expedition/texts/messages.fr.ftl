title = Expédition
tagline = Tout le monde coche le même motif. Creusez jusqu'aux tombeaux dorés !

colour = { $colour ->
    [green] vert
    [orange] orange
   *[purple] violet
}

deck-grid = Carte { $card } : « grid » doit compter cinq lignes de cinq lettres.
deck-letter = Carte { $card }, ligne { $row } : utilisez { $letters }, et non « { $letter } ».
deck-start = La carte { $card } doit avoir exactement une case de départ « S », dans la ligne du haut.
deck-tomb = La carte { $card } doit avoir exactement un tombeau « T », dans la ligne du bas.
deck-unreachable = Carte { $card } : aucun chemin ne mène du départ au tombeau.
deck-skulls = Champ « skulls » : le nombre de malus doit être { $wanted }, et non { $got }.
deck-skulls-rise = Champ « skulls » : chaque malus doit être plus grand que le précédent.
deck-patterns = Champ « patterns » : le nombre de cartes Expédition doit être { $wanted }, et non { $got }.
deck-boxes = Champ « points.boxes » : chaque case doit valoir moins que la précédente.
deck-pattern-lacking = Champ « patterns » : il faut les six motifs, mais aucune carte Expédition ne montre { $pattern }.

refused-over = La partie est terminée : toutes les manches ont été jouées.
refused-keep-first = Chacun doit d'abord choisir deux de ses quatre cartes.
refused-mark-first = Pas encore : les joueurs sont en train de cocher leurs cases.
refused-replace-first = Il faut d'abord remplacer les cartes achevées.
refused-kept = Vous avez déjà choisi vos deux cartes. Attendez les autres.
refused-finished = Vous avez déjà fini ce tour. Attendez les autres.
refused-turn = C'est au joueur { SEAT($turn) } de remplacer une carte.
refused-not-dealt = La carte { $card } n'est pas une de vos quatre cartes.
refused-keep-twice = Vous avez choisi deux fois la carte { $card }. Choisissez deux cartes différentes.
refused-card = La carte { $card } n'est pas une de vos deux cartes.
refused-place = Vous n'avez pas de carte à l'emplacement { $place }.
refused-outside = Il n'y a pas de case { $square }. Les colonnes vont de a à e, et les lignes de 1 à 5.
refused-twice = Vous avez choisi deux fois la case { $square }.
refused-shape = Ces cases ne correspondent pas au motif. Cochez le motif entier, ou une seule case.
refused-pattern = Ce n'est pas le motif de ce tour. Cochez { $pattern }, tourné ou en miroir, ou une seule case.
refused-owed = Cochez d'abord la case donnée par votre croix rouge.
refused-wall = La case { $square } de la carte { $card } est un mur.
refused-marked = La case { $square } de la carte { $card } est déjà cochée.
refused-start = Vos premières coches sur la carte { $card } doivent couvrir son départ, { $start }.
refused-apart = Sur la carte { $card }, les nouvelles coches doivent toucher votre chemin par un côté.
refused-pass = Vous ne pouvez pas passer tant que vous pouvez cocher une case.
refused-display = La carte { $card } n'est pas dans la réserve.
refused-gap = L'emplacement { $place } de la réserve est vide.
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
detail-lowest = Plus petit numéro achevé

# Conseils
hint-keep = Le tombeau le plus proche est à { $away ->
    [one] une case
   *[other] { $away } cases
}. Ces cartes ont { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
} et { $crosses ->
    [one] { $crosses } croix rouge
   *[other] { $crosses } croix rouges
}.
hint-take = Le tombeau est à { $away ->
    [one] une case
   *[other] { $away } cases
}. La carte a { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
} et { $crosses ->
    [one] { $crosses } croix rouge
   *[other] { $crosses } croix rouges
}.
hint-take-box = Une fois achevée, elle formera une paire en { colour } qui rapporte { $box ->
    [one] un point
   *[other] { $box } points
} de pyramide.
hint-pile = Une carte inconnue sera sans doute meilleure que celles de la réserve.
hint-pass = Vous n'avez aucune case à cocher.
hint-tomb = Vous atteignez le tombeau et achevez la carte { $card } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-tomb-box = Vous atteignez le tombeau et achevez la carte { $card } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}. La prochaine case de points en { colour } vaut { $box ->
    [one] un point
   *[other] { $box } points
}.
hint-torch = La torche de la manche { $round } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gems = Ces pierres rapportent { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
hint-cross = { $crosses ->
    [one] Une croix rouge vous permet de cocher aussitôt une case de plus.
   *[other] { $crosses } croix rouges vous permettent de cocher aussitôt autant de cases de plus.
}
hint-potion = Une potion ramène votre malus de { $was } à { $becomes }.
hint-way = Sur la carte { $card }, le tombeau n'est plus qu'à { $becomes ->
    [one] une case
   *[other] { $becomes } cases
}, au lieu de { $was }.
hint-room = Cela laisse davantage de place sur la carte { $card } pour les prochains motifs.

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
