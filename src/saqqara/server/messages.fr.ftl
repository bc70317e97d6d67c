### Le serveur de tables.

# Démarrer
server-database = « { $url } » n'est pas une adresse de base de données valide. Utilisez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
server-database-earlier = Cette base date d'avant la première version publiée. Elle utilise le schéma { $got }, et ce programme le { $known }. Pour la convertir, lancez « saqqara admin export tout.jsonl », puis « saqqara admin import tout.jsonl ». Une copie de l'ancienne base est conservée.
server-database-newer = La base de données utilise le schéma { $got }, mais ce programme ne connaît que le { $known }. Lancez la version plus récente de Saqqara qui l'a créée.
server-database-served = Un autre serveur utilise { $path }. Arrêtez-le, ou reliez les deux à un serveur NATS (--nats).
server-database-closed = Impossible d'ouvrir la base de données : { $what }.
server-export-damaged = Une partie de la base de données est endommagée. Lignes lisibles enregistrées dans { $path } : { $rows }. Il en manque dans : { $tables }.
server-database-damaged = La base de données est endommagée : { $what }. Restaurez une sauvegarde.
server-port-taken = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $what }. Avec plusieurs processus, les ports suivants doivent être libres aussi, un par processus.
server-no-site = { $path } ne contient pas de site. Pour en écrire un : saqqara site --out { $path }
server-no-bus = Plusieurs processus ont besoin de NATS pour communiquer, mais il est introuvable. Installez-le ({ $command }), ou indiquez l'adresse d'un serveur NATS (--nats).
server-workers-here = Plusieurs processus ne sont possibles que sous Linux. Utilisez-en un seul (--workers 1).
server-workers-ports = Chaque processus a besoin de son propre port après le { $port }, mais le dernier port est 65535. Choisissez un port plus petit.
server-setting = { $where } : { $why }
server-setting-unknown = { $where } : « { $name } » n'est pas un réglage. Tous les réglages sont dans docs/host/settings.md.
server-setting-proxy = { $where } : « { $got } » dans « proxies » n'est ni une adresse ni un réseau (comme 10.1.0.0/16).

# Qui demande
server-not-welcome = Vous n'êtes pas connecté. Connectez-vous, ou continuez en tant qu'invité.
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
}. Si vous ouvrez ce lien, vous deviendrez { $other } et perdrez ici l'accès à ces places.

# Tables et places
server-no-table = Table introuvable. Le lien a peut-être été tronqué.
server-invites = { $name } vous invite à jouer à { $title }
server-metrics-apart = Chaque processus a ses propres mesures. Lisez-les sur son port, de { $first } à { $last }.
server-no-page = Page introuvable.
server-not-allowed = Cette adresse n'accepte pas ce type de requête.
server-position-gone = La position a changé avant l'arrivée de votre coup : il n'a pas été joué. Choisissez à nouveau.
server-not-started = La partie n'a pas commencé : il reste des places libres.
server-not-over = La partie n'est pas encore terminée.
server-not-open = La partie a commencé et toutes les places sont prises.
server-not-yours = Seul l'hôte de la table peut faire cela.
server-not-seated = Vous n'avez pas de place à cette table, mais vous pouvez regarder.
server-set-aside = Cette table ne peut pas continuer, car ses données sont endommagées. L'hôte du serveur a été prévenu.
server-other-rules = Cette table utilise la version { $got } des règles, mais ce serveur utilise la version { $known }.
server-banned = Vous êtes banni de ce serveur.
server-put-off = L'hôte vous a retiré de cette table. Vous pouvez toujours rejoindre une autre table.
server-put-off-self = Vous êtes l'hôte : vous ne pouvez pas vous exclure. Vous pouvez quitter la table ou la fermer.
server-closed = L'hôte a fermé cette table.
server-begun = La partie a déjà commencé.
server-resigned = Vous avez abandonné cette partie, mais vous pouvez regarder.
server-nobody-away = Il n'y a pas de joueur absent à la place { SEAT($seat) }.
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
server-one-seat = Vous avez déjà la place { SEAT($seat) }. Un joueur ne peut en avoir qu'une.
server-seat-not-free = La place { SEAT($seat) } a déjà un joueur.
server-seats-no-me = Champ « seats » : « me » ne peut occuper qu'une place.
server-pace-relaxed = Champ « pace » : une table tranquille n'a pas de « seconds ».
server-pace-increment = Champ « increment » : seul le rythme « bank » a un incrément.
server-many-tables = Vous avez déjà { $most } tables en cours. Finissez-en ou quittez-en une d'abord.
server-undo-often = Vous ne pouvez plus annuler de coup pendant ce tour.
server-agreed-often = Vous avez changé d'avis trop souvent sur l'arrêt de la partie. Réessayez après le prochain coup.
server-undo-late = Annulation impossible : le temps de ce coup est écoulé.
server-no-hints = Les conseils sont désactivés à cette table.
server-no-hint-in-time = Aucun conseil n'a été trouvé à temps. Réessayez plus tard.
server-no-hint-now = Vous n'avez pas de coup à jouer maintenant.
server-why-bots = Seuls les robots expliquent leurs coups.

server-deep-alone = Les robots experts ne jouent qu'à une table où vous êtes seul contre des robots. Prenez une place et n'en laissez aucune libre.
server-deep-no-search = Ce jeu n'a pas de robot expert.
server-deep-no-second = Cette table est réservée à un seul joueur, dont le navigateur fait tourner les robots experts. Vous pouvez regarder.
server-deep-yours = Seul le joueur de cette table peut faire tourner ses robots experts. Reprenez d'abord votre place.
server-deep-not = Le joueur de la place { SEAT($seat) } n'est pas un robot expert.

# Messages et limites
server-bad-message = Message non valide : { $what }.
server-bad-text = Un texte ne peut contenir ni caractère nul ni caractère Unicode invalide.
server-hello-first = Le premier message d'une connexion doit être « hello ».
server-too-fast = Trop de demandes. Attendez un instant et réessayez.
server-too-slow = Le message a mis trop de temps à arriver. Renvoyez-le.
server-too-big = Ce message est trop volumineux.
server-text-too-long = Ce texte est trop long ({ $most ->
    [one] un caractère
   *[other] { $most } caractères
} au plus).
server-slow = Votre connexion est trop lente. Reconnectez-vous pour voir la table à jour.
server-closing = Le serveur redémarre. Reconnectez-vous dans un instant. Rien n'est perdu.
server-many-sockets = Vous avez trop de pages ouvertes. Fermez-en une d'abord.
server-bad-request = Cette requête est illisible.
server-bad-handshake = Cette ouverture de WebSocket n'est pas valide (voir la RFC 6455).
server-head-too-big = L'adresse et les en-têtes de cette requête sont trop longs. Le maximum est de 32 ko.
server-many-connections = Trop de connexions depuis votre adresse. Fermez-en quelques-unes et réessayez.
server-trouble = Une erreur est survenue de notre côté. Rien n'a changé. Réessayez.
server-away = La base de données n'est pas disponible pour le moment. Rien n'a changé. Réessayez.
server-disk-full = Le disque du serveur est plein : rien n'a été enregistré. Réessayez plus tard.
server-damaged = Certaines données de ce serveur sont endommagées et illisibles. L'hôte doit les restaurer.
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
server-import-table = Ligne { $line } : « { $name } » n'est pas un type de ligne connu.
server-import-rows = Nombre de lignes de l'export : { $got } au lieu de { $wanted }.
server-import-cut = L'export s'arrête après { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} : il manque la dernière ligne.
server-import-full = Cette base n'est pas vide. Importez dans une nouvelle base.
server-import-version = Cet export utilise le schéma { $got }, mais ce programme utilise le { $known }.
server-no-player = Joueur « { $player } » introuvable.

# Noms des invités
server-guest-nouns = Scarabée, Sphinx, Ibis, Chacal, Faucon, Scribe, Crocodile, Hippopotame, Cobra, Lotus, Papyrus, Dromadaire, Passeur, Maçon, Pharaon, Vizir, Chat, Gecko, Hérisson, Héron, Astronome, Jardinier, Apiculteur, Lion
server-guest-adjectives = rieur, curieux, rêveur, malin, agile, patient, calme, joyeux, poli, vif, courageux, doré, discret, doux, rusé, fidèle, chanteur, matinal, optimiste, poudreux, étoilé, hardi, vagabond, tranquille
server-guest-name = { $noun } { $adjective }
server-no-replay = Le replay sera disponible à la fin de la partie.
server-is-over = La partie est déjà terminée à ce coup. Choisissez-en un plus tôt.

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
    [0] Votre partie a commencé, et c'est à vous de jouer.
   *[other] Votre partie avec { $names } a commencé, et c'est à vous de jouer.
}
server-alert-over = Partie terminée : { $title }
server-alert-over-line = { $count ->
    [0] Votre partie est terminée. Consultez le résultat.
   *[other] Votre partie avec { $names } est terminée. Consultez le résultat.
}
server-alert-reminded = { $name } vous attend : { $title }
server-alert-reminded-line = { $name } vous rappelle que c'est à vous de jouer.
server-alert-stop = Se désinscrire
server-mail-table = Aller à la table
server-mail-stop = Ne plus recevoir ces e-mails
server-mail-confirm = Confirmez votre adresse e-mail pour Saqqara
server-mail-confirm-line = Quelqu'un, sans doute vous, a demandé à recevoir un e-mail à cette adresse quand c'est son tour de jouer sur Saqqara. Si c'est vous, ouvrez ce lien dans les 24 heures pour confirmer. Sinon, ignorez ce message : vous n'en recevrez pas d'autre.
server-mail-confirm-button = Oui, utiliser cette adresse
server-mail-none = Ce serveur n'envoie pas d'e-mails.
server-mail-address = Cette adresse e-mail n'est pas valide.
server-mail-often = Trop d'e-mails de confirmation aujourd'hui. Réessayez demain.
server-mail-away = L'e-mail n'a pas pu être envoyé, car le serveur de messagerie l'a refusé. Réessayez plus tard.
server-mail-old-link = Ce lien a expiré, ou l'adresse a changé. Demandez-en un nouveau dans les réglages.
server-push-bad = Le service de notification de ce navigateur n'est pas pris en charge.
server-smtp = « { $url } » n'est pas une adresse de serveur de messagerie valide. Utilisez smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT ou smtps://UTILISATEUR:MOTDEPASSE@HÔTE:PORT.
server-mail-home = Les liens des e-mails renvoient à ce serveur : indiquez son adresse publique (--origin https://…).
server-mail-from = « { $got } » n'est pas un expéditeur valide. Indiquez une adresse, ou NOM <ADRESSE>.

# Bilans
server-no-review-yet = Seule une partie terminée peut avoir un bilan.
# Études
server-no-study = Étude introuvable, ou non partagée.
server-study-changed = L'étude a été modifiée ailleurs. Rechargez-la.
server-many-studies = Vous avez atteint le maximum d'études enregistrées ({ $most }). Supprimez-en une d'abord, ou enregistrez celle-ci dans un fichier.
server-studies-full = Vos études occupent tout votre espace ({ $megabytes } Mo). Supprimez-en une d'abord, ou enregistrez celle-ci dans un fichier.
server-study-not-yours = Seul le propriétaire peut modifier cette étude. Enregistrez votre propre copie.

# Un nom qui dure
server-reserved-names = Saqqara, Hôte, Hôtesse, Serveur, Système, Admin, Administrateur, Administratrice, Modérateur, Modératrice, Opérateur, Assistance, Bot, Robot
server-name-taken = Le nom « { $name } » est pris, ou ressemble trop à un autre. Pourquoi pas « { $other } » ?
server-unwanted-name = Ce nom n'est pas autorisé sur ce serveur. Choisissez-en un autre.
server-deceiving-name = « { $name } » pourrait passer pour le serveur ou un robot. Choisissez un autre nom.
server-passkey-bad = Cette clé d'accès n'a pas pu être vérifiée. Rien n'a changé. Réessayez depuis la page de ce serveur.
server-passkey-old = Cette demande de clé d'accès a expiré ou a déjà servi. Rien n'a changé. Recommencez.
server-passkey-unknown = Cette clé d'accès n'est pas enregistrée ici. Essayez-en une autre, ou un code de secours.
server-passkey-copied = Cette clé d'accès a été refusée, car elle semble être une copie. Connectez-vous autrement, puis retirez-la.
server-passkey-unverified = Cette clé d'accès ne vérifie ni empreinte, ni visage, ni code PIN, ce qui est désormais obligatoire pour se connecter. Connectez-vous avec un code de secours, puis ajoutez une nouvelle clé d'accès.
server-passkey-unverified-new = Cette clé d'accès n'a pas été ajoutée, car elle ne vérifie pas votre identité. Configurez-y une empreinte, la reconnaissance du visage ou un code PIN et réessayez, ou utilisez des codes de secours.
server-passkey-twice = Cette clé d'accès est déjà enregistrée.
server-many-passkeys = Vous avez atteint le maximum de clés d'accès ({ $most }). Retirez-en une d'abord.
server-no-passkey = Vous n'avez pas cette clé d'accès.
server-last-passkey = C'est votre dernier moyen de connexion. Créez d'abord des codes de secours, ou retirez quand même cette clé d'accès.
server-no-device = Vous n'êtes pas connecté sur cet appareil.
server-bad-code = Ce code est incorrect ou a déjà servi.
server-bring-or-not = Vous avez joué ici en tant qu'invité. Choisissez de garder ou non ces parties.
server-no-passkeys = Ce serveur n'utilise pas de clés d'accès. Utilisez un code de secours, ou un lien depuis un appareil où vous êtes connecté.
server-no-push = Ce serveur n'envoie pas de notifications.
# Les gens
server-no-person = Joueur introuvable.
server-follow-self = Vous ne pouvez pas vous suivre vous-même. Envoyez ce lien à quelqu'un d'autre.
server-many-follows = Vous suivez déjà le maximum de personnes ({ $most }). Cessez d'abord de suivre quelqu'un.
server-many-blocks = Vous avez déjà bloqué le maximum de personnes ({ $most }). Débloquez-en une d'abord.
server-block-self = Vous ne pouvez pas vous bloquer vous-même.
server-blocked-them = Vous avez bloqué ce joueur. Débloquez-le d'abord.
server-blocked-here = Un joueur que vous avez bloqué est à cette table. Débloquez-le pour voir la table.
server-not-friends = Vous ne pouvez inviter que vos amis, c'est-à-dire les joueurs que vous suivez et qui vous suivent.
server-no-invitation = Cette invitation n'est plus valable : la partie a commencé, ou la table est complète ou fermée.
server-alert-invited = { $name } vous invite : { $title }
server-alert-invited-line = { $name } a ouvert une table et aimerait jouer avec vous.

# Les signalements, et ce qu'en fait l'hôte
server-report-self = Vous ne pouvez pas vous signaler vous-même.
server-many-reports = L'hôte n'a pas encore lu vos autres signalements. Attendez sa réponse.
server-not-host = Seul l'hôte de ce serveur peut voir cette page. Si c'est vous, créez un lien avec « saqqara admin host » et ouvrez-le dans ce navigateur.
server-old-host-link = Ce lien a expiré ou a déjà servi. Créez-en un autre avec « saqqara admin host ».
server-no-report = Signalement introuvable.
server-report-done = Ce signalement a déjà été traité.
server-muted = L'hôte a bloqué votre accès au chat. Vous pourrez écrire à nouveau dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Vous pouvez toujours jouer.
server-name-taken-away = L'hôte a réinitialisé votre nom. Vous pourrez en choisir un autre dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
# Tables classées, classements et profils
server-rated-no-undo = Annulation impossible dans une partie classée.
server-rated-no-help = Pas d'aide pendant une partie classée.
server-rated-deck = Une partie classée se joue avec le paquet standard. Retirez le paquet personnalisé.
server-rated-deal = Une partie classée doit commencer par une nouvelle donne, et non à partir d'une position ou d'une partie enregistrée.
server-rated-times = Une partie classée se joue avec les durées par défaut du sablier.
server-rated-hints = Une partie classée se joue sans conseils. Désactivez-les, ou jouez une partie non classée.
server-rated-stand-in = En partie classée, un robot novice remplace toujours les absents. Vous ne pouvez pas choisir un autre niveau.
server-rated-pace = Une partie classée se joue à la pendule. Choisissez « en direct » ou « correspondance ».
server-rated-bot = Ce robot n'a pas de cote et ne joue pas en partie classée. Choisissez un autre niveau, ou une force de 1/10 à 10/10.
server-rated-begun = Les joueurs ne peuvent plus être remplacés une fois la partie classée commencée.
server-no-ratings = Les nouvelles cotes s'afficheront juste après la fin de la partie.
server-no-profile = Profil introuvable, ou privé.
# Les défis du jour
server-daily-day = « { $got } » n'est pas une date valide. Écrivez-la sous la forme 2026-11-16.
server-daily-not-yet = Les défis du { $day } ne sont pas encore ouverts.
server-daily-before = Il n'y a pas de défi pour le { $day }. Les archives commencent le { $first }.
server-daily-too-late = Les défis du { $day } sont terminés. Essayez ceux d'aujourd'hui.
server-daily-alone = Cette partie du défi du jour est celle d'un autre joueur. Vous pourrez la voir une fois la journée terminée.
server-daily-sealed = Pour ne pas révéler la solution, cette page ne s'ouvrira qu'une fois la journée finie pour tout le monde, une heure après minuit UTC.
server-daily-no-undo = Annulation impossible dans un défi du jour.
server-alone-daily = Les défis du jour joués hors ligne restent sur votre appareil.
server-alone-unfinished = Seules les parties terminées peuvent être enregistrées ici. Celle-ci est encore en cours.
server-alone-other = Ce fichier de partie contredit ses propres coups : il n'a pas été enregistré.
server-alone-many = Vous avez déjà enregistré le maximum de parties jouées hors ligne ({ $most }).
server-alone-no-rematch = Cette partie a été jouée hors ligne. Créez une nouvelle table pour rejouer.
server-daily-no-rematch = Vous n'avez qu'un essai par jour. Revenez demain, ou entraînez-vous sur un jour passé.
server-daily-to-the-end = Vous ne pouvez pas abandonner un défi du jour, mais vous pouvez le quitter et y revenir avant la fin de la journée.
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
server-no-puzzle = Problème introuvable. Il a peut-être été supprimé. Passez au suivant.
server-puzzle-tried = Vous avez déjà répondu à ce problème. Passez au suivant.
server-puzzle-untried = Vous n'avez pas encore répondu à ce problème.
server-puzzle-no-further = La manche se terminerait ici. Validez d'abord votre réponse.
# Arènes
server-no-arena = Arène introuvable. Vérifiez le lien.
server-arena-start = { $days ->
    [one] Une arène doit commencer dans les 24 heures.
   *[other] Une arène doit commencer dans les { $days } jours.
}
server-many-arenas = { $most ->
    [one] Vous avez déjà une arène en cours. Terminez-la d'abord.
   *[other] Vous avez déjà { $most } arènes en cours. Terminez-en une d'abord.
}
server-arena-not-yours = Seul l'organisateur de cette arène peut faire cela.
server-arena-over = Cette arène est terminée. Ses résultats restent visibles ici.
server-arena-full = { $most ->
    [one] Cette arène est complète (un joueur).
   *[other] Cette arène est complète ({ $most } joueurs).
}
server-arena-taken-out = L'organisateur vous a retiré de cette arène. Vous pouvez regarder, mais plus jouer.
server-arena-not-in = Vous n'êtes pas dans cette arène.
server-arena-not-there = Ce joueur n'est pas dans cette arène.
server-arena-no-rematch = Il n'y a pas de revanche dans une arène. Retournez à l'arène pour votre prochaine partie.
server-arena-to-the-end = Les parties d'une arène se jouent jusqu'au bout. Vous pouvez abandonner, ou laisser votre place à un robot.
server-arena-lost-mine = Votre dernière partie n'a pas pu continuer : elle ne compte pas.
server-arena-lost = { $count ->
    [one] Une partie n'a pas pu continuer. Elle ne compte pas, et ses joueurs sont de nouveau libres.
   *[other] { $count } parties n'ont pas pu continuer. Elles ne comptent pas, et leurs joueurs sont de nouveau libres.
}
server-blocked-arena = Vous avez bloqué l'organisateur de cette arène. Débloquez-le dans « Mes contacts » pour participer.
