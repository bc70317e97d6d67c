bench-gcc = La référence est un programme C et demande gcc, qui n'est pas installé ici.
bench-build = { $path } ne se compile pas : { $what }
bench-output = La référence n'a affiché aucune ligne avec « M moves/s » : { $what }
bench-server = Le serveur n'a pas pu être mesuré : { $what }
bench-run = { $name } à { $seats }
bench-tables = tables
bench-onlookers = spectateurs
bench-finished = parties finies
bench-filling = { $what }, { $size } : remplissage de la base
bench-seating = { $what }, { $size } : tout le monde arrive
bench-playing = { $what }, { $size } : mesure
bench-growth-all = toutes les tailles
bench-growth-title = En grandissant : { $name } à { $seats }, autant de coups par seconde à chaque taille d'une sorte (temps en ms)
bench-growth-what = quoi
bench-growth-size = combien
bench-growth-move = processeur du serveur par coup
bench-growth-p99 = p99 jusqu'aux regards
bench-growth-tick = ronde
bench-growth-mine = page : ses tables
bench-growth-public = page : publiques
bench-growth-idle = ko par table au repos
bench-every-title = Tous les jeux, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
bench-every-game = jeu
bench-every-seats = places
bench-every-rate = coups/s
bench-every-move = ms de processeur du serveur par coup
bench-every-p50 = p50 ms
bench-every-p99 = p99 ms
bench-every-refused = refusés
bench-beside-all = à tour de rôle
bench-beside-ours = coups/s, nous : { $figures }
bench-beside-theirs = coups/s, l'autre programme : { $figures }
bench-beside-ratio = rapport des médianes : { $ratio }
bench-beside-output = L'autre programme n'a affiché aucune ligne avec « moves/s » et un nombre : { $what }
bench-beside-late = L'autre programme n'a pas fini en { $seconds } s.
bench-growth-database = Avec --growth, --database désigne un serveur PostgreSQL, où une base est créée pour chaque taille puis supprimée ; n'en dites rien pour des fichiers SQLite.
bench-one-kind = Choisissez entre --every, --growth, --beside, --hints et --chaos.
bench-half-rate = --half va sans --rate : c'est la moitié de la pleine vitesse.
bench-hints-run = { $people ->
    [one] conseils pour une personne
   *[other] conseils pour { $people } personnes
}
bench-hints-cost = Ce qu'un conseil coûte au processeur du serveur (ms)
bench-hints-game = jeu
bench-hints-seats = places
bench-hints-median = médiane
bench-hints-p99 = p99
bench-hints-bytes = octets envoyés
bench-hints-load = Personnes qui ont demandé, toutes à la fois, toutes les 8 s : { $people } ; conseils donnés : { $hints } ; tables jouées à côté : { $tables } ; leurs coups/s : { $rate }.
bench-hints-without = p99 en ms jusqu'à la vue de chacun, sans conseils : { $figures }
bench-hints-with = avec conseils : { $figures }
bench-hints-ratio = rapport des médianes : { $ratio }
bench-chaos-compiling = compilation de ce dont les bots ont besoin
bench-chaos-all = ennuis
bench-no-useradd = PostgreSQL ne tourne pas sous root, et le programme « useradd » qui lui crée un compte n'est pas là : lancez ceci sous un autre compte, ou installez-le (Debian : passwd).
bench-chaos-needs = L'épreuve demande { $what }, qui n'est pas installé ici.
bench-chaos-title = Chaos, graine { $seed } : ennuis, { $events } en tout
bench-chaos-kind = ennui
bench-chaos-times = fois
bench-chaos-back = au plus long : secondes avant que chaque table reprenne
bench-chaos-kill-worker = un processus serveur tué
bench-chaos-kill-node = un nœud entier tué
bench-chaos-kill-bot = un processus de bots tué
bench-chaos-kill-bus = le bus tué
bench-chaos-stop-bus = le bus arrêté
bench-chaos-stop-database = la base arrêtée
bench-chaos-crash-database = la base effondrée
bench-chaos-freeze-worker = un processus serveur gelé
bench-chaos-freeze-bus = le bus gelé
bench-chaos-freeze-backend = un processus de la base gelé
bench-chaos-delay-database = connexions lentes à la base
bench-chaos-delay-bus = connexions lentes au bus
bench-chaos-delay-clients = connexions lentes des clients
bench-chaos-cut-database = connexions à la base coupées
bench-chaos-cut-bus = connexions au bus coupées
bench-chaos-cut-clients = connexions des clients coupées
bench-chaos-hole-database = connexions à la base muettes
bench-chaos-hole-bus = connexions au bus muettes
bench-chaos-hole-clients = connexions des clients muettes
bench-chaos-clock-ahead = l'horloge d'un nœud en avance
bench-chaos-clock-back = l'horloge d'un nœud en retard
bench-chaos-operations = coups et retours demandés : { $count }
bench-chaos-acknowledged = confirmés : { $count }
bench-chaos-refused = refusés : { $count }
bench-chaos-unknown = restés sans réponse : { $count }
bench-chaos-repeated = envoyés plus d'une fois : { $count }
bench-chaos-entries = entrées du journal : { $count }
bench-chaos-looks = regards comparés au journal : { $count }
bench-chaos-tables = parties : { $count }
bench-chaos-wrong = Quelque chose ne va pas. Fautes trouvées à la vérification : { $faults }. Ennuis après lesquels une table n'a pas repris à temps : { $stalled }.
bench-device = L'appareil est cpu ou cuda, pas « { $got } ».
bench-no-client = Le client web n'est pas construit : ./test web, ou ./play, le construit.
bench-no-browser = Il faut Chromium et le paquet playwright : sous Debian et Ubuntu, apt install chromium-headless-shell, et pip install playwright.
bench-envs-missing = Cette mesure porte aussi sur des jeux de PettingZoo et d'OpenSpiel, et { $what } n'est pas installé ici : pip install 'saqqara[envs]'.
bench-envs-getting-ready = préparation
bench-envs-title = Coups au hasard par seconde à travers chaque interface, sur un cœur (vector : par lots de { $rows }, avec observations et masques)
bench-envs-through = interface
bench-envs-game = jeu
bench-envs-whose = de qui
bench-envs-ours = de nous
bench-envs-theirs = d'eux
bench-envs-seats = places
bench-envs-observation = nombres observés
bench-envs-actions = actions
bench-envs-rate = coups/s

bench-levels-warming = Préparation
bench-levels-playing = Parties
bench-levels-title = chaque niveau contre celui du dessous : victoires par place pour chaque victoire de ce dernier
bench-levels-game = jeu
bench-levels-seats = places
bench-levels-options = options
bench-levels-higher = niveau
bench-levels-lower = contre
bench-levels-deals = donnes
bench-levels-ratio = rapport
bench-levels-interval = intervalle (95 %)
bench-levels-judged = verdict
bench-levels-fits = { $sure ->
    [true] convient
   *[false] convient ?
}
bench-levels-close = { $sure ->
    [true] TROP PROCHE
   *[false] trop proche ?
}
bench-levels-cliff = { $sure ->
    [true] GOUFFRE
   *[false] gouffre ?
}
bench-levels-sum = { $wrong } sur { $all } sont hors de l'intervalle de { $least } à { $most }. Un point d'interrogation : l'incertitude dépasse une limite.
bench-levels-unreadable = La ligne { $line } de { $file } est illisible : ce n'est pas un fichier gardé par cette commande. Indiquez-en un autre, ou enlevez cette ligne.
bench-levels-none = Aucun jeu ne se joue à { $seats }.

# saqqara bench ratings
bench-ratings-title = Parties classées : { $games } ; personnes : { $people }
bench-ratings-what = quoi
bench-ratings-figure = médiane (plus long)
bench-ratings-goal = but
bench-ratings-filling = Création des personnes et des parties
bench-ratings-anew = Tous les classements refaits, chaque résultat changé (processeur)
bench-ratings-again = Tous les classements refaits, aucun changé (processeur)
bench-ratings-board = Un classement, première page
bench-ratings-deep-board = Un classement, dernière page
bench-ratings-around = Un classement, autour de moi
bench-ratings-profile = Un profil (parties : { $games })
