title = Objectif
tagline = Empilez les pyramides pour que votre couleur secrète domine.
option-mode = Répartition des pièces
option-mode-random = au hasard
option-mode-fair = parts égales

colour = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
    [blue] bleue
   *[pink] rose
}
refused-over = La partie est terminée : toutes les pièces ont été posées.
refused-turn = Ce n'est pas à vous de jouer : c'est au joueur { SEAT($turn) }.
refused-spot = Il n'y a pas d'emplacement { $spot }. Les emplacements vont de 1 à { $spots }.
refused-stock = Vous n'avez plus de pièce { colour }.
refused-base = Vous ne pouvez pas poser cette pièce ici : l'emplacement { $spot } est une case { colour } nue.

board-secret = ◆ votre couleur secrète : { $colour }
board-stock = Stock { SEAT($seat) }
board-you = vous
board-turn = au trait
board-counts = Emplacements (recouverts)

# La fin, par place
detail-objectives = Couleur secrète
detail-objectives-is = { $value ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[pink] rose
}
detail-spots = Emplacements
detail-covered = Emplacements recouverts
detail-tallest = Pile la plus haute

hint-gain = Cet emplacement devient le vôtre (il était { detail-objectives-is }).
hint-cover = Vous prenez un emplacement à la couleur { colour }, qui en a { $spots }.
hint-cover-mine = Vous sacrifiez un de vos emplacements pour cacher votre couleur.
hint-annihilate = Les deux pièces disparaissent, et l'emplacement redevient { detail-objectives-is }.

# Pourquoi un robot a joué cela
why-cover = J'ai pris un emplacement à la couleur { colour }, qui en avait { $spots }.
why-annihilate = Les deux pièces disparaissent, et l'emplacement redevient { detail-objectives-is }.
why-gain = Cet emplacement est devenu le mien (il était { detail-objectives-is }).
why-cover-mine = J'ai sacrifié un de mes emplacements pour cacher ma couleur.

# Le défi du jour
daily-line = La même donne pour tous, à parts égales, contre un maître.
daily-result = { $won ->
    [yes] { $shared ->
        [yes] à égalité avec le maître
       *[no] { $lead ->
            [0] gagné au départage
            [one] gagné d'un emplacement
           *[other] gagné de { $lead } emplacements
        }
    }
   *[no] { $behind ->
        [0] perdu au départage
        [one] perdu d'un emplacement
       *[other] perdu de { $behind } emplacements
    }
}
