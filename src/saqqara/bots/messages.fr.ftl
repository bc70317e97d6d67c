unknown-level = Le robot « { $level } » n'existe pas. Choisissez une force de 1/10 à 10/10, ou bien { $known }.
level-chance = Hasard
level-chance-line = Joue au hasard.
level-novice = Novice
level-novice-line = Connaît les règles et joue les coups évidents.
level-apprentice = Apprenti
level-apprentice-line = Prend ce qui est bon tout de suite, sans anticiper.
level-adept = Initié
level-adept-line = Anticipe et se trompe rarement.
level-master = Maître
level-master-line = Simule des milliers de parties et devine ce que vous cachez.
level-deep = Expert
level-deep-line = Réfléchit plus longtemps qu'un maître, dans votre navigateur. Disponible seulement quand vous jouez seul contre des robots.
bot-deep-here = Les robots experts ne jouent que dans le navigateur d'un joueur seul. Ici, choisissez un niveau, de hasard à maître.
no-search = Les robots du jeu { $name } jouent sans anticiper, car leur recherche n'a pas été construite à partir des sources actuelles. Lancez : python -m saqqara.wasm.build { $name }
hint-plain = Meilleur résultat sur { $games ->
    [one] une partie aléatoire
   *[other] { $games } parties aléatoires
} à partir de chaque coup.
external-none = Un joueur « exec » nécessite une commande, comme exec:python bot.py.
external-start = Le programme « { $command } » n'a pas pu être lancé : { $what }.
external-answer = Le programme « { $command } » a répondu « { $said } », ce qui n'est pas valide ({ $what }). Il doit écrire {"{"}"move": "…"{"}"} sur une ligne.
external-gone = Le programme « { $command } » s'est arrêté au milieu d'une partie.
external-slow = Le programme « { $command } » ne répond pas depuis { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
external-move = Le programme « { $command } » a voulu jouer « { $move } », qui n'est pas un coup permis. Les coups permis sont { $known } …

# Le bilan d'une partie terminée. Le client web dit ces phrases aussi.

review-running = Seule une partie terminée peut avoir un bilan.
review-point = ,
review-percent = { $value } %
review-amount = { $value }
review-turn-error = Coup { $number } : { $name } a joué « { $move } », mais « { $best } » était meilleur. Cette erreur coûte { $cost } % de chances de gagner.
review-turn-missed = Coup { $number } : { $name } n'a pas joué à temps, alors que « { $best } » était possible. Cela coûte { $cost } % de chances de gagner.
review-turn-draw = Coup { $number } : la chance, au coup « { $move } » ({ $by }), { $way ->
    [up] donne { $change } % de chances de gagner à
   *[down] coûte { $change } % de chances de gagner à
} { $name }.
review-turn-clock = Coup { $number } : la chance, une fois le temps écoulé, { $way ->
    [up] donne { $change } % de chances de gagner à
   *[down] coûte { $change } % de chances de gagner à
} { $name }.
review-turn-end = Coup { $number } : la révélation finale { $way ->
    [up] donne { $change } % de chances de gagner à { $name }.
   *[down] coûte { $change } % de chances de gagner à { $name }.
}
review-part = Ce bilan ne couvre que les coups 1 à { $through } sur { $moves }.
review-won = { $name } a gagné.
review-won-early = { $name } a gagné par abandon. Le bilan juge la position à ce moment-là.
review-shared = { $names } se partagent la victoire.
review-nobody = La partie s'est arrêtée sans vainqueur. Le bilan juge la position à ce moment-là.
review-even = Impossible de dire qui a mieux joué : la différence peut tenir à la chance.
review-better = { $name } a mieux joué.
review-better-cards = { $name } a mieux joué, mais { $winner } a gagné grâce à la chance.
review-decided-cards = La chance a compté plus que le talent.
review-decided-play = Le talent a compté plus que la chance.
review-estimated = Ces chiffres sont des estimations grossières, de marge d'erreur inconnue. Ils ne disent pas qui a mieux joué.

review-title = Bilan de la partie
review-heading = Bilan de la partie : { $title }
review-verdict = En bref
review-curve = Chances de gagner
review-curve-line = Les chances de gagner de chaque joueur, coup par coup, quand on connaît toutes les informations cachées. Leur somme fait 100 %.
review-curve-off = Marge d'erreur : ± { $error } %.
review-move = coup
review-start = donne
review-players = Le jeu de chacun
review-player = joueur
review-rate = perte moyenne par coup
review-points = en points
review-mistakes = erreurs
review-errors-of = { $mistakes } sur { $decisions }
review-band = joue comme
review-band-novice = un novice
review-band-apprentice = un apprenti
review-band-adept = un initié
review-band-master = un maître
review-band-none = –
review-accounts = Chance et talent
review-accounts-line = D'où vient le résultat de chacun, en % de victoire. Le résultat est la somme des parts.
review-part-share = part égale
review-part-luck = chance
review-part-errors = ses erreurs
review-part-gifts = erreurs des autres
review-part-others = jeu des autres
review-part-drift = marge d'estimation
review-part-result = résultat
review-turns = Tournants
review-no-turns = Aucun coup n'a changé les chances de gagner de plus que la marge d'erreur.
review-decisions = Décisions
review-decisions-line = Les décisions qui ont coûté plus que la marge d'erreur, les plus grosses erreurs d'abord.
review-no-mistakes = Aucune décision n'a coûté plus que la marge d'erreur.
review-played = joué
review-best = meilleur
review-cost = coût
review-close = trop serré pour trancher
review-equal = tout aussi bon
review-missed = pas de coup à temps
review-numbers = Chiffres
review-lead = Coups : { $moves } ; parties simulées : { $tried }.
review-interval = ± est la marge d'erreur (95 %) des calculs du moteur. Le moteur lui-même peut se tromper.
review-lead-estimated = Coups : { $moves }. Les chiffres sont des estimations grossières.
review-nothing = Aucun coup de cette partie n'a encore été étudié.
review-thought = Le coup étudié { $number } n'est pas de cette partie ({ $field }).

# Pourquoi un robot a joué cela
why-chance = Aucune raison : je joue au hasard.
why-plain = De tous les coups que j'ai essayés dans des parties aléatoires, c'est celui qui a le mieux marché.
why-no-move = Il n'y a pas de coup { $number } à expliquer. Vous voyez { $known ->
    [one] { $known } coup
   *[other] { $known } coups
}, numérotés à partir de 0.
why-clock = Temps écoulé : ce coup a été joué automatiquement.
level-number = Force { $number }
# Une place que ne tient aucun niveau
level-sand = Le sable
