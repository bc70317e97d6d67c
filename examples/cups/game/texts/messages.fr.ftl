title = Gobelets
tagline = Un dé sous chaque gobelet, et une annonce que quelqu'un mettra en doute.
refused-over = La partie est finie.
refused-turn = Ce n'est pas votre tour : c'est au joueur { SEAT($turn) } d'annoncer ou de douter.
refused-doubt = Personne n'a fait d'annonce dont vous pourriez douter.
refused-bid = Annoncez plus de dés que la dernière fois, ou autant d'une face plus haute, et pas plus que les { $dice } qu'il y a.
position-marks = Champ « marks » : la somme est { $got } ; il faut { $wanted }, car chaque manche est perdue par un joueur (clause C7).
position-bid = Champ « bid » : « { $got } » s'y trouve ; il faut null ou, avant la fin, une annonce comme « 2 5 » sur pas plus de dés qu'il n'y en a (clause C5).
bid = { $count ->
    [one] 1 dé montrant { $face }
   *[other] { $count } dés montrant { $face }
}
doubt = Douter
log-bid = annonce { bid }
log-doubt = doute : tout gobelet est levé
players = Ce qu'a chaque joueur
cup = { $name } : { $die }
cup-closed = { $name } : un gobelet fermé
lost = manches perdues : { $marks }
last-bid = Dernière annonce : { $bid }
no-bid = Pas encore d'annonce.
lifted = Les dés étaient : { $dice }.
moves = Annoncez plus haut, ou doutez
field-bid = Dernière annonce
field-dice = Dés
field-marks = Manches perdues
field-round = Manches finies
