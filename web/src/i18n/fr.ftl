skip = Aller au contenu
home = Accueil
site = Pages
rules = Règles
settings = Réglages
lost-title = Rien ici
lost = Il n'y a pas de page à cette adresse : elle est peut-être mal écrite, ou le lien est ancien.
trouble-title = Cette page a trébuché
trouble-line = Quelque chose y a échoué ou n'a pas pu être chargé. Vos parties sont en sûreté : le serveur les garde.
trouble-reload = La charger de nouveau
close = Fermer
cancel = Annuler
again = Réessayer
copy = Copier
copied = Copié
copied-link = Lien copié

start-title = Des jeux de pyramides à une même table
bots-level = Niveau des robots
bots-seats = Joueurs
seats-n = à { $n }
players-minutes = { $count } joueurs · { $minutes } min
start-line = Jouez tout de suite contre des robots, avec vos amis où qu'ils soient, ou autour d'un seul écran.
play-now = Jouer
invite = Inviter
one-screen = Un seul écran
seats-minutes = { $least }–{ $most } joueurs · { $minutes } min
mine = Mes parties en cours
open-tables = Tables ouvertes
finished = Dernières parties finies
none-mine = Aucune partie ne vous attend.
none-open = Aucune table ouverte en ce moment : créez-en une et invitez quelqu'un.
none-finished = Aucune pour l'instant.
your-turn = À vous
join = Rejoindre
watch = Regarder
replay = Revoir
with-names = avec { $names }
nobody-yet = personne encore
hello-name = Vous êtes { $name }.
change-name = Changer de nom
your-name = Votre nom
keep = Garder

make-title = Ouvrir une table
make-game = Jeu
make-seats = Places
seat-n = Place { $n }
seat-me = moi
seat-friend = un ami
seat-bot = robot : { $level }
make-pace = Rythme
pace-relaxed = Tranquille : sans horloge
pace-live = En direct : { $seconds } s par décision
pace-mail = Par courrier : { $hours } h par décision
make-patience = Si quelqu'un s'absente
make-patience-line = Passé ce délai, les autres peuvent envoyer un rappel, laisser jouer un robot ou arrêter la partie ensemble.
patience-usual = d'habitude : { $span }
make-public = Publique : chacun peut se joindre et regarder
make-hints = Conseils permis
make-deck = Un paquet à moi
make-deck-file = Fichier du paquet (TOML ou JSON)
make-deck-bad = Ce fichier n'est pas lisible comme un paquet : ce n'est ni du TOML ni du JSON.
make-go = Ouvrir la table

invite-title = Invitez vos amis
invite-line = Envoyez ce lien, ou faites scanner le code. La partie commence dès que toutes les places sont prises.
invite-wait = On attend { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}.
fill-bot = Y mettre un robot
sit-down = Prendre place
invited = { $name } vous invite à jouer à { $title }
invited-there = Déjà là : { $names }
invite-lesson = En attendant : la leçon de deux minutes
seat-open = place libre

players = Joueurs
board = Plateau
log = Ce qui s'est passé
log-empty = Rien encore.
log-clock = L'horloge
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-quick = Mots rapides
quick-1 = Bonjour !
quick-2 = Bien joué !
quick-3 = Merci !
quick-4 = Un instant…
quick-5 = Une revanche ?
mute = Ne plus lire { $name }
unmute = Lire { $name } à nouveau
you = vous
bot = robot
away = absent, un robot joue
absent = hors ligne
to-act = à jouer
points = { $count ->
    [one] point
   *[other] points
}
your-move = C'est à vous.
waiting-for = On attend { $names }.
watching = Vous regardez.
move-line = Écrire un coup
move-line-help = Un coup en notation, par exemple : { $example }
move-go = Jouer
undo = Reprendre
confirm = Confirmer le coup
confirm-move = Jouer : { $move } ?
confirm-yes = Oui, jouer
look-back = Revoir
look-back-one = Un pas en arrière
look-on-one = Un pas en avant
look-now = Maintenant
look-back-at = Retour en arrière : { $at } sur { $count }
look-to-now = Revenir
undo-why = Impossible de reprendre : { $why }
hint = Conseil
hint-not-now = On peut demander conseil quand c'est à vous de jouer.
hint-thinking = Réflexion…
hint-stale = La table a changé depuis.
hint-again = Redemander
hint-by = { $tried ->
    [0] par { $level }
    [one] par { $level }, { $tried } partie essayée
   *[other] par { $level }, { $tried } parties essayées
}
hint-nothing = Aucun coup ne se détache ici : jouez ce qui vous plaît.
hint-win = de chances de gagner
hint-under = moins de { $chance }
hint-over = plus de { $chance }
hint-give = { $chance } ± { $give }
hint-tried = { $tried ->
    [one] une partie essayée dans cette page
   *[other] { $tried } parties essayées dans cette page
}
hint-first = Le meilleur coup pour l'instant : { $what }. La réflexion continue.
hint-last = Le meilleur coup : { $what }.
deep-table = Les robots profonds de cette table réfléchissent dans le navigateur de son joueur : si la page est fermée, la partie attend. Qui ouvre les outils du navigateur pourrait lire ce qu'ils savent.
hint-seldom = à peine essayé
hint-go-on = Réfléchir encore
hint-stop = Assez
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-play = Jouer
hint-key-give = Pour cent : la chance de gagner. Points : ce que cela donnerait à la fin. ± : l'écart possible avec un autre calcul aussi long. Il ne couvre pas les erreurs de jugement du moteur.
hint-key = Pour cent : la chance de gagner. Points : ce que cela donnerait à la fin.
leave = Quitter
leave-line = Un robot joue pour vous jusqu'à votre retour.
leave-sure = Quitter maintenant
leave-not = Rester
away-for = absence : { $span }
absent-of = { $name } : absence depuis { $span }.
absent-what = { $name } n'est plus là : que faire ?
absent-news = Absence de plus de { $span } : { $names }. Vous pouvez envoyer un rappel, laisser jouer un robot ou proposer d'arrêter la partie.
remind = Envoyer un rappel
reminded = Rappel envoyé
remind-not-now = Ce n'est pas son tour.
stand-in = Laisser jouer un robot
propose-end = Proposer d'arrêter
end-asked = { $count ->
    [one] { $names } propose d'arrêter la partie là : personne ne gagne.
   *[other] { $names } proposent d'arrêter la partie là : personne ne gagne.
}
end-agree = D'accord pour arrêter
end-not = Continuer à jouer
end-agreed = Vous proposez d'arrêter la partie là. Réponse attendue : { $names }.
end-alone = Vous proposez d'arrêter la partie là.
end-back = Finalement, continuer
patience-line = Après une absence de plus de { $span }, les autres peuvent envoyer un rappel, laisser jouer un robot ou arrêter la partie ensemble.
resign = Abandonner
resign-two = Vous abandonnez la partie, et { $name } gagne.
resign-more = Vous abandonnez la partie pour de bon. Un robot joue à votre place jusqu'à la fin.
resign-alone = Vous abandonnez la partie : elle s'arrête, et personne ne gagne.
resign-sure = Oui, abandonner
resigned = abandon, un robot joue
you-resigned = Vous avez abandonné.
put-off = Écarter { $name }
put-off-line = { $name } perd cette place et ne peut pas revenir à cette table.
put-off-sure = Écarter
close-table = Fermer la table
close-table-line = La table disparaît pour tout le monde, et plus personne ne peut s'y asseoir.
close-table-sure = Fermer
come-back = Reprendre ma place
refused-clause = Article { $clause }
sending = Envoi…
offline = Pas de connexion. Nouvel essai…
offline-page = Vous êtes hors ligne : règles, leçons et réglages sont là ; les tables attendent le retour de la connexion.
offline-table = Vous êtes hors ligne : cette table s'affichera au retour de la connexion. Rien n'est perdu.
offline-lesson = Vous êtes hors ligne : ce plateau ne connaît que ce que l'étape demande.
offline-why = Ce n'est pas possible ici. Le serveur dirait pourquoi, mais il est hors d'atteinte.
time-left = { $seconds } s
gone = Cette table ne peut pas être montrée
rules-drawer = Règles
rules-page = Dans une page à part
device = Autre appareil
device-line = Scannez ceci, ou ouvrez le lien, d'ici { $minutes } minutes. Il sert une fois.
from-position = Cette partie commence par une position que quelqu'un a composée, pas par une donne.
device-stay = Rester qui je suis
device-replace = Ouvrir la place du lien
sign-out = Se déconnecter de cet appareil
sign-out-line = Cet appareil oublie qui vous êtes, et avec cela l'accès à vos places. Un autre appareil où vous êtes connecté les garde.
device-opening = Ouverture de votre place sur cet appareil…

end-title = La partie est finie
end-win = { $names } gagne !
end-you = Vous gagnez !
end-you-many = Vous partagez la victoire avec { $names } !
end-win-many = { $names } partagent la victoire !
end-place = Rang
end-score = Points
rematch = Revanche
end-agreement = Partie arrêtée d'un commun accord : personne ne gagne.
end-nobody = Partie abandonnée : personne ne gagne.
end-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
rematch-asked = { $count ->
    [one] { $names } aimerait rejouer. Et vous ?
   *[other] { $names } aimeraient rejouer. Et vous ?
}
rematch-accept = Rejouer
rematch-decline = Non merci
rematch-answers = Réponses
rematch-yes = { $name } : oui
rematch-no = { $name } : non
rematch-open = { $name } : pas encore de réponse
rematch-silent = pas encore de réponse
rematch-waiting = La partie commence quand tout le monde a répondu. Réponse attendue : { $names }.
share = Partager
link = Lien
verify = Vérifier la donne
verified-yes = La donne est celle qui avait été engagée avant la partie, et chaque coup se rejoue.
download = Télécharger la partie

screen-title = Autour d'un seul écran : { $game }
screen-keys = La touche de chacun
screen-buzz = { $name } : je l'ai !
screen-word = La parole est à { $name }.
screen-anybody = Qui trouve en premier appuie sur sa touche ou son coin.
screen-wait = Un instant…
screen-pass = Passez l'appareil à { $name }.
screen-give = Passer l'appareil à { $name }
screen-ready = Je suis { $name } : montrer mon côté
screen-players = Qui joue ?
screen-name = Nom du joueur { $n }
screen-who = Le joueur { $n } est
screen-person = quelqu'un ici
screen-go = Commencer
screen-new = D'autres joueurs, ou un autre jeu

settings-title = Réglages
set-language = Langue
set-theme = Thème
theme-auto = comme l'appareil
theme-light = clair
theme-dark = sombre
set-motion = Animations
motion-auto = comme l'appareil
motion-less = moins
set-turn-sound = Son à mon tour
set-turn-sound-line = Un son bref quand c'est à moi de jouer.
set-notes = Notifications
set-notes-line = Le système m'avertit quand c'est à moi et que cette page est cachée.
set-notes-ask = Autoriser
set-notes-granted = Autorisées
set-notes-denied = Refusées dans les réglages du navigateur
turn-note = À vous de jouer : { $game }
set-sound = Sons
set-sound-line = Mon tour, un coup, un refus, la fin du sable, la fin de la partie.
set-patterns = Lettres et motifs avec les couleurs
set-patterns-line = Sur tous les plateaux, en plus des signes toujours présents.
set-secrets = Montrer mes propres secrets
set-secrets-line = Sinon, ils restent couverts jusqu'à ce que j'appuie dessus, et aucun score ne les trahit à qui regarde par-dessus mon épaule.
set-confirm = Confirmer mes coups
set-confirm-line = Un coup fait sur le plateau est redemandé avant d'être joué.
set-text = Taille du texte

replay-file = Un fichier de partie
replay-bad-file = Ce fichier n'est pas lisible comme une partie.
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Faire défiler
replay-stop = Arrêter
replay-at = Coup { $at } sur { $moves }
replay-seat = Vu par
replay-open = Tout ouvert : chaque place
replay-onlooker = un spectateur
replay-on = Reprendre d'ici
replay-share = Partager ce moment

bot-n = Robot { $n }
bot-level = robot { $level }
end-curve = Les points au fil de la partie
end-curve-of = Les points au fil de la partie : { $points }

lesson = Leçon
lesson-two = Leçon de deux minutes
lesson-of = Leçon : { $game }
lesson-step = Étape { $step } sur { $steps }
lesson-steps = Étapes de la leçon
lesson-you = Vous
lesson-task = À vous
lesson-good = Bravo !
lesson-not-yet = Pas tout à fait
lesson-again = Réessayer
lesson-next = Étape suivante
lesson-back = Étape précédente
lesson-skip = Passer cette étape
lesson-clause = La règle : { $clause }
lesson-wait = La table se prépare…
lesson-end = C'est toute la leçon
lesson-end-line = Le reste s'apprend le mieux en jouant.
lesson-once-more = Recommencer depuis le début
lesson-none = Il n'y a pas de leçon pour ce jeu.
figure = Figure { $n }
rules-here = Sur cette page

# Être prévenu en son absence
alerts-title = Me prévenir quand c'est mon tour
alerts-push = Notifications sur cet appareil
alerts-push-line = Même quand Saqqara est fermé. Elles donnent le jeu et les noms à la table, rien de ce qui s'y trouve.
alerts-push-none = Ce navigateur ne peut pas être appelé quand Saqqara est fermé. Sur iPhone ou iPad, ajoutez d'abord Saqqara à l'écran d'accueil.
alerts-push-denied = Le navigateur n'autorise pas les notifications : ses réglages pour cette page permettent d'en décider autrement.
alerts-push-failed = Le service de notification du navigateur ne répond pas : réessayez plus tard.
alerts-mail = Adresse électronique
alerts-mail-give = M'écrire
alerts-mail-waiting = Nous avons écrit à { $address } : suivez le lien du message d'ici demain. Jusque-là, rien d'autre n'est envoyé.
alerts-mail-on = Les messages vont à { $address }.
alerts-mail-stop = Arrêter les messages
alerts-occasions = Me prévenir quand
alerts-turn = c'est mon tour
alerts-begun = une partie commence
alerts-over = une partie est finie
alerts-reminded = quelqu'un me le rappelle
alerts-quiet = Heures calmes
alerts-quiet-on = Rien pendant ces heures
alerts-quiet-line = Ensuite, seulement ce qui est encore vrai. Fuseau horaire : { $zone }.
alerts-quiet-from = De
alerts-quiet-to = À
stop-title = Ne plus rien recevoir
stopping = Un instant…
stopped-mail = Nous n'écrirons plus à cette adresse et nous l'avons oubliée.
stopped-push = Ce navigateur ne montre plus de notifications de Saqqara.
address-title = Votre adresse électronique
address-line = Faut-il vous écrire à cette adresse quand c'est votre tour ? Chaque message a un lien qui les arrête.
address-yes = Oui, écrivez-moi ici
address-confirmed = C'est noté : nous vous écrirons quand ce sera votre tour.

# L'éditeur de positions
editor-title = Éditeur de positions
editor-line = Composez n'importe quel moment d'une partie, puis analysez-le, continuez à jouer ou partagez-le.
editor-none = Ce jeu n'a pas d'éditeur.
editor-undo = Annuler
editor-redo = Rétablir
editor-begin = Recommencer
editor-players = Joueurs
editor-deal = Nouvelle donne
editor-empty = Table vide
editor-text = La position en texte
editor-text-take = Utiliser ce texte
editor-text-bad = Ce n'est pas une position : il faut du JSON, tel que l'éditeur l'écrit.
editor-text-other = C'est une position d'un autre jeu.
editor-ok = Cette position est possible.
editor-checking = Vérification…
editor-wrong = Pas encore possible
editor-show = Montrer où
editor-then = Et maintenant ?
editor-analyse = Analyser
editor-play = Continuer la partie
editor-play-as = Je joue à la place de
editor-play-level = Contre des robots de niveau
editor-over = Dans cette position, la partie est finie : on ne peut plus y jouer.
editor-share = Partager
editor-copy = Copier le texte
editor-download = Télécharger
editor-link = Partager un lien
editor-player = Joueur { $n }
editor-turn = Doit jouer
editor-less = { $name } : un de moins
editor-more = { $name } : un de plus
editor-done = Terminé
editor-here = Modifier cette position
editor-at = { $place } : { $sentence }
editor-undrawn = Cette position ne peut pas être dessinée. Annulez la dernière étape, ou recommencez.
# Le bilan d'une partie terminée
review-link = Bilan
review-page-intro = Qu'a coûté chaque décision, et qu'a fait la chance ? Chaque coup est examiné tel que les joueurs le voyaient alors.
review-page-pace = Profondeur
review-page-quick = rapide
review-page-normal = normale
review-page-thorough = approfondie
review-page-start = Faire le bilan
review-page-on = Continuer
review-page-again = Refaire le bilan
review-page-stop = Arrêter ici
review-page-thinking = Examen de la partie…
review-page-progress = Avancement
review-page-through = coup { $through } sur { $moves }
review-page-seconds = encore { $n } s environ
review-page-minutes = encore { $n } min environ
review-page-done = Le bilan est prêt.
review-page-unable = Ce navigateur ne peut pas réfléchir seul à ce jeu. Prenez le fichier de la partie et faites-en le bilan dans un terminal :
review-page-download = Garder en fichier
review-page-print = Imprimer
review-page-read = Lire la courbe coup par coup
review-page-board = Plateau
review-page-board-at = Le plateau au coup { $number }
review-page-analyse = Analyser
review-page-analyse-at = Analyser le coup { $number }
review-page-which = Montrer
review-page-errors = les erreurs, les plus chères d'abord
review-page-all = toutes les décisions, dans l'ordre
review-page-everybody = tout le monde
review-page-move = Coup { $number }
review-page-right = le meilleur
review-page-more = Plus
review-page-band = Joue comme { $band }.
review-page-what = Que veut dire chaque part
review-page-what-luck = Ce que la donne, les tirages et les révélations ont donné ou pris.
review-page-what-errors = Ce que ses propres erreurs ont coûté.
review-page-what-gifts = Ce que les erreurs des autres ont donné.
review-page-what-others = Ce qu'ont changé les bons coups des autres et ceux que l'on n'attendait pas.
review-page-what-drift = Ce que le calcul a changé de lui-même, sans que rien ne se passe : il n'est pas plus exact que cela.
# Analyse et études
analysis = Analyse
analysis-line = Essayez d'autres coups pour chaque place, gardez-les comme variantes avec noms et commentaires, et demandez son avis au moteur. À partir d'une donne, d'une partie finie ou d'une position.
analysis-of = Analyse : { $game }
analyse = Analyser
analysis-start-line = Essayez d'autres coups, comparez-les à ceux du moteur, partagez vos trouvailles.
analysis-deal = Une nouvelle donne
analysis-begin = Commencer
analysis-editor = Composer une position
analysis-text = Une partie, une position ou une étude
analysis-file = Un fichier
analysis-paste = Ou collez-la ici
analysis-read = L'analyser
analysis-view = Regard
analysis-view-turn = ce que sait qui doit jouer
analysis-view-seat = ce que sait { $name }
analysis-view-open = tout à découvert
analysis-thinks-for = Moteur pour
analysis-turn = { $count ->
    [one] Doit jouer : { $names }.
   *[other] Doivent jouer : { $names }.
}
analysis-done = { $who } : { $what }
analysis-steps = En arrière et en avant
analysis-clock = L'horloge { $what }
analysis-tabs = À côté du plateau
analysis-tab-moves = Coups
analysis-tab-engine = Moteur
analysis-tab-study = Étude
analysis-moves = Coups et variantes
analysis-start = Début
analysis-name = Nom de ce moment
analysis-comment = Commentaire
analysis-promote = En faire la variante principale
analysis-redraw = Tirer de nouveau
analysis-delete = Supprimer à partir d'ici
analysis-delete-sure = Supprimer avec toute la suite ?
engine = Moteur
engine-off = Le moteur est arrêté. Il tourne sur cet appareil ; mettez-le en marche pour voir les meilleurs coups.
engine-none = Le moteur ne tourne pas dans ce navigateur.
engine-failed = Le moteur a trébuché : arrêtez-le et remettez-le en marche.
engine-over = La partie est finie à ce moment.
engine-nobody = Un spectateur n'a rien à décider : choisissez le regard d'une place.
engine-exact = Exact : rien n'est estimé ici.
engine-tried = { $thinking ->
    [true] Réflexion… Parties essayées : { $tried }.
   *[other] Parties essayées : { $tried }.
}
engine-within = { $value } ± { $error }
engine-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
engine-play = Jouer { $move } : { $win } de gagner, { $points }
engine-play-seldom = Jouer { $move } : à peine essayé
engine-line = La suite possible après { $move }
engine-key = Pourcentage : les chances de gagner. Points : le total attendu à la fin. ± : l'écart possible avec un autre calcul aussi long. Il ne couvre pas les erreurs de jugement du moteur.
engine-key-exact = Pourcentage : les chances de gagner. Points : le total attendu à la fin.
study-title = Titre de l'étude
study-keep = Garder sur le serveur
study-kept = L'étude est gardée ici : son adresse y ramène, et les changements sont enregistrés.
study-copy = En garder une copie à moi
study-saved = Tous les changements sont enregistrés.
study-saving = Enregistrement…
study-open = Ouverte aux autres
study-open-line = Qui a le lien voit où vous en êtes et ce que vous changez.
study-share = Copier le lien pour les autres
study-link = Copier un lien qui contient tout
study-too-long = L'étude est trop longue pour un lien : gardez-la sur le serveur ou enregistrez-la dans un fichier.
study-file = Enregistrer dans un fichier
study-position = Enregistrer la position
study-other = Une autre étude
study-delete = Supprimer l'étude
study-delete-sure = La supprimer pour de bon ?
study-following = Vous suivez l'étude de { $name }.
study-left = Vous explorez de votre côté l'étude de { $name }.
study-follow = Suivre de nouveau
study-bad = Ceci n'est ni une partie, ni une position, ni une étude.
study-bad-link = Ce lien ne contient pas d'étude lisible : il a peut-être été coupé.
studies-mine = Mes études
study-is-open = ouverte aux autres

# A bot's reasons
log-why = Pourquoi ?
log-why-of = Pourquoi ? Le coup de { $name }
make-unhurried = Les robots prennent leur temps, comme des personnes
# Strengths between levels
strength = Force { $number }

# Les quatre du jour
daily-title = Les quatre du jour
daily-intro = Un défi dans chaque jeu, le même pour tout le monde, un seul essai qui compte. Un jour est une date de l'heure universelle (UTC).
daily-next = Les prochains arrivent dans { $span } (à { $time } chez vous).
daily-past = Ce jour est passé : ses défis sont ouverts à l'entraînement, autant de fois que vous voulez, et ne comptent pas.
daily-grace = Ce jour est passé. Les essais commencés peuvent encore se terminer, jusqu'à une heure après minuit UTC ; ensuite ses graines sont ouvertes.
daily-days = Jours
daily-previous = La veille
daily-following = Le lendemain
daily-today = Aujourd'hui
daily-play = Jouer
daily-go-on = Continuer
daily-practise = S'entraîner
daily-see = Voir la table
daily-over = Aucun essai ne peut plus commencer.
daily-new = Pas encore joué
daily-going = En cours
daily-late = Pas de résultat : la partie n'a pas été terminée à temps.
daily-minutes = environ { $minutes } min
daily-played = { $count ->
    [0] Personne n'a encore joué
    [one] { $count } résultat
   *[other] { $count } résultats
}
daily-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $count } au tableau
daily-unlisted = Ce serait la place { $place } du tableau, où ne figurent que les personnes venues avant le début du jour : ainsi, personne n'essaie d'abord sous un autre nom.
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-share = À partager, sans rien dévoiler
daily-copy-by-hand = La copie n'a pas été possible : sélectionnez le texte et copiez-le à la main.
daily-board = Résultats
daily-board-of = Résultats de quel jeu
daily-col-place = Place
daily-col-name = Nom
daily-col-result = Résultat
daily-number = { NUMBER($value, maximumFractionDigits: 1) }
daily-summary = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
} · moyenne { $mean }{ $alone ->
    [yes] {""}
   *[no] , meilleur robot { $bots } · devant tous les robots : { $ahead }
}
daily-more = Plus
daily-nobody = Personne n'y figure encore.
daily-fair = Est-ce équitable ?
daily-fair-before = La donne, chaque tirage et les choix des robots découlent d'une graine. Son empreinte figure ici dès maintenant, avec celle de demain ; la graine suit à { $time } chez vous, quand le jour est fini pour tout le monde. Chacun peut alors vérifier que l'une va avec l'autre et rejouer chaque partie.
daily-fair-after = La donne, chaque tirage et les choix des robots découlaient de cette graine, dont l'empreinte figurait ici avant. Le SHA-256 de la graine est l'empreinte ; l'enregistrement de chaque partie de ce jour se rejoue à partir d'elle (« saqqara verify »).
daily-fair-home = À la maison, les graines découlent de la version du programme et de la date, sans aucun réseau : qui a la même version a les mêmes quatre, et qui lit le code pourrait regarder d'avance.
daily-hash = Empreinte
daily-hash-next = Empreinte de demain
daily-seed = Graine
daily-archive = Jours passés
daily-archive-line = Ouverts à l'entraînement, autant de fois que vous voulez, avec les résultats du jour pour comparer.
daily-earlier = Jours précédents
daily-of = { $title } : { $words }
daily-end-sealed = La relecture, l'analyse et l'enregistrement s'ouvrent quand le jour est fini pour tout le monde : d'ici là, ils éventeraient le défi.
daily-back = Retour aux défis du jour
daily-leave = Revenir plus tard
level-sand = le sable
