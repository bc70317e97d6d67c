### Ce qui ne va pas dans une position.

position-drawn-first = Champ « drawn[0] » : null est impossible : quand il n'y a qu'une salle à piocher, c'est celle de la première pile (clause GR4).
position-drawn-second = Champ « drawn[1] » : null est impossible : il reste des salles dans les piles, une seconde salle a donc été piochée (clause GR3).
position-room-twice = Champ « { $field } » : la salle { $card } est utilisée deux fois ; chaque salle n'existe qu'une fois (clause G1).
position-piles-count = Champ « piles » : les deux piles { $got ->
    [one] ont { $got } salle à elles
   *[other] ont { $got } salles à elles
} deux ; { $wanted } des { $all } salles ne sont nulle part ailleurs, il en faut donc { $wanted } (clause G1).
position-top-empty = Champ « { $field } » : il faut null, et non « { $got } » : la pile est vide.
position-top-missing = Champ « { $field } » : null s'y trouve, mais la pile { $count ->
    [one] a { $count } salle ;
   *[other] a { $count } salles ;
} il faut la couleur du dos visible : { $known } (clause G2).
position-pile-empty = Champ « piles » : elles ont { $first } et { $second } salles ; dès qu'une pile est vide, on en refait avec la défausse (clause G10), et une salle restée seule est dans la première (clause GR4).
position-backs = Champ « piles » : { $shown ->
    [one] une pile montre
   *[other] { $shown } piles montrent
} un dos « { $back } » ; parmi les salles qui ne sont nulle part ailleurs, { $there ->
    [0] aucune n'a ce dos
    [one] une seule a ce dos
   *[other] { $there } seulement ont ce dos
} (clause G2).
position-over-early = Champ « over » : true est impossible : personne n'a encore { $goal } points (clause G11).
position-over-late = Champ « over » : il faut true, et non false : un joueur a { $goal } points, la partie est donc finie (clause G11).
position-over-drawn = Champ « drawn » : il faut null : la partie est finie et personne ne choisit plus (clause G11).
position-over-extra = Champ « extra_turns » : il faut 0, et non { $got } : la partie est finie (clause G11).
position-over-in-extra = Champ « extra » : il faut false, ou rien, et non true : la partie est finie (clause G11).
position-score-goal = Champ « { $field } » : il faut au moins { $goal }, et non { $got } : cette place a joué la dernière et atteint le but (clauses G11, GR2).
position-over-turn = Champ « turn » : il faut { $first }, et non { $got } : la place { $first } a atteint le but et garde des salles, elle a donc joué la dernière (clause G11).
position-score = Champ « { $field } » : il faut de { $least } à { $most }, et non { $got } : cette place avait moins de { $goal } points quand une autre a atteint le but, puis en a marqué { $revealed } (clause G11).
