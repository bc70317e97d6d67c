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
move-too-long = Un coup compte au plus { $most ->
    [one] un caractère
   *[other] { $most } caractères
}.
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
language-not-loaded = Impossible de charger cette langue ({ $name }). Vérifiez la connexion et réessayez.
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
sign-out-kept = Votre nom « { $name } » reste le vôtre, avec tout ce qui s'y rattache : vous le retrouvez sur n'importe quel appareil avec une clé d'accès ou un code de secours.
sign-out-last = Votre nom « { $name } » reste le vôtre, mais il ne vous reste ni code de secours ni clé d'accès confirmée. Si vous n'êtes connecté sur aucun autre appareil, personne ne pourra plus vous laisser entrer : créez d'abord des codes.
sign-out-guest = Vous êtes un invité : rien ne ramènera « { $name } » sur cet appareil. Gardez d'abord votre nom si vous voulez revenir.
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
alerts-push-not-here = Ce serveur n'envoie pas de notifications.
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
review-page-failed = Le moteur a échoué sur un moment de cette partie. Ce qu'il a déjà étudié n'est pas perdu : continuez pour réessayer.
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
study-following = Vous suivez l'étude partagée par { $name }.
study-left = Vous explorez de votre côté l'étude partagée par { $name }.
study-follow = Suivre de nouveau
study-bad = Ceci n'est ni une partie, ni une position, ni une étude.
study-bad-link = Ce lien ne contient pas d'étude lisible : il a peut-être été coupé.
studies-mine = Mes études
study-is-open = ouverte aux autres

# A bot's reasons
log-why = Pourquoi ?
log-why-of = Pourquoi ? Coup joué par { $name }
make-unhurried = Les robots prennent leur temps, comme des personnes
# Strengths between levels
strength = Force { $number }

# Un nom qui dure
name-title = Votre nom
name-guest = Vous êtes { $name }, en invité
name-guest-line = Vos parties ne sont que dans ce navigateur. Si vous gardez votre nom, il est à vous seul, et vous retrouvez vos parties sur n'importe quel appareil. Les parties classées et les défis du jour joués en invité ne comptent pas pour ce nom.
name-keep = Garder ce nom
name-keep-go = Garder ce nom, ou en retrouver un
name-keep-how = Votre appareil demande votre empreinte, votre visage ou son code, et crée une clé d'accès. Ni mot de passe, ni adresse électronique.
name-keep-codes-instead = Sans clé d'accès : avec des codes de secours seulement
name-keep-codes = Garder ce nom avec des codes de secours
name-no-passkeys = Les navigateurs n'ont pas de clés d'accès sur une page sans chiffrement, comme celle-ci sur le réseau de la maison. Des codes de secours vous ramènent ici tout aussi bien ; et « Autre appareil », à une table, ouvre votre place sur un deuxième.
name-no-passkeys-number = Les navigateurs n'ont pas de clés d'accès à une adresse faite de chiffres. Des codes de secours vous ramènent ici tout aussi bien ; et « Autre appareil », à une table, ouvre votre place sur un deuxième.
name-no-passkeys-local = Les navigateurs n'ont pas de clés d'accès à une adresse faite de chiffres ; sur cette machine, la page sous « localhost » en a. Des codes de secours vous ramènent ici tout aussi bien.
name-no-passkeys-here = À cette adresse, on ne peut pas créer de clé d'accès : il faut une page chiffrée qui porte un nom, ou « localhost ».
name-change-save = Enregistrer
name-enter = J'ai un nom ici
name-enter-line = Votre clé d'accès ou un de vos codes de secours fait de cet appareil le vôtre.
name-enter-line-code = Un de vos codes de secours fait de cet appareil le vôtre.
name-enter-passkey = Revenir avec une clé d'accès
name-enter-code = Revenir avec ce code
name-code = Code de secours
name-bring = Emporter ce que { $name } a ici
name-bring-line = { $count ->
    [one] Une table ou étude. Les parties classées ne comptent pas pour votre nom. Là où vous êtes tous deux assis à la même table, un robot continue pour l'invité.
   *[other] { $count } tables et études. Les parties classées ne comptent pas pour votre nom. Là où vous êtes tous deux assis à la même table, un robot continue pour l'invité.
}
name-back = Bon retour, { $name }.
name-back-brought = { $count ->
    [one] Bon retour, { $name }. Une table vous a suivi.
   *[other] Bon retour, { $name }. { $count } tables vous ont suivi.
}
name-kept = { $name } est votre nom
name-kept-line = À vous depuis le { $day } : personne d'autre ici ne peut s'appeler ainsi, ni d'un nom qui lui ressemble.
name-ways = Nom, clés d'accès et appareils
name-hint = Vous avez joué sous le nom « { $name } ».
name-hint-go = Garder ce nom
passkeys-title = Clés d'accès
passkeys-none = Vous n'avez pas de clé d'accès ici.
passkey-nameless = Clé d'accès
passkey-made = créée le { $day }
passkey-used = utilisée le { $day }
passkey-unused = pas encore utilisée
passkey-site = pour { $site }
passkey-name = Nom de la clé d'accès
passkey-rename-of = Changer de nom : { $name }
passkey-remove = Supprimer
passkey-remove-of = Supprimer : { $name }
passkey-remove-line = Cette clé d'accès n'ouvrira plus rien ici. Supprimez-la aussi sur votre appareil.
passkey-remove-last = C'est le dernier chemin vers votre nom. Sans lui, une fois déconnecté partout, personne ne pourra plus vous laisser entrer. Mieux vaut créer d'abord des codes de secours.
passkey-remove-anyway = La supprimer quand même
passkey-add = Ajouter une clé d'accès
passkey-here = Cet appareil a déjà une clé d'accès à vous.
passkey-none = À cette adresse, il ne peut pas y avoir de clés d'accès.
passkey-stopped = Interrompu, ou aucune clé d'accès protégée par empreinte, visage ou code PIN n'a été trouvée : rien n'a changé. Si la vôtre n'a pas cette protection, utilisez un code de secours.
passkey-unverified = Cette clé ne suffira peut-être pas pour vous connecter : elle n'a encore jamais vérifié ici votre empreinte, votre visage ou votre code PIN. Connectez-vous une fois avec elle, ou ajoutez une nouvelle clé d'accès.
codes-title = Codes de secours
codes-new = Vos nouveaux codes de secours
codes-line = Gardez-les là où vous les trouverez sans cet appareil. Chacun ouvre votre nom une fois. Ils ne s'affichent que maintenant.
codes-file = Codes de secours pour { $name } sur { $place } : chacun sert une fois.
codes-download = Télécharger
codes-print = Imprimer
codes-left = { $count ->
    [0] Vous n'avez pas de codes de secours.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $count } codes de secours.
}
codes-make = Créer des codes de secours
codes-anew = Créer de nouveaux codes
codes-anew-line = Les codes que vous avez maintenant n'ouvriront plus rien.
devices-title = Appareils
devices-line = Pour déconnecter cet appareil :
device-unknown = Un programme ou un navigateur inconnu
device-this = cet appareil
device-seen = vu le { $day }
device-out = Déconnecter
device-out-of = Déconnecter : { $name }
leave-title = Partir
name-leave-line = Emportez tout ce qui est enregistré sur vous, supprimez-le, ou les deux. Les coups de vos parties restent, sans votre nom : ce sont aussi les parties des autres.
leave-take = Télécharger mes données
leave-delete = Tout supprimer
name-leave-sure = Le nom { $name }, vos clés d'accès, codes et appareils et tout ce qui est enregistré sur vous seront supprimés, tout de suite et pour de bon. Les parties en cours sont laissées à des robots.
leave-delete-sure = Tout supprimer pour de bon
# Les gens
people-title = Mes contacts
people-line = Ceux qui se suivent mutuellement sont amis : ils voient les tables l'un de l'autre et s'invitent d'un clic.
people-friends = Amis
people-followers = Ils vous suivent
people-following = Vous les suivez
people-blocked = Bloqués
people-nobody = Personne encore : donnez votre lien à quelqu'un avec qui vous aimez jouer, et suivez-le en retour.
people-link = Votre lien
people-link-line = Quiconque l'ouvre ou le scanne peut vous suivre. Vous voyez qui vous suit, et pouvez l'en empêcher.
people-here = Les gens à cette table
person-more = Autres actions : { $name }
presence = Mes amis voient quand je suis là
presence-line = Seulement vos amis, et seulement quand une de nos pages est ouverte devant vous. Sinon, personne ne le voit.
here-now = en ligne
not-here = absent
follow-page = Suivre
follow = Suivre { $name }
follow-back = Suivre { $name } en retour
follow-back-one = Suivre en retour
unfollow = Ne plus suivre { $name }
unfollow-one = Ne plus suivre
remove-follower = Retirer { $name } de ceux qui vous suivent
now-followed = Vous suivez { $name }.
unfollowed = Vous ne suivez plus { $name }.
follow-title = Suivre { $name } ?
follow-line = { $name } le verra. Dès que vous vous suivez mutuellement, vous êtes amis : chacun voit les tables de l'autre et peut l'inviter.
followed-title = Vous suivez { $name }
follow-waits = { $name } le voit maintenant et peut vous suivre en retour : vous serez alors amis.
follow-friends = { $name } et vous êtes amis : chacun voit les tables de l'autre et peut l'inviter.
follow-own = C'est votre propre lien
follow-own-line = Donnez-le à quelqu'un d'autre : quiconque l'ouvre peut vous suivre.
block = Bloquer { $name }
block-one = Bloquer
block-line = { $name } et vous ne vous croiserez plus : ni aux tables, ni dans la discussion, ni par des invitations. Une partie que vous jouez ensemble continue. { $name } n'en saura rien.
block-sure = Bloquer
now-blocked = Vous avez bloqué { $name }. Vous pouvez revenir là-dessus à la page de vos contacts.
unblock = Débloquer { $name }
unblock-one = Débloquer
unblocked = Vous avez débloqué { $name }.
invite-friends = Vos amis ici
invite-friend = Inviter { $name }
invite-one = Inviter
invited-waiting = invitation envoyée
invited-no = pas cette fois
invited-sits = à cette table
invitation-no = Pas cette fois
friends-tables = Les tables de vos amis
make-friends = Mes amis voient cette table
make-invites = L'invitation partira vers { $name } dès que la table sera prête.
friends-see = Les amis de l'hôte voient cette table et peuvent regarder la partie.
alerts-invited = Un ami m'invite
report = Signaler { $name }
report-one = Signaler
report-what = Qu'avez-vous à reprocher à { $name } ?
report-words = Propos blessants
report-name = Nom blessant
report-spam = Publicité ou harcèlement
report-play = Jeu déloyal
report-other = Autre chose
report-more = Que s'est-il passé ? (une ligne, si vous voulez)
report-line = L'hôte de ce serveur le lira. L'autre personne n'apprend pas qui l'a signalée.
report-line-words = L'hôte de ce serveur le lira, avec les derniers mots de la discussion. L'autre personne n'apprend pas qui l'a signalée.
report-send = Envoyer le signalement
report-sent = Merci : l'hôte l'a reçu, et vous saurez ce qu'il en est advenu.
notice-title = De la part de l'hôte
notice-read = Compris
notice-answered = Vous avez signalé { $name } : l'hôte a examiné votre signalement et y a donné suite. Merci.
notice-looked-at = Vous avez signalé { $name } : l'hôte a examiné votre signalement et n'a rien trouvé à faire cette fois. Merci.
notice-warned = L'hôte de ce serveur vous adresse un avertissement : { $kind }. Pensez aux autres, qui veulent eux aussi passer un bon moment.
notice-renamed = L'hôte de ce serveur vous a retiré votre nom ({ $kind }). Vous pourrez en choisir un autre dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
notice-muted = L'hôte de ce serveur vous a retiré la parole ({ $kind }). Vous pourrez écrire de nouveau dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
} ; vous pouvez continuer à jouer.
reports-title = Signalements
reports-waiting = À traiter
reports-done = Traités
reports-none = Rien à traiter.
reports-none-done = Rien n'a encore été traité.
reports-leave = Déconnecter l'hôte de ce navigateur
report-about = { $name } : { $kind }
report-by = Signalé par { $name }, le { $at }.
report-by-nobody = quelqu'un qui est parti
report-now = S'appelle maintenant { $name }.
report-the-words = Les propos en question
report-before = Auparavant : { $measures }.
report-earlier = { $what } ({ $at })
report-holds = Cela vaut jusqu'à ce que vous y mettiez fin.
report-holds-until = Cela vaut jusqu'au { $at }.
report-act = Que faire
measure-warned = avertissement
measure-renamed = nom retiré
measure-muted = parole retirée
measure-off = exclusion du serveur
act-warn = Avertir
act-warn-line = { $name } lira que l'hôte lui adresse un avertissement, et pourquoi.
act-warn-sure = Envoyer l'avertissement
act-rename = Retirer le nom
act-rename-line = { $name } reçoit un nom d'invité, et pourra en choisir un autre dans une semaine.
act-rename-sure = Retirer le nom
act-mute = Retirer la parole
act-mute-line = { $name } peut jouer, mais n'écrit plus rien pendant un temps.
act-mute-sure = Retirer la parole
act-days = Pour combien de temps
act-days-n = { $count ->
    [one] un jour
   *[other] { $count } jours
}
act-off = Exclure du serveur
act-off-line = { $name } est déconnecté partout et ne peut plus revenir ; des robots jouent à sa place.
act-off-sure = Exclure
act-dismiss = Rien à faire
act-dismiss-line = Rien n'arrive à { $name }.
act-dismiss-sure = Classer le signalement
act-lift = Y mettre fin maintenant
report-done-dismissed = Classé : aucune suite pour { $name }.
report-done-warned = { $name } a reçu un avertissement.
report-done-renamed = { $name } : ce nom a été retiré.
report-done-muted = La parole a été retirée à { $name }.
report-done-off = { $name } a été exclu du serveur.
# Tables classées
make-rated = Partie classée
make-rated-line = Elle compte pour votre classement : ni conseils ni coups repris, et une pendule. Qui s'en va finit dernier. Les robots peuvent jouer aussi : ils sont classés comme vous.
make-rated-go = Une table classée
rated-table = Partie classée : elle compte pour le classement de chacun ; qui s'en va finit dernier.
rated = classée
rated-to = classée : { NUMBER($rating, useGrouping: 0) }
rating = Classement
rating-provisional = provisoire
rating-provisional-line = Un point d'interrogation : provisoire, encore trop peu de parties classées pour en être sûr.
rating-after = Classements après cette partie
rating-left = a quitté la partie : dernière place
rating-soon = Les classements suivent dans un instant…
rating-none = Cette partie ne compte pas pour le classement.

# Classements
start-more = Plus
boards = Classements
boards-line = Les meilleurs de chaque jeu, d'après leurs parties classées.
boards-which = Quelle partie du classement
board-all = Les meilleurs
board-new = Provisoires
board-me = Autour de moi
board-you = (vous)
board-rank = Place
board-name = Nom
board-better = Plus haut
board-further = Plus bas
board-none = Personne ici pour l'instant : il faut quelques parties classées, et l'envie d'être vu.
board-none-new = Personne n'a encore de classement provisoire à montrer.
board-only-you = Vous seul voyez votre ligne.
board-show-me = Choisir ce que les autres voient

# Profils
profile = Profil
profile-mine = Mon profil
profile-kept = C'est noté.
profile-empty = Pas encore de partie à montrer.
profile-empty-mine = Pas encore de partie finie : jouez-en une, et votre bilan s'affichera ici.
picture-another = Une autre image
games-by-kind = Par jeu
rated-games = Parties classées
all-games = Toutes les parties
won-share = { $share } de victoires
mean-points = Points en moyenne
habits = Coups favoris
latest-games = Dernières parties
latest-won = gagnée, à { $seats }
latest-place = { $place }ᵉ sur { $seats }
latest-left = abandonnée
latest-ended = arrêtée d'un commun accord
latest-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
curve-line = { $games ->
    [one] Après 1 partie classée : { NUMBER($to, useGrouping: 0) } ± { NUMBER($off, useGrouping: 0) }.
   *[other] Au fil des dernières parties classées, de { NUMBER($from, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) } ± { NUMBER($off, useGrouping: 0) }.
}
curve-numbers = La courbe en chiffres
curve-day = Jour
curve-off = À tant près
showing = Ce que les autres voient
show-profile = Tout le monde peut voir mon profil
show-profile-line = Nom et image, et ce que vous cochez ci-dessous. D'ici là, personne ne voit rien, et vous n'êtes dans aucun classement.
show-rating = Mes classements et mes parties classées, et ma place au tableau
show-games = Toutes mes parties par jeu, avec les points
show-habits = Mes coups favoris
show-latest = Mes dernières parties, même non classées
show-puzzles = Mes classements aux problèmes
share-profile = Partager mon profil
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
daily-board-whose = Les résultats de qui
daily-board-everybody = Tout le monde
daily-board-followed = Les personnes suivies
daily-nobody-followed = Aucune des personnes que vous suivez n'a encore de résultat ici. Pour en trouver et en suivre :
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
daily-end-over = Le défi est terminé
daily-end-sealed = La relecture, l'analyse et l'enregistrement s'ouvrent quand le jour est fini pour tout le monde : d'ici là, ils éventeraient le défi.
daily-back = Retour aux défis du jour
daily-leave = Revenir plus tard
level-sand = le sable

# Les problèmes
puzzles = Problèmes
puzzles-start = Problèmes : trouvez le meilleur coup
puzzles-line = Des moments de parties entre robots où une réponse est nettement la meilleure, d'après ce que son joueur peut savoir. Chaque réponse est expliquée ; votre première réponse à un problème compte pour votre classement, et pour celui du problème.
puzzles-solved = { $solved ->
    [one] { $solved } résolu sur { $count }
   *[other] { $solved } résolus sur { $count }
}
puzzles-theme = De quoi il s'agit
puzzles-any = Tous les thèmes
puzzles-begin = Commencer
puzzles-all = Tous les problèmes
puzzles-tries = { $count ->
    [one] après { $count } problème
   *[other] après { $count } problèmes
}
puzzles-none = Tout est résolu
puzzles-none-line = Vous avez résolu tous les problèmes de ce jeu.
puzzles-none-theme = Vous avez résolu tous les problèmes que ce thème a pour vous. Il en reste d'autres.
puzzle-of = { $game } : un problème
puzzle-task = Quelle est la meilleure réponse ?
puzzle-task-one = C'est à vous. Jouez le coup qui vous semble le meilleur : c'est votre réponse.
puzzle-task-several = Faites les coups de votre réponse l'un après l'autre, puis donnez-la.
puzzle-again = Celui-ci n'avait pas réussi : il revient, et ne compte plus.
puzzle-answer = C'est ma réponse
puzzle-back = Reprendre
puzzle-right = Juste !
puzzle-wrong = Pas le meilleur
puzzle-about = De quoi il s'agissait : { $theme }
puzzle-point = Les réponses, montrées sur le plateau
puzzle-way-best = La meilleure
puzzle-way-tempting = La tentante
puzzle-way-yours = La vôtre
puzzle-solver = Votre classement : { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-itself = Celui du problème : { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-uncounted = Cela n'a pas compté : vous aviez déjà répondu à ce problème.
puzzle-next = Problème suivant
# Arènes : les soirées d'un club
arena = Arène
arena-title = Arènes
arena-quiet = Arène : la soirée d'un club
arena-intro = Un jeu, une salle pleine et une heure ou deux : dès qu'une personne est libre, elle retrouve une table avec d'autres de son niveau dans la soirée. Il suffit d'un nom et d'un téléphone.
arena-new = Organiser une arène
arena-mine = Mes arènes
arena-none = Aucune pour l'instant : ouvrez le lien qu'on vous donne, ou organisez la vôtre.
at-hour = à { $time }
arena-of = Arène { $game }
arena-is-on = En cours
arena-status-soon = commence { $when }
arena-status-on = en cours
arena-status-ending = dernières parties
arena-status-over = terminée, le { $day }
arena-name = Nom de la soirée
arena-name-hint = Jeudi au club
arena-seats = Joueurs par table
arena-minutes = Durée
arena-start = Début
arena-start-now = Tout de suite
arena-start-later = À une date choisie
arena-start-time = Date et heure
arena-bots = Quand il manque du monde
arena-bots-none = Des tables plus petites
arena-bots-level = Des robots : { $level }
arena-rated = Parties classées
arena-rated-line = Elles comptent pour le classement de chacun, sans conseils et sans reprendre de coup.
arena-make = Organiser
arena-terms = { $game } · { $seats } par table · { $seconds } s par décision
arena-terms-rated = · parties classées
arena-terms-bots = · des robots complètent : { $level }
arena-begins = Commence { $when }
arena-begins-in = Commence { $when }, dans
arena-ends-in = Se termine { $when }, dans
arena-last-games = Dernières parties, fin { $when } au plus tard :
arena-is-over = Cette arène est terminée.
arena-join = Participer
arena-me = Où vous en êtes
arena-me-soon = Vous participez. Restez sur cette page : elle vous mène à votre table.
arena-me-waiting = C'est bientôt à vous : restez sur cette page, elle vous mène à votre table.
arena-me-next = Une table se forme.
arena-me-lacking = { $count ->
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}{ $tables ->
    [0] .
    [one] { " " }: une partie est en cours.
   *[other] { " " }: { $tables } parties sont en cours.
}
arena-me-playing = Vous êtes à une table.
arena-me-left = Vous faites une pause. Vos points restent.
arena-me-away = Un robot a joué pour vous : êtes-vous de retour ?
arena-me-removed = La personne qui organise cette arène vous en a retiré. Vos points restent.
arena-me-ending = Plus de nouvelle partie : les dernières se jouent jusqu'au bout.
arena-back = Je suis de retour
arena-pause = Faire une pause
arena-seated = Votre table est prête : c'est parti.
arena-to-table = À ma table
arena-to-arena = Vers l'arène
arena-next = Retour à l'arène : partie suivante
arena-standings = Classement
arena-all-results = Tous les résultats
arena-games = Parties
arena-wins = Victoires
arena-state-playing = en jeu
arena-state-out = ne joue plus
arena-nobody = Personne ne participe pour l'instant.
arena-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
arena-tables = { $count ->
    [0] Aucune partie en cours
    [one] Une partie en cours
   *[other] { $count } parties en cours
}
arena-how = Comment les points se comptent
arena-how-line = Chaque partie donne 10 points au premier et aucun au dernier, par paliers égaux entre les deux ; les ex æquo partagent. Qui quitte une partie n'en reçoit aucun. À égalité de points : le plus de victoires, puis le moins de parties. Une partie commencée à temps compte encore après la fin, pendant la durée habituelle d'une partie ({ $game }).
arena-take-out = Retirer { $name }
arena-take-out-line = { $name } n'aura plus de table et ne pourra pas revenir dans cette arène. Ses points restent, et une partie en cours reste à finir.
arena-take-out-sure = Retirer
arena-invite = Inviter du monde
arena-invite-line = Toute personne qui a ce lien peut participer, depuis n'importe quel téléphone.
arena-screen = Sur grand écran
arena-scan = Pour participer
arena-end = Terminer plus tôt
arena-end-line = Aucune nouvelle partie ne commencera. Celles qui sont en cours peuvent se finir, et comptent.
arena-end-sure = Terminer maintenant
arena-podium = Les trois premiers
arena-place = Place { $place } :
arena-points-games = { $value ->
    [one] { NUMBER($value, maximumFractionDigits: 1) } point
   *[other] { NUMBER($value, maximumFractionDigits: 1) } points
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-moments = Les meilleurs moments
arena-replay-of = Revoir : { $what }
arena-moment-title-comeback = Plus belle remontée
arena-moment-comeback = { $count ->
    [one] { $names } l'emporte après un retard d'un point.
   *[other] { $names } l'emporte après un retard de { $count } points.
}
arena-moment-title-closest = Arrivée la plus serrée
arena-moment-closest = { $names } : { $scores }.
arena-moment-title-highest = Meilleur score
arena-moment-highest = { $count ->
    [one] { $names } : { $count } point en une partie.
   *[other] { $names } : { $count } points en une partie.
}
arena-moment-title-streak = Plus longue série de victoires
arena-moment-streak = { $count ->
    [one] { $names } : { $count } victoire.
   *[other] { $names } : { $count } victoires de suite.
}
arena-moment-title-climb = Plus belle progression
arena-moment-climb = { $count ->
    [one] { $names } gagne { $count } place dans la seconde moitié.
   *[other] { $names } gagne { $count } places dans la seconde moitié.
}
