### Ce qui ne va pas dans une position.

position-bases = Champ « spots » : { $got ->
    [one] { $got } d'entre eux a une case
   *[other] { $got } d'entre eux ont une case
} « { $colour } » ; chaque couleur en jeu a { $wanted } cases (clause O4).
position-objective-twice = Champ « objectives » : « { $colour } » figure deux fois ; chaque joueur a une couleur différente (clause O3).
position-stack-base = Champ « { $field } » : la pièce du bas est « { $colour } », comme sa case ; une pièce ne se pose jamais sur une case nue de sa couleur (clause O8).
position-stack-same = Champ « { $field } » : deux pièces « { $colour } » se touchent dans la pile ; de telles pièces disparaissent ensemble (clause O10).
position-fair-share = Champ « { $field } » : { $got ->
    [one] { $got } pièce
   *[other] { $got } pièces
}, c'est trop ; à parts égales, le maximum est { $most } par couleur (clause O5).
position-colour = Champ « { $field } » : « { $colour } » n'est pas en jeu : aucun emplacement n'a de case de cette couleur (clause O2).
position-pieces = Champ « { $field } » : il y a { $got ->
    [one] { $got } pièce « { $colour } »
   *[other] { $got } pièces « { $colour } »
} sur le plateau et dans les stocks ; il peut y en avoir { $most }, ou moins d'un nombre pair, car les pièces disparaissent par deux (clause O10).
position-stocks = Champ « stocks » : { $got ->
    [one] il reste { $got } pièce aux
   *[other] il reste { $got } pièces aux
} joueurs et c'est à la place { $turn } de jouer ; c'est impossible, car ils posent une pièce chacun à leur tour (clause O6) et en avaient { $most } chacun au départ (clause O5).
position-over-early = Champ « over » : true est impossible : { $left ->
    [one] il reste { $left } pièce dans
   *[other] il reste { $left } pièces dans
} les stocks (clause O13).
position-over-late = Champ « over » : il faut true, et non false : il ne reste aucune pièce dans les stocks, la partie est donc finie (clause O13).
