### Ce qui ne va pas dans une position.

position-bases = Champ « spots » : { $got ->
    [one] { $got } emplacement a une case
   *[other] { $got } emplacements ont une case
} « { $colour } » au lieu de { $wanted }. Chaque couleur en jeu a le même nombre de cases (règle O4).
position-objective-twice = Champ « objectives » : « { $colour } » figure deux fois. Chaque joueur a une couleur différente (règle O3).
position-stack-base = Champ « { $field } » : la pièce du bas est « { $colour } », comme sa case. Une pièce ne peut pas être posée sur une case nue de sa couleur (règle O8).
position-stack-same = Champ « { $field } » : deux pièces « { $colour } » sont l'une sur l'autre. Elles disparaîtraient toutes les deux (règle O10).
position-fair-share = Le champ « { $field } » doit valoir { $most } au plus, et non { $got }. À parts égales, c'est le maximum par couleur (règle O5).
position-colour = Champ « { $field } » : « { $colour } » n'est pas en jeu. Aucun emplacement n'a de case de cette couleur (règle O2).
position-pieces = Champ « { $field } » : il y a { $got ->
    [one] { $got } pièce « { $colour } »
   *[other] { $got } pièces « { $colour } »
} sur le plateau et dans les stocks. Il peut y en avoir { $most }, ou 2, 4, 6… de moins, car les pièces disparaissent par deux (règle O10).
position-stocks = Champ « stocks » : les nombres de pièces restantes ({ $got }) ne correspondent pas au tour de la place { $turn }. Chacun pose une pièce à son tour (règle O6) et en avait { $most } au départ (règle O5).
position-over-early = Le champ « over » ne peut pas valoir true. Il reste { $left ->
    [one] { $left } pièce
   *[other] { $left } pièces
} dans les stocks (règle O13).
position-over-late = Le champ « over » doit valoir true, et non false. Il ne reste aucune pièce dans les stocks, la partie est donc finie (règle O13).
