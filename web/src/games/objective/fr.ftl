log-place = pose une pièce { colour } sur l'emplacement { $spot }
short-place = { colour } sur l'emplacement { $spot }
a-colour = { colour }
colour-name = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[pink] rose
}
letter = { $colour ->
    [red] R
    [orange] O
    [yellow] J
    [green] V
    [blue] B
   *[pink] Rs
}

grid-label = Plan de jeu : { $spots } emplacements
spot-bare = Emplacement { $spot } : case { $on }, nue.
spot-stack = Emplacement { $spot } : { $colour } sur une case { $on }, { $height ->
    [one] 1 pièce
   *[other] { $height } pièces
}.
spot-pieces = Du haut vers le bas : { $list }.
spot-late = La dernière pièce ici : { $name }.
spot-place = Poser ici une pièce { $colour }.
spot-meet = Poser ici une pièce { $colour } : elle rencontre une pièce { $colour } et les deux disparaissent.
spot-not = Pas pour une pièce { $colour }.
spot-choose = Le choisir, puis une pièce.
spot-chosen = Choisi : à présent, une pièce.

tray-title = Vos pièces
tray-choose = Choisissez une pièce et un emplacement.
tray-piece = Pièce { colour } : sur quel emplacement ?
tray-spot = Emplacement { $spot } : quelle pièce ?
tray-cancel = Annuler
tray-pieces = { colour }, { $count ->
    [one] 1 pièce.
   *[other] { $count } pièces.
}
tray-goes = Poser une pièce { $colour } sur l'emplacement { $spot }.
tray-not = Pas sur l'emplacement { $spot }.

secret-name = pour voir ma couleur secrète
secret-hold = Mon secret : maintenir
secret-mine = Mon secret : { colour-name }
secret-is = Votre couleur secrète : { colour-name }

count-title = Emplacements par couleur
count-covered = recouverts
count-line = { colour-name } : { $spots ->
    [one] 1 emplacement
   *[other] { $spots } emplacements
}, dont { $covered } { $covered ->
    [one] recouvert
   *[other] recouverts
}
count-owner = , objectif de { $name }

stock-all = Stocks
stock-title = Stocks des autres
objectives-title = Objectifs
stock-left = { $count } à poser
stock-some = { $count } { colour }
stock-none = plus rien
