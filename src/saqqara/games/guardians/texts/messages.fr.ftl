title = Gardiens
tagline = Amassez des trésors face cachée, et éveillez les gardiens de vos rivaux.

back = { $back ->
    [green] verte
    [yellow] jaune
   *[red] rouge
}
letter = { $back ->
    [green] V
    [yellow] J
   *[red] R
}
treasure = { $treasure ->
    [chest] { $count ->
        [one] coffre
       *[other] coffres
    }
    [vase] { $count ->
        [one] vase
       *[other] vases
    }
    [cup] { $count ->
        [one] coupe
       *[other] coupes
    }
    [crown] { $count ->
        [one] couronne
       *[other] couronnes
    }
    [mask] { $count ->
        [one] masque
       *[other] masques
    }
   *[scarab] { $count ->
        [one] scarabée
       *[other] scarabées
    }
}
centre = { $centre ->
    [amulet] amulette
    [mummy] momie
    [werewolf] loup-garou
    [frank] Frank
   *[none] rien
}

refused-over = La partie est terminée : le but est atteint.
refused-turn = Ce n'est pas à vous de jouer : c'est au joueur { SEAT($turn) }.
refused-choose = Choisissez d'abord les salles piochées que vous gardez.
refused-keep = Il n'y a pas de salle piochée à choisir.
refused-no-card = La pile { $pile } était vide : aucune salle n'en a été piochée.
refused-two-cards = Il n'y a pas de salle piochée { $number }. Choisissez la salle 1 (de la pile 1) ou la salle 2 (de la pile 2).
refused-pile = Il n'y a pas de pile { $pile }. Choisissez la pile 1 ou 2.
refused-empty-pile = Vous ne pouvez pas explorer la pile { $pile } : elle est vide.
refused-secure = Vous n'avez pas de salle à sécuriser.
refused-explorer = Ce joueur n'existe pas. Après « awaken », écrivez un nombre de 0 (joueur 1) à { $most } (joueur { SEAT($most) }).
refused-oneself = Vous ne pouvez pas éveiller vos propres gardiens.
refused-needs-card = Il vous faut une salle pour éveiller des gardiens.
refused-nothing-there = Le joueur { SEAT($seat) } n'a aucune salle à éveiller.
refused-pass = Vous ne pouvez pas passer tant que vous pouvez jouer.

deck-choice = Carte { $card }, champ « { $field } » : choisissez { $known }, et non « { $got } ».
deck-count = Carte { $card } : le nombre de trésors doit aller de 1 à { $most }, et non { $got }.
deck-backs = Champ « backs » : la somme des nombres doit être { $wanted }, et non { $got }.
deck-guardians = Cartes à gardien, dos { $back ->
    [green] vert
    [yellow] jaune
   *[red] rouge
} : il en faut { $wanted }, et non { $got }.

board-empty = vide
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-drawn = Piochées pour le loup-garou
board-none = aucune carte
board-goal = But : { $goal } points
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-you = vous
board-turn = au trait
board-secure = sécuriser : { board-points }
board-extra = (plus un tour)
board-discard = Défausse : { $count }
board-newest = dernières :
board-pile = Pile { $pile }

# La fin
detail-reached = A atteint le but
detail-reached-is = { $name }
detail-before = Points avant la révélation finale
detail-revealed = Points de la révélation finale

hint-explore = { $guarded } % des salles non vues avec ce dos cachent un gardien (1 sur { $rooms } dans tout le paquet). { $points ->
    [0] Vous n'avez aucun point en jeu.
    [one] Vous avez { $points } point en jeu.
   *[other] Vous avez { $points } points en jeu.
}
hint-explore-warded = { $guarded } % des salles non vues avec ce dos cachent un gardien (1 sur { $rooms } dans tout le paquet), mais vous avez une amulette. { $points ->
    [one] Vous avez { $points } point en jeu.
   *[other] Vous avez { $points } points en jeu.
}
hint-secure = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} avant que quelqu'un n'éveille vos salles.
hint-secure-guarded = Vous avez { $guardians ->
    [one] un gardien
   *[other] { $guardians } gardiens
} : mieux vaut marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
} que tout perdre.
hint-secure-goal = { $points ->
    [one] Un point vous mène
   *[other] { $points } points vous mènent
} au but.
hint-awaken = D'après ce que vous avez vu, les gardiens l'emportent ici dans { $risk } % des cas. Ces salles valent { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
hint-keep = Vous gagnez { $points ->
    [one] { $points } trésor
   *[other] { $points } trésors
} et aucun gardien.
hint-keep-guarded = { $points ->
    [one] { $points } trésor de plus vaut
   *[other] { $points } trésors de plus valent
} bien le risque d'un gardien.
hint-keep-none = Ces salles vous coûteraient plus qu'elles ne rapportent.
hint-pass = Vous n'avez pas d'autre coup.

# Pourquoi un robot a joué cela
why-explore = { $rooms ->
    [0] Je n'avais aucune salle
    [one] J'avais une salle
   *[other] J'avais { $rooms } salles
}. { $guarded } % des salles avec ce dos encore en jeu cachent un gardien.
why-secure = J'avais { $rooms ->
    [one] une salle que quelqu'un pouvait éveiller.
   *[other] { $rooms } salles que quelqu'un pouvait éveiller.
}
why-awaken = D'après leurs dos, les gardiens l'emportent dans { $risk } % des cas. De telles salles valent { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
why-keep = Les salles gardées valaient le risque.
why-keep-none = Ces salles m'auraient coûté plus qu'elles ne rapportent.
why-pass = Je n'avais pas d'autre coup.
why-explored = { $points ->
    [0] Je n'avais aucun point en jeu
    [one] J'avais un point en jeu et aucun gardien
   *[other] J'avais { $points } points en jeu et aucun gardien
}.
why-explored-guarded = J'avais { $points ->
    [one] un point
   *[other] { $points } points
} et { $guardians ->
    [one] un gardien
   *[other] { $guardians } gardiens
}. J'espérais que personne ne le devinerait.
why-secured = { $points ->
    [one] Un point me suffisait.
   *[other] { $points } points me suffisaient.
}
why-secured-guarded = J'avais { $guardians ->
    [one] un gardien
   *[other] { $guardians } gardiens
} : mieux valait marquer { $points ->
    [one] un point
   *[other] { $points } points
} que tout perdre.

# Le défi du jour
daily-line = Le même mélange pour tous, contre trois initiés.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] { $shared ->
        [yes] à égalité avec le meilleur initié
       *[no] devant les trois initiés
    }
    [2] deuxième sur quatre
    [3] troisième sur quatre
   *[4] derrière les trois initiés
}
