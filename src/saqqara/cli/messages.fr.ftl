### Le terminal.

# Aide des commandes
cli-help = Des jeux de pyramides : jouez-y dans le terminal, rejouez et vérifiez des parties, regardez les paquets.
cli-help-games = Les jeux : places, minutes, options.
cli-help-play = Jouer, à plusieurs à ce clavier et avec des robots. Sans GAME, un petit menu demande.
cli-help-replay = Revoir une partie pas à pas, vue de n'importe quelle place.
cli-help-verify = Rejouer une partie et vérifier sa donne, chaque coup et le résultat.
cli-help-deck = Fichiers de cartes : les vérifier, les dessiner, voir s'ils sont équilibrés.
cli-help-deck-check = Vérifier un fichier de cartes : juste, ou ce qui ne va pas en une phrase.
cli-help-deck-copy = Écrire dans un fichier les cartes fournies avec un jeu, pour les modifier.
cli-arg-deck-copy = Le fichier où écrire le paquet.
cli-deck-copied = Les cartes du jeu { $title } sont dans { $path } : modifiez-les, puis « saqqara deck check ».
cli-help-deck-draw = Dessiner toutes les cartes d'un paquet sur une planche, en SVG ou en PDF.
cli-help-bench = Mesurer.
cli-help-bench-engine = Parties au hasard sur un cœur : coups et parties par seconde, octets d'un état, délai du premier coup.
cli-help-bench-bots = Parties essayées par seconde par les robots, à côté de parties au hasard, sur un cœur ; temps par coup et niveau ; délai du premier coup.
cli-help-bench-envs = Coups au hasard par seconde à travers nos environnements (vector, PettingZoo, OpenSpiel), à côté de jeux de PettingZoo et d'OpenSpiel dans la même mesure, sur un cœur.
cli-help-bench-wasm = Essais par seconde de la recherche des robots et coups au hasard dans le WebAssembly d'un navigateur, à côté du code natif dans la même mesure, sur un cœur.
cli-help-bench-server = Un serveur de tables sous charge, clients sur la même machine : coups par seconde, délai jusqu'au regard de chacun, mémoire.

cli-arg-record = Une partie, telle que « sauver » l'écrit.
cli-arg-game = Quel jeu : voir « saqqara games ».
cli-arg-deck = Un fichier de cartes (TOML).
cli-arg-deck-game = Un jeu qui a des cartes.
cli-opt-lang = Langue de tout ce qui est dit (par défaut : celle du système).
cli-opt-version = La version.
cli-opt-help = Cette aide.
cli-opt-force = Remplacer un fichier qui existe déjà.
cli-opt-seats = Combien de places en tout.
cli-opt-bots = Des robots aux dernières places : combien, ou leurs niveaux (« 2 », « chance,chance »).
cli-opt-names = Les noms des joueurs, ou de toutes les places.
cli-opt-seed = Décide de tout hasard : même graine, même donne.
cli-opt-deck = Un fichier de cartes à vous.
cli-opt-option = Une option du jeu, comme « saqqara games » les donne. Peut se répéter.
cli-opt-time = Une durée du jeu en secondes, ou « none ». Peut se répéter.
cli-opt-load = Reprendre une partie sauvée (avec --bots pour les places des robots).
cli-opt-seat = Comme cette place l'a vue (on compte à partir de 0).
cli-opt-open = La vue de chaque place, l'une sous l'autre.
cli-opt-at = Commencer après le coup K.
cli-opt-all = Tout imprimer puis s'arrêter.
cli-opt-deck-game = Le jeu auquel il sert (sinon deviné d'après ses champs).
cli-opt-out = Où écrire : un nom qui finit par .svg ou .pdf.
cli-opt-bench-seconds = Secondes pour chaque mesure.
cli-opt-bench-game = Ce jeu seulement. Peut se répéter.
cli-opt-bench-server-game = Le jeu joué ; sinon, celui dont les parties sont les plus courtes.
cli-opt-bench-baseline = Un programme C auquel comparer, compilé et lancé sur le même cœur.
cli-opt-bench-device = Où tournent les parties : sur un cœur, ou sur un processeur graphique.
cli-opt-json = En JSON.
cli-opt-bench-tables = Tables qui jouent en même temps.
cli-opt-bench-long = Secondes de mesure.
cli-opt-bench-rate = Coups par seconde en tout ; autant que possible si l'on n'en dit rien.
cli-opt-bench-idle = Connexions de plus qui ne font que regarder.
cli-opt-bench-workers = Nombre de processus du serveur ; chaque table est demandée au sien, comme le fait un mandataire.
cli-opt-bench-anywhere = Tout le monde entre par le port commun des processus, quel que soit celui qui répond.
cli-opt-bench-half = Mesure une seconde fois, à la moitié de la vitesse atteinte.
cli-opt-bench-every = Tous les jeux à tous les nombres de places, l'un après l'autre.
cli-opt-bench-growth = Ce que coûtent un coup, une ronde et une page avec toujours plus de tables, de spectateurs et de parties finies.
cli-opt-bench-most = Avec --growth : aucune taille au-delà.
cli-opt-bench-hints = Ce qu'un conseil coûte au serveur, et les coups pendant que tant de personnes demandent conseil à la fois.
cli-opt-bench-beside = À tour de rôle avec un autre programme, et le rapport : une commande du shell, où {"{"}tables{"}"} et {"{"}seconds{"}"} sont remplacés, qui affiche « moves/s » et un nombre.
cli-opt-bench-turns = Avec --beside : combien de tours a chacun.
cli-opt-bench-chaos = Deux nœuds sur PostgreSQL et NATS, un ennui après l'autre (processus tués et gelés, base et bus arrêtés, connexions lentes, coupées ou muettes, horloges décalées), et la preuve que rien de confirmé n'est perdu.
cli-opt-bench-events = Avec --chaos : combien d'ennuis.
cli-opt-bench-seed = Avec --chaos : lesquels.
cli-opt-bench-keep = Avec --chaos : garder ce que disent joueurs et journal, pour le vérifier encore.
cli-opt-bench-database = La base à mesurer ; un fichier SQLite à part si l'on n'en dit rien.

cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-panel-default = [défaut : {"{}"}]
cli-panel-required = [obligatoire]

# Une ligne de commande inutilisable
cli-bad-language = Option « --lang » : choisissez parmi { $known }, pas « { $got } ».
cli-usage-no-option = Il n'y a pas d'option « { $option } » ici.
cli-usage-missing = « { $name } » manque.
cli-usage-bad = « { $name } » : { $kind ->
    [integer] un nombre entier est attendu.
    [number] un nombre est attendu.
   *[other] valeur inutilisable.
}
cli-usage-no-command = Cette commande n'existe pas : choisissez parmi { $known }.
cli-usage-needs-value = L'option « { $option } » attend une valeur.
cli-usage-other = Incompréhensible : { $what }.
cli-usage-try = Essayez « { $command } ».
cli-no-pair = Option « { $switch } » : nom=valeur attendu, pas « { $got } ».
cli-too-many-bots = { $bots } robots ne tiennent pas sur { $seats } places.
cli-same-names = Champ « names » : chaque place a besoin d'un nom bien à elle.
cli-load-alone = « --load » apporte son jeu, ses places, ses noms, ses cartes, ses options et ses durées : ne les donnez pas.
cli-file-exists = { $path } existe déjà : choisissez un autre nom, ou --force.
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
cli-menu-welcome = Bienvenue à Saqqara. À quoi jouons-nous ?
cli-menu-facts = de { $least } à { $most } joueurs, environ { $minutes } minutes
cli-menu-game = Jeu, de 1 à { $most } [{ $default }] :{" "}
cli-menu-people = Combien de personnes à ce clavier, de { $least } à { $most } [{ $default }] :{" "}
cli-menu-bots = Combien de robots, de { $least } à { $most } [{ $default }] :{" "}
cli-menu-again = Un nombre de { $least } à { $most }, s'il vous plaît.

# À la table
cli-player = Joueur
cli-clock = L'horloge
cli-did = { $name } : { $move }
cli-preparing = On met la table… (la première fois, c'est un peu plus long)
cli-thinking = { $name } réfléchit…
cli-your-turn = { $name }, à vous : { $count ->
    [one] un seul coup possible
   *[other] { $count } coups possibles
}, à écrire comme { $moves }.
cli-your-few = { $name }, à vous : { $moves }.
cli-toolbar = Tab complète · aide · reprendre · quitter
cli-time-left = { $what } dans { $seconds } s
cli-curtain = Passez l'appareil à { $name }.
cli-curtain-enter = { "" }Entrée quand personne d'autre ne voit l'écran…{" "}
cli-pass = Entrée = passer la main{" "}›{" "}
cli-pass-undo = Entrée = continuer · reprendre = reprendre le coup{" "}›{" "}
cli-moved-already = Vous avez joué : Entrée continue, « reprendre » reprend le coup si c'est possible.
cli-who = Qui ? Écrivez d'abord votre place ou votre nom, comme « { $example } ».
cli-who-question = place ou nom, puis le coup
cli-see-clause = → règles { $clause }
cli-no-clause = Il n'y a pas d'article « { $clause } » ici : il y a { $known }.
cli-undone = Repris : { $move }
cli-saved = Sauvé dans { $path }
cli-loaded = Chargé depuis { $path } : { $moves ->
    [one] { $moves } coup jusqu'ici.
   *[other] { $moves } coups jusqu'ici.
}
cli-overwrite = { $path } existe déjà. Le remplacer ? [o/N]{" "}
cli-which-file = Quel fichier ? Écrivez « { $usage } ».
cli-more = Entrée = la suite, q = assez{" "}›{" "}
cli-kept = Rien n'est perdu : la partie est gardée. Pour la reprendre :
cli-bye = Au revoir !

cli-words-help = aide ?
cli-words-moves = coups
cli-words-board = plateau
cli-words-rules = règles regles règle regle
cli-words-undo = reprendre annuler r
cli-words-save = sauver enregistrer
cli-words-load = charger
cli-words-quit = quitter
cli-words-yes = o oui

cli-help-moves = Un coup s'écrit comme { $forms } ; majuscules et espaces n'importent pas. De plus :
cli-usage-help = aide
cli-usage-moves = coups
cli-usage-board = plateau
cli-usage-rules = règles ARTICLE
cli-usage-undo = reprendre
cli-usage-save = sauver FICHIER
cli-usage-load = charger FICHIER
cli-usage-quit = quitter
cli-about-help = ceci
cli-about-moves = tous les coups que vous pouvez jouer
cli-about-board = le plateau encore une fois
cli-about-rules = un article des règles ; sans ARTICLE, toutes
cli-about-undo = reprendre votre coup, tant que rien n'est tiré ni montré et que personne d'autre n'a joué
cli-about-save = la partie dans un fichier (« sauver --force FICHIER » le remplace)
cli-about-load = reprendre une partie d'un fichier ; celle-ci est gardée
cli-about-quit = arrêter ; la partie est gardée
cli-moves-count = { $count ->
    [one] { $count } coup :
   *[other] { $count } coups :
}

# La fin
cli-end-title = Fin de la partie
cli-end-place = place
cli-end-score = points
cli-end-line = { $label } : { $value }
cli-end-winner = { $names } gagne !
cli-end-winners = { $names } se partagent la victoire !
cli-end-resigned = Abandon : { $names }.
cli-end-agreement = La partie a été arrêtée d'un commun accord : personne ne gagne.
cli-end-nobody = Personne ne gagne.
cli-end-question = Entrée = partir · sauver FICHIER = garder la partie{" "}›{" "}

# Revoir et vérifier
cli-replay-start = le début
cli-replay-veiled = { $name } a choisi, caché à cette vue pour l'instant
cli-replay-seat = Ce que voit le joueur { SEAT($seat) } ({ $name })
cli-replay-keys = → ou Entrée suite · ← ou b retour · un nombre y va · q quitter{" "}›{" "}
cli-replay-range = Option « --at » : la partie va de 0 à { $most }, il n'y a pas de { $got }.
cli-replay-both = « --seat » et « --open » s'excluent.
cli-verify-right = Tout est juste : la partie se rejoue depuis sa graine engagée, coup par coup.
cli-verify-rules = version { $version } des règles
cli-verify-game = jeu
cli-verify-seats = places
cli-verify-options = options
cli-verify-moves = coups
cli-verify-commitment = engagement
cli-verify-outcome = résultat
cli-verify-running = encore en cours
cli-verify-place = { $place }. { $name } ({ $score })

# Paquets
cli-deck-right = { $title } : { $cards } cartes, tout est juste.
cli-deck-read-as = Lu comme un paquet du jeu { $title } (--game { $name }) : { $why }
cli-deck-format = { $path } : choisissez un nom qui finit par .svg ou .pdf.
cli-deck-drawing = Dessin
cli-deck-drawn = { $cards } cartes dessinées dans { $path }
cli-no-cards = { $name } se joue sans cartes : choisissez parmi { $known }.

# Héberger
cli-help-serve = Héberger des tables pour navigateurs, programmes et robots.
cli-help-config = Tous les réglages d'un serveur : leur valeur et leur provenance. Les secrets ne sont pas affichés.
cli-config-name = réglage
cli-config-value = valeur
cli-config-where = provenance
cli-config-default = par défaut
cli-unknown-variable = La variable { $name } n'est pas un réglage et n'a pas été lue.
cli-unknown-variable-near = La variable { $name } n'est pas un réglage et n'a pas été lue. Vouliez-vous dire { $near } ?
cli-forwarded-allow-ips = La variable FORWARDED_ALLOW_IPS n'est plus lue. Indiquez vos mandataires dans le réglage « proxies ».
cli-help-admin = S'occuper des données d'un serveur.
cli-help-admin-export = Écrire tout le contenu d'une base en lignes JSON.
cli-help-admin-import = Lire des lignes JSON dans une base vide.
cli-help-admin-forget = Supprimer ce que l'on sait d'un joueur ; les parties restent.
cli-help-admin-person = Écrire en JSON tout ce que l'on sait d'un joueur.
cli-help-admin-people = La liste des derniers joueurs venus, avec leur identifiant et leur adresse publique.
cli-help-admin-tables = La liste des dernières tables modifiées, ou de celles qui sont illisibles.
cli-opt-admin-count = Nombre maximal de lignes.
cli-opt-admin-aside = Seulement les tables illisibles, mises de côté, et pourquoi. Chaque partie commencée est rejouée : cela prend du temps.
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
cli-help-admin-clear = Laisser partir ce qui a été gardé assez longtemps : vieux messages, invités sans partie, jetons expirés, tables abandonnées.
cli-opt-dry-run = Compter seulement, sans rien changer.
cli-opt-config = Un fichier de réglages (TOML) ; docs/operating.md les donne tous.
cli-opt-log-level = Ce qui est noté au journal : debug, info, warning ou error.
cli-arg-admin-person = Le fichier où écrire ce que l'on sait du joueur.
cli-cleared-chat = Messages du salon : { $count }
cli-cleared-tokens = Jetons expirés : { $count }
cli-cleared-links = Liens expirés : { $count }
cli-cleared-codes = Codes d'adresses électroniques expirés : { $count }
cli-cleared-open = Tables jamais commencées, fermées : { $count }
cli-cleared-closed = Tables fermées, supprimées : { $count }
cli-cleared-running = Parties que personne n'a touchées, terminées : { $count }
cli-cleared-guests = Invités sans partie : { $count }
cli-cleared-challenges = Questions aux clés d'accès expirées : { $count }
cli-cleared-names = Noms gardés sans partie : { $count }
cli-cleared-arenas = Arènes terminées depuis longtemps : { $count }
cli-cleared = C'est fait : les parties jouées jusqu'au bout sont restées telles quelles.
cli-cleared-dry = Rien n'a été changé : voilà ce qui partirait.
cli-help-admin-host = Créer un lien qui fait d’un navigateur celui de l’hôte : il lit les signalements et y donne suite.
cli-opt-host-end = Mettre fin à tous ces navigateurs et liens.
cli-host-link = Ouvrez-le dans votre propre navigateur d’ici { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} : il ne sert qu’une fois, et ce navigateur reste celui de l’hôte pendant 30 jours.
cli-host-ended = Plus aucun navigateur n’est celui de l’hôte.
cli-cleared-invitations = Invitations terminées : { $count }
cli-cleared-keys = Clés d’hôte expirées : { $count }
cli-cleared-reports = Signalements traités : { $count }
cli-cleared-unread = Signalements que personne n’a traités : { $count }
cli-cleared-sanctions = Mesures de l’hôte terminées : { $count }
cli-opt-host = L'adresse d'écoute ; 0.0.0.0 pour toutes.
cli-opt-port = Le port d'écoute.
cli-opt-database = Où enregistrer : sqlite:///FICHIER ou postgresql://…
cli-opt-nats = Le serveur NATS qui relie plusieurs nœuds.
cli-opt-origin = Une adresse web dont les pages peuvent se connecter, outre celle du serveur. Peut se répéter.
cli-opt-admin-database = La base du serveur, si ce n'est pas celle de ses réglages : sqlite:///FICHIER ou postgresql://…
cli-opt-key = La clé qui signe les jetons ; sinon faite au premier démarrage.
cli-opt-workers = Combien de processus servent, derrière un seul port : autant que de cœurs disponibles. Chacun a aussi son propre port, les suivants.
cli-opt-bot-processes = Combien de processus réfléchissent pour les robots, répartis entre les processus qui servent, dont chacun en a au moins un.
cli-opt-smtp = Le serveur de messagerie à qui remettre les courriels : smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT ou smtps://… Sans lui, aucun n'est envoyé.
cli-opt-mail-from = L'expéditeur des courriels : une adresse, ou NOM <ADRESSE>.
cli-opt-metrics-token = Le jeton avec lequel /metrics se lit d'ailleurs ; sans lui, c'est réservé à cette machine.
cli-opt-json-logs = Journal en JSON.
cli-arg-admin-import = Un fichier écrit par « saqqara admin export ».
cli-arg-admin-export = Le fichier à écrire.
cli-arg-player = L'identifiant du joueur, ou l'adresse publique de son profil.
cli-serve-at = Les tables sont servies à { $address } (Ctrl-C arrête).

# Une table à la maison
cli-help-host = Jouer dans le navigateur : un serveur pour cette machine et les téléphones alentour.
cli-opt-host-database = Où garder les parties ; sinon, un fichier à vous.
cli-opt-browse = Ouvrir le navigateur.
cli-host-wait = Préparation des tables… La première fois, cela prend environ une demi-minute.
cli-host-here = Sur cette machine : { $address }
cli-host-phones = Sur un téléphone du même réseau : { $address }
cli-host-stop = Ctrl-C arrête ; les parties sont gardées.
cli-host-running = Vos tables sont déjà ouvertes : { $address }
cli-host-no-port = Aucun port libre entre { NUMBER($first, useGrouping: 0) } et { NUMBER($last, useGrouping: 0) } : choisissez-en un avec --port.
cli-serve-no-client = Le client web n'est pas construit ici, si bien que seuls des programmes peuvent jouer : dans une copie du dépôt, « ./test web » le construit, et un paquet le contient.
cli-host-not-built = Le client web n'est pas construit ici : lancez ./play, qui le construit, ou jouez au terminal avec « saqqara play ».
cli-help-hint = Ce que ferait un robot dans une partie ou une position : ses meilleurs coups, chances, points et raisons.
cli-help-tournament = Des robots entre eux : toutes les places pour chaque donne, victoires et intervalle à 95 %, points, temps par coup, classement.
cli-arg-hint = Une partie (telle que « sauver » l'écrit) ou une position, en JSON.
cli-opt-hint-seat = Pour cette place (on compte à partir de 0) ; nécessaire quand plusieurs peuvent jouer.
cli-opt-hint-at = Après le coup K de la partie.
cli-opt-hint-level = Le niveau interrogé.
cli-opt-hint-seconds = Réfléchir aussi longtemps, au lieu du temps du niveau.
cli-opt-players = Qui joue : des niveaux, un niveau avec ses essais (« master@2000 ») ou secondes (« master@0.5s ») par coup, ou des programmes (« exec:python bot.py »).
cli-opt-tournament-games = Combien de parties, arrondi à toutes les places de chaque donne.
cli-opt-seed-games = La même graine donne les mêmes parties.
cli-opt-tournament-seats = Places à la table ; les joueurs alternent s'il y a plus de places que de joueurs.
cli-opt-redealt = Montrer à chaque joueur une table où tout ce que sa place ignore a été redistribué.
cli-tournament-two = Un tournoi demande au moins deux joueurs : --players master,adept.
cli-tournament-seats = { $players } joueurs ne tiennent pas sur { $seats } places : nommez-en moins, ou précisez --seats.
cli-tournament-player = joueur
cli-tournament-games = parties
cli-tournament-win = victoires
cli-tournament-between = 95 %
cli-tournament-score = points
cli-tournament-margin = écart
cli-tournament-move = un coup
cli-tournament-longest = maximum
cli-tournament-rating = classement
cli-hint-over = Cette partie est finie : il n'y a plus rien à conseiller.
cli-hint-seat = Plusieurs peuvent jouer : dites pour qui avec --seat ({ $seats }).
cli-hint-at = Cette partie compte { $most ->
    [one] un coup
   *[other] { $most } coups
} : --at { $at } dépasse la fin.
cli-hint-not-now = Rien à faire maintenant pour --seat { $seat } : essayez { $seats }.
cli-hint-thinking = Réflexion…
cli-hint-move = coup
cli-hint-win = gagne
cli-hint-points = points
cli-hint-share = réflexion
cli-hint-reason = parce que
cli-hint-exact = Exact : tout ce qui peut suivre a été passé en revue, sans parties d'essai.

# À quelle distance de la perfection
cli-help-lab = Expériences sur les robots.
cli-help-lab-exploit = À quelle distance de la perfection joue un robot : ce que gagne qui connaît son programme, ce qu'aurait eu qui connaît tous les tirages, ce que perd sa recherche quand la fin peut être résolue.
cli-opt-exploit-against = Le robot mesuré : un niveau, ou un niveau avec ses essais (« master@2000 »).
cli-opt-exploit-seats = Places à la table ; le robot les occupe toutes sauf une, ou toutes. Par défaut, le moins possible.
cli-opt-exploit-games = Combien de parties ; contre la meilleure réponse, arrondi à toutes les places de chaque donne.
cli-opt-exploit-times = Combien de fois plus longtemps que le robot la meilleure réponse cherche ; le joueur informé cherche d'autant plus large.
cli-opt-exploit-only = Ne mesurer que cela.
cli-exploit-response = Meilleure réponse
cli-exploit-bound = Tous les tirages connus
cli-exploit-ends = Fins résolues
cli-exploit-only = On ne peut pas mesurer « { $only } » : choisissez { $known }.
cli-exploit-none = Cela ne se mesure pas pour { $name }. Ce qui se mesure : { $known }.
cli-exploit-won = Une meilleure réponse à { $level } a gagné { $win } % { $games ->
    [one] d'une partie
   *[other] de { $games } parties
} (à 95 % : de { $low } à { $high } %) ; un joueur égal en gagnerait { $share } %.
cli-exploit-margin = Points d'avance en moyenne : { $margin }. Secondes par coup : { $own }, le robot { $frozen }.
cli-exploit-part = { $level } a obtenu { $part } % de ce qui était possible (à 95 % : de { $low } à { $high } %). Points : { $points } sur { $most } ; parties : { $games }.
cli-exploit-exact = Ce qui était possible est exact pour les lancers de ces parties.
cli-exploit-found = Ce qui était possible est le mieux qu'ait trouvé une recherche connaissant tous les tirages : il peut y avoir mieux, et la vraie part est plus petite.
cli-exploit-together = Toutes les places ensemble ont obtenu { $part } % de ce qui était possible à une même table.
cli-exploit-solved = Les choix de la recherche de { $level } là où l'instant peut être résolu :
cli-exploit-before = coups restants
cli-exploit-all = tous
cli-exploit-moments = instants
cli-exploit-loss = perte moyenne
cli-exploit-worst = pire
cli-exploit-best = meilleurs
cli-exploit-solves = résolus seul

# Un nouveau jeu
cli-help-new-game = Commencer un nouveau jeu : en écrire un petit qui marche, partout où il faut dans ce dépôt, à remanier ensuite.
cli-arg-new-game = Son nom dans le code : minuscules, chiffres et « _ ».
cli-opt-clause = La lettre de ses clauses (« X » pour X1, X2 …) ; par défaut, une lettre de son nom.
cli-new-game-nowhere = Un nouveau jeu s'écrit dans une copie du dépôt, et ceci est un paquet installé : clonez le dépôt et lancez la commande là-bas.
cli-new-game-bad-name = « { $name } » ne peut pas nommer un jeu : il faut 2 à 20 minuscules, chiffres ou « _ », une lettre d'abord, et pas un mot de Python.
cli-new-game-taken = « { $name } » existe déjà : choisissez un autre nom, ou supprimez d'abord ses dossiers.
cli-new-game-word = « { $name } » est un mot du code commun ({ $path }), où aucun jeu ne doit être nommé : choisissez un autre nom.
cli-new-game-bad-clause = « { $clause } » ne peut pas être la lettre des clauses : choisissez une majuscule.
cli-new-game-clause-taken = Les clauses d'un autre jeu commencent déjà par { $clause } : choisissez une autre lettre que { $known }.
cli-new-game-failed = Le jeu est écrit, mais « { $command } » a échoué : { $what }
cli-new-game-writing = Écriture
cli-new-game-written = { $name } est là et se joue déjà ({ $files } fichiers ; ses clauses sont { $letter }1, { $letter }R1 …). Pour en faire le vôtre, dans cet ordre :
cli-new-game-step-1 = Voyez-le d'abord : « ./play { $name } --bots novice » dans le terminal, « ./play » dans le navigateur.
cli-new-game-step-2 = src/saqqara/games/{ $name }/ : rules.en.md et rules.fr.md, les règles clause par clause, et clauses.md, leur index ; __init__.py, les places et les options.
cli-new-game-step-3 = rules.py, ce qu'on peut faire ; avec tests/games/{ $name }/test_clauses.py, un test par clause.
cli-new-game-step-4 = table.py : ce qu'il y a sur la table, qui peut le savoir, ce que voit chaque place, et ce qui doit valoir d'une position (dans un module à part, « checks », s'il y en a beaucoup).
cli-new-game-step-5 = notation.py, refusals.py et formats.md ; messages.*.ftl, tout ce qui se dit du jeu, les mots du plateau aussi ; terminal.py.
cli-new-game-step-6 = web/src/games/{ $name }/ : Board.svelte, et index.ts avec les coups en mots.
cli-new-game-step-7 = tests/games/{ $name }/ : recount.py recompte le résultat, faults.py y met des fuites, hands.py décide sur le plateau dans le navigateur, middle.json est une position au milieu d'une partie.
cli-new-game-step-8 = Après chaque étape, « ./test laws », qui dit ce qui ne va pas encore ; après un changement des vues ou des règles, « python tools/client_types.py », « python tools/pages.py » et « python -m tests.records.golden » ; pour son module dans la page, « python -m saqqara.wasm.build » ; à la fin, « ./test ». Ce qui est facultatif (une image, une évaluation pour les robots, une leçon…) est énuméré dans CONTRIBUTING.md.

# Simuler
cli-help-simulate = Jouer beaucoup de parties et garder pour chacune une ligne de nombres (Parquet), ou dire ce qui en ressort. La même graine donne les mêmes lignes, quoi qui les joue.
cli-opt-simulate-games = Combien de parties.
cli-opt-simulate-players = Qui joue : « chance », un niveau, ou un niveau avec ses essais (« adept@200 ») ; un pour toutes les places, ou une liste avec un par place, qui avance d'une place à chaque partie.
cli-opt-simulate-device = Ce qui joue : « cpu », les cœurs de cette machine ; « cuda », un GPU (le hasard seul) ; « ray », une grappe.
cli-opt-simulate-workers = Combien de processus jouent (sinon autant que de cœurs).
cli-opt-simulate-address = Avec --device ray : la grappe (sinon une petite sur cette machine). Ses processus écrivent dans le dossier FILE.parts, que tous doivent atteindre par le même chemin.
cli-opt-simulate-out = Le fichier Parquet à écrire. Tant qu'il n'est pas fini, ses morceaux sont dans FILE.parts : relancer la même commande après une interruption reprend de là.
cli-opt-simulate-fresh = Recommencer, quoi qu'il y ait déjà.
cli-simulate-seat = place
cli-simulate-player = joueur
cli-simulate-win = victoires
cli-simulate-between = 95 %
cli-simulate-score = points
cli-simulate-spread = écart type
cli-simulate-range = de … à
cli-simulate-games = Parties : { $games }. Coups par partie : { $moves } (de { $least } à { $most }).
cli-simulate-first = Qui a commencé a gagné { $win } % (entre { $low } et { $high } %).
cli-simulate-shared = Victoires partagées : { $shared } %.
cli-simulate-lead = Changements de tête par partie : { $changes } (au plus { $most }).
cli-simulate-written = Les lignes sont dans { $path }.

# Rapports
cli-help-report = Ce que disent des parties simulées, en une page à ouvrir dans un navigateur : qui gagne, les scores, ce que valent cartes et actions, et ce qu'on ne peut pas dire. Deux fichiers : côte à côte.
cli-arg-report = Un fichier écrit par « saqqara simulate --out ».
cli-arg-report-other = Un deuxième du même jeu, à comparer : un autre paquet, d'autres options.
cli-opt-report-out = La page à écrire (sinon à côté du premier fichier, en .html).
cli-report-reading = Lecture des parties
cli-report-written = Le rapport est dans { $path }.
cli-help-deck-balance = Jouer beaucoup de parties avec un paquet, entre joueurs égaux : quelles cartes sont trop fortes ou trop faibles au-delà du hasard, et s'il importe de commencer.
cli-opt-balance-games = Combien de parties (sinon autant qu'il en faut pour moins d'une minute sur deux cœurs).
cli-opt-balance-out = Écrire aussi tout le rapport, en une page.
cli-report-drawing = Dessin de la page

# saqqara review
cli-help-review = Ce qu'a coûté chaque décision d'une partie terminée, d'après ce que le joueur pouvait savoir ; et ce qu'a fait la chance.
cli-opt-review-seconds = Secondes de réflexion par décision, sur un cœur (les autres moments en ont le quart).
cli-opt-review-html = Écrit une page à la place : un seul fichier, sans réseau.
cli-review-thinking = Examen de la partie
cli-review-seconds = --seconds-a-move est plus grand que 0 et ne dépasse pas 60.
cli-review-written = Le bilan est dans { $path }.
cli-review-stopped = Arrêté avant la fin du bilan : rien n'a été écrit. Avec moins de --seconds-a-move, c'est plus rapide.

cli-words-why = pourquoi why
cli-usage-why = pourquoi
cli-about-why = pourquoi chaque robot a joué son dernier coup
cli-why-nobody = Aucun robot n'a encore joué.
cli-because = { $name } : { $reason }
cli-help-bench-levels = Chaque niveau des robots contre celui du dessous, à tous les jeux, à tous les nombres de places et avec toutes les options, sur tous les cœurs : combien de fois plus souvent il gagne.
cli-opt-bench-levels-seats = Seulement les tables de ce nombre de places.
cli-opt-bench-levels-deals = Donnes pour chaque paire de niveaux ; chacune est jouée deux fois, places échangées.
cli-opt-bench-levels-minutes = Pas plus de ce nombre de minutes, environ : ceux qui réfléchissent longtemps jouent moins de donnes.
cli-opt-bench-levels-steps = Les dix forces entières de 1/10 à 10/10, au lieu des quatre niveaux.
cli-opt-bench-levels-keep = Un fichier qui garde ce qui a été joué : la même commande reprend là.

# saqqara admin ratings
cli-help-admin-ratings = Recalculer tous les classements à partir des résultats des parties classées, au dernier chiffre près.
cli-help-admin-puzzles = Recalculer tous les classements des problèmes et de ceux qui les résolvent à partir des essais, au dernier chiffre près.
cli-opt-from-log = Rejouer d'abord chaque partie finie, pour refaire aussi ses résultats et les bilans de chacun.
cli-ratings-working = Calcul des classements
cli-ratings-game = { $game } : { $changed ->
    [0] rien n'a changé
    [one] un résultat était différent
   *[other] { $changed } résultats étaient différents
}

# saqqara bench ratings
cli-help-bench-ratings = Les classements de nombreuses parties refaits, les tableaux de nombreuses personnes, et un profil de nombreuses parties.
cli-opt-bench-games = Le nombre de parties classées.
cli-opt-bench-people = Le nombre de personnes.
# Les défis du jour
cli-opt-daily = Le défi du jour dans ce jeu, le même pour qui a la même version.
cli-daily-alone = --daily est le défi du jour tel quel : nommez le jeu, sans places, robots, graine, paquet, options, temps ni fichier à charger.
cli-daily-no-undo = Au défi du jour, aucun coup ne se reprend.
cli-daily-end = Le défi du jour, { $title } : { $words }
cli-cleared-tries = Essais à des défis du jour sans résultat : { $count }

# Problèmes
cli-help-puzzle = Résoudre des problèmes : des positions où un coup est nettement le meilleur, et pourquoi.
cli-arg-puzzle-game = Les problèmes de ce jeu ; de tous les jeux si l'on ne dit rien.
cli-opt-puzzle-theme = Seulement ceux d'un thème : son nom, tel que l'écrit le fichier du jeu.
cli-opt-puzzle-number = Celui-ci seul, par son numéro.
cli-help-lab-puzzles = Fabriquer les problèmes d'un jeu : des moments de parties entre robots où une réponse est nettement la meilleure, par recherche ou exactement.
cli-opt-puzzles-out = Le fichier à écrire (le « puzzles.json » d'un jeu).
cli-opt-puzzles-count = Combien de problèmes fabriquer.
cli-opt-check-puzzles-count = Combien de problèmes chercher encore une fois.
cli-opt-puzzles-seed = La même graine donne les mêmes problèmes, quel que soit le nombre de processus.
cli-opt-puzzles-tries = Les parties que la recherche de confirmation essaie de tête ; ce que dit le jeu si l'on ne dit rien.
cli-opt-puzzles-keep = Un fichier qui garde ce qui a été trouvé ; la même commande reprend de là.
cli-opt-puzzles-workers = Les processus qui y travaillent ; un par cœur si l'on ne dit rien.
cli-opt-puzzles-minutes = S'arrêter après tant de minutes, avec ce qu'il y a.
cli-puzzles-made = Problèmes dans { $path } : { $count } sur { $wanted }.
cli-help-lab-check-puzzles = Chercher encore une fois des problèmes d'un jeu, avec un autre hasard et deux fois plus d'essais : leur meilleur coup l'est-il toujours ?
cli-opt-check-puzzles-seed = Une autre graine donne un autre hasard.
cli-puzzles-searched = Problèmes cherchés encore une fois : { $searched }. Ce qui est résolu ou compté n'a pas besoin de recherche.
cli-puzzles-settled = La recherche s'est arrêtée sur un autre coup : { $count } (entre { $low } et { $high } sur 100). { $keys }
cli-puzzles-failed = Et celui-ci gagne aussi souvent quand on essaie les deux : { $count } (entre { $low } et { $high } sur 100). { $keys }
cli-puzzle-game = --theme et --number vont avec un jeu : saqqara puzzle JEU --number 3
cli-puzzle-number = Il n'y a pas de problème { $number } : ce jeu en a de 1 à { $most }.
cli-puzzle-head = { $title } · { $puzzle } · { $rating }
cli-puzzle-ask = C'est au joueur { SEAT($seat) } de jouer. Quel coup est nettement le meilleur, d'après ce qu'il sait ? Écrivez { $moves } (ou : coups, pourquoi, quitter).
cli-puzzle-ask-points = Que permettent les dés de plus précieux ? Écrivez { $moves } (ou : coups, pourquoi, quitter).
cli-puzzle-prompt = Joueur { SEAT($seat) } ›{" "}
cli-puzzle-right = Juste !
cli-puzzle-wrong = Il y avait mieux.
cli-puzzle-about = Le thème : { $theme }
cli-puzzle-next = Entrée = problème suivant · quitter{" "}›{" "}
cli-puzzle-solved = Résolus : { $right } sur { $seen }.
