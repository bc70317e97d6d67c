goal = Empilez les pièces pour que votre couleur secrète domine, sans qu'on la devine.
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

grid-label = Plateau : { $spots } emplacements
spot-bare = Emplacement { $spot } : case { $on } nue.
spot-stack = Emplacement { $spot } : { $colour } sur une case { $on }, { $height ->
    [one] { $height } pièce
   *[other] { $height } pièces
}.
spot-pieces = De haut en bas : { $list }.
spot-late = Dernière pièce : { $name }.
spot-place = Poser ici une pièce { $colour }.
spot-meet = Poser ici une pièce { $colour } : elle rencontre une pièce { $colour } et les deux disparaissent.
spot-not = Vous ne pouvez pas poser de pièce { $colour } ici.
spot-choose = Choisir cet emplacement, puis une pièce.
spot-chosen = Choisi : maintenant, choisissez une pièce.

tray-title = Vos pièces
tray-choose = Choisissez une pièce et un emplacement.
tray-piece = Pièce { colour } : sur quel emplacement ?
tray-spot = Emplacement { $spot } : quelle pièce ?
tray-cancel = Annuler
tray-pieces = { colour }, { $count ->
    [one] { $count } pièce.
   *[other] { $count } pièces.
}
tray-goes = Poser une pièce { $colour } sur l'emplacement { $spot }.
tray-not = Pose impossible sur l'emplacement { $spot }.

secret-name = pour voir ma couleur secrète
secret-hold = Mon secret : maintenir
secret-mine = Mon secret : { colour-name }
secret-is = Votre couleur secrète : { colour-name }

count-title = Emplacements par couleur
count-covered = recouverts
count-line = { colour-name } : { $spots ->
    [one] { $spots } emplacement
   *[other] { $spots } emplacements
}, { $covered ->
    [0] aucun recouvert
    [one] dont { $covered } recouvert
   *[other] dont { $covered } recouverts
}
count-owner = , objectif de { $name }

stock-all = Stocks
stock-title = Stocks des autres
objectives-title = Objectifs
stock-left = reste { $count }
stock-some = { $count } { colour }
stock-none = vide

# Composer une position
edit-tools = Outil pour le plateau
edit-pieces = Pièces
edit-lift = retirer
edit-lifts = Retirer la pièce du dessus.
edit-base = Cases
edit-base-of = case { colour }
edit-bases = Placer ici une case { $colour }.
edit-spots = Plateau
edit-spot = Emplacement { $spot }
edit-objectives = Couleur secrète
edit-stocks = { $kind ->
    [all] Stock
    [red] pièces rouges
    [orange] pièces orange
    [yellow] pièces jaunes
    [green] pièces vertes
    [blue] pièces bleues
   *[pink] pièces roses
}
wrong-stack-base = La pièce du bas est { colour }, comme sa case. Une pièce ne peut pas être posée sur une case nue de sa couleur (règle O8).
wrong-stack-same = Deux pièces de couleur { colour-name } sont l'une sur l'autre. Elles disparaîtraient toutes les deux (règle O10).
wrong-fair-share = Trop de pièces. À parts égales, le maximum est { $most } par couleur (règle O5).
wrong-pieces = { $got ->
    [one] Il y a { $got } pièce
   *[other] Il y a { $got } pièces
} de couleur { colour-name } sur le plateau et dans les stocks. Il peut y en avoir { $most }, ou 2, 4, 6… de moins, car les pièces disparaissent par deux (règle O10).
wrong-stocks = Les stocks ({ $got }) ne correspondent pas au tour du joueur { SEAT($turn) }. Chacun pose une pièce à son tour et en avait { $most } au départ (règles O5, O6).
