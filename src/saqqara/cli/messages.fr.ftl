### Le terminal.

cli-help = Des jeux de plateau autour des pyramides : jouez dans le terminal ou le navigateur, rejouez et vérifiez des parties, étudiez avec des robots, hébergez un serveur.
cli-help-games = Lister les jeux avec leurs places, durées et options.
cli-help-play = Jouer avec d'autres personnes à ce clavier et avec des robots. Sans GAME, un petit menu s'affiche.
cli-help-replay = Rejouer une partie pas à pas, vue de n'importe quelle place.
cli-help-verify = Rejouer une partie et vérifier la donne, chaque coup et le résultat.
cli-help-deck = Vérifier, dessiner et copier des paquets de cartes, et voir s'ils sont équilibrés.
cli-help-deck-check = Vérifier un paquet et dire ce qui ne va pas.
cli-help-deck-copy = Copier le paquet d'un jeu dans un fichier modifiable.
cli-arg-deck-copy = Le fichier à créer.
cli-deck-copied = Le paquet du jeu { $title } est dans { $path } : modifiez-le, puis lancez « saqqara deck check ».
cli-help-deck-draw = Dessiner toutes les cartes d'un paquet sur une planche, en SVG ou en PDF.
cli-help-bench = Mesurer la vitesse.
cli-help-bench-engine = Parties au hasard sur un cœur : coups et parties par seconde, octets par état, délai du premier coup.
cli-help-bench-bots = Parties simulées par seconde par les robots et au hasard, sur un cœur ; temps par coup selon le niveau ; délai du premier coup.
cli-help-bench-envs = Coups au hasard par seconde dans nos environnements (vector, PettingZoo, OpenSpiel) et dans des jeux de PettingZoo et d'OpenSpiel, dans la même mesure, sur un cœur.
cli-help-bench-wasm = Simulations par seconde de la recherche des robots et coups au hasard, dans le WebAssembly d'un navigateur et en code natif, dans la même mesure, sur un cœur.
cli-help-bench-server = Mesurer un serveur sous charge, avec ses clients sur cette machine : coups par seconde, délai avant que chacun voie un coup, mémoire.

cli-arg-record = Une partie enregistrée par « sauver ».
cli-arg-game = Le jeu. « saqqara games » en donne la liste.
cli-arg-deck = Un fichier de paquet (TOML).
cli-arg-deck-draw = Le jeu, ou votre propre fichier de paquet.
cli-arg-deck-game = Un jeu qui a des cartes.
cli-opt-lang = La langue des messages (par défaut : celle du système).
cli-opt-version = Afficher la version.
cli-opt-help = Afficher cette aide.
cli-opt-force = Remplacer un fichier existant.
cli-opt-seats = Le nombre de places.
cli-opt-bots = Des robots aux dernières places : leur nombre, ou leurs niveaux (« 2 », « novice,adept »).
cli-opt-names = Les noms des joueurs humains, ou de toutes les places.
cli-opt-seed = La graine du hasard : même graine, même donne.
cli-opt-deck = Votre propre fichier de paquet.
cli-opt-option = Une option du jeu (voir « saqqara games »). Peut se répéter.
cli-opt-time = Une limite de temps du jeu, en secondes, ou « none ». Peut se répéter.
cli-opt-load = Reprendre une partie enregistrée (ajoutez --bots pour les places des robots).
cli-opt-seat = Afficher ce que voyait cette place (numérotée à partir de 0).
cli-opt-open = Afficher la vue de chaque place, l'une sous l'autre.
cli-opt-at = Commencer après le coup K.
cli-opt-all = Afficher toutes les étapes, puis s'arrêter.
cli-opt-deck-game = Le jeu auquel le paquet est destiné (par défaut : deviné d'après ses champs).
cli-opt-out = Le fichier à créer, en .svg ou .pdf.
cli-opt-bench-seconds = Secondes par mesure.
cli-opt-bench-game = Ce jeu seulement. Peut se répéter.
cli-opt-bench-server-game = Le jeu joué (par défaut : celui dont les parties sont les plus courtes).
cli-opt-bench-baseline = Un programme C de comparaison, compilé et lancé sur le même cœur.
cli-opt-bench-device = Où tournent les parties : sur un cœur, ou sur un GPU.
cli-opt-json = Afficher du JSON.
cli-opt-bench-tables = Le nombre de tables qui jouent en même temps.
cli-opt-bench-long = La durée de la mesure, en secondes.
cli-opt-bench-rate = Coups par seconde en tout (par défaut : autant que possible).
cli-opt-bench-idle = Connexions supplémentaires qui ne font que regarder.
cli-opt-bench-workers = Le nombre de processus du serveur. Les clients se connectent au processus de chaque table, comme le ferait un proxy.
cli-opt-bench-anywhere = Tous les clients se connectent au port commun des processus, quel que soit celui qui répond.
cli-opt-bench-every = Mesurer tous les jeux avec tous les nombres de places, l'un après l'autre.
cli-opt-bench-database = La base de données de la mesure (par défaut : un fichier SQLite à part).

cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-panel-default = [défaut : {"{}"}]
cli-panel-required = [obligatoire]

# Une ligne de commande inutilisable
cli-bad-language = Option « --lang » : choisissez { $known }, et non « { $got } ».
cli-usage-dash = L'option « { $option } » n'existe pas. Mettez -- devant un identifiant ou un nom qui commence par « - ».
cli-usage-no-option = L'option « { $option } » n'existe pas.
cli-usage-missing = Il manque « { $name } ».
cli-usage-bad = « { $name } » : { $kind ->
    [integer] il faut un nombre entier.
    [number] il faut un nombre.
   *[other] cette valeur n'est pas valide.
}
cli-usage-no-command = Cette commande n'existe pas. Choisissez { $known }.
cli-usage-needs-value = L'option « { $option } » attend une valeur.
cli-usage-no-text = Cette ligne de commande contient des octets qui ne sont pas du texte en UTF-8.
cli-usage-other = Cette ligne de commande n'est pas valide : { $what }.
cli-usage-try = Essayez « { $command } ».
cli-no-pair = Option « { $switch } » : il faut nom=valeur, et non « { $got } ».
cli-too-many-bots = { $bots } robots, c'est trop pour { $seats } places.
cli-same-names = Champ « names » : chaque place doit avoir un nom différent.
cli-load-alone = « --load » fixe déjà le jeu, les places, les noms, les cartes, les options et les durées. Ne les indiquez pas.
cli-file-exists = { $path } existe déjà. Choisissez un autre nom, ou ajoutez --force.
cli-interrupted = Interrompu. À bientôt !

# saqqara games
cli-games-game = jeu
cli-games-title = titre
cli-games-seats = places
cli-games-minutes = minutes
cli-games-options = options et durées (défaut)
cli-games-option = { $name } : { $values } ({ $default })
cli-games-time = { $name } ({ $default })

# Le menu
cli-menu-welcome = Bienvenue dans Saqqara. À quoi voulez-vous jouer ?
cli-menu-facts = de { $least } à { $most } joueurs, environ { $minutes } minutes
cli-menu-game = Jeu, de 1 à { $most } [{ $default }] :{" "}
cli-menu-people = Combien de personnes à ce clavier, de { $least } à { $most } [{ $default }] :{" "}
cli-menu-bots = Combien de robots, de { $least } à { $most } [{ $default }] :{" "}
cli-menu-again = Entrez un nombre de { $least } à { $most }.

# À la table
cli-player = Joueur
cli-bot-name = { $name } ({ $level })
cli-clock = La pendule
cli-percent = { $value } %
cli-did = { $name } : { $move }
cli-preparing = Préparation… (plus longue la première fois)
cli-thinking = { $name } réfléchit…
cli-your-turn = { $name }, à vous de jouer. Il y a { $count ->
    [one] un seul coup possible
   *[other] { $count } coups possibles
}, à écrire comme { $moves }.
cli-your-few = { $name }, à vous de jouer : { $moves }.
cli-toolbar = Tab pour compléter · aide · annuler · quitter
cli-time-left = { $what } dans { $seconds } s
cli-curtain = Passez l'appareil à { $name }.
cli-curtain-enter = { "" }Appuyez sur Entrée quand personne d'autre ne voit l'écran…{" "}
cli-pass = Entrée = continuer{" "}›{" "}
cli-pass-undo = Entrée = continuer · annuler{" "}›{" "}
cli-moved-already = Vous avez déjà joué. Appuyez sur Entrée pour continuer, ou tapez « annuler ».
cli-who = Qui joue ce coup ? Commencez par une place ou un nom, comme « { $example } ».
cli-who-question = place ou nom, puis le coup
cli-see-clause = → règles { $clause }
cli-no-clause = La règle « { $clause } » n'existe pas. Les règles sont { $known }.
cli-undone = Coup annulé : { $move }
cli-saved = Partie enregistrée dans { $path }
cli-loaded = Chargé depuis { $path } : { $moves ->
    [one] { $moves } coup jusqu'ici.
   *[other] { $moves } coups jusqu'ici.
}
cli-overwrite = { $path } existe déjà. Le remplacer ? [o/N]{" "}
cli-which-file = Quel fichier ? Tapez « { $usage } ».
cli-more = Entrée = suite · q = arrêter{" "}›{" "}
cli-kept = Votre partie est enregistrée. Pour la reprendre :
cli-bye = Au revoir !

cli-words-help = aide ?
cli-words-moves = coups
cli-words-board = plateau
cli-words-rules = règles regles règle regle
cli-words-undo = annuler reprendre r
cli-words-save = sauver enregistrer
cli-words-load = charger
cli-words-quit = quitter
cli-words-yes = o oui

cli-help-moves = Un coup s'écrit comme { $forms }. Les majuscules et les espaces en trop ne comptent pas. Autres commandes :
cli-usage-help = aide
cli-usage-moves = coups
cli-usage-board = plateau
cli-usage-rules = règles RÈGLE
cli-usage-undo = annuler
cli-usage-save = sauver FICHIER
cli-usage-load = charger FICHIER
cli-usage-quit = quitter
cli-about-help = afficher cette aide
cli-about-moves = lister vos coups possibles
cli-about-board = réafficher le plateau
cli-about-rules = afficher une règle, ou toutes
cli-about-undo = annuler votre coup, sauf si quelque chose a été tiré ou révélé, ou si quelqu'un d'autre a joué
cli-about-save = enregistrer la partie (« sauver --force FICHIER » remplace le fichier)
cli-about-load = reprendre une partie enregistrée (celle-ci est conservée)
cli-about-quit = quitter (la partie est conservée)
cli-moves-count = { $count ->
    [one] { $count } coup :
   *[other] { $count } coups :
}

# La fin
cli-end-title = Résultat final
cli-end-place = rang
cli-end-score = points
cli-end-line = { $label } : { $value }
cli-end-winner = { $names } a gagné !
cli-end-winners = { $names } se partagent la victoire !
cli-end-resigned = Abandon : { $names }.
cli-end-agreement = Partie arrêtée d'un commun accord : pas de vainqueur.
cli-end-nobody = Il n'y a pas de vainqueur.
cli-end-question = Entrée = quitter · sauver FICHIER = enregistrer la partie{" "}›{" "}

# Revoir et vérifier
cli-replay-start = le début
cli-replay-veiled = { $name } a fait un choix caché
cli-replay-seat = Vue du joueur { SEAT($seat) } ({ $name })
cli-replay-keys = → ou Entrée suivant · ← ou b précédent · nombre + Entrée aller à · q quitter{" "}›{" "}
cli-replay-range = Option « --at » : choisissez de 0 à { $most }, et non { $got }.
cli-replay-both = Choisissez « --seat » ou « --open », pas les deux.
cli-verify-right = Valide : la donne et chaque coup correspondent à la graine fixée avant la partie.
cli-verify-rules = version { $version } des règles
cli-verify-game = jeu
cli-verify-seats = places
cli-verify-options = options
cli-verify-moves = coups
cli-verify-commitment = empreinte
cli-verify-outcome = résultat
cli-verify-running = en cours
cli-verify-place = { $place }. { $name } ({ $score })

# Paquets
cli-deck-right = { $title } : ce paquet est valide. Cartes : { $cards }.
cli-deck-read-as = Ce fichier a été lu comme un paquet du jeu { $title } (--game { $name }) : { $why }
cli-deck-format = { $path } : le nom du fichier doit finir par .svg ou .pdf.
cli-deck-drawing = Dessin des cartes
cli-deck-drawn = Cartes dessinées dans { $path } : { $cards }
cli-no-cards = { $name } se joue sans cartes. Choisissez { $known }.

# Héberger
cli-help-serve = Héberger un serveur pour navigateurs, programmes et robots.
cli-help-config = Afficher tous les réglages d'un serveur, leur valeur et leur source. Les secrets sont masqués.
cli-config-name = réglage
cli-config-value = valeur
cli-config-where = source
cli-config-default = par défaut
cli-unknown-variable = La variable { $name } n'est pas un réglage et a été ignorée.
cli-unknown-variable-near = La variable { $name } n'est pas un réglage et a été ignorée. Vouliez-vous dire { $near } ?
cli-forwarded-allow-ips = La variable FORWARDED_ALLOW_IPS est ignorée. Indiquez vos proxys dans le réglage « proxies ».
cli-help-admin = Gérer les données d'un serveur.
cli-help-admin-export = Exporter une base en lignes JSON.
cli-help-admin-import = Importer des lignes JSON dans une base vide.
cli-help-admin-forget = Supprimer les données personnelles d'un joueur. Les parties restent.
cli-help-admin-person = Écrire en JSON toutes les données d'un joueur.
cli-help-admin-people = Lister les derniers joueurs venus, avec identifiant et adresse publique.
cli-help-admin-tables = Lister les dernières tables modifiées, ou les tables illisibles.
cli-opt-admin-count = Le nombre maximal de lignes.
cli-opt-admin-aside = Lister seulement les tables illisibles, avec la raison. Chaque partie commencée est rejouée, ce qui prend du temps.
cli-people-column-id = identifiant
cli-people-column-handle = adresse
cli-people-column-name = nom
cli-people-column-kind = statut
cli-people-column-seen = dernière visite (UTC)
cli-people-kept = inscrit
cli-people-guest = invité
cli-tables-column-id = identifiant
cli-tables-column-game = jeu
cli-tables-column-status = état
cli-tables-column-changed = dernier changement (UTC)
cli-tables-column-why = raison
cli-tables-open = ouverte
cli-tables-running = en cours
cli-tables-over = terminée
cli-tables-closed = fermée
cli-help-admin-clear = Supprimer les données périmées : vieux messages, invités sans partie, jetons expirés, tables abandonnées.
cli-opt-dry-run = Compter seulement, sans rien changer.
cli-opt-config = Un fichier de réglages (TOML). Tous les réglages sont dans docs/host/settings.md.
cli-opt-log-level = Le niveau minimal du journal : debug, info, warning ou error.
cli-arg-admin-person = Le fichier où écrire les données.
cli-cleared-chat = Messages du chat supprimés : { $count }
cli-cleared-tokens = Jetons expirés supprimés : { $count }
cli-cleared-links = Liens expirés supprimés : { $count }
cli-cleared-codes = Codes d'e-mail expirés supprimés : { $count }
cli-cleared-open = Tables fermées sans avoir commencé : { $count }
cli-cleared-closed = Tables fermées supprimées : { $count }
cli-cleared-running = Parties abandonnées et closes : { $count }
cli-cleared-guests = Invités sans partie supprimés : { $count }
cli-cleared-challenges = Demandes de clé d'accès expirées supprimées : { $count }
cli-cleared-names = Noms enregistrés sans partie supprimés : { $count }
cli-cleared-arenas = Anciennes arènes supprimées : { $count }
cli-cleared = Terminé. Les parties finies n'ont pas été touchées.
cli-cleared-dry = Simulation : rien n'a été changé.
cli-help-admin-host = Créer un lien qui connecte un navigateur en tant qu'hôte, pour traiter les signalements.
cli-opt-host-end = Déconnecter tous les navigateurs de l'hôte et révoquer tous les liens.
cli-host-link = Ouvrez ce lien dans votre navigateur d'ici { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Il ne fonctionne qu'une fois et connecte ce navigateur en tant qu'hôte pour 30 jours.
cli-host-ended = Tous les navigateurs de l'hôte sont déconnectés.
cli-cleared-invitations = Invitations expirées supprimées : { $count }
cli-cleared-keys = Sessions d'hôte expirées supprimées : { $count }
cli-cleared-reports = Anciens signalements traités supprimés : { $count }
cli-cleared-unread = Anciens signalements non traités supprimés : { $count }
cli-cleared-sanctions = Avertissements et bannissements expirés supprimés : { $count }
cli-opt-host = L'adresse d'écoute (0.0.0.0 pour toutes).
cli-opt-port = Le port d'écoute.
cli-opt-database = La base de données : sqlite:///FICHIER ou postgresql://…
cli-opt-nats = Le serveur NATS qui relie plusieurs nœuds.
cli-opt-offline = Le dossier d'un site (« saqqara site ») que les visiteurs peuvent enregistrer pour jouer seuls hors ligne.
cli-opt-origin = Une origine web autorisée à se connecter, en plus de celle du serveur. Peut se répéter.
cli-opt-admin-database = La base du serveur, si ce n'est pas celle de ses réglages : sqlite:///FICHIER ou postgresql://…
cli-opt-key = La clé qui signe les jetons (par défaut : créée au premier démarrage).
cli-opt-workers = Le nombre de processus du serveur derrière un seul port, en général un par cœur disponible. Chacun écoute aussi sur son propre port, à la suite de celui-ci.
cli-opt-bot-processes = Le nombre de processus pour les robots, répartis entre les processus du serveur. Chacun en a au moins un.
cli-opt-smtp = Le serveur de messagerie : smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT ou smtps://… Sans lui, aucun e-mail n'est envoyé.
cli-opt-mail-from = L'expéditeur des e-mails : une adresse, ou NOM <ADRESSE>.
cli-opt-metrics-token = Le jeton pour lire /metrics depuis d'autres machines. Sans lui, seule cette machine peut les lire.
cli-opt-json-logs = Écrire le journal en JSON.
cli-arg-admin-import = Un fichier écrit par « saqqara admin export ».
cli-arg-admin-export = Le fichier à écrire.
cli-arg-player = L'identifiant du joueur, ou l'adresse publique de son profil.
cli-serve-at = Tables ouvertes sur { $address } (Ctrl-C pour arrêter).

cli-help-host = Jouer dans le navigateur : lancer un serveur pour cette machine et les téléphones du même réseau.
cli-opt-host-database = La base des parties (par défaut : un fichier dans votre dossier personnel).
cli-opt-browse = Ouvrir le navigateur.
cli-host-wait = Démarrage…
cli-host-here = Sur cette machine : { $address }
cli-host-reports = Pour traiter les signalements, ouvrez ce lien dans les 15 minutes : { $address }
cli-host-phones = Sur un téléphone du même réseau : { $address }
cli-host-stop = Ctrl-C pour arrêter. Les parties sont conservées.
cli-host-running = Saqqara est déjà lancé : { $address }
cli-host-no-port = Aucun port libre de { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) }. Choisissez-en un avec --port.
cli-serve-no-client = Le client web n'est pas construit : seuls des programmes peuvent jouer. Dans une copie du dépôt, « ./test web » le construit. Les paquets le contiennent déjà.
cli-help-site = Écrire le jeu en fichiers statiques pour n'importe quel hébergement web. Chaque visiteur joue seul, sans serveur.
cli-opt-site-out = Le dossier à écrire : nouveau, vide, ou contenant déjà un tel site.
cli-site-writing = Écriture du site
cli-site-written = Le site ({ $megabytes } Mo) est dans { $path }. Pour le voir : python -m http.server --directory { $path }
cli-site-taken = { $path } n'est pas vide et ne contient pas de site. Choisissez un autre dossier.
cli-site-no-package = Impossible de récupérer { $name }. Vérifiez le réseau, ou placez vous-même le fichier de { $url } dans { $folder }.
cli-site-other-package = { $name }, venu de { $url }, n'est pas le fichier attendu : il n'a pas été utilisé.
cli-site-needs-node = Il faut Node pour compiler Python pour le navigateur. Installez Node 20 ou plus récent, ou lancez { $command }
cli-site-node-failed = Impossible de compiler Python pour le navigateur : { $what }
cli-host-not-built = Le client web n'est pas construit. Lancez ./play, qui le construit, ou jouez au terminal avec « saqqara play ».
cli-help-hint = Afficher les meilleurs coups d'un robot dans une partie ou une position, avec les chances de gagner, les points et les raisons.
cli-help-tournament = Faire jouer des robots entre eux, en équilibrant les places. Affiche les victoires avec intervalles à 95 %, les points, le temps par coup et les cotes.
cli-arg-hint = Une partie (enregistrée par « sauver ») ou une position, en JSON.
cli-opt-hint-seat = La place à conseiller (numérotée à partir de 0). Nécessaire quand plusieurs joueurs peuvent jouer.
cli-opt-hint-at = Prendre la position après le coup K.
cli-opt-hint-level = Le niveau du robot.
cli-opt-hint-seconds = La durée de réflexion (par défaut : celle du niveau).
cli-opt-players = Les joueurs : des niveaux, un niveau avec ses simulations (« master@2000 ») ou secondes (« master@0.5s ») par coup, ou des programmes (« exec:python bot.py »).
cli-opt-tournament-games = Le nombre de parties, arrondi pour équilibrer les places.
cli-opt-seed-games = La même graine donne les mêmes parties.
cli-opt-tournament-seats = Le nombre de places. S'il y a plus de places que de joueurs, les joueurs les occupent à tour de rôle.
cli-opt-redealt = Redistribuer avant chaque coup tout ce que le joueur ne peut pas savoir.
cli-tournament-two = Un tournoi demande au moins deux joueurs, par exemple --players master,adept.
cli-tournament-seats = { $players } joueurs, c'est trop pour { $seats } places. Nommez-en moins, ou précisez --seats.
cli-tournament-player = joueur
cli-tournament-games = parties
cli-tournament-win = victoires
cli-tournament-between = 95 %
cli-tournament-score = points
cli-tournament-margin = écart
cli-tournament-move = par coup
cli-tournament-longest = maximum
cli-tournament-rating = cote
cli-hint-over = Cette partie est terminée.
cli-hint-seat = Plusieurs joueurs peuvent jouer maintenant. Choisissez-en un avec --seat ({ $seats }).
cli-hint-at = Cette partie compte { $most ->
    [one] { $most } coup
   *[other] { $most } coups
} : --at { $at } dépasse la fin.
cli-hint-not-now = Il n'y a rien à jouer pour --seat { $seat } maintenant. Essayez --seat { $seats }.
cli-hint-thinking = Réflexion…
cli-hint-move = coup
cli-hint-win = victoires
cli-hint-points = points
cli-hint-share = part
cli-hint-reason = raison
cli-hint-exact = Résultat exact : toutes les suites ont été examinées.

# À quelle distance de la perfection
cli-help-lab = Faire des expériences avec les robots.
cli-help-lab-exploit = Mesurer l'écart entre un robot et le jeu parfait : fréquence à laquelle la meilleure réponse le bat, score d'un joueur qui connaîtrait tous les tirages, points perdus par sa recherche dans les fins de partie résolues.
cli-opt-exploit-against = Le robot à mesurer : un niveau, ou un niveau avec ses simulations (« master@2000 »).
cli-opt-exploit-seats = Le nombre de places. Le robot les occupe toutes, ou toutes sauf une (par défaut : le minimum).
cli-opt-exploit-games = Le nombre de parties. Contre la meilleure réponse, il est arrondi pour équilibrer les places.
cli-opt-exploit-times = Le temps de recherche de la meilleure réponse, en multiple de celui du robot. La recherche du joueur informé est élargie d'autant.
cli-opt-exploit-only = Ne faire que cette mesure.
cli-exploit-response = Meilleure réponse
cli-exploit-bound = Tous les tirages connus
cli-exploit-ends = Fins résolues
cli-exploit-only = La mesure « { $only } » n'existe pas. Choisissez { $known }.
cli-exploit-none = Cette mesure n'est pas possible pour { $name }. Mesures possibles : { $known }.
cli-exploit-won = Une meilleure réponse à { $level } a gagné { $win } % { $games ->
    [one] d'une partie
   *[other] de { $games } parties
} (à 95 % : de { $low } à { $high } %). À force égale, ce serait { $share } %.
cli-exploit-margin = Avance moyenne en points : { $margin }. Secondes par coup : { $own } (robot : { $frozen }).
cli-exploit-part = { $level } a marqué { $part } % des points possibles (95 % : de { $low } à { $high } %). Points : { $points } sur { $most } ; parties : { $games }.
cli-exploit-exact = Les points possibles sont exacts pour les lancers de ces parties.
cli-exploit-found = Les points possibles sont les meilleurs trouvés par une recherche connaissant tous les tirages. Il peut y avoir mieux, et la vraie part peut être plus basse.
cli-exploit-together = Toutes les places réunies ont marqué { $part } % des points possibles à la table.
cli-exploit-solved = Choix de la recherche ({ $level }) dans les positions résolues :
cli-exploit-before = coups restants
cli-exploit-all = tous
cli-exploit-moments = positions
cli-exploit-loss = perte moyenne
cli-exploit-worst = pire
cli-exploit-best = meilleurs
cli-exploit-solves = résolues par la recherche

# Un nouveau jeu
cli-help-new-game = Commencer un nouveau jeu : copier dans ce dépôt un petit exemple qui marche, à modifier.
cli-help-model = Afficher ce qui est déduit de la déclaration d'un jeu : enregistrement, positions, vues, secrets, observations.
cli-opt-model-show = Sous forme de code source lisible.
cli-model = { $title }. Octets de l'enregistrement : { $bytes } ; champs d'une position : { $position }, d'une vue : { $view } ; secrets : { $secrets }. Ajoutez --show pour en voir plus.
cli-arg-new-game = Son nom dans le code : minuscules, chiffres et « _ ».
cli-opt-clause = La lettre de ses règles (« X » pour X1, X2… ; par défaut : une lettre de son nom).
cli-new-game-nowhere = Un nouveau jeu demande une copie du dépôt, mais ceci est un paquet installé. Clonez le dépôt et lancez-y la commande.
cli-new-game-bad-name = « { $name } » ne peut pas être le nom d'un jeu. Utilisez 2 à 20 minuscules, chiffres ou « _ », en commençant par une lettre. Les mots-clés de Python ne sont pas permis.
cli-new-game-taken = « { $name } » existe déjà. Choisissez un autre nom, ou supprimez d'abord ses dossiers.
cli-new-game-word = « { $name } » est un mot du code commun ({ $path }), qui ne doit nommer aucun jeu. Choisissez un autre nom.
cli-new-game-bad-clause = « { $clause } » ne peut pas être la lettre des règles. Choisissez une majuscule.
cli-new-game-clause-taken = Les règles d'un autre jeu commencent déjà par { $clause }. Choisissez une autre lettre que { $known }.
cli-new-game-failed = Le jeu est écrit, mais « { $command } » a échoué : { $what }
cli-new-game-writing = Écriture du jeu
cli-new-game-written = { $name } est prêt à être joué ({ $files } fichiers ; ses règles sont { $letter }1, { $letter }R1 …). Pour en faire votre jeu, suivez ces étapes :
cli-new-game-step-1 = Essayez-le d'abord : « ./play { $name } --bots novice » dans le terminal, « ./play » dans le navigateur.
cli-new-game-step-2 = src/saqqara/games/{ $name }/ : écrivez les règles dans rules.en.md et rules.fr.md, une par une, et les places et les options dans __init__.py.
cli-new-game-step-3 = rules.py : décrivez les coups permis, avec un test par règle dans tests/games/{ $name }/test_clauses.py.
cli-new-game-step-4 = declaration.py : décrivez ce qu'il y a sur la table, qui peut le savoir, ce que voit chaque place et ce qui rend une position valide (mettez les longues vérifications dans un module « position_checks »).
cli-new-game-step-5 = notation.py et refusals.py : écrivez les coups et les refus. messages.*.ftl : écrivez tous les textes du jeu, y compris ceux du plateau.
cli-new-game-step-6 = web/src/games/{ $name }/ : dessinez le plateau dans Board.svelte et formulez les coups dans index.ts.
cli-new-game-step-7 = tests/games/{ $name }/ : recount.py recalcule le résultat, faults.py provoque des fuites, hands.py joue sur le plateau dans le navigateur, et middle.json est une position de milieu de partie.
cli-new-game-step-8 = Après chaque étape, lancez « ./test laws » pour voir ce qui ne va pas encore. Après un changement des vues ou des règles, lancez « python tools/client_types.py », « python tools/pages.py » et « python -m tests.records.golden ». Pour construire son module pour le navigateur, lancez « python -m saqqara.wasm.build ». À la fin, lancez « ./test ». Les parties facultatives (une image, une évaluation pour les robots, une leçon…) sont énumérées dans src/saqqara/games/README.md.

# Simuler
cli-help-simulate = Jouer beaucoup de parties et écrire une ligne de nombres par partie (Parquet), ou afficher un résumé. La même graine donne les mêmes lignes partout.
cli-opt-simulate-games = Le nombre de parties.
cli-opt-simulate-players = Les joueurs : « chance », un niveau, ou un niveau avec ses simulations (« adept@200 »). Donnez-en un pour toutes les places, ou un par place. Avec un par place, les joueurs se décalent d'une place à chaque partie.
cli-opt-simulate-device = Où jouer : « cpu », les cœurs de cette machine ; « cuda », un GPU (jeu au hasard seulement) ; « ray », un cluster Ray.
cli-opt-simulate-workers = Le nombre de processus (par défaut : un par cœur).
cli-opt-simulate-address = Avec --device ray, l'adresse du cluster (par défaut : un petit cluster sur cette machine). Ses processus écrivent dans le dossier FILE.parts, que tous doivent atteindre par le même chemin.
cli-opt-simulate-out = Le fichier Parquet à écrire. Les morceaux inachevés sont dans FILE.parts. Relancez la même commande pour reprendre.
cli-opt-simulate-fresh = Tout recommencer, même s'il y a déjà des résultats.
cli-simulate-seat = place
cli-simulate-player = joueur
cli-simulate-win = victoires
cli-simulate-between = 95 %
cli-simulate-score = points
cli-simulate-spread = écart type
cli-simulate-range = min … max
cli-simulate-games = Parties : { $games }. Coups par partie : { $moves } (de { $least } à { $most }).
cli-simulate-first = Le premier joueur a gagné { $win } % (95 % : de { $low } à { $high } %).
cli-simulate-shared = Victoires partagées : { $shared } %.
cli-simulate-lead = Changements de leader par partie : { $changes } (au plus { $most }).
cli-simulate-written = Les lignes sont dans { $path }.

# Rapports
cli-help-report = Écrire un rapport sur des parties simulées, à ouvrir dans un navigateur : victoires, scores, valeur des cartes et des actions, avec les marges d'erreur. Donnez deux fichiers pour les comparer.
cli-arg-report = Un fichier écrit par « saqqara simulate --out ».
cli-arg-report-other = Un deuxième fichier du même jeu à comparer : un autre paquet, d'autres options.
cli-opt-report-out = La page à écrire (par défaut : à côté du premier fichier, en .html).
cli-report-reading = Lecture des parties
cli-report-written = Le rapport est dans { $path }.
cli-help-deck-balance = Jouer beaucoup de parties avec un paquet entre joueurs de même niveau. Montre quelles cartes sont trop fortes ou trop faibles, et si commencer est un avantage.
cli-opt-balance-games = Le nombre de parties (par défaut : autant que deux cœurs peuvent en jouer en une minute).
cli-opt-balance-out = Écrire aussi le rapport complet dans une page.
cli-report-drawing = Écriture de la page

# saqqara review
cli-help-review = Montrer ce qu'a coûté chaque décision d'une partie terminée, d'après ce que le joueur savait, et la part de chance.
cli-opt-review-seconds = Secondes de réflexion par décision, sur un cœur (un quart pour les autres positions).
cli-opt-review-html = Écrire plutôt une page, en un seul fichier utilisable hors ligne.
cli-review-thinking = Bilan de la partie
cli-review-seconds = --seconds-a-move doit être supérieur à 0, et 60 au plus.
cli-review-written = Le bilan est dans { $path }.
cli-review-stopped = Le bilan a été arrêté avant la fin : rien n'a été écrit. Un --seconds-a-move plus petit est plus rapide.

cli-words-why = pourquoi why
cli-usage-why = pourquoi
cli-about-why = expliquer le dernier coup de chaque robot
cli-why-nobody = Aucun robot n'a encore joué.
cli-because = { $name } : { $reason }
cli-help-bench-levels = Faire jouer chaque niveau des robots contre le niveau inférieur, à tous les jeux, avec tous les nombres de places et toutes les options, sur tous les cœurs, et afficher ses victoires.

# saqqara admin ratings
cli-help-admin-ratings = Recalculer toutes les cotes à partir des résultats des parties classées.
cli-help-admin-puzzles = Recalculer toutes les cotes des problèmes et des joueurs qui les ont résolus, à partir des essais.
cli-opt-from-log = Rejouer d'abord chaque partie terminée et recalculer son résultat et toutes les statistiques.
cli-ratings-working = Recalcul des cotes
cli-ratings-game = { $game } : { $changed ->
    [0] rien n'a changé
    [one] un résultat était différent
   *[other] { $changed } résultats étaient différents
}
cli-help-bench-ratings = Mesurer le temps de recalcul des cotes de nombreuses parties, de classements de nombreux joueurs et d'un profil de nombreuses parties.
# Les défis du jour
cli-opt-daily = Le défi du jour dans ce jeu, le même pour tous avec cette version.
cli-daily-alone = --daily joue le défi du jour tel quel. Donnez seulement le jeu, sans places, robots, graine, paquet, options, durées ni fichier.
cli-daily-no-undo = Annulation impossible dans un défi du jour.
cli-daily-end = Le défi du jour, { $title } : { $words }
cli-cleared-tries = Défis du jour inachevés supprimés : { $count }

# Problèmes
cli-help-puzzle = Résoudre des problèmes : des positions où un coup est nettement le meilleur.
cli-arg-puzzle-game = Les problèmes de ce jeu (par défaut : de tous les jeux).
cli-opt-puzzle-theme = Seulement les problèmes sur ce thème. Un thème inconnu affiche ceux du jeu.
cli-opt-puzzle-number = Seulement ce problème, par son numéro.
cli-help-lab-puzzles = Créer les problèmes d'un jeu : des positions de parties entre robots où un coup est nettement le meilleur, par recherche ou par solution exacte.
cli-opt-puzzles-out = Le fichier à écrire (le « puzzles.json » d'un jeu).
cli-opt-puzzles-count = Le nombre de problèmes à créer.
cli-opt-check-puzzles-count = Le nombre de problèmes à vérifier.
cli-opt-puzzles-seed = La même graine donne les mêmes problèmes, quel que soit le nombre de processus.
cli-opt-puzzles-tries = Simulations de la recherche qui confirme chaque problème (par défaut : celles du jeu).
cli-opt-puzzles-keep = Un fichier où enregistrer l'avancement. Relancez la même commande pour reprendre.
cli-opt-puzzles-workers = Le nombre de processus (par défaut : un par cœur).
cli-opt-puzzles-minutes = S'arrêter après ce nombre de minutes et garder les problèmes trouvés.
cli-puzzles-made = Problèmes dans { $path } : { $count } sur { $wanted }.
cli-help-lab-check-puzzles = Vérifier que le meilleur coup des problèmes d'un jeu reste le meilleur, avec une autre graine et deux fois plus de simulations.
cli-opt-check-puzzles-seed = La graine de la recherche : une autre donne une autre recherche.
cli-puzzles-searched = Problèmes analysés à nouveau : { $searched }. Les problèmes résolus ou comptés n'en ont pas besoin.
cli-puzzles-settled = La recherche a préféré un autre coup : { $count } (95 % : de { $low } à { $high } sur 100). { $keys }
cli-puzzles-failed = Cet autre coup gagne aussi souvent : { $count } (95 % : de { $low } à { $high } sur 100). { $keys }
cli-puzzle-game = --theme et --number demandent un jeu : saqqara puzzle JEU --number 3
cli-puzzle-number = Le problème { $number } n'existe pas. Ce jeu a les problèmes 1 à { $most }.
cli-puzzle-head = { $title } · { $puzzle } · { $rating }
cli-puzzle-ask = C'est au joueur { SEAT($seat) } de jouer. Quel coup est nettement le meilleur, d'après ce qu'il sait ? Tapez { $moves } (ou coups, pourquoi, quitter).
cli-puzzle-ask-points = Quel est le meilleur coup avec ces dés ? Tapez { $moves } (ou coups, pourquoi, quitter).
cli-puzzle-prompt = Joueur { SEAT($seat) } ›{" "}
cli-puzzle-right = Bravo !
cli-puzzle-wrong = Pas le meilleur coup.
cli-puzzle-about = Thème : { $theme }
cli-puzzle-next = Entrée = problème suivant · quitter{" "}›{" "}
cli-puzzle-solved = Résolus : { $right } sur { $seen }.
