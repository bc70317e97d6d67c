# Ce qui est compté quand on étudie beaucoup de parties
tally-secured-points = Salles sécurisées
tally-warded-points = Éveillées par d'autres, sauvées par les amulettes
tally-mummy-points = Aux dépens des autres, avec une momie
tally-last-points = À la révélation finale
tally-held = Salles possédées
tally-scored = Salles qui ont rapporté
tally-lost = Salles perdues, éveillées par d'autres
tally-explored = Explorer
tally-secured = Sécuriser
tally-awakened = Éveiller
tally-backfired = Éveils qui ont profité à l'autre joueur
tally-kept = Choisir après un loup-garou
tally-passed = Passer

thing-room = { $card } { back } : { $count } { treasure }, { $centre ->
    [none] rien
   *[other] { centre }
}
thing-count = { $count ->
    [one] un trésor
   *[other] { $count } trésors
}
family-back = Dos
family-treasure = Types de trésor
family-count = Nombre de trésors
family-centre = Centre
