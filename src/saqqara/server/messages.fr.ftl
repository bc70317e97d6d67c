### Le serveur de tables.

# Démarrer
server-database = « { $url } » n'est pas une base de données pour nous : donnez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
server-database-earlier = Cette base date d'avant la première version publiée (son schéma est { $got }, ce programme a { $known }). Reprenez-la avec « saqqara admin export tout.jsonl », puis « saqqara admin import tout.jsonl » : une copie de l'ancienne base est conservée.
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
server-setting-unknown = { $where } : il n'y a pas de réglage « { $name } ». Ils sont tous dans docs/host/settings.md.
server-setting-proxy = { $where } : « { $got } » dans « proxies » n'est ni une adresse ni un réseau (comme 10.1.0.0/16).

# Qui demande
server-not-welcome = Vous n'êtes pas connecté. Connectez-vous, ou entrez en invité.
server-foreign-origin = Cette demande vient d'un autre site. Seules les pages de ce serveur, ou un programme avec un jeton, peuvent faire des modifications.
server-bad-name = Un nom doit avoir de 1 à { $most } caractères visibles.
server-name-marks = Un nom ou un titre peut avoir au plus { $most ->
    [one] un accent ou un autre signe
   *[other] { $most } accents ou autres signes
} sur une même lettre.
server-bad-link = Ce lien a expiré ou a déjà servi. Créez-en un nouveau sur l'autre appareil.
server-link-replaces = Sur cet appareil, vous êtes { $name }, avec une place à { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Si vous ouvrez ce lien, vous devenez { $other } et perdez ici l'accès à ces places.

# Tables et places
server-no-table = Table introuvable. Le lien a peut-être été tronqué.
server-invites = { $name } vous invite à jouer à { $title }
server-metrics-apart = Chaque processus a ses propres chiffres : demandez-les à son port, de { $first } à { $last }.
server-no-page = Page introuvable.
server-not-allowed = Cette adresse n'accepte pas ce type de requête.
server-position-gone = La position a changé avant l'arrivée de votre coup : il n'a pas été joué. Choisissez à nouveau.
server-not-started = La partie n'a pas commencé : il reste des places libres.
server-not-over = La partie n'est pas encore terminée.
server-not-open = La partie a commencé et toutes les places sont prises.
server-not-yours = Seul l'hôte de la table peut faire cela.
server-not-seated = Vous n'avez pas de place à cette table, mais vous pouvez regarder.
server-set-aside = Cette table ne peut pas continuer : ses données sont endommagées. L'exploitant a été prévenu.
server-other-rules = Cette table utilise la version { $got } des règles ; ce serveur utilise la version { $known }.
server-banned = Vous n'avez plus accès à ce serveur.
server-put-off = L'hôte vous a retiré de cette table. Vous pouvez toujours rejoindre une autre table.
server-put-off-self = Vous êtes l'hôte : vous pouvez quitter la table ou la fermer.
server-closed = L'hôte a fermé cette table.
server-begun = La partie a déjà commencé.
server-resigned = Vous avez abandonné cette partie, mais vous pouvez regarder.
server-nobody-away = À la place { SEAT($seat) }, il n'y a pas de joueur absent pour qui agir.
server-not-absent = { $minutes ->
    [one] Le joueur de la place { SEAT($seat) } est hors ligne depuis moins d'une minute.
   *[other] Le joueur de la place { SEAT($seat) } est hors ligne depuis moins de { $minutes } minutes.
}
server-not-their-turn = Ce n'est pas au joueur de la place { SEAT($seat) } de jouer.
server-reminded = Le joueur de la place { SEAT($seat) } a déjà reçu un rappel pour ce tour.
server-cannot-remind = Le joueur de la place { SEAT($seat) } n'a pas activé les notifications, ou en a déjà reçu une.
server-no-rematch = Personne n'a proposé de revanche.
server-full = Cette table est complète.
server-seat-taken = La place { SEAT($seat) } est prise.
server-one-seat = Vous avez déjà la place { SEAT($seat) } : une place par joueur.
server-seat-not-free = La place { SEAT($seat) } a déjà un joueur.
server-seats-no-me = Champ « seats » : « me » ne peut occuper qu'une place.
server-pace-relaxed = Champ « pace » : une table tranquille n'a pas de « seconds ».
server-pace-increment = Champ « increment » : seul le rythme « bank » en a un.
server-many-tables = Vous avez déjà { $most } tables en cours : finissez-en ou quittez-en une d'abord.
server-undo-often = Vous ne pouvez plus annuler de coup pendant ce tour.
server-agreed-often = Vous avez changé d'avis trop souvent sur la fin de la partie. Réessayez après le prochain coup.
server-undo-late = Annulation impossible : le temps de ce coup est écoulé.
server-no-hints = Les conseils sont désactivés à cette table.
server-no-hint-in-time = Aucun conseil n'a été trouvé à temps. Réessayez plus tard.
server-no-hint-now = Vous n'avez pas de coup à jouer maintenant.
server-why-bots = Seuls les robots expliquent leurs coups.

# Les robots profonds, qui réfléchissent dans une page
server-deep-alone = Les robots experts demandent une table où vous jouez seul contre des robots : prenez une place et n'en laissez aucune libre.
server-deep-no-search = Ce jeu n'a pas de robot expert.
server-deep-no-second = Cette table est réservée à un seul joueur, dont le navigateur fait tourner les robots experts. Vous pouvez regarder.
server-deep-yours = Seul le joueur de cette table peut faire tourner ses robots experts : reprenez d'abord votre place.
server-deep-not = La place { SEAT($seat) } n'est pas celle d'un robot expert.

# Messages et limites
server-bad-message = Message non valide : { $what }.
server-bad-text = Un texte ne peut contenir ni caractère nul ni Unicode invalide.
server-hello-first = Dites d'abord bonjour : le premier message d'une connexion est « hello ».
server-too-fast = Trop de demandes : attendez un instant et réessayez.
server-too-slow = L'envoi a pris trop de temps. Recommencez.
server-too-big = Ce message est trop gros.
server-text-too-long = Ce texte est trop long ({ $most ->
    [one] un caractère
   *[other] { $most } caractères
} au plus).
server-slow = Votre connexion est trop lente. Reconnectez-vous pour voir la table à jour.
server-closing = Le serveur redémarre. Reconnectez-vous dans un instant ; rien n'est perdu.
server-many-sockets = Vous avez trop de pages ouvertes : fermez-en une d'abord.
server-bad-request = Cette requête est illisible.
server-bad-handshake = Ce n’est pas ainsi que s’ouvre un WebSocket : voyez la RFC 6455.
server-head-too-big = L’adresse et les en-têtes de cette requête sont trop longs : 32 ko au plus.
server-many-connections = Trop de connexions depuis votre adresse : fermez-en quelques-unes et réessayez.
server-trouble = Une erreur est survenue de notre côté. Rien n'a changé ; réessayez.
server-away = La base de données n'est pas disponible pour le moment. Rien n'a changé ; réessayez.
server-disk-full = Le disque du serveur est plein : rien n'a été enregistré. Réessayez plus tard.
server-damaged = Une partie des données de ce serveur est endommagée et illisible. L'hôte doit les restaurer.
server-many-people = Ce serveur est complet. Réessayez dans un instant.

# Vérifier
server-verified = { $moves ->
    [one] Vérifié : la donne, l'unique coup et le résultat.
   *[other] Vérifié : la donne, les { $moves } coups et le résultat.
}
server-verified-running = { $moves ->
    [one] Vérifié jusqu'ici : la donne et l'unique coup.
   *[other] Vérifié jusqu'ici : la donne et { $moves } coups.
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
server-no-player = Joueur « { $player } » introuvable.

# Noms des invités
server-guest-nouns = Scarabée, Sphinx, Ibis, Chacal, Faucon, Scribe, Crocodile, Hippopotame, Cobra, Lotus, Papyrus, Dromadaire, Passeur, Maçon, Pharaon, Vizir, Chat, Gecko, Hérisson, Héron, Astronome, Jardinier, Apiculteur, Lion
server-guest-adjectives = rieur, curieux, rêveur, malin, agile, patient, calme, joyeux, poli, vif, courageux, doré, discret, doux, rusé, fidèle, chanteur, matinal, optimiste, poudreux, étoilé, hardi, vagabond, tranquille
server-guest-name = { $noun } { $adjective }
server-no-replay = Le replay s'ouvre quand la partie est terminée.
server-is-over = La partie est déjà terminée à ce coup : choisissez-en un plus tôt.

# Appeler les absents
server-alert-turn = À vous de jouer : { $title }
server-alert-turn-line = { $count ->
    [0] C'est à vous de jouer.
   *[other] C'est à vous de jouer dans la partie avec { $names }.
}
server-alert-begun = La partie commence : { $title }
server-alert-begun-line = { $count ->
    [0] Votre partie a commencé.
   *[other] Votre partie avec { $names } a commencé.
}
server-alert-begun-turn-line = { $count ->
    [0] Votre partie a commencé, à vous de jouer.
   *[other] Votre partie avec { $names } a commencé, à vous de jouer.
}
server-alert-over = Partie terminée : { $title }
server-alert-over-line = { $count ->
    [0] Votre partie est terminée : voyez le résultat.
   *[other] Votre partie avec { $names } est terminée : voyez le résultat.
}
server-alert-reminded = { $name } vous attend : { $title }
server-alert-reminded-line = { $name } vous rappelle que c'est à vous de jouer.
server-alert-stop = Se désinscrire
server-mail-table = Aller à la table
server-mail-stop = Ne plus recevoir ces e-mails
server-mail-confirm = Confirmez votre adresse e-mail pour Saqqara
server-mail-confirm-line = Quelqu'un, sans doute vous, a demandé à recevoir des e-mails à cette adresse quand c'est à lui de jouer sur Saqqara. Si c'est vous, ouvrez ce lien dans les 24 heures pour confirmer. Sinon, ignorez ce message : vous n'en recevrez pas d'autre.
server-mail-confirm-button = Oui, écrivez-moi ici
server-mail-none = Ce serveur n'envoie pas d'e-mails.
server-mail-address = Cette adresse e-mail n'est pas valide.
server-mail-often = Trop d'e-mails de confirmation aujourd'hui. Réessayez demain.
server-mail-away = L'e-mail n'a pas pu être envoyé : le serveur de messagerie l'a refusé. Réessayez plus tard.
server-mail-old-link = Ce lien a expiré, ou l'adresse a changé depuis. Demandez-en un nouveau dans les réglages.
server-push-bad = Le service de notification de ce navigateur n'est pas utilisable.
server-smtp = « { $url } » n'est pas un serveur de messagerie utilisable : donnez smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT ou smtps://UTILISATEUR:MOTDEPASSE@HÔTE:PORT.
server-mail-home = Les e-mails mènent à ce serveur : dites à quelle adresse on l'atteint (--origin https://…).
server-mail-from = « { $got } » n'est pas un expéditeur possible : donnez une adresse, ou NOM <ADRESSE>.

# Bilans
server-no-review-yet = Seule une partie terminée peut avoir un bilan.
# Études
server-no-study = Étude introuvable, ou non partagée.
server-study-changed = L'étude a été modifiée ailleurs. Rechargez-la.
server-many-studies = Vous avez atteint le maximum d'études enregistrées ici ({ $most }) : supprimez-en une d'abord, ou enregistrez celle-ci dans un fichier.
server-studies-full = Vos études occupent tout votre espace ({ $megabytes } Mo) : supprimez-en une d'abord, ou enregistrez celle-ci dans un fichier.
server-study-not-yours = Seul le propriétaire peut modifier cette étude. Enregistrez votre propre copie.

# Un nom qui dure
server-reserved-names = Saqqara, Hôte, Hôtesse, Serveur, Système, Admin, Administrateur, Administratrice, Modérateur, Modératrice, Opérateur, Assistance, Bot, Robot
server-name-taken = Le nom « { $name } » est pris, ou ressemble trop à un autre. Pourquoi pas « { $other } » ?
server-unwanted-name = Ce nom n'est pas autorisé sur ce serveur : choisissez-en un autre.
server-deceiving-name = « { $name } » pourrait passer pour le serveur ou un robot : choisissez un autre nom.
server-passkey-bad = Cette clé d'accès n'a pas pu être vérifiée. Rien n'a changé. Réessayez depuis la page de ce serveur.
server-passkey-old = Cela a pris trop de temps, ou a déjà servi. Rien n'a changé. Recommencez.
server-passkey-unknown = Cette clé d'accès n'est pas enregistrée ici. Essayez-en une autre, ou un code de secours.
server-passkey-copied = Cette clé d'accès semble être une copie : elle a été refusée. Connectez-vous autrement, puis retirez-la.
server-passkey-unverified = Cette clé d'accès ne vérifie ni empreinte, ni visage, ni code PIN, ce qui est désormais obligatoire pour se connecter. Connectez-vous avec un code de secours, puis ajoutez une nouvelle clé d'accès.
server-passkey-unverified-new = Cette clé d'accès ne vérifie pas votre identité : elle n'a pas été ajoutée. Configurez-y une empreinte, la reconnaissance du visage ou un code PIN et réessayez, ou utilisez des codes de secours.
server-passkey-twice = Cette clé d'accès est déjà enregistrée.
server-many-passkeys = Vous avez atteint le maximum de clés d'accès ({ $most }) : retirez-en une d'abord.
server-no-passkey = Vous n'avez pas cette clé d'accès.
server-last-passkey = C'est votre dernier moyen de connexion. Créez d'abord des codes de secours, ou retirez-la quand même.
server-no-device = Vous n'êtes pas connecté sur cet appareil.
server-bad-code = Ce code est incorrect ou a déjà servi.
server-bring-or-not = Vous avez joué ici en invité : choisissez si vous gardez ces parties.
server-no-passkeys = Ce serveur n'a pas de clés d'accès. Utilisez un code de secours, ou un lien depuis un appareil où vous êtes connecté.
server-no-push = Ce serveur n'envoie pas de notifications.
# Les gens
server-no-person = Joueur introuvable.
server-follow-self = Vous ne pouvez pas vous suivre vous-même : envoyez ce lien à quelqu'un d'autre.
server-many-follows = Vous suivez le maximum de personnes ({ $most }) : cessez d'abord d'en suivre une.
server-many-blocks = Vous avez bloqué le maximum de personnes ({ $most }) : débloquez-en une d'abord.
server-block-self = Vous ne pouvez pas vous bloquer vous-même.
server-blocked-them = Vous avez bloqué ce joueur : débloquez-le d'abord.
server-blocked-here = Un joueur que vous avez bloqué est à cette table. Débloquez-le pour la voir.
server-not-friends = Vous ne pouvez inviter que vos amis : ceux que vous suivez et qui vous suivent.
server-no-invitation = Cette invitation n'est plus valable : la partie a commencé, ou la table est complète ou fermée.
server-alert-invited = { $name } vous invite : { $title }
server-alert-invited-line = { $name } a ouvert une table et aimerait jouer avec vous.

# Les signalements, et ce qu’en fait l’hôte
server-report-self = Vous ne pouvez pas vous signaler vous-même.
server-many-reports = L'hôte n'a pas encore lu vos autres signalements. Attendez sa réponse.
server-not-host = Seul l'hôte de ce serveur peut voir cette page. Créez un lien avec « saqqara admin host » et ouvrez-le dans ce navigateur.
server-old-host-link = Ce lien a expiré ou a déjà servi. Créez-en un autre avec « saqqara admin host ».
server-no-report = Signalement introuvable.
server-report-done = Ce signalement a déjà été traité.
server-muted = L'hôte vous a privé de chat : vous pourrez écrire à nouveau dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Vous pouvez toujours jouer.
server-name-taken-away = L'hôte a réinitialisé votre nom : vous pourrez en choisir un autre dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
# Tables classées, classements et profils
server-rated-no-undo = Annulation impossible dans une partie classée.
server-rated-no-help = Pas d'aide pendant une partie classée.
server-rated-deck = Une partie classée se joue avec le paquet standard, pas avec un paquet personnalisé.
server-rated-deal = Une partie classée commence par une donne, pas par une position ni une partie enregistrée.
server-rated-times = Une partie classée se joue avec les durées par défaut du sablier.
server-rated-hints = Pas de conseils en partie classée : désactivez-les, ou jouez une partie non classée.
server-rated-stand-in = En partie classée, un robot novice remplace les absents : vous ne pouvez pas en choisir un autre.
server-rated-pace = Une partie classée se joue à la pendule : choisissez « en direct » ou « correspondance ».
server-rated-bot = Ce robot n'a pas de cote et ne joue pas en partie classée : choisissez un autre niveau, ou une force de 1/10 à 10/10.
server-rated-begun = Une fois la partie classée commencée, on ne remplace plus personne.
server-no-ratings = Les nouvelles cotes s'affichent juste après la fin de la partie.
server-no-profile = Profil introuvable, ou privé.
# Les défis du jour
server-daily-day = « { $got } » n'est pas une date valide : écrivez-la comme 2026-11-16.
server-daily-not-yet = Les défis du { $day } ne sont pas encore ouverts.
server-daily-before = Il n'y a pas de défi pour le { $day } : les archives commencent le { $first }.
server-daily-too-late = Les défis du { $day } sont terminés. Essayez ceux d'aujourd'hui.
server-daily-alone = C'est l'essai d'un autre joueur au défi du jour. Vous pourrez le voir quand la journée sera finie.
server-daily-sealed = Ceci s'ouvrira quand la journée sera finie pour tout le monde, une heure après minuit UTC, pour ne pas révéler la solution.
server-daily-no-undo = Annulation impossible dans un défi du jour.
server-daily-no-rematch = Vous avez un seul essai par jour. Revenez demain, ou entraînez-vous sur un jour passé.
server-daily-to-the-end = On ne peut pas abandonner un défi du jour. Vous pouvez le quitter et y revenir avant la fin de la journée.
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
server-no-puzzle = Problème introuvable : il a peut-être été supprimé. Demandez le suivant.
server-puzzle-tried = Vous avez déjà répondu à ce problème. Demandez le suivant.
server-puzzle-untried = Vous n'avez pas encore répondu à ce problème.
server-puzzle-no-further = La manche se terminerait ici : validez d'abord votre réponse.
# Arènes
server-no-arena = Arène introuvable. Vérifiez le lien.
server-arena-start = { $days ->
    [one] Une arène doit commencer tout de suite ou dans les 24 heures.
   *[other] Une arène doit commencer tout de suite ou dans les { $days } jours.
}
server-many-arenas = { $most ->
    [one] Vous avez déjà une arène en cours : terminez-la d'abord.
   *[other] Vous avez déjà { $most } arènes en cours : terminez-en une d'abord.
}
server-arena-not-yours = Seul l'organisateur de cette arène peut faire cela.
server-arena-over = Cette arène est terminée. Ses résultats restent ici.
server-arena-full = { $most ->
    [one] Cette arène est complète (un joueur).
   *[other] Cette arène est complète ({ $most } joueurs).
}
server-arena-taken-out = L'organisateur vous a retiré de cette arène : vous pouvez regarder, mais plus jouer.
server-arena-not-in = Vous n'êtes pas dans cette arène.
server-arena-not-there = Ce joueur n'est pas dans cette arène.
server-arena-no-rematch = Pas de revanche dans une arène : retournez-y pour votre prochaine partie.
server-arena-to-the-end = Les parties d'une arène se jouent jusqu'au bout. Vous pouvez abandonner, ou laisser votre place à un robot.
server-arena-lost-mine = Votre dernière partie n'a pas pu continuer : elle ne compte pas.
server-arena-lost = { $count ->
    [one] Une partie n'a pas pu continuer : elle ne compte pas, et ses joueurs sont de nouveau libres.
   *[other] { $count } parties n'ont pas pu continuer : elles ne comptent pas, et leurs joueurs sont de nouveau libres.
}
server-blocked-arena = Vous avez bloqué l'organisateur de cette arène. Débloquez-le dans « Mes contacts » pour participer.
