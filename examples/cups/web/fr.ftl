bid = { $count ->
    [one] 1 dé montrant { $face }
   *[other] { $count } dés montrant { $face }
}
doubt = Douter
log-bid = annonce { bid }
log-doubt = doute : on lève les gobelets
cups = Gobelets
cup = { $name } : { $die }
cup-closed = { $name } : un gobelet fermé
lost = manches perdues : { $marks }
last-bid = Dernière annonce : { bid }
no-bid = Pas encore d'annonce.
lifted = Les gobelets levés : { $dice }.
bids = Annoncez plus haut, ou doutez
