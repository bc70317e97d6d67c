### Le serveur de tables.

# Démarrer
server-database = « { $url } » n'est pas une base de données pour nous : donnez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
server-database-newer = La base de données a le schéma { $got }, que ce programme ne connaît pas (il a { $known }) : lancez la version plus récente de Saqqara qui l'a faite.
server-database-served = Un autre serveur utilise { $path } : arrêtez-le, ou donnez aux deux un serveur NATS (--nats) pour se tenir au courant.
server-database-closed = La base de données ne peut pas être ouverte : { $what }.
server-export-damaged = Une partie de la base de données est endommagée. { $path } contient { $rows ->
    [one] la seule ligne lisible
   *[other] les { $rows } lignes lisibles
} ; il en manque dans : { $tables }.
server-database-damaged = La base de données est endommagée : { $what }. Restaurez une sauvegarde.
server-port-taken = Impossible d'écouter à { $host }, port { $port } : { $what }. Avec plusieurs processus, les ports suivants doivent être libres aussi : un pour chacun.
server-no-bus = Plusieurs processus ont besoin de NATS pour se tenir au courant, et il n'y en a pas : installez-le ({ $command }), ou indiquez-en un (--nats).
server-workers-here = Plusieurs processus ne sont possibles que sous Linux : servez avec un seul (--workers 1).
server-workers-ports = Chaque processus a son propre port après le port { $port }, et la numérotation s’arrête à 65535 : choisissez un port plus petit.
server-setting = { $where } : { $why }
server-setting-unknown = { $where } : il n'y a pas de réglage « { $name } ». Ils sont tous dans docs/operating.md.
server-setting-proxy = { $where } : « { $got } » dans « proxies » n'est ni une adresse ni un réseau (comme 10.1.0.0/16).

# Qui demande
server-not-welcome = Nous ne vous connaissons pas, ou plus : entrez d'abord comme invité.
server-foreign-origin = Cette page n'est pas de la maison : un changement n'est accepté que de nos propres pages, ou d'un programme avec un jeton.
server-bad-name = Un nom a de 1 à { $most } caractères visibles.
server-name-marks = Un nom ou un titre peut avoir au plus { $most ->
    [one] un accent ou un autre signe
   *[other] { $most } accents ou autres signes
} sur une même lettre.
server-bad-link = Ce lien a déjà servi, ou il a expiré : demandez-en un nouveau à l'autre appareil.
server-link-replaces = Sur cet appareil, vous êtes { $name } et avez une place à { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Ce lien fait de vous { $other } : vos places ne seront plus accessibles d'ici.

# Tables et places
server-no-table = Il n'y a pas de table ici : le lien a peut-être été coupé.
server-invites = { $name } vous invite à jouer à { $title }
server-metrics-apart = Chaque processus a ses propres chiffres : demandez-les à son port, de { $first } à { $last }.
server-no-page = Il n'y a rien à cette adresse.
server-not-allowed = On ne s'adresse pas ainsi à cette adresse.
server-position-gone = La position a changé depuis que vous avez choisi ce coup : rien n'a été joué. Regardez le plateau et choisissez de nouveau.
server-not-started = La partie n'a pas commencé : il reste des places à prendre.
server-not-over = La partie n'est pas encore finie.
server-not-open = La partie a commencé : ses places sont prises.
server-not-yours = Seul l'hôte de la table peut faire cela.
server-not-seated = Vous n'avez pas de place à cette table : vous pouvez regarder.
server-set-aside = Cette table ne peut pas continuer : ce qui en est conservé n'est pas cohérent. L'exploitant en est averti.
server-other-rules = Cette table a été commencée avec la version { $got } des règles ; ce serveur joue la version { $known }.
server-put-off = L'hôte vous a écarté de cette table. Rien d'autre n'a changé : toutes les autres vous restent ouvertes.
server-put-off-self = Vous êtes l'hôte : quittez la table, ou fermez-la.
server-closed = L'hôte a fermé cette table.
server-begun = La partie a commencé : ce n'est possible qu'avant.
server-resigned = Vous avez abandonné cette partie : vous pouvez regarder.
server-nobody-away = À la place { SEAT($seat) }, il n'y a personne pour qui vous pourriez agir.
server-not-absent = { $minutes ->
    [one] Place { SEAT($seat) } : cette personne n'est pas partie depuis une minute.
   *[other] Place { SEAT($seat) } : cette personne n'est pas partie depuis { $minutes } minutes.
}
server-not-their-turn = Ce n'est pas à la place { SEAT($seat) } de jouer.
server-reminded = La place { SEAT($seat) } a déjà reçu un rappel pour ce tour : un seul suffit.
server-cannot-remind = La place { SEAT($seat) } ne peut pas recevoir de rappel : cette personne n'a pas demandé à être prévenue, ou l'a déjà été.
server-no-rematch = Personne n'a demandé de revanche.
server-full = Toutes les places de cette table sont prises.
server-seat-taken = La place { SEAT($seat) } est prise.
server-one-seat = Vous êtes déjà à la place { SEAT($seat) } : une place par joueur.
server-seat-not-free = La place { SEAT($seat) } a un joueur qui est venu : elle ne peut pas être donnée.
server-seats-no-me = Champ « seats » : « me » ne peut occuper qu'une place.
server-pace-relaxed = Champ « pace » : une table tranquille n'a pas de « seconds ».
server-many-tables = Vous êtes à { $most } tables inachevées : finissez-en ou quittez-en une d'abord.
server-undo-often = Vous avez repris assez de coups pendant ce tour : celui-ci reste.
server-agreed-often = Vous avez assez changé d'avis sur la fin de la partie : reposez la question après le prochain coup.
server-undo-late = Votre temps pour cette décision est écoulé : le coup reste.
server-no-hints = Les conseils sont coupés à cette table.
server-no-hint-in-time = Aucun conseil n'est venu à temps : redemandez plus tard.
server-no-hint-now = Vous n'avez rien à décider maintenant.
server-why-bots = On ne peut demander la raison que d'un coup joué par un robot.

# Les robots profonds, qui réfléchissent dans une page
server-deep-alone = Les robots profonds sont réservés aux tables où vous êtes seul avec des robots : prenez une place et n'en laissez aucune libre.
server-deep-no-search = Ce jeu n'a pas de robot profond : on n'y joue pas en essayant des parties dans sa tête.
server-deep-no-second = Cette table est pour une seule personne : ses robots profonds réfléchissent dans le navigateur de celle-ci. Vous pouvez regarder.
server-deep-yours = Seule la personne assise à cette table peut réfléchir pour ses robots profonds : reprenez d'abord votre place.
server-deep-not = La place { SEAT($seat) } n'est pas celle d'un robot profond.

# Messages et limites
server-bad-message = Ce message ne peut pas être utilisé : { $what }.
server-bad-text = Un texte ne peut contenir ni caractère nul ni Unicode invalide.
server-hello-first = Dites d'abord bonjour : le premier message d'une connexion est « hello ».
server-too-fast = Moins vite, s'il vous plaît : attendez un instant et réessayez.
server-too-slow = L'envoi a été trop long : recommencez.
server-too-big = C'est trop à la fois : envoyez-en moins.
server-text-too-long = Ce texte est trop long : { $most ->
    [one] un caractère
   *[other] { $most } caractères
} au plus.
server-slow = Votre connexion ne suivait plus : reconnectez-vous et vous verrez la table telle qu'elle est.
server-closing = Le serveur redémarre : reconnectez-vous dans un instant, rien n'est perdu.
server-many-sockets = Vous avez trop de connexions ouvertes : fermez-en une d'abord.
server-bad-request = Cette requête est illisible.
server-bad-handshake = Ce n’est pas ainsi que s’ouvre un WebSocket : voyez la RFC 6455.
server-head-too-big = L’adresse et les en-têtes de cette requête sont trop longs : 32 ko au plus.
server-many-connections = Trop de connexions sont ouvertes depuis votre adresse : fermez-en quelques-unes et réessayez.
server-trouble = Quelque chose a mal tourné de notre côté : rien n'a changé ; réessayez, s'il vous plaît.
server-away = La base de données est injoignable pour le moment : rien n'a changé ; réessayez, s'il vous plaît.
server-disk-full = Le disque du serveur est plein : rien n'a été enregistré. Réessayez plus tard.
server-damaged = Une partie des données de ce serveur est endommagée et illisible. L'hôte doit les restaurer.
server-many-people = Ce serveur n'a plus de place pour une autre connexion : réessayez dans un instant.

# Vérifier
server-verified = { $moves ->
    [one] La donne, l'unique coup et le résultat ont été vérifiés.
   *[other] La donne, les { $moves } coups et le résultat ont été vérifiés.
}
server-verified-running = { $moves ->
    [one] La donne et l'unique coup joué ont été vérifiés.
   *[other] La donne et les { $moves } coups joués ont été vérifiés.
}

# Déménager
server-import-line = Ligne { $line } : { $what }.
server-import-table = Ligne { $line } : il n'y a pas de lignes du genre « { $name } ».
server-import-rows = Le nombre de lignes de l'export devrait être { $wanted }, mais il est de { $got }.
server-import-cut = L'export s'arrête après { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
} : sa dernière ligne manque.
server-import-full = Cette base n'est pas vide : importez dans une nouvelle.
server-import-version = Cet export est du schéma { $got } ; ce programme a { $known }.
server-no-player = Il n'y a pas de joueur « { $player } ».

# Noms des invités
server-guest-nouns = Scarabée, Sphinx, Ibis, Chacal, Faucon, Scribe, Crocodile, Hippopotame, Cobra, Lotus, Papyrus, Dromadaire, Passeur, Maçon, Pharaon, Vizir, Chat, Gecko, Hérisson, Héron, Astronome, Jardinier, Apiculteur, Lion
server-guest-adjectives = rieur, curieux, rêveur, malin, agile, patient, calme, joyeux, poli, vif, courageux, doré, discret, doux, rusé, fidèle, chanteur, matinal, optimiste, poudreux, étoilé, hardi, vagabond, tranquille
server-guest-name = { $noun } { $adjective }
server-no-replay = La partie n'est pas finie : elle se revoit quand elle l'est.
server-is-over = La partie est finie à ce moment : choisissez-en un plus tôt.

# Appeler les absents
server-alert-turn = À vous de jouer : { $title }
server-alert-turn-line = { $count ->
    [0] C'est votre tour.
   *[other] C'est votre tour à la table avec { $names }.
}
server-alert-begun = La partie commence : { $title }
server-alert-begun-line = { $count ->
    [0] Votre partie a commencé.
   *[other] Votre partie avec { $names } a commencé.
}
server-alert-begun-turn-line = { $count ->
    [0] Votre partie a commencé, et c'est votre tour.
   *[other] Votre partie avec { $names } a commencé, et c'est votre tour.
}
server-alert-over = { $title } : la partie est finie
server-alert-over-line = { $count ->
    [0] Votre partie est finie : venez voir le résultat.
   *[other] Votre partie avec { $names } est finie : venez voir le résultat.
}
server-alert-reminded = { $name } vous attend : { $title }
server-alert-reminded-line = { $name } vous rappelle que c'est votre tour.
server-alert-stop = Ne plus recevoir
server-mail-table = Aller à la table
server-mail-stop = Ne plus recevoir ces messages
server-mail-confirm = Votre adresse chez Saqqara
server-mail-confirm-line = Quelqu'un, sans doute vous, souhaite être prévenu à cette adresse quand son tour vient dans une partie de Saqqara. Si c'est bien vous, dites oui sur la page de ce lien d'ici demain. Sinon, ne faites rien : aucun autre message ne vous sera envoyé.
server-mail-confirm-button = Oui, écrivez-moi ici
server-mail-none = Ce serveur n'envoie pas de courriel.
server-mail-address = Cette adresse électronique n'est pas utilisable.
server-mail-often = Assez de messages ont été envoyés aujourd'hui pour confirmer une adresse : réessayez demain.
server-mail-away = Le courriel n'a pas pu être envoyé : le serveur de messagerie ne le prend pas. Réessayez plus tard.
server-mail-old-link = Ce lien est trop ancien, ou l'adresse a changé depuis : demandez-en un nouveau dans les réglages.
server-push-bad = Ce navigateur a indiqué un service de notification inutilisable.
server-smtp = « { $url } » n'est pas un serveur de messagerie utilisable : donnez smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT ou smtps://UTILISATEUR:MOTDEPASSE@HÔTE:PORT.
server-mail-home = Les courriels mènent à ce serveur : dites à quelle adresse on l'atteint (--origin https://…).
server-mail-from = « { $got } » n'est pas un expéditeur possible : donnez une adresse, ou NOM <ADRESSE>.

# Bilans
server-no-review-yet = La partie n'est pas finie : on ne fait le bilan que d'une partie terminée.
server-no-review = On n'a pas encore fait le bilan de cette partie.
# Études
server-no-study = Il n'y a pas d'étude ici, ou elle n'est pas ouverte aux autres.
server-study-changed = L'étude a été modifiée ailleurs entre-temps : rechargez-la.
server-many-studies = Vous ne pouvez pas garder plus d'études ici (maximum : { $most }) : supprimez-en une d'abord, ou enregistrez celle-ci dans un fichier.
server-studies-full = Vos études occupent toute la place prévue ({ $megabytes } Mo) : supprimez-en une d'abord, ou enregistrez celle-ci dans un fichier.
server-study-not-yours = Seul le propriétaire d'une étude peut la modifier : faites-en une copie.

# Un nom qui dure
server-reserved-names = Saqqara, Hôte, Hôtesse, Serveur, Système, Admin, Administrateur, Administratrice, Modérateur, Modératrice, Opérateur, Assistance, Bot, Robot
server-name-taken = Le nom « { $name } » est pris, ou ressemble à un nom déjà pris. Que diriez-vous de « { $other } » ?
server-unwanted-name = L’hôte de ce serveur ne veut pas de noms de ce genre : choisissez-en un autre.
server-deceiving-name = On pourrait prendre « { $name } » pour le serveur lui-même ou pour un robot : choisissez un autre nom.
server-no-passkeys = Ce serveur n’a pas de clés d’accès : prenez un code de secours, ou un lien depuis un appareil où l’on vous connaît.
server-no-push = Ce serveur n’envoie pas de notifications.
server-passkey-bad = Cette clé d’accès n’a pas pu être vérifiée : rien n’a changé. Réessayez depuis la page de ce serveur.
server-passkey-old = Cela a pris trop de temps, ou a déjà servi : rien n’a changé. Recommencez.
server-passkey-unknown = Cette clé d’accès n’est pas connue ici, ou ne l’est plus : essayez-en une autre, ou un code de secours.
server-passkey-copied = Cette clé d’accès compte à rebours, comme le ferait une copie : elle n’a rien ouvert. Entrez autrement, puis supprimez-la.
server-passkey-unverified = Cette clé d’accès ne vérifie pas que c’est bien vous (empreinte, visage ou code PIN), ce qui est désormais obligatoire pour se connecter : rien n’a changé. Connectez-vous avec un code de secours, puis ajoutez une nouvelle clé d’accès.
server-passkey-unverified-new = Cette clé d’accès ne vérifie pas que c’est bien vous : rien n’a changé. Configurez-y une empreinte, la reconnaissance du visage ou un code PIN et réessayez, ou utilisez des codes de secours.
server-passkey-twice = Cette clé d’accès est déjà connue ici.
server-many-passkeys = Vous ne pouvez pas avoir plus de clés d’accès ici ({ $most } au plus) : supprimez-en une d’abord.
server-no-passkey = Vous n’avez pas de telle clé d’accès.
server-last-passkey = C’est le dernier chemin vers votre nom : sans lui, une fois déconnecté partout, on ne revient plus. Créez d’abord des codes de secours, ou supprimez-la quand même.
server-no-device = Vous n’êtes pas connu sur un tel appareil, ou ne l’êtes plus.
server-bad-code = Ce code n’est pas connu, ou a déjà servi.
server-bring-or-not = Vous avez joué ici en invité : dites si ces parties doivent vous suivre.
# Les gens
server-no-person = Il n’y a personne à cette adresse, ou plus personne.
server-follow-self = Vous ne pouvez pas vous suivre vous-même : donnez ce lien à quelqu’un d’autre.
server-many-follows = Vous suivez déjà beaucoup de monde ({ $most } au plus) : cessez d’abord de suivre quelqu’un.
server-many-blocks = Vous avez déjà bloqué beaucoup de monde ({ $most } au plus) : débloquez d’abord quelqu’un.
server-block-self = Vous ne pouvez pas vous bloquer vous-même.
server-blocked-them = Vous avez bloqué cette personne : débloquez-la d’abord.
server-blocked-here = Une personne que vous avez bloquée est à cette table. Vous la reverrez quand cette personne sera partie, ou quand vous l’aurez débloquée.
server-not-friends = On n’invite que ses amis : ceux que vous suivez et qui vous suivent.
server-no-invitation = Cette invitation ne tient plus : la partie a commencé, ou la table est complète ou fermée.
server-alert-invited = { $name } vous invite : { $title }
server-alert-invited-line = { $name } vous attend à une table ouverte et aimerait jouer avec vous.

# Les signalements, et ce qu’en fait l’hôte
server-report-self = Vous ne pouvez pas vous signaler vous-même.
server-many-reports = Vos autres signalements n’ont pas encore été lus : attendez que l’hôte les examine.
server-not-host = Seul l’hôte de ce serveur voit cette page. Créez un lien avec « saqqara admin host » et ouvrez-le dans ce navigateur.
server-old-host-link = Ce lien a déjà servi, ou a expiré : créez-en un autre avec « saqqara admin host ».
server-no-report = Ce signalement n’existe pas.
server-report-done = Ce signalement a déjà été traité.
server-muted = L’hôte de ce serveur vous a retiré la parole : vous pourrez écrire de nouveau dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Vous pouvez continuer à jouer.
server-name-taken-away = L’hôte de ce serveur vous a retiré votre nom : vous pourrez en choisir un autre dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
# Tables classées, classements et profils
server-rated-no-undo = À une table classée, on ne reprend pas ses coups : celui-ci reste.
server-rated-no-help = Pas d'aide à une table classée tant que la partie dure.
server-rated-deck = Une partie classée se joue avec le jeu imprimé, pas avec un jeu à vous.
server-rated-deal = Une partie classée commence par une donne, pas par une position ni par un enregistrement.
server-rated-times = Une partie classée se joue avec les durées habituelles de son sablier.
server-rated-hints = Pas de conseils à une table classée : coupez-les, ou jouez une partie non classée.
server-rated-stand-in = À une table classée, c'est un novice qui décide pour les absents : ne choisissez pas d'autre robot pour cela.
server-rated-pace = Une partie classée se joue à la pendule : choisissez un rythme en direct ou par correspondance.
server-rated-bot = Ce robot n'a pas de classement et ne peut pas s'asseoir à une table classée : choisissez un autre niveau, ou une force de 1/10 à 10/10.
server-rated-begun = À une table classée, on ne remplace personne une fois la partie commencée.
server-no-ratings = La partie n'est pas finie : son effet sur les classements est connu un instant après la fin.
server-no-profile = Il n'y a personne à cette adresse, ou cette personne ne montre rien d'elle-même.
# Les défis du jour
server-daily-day = « { $got } » n'est pas un jour : écrivez-le comme 2026-11-16.
server-daily-not-yet = Le { $day } n'a pas commencé : revenez ce jour-là.
server-daily-before = Les archives commencent le { $first } : il n'y a pas de défi du { $day }.
server-daily-too-late = Le { $day } est terminé : aucun essai à ses défis ne peut plus commencer. Ceux d'aujourd'hui sont ouverts.
server-daily-alone = C'est l'essai de quelqu'un au défi du jour : tant que la journée n'est pas finie pour tout le monde, personne d'autre ne peut le regarder.
server-daily-sealed = C'est scellé jusqu'à ce que la journée soit finie pour tout le monde, une heure après minuit UTC : sinon le défi serait éventé.
server-daily-no-undo = Au défi du jour, aucun coup ne se reprend.
server-daily-no-rematch = Il y a un seul essai par jour : revenez demain, ou exercez-vous sur un jour passé.
server-daily-to-the-end = On n'abandonne pas un essai au défi du jour : quittez-le et revenez avant la fin de la journée, ou ne revenez pas.
server-daily-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
server-daily-share-game = { $title } : { $words }
server-daily-share-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}

# Les problèmes
server-no-puzzle = Il n'y a pas de tel problème ici : il a pu disparaître avec une nouvelle version. Demandez le suivant.
server-puzzle-tried = Vous avez déjà répondu à ce problème, et seule la première réponse compte : demandez le suivant.
server-puzzle-untried = Vous n'avez pas encore répondu à ce problème.
server-puzzle-no-further = La manche finirait ici : donnez d'abord votre réponse.
# Arènes
server-no-arena = Il n'y a pas d'arène à cette adresse : vérifiez le lien.
server-arena-start = { $days ->
    [one] Une arène commence tout de suite, ou dans la journée qui vient.
   *[other] Une arène commence tout de suite, ou dans les { $days } jours qui viennent.
}
server-many-arenas = { $most ->
    [one] Vous organisez déjà une arène qui n'est pas terminée : terminez-la d'abord.
   *[other] Vous organisez déjà { $most } arènes qui ne sont pas terminées : terminez-en une d'abord.
}
server-arena-not-yours = Seule la personne qui organise cette arène peut faire cela.
server-arena-over = Cette arène est terminée : on ne peut plus y entrer ni en sortir. Ses résultats restent ici.
server-arena-full = { $most ->
    [one] Cette arène est complète : elle accueille une seule personne.
   *[other] Cette arène est complète : elle accueille { $most } personnes.
}
server-arena-taken-out = La personne qui organise cette arène vous en a retiré : vous pouvez regarder, mais plus jouer.
server-arena-not-in = Vous ne participez pas à cette arène.
server-arena-not-there = Personne de cette adresse ne participe à cette arène.
server-arena-no-rematch = Dans une arène, on change d'adversaires : retournez-y, et une autre table vous attendra.
server-arena-to-the-end = Les parties d'une arène se jouent jusqu'au bout : vous pouvez abandonner, ou laisser votre place à un robot.
server-arena-lost-mine = Le serveur n'a pas pu poursuivre votre dernière partie : elle ne compte pour personne.
server-arena-lost = { $count ->
    [one] Le serveur n'a pas pu poursuivre une partie : elle ne compte pour personne, et ses joueurs sont libres.
   *[other] Le serveur n'a pas pu poursuivre { $count } parties : elles ne comptent pour personne, et leurs joueurs sont libres.
}
server-blocked-arena = Vous avez bloqué la personne qui organise cette arène. Débloquez-la dans « Mes contacts » pour participer.
