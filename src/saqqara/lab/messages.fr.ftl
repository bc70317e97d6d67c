### Le laboratoire.

lab-missing = Il faut { $package }, qui n'est pas installé : pip install 'saqqara[{ $extra }]'.
lab-device = Appareil inconnu « { $device } » : choisissez cpu, cuda ou ray.
lab-address = --address désigne une grappe Ray : ajoutez --device ray.
lab-games = --games { NUMBER($games, useGrouping: 0) } est impossible : demandez un nombre de 1 à { NUMBER($most, useGrouping: 0) }.
lab-players = Joueurs : { $players } ; places : { $seats }. Nommez-en un pour toutes les places, ou un par place.
lab-seconds = « { $player } » joue à la pendule, ses parties ne pourraient pas être rejouées : donnez-lui des simulations ({ $level }@2000).
lab-cuda-players = Un GPU ne joue qu'au hasard : omettez --players, ou choisissez un autre --device.
lab-too-large = La colonne « { $column } » de { $name } ne tient pas dans { $type } : son tally.py doit nommer un type plus grand.
lab-out-exists = { $path } existe déjà : choisissez un autre nom, ou remplacez-le avec --fresh.
lab-no-folder = Le dossier { $path } n'existe pas : créez-le, ou choisissez un autre nom.
lab-other-plan = { $path } contient les morceaux d'une autre simulation (différences : { $differs }). Relancez cette commande-là pour la reprendre, choisissez un autre --out, ou recommencez avec --fresh.
lab-strange-parts = { $path } contient autre chose que les morceaux d'une simulation, ou des morceaux abîmés : choisissez un autre --out, ou recommencez avec --fresh.
lab-worker-lost = Un processus est mort (tué, ou à court de mémoire). Relancez la même commande : avec --out, elle reprend.
lab-no-cluster = La grappe Ray à l'adresse { $address } est injoignable : { $what }
lab-cluster-lost = La grappe Ray a perdu un morceau trop souvent ({ $what }). Relancez la même commande : avec --out, elle reprend.
lab-no-part = Le morceau { NUMBER($number, useGrouping: 0) } a été joué mais n'est pas dans { $path } : sur d'autres machines, les processus doivent atteindre ce dossier par le même chemin.
lab-puzzles-kept = { $path } est d'un autre jeu, d'une autre graine ou d'un autre nombre de simulations : choisissez un autre --keep, ou demandez la même chose.
lab-puzzles-game = { $name } ne décrit pas ses problèmes : il n'a pas de « puzzles.py ».

# Rapports
report-strange = { $path } n'a pas été écrit par « saqqara simulate », ou ne contient aucune partie : créez-en un avec « saqqara simulate JEU --out parties.parquet ».
report-damaged = { $path } est abîmé : refaites-le avec « saqqara simulate ».
report-two-games = Ces fichiers viennent de jeux différents ({ $one } et { $other }) : comparez deux fichiers du même jeu.
report-two-tables = Ces fichiers viennent de tables à { $one } et à { $other } places : comparez deux fichiers au même nombre de places.
report-percent = { $number } %
report-between = { $low } à { $high }
report-players = { $many ->
    [one] { $players }, à toutes les places
   *[other] { $players }, qui avancent d'une place à chaque partie
}
report-option = { $name } : { $value }
report-title = { $title } à { $seats } : { $games } parties
report-lead = Ce que des parties simulées disent de ce jeu. Une flèche marque ce que le hasard n'explique pas.
report-numbers = Chiffres
report-section-summary = Résumé
report-section-summary-of = Résumé : { $name }
report-section-differences = Comparaison
report-section-limits = Limites de ces données
report-section-course = Résultats et déroulement des parties
report-section-categories = Les points par catégorie
report-section-actions = Actions
report-section-how = Méthode
report-fact-file = Fichier
report-fact-games = Parties
report-fact-seats = Joueurs par table
report-fact-players = Joueurs
report-fact-options = Options
report-fact-deck = Paquet
report-fact-seed = Graine
report-deck-own = celui du jeu
report-deck-other = un autre
report-seed = { $seed } (version { NUMBER($rules, useGrouping: 0) } des règles)
report-sum-scores = Un joueur marque { $score } points en moyenne, un vainqueur { $winning }. Le vainqueur devance le deuxième de { $margin } points ; dans { $close } des parties, d'un vingtième de son score au plus. Une partie compte { $moves } coups.
report-sum-first-more = Commencer est un avantage : le premier joueur gagne { $win } des parties ({ $low } à { $high }) ; une part égale serait { $even }.
report-sum-first-less = Commencer est un inconvénient : le premier joueur gagne { $win } des parties ({ $low } à { $high }) ; une part égale serait { $even }.
report-sum-first-even = Commencer n'est pas un avantage net : le premier joueur gagne { $win } des parties ({ $low } à { $high }) ; une part égale serait { $even }.
report-sum-seats-even = Tous commencent en même temps, et aucune place ne gagne plus souvent qu'une autre au-delà du hasard.
report-sum-seats-uneven = Tous commencent en même temps, et pourtant la place { SEAT($seat) } gagne { $win } des parties ; une part égale serait { $even }.
report-sum-players = Parmi les joueurs, { $best } gagne le plus ({ $win }) et { $worst } le moins ({ $least }).
report-sum-categories = La plupart des points viennent de « { $most } » ({ $points } par joueur). Les vainqueurs se distinguent surtout par « { $ahead } » ({ $more } points).
report-sum-drama = La tête change { $changes } fois par partie. Dans { $late } des parties, le dernier changement a lieu dans le dernier dixième des coups ; dans { $never }, la tête ne change jamais.
report-sum-things = { $column } ({ $many }) : au-delà du hasard, { $above } au-dessus de la moyenne et { $below } au-dessous. La meilleure valeur, { $best }, va avec plus de victoires ({ $gain } sur cent) ; la plus faible, { $worst }, avec moins ({ $loss }).
report-sum-things-even = { $column } : sur { $many }, rien ne s'écarte de la moyenne au-delà du hasard.
report-cannot-who = Ces parties ont été jouées par des programmes : { $players }. Les gens jouent autrement, et d'autres niveaux peuvent préférer autre chose.
report-cannot-chance = Tous les coups ont été tirés au sort : ces parties ne montrent pas ce qui aide à gagner.
report-cannot-cause = Corrélation n'est pas causalité. Une carte peut aller avec la victoire parce qu'elle revient à celui qui mène, et une action parce que lui seul peut se la permettre.
report-cannot-many = { $many } éléments et actions ont été examinés. Les intervalles de chaque tableau tiennent ensemble 19 fois sur 20, mais à force de chercher on trouve toujours quelque chose.
report-cannot-few = { $games } parties, c'est peu : une part de victoires n'est connue qu'à ±{ $blur }.
report-cannot-blur = Avec { $games } parties, une part de victoires est connue à { $blur } près. Les écarts plus petits se perdent dans le hasard, et un écart réel peut rester trop petit pour être remarqué.
report-cannot-elsewhere = Ces résultats valent pour ce nombre de joueurs, ce paquet et ces options.
report-plot-scores = Tous les scores
report-plot-winning = Scores des vainqueurs
report-plot-margin = Avance du vainqueur
report-plot-moves = Durée des parties
report-plot-changes = Changements de tête
report-plot-last = Dernier changement de tête
report-plot-seats = Qui gagne
report-plot-all = Points par joueur
report-plot-ahead = Points de plus des vainqueurs
report-plot-actions = Une action de plus
report-axis-scores = points
report-axis-winning = points
report-axis-margin = points d'avance sur le deuxième
report-axis-moves = coups
report-axis-changes = changements de tête par partie
report-axis-last = après % des coups
report-axis-games = % du total
report-axis-win = % des victoires
report-axis-points = points
report-never = jamais
report-seat = place { SEAT($seat) }
report-first = premier joueur
report-in-victories = en victoires
report-in-points = en points
report-distribution = Moyenne { $mean } ; médiane { $middle } ; neuf sur dix entre { $low } et { $high }.
report-says-last = Dans { $late } des parties, il a lieu dans le dernier dixième ; dans { $never }, la tête ne change jamais.
report-says-seats = La part des victoires et son intervalle ; une victoire partagée compte en partie. Le tireté est à { $even }, une part égale.
report-says-all = Moyenne de tous les joueurs.
report-says-ahead = La moyenne des vainqueurs d'une partie, moins celle de ses autres joueurs.
report-most-least = Le plus : { $top }, { $most } ; le moins : { $bottom }, { $least }.
report-ends = Seules les valeurs extrêmes sont montrées ({ $shown }) ; le tableau les contient toutes ({ $many }).
report-things-how = Dans les parties où seuls certains l'ont eu : de combien ils ont gagné plus souvent (en points de pourcentage), ou marqué davantage.
report-things-line = Le tireté est la moyenne de chaque graphique ; une flèche dans le tableau marque un écart au-delà du hasard.
report-kinds-how = Par catégorie : l'effet d'un élément de plus, en comparant les joueurs d'une même partie.
report-actions-how = L'effet d'une fois de plus, en comparant les joueurs d'une même partie.
report-head-part = part
report-head-what = élément
report-head-value = valeur
report-head-between = intervalle
report-head-difference = différence
report-differs = Différences au-delà du hasard : { $names }.
report-of = { $name } : { $says }
report-changed = Changé : { $changes }.
report-change = { $name } { $one } → { $other }
report-change-card = carte { $number }
report-no-difference = Rien dans ce tableau ne diffère au-delà du hasard.
report-measure-score = Score par joueur
report-measure-winning = Score du vainqueur
report-measure-margin = Avance du vainqueur
report-measure-close = Parties serrées, %
report-measure-moves = Coups
report-measure-changes = Changements de tête
report-measure-first = Victoires du premier joueur, %
report-how-1 = Chaque partie compte une fois : ses joueurs dépendent les uns des autres, ils sont donc comparés au sein de leur partie, et les intervalles viennent des différences entre parties.
report-how-2 = Les intervalles sont à 95 %. Dans un tableau de plusieurs lignes, ils sont élargis pour tenir tous à la fois (Bonferroni). « Au-delà du hasard » signifie hors de l'intervalle.
report-how-3 = Une victoire partagée compte en parts égales. Une partie est serrée quand l'avance du vainqueur ne dépasse pas un vingtième de son score.

# L'équilibre d'un paquet
balance-title = Équilibre du paquet
balance-played = { $games } parties à { $seats }, entre joueurs égaux ({ $player }).
balance-strong = Trop fort : { $names }. Qui { $many ->
    [one] l'a
   *[other] a l'une d'elles
} marque au moins { $margin } points de plus qu'avec une carte moyenne, ou gagne au moins { $wins } parties sur cent de plus, au-delà du hasard.
balance-weak = Trop faible : { $names }. Qui { $many ->
    [one] l'a
   *[other] a l'une d'elles
} marque au moins { $margin } points de moins qu'avec une carte moyenne, ou gagne au moins { $wins } parties sur cent de moins, au-delà du hasard.
balance-cards-even = Aucune carte n'est trop forte ni trop faible : aucune ne s'écarte de la moyenne de { $margin } points (un demi-écart type des scores) ou de { $wins } victoires sur cent au-delà du hasard. La meilleure est { $best } ({ $gain } points, { $won } victoires sur cent), la moins bonne { $worst } ({ $loss } points, { $lost } victoires).
balance-cards-unsure = Trop peu de parties pour dire si une carte est trop forte ou trop faible : sa valeur en points n'est connue qu'à ±{ $blur }, et un écart de { $margin } est déjà trop grand. Jouez plus de parties (--games).
balance-kinds-even = { $family } : rien n'est nettement meilleur ou pire que le reste.
balance-kinds-off = { $family } : se distinguent { $names }.
balance-start-none = Tous les joueurs commencent en même temps.
balance-start-even = Le premier joueur gagne { $win } ({ $low } à { $high }) : une part égale ({ $even }), pour autant qu'on puisse le dire.
balance-start-slight = Le premier joueur gagne { $win } ({ $low } à { $high }) ; une part égale serait { $even }. Il y a un écart, mais pas à coup sûr d'un dixième de part.
balance-start-off = Le premier joueur gagne { $win } ({ $low } à { $high }) ; une part égale serait { $even }. L'écart est trop grand : au moins un dixième de part.
balance-players = Ces joueurs ({ $player }) sont corrects sans être forts : ce que seul un jeu faible rend bon ou mauvais apparaît ici aussi.
balance-head-win = victoires, %
balance-head-points = points

### Apprendre (lab/train.py)
learn-no-judgement = { $name } n'a pas de réseau à entraîner : il faut un judgement.py dans son dossier.
learn-unreadable = { $path } n'est pas un entraînement enregistré : { $what }
learn-other-plan = { $path } est un entraînement d'un autre plan : { $plan }. Donnez la même graine, les mêmes parties et les mêmes options.
