### Le laboratoire.

lab-missing = Il faut { $package }. Pour l'installer : pip install 'saqqara[{ $extra }]'
lab-device = --device ne peut pas être « { $device } ». Choisissez cpu, cuda ou ray.
lab-address = --address ne fonctionne qu'avec --device ray.
lab-games = --games doit aller de 1 à { NUMBER($most, useGrouping: 0) }, et non { NUMBER($games, useGrouping: 0) }.
lab-players = Joueurs : { $players } ; places : { $seats }. Donnez un joueur pour toutes les places, ou un par place.
lab-seconds = « { $player } » joue à la pendule : ses parties ne peuvent pas être rejouées. Donnez plutôt un nombre de simulations ({ $level }@2000).
lab-cuda-players = Un GPU ne joue qu'au hasard. Retirez --players, ou choisissez un autre --device.
lab-too-large = La colonne « { $column } » du jeu { $name } ne tient pas dans { $type }. Choisissez un type plus grand dans son tally.py.
lab-out-exists = { $path } existe déjà. Choisissez un autre nom, ou remplacez-le avec --fresh.
lab-no-folder = Le dossier { $path } n'existe pas. Créez-le, ou choisissez un autre nom.
lab-other-plan = { $path } contient les morceaux d'une autre simulation (différences : { $differs }). Relancez cette commande-là pour la reprendre, choisissez un autre --out, ou recommencez avec --fresh.
lab-strange-parts = { $path } contient des morceaux endommagés, ou des fichiers qui n'appartiennent pas à une simulation. Choisissez un autre --out, ou recommencez avec --fresh.
lab-worker-lost = Un processus s'est arrêté (tué, ou à court de mémoire). Relancez la même commande. Avec --out, elle reprend où elle en était.
lab-no-cluster = Le cluster Ray à l'adresse { $address } est injoignable : { $what }
lab-cluster-lost = Le cluster Ray a perdu un morceau trop souvent ({ $what }). Relancez la même commande. Avec --out, elle reprend où elle en était.
lab-no-part = Le morceau { NUMBER($number, useGrouping: 0) } a été joué mais n'est pas dans { $path }. Sur d'autres machines, les processus doivent atteindre ce dossier par le même chemin.
lab-puzzles-kept = { $path } vient d'un autre jeu, d'une autre graine ou d'un autre nombre de simulations. Choisissez un autre --keep, ou gardez les mêmes valeurs.
lab-puzzles-game = { $name } ne peut pas avoir de problèmes, car il n'a pas de « puzzles.py ».

# Rapports
report-strange = { $path } n'a pas été écrit par « saqqara simulate », ou ne contient aucune partie. Créez-en un avec « saqqara simulate JEU --out parties.parquet ».
report-damaged = { $path } est endommagé. Recréez-le avec « saqqara simulate ».
report-two-games = Ces fichiers viennent de jeux différents ({ $one } et { $other }). Comparez deux fichiers du même jeu.
report-two-tables = Ces fichiers viennent de tables à { $one } et à { $other } places. Comparez deux fichiers avec le même nombre de places.
report-percent = { $number } %
report-between = { $low } à { $high }
report-players = { $many ->
    [one] { $players }, à toutes les places
   *[other] { $players }, qui changent de place à chaque partie
}
report-option = { $name } : { $value }
report-title = { $title } à { $seats } : { $games } parties
report-lead = Ce que des parties simulées montrent de ce jeu. Une flèche marque les résultats que le hasard n'explique pas.
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
report-sum-scores = Un joueur marque { $score } points en moyenne, et un vainqueur { $winning }. Le vainqueur devance le deuxième de { $margin } points, et, dans { $close } des parties, d'un vingtième de son score au plus. Une partie compte { $moves } coups.
report-sum-first-more = Commencer est un avantage. Le premier joueur gagne { $win } des parties ({ $low } à { $high }), contre { $even } à parts égales.
report-sum-first-less = Commencer est un inconvénient. Le premier joueur gagne { $win } des parties ({ $low } à { $high }), contre { $even } à parts égales.
report-sum-first-even = Commencer n'est pas un avantage net. Le premier joueur gagne { $win } des parties ({ $low } à { $high }), contre { $even } à parts égales.
report-sum-seats-even = Tous commencent en même temps, et aucune place ne gagne nettement plus souvent qu'une autre.
report-sum-seats-uneven = Tous commencent en même temps, mais la place { SEAT($seat) } gagne { $win } des parties, contre { $even } à parts égales.
report-sum-players = { $best } gagne le plus souvent ({ $win }), et { $worst } le moins souvent ({ $least }).
report-sum-categories = Les points viennent surtout de « { $most } » ({ $points } par joueur). Les vainqueurs se distinguent surtout par « { $ahead } » ({ $more } points).
report-sum-drama = Le leader change { $changes } fois par partie. Dans { $late } des parties, le dernier changement a lieu dans le dernier dixième des coups. Dans { $never }, le leader ne change jamais.
report-sum-things = { $column } ({ $many }) : écart significatif au-dessus de la moyenne pour { $above }, au-dessous pour { $below }. La meilleure valeur est { $best } (victoires : { $gain } sur 100), la plus faible { $worst } ({ $loss }).
report-sum-things-even = { $column } : sur { $many }, aucun écart significatif avec la moyenne.
report-cannot-who = Ces parties ont été jouées par des programmes ({ $players }). Des humains joueraient autrement, et d'autres niveaux pourraient valoriser autre chose.
report-cannot-chance = Tous les coups ont été tirés au sort : ces parties ne montrent pas ce qui aide à gagner.
report-cannot-cause = Corrélation n'est pas causalité. Une carte peut sembler forte parce que les joueurs en tête l'obtiennent souvent, et une action parce qu'eux seuls peuvent se la permettre.
report-cannot-many = { $many } éléments et actions ont été examinés. Tous les intervalles d'un tableau sont justes à la fois dans 19 cas sur 20, mais parmi autant d'éléments, il y en a toujours qui semblent se distinguer.
report-cannot-few = { $games } parties, c'est trop peu : une part de victoires n'est connue qu'à { $blur } près.
report-cannot-blur = Avec { $games } parties, une part de victoires est connue à { $blur } près. Les écarts plus petits ne se voient pas, et un écart significatif peut rester sans importance.
report-cannot-elsewhere = Ces résultats ne valent que pour ce nombre de joueurs, ce paquet et ces options.
report-plot-scores = Tous les scores
report-plot-winning = Scores des vainqueurs
report-plot-margin = Avance du vainqueur
report-plot-moves = Durée des parties
report-plot-changes = Changements de leader
report-plot-last = Dernier changement de leader
report-plot-seats = Qui gagne
report-plot-all = Points par joueur
report-plot-ahead = Points de plus des vainqueurs
report-plot-actions = Effet d'une action de plus
report-axis-scores = points
report-axis-winning = points
report-axis-margin = points d'avance sur le deuxième
report-axis-moves = coups
report-axis-changes = changements de leader par partie
report-axis-last = après % des coups
report-axis-games = % des parties
report-axis-win = % des victoires
report-axis-points = points
report-never = jamais
report-seat = place { SEAT($seat) }
report-first = premier joueur
report-in-victories = en victoires
report-in-points = en points
report-distribution = Moyenne { $mean } ; médiane { $middle } ; neuf sur dix entre { $low } et { $high }.
report-says-last = Dans { $late } des parties, il a lieu dans le dernier dixième. Dans { $never }, le leader ne change jamais.
report-says-seats = La part des victoires et son intervalle. Une victoire partagée compte en partie. La ligne pointillée est une part égale, { $even }.
report-says-all = La moyenne de tous les joueurs.
report-says-ahead = La moyenne des vainqueurs d'une partie, moins celle des autres joueurs.
report-most-least = Le plus : { $top }, { $most } ; le moins : { $bottom }, { $least }.
report-ends = Valeurs les plus extrêmes : { $shown }. Le tableau en contient { $many }.
report-things-how = Dans les parties où seuls certains joueurs l'ont eu : victoires (en points de pourcentage) ou points de plus de ces joueurs.
report-things-line = La ligne pointillée est la moyenne de chaque graphique. Une flèche dans le tableau marque les écarts significatifs.
report-kinds-how = Par catégorie : l'effet d'un élément de plus, entre joueurs d'une même partie.
report-actions-how = L'effet de l'action répétée une fois de plus, entre joueurs d'une même partie.
report-head-part = part
report-head-what = élément
report-head-value = valeur
report-head-between = intervalle
report-head-difference = différence
report-differs = Différences significatives : { $names }.
report-of = { $name } : { $says }
report-changed = Changements : { $changes }.
report-change = { $name } { $one } → { $other }
report-change-card = carte { $number }
report-no-difference = Ce tableau ne montre aucune différence significative.
report-measure-score = Score par joueur
report-measure-winning = Score du vainqueur
report-measure-margin = Avance du vainqueur
report-measure-close = Parties serrées, %
report-measure-moves = Coups
report-measure-changes = Changements de leader
report-measure-first = Victoires du premier joueur, %
report-how-1 = Chaque partie compte une fois. Ses joueurs dépendent les uns des autres : ils sont comparés au sein de leur partie, et les intervalles viennent des différences entre parties.
report-how-2 = Les intervalles sont à 95 %. Dans un tableau de plusieurs lignes, ils sont élargis pour tenir tous à la fois (Bonferroni). « Significatif » veut dire hors de l'intervalle.
report-how-3 = Une victoire partagée compte en parts égales. Une partie est serrée quand l'avance du vainqueur ne dépasse pas un vingtième de son score.

# L'équilibre d'un paquet
balance-title = Équilibre du paquet
balance-played = { $games } parties à { $seats }, entre joueurs de même niveau ({ $player }).
balance-strong = Trop fort : { $names }. Les joueurs qui { $many ->
    [one] l'ont
   *[other] en ont une
} marquent au moins { $margin } points de plus qu'avec une carte moyenne, ou gagnent au moins { $wins } parties de plus sur cent, un écart significatif.
balance-weak = { $many ->
    [one] Carte trop faible : { $names }. Les joueurs qui l'ont
   *[other] Cartes trop faibles : { $names }. Les joueurs qui ont l'une d'elles
} marquent au moins { $margin } points de moins qu'avec une carte moyenne, ou gagnent au moins { $wins } parties de moins sur cent. L'écart est significatif.
balance-cards-even = Aucune carte n'est trop forte ni trop faible. Aucune n'a d'écart significatif avec la moyenne : ni { $margin } points (un demi-écart type des scores), ni { $wins } victoires sur cent. La meilleure est { $best } ({ $gain } points, { $won } victoires sur cent), la moins bonne { $worst } ({ $loss } points, { $lost } victoires).
balance-cards-unsure = Il y a trop peu de parties pour dire si une carte est trop forte ou trop faible. La valeur d'une carte en points n'est connue qu'à { $blur } près, et un écart de { $margin } est déjà trop grand. Jouez plus de parties (--games).
balance-kinds-even = { $family } : aucune différence nette.
balance-kinds-off = Valeurs qui se distinguent dans « { $family } » : { $names }.
balance-start-none = Tous les joueurs commencent en même temps.
balance-start-even = Le premier joueur gagne { $win } ({ $low } à { $high }), soit une part égale ({ $even }) à la marge d'erreur près.
balance-start-slight = Le premier joueur gagne { $win } ({ $low } à { $high }), contre { $even } à parts égales. Il y a un écart, mais il peut être inférieur à un dixième de la part égale.
balance-start-off = Le premier joueur gagne { $win } ({ $low } à { $high }), contre { $even } à parts égales. L'écart est trop grand : au moins un dixième de la part égale.
balance-players = Ces joueurs ({ $player }) sont corrects sans être forts. Les cartes qui n'aident ou ne gênent que les joueurs faibles apparaissent ici aussi.
balance-head-win = victoires, %
balance-head-points = points

### Apprendre (lab/train.py)
learn-no-judgement = { $name } n'a pas de réseau à entraîner. Ajoutez un fichier judgement.py à son dossier.
learn-unreadable = { $path } n'est pas un entraînement enregistré : { $what }
learn-other-plan = { $path } contient un entraînement lancé avec d'autres réglages : { $plan }. Pour le reprendre, indiquez la même graine, le même nombre de parties et les mêmes options.
