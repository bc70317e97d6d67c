### Le laboratoire.

lab-missing = Il faut { $package }, qui n'est pas installé : pip install 'saqqara[{ $extra }]'.
lab-device = L'appareil « { $device } » n'existe pas : choisissez cpu, cuda ou ray.
lab-address = --address désigne une grappe Ray : ajoutez --device ray.
lab-games = --games { NUMBER($games, useGrouping: 0) } ne peut pas se jouer : demandez au moins une partie.
lab-players = Joueurs nommés : { $players } ; places : { $seats }. Nommez-en un pour toutes les places, ou un par place.
lab-seconds = « { $player } » réfléchit selon l'horloge, ses parties ne pourraient pas être rejouées : donnez-lui un nombre d'essais ({ $level }@2000).
lab-cuda-players = Sur un GPU, seul le hasard joue : omettez --players, ou choisissez un autre --device.
lab-too-large = La colonne « { $column } » de { $name } ne tient pas dans { $type } : son tally.py doit nommer un type plus grand.
lab-out-exists = { $path } existe déjà : choisissez un autre nom, ou réécrivez-le avec --fresh.
lab-no-folder = Le dossier { $path } n'existe pas : créez-le d'abord, ou choisissez un autre nom.
lab-other-plan = { $path } contient les morceaux d'une autre simulation (différences : { $differs }). Redemandez la même pour la poursuivre, choisissez un autre --out, ou recommencez avec --fresh.
lab-strange-parts = { $path } contient autre chose que les morceaux d'une simulation, ou ils sont abîmés : choisissez un autre --out, ou recommencez avec --fresh.
lab-worker-lost = Un processus s'est arrêté avant l'heure (tué, ou à court de mémoire). Relancez la même commande : avec --out, elle reprend où elle en était.
lab-no-cluster = La grappe Ray à l'adresse { $address } est injoignable : { $what }
lab-cluster-lost = La grappe Ray a perdu un morceau trop souvent ({ $what }). Relancez la même commande : avec --out, elle reprend où elle en était.
lab-no-part = Le morceau { NUMBER($number, useGrouping: 0) } a été joué mais n'est pas dans { $path } : sur d'autres machines, les processus doivent atteindre ce dossier par le même chemin.
lab-puzzles-kept = { $path } garde ce qui a été trouvé pour un autre jeu, une autre graine ou un autre nombre d'essais : choisissez un autre --keep, ou demandez la même chose.
lab-puzzles-game = { $name } ne dit rien de ses problèmes : il n'a pas de « puzzles.py ».

# Rapports
report-strange = { $path } n'est pas un fichier de « saqqara simulate », ou ne contient aucune partie : faites-en un par « saqqara simulate JEU --out parties.parquet ».
report-two-games = Ces fichiers portent sur deux jeux ({ $one } et { $other }) : comparez deux fichiers du même jeu.
report-two-tables = Ces fichiers portent sur des tables de { $one } et de { $other } places : comparez deux fichiers au même nombre de places.
report-percent = { $number } %
report-between = { $low } à { $high }
report-players = { $many ->
    [one] { $players }, à toutes les places
   *[other] { $players }, qui avancent d'une place à chaque partie
}
report-option = { $name } : { $value }
report-title = { $title } à { $seats } : { $games } parties
report-lead = Des parties simulées, et ce qu'elles disent du jeu. Une flèche marque ce que le hasard n'explique pas.
report-numbers = Les chiffres
report-section-summary = En bref
report-section-summary-of = En bref : { $name }
report-section-differences = Côte à côte
report-section-limits = Ce que ces données ne peuvent pas dire
report-section-course = Qui gagne, de combien, et comment
report-section-categories = Les points par catégorie
report-section-actions = Ce qu'on fait
report-section-how = Comment c'est calculé
report-fact-file = Fichier
report-fact-games = Parties
report-fact-seats = Joueurs à la table
report-fact-players = Qui a joué
report-fact-options = Options
report-fact-deck = Paquet
report-fact-seed = Graine
report-deck-own = celui du jeu
report-deck-other = un autre que celui du jeu
report-seed = { $seed } (version { NUMBER($rules, useGrouping: 0) } des règles)
report-sum-scores = On marque { $score } points en moyenne, { $winning } quand on gagne. Le vainqueur devance le suivant de { $margin } points ; dans { $close } des parties, l'avance ne dépasse pas un vingtième de son score. Une partie compte { $moves } coups.
report-sum-first-more = Commencer est un avantage : qui commence gagne { $win } des parties ({ $low } à { $high }), alors que l'équilibre serait { $even }.
report-sum-first-less = Commencer est un inconvénient : qui commence gagne { $win } des parties ({ $low } à { $high }), alors que l'équilibre serait { $even }.
report-sum-first-even = Commencer n'est pas un avantage que ces parties puissent montrer : qui commence en gagne { $win } ({ $low } à { $high }), l'équilibre étant { $even }.
report-sum-seats-even = Tous commencent en même temps, et aucune place ne gagne plus souvent qu'une autre au-delà du hasard.
report-sum-seats-uneven = Tous commencent en même temps, et pourtant la place { SEAT($seat) } gagne { $win } des parties, alors que l'équilibre serait { $even }.
report-sum-players = Parmi ceux qui ont joué, { $best } gagne le plus ({ $win }), { $worst } le moins ({ $least }).
report-sum-categories = La plupart des points viennent de « { $most } » ({ $points } par joueur). Les vainqueurs se distinguent surtout par « { $ahead } » ({ $more } points).
report-sum-drama = La tête change { $changes } fois par partie. Dans { $late } des parties, c'est pour la dernière fois dans le dernier dixième des coups ; dans { $never }, jamais.
report-sum-things = { $column }, { $many } en tout : au-delà du hasard, { $above } au-dessus de leur moyenne et { $below } au-dessous. Le plus de victoires vont avec { $best } ({ $gain } sur cent), le moins avec { $worst } ({ $loss }).
report-sum-things-even = { $column } : aucun des { $many } ne va avec plus ou moins de victoires que la moyenne au-delà du hasard.
report-cannot-who = Ce sont des parties entre programmes : { $players }. Les gens jouent autrement, et des joueurs plus forts ou plus faibles trouveront peut-être autre chose de bon.
report-cannot-chance = Personne ici ne voulait gagner : tous les coups ont été tirés au sort. Ce qui sert à qui veut gagner, ces parties ne le disent pas.
report-cannot-cause = Ce qui va ensemble n'est pas toujours cause l'un de l'autre. Une carte peut aller avec la victoire parce qu'elle vient à qui mène, et une action parce qu'on peut se la permettre.
report-cannot-many = { $many } choses et actions ont été regardées. Les intervalles d'un tableau sont élargis pour tenir tous ensemble 19 fois sur 20, mais à force de chercher on trouve.
report-cannot-few = { $games } parties, c'est peu : une part de victoires n'est alors connue qu'à { $blur } près.
report-cannot-blur = Avec { $games } parties, une part de victoires est connue à { $blur } près. Ce qui est plus petit se perd dans le hasard ; et ce que le hasard n'explique pas peut être trop petit pour que quiconque le remarque.
report-cannot-elsewhere = Cela vaut pour ce nombre de joueurs, ce paquet et ces options. Une autre table peut être un autre jeu.
report-plot-scores = Les scores de tous
report-plot-winning = Les scores des vainqueurs
report-plot-margin = L'avance du vainqueur
report-plot-moves = La durée
report-plot-changes = Changements de tête
report-plot-last = Le dernier changement de tête
report-plot-seats = Qui gagne
report-plot-all = Les points d'un joueur
report-plot-ahead = Ce que les vainqueurs ont de plus
report-plot-actions = Une fois de plus
report-axis-scores = points
report-axis-winning = points
report-axis-margin = points d'avance sur le suivant
report-axis-moves = coups
report-axis-changes = changements de tête par partie
report-axis-last = après tant de % des coups
report-axis-games = % du total
report-axis-win = % des victoires
report-axis-points = points
report-never = jamais
report-seat = place { SEAT($seat) }
report-first = qui commence
report-in-victories = en victoires
report-in-points = en points
report-distribution = En moyenne { $mean } ; la moitié jusqu'à { $middle }, neuf sur dix entre { $low } et { $high }.
report-says-last = Dans { $late } des parties, il a lieu dans le dernier dixième ; dans { $never }, la tête ne change jamais.
report-says-seats = La part des victoires et son intervalle ; les victoires partagées comptent en partie. Le trait interrompu est à { $even }, part égale.
report-says-all = Moyenne de tous les joueurs.
report-says-ahead = La moyenne des vainqueurs d'une partie, moins celle de ses autres joueurs.
report-most-least = Le plus : { $top }, { $most } ; le moins : { $bottom }, { $least }.
report-ends = Les { $shown } des deux bouts sont montrés ; le tableau a les { $many }.
report-things-how = Dans les parties où certains l'ont eu et d'autres non : de combien ceux qui l'ont eu ont gagné (en centièmes des victoires) ou marqué davantage.
report-things-line = Le trait interrompu est la moyenne de tout ce que montre un graphique ; une flèche dans le tableau marque ce qui s'en écarte au-delà du hasard.
report-kinds-how = Pour les sortes : ce avec quoi va un de plus de la sorte, en comparant les joueurs d'une même partie.
report-actions-how = Ce avec quoi va une fois de plus, en comparant les joueurs d'une même partie.
report-head-part = part
report-head-what = quoi
report-head-value = valeur
report-head-between = intervalle
report-head-difference = différence
report-differs = Les deux diffèrent au-delà du hasard en : { $names }.
report-of = { $name } : { $says }
report-no-difference = Rien dans ce tableau ne diffère au-delà du hasard.
report-measure-score = Score d'un joueur
report-measure-winning = Score du vainqueur
report-measure-margin = Avance du vainqueur
report-measure-close = Fins serrées, % des parties
report-measure-moves = Coups
report-measure-changes = Changements de tête
report-measure-first = Victoires de qui commence, %
report-how-1 = Chaque partie compte une fois : ses joueurs ne sont pas indépendants, on les compare donc au sein de leur partie, et les intervalles viennent de ce qui sépare les parties.
report-how-2 = Les intervalles sont à 95 %. Dans un tableau de plusieurs choses, chacun est assez large pour que tous tiennent à la fois (Bonferroni). « Au-delà du hasard » est ce qui en sort.
report-how-3 = Une victoire partagée compte en parts égales. Une fin est serrée quand l'avance du vainqueur ne dépasse pas un vingtième de son score.

# L'équilibre d'un paquet
balance-title = L'équilibre du paquet
balance-played = { $games } parties à { $seats }, entre joueurs égaux ({ $player }).
balance-strong = Trop fort : { $names }. Qui { $many ->
    [one] l'a
   *[other] a l'une d'elles
} marque au moins { $margin } points de plus qu'avec une carte moyenne, au-delà du hasard.
balance-weak = Trop faible : { $names }. Qui { $many ->
    [one] l'a
   *[other] a l'une d'elles
} marque au moins { $margin } points de moins qu'avec une carte moyenne, au-delà du hasard.
balance-cards-even = Aucune carte n'est trop forte ni trop faible : aucune ne s'écarte de la moyenne de { $margin } points (un demi-écart type des scores) au-delà du hasard. La meilleure est { $best } ({ $gain }), la moins bonne { $worst } ({ $loss }).
balance-cards-unsure = Si peu de parties ne disent pas si une carte est trop forte ou trop faible : sa valeur en points n'est connue qu'à ±{ $blur }, et un écart de { $margin } est déjà de trop. Demandez-en davantage (--games).
balance-kinds-even = { $family } : rien n'y est meilleur ni pire que le reste de façon notable.
balance-kinds-off = { $family } : ce qui s'écarte : { $names }.
balance-start-none = Tous commencent en même temps.
balance-start-even = Qui commence gagne { $win } ({ $low } à { $high }) : l'équilibre ({ $even }), pour autant qu'on puisse le dire.
balance-start-slight = Qui commence gagne { $win } ({ $low } à { $high }), alors que l'équilibre serait { $even } : un écart, mais pas à coup sûr d'un dixième de part.
balance-start-off = Qui commence gagne { $win } ({ $low } à { $high }), alors que l'équilibre serait { $even } : c'est trop, un dixième de part au moins.
balance-players = Ces joueurs ({ $player }) sont capables sans être forts ; ce que seul un jeu médiocre rend bon ou mauvais se voit ici aussi.
balance-head-win = victoires, sur cent
balance-head-points = points

### Apprendre (lab/train.py)
learn-no-judgement = { $name } n'a pas de jugement à apprendre : il faut un judgement.py dans son dossier.
learn-unreadable = { $path } n'est pas un apprentissage conservé : { $what }
learn-other-plan = { $path } est l'apprentissage d'un autre plan : { $plan }. Donnez la même graine, les mêmes parties et les mêmes options.
