title = Gardiens
tagline = Amassez des trésors face cachée, et éveillez ce qui garde ceux des autres.

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

refused-over = La partie est finie : un explorateur a atteint le but.
refused-turn = Ce n'est pas votre tour : c'est au joueur { SEAT($turn) } de jouer.
refused-choose = Choisissez d'abord lesquelles des cartes tirées vous gardez.
refused-keep = Il n'y a pas de cartes tirées parmi lesquelles choisir.
refused-no-card = La pile { $pile } était vide et n'a pas donné de carte.
refused-two-cards = Il n'y a pas de carte tirée { $number } : la carte 1 vient de la pile 1, la carte 2 de la pile 2.
refused-pile = Il n'y a pas de pile { $pile } : il y a les piles 1 et 2.
refused-empty-pile = La pile { $pile } est vide : il n'y a rien à explorer.
refused-secure = Vous n'avez rien à sécuriser : sans carte face cachée, vous ne pouvez qu'explorer.
refused-explorer = Personne n'est assis là : « awaken » va de 0 (joueur 1) à { $most } (joueur { SEAT($most) }).
refused-oneself = On éveille les gardiens de quelqu'un d'autre, pas les siens.
refused-needs-card = Pour éveiller, il vous faut au moins une carte face cachée.
refused-nothing-there = Le joueur { SEAT($seat) } n'a aucune carte face cachée à révéler.
refused-pass = Vous pouvez agir, donc vous ne pouvez pas passer.

deck-choice = Carte { $card }, champ « { $field } » : « { $got } » ne convient pas ; choisissez parmi { $known }.
deck-count = Carte { $card } : une salle montre 1 à { $most } trésors, pas { $got }.
deck-backs = Champ « backs » : la somme des nombres est { $got } et non { $wanted }.
deck-guardians = Nombre de cartes à gardien au dos « { back } » : { $got } ; il en faut { $wanted }.

board-empty = vide
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-drawn = Tirées pour le loup-garou
board-none = pas de carte
board-goal = But : { $goal } points
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-you = vous
board-turn = à jouer
board-secure = sécuriser : { board-points }
board-extra = (et encore un tour)
board-discard = Défausse : { $count }
board-newest = dernières :
board-pile = Pile { $pile }

# La fin
detail-reached = Qui a atteint le but
detail-reached-is = { $name }
detail-before = Points avant les dernières cartes
detail-revealed = Points des dernières cartes

hint-explore = { $guarded } % des salles à ce dos cachent un gardien ; { $points ->
    [0] vous ne tenez encore rien
    [one] vous tenez { $points } point
   *[other] vous tenez { $points } points
}.
hint-explore-warded = { $guarded } % des salles à ce dos cachent un gardien, mais vous avez l'amulette qu'il faut ; { $points ->
    [one] vous tenez { $points } point
   *[other] vous tenez { $points } points
}.
hint-secure = { $points ->
    [one] { $points } point est à vous
   *[other] { $points } points sont à vous
} avant qu'on puisse vous les prendre.
hint-secure-guarded = Un gardien est devant vous : mieux vaut rentrer { $points ->
    [one] { $points } point
   *[other] { $points } points
} que les perdre.
hint-secure-goal = { $points ->
    [one] Un point vous mène
   *[other] { $points } points vous mènent
} au but.
hint-awaken = D'après les salles que vous n'avez pas vues, les gardiens l'y emportent { $risk } fois sur cent ; il y a là en moyenne { $points ->
    [one] un point
   *[other] { $points } points
}.
hint-keep = { $points ->
    [one] { $points } trésor
   *[other] { $points } trésors
} de plus, sans gardien.
hint-keep-guarded = { $points ->
    [one] { $points } trésor de plus vaut
   *[other] { $points } trésors de plus valent
} bien un gardien.
hint-keep-none = Ce qui a été pioché ferait plus de mal que de bien.
hint-pass = Il n'y a rien d'autre à faire.

# Pourquoi un robot a joué cela
why-explore = { $rooms ->
    [0] Je n'avais rien devant moi
    [one] J'avais une salle devant moi
   *[other] J'avais { $rooms } salles devant moi
} ; { $guarded } % des salles à ce dos qui ne sont pas défaussées cachent un gardien.
why-secure = J'avais { $rooms ->
    [one] une salle devant moi, et quelqu'un pouvait l'éveiller.
   *[other] { $rooms } salles devant moi, et quelqu'un pouvait les éveiller.
}
why-awaken = D'après les dos, les gardiens l'y emportent dans { $risk } % des cas ; de telles salles valent en moyenne { $points ->
    [one] un point
   *[other] { $points } points
}.
why-keep = Ce que j'ai gardé valait le risque.
why-keep-none = Ce qui a été pioché m'aurait fait plus de mal que de bien.
why-pass = Il n'y avait rien d'autre à faire.
why-explored = { $points ->
    [0] Je ne tenais encore rien
    [one] Je tenais un point, qu'aucun gardien ne menaçait
   *[other] Je tenais { $points } points, qu'aucun gardien ne menaçait
}.
why-explored-guarded = Je tenais { $points ->
    [one] un point
   *[other] { $points } points
} et un gardien, en espérant que personne ne s'en doute.
why-secured = { $points ->
    [one] Un point me suffisait : je l'ai rentré.
   *[other] { $points } points me suffisaient : je les ai rentrés.
}
why-secured-guarded = Un gardien était parmi mes salles : mieux valait rentrer { $points ->
    [one] un point
   *[other] { $points } points
} que tout perdre.

# Le défi du jour
daily-line = Le même mélange pour tout le monde, contre trois initiés.
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
