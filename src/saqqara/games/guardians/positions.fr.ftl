### Ce qui ne va pas dans une position.

position-extra-turns = Champ « extra_turns » : { $got } s'y trouve ; un éveil rapporte au plus un tour de plus, joué aussitôt : 0 ou 1 (clause G9c).
position-drawn-first = Champ « drawn[0] » : null s'y trouve ; quand il n'y a qu'une salle à tirer, c'est celle de la première pile (clause GR4) : il faut une salle.
position-drawn-second = Champ « drawn[1] » : null s'y trouve, mais il reste des salles dans les piles ; la seconde salle ne manque que s'il n'y en avait pas à tirer (clause GR3).
position-room-twice = Champ « { $field } » : la salle { $card } s'y trouve, mais elle est aussi ailleurs (ou deux fois ici) ; chaque salle n'existe qu'une fois (clause G1).
position-piles-count = Champ « piles » : les deux piles { $got ->
    [one] ont { $got } salle à elles
   *[other] ont { $got } salles à elles
} deux ; { $wanted } des { $all } salles ne sont nulle part ailleurs, il en faut donc { $wanted } (clause G1).
position-top-empty = Champ « { $field } » : « { $got } » s'y trouve, mais la pile est vide : il faut null.
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
position-over-early = Champ « over » : true s'y trouve, mais personne n'a { $goal } points ; la partie continue jusque-là (clause G11).
position-over-late = Champ « over » : false s'y trouve, mais quelqu'un a { $goal } points : la partie est finie, il faut true (clause G11).
position-over-drawn = Champ « drawn » : des salles s'y trouvent, mais la partie est finie et personne ne choisit plus : il faut null (clause G11).
position-over-extra = Champ « extra_turns » : { $got } s'y trouve, mais la partie est finie : il faut 0 (clause G11).
position-over-in-extra = Champ « extra » : true s'y trouve, mais la partie est finie : il faut false, ou rien (clause G11).
position-score-goal = Champ « { $field } » : { $got } s'y trouve ; cette place a joué la dernière, quand le but a été atteint : elle a au moins { $goal } points (clauses G11, GR2).
position-over-turn = Champ « turn » : { $got } s'y trouve ; la place { $first } a atteint le but et garde des salles, c'est donc elle qui a joué la dernière : il faut { $first } (clause G11).
position-score = Champ « { $field } » : { $got } s'y trouve ; cette place avait moins de { $goal } points quand une autre a atteint le but, et ses salles ont alors rapporté { $revealed } : de { $least } à { $most } (clause G11).
