# De quoi parlent les problèmes
puzzle-theme-two = La tuile la plus précieuse, avec deux dés
puzzle-theme-three = La tuile la plus précieuse, avec trois dés
puzzle-theme-brackets = La tuile la plus précieuse, avec parenthèses ou division
puzzle-theme-sweep = Toutes les tuiles possibles

# Ce qu'on dit d'une réponse
puzzle-made = { $count ->
    [one] Dans cette pyramide, les dés donnent une tuile
   *[other] Dans cette pyramide, les dés donnent { $count } tuiles
} : { $numbers }.
puzzle-made-all = { $count ->
    [one] C'est tout ce que donnent les dés
   *[other] Ces { $count } tuiles sont tout ce que donnent les dés
}.
puzzle-left = { $left ->
    [one] Une tuile de plus est possible
   *[other] { $left } tuiles de plus sont possibles
} : { $numbers }.
