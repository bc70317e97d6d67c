# De quoi parlent les problèmes
puzzle-theme-two = La meilleure tuile, avec deux dés
puzzle-theme-three = La meilleure tuile, avec trois dés
puzzle-theme-brackets = La meilleure tuile, avec parenthèses ou division
puzzle-theme-sweep = Toutes les tuiles possibles

# Ce qu'on dit d'une réponse
puzzle-made = { $count ->
    [one] Ces dés donnent une tuile de cette pyramide
   *[other] Ces dés donnent { $count } tuiles de cette pyramide
} : { $numbers }.
puzzle-made-all = { $count ->
    [one] C'est la seule tuile que donnent ces dés
   *[other] Ces dés ne donnent que ces { $count } tuiles
}.
puzzle-left = { $left ->
    [one] Une autre tuile était possible
   *[other] { $left } autres tuiles étaient possibles
} : { $numbers }.
