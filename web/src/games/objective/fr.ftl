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

# Composer une position
edit-tools = Ce que fait un toucher sur le plan de jeu
edit-pieces = Pièces
edit-lift = ôter
edit-lifts = Ôter la pièce du dessus.
edit-base = Cases
edit-base-of = case { colour }
edit-bases = Mettre ici une case { $colour }.
edit-board = Plan de jeu
edit-spot = Emplacement { $spot }
edit-secret-of = Couleur secrète
edit-secret = Couleur secrète : { $name }
edit-stock = pièces { $colour ->
    [red] rouges
    [orange] orange
    [yellow] jaunes
    [green] vertes
    [blue] bleues
   *[pink] roses
} : { $name }
wrong-stack-base = La pièce du bas est { colour }, comme sa case ; une pièce ne se pose jamais sur une case nue de sa couleur (clause O8).
wrong-stack-same = Deux pièces de couleur { colour-name } se touchent ; de telles pièces disparaissent ensemble (clause O10).
wrong-fair-share = C'est trop : à parts égales, personne n'en a plus de { $most } d'une couleur (clause O5).
wrong-pieces = { $got ->
    [one] Il y a une pièce
   *[other] Il y a { $got } pièces
} de couleur { colour-name } sur le plan de jeu et dans les stocks ; il peut y en avoir { $most }, ou moins d'un nombre pair, car les pièces disparaissent par deux (clause O10).
wrong-stocks = Pièces restantes : { $got }, et c'est au joueur { SEAT($turn) } de poser. C'est impossible, car ils posent une pièce chacun à leur tour et en avaient { $most } chacun au départ (clauses O5, O6).
