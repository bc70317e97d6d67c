unknown-level = Il n'y a pas de robot « { $level } » : choisissez une force de 1/10 à 10/10, ou bien { $known }.
level-chance = Hasard
level-chance-line = Joue n'importe quel coup permis.
level-novice = Novice
level-novice-line = Connaît les règles, voit l'évident et manque le reste.
level-apprentice = Apprenti
level-apprentice-line = Prend ce qui est bon tout de suite ; demain attendra.
level-adept = Initié
level-adept-line = Réfléchit à l'avance et se trompe rarement.
level-master = Maître
level-master-line = Joue mille parties dans sa tête et lit ce que vous cachez.
level-deep = Profond
level-deep-line = Réfléchit dans votre navigateur, plus longtemps qu'un maître. Seulement aux tables où vous êtes seul avec des robots, car ce que sait le robot se trouve aussi dans votre navigateur.
bot-deep-here = Un robot profond réfléchit dans le navigateur de la personne seule contre qui il joue : ici, choisissez un niveau de hasard à maître.
hint-plain = C'est ce qui a donné le mieux : { $games ->
    [one] une partie au hasard a été essayée
   *[other] { $games } parties au hasard ont été essayées
} après chaque coup.
external-start = Le programme « { $command } » n'a pas pu être lancé : { $what }.
external-answer = Le programme « { $command } » a dit « { $said } », ce qui n'est pas une réponse ({ $what }). Il doit dire {"{"}"move": "…"{"}"} sur une ligne.
external-gone = Le programme « { $command } » s'est arrêté au milieu d'une partie.
external-slow = Le programme « { $command } » n'a rien dit depuis { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
external-move = Le programme « { $command } » a voulu jouer « { $move } », qui n'est pas un de ses coups : { $known } …

# Le bilan d'une partie terminée. Le client web dit ces phrases aussi.

review-running = Cette partie n'est pas terminée : on ne fait le bilan que d'une partie finie.
review-point = ,
review-percent = { $value } %
review-amount = { $value }
review-turn-error = Coup { $number } : { $name } a joué « { $move } » alors que « { $best } » valait mieux, et y a perdu { $cost } % de victoire.
review-turn-missed = Coup { $number } : { $name } a laissé passer le temps alors que « { $best } » était possible, et y a perdu { $cost } % de victoire.
review-turn-draw = Coup { $number } : ce qui est apparu quand { $by } a joué « { $move } » a { $way ->
    [up] donné { $change } % de victoire à { $name }
   *[down] coûté { $change } % de victoire à { $name }
}.
review-turn-clock = Coup { $number } : ce qui est venu à la fin du temps a { $way ->
    [up] donné { $change } % de victoire à { $name }
   *[down] coûté { $change } % de victoire à { $name }
}.
review-turn-end = Coup { $number } : ce que la fin a révélé a { $way ->
    [up] donné à { $name } les derniers { $change } % de la victoire
   *[down] coûté { $change } % de victoire à { $name }
}.
review-part = Examiné seulement jusqu'au coup { $through } sur { $moves }.
review-won = { $name } a gagné.
review-won-early = { $name } a gagné : la partie a été abandonnée. Elle est jugée telle qu'elle était alors.
review-shared = { $names } se partagent la victoire.
review-nobody = La partie a été arrêtée avant que quelqu'un ait gagné. Elle est jugée telle qu'elle était alors.
review-even = On ne peut dire qui a le mieux joué : la différence peut tenir au hasard.
review-better = { $name } a mieux joué.
review-better-cards = { $name } a mieux joué ; les cartes ont décidé pour { $winner }.
review-decided-cards = La chance a pesé plus lourd que le jeu.
review-decided-play = Le jeu a pesé plus lourd que la chance.
review-estimated = Les chiffres sont des estimations à vue, dont personne ne connaît la marge d'erreur : pas de verdict sur qui a le mieux joué.

review-title = Bilan de la partie
review-heading = Bilan de la partie : { $title }
review-verdict = La partie en bref
review-curve = Les chances de chacun
review-curve-line = La chance de gagner de chacun, coup après coup, tout étant découvert : leur somme fait 100 %.
review-curve-off = Une autre recherche peut s'en écarter de { $error } %.
review-move = coup
review-start = donne
review-players = Comment chacun a joué
review-player = joueur
review-rate = perte par décision
review-points = en points
review-mistakes = erreurs
review-errors-of = { $mistakes } sur { $decisions }
review-band = joue comme
review-band-novice = un novice
review-band-apprentice = un apprenti
review-band-adept = un initié
review-band-master = un maître
review-band-none = –
review-accounts = La chance et l'adresse
review-accounts-line = D'où vient le résultat de chacun, en centièmes de victoire. La somme des parts fait le résultat.
review-part-share = part égale
review-part-luck = chance
review-part-errors = ses erreurs
review-part-gifts = erreurs des autres
review-part-others = jeu des autres
review-part-drift = calcul
review-part-result = résultat
review-turns = Les tournants
review-no-turns = Aucun coup n'a changé une chance au-delà du hasard.
review-decisions = Les décisions
review-decisions-line = Les décisions qui ont coûté quelque chose au-delà du hasard, les plus chères d'abord.
review-no-mistakes = Aucune décision n'a eu de coût que l'on puisse distinguer du hasard.
review-played = joué
review-best = meilleur
review-cost = coût
review-close = trop proche pour trancher
review-equal = aussi bon
review-missed = rien à temps
review-numbers = Les chiffres
review-lead = Coups : { $moves } ; parties essayées de tête : { $tried }.
review-interval = Le nombre qui suit ± dit de combien une autre recherche différerait par le seul hasard (95 fois sur 100), et non à quelle distance de la vérité se trouve la recherche.
review-lead-estimated = Coups : { $moves }. Les chiffres sont des estimations à vue.
review-nothing = Rien n'a été examiné de cette partie : il n'y a rien à juger.
review-thought = L'examen numéro { $number } n'est pas de cette partie ({ $field }).

# Pourquoi un robot a joué cela
why-chance = Sans raison : je joue tout ce que les règles permettent.
why-plain = C'est ce qui a le mieux marché quand j'ai essayé chaque coup dans des parties au hasard.
why-no-move = Il n'y a pas de coup { $number } à expliquer : { $known ->
    [one] un coup a été joué
   *[other] { $known } coups ont été joués
} que vous pouvez voir, comptés à partir de 0.
why-clock = C'est l'horloge qui a joué ce coup, et elle n'a pas de raisons.
level-number = Force { $number }
# Une place que ne tient aucun niveau
level-sand = Le sable
