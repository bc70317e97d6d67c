# Ce qui est compté quand on étudie beaucoup de parties
tally-rounds = Manches
tally-sand-out = Sablier écoulé
tally-time-out = Temps écoulé
tally-right-points = Tuiles gagnées
tally-wrong-points = Tuiles perdues
tally-right = Tuiles gagnées
tally-wrong = Tuiles perdues
tally-took = Prendre une tuile
tally-said-nothing = Dire « rien »
tally-shown = Montrer une opération
tally-said-done = Renoncer à une opération

thing-tile = { $number } { colour }
thing-scarabs = { $scarabs ->
    [one] un scarabée
   *[other] { $scarabs } scarabées
}
family-colour = Couleurs
family-scarabs = Scarabées
