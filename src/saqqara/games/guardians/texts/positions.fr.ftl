### Ce qui ne va pas dans une position.

position-drawn-first = Le champ « drawn[0] » ne peut pas valoir null. Quand il n'y a qu'une salle à piocher, elle vient de la première pile (règle GR4).
position-drawn-second = Le champ « drawn[1] » ne peut pas valoir null. Il reste des salles dans les piles, donc une seconde salle a été piochée (règle GR3).
position-room-twice = Champ « { $field } » : la salle { $card } figure plusieurs fois, mais il n'en existe qu'une (règle G1).
position-piles-count = Champ « piles » : { $got ->
    [one] { $got } salle
   *[other] { $got } salles
} au lieu de { $wanted } dans les deux piles, sur { $all } en tout (règle G1).
position-top-empty = Le champ « { $field } » doit valoir null, et non « { $got } ». La pile est vide.
position-top-missing = Le champ « { $field } » doit donner la couleur du dos visible, { $known }, et non null. La pile { $count ->
    [one] a { $count } salle
   *[other] a { $count } salles
} (règle G2).
position-pile-empty = Champ « piles » : les piles ne peuvent pas avoir { $first } et { $second } salles. Une pile vide est aussitôt refaite avec la défausse (règle G10), et une salle restée seule va dans la première pile (règle GR4).
position-backs = Champ « piles » : { $shown ->
    [one] une pile montre
   *[other] { $shown } piles montrent
} un dos « { $back } », mais { $there ->
    [0] aucune salle des piles n'a ce dos
    [one] une seule salle des piles peut avoir ce dos
   *[other] seulement { $there } salles des piles peuvent avoir ce dos
} (règle G2).
position-over-early = Le champ « over » ne peut pas valoir true. Personne n'a encore { $goal } points (règle G11).
position-over-late = Le champ « over » doit valoir true, et non false. Un joueur a { $goal } points, la partie est donc finie (règle G11).
position-over-drawn = Le champ « drawn » doit valoir null. La partie est finie et il n'y a plus rien à choisir (règle G11).
position-over-extra = Le champ « extra_turns » doit valoir 0, et non { $got }. La partie est finie (règle G11).
position-over-in-extra = Le champ « extra » doit valoir false ou être absent. La partie est finie (règle G11).
position-score-goal = Le champ « { $field } » doit valoir au moins { $goal }, et non { $got }. Cette place a joué la dernière et atteint le but (règles G11, GR2).
position-over-turn = Le champ « turn » doit valoir { $first }, et non { $got }. La place { $first } a atteint le but et garde des salles, elle a donc joué la dernière (règle G11).
position-score = Le champ « { $field } » doit être compris entre { $least } et { $most }, et non { $got }. Cette place avait moins de { $goal } points quand une autre a atteint le but, puis en a marqué { $revealed } (règle G11).
