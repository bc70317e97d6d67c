title = Gobelets
tagline = Chaque gobelet cache un dé. Annoncez, ou doutez de la dernière annonce !
refused-over = La partie est finie.
refused-turn = Ce n'est pas à vous de jouer : c'est au joueur { SEAT($turn) } d'annoncer ou de douter.
refused-doubt = Il n'y a pas encore d'annonce dont douter.
refused-bid = Annoncez plus de dés qu'avant, ou autant avec une face plus haute. Dés en jeu : { $dice }.
position-marks = Champ « marks » : la somme doit être { $wanted }, et non { $got }, car un joueur perd chaque manche (règle C7).
position-bid = Le champ « bid » doit valoir null ou, avant la fin, une annonce comme « 2 5 », sans dépasser le nombre de dés, et non « { $got } » (règle C5).
bid = { $count ->
    [one] un dé montrant { $face }
   *[other] { $count } dés montrant { $face }
}
doubt = Douter
log-bid = annonce { bid }
log-doubt = doute, et tous les gobelets sont levés
players = Les dés des joueurs
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
field-round = Manches terminées
