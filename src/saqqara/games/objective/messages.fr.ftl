title = Objectif
tagline = Empilez les pyramides pour que votre couleur secrète domine.
option-mode = Partage des pièces
option-mode-random = tirées à l'aveugle
option-mode-fair = parts égales

colour = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
    [blue] bleue
   *[pink] rose
}
refused-over = La partie est finie : toutes les pièces sont posées.
refused-turn = Ce n'est pas votre tour : c'est au joueur { SEAT($turn) } de poser une pièce.
refused-spot = Il n'y a pas d'emplacement { $spot } : le plan de jeu va de 1 à { $spots }.
refused-stock = Vous n'avez plus de pièce { colour }.
refused-base = Une pièce { colour } ne va pas sur la case { colour } nue de l'emplacement { $spot }.

board-secret = ◆ votre couleur secrète : { $colour }
board-stock = Stock { SEAT($seat) }
board-you = vous
board-turn = à jouer
board-counts = Emplacements (couverts)

# La fin, par place
detail-objectives = Objectif
detail-objectives-is = { $value ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[pink] rose
}
detail-spots = Emplacements
detail-covered = Emplacements couverts
detail-tallest = Pile la plus haute

hint-gain = L'emplacement devient le vôtre ; il était { detail-objectives-is }.
hint-cover = Cela prend un emplacement à la couleur { colour }, qui en montre { $spots }.
hint-cover-mine = Cela cède un de vos emplacements et cache la couleur que vous voulez.
hint-annihilate = Les deux pièces disparaissent, et l'emplacement redevient { detail-objectives-is }.

# Pourquoi un robot a joué cela
why-cover = Cela prend un emplacement à la couleur { colour }, qui en montrait { $spots }.
why-annihilate = Les deux pièces disparaissent, et l'emplacement redevient { detail-objectives-is }.
why-gain = L'emplacement est devenu le mien ; il était { detail-objectives-is }.
why-cover-mine = J'ai cédé un de mes emplacements pour que personne ne devine ma couleur.

# Le défi du jour
daily-line = La même donne pour tout le monde, à parts égales, contre un maître.
daily-result = { $won ->
    [yes] { $shared ->
        [yes] égalité avec le maître
       *[no] { $lead ->
            [0] gagné, à emplacements égaux
            [one] gagné d'un emplacement
           *[other] gagné de { $lead } emplacements
        }
    }
   *[no] { $behind ->
        [0] perdu, à emplacements égaux
        [one] perdu d'un emplacement
       *[other] perdu de { $behind } emplacements
    }
}
