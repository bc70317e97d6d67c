# Ce qui est compté quand on étudie beaucoup de parties
tally-secured-points = Sécurisé soi-même
tally-warded-points = Éveillé par un autre, amulettes assez fortes
tally-mummy-points = Par une momie, chez les autres
tally-last-points = Retourné à la fin
tally-held = Salles posées devant soi
tally-scored = Salles qui ont rapporté
tally-lost = Salles perdues par un éveil
tally-explored = Explorer
tally-secured = Sécuriser
tally-awakened = Éveiller
tally-backfired = Éveiller au profit de l'autre
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
family-centre = Ce qui est au milieu
