### Ce qui ne va pas dans une position.

position-spots = Champ « spots » : { $got ->
    [one] { $got } emplacement s'y trouve
   *[other] { $got } emplacements s'y trouvent
} ; à { $seats } on joue sur { $wanted } (clause O4).
position-bases = Champ « spots » : { $got ->
    [one] { $got } d'entre eux a une case
   *[other] { $got } d'entre eux ont une case
} « { $colour } » ; chaque couleur en jeu a { $wanted } cases (clause O4).
position-objective-twice = Champ « objectives » : « { $colour } » s'y trouve deux fois ; chacun a une couleur à soi (clause O3).
position-stack-base = Champ « { $field } » : la pièce du bas est « { $colour } », comme sa case ; une pièce ne se pose jamais sur une case nue de sa couleur (clause O8).
position-stack-same = Champ « { $field } » : deux pièces « { $colour } » se touchent dans la pile ; de telles pièces disparaissent ensemble (clause O10).
position-fair-share = Champ « { $field } » : { $got ->
    [one] { $got } pièce s'y trouve
   *[other] { $got } pièces s'y trouvent
} ; en mode équitable personne n'en a plus de { $most } d'une couleur (clause O5).
position-colour = Champ « { $field } » : « { $colour } » s'y trouve, mais aucun emplacement n'a de case de cette couleur : elle n'est pas en jeu (clause O2).
position-pieces = Champ « { $field } » : { $got ->
    [one] { $got } pièce « { $colour } » est
   *[other] { $got } pièces « { $colour } » sont
} sur le plan de jeu et dans les stocks ; il peut y en avoir { $most }, ou moins d'un nombre pair, car les pièces disparaissent par deux (clause O10).
position-stocks = Champ « stocks » : { $got ->
    [one] il reste { $got } pièce aux
   *[other] il reste { $got } pièces aux
} joueurs et c'est à la place { $turn } de jouer ; c'est impossible, car ils posent une pièce chacun à leur tour (clause O6) et en avaient { $most } chacun au départ (clause O5).
position-over-early = Champ « over » : true s'y trouve, mais { $left ->
    [one] il reste { $left } pièce dans
   *[other] il reste { $left } pièces dans
} les stocks ; la partie finit quand la dernière est posée (clause O13).
position-over-late = Champ « over » : false s'y trouve, mais il ne reste aucune pièce dans les stocks : la partie est finie, il faut true (clause O13).
