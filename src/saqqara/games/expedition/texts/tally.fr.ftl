# Ce qui est compté quand on étudie beaucoup de parties
tally-card-points = Cartes achevées
tally-box-points = Points de pyramide
tally-gem-points = Pierres
tally-torch-points = Torches
tally-skull-points = Crânes
tally-completed = Cartes achevées
tally-held = Cartes possédées
tally-red = Pierres rouges
tally-green = Pierres vertes
tally-torches = Torches, par manche
tally-skulls = Crânes à la fin
tally-patterns = Cocher le motif
tally-squares = Cocher une seule case
tally-passes = Passer
tally-from-display = Prendre une carte de la réserve
tally-from-pile = Prendre une carte de la pioche

thing-card = { $card } { colour }
thing-round = manche { $round }
thing-way = { $squares } cases jusqu'au tombeau
thing-crosses = { $count ->
    [0] aucune croix rouge
    [one] une croix rouge
   *[other] { $count } croix rouges
}
thing-gems = { $count ->
    [0] aucune pierre
    [one] une pierre
   *[other] { $count } pierres
}
thing-torches = { $count ->
    [0] aucune torche
    [one] une torche
   *[other] { $count } torches
}
thing-skulls = { $count ->
    [0] aucun crâne
    [one] un crâne
   *[other] { $count } crânes
}
thing-potions = { $count ->
    [0] aucune potion
    [one] une potion
   *[other] { $count } potions
}
thing-walls = { $count ->
    [0] aucun mur
    [one] un mur
   *[other] { $count } murs
}
family-colour = Couleurs
family-way = Longueur du chemin
family-crosses = Croix rouges
family-gems = Pierres
family-torches = Torches
family-skulls = Crânes
family-potions = Potions
family-walls = Murs
