skip = Aller au contenu
home = Accueil
site = Menu principal
nav-play = Jouer
nav-puzzles = Problèmes
nav-daily = Défis
nav-learn = Apprendre
nav-rules = Règles et leçons
nav-community = Communauté
nav-more = Plus
nav-account = Votre compte
nav-account-of = Votre compte : { $name }
nav-name = Nom et connexion
nav-turns = { $count ->
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $count } parties
}
rules = Règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-no-such-game = Le jeu « { $game } » n'existe pas. Choisissez-en un ci-dessous.
settings = Réglages
lost-title = Page introuvable
lost = Cette page n'existe pas. Le lien est peut-être erroné ou périmé.
trouble-title = Une erreur est survenue
trouble-line = Cette page n'a pas pu s'afficher. Vos parties sont bien enregistrées sur le serveur.
trouble-reload = Recharger
close = Fermer
cancel = Annuler
again = Réessayer
needs-server = Le serveur ne répond pas. Cette page s'ouvrira dès que la connexion sera rétablie.
copy = Copier
copied = Copié
copied-link = Lien copié

start-title = Quatre jeux de pyramides
bots-level = Niveau des robots
bots-seats = Joueurs
seats-n = { $n } joueurs
players-minutes = { $count } joueurs · { $minutes } min
start-line = Contre des robots, en ligne entre amis ou à plusieurs sur le même écran.
play-now = Jouer
level-own = Mon niveau
play-with = Jouer contre des robots :
against = { $level } · { $n } { $n ->
    [one] joueur
   *[other] joueurs
}
other-ways = Autres façons de jouer à { $title }
open-table = Ouvrir
running-tables = Parties à regarder
turns-more = { $count ->
    [one] et une autre partie
   *[other] et { $count } autres parties
}
invite = Inviter
one-screen = Un seul écran
seats-minutes = { $least }–{ $most } joueurs · { $minutes } min
mine = Mes parties en cours
open-tables = Tables ouvertes
finished = Dernières parties
none-open = Aucune table ouverte en ce moment. Créez-en une et invitez quelqu'un !
none-finished = Aucune pour l'instant.
your-turn = À vous
join = Rejoindre
watch = Regarder
replay = Replay
with-names = avec { $names }
nobody-yet = pas encore de joueur
change-name = Changer de nom
your-name = Votre nom
keep = Enregistrer
pair-person = Jouer en ligne
pair-waiting = { $title } : recherche d'un adversaire.
pair-bot = Jouer contre un robot
pair-found = Adversaire trouvé.

make-title = Créer une table
make-more = Plus d'options
make-summary = { $pace }. { $rated ->
    [yes] Partie classée : ni conseils ni annulation, et quitter la partie compte comme une dernière place.
   *[no] La partie n'est pas classée.
} { $joins ->
    [all] Tout le monde peut jouer ou regarder.
    [link] Seules les personnes ayant le lien peuvent jouer.
    [watched] Tout le monde peut regarder.
   *[none] {""}
}
make-game = Jeu
make-seats = Places
seat-n = Place { $n }
seat-me = moi
seat-friend = un ami
seat-bot = robot : { $level }
make-pace = Rythme
pace-relaxed = Tranquille : sans pendule
pace-live = En direct : { $seconds } s par coup
pace-bank = Pendule : { $minutes } min + { $increment } s par coup
pace-own = Pendule personnalisée…
pace-minutes = Minutes par joueur
pace-increment = Incrément en secondes
pace-mail = Correspondance : { $hours } h par coup
make-patience = Si un joueur s'absente
make-patience-line = Passé ce délai, les autres peuvent envoyer un rappel, faire jouer un robot ou arrêter la partie d'un commun accord.
patience-usual = par défaut : { $span }
make-public = Table publique
make-hints = Conseils autorisés
make-deck-file = Fichier du paquet (TOML ou JSON)
make-deck-bad = Ce fichier de paquet n'est pas valide. Il doit être en TOML ou en JSON.
make-go = Créer la table

invite-title = Invitez vos amis
invite-line = Envoyez ce lien ou faites scanner le code. La partie commence dès que toutes les places sont prises.
invite-wait = En attente de { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}.
fill-bot = Ajouter un robot
sit-down = Prendre place
invited = { $name } vous invite à jouer à { $title }
invited-there = Déjà à la table : { $names }
invite-lesson = En attendant : une leçon de deux minutes
seat-open = place libre

players = Joueurs
board = Plateau
log = Coups
log-empty = Aucun coup pour l'instant.
log-clock = La pendule
chat = Chat
goal-title = Votre but :
goal-away = Masquer le but
chat-unread = { $count ->
    [0] Chat
    [one] Chat : { $count } nouveau message
   *[other] Chat : { $count } nouveaux messages
}
chat-say = Écrire un message
chat-send = Envoyer
chat-quick = Messages rapides
quick-1 = Bonjour !
quick-2 = Bien joué !
quick-3 = Merci !
quick-4 = Un instant…
quick-5 = Une revanche ?
mute = Masquer { $name }
unmute = Réafficher { $name }
you = vous
bot = robot
away = absent, remplacé par un robot
absent = hors ligne
to-act = au trait
points = { $count ->
    [one] point
   *[other] points
}
your-move = À vous de jouer.
waiting-for = En attente de { $names }.
watching = Vous regardez la partie.
typed-seats = Numéros des joueurs : { $seats }. Vous pouvez aussi saisir un nom.
typed-seat = { $seat } { $name }
move-line = Saisir un coup
move-line-help = Saisissez un coup, par exemple : { $example }
move-too-long = Un coup ne peut pas dépasser { $most ->
    [one] un caractère
   *[other] { $most } caractères
}.
move-go = Jouer
undo = Annuler le coup
confirm = Confirmer le coup
confirm-move = { $move } ?
confirm-yes = Oui, jouer
look-back = Coups précédents
look-back-one = Coup précédent
look-on-one = Coup suivant
look-now = Position actuelle
look-back-at = Coup { $at } sur { $count }
look-to-now = Retour à la partie
undo-why = { $why }
hint = Conseil
hint-not-now = Vous pouvez demander un conseil quand c'est à vous de jouer.
hint-thinking = Réflexion…
hint-stale = La position a changé.
hint-again = Nouveau conseil
hint-by = { $tried ->
    [0] par { $level }
    [one] par { $level }, après { $tried } partie simulée
   *[other] par { $level }, après { $tried } parties simulées
}
hint-nothing = Aucun coup ne se détache. Jouez celui que vous préférez.
hint-win = de chances de gagner
hint-under = moins de { $chance }
hint-over = plus de { $chance }
hint-give = { $chance } ± { $give }
hint-tried = { $tried ->
    [one] { $tried } partie simulée dans ce navigateur
   *[other] { $tried } parties simulées dans ce navigateur
}
hint-first = Meilleur coup pour l'instant : { $what }. La réflexion continue.
hint-last = Meilleur coup : { $what }.
deep-table = Les robots experts tournent dans le navigateur du joueur : la partie s'interrompt tant que sa page est fermée. Les outils de développement du navigateur peuvent révéler ce que savent les robots.
hint-seldom = pas assez de données
hint-go-on = Continuer
hint-stop = Arrêter
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-play = Jouer
hint-key-give = Pourcentage : chances de gagner. Points : score final attendu. ± : marge d'erreur. Le moteur lui-même peut se tromper.
hint-key = Pourcentage : chances de gagner. Points : score final attendu.
leave = Quitter
leave-line = Un robot jouera à votre place jusqu'à votre retour.
leave-sure = Quitter maintenant
leave-not = Rester
away-for = hors ligne depuis { $span }
absent-of = { $name } est hors ligne depuis { $span }.
absent-what = { $name } est hors ligne : options
absent-news = Hors ligne depuis plus de { $span } : { $names }. Vous pouvez envoyer un rappel, faire jouer un robot ou proposer d'arrêter la partie.
remind = Envoyer un rappel
reminded = Rappel envoyé
remind-not-now = Ce n'est pas à ce joueur de jouer.
stand-in = Faire jouer un robot
propose-end = Proposer d'arrêter
end-asked = { $count ->
    [one] { $names } propose d'arrêter la partie, sans vainqueur.
   *[other] { $names } proposent d'arrêter la partie, sans vainqueur.
}
end-agree = Arrêter la partie
end-not = Continuer à jouer
end-agreed = Vous avez proposé d'arrêter la partie. En attente de { $names }.
end-alone = Vous avez proposé d'arrêter la partie.
end-back = Retirer ma proposition
patience-line = Si un joueur est hors ligne plus de { $span }, les autres peuvent envoyer un rappel, faire jouer un robot ou arrêter la partie d'un commun accord.
resign = Abandonner
resign-two = Si vous abandonnez, { $name } gagne la partie.
resign-more = L'abandon est définitif. Un robot jouera à votre place jusqu'à la fin.
resign-alone = Si vous abandonnez, la partie s'arrête sans vainqueur.
resign-sure = Oui, abandonner
resigned = a abandonné, remplacé par un robot
resigned-over = a abandonné
you-resigned = Vous avez abandonné.
put-off = Exclure { $name }
put-off-line = { $name } perdra cette place et ne pourra pas revenir à cette table.
put-off-sure = Exclure
close-table = Fermer la table
close-table-line = La table sera fermée pour tout le monde, et plus personne ne pourra la rejoindre.
close-table-sure = Fermer
come-back = Reprendre ma place
refused-clause = Règle { $clause }
sending = Envoi…
offline = Connexion perdue. Reconnexion…
language-not-loaded = Impossible de charger cette langue ({ $name }). Vérifiez votre connexion et réessayez.
offline-page = Vous êtes hors ligne. Les règles, les leçons et les réglages restent accessibles, mais les tables nécessitent une connexion.
offline-table = Vous êtes hors ligne. Rien n'est perdu : vous retrouverez cette table dès le retour de la connexion.
offline-lesson = Vous êtes hors ligne : seuls les coups de cette étape sont possibles.
offline-why = Ce coup n'est pas possible ici. Reconnectez-vous pour savoir pourquoi.
page-loads = Chargement du jeu : { $loaded } Mo sur { $total }
page-starts = Démarrage…
page-asks = L'économie de données est activée. Pour jouer ici, il faut télécharger { $total } Mo, une seule fois.
page-load = Télécharger et jouer
page-elsewhere = Saqqara est déjà ouvert dans un autre onglet.
page-here = Jouer ici
page-failed-old = Ce navigateur est trop ancien pour jouer ici. Essayez une version récente de Firefox, Chrome, Edge ou Safari.
page-failed-memory = Cet appareil manque de mémoire. Fermez d'autres onglets ou applications, puis réessayez.
page-failed-files = Une partie du jeu n'a pas pu être téléchargée. Vérifiez la connexion et réessayez. Le téléchargement reprendra là où il s'est arrêté.
page-failed-storage = Ce navigateur ne peut pas enregistrer vos parties ici. Si vous êtes en navigation privée, ouvrez une fenêtre normale.
page-failed-cleared = Les données du site ont été effacées du navigateur, y compris vos parties. Si vous les aviez enregistrées dans un fichier, importez-le dans les réglages.
page-failed-other = Le jeu n'a pas pu démarrer.
others-title = Jouer à plusieurs
others-line = Sur ce site, tout se passe sur votre appareil : robots, parties entre amis sur le même écran, problèmes et leçons. Pour jouer en ligne, il faut un serveur.
others-address = Adresse du serveur
others-go = Ouvrir
others-bad = Cette adresse de serveur n'est pas valide. Elle doit commencer par https://.
others-host = Héberger un serveur
others-host-line = Saqqara est un logiciel libre. Lancez « ./play » sur votre ordinateur pour jouer avec tout votre réseau, ou louez un petit serveur pour jouer avec le monde entier. Vous pouvez emporter vos parties dans des fichiers.
set-up = Préparer une partie
start-line-page = Contre des robots ou à plusieurs sur le même écran. Tout reste sur cet appareil.
daily-intro-page = Un défi par jour et par jeu, le même pour tous ceux qui ont cette version. Seul votre premier essai compte, et vos résultats restent sur cet appareil.
page-asks-server = Pour jouer hors ligne, il faut télécharger environ { $total } Mo, une seule fois. Tout reste sur cet appareil.
offline-offer-title = Jeu hors ligne
offline-offer-line = Robots, parties entre amis sur le même écran, problèmes, leçons et défis du jour, le tout sur cet appareil. Vos résultats hors ligne ne comptent pas sur ce serveur.
offline-offer-size = Téléchargement unique : { $megabytes } Mo.
offline-offer-kept = Déjà téléchargé.
offline-offer-go = Jouer hors ligne
offline-page-kept = Vous êtes hors ligne. Les tables ne sont pas accessibles, mais vous pouvez jouer sur cet appareil.
server-games-title = Vous jouez hors ligne
server-games-line = Vous jouez uniquement sur cet appareil : vos résultats ne comptent pas sur le serveur.
server-games-keep = { $count ->
    [one] Enregistrer une partie terminée sur le serveur
   *[other] Enregistrer { $count } parties terminées sur le serveur
}
server-games-sent = { $count ->
    [one] Une partie est enregistrée sur le serveur. Vous seul pouvez la voir.
   *[other] { $count } parties sont enregistrées sur le serveur. Vous seul pouvez les voir.
}
server-games-away = Le serveur ne répond pas. Les autres parties restent sur cet appareil. Réessayez plus tard.
server-games-back = Retour au serveur
others-line-server = Sur cette page, tout se passe sur votre appareil : robots, parties entre amis sur le même écran, problèmes et leçons. Pour jouer en ligne, retournez sur le serveur.
played-alone = jouée hors ligne
played-alone-line = Vous avez joué cette partie hors ligne. Elle ne compte pas sur ce serveur, et vous seul pouvez la voir.
device-file-title = Vos parties sur cet appareil
device-file-line = Vos parties, problèmes, études et défis ne sont conservés que dans ce navigateur. Effacer ses données les supprime : enregistrez-les de temps en temps dans un fichier.
device-file-fleeting = Ce navigateur peut les supprimer de lui-même s'il manque de place. Une fenêtre privée les oublie à sa fermeture.
device-file-last = Demander au navigateur de les garder
device-file-refused = Le navigateur ne promet pas de les garder. Enregistrez-les dans un fichier.
device-file-save = Tout enregistrer
device-file-open = Importer un fichier
device-file-adds = Nouveau dans ce fichier : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $studies ->
    [one] { $studies } étude
   *[other] { $studies } études
}, { $puzzles ->
    [one] { $puzzles } problème essayé
   *[other] { $puzzles } problèmes essayés
}, { $days ->
    [one] { $days } jour de défis
   *[other] { $days } jours de défis
}. Vos parties actuelles sont conservées.
device-file-add = Importer
device-file-added = Importé.
device-file-bad = Ce fichier est illisible. Choisissez-en un que vous avez enregistré depuis Saqqara.
bank-left = Temps restant : { $span }
time-left = { $seconds } s
gone = Table indisponible
rules-drawer = Règles
rules-page = Ouvrir en pleine page
device = Autre appareil
device-line = Scannez ce code ou ouvrez le lien dans les { $minutes } minutes. Il ne fonctionne qu'une fois.
from-position = Cette partie a commencé à partir d'une position personnalisée, et non d'une donne.
device-stay = Garder mon nom actuel
device-replace = Ouvrir le lien quand même
sign-out = Se déconnecter
sign-out-line = Vous n'aurez plus accès à vos places sur cet appareil. Vous resterez connecté sur vos autres appareils.
sign-out-kept = Vous gardez le nom « { $name } » et tout ce qui y est lié. Vous pourrez vous reconnecter sur n'importe quel appareil avec une clé d'accès ou un code de secours.
sign-out-last = Vous n'avez ni code de secours ni clé d'accès confirmée. Si aucun autre appareil n'est connecté, vous ne pourrez plus vous connecter sous le nom « { $name } ». Créez d'abord des codes de secours.
sign-out-guest = Vous jouez en tant qu'invité : vous ne pourrez pas récupérer « { $name } ». Pour revenir plus tard, enregistrez d'abord votre nom.
device-opening = Ouverture de votre place…

end-title = Partie terminée
end-by-points = Score : { $first } à { $second }.
end-by-shared = Égalité parfaite : { $score } { $score ->
    [one] point
   *[other] points
} chacun.
end-by-tie = { $score } partout, départagés par « { $what } » : { $first } contre { $second } ({ $clause }).
end-win = { $names } a gagné !
end-you = Vous avez gagné !
end-you-many = Vous partagez la victoire avec { $names } !
end-win-many = { $names } partagent la victoire !
end-score = Points
rematch = Revanche
end-agreement = Partie arrêtée d'un commun accord : pas de vainqueur.
end-nobody = Partie abandonnée : pas de vainqueur.
end-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
rematch-asked = { $count ->
    [one] { $names } propose une revanche. Vous acceptez ?
   *[other] { $names } proposent une revanche. Vous acceptez ?
}
rematch-accept = Accepter
rematch-decline = Non merci
rematch-answers = Réponses
rematch-yes = { $name } : oui
rematch-no = { $name } : non
rematch-open = { $name } : pas encore de réponse
rematch-silent = pas encore de réponse
rematch-waiting = En attente de la réponse de { $names }.
share = Partager
link = Lien
verify = Vérifier la donne
verified-yes = Vérifié : la donne était fixée avant la partie, et tous les coups sont valides.
download = Télécharger la partie

screen-title = Sur un seul écran : { $game }
screen-keys = Touches
screen-buzz = { $name } : je l'ai !
screen-word = { $name } a été le plus rapide.
screen-anybody = Vous avez trouvé une tuile ? Soyez le premier à appuyer sur votre touche ou votre coin.
screen-wait = Un instant…
screen-pass = Passez l'appareil à { $name }.
screen-give = Passer l'appareil à { $name }
screen-ready = Je suis { $name } : afficher mon jeu
screen-players = Qui joue ?
screen-name = Nom du joueur { $n }
screen-who = Joueur { $n }
screen-person = une personne
screen-go = Commencer
screen-new = Changer de joueurs ou de jeu

settings-title = Réglages
set-language = Langue
set-theme = Thème
theme-auto = réglage de l'appareil
theme-light = clair
theme-dark = sombre
set-motion = Animations
motion-auto = réglage de l'appareil
motion-less = réduites
set-turn-sound = Son à mon tour
set-turn-sound-line = Un son bref quand c'est à moi de jouer.
set-notes = Notifications
set-notes-line = M'avertir quand c'est à moi de jouer et que cette page est en arrière-plan.
set-notes-ask = Autoriser
set-notes-granted = Autorisées
set-notes-denied = Bloquées dans les réglages du navigateur
turn-note = À vous de jouer : { $game }
set-sound = Sons
set-sound-line = Pour mon tour, les coups, les coups interdits, la fin du sablier et la fin de la partie.
set-haptics = Vibrer quand je joue
set-patterns = Lettres et motifs sur les couleurs
set-patterns-line = Sur tous les plateaux, en plus des symboles habituels.
set-secrets = Afficher mes secrets
set-secrets-line = Sinon, ils restent cachés tant que je n'appuie pas dessus, et les scores ne les trahissent pas.
set-confirm = Confirmer mes coups
set-confirm-line = Demander confirmation avant chaque coup.
set-risks = Confirmer les coups décisifs
set-risks-line = Demander confirmation avant un coup qui peut décider de la partie.
set-text = Taille du texte

replay-file = Fichier de partie
replay-bad-file = Ce fichier de partie n'est pas valide. Choisissez-en un autre.
replay-open-text = Ouvrir
replay-open-file = Ouvrir un fichier de partie
review-open = Faire le bilan d'une partie enregistrée
replay-first = Aller au début
replay-back = Coup précédent
replay-next = Coup suivant
replay-last = Aller à la fin
replay-play = Lecture automatique
replay-stop = Arrêter
replay-at = Coup { $at } sur { $moves }
replay-seat = Vue
replay-open = Tout visible
replay-onlooker = spectateur
replay-on = Jouer à partir d'ici
replay-share = Partager cette position

bot-level = robot { $level }
bot-named = { $name } (robot)
end-moves = Plus gros changements de score
end-curve = Points au cours de la partie
end-curve-of = Points au cours de la partie : { $points }

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
lesson-clause = Règle : { $clause }
lesson-wait = Chargement…
lesson-end = Leçon terminée !
lesson-end-line = Le reste s'apprend en jouant.
lesson-once-more = Recommencer
lesson-none = Ce jeu n'a pas de leçon.
figure = Figure { $n }
rules-here = Sur cette page

# Être prévenu en son absence
alerts-title = Me prévenir quand c'est à moi de jouer
alerts-push = Notifications sur cet appareil
alerts-push-line = Même quand Saqqara est fermé. Elles n'indiquent que le jeu et le nom des joueurs.
alerts-push-not-here = Ce serveur n'envoie pas de notifications.
alerts-push-none = Ce navigateur ne reçoit pas de notifications quand Saqqara est fermé. Sur iPhone ou iPad, ajoutez d'abord Saqqara à l'écran d'accueil.
alerts-push-denied = Les notifications sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur pour ce site.
alerts-push-failed = Le service de notification du navigateur ne répond pas. Réessayez plus tard.
alerts-mail = Adresse e-mail
alerts-mail-give = Me prévenir par e-mail
alerts-mail-waiting = Un e-mail a été envoyé à { $address }. Ouvrez le lien qu'il contient dans les 24 heures pour confirmer votre adresse.
alerts-mail-on = Les e-mails sont envoyés à { $address }.
alerts-mail-stop = Ne plus recevoir d'e-mails
alerts-occasions = Me prévenir quand
alerts-turn = c'est à moi de jouer
alerts-begun = une partie commence
alerts-over = une partie se termine
alerts-reminded = quelqu'un m'envoie un rappel
alerts-quiet = Heures calmes
alerts-quiet-on = Aucune notification pendant ces heures
alerts-quiet-line = Ensuite, vous ne recevrez que les notifications encore utiles. Fuseau horaire : { $zone }.
alerts-quiet-from = De
alerts-quiet-to = À
stop-title = Désinscription
stopping = Un instant…
stopped-mail = Vous ne recevrez plus d'e-mails, et votre adresse a été supprimée.
stopped-push = Ce navigateur n'affichera plus de notifications de Saqqara.
address-title = Votre adresse e-mail
address-line = Voulez-vous recevoir un e-mail à cette adresse quand c'est à vous de jouer ? Chaque e-mail contient un lien de désinscription.
address-yes = Oui, à cette adresse
address-confirmed = C'est fait ! Vous recevrez un e-mail quand ce sera à vous de jouer.

# L'éditeur de positions
editor-title = Éditeur de positions
editor-line = Composez une position, puis analysez-la, jouez-la ou partagez-la.
editor-none = Ce jeu n'a pas d'éditeur.
editor-undo = Annuler
editor-redo = Rétablir
editor-begin = Recommencer
editor-players = Joueurs
editor-deal = Nouvelle donne
editor-empty = Table vide
editor-text = Position en texte
editor-text-take = Utiliser ce texte
editor-text-bad = Cette position n'est pas valide. Collez le texte JSON copié depuis l'éditeur.
editor-text-other = Cette position vient d'un autre jeu.
editor-ok = Position valide.
editor-checking = Vérification…
editor-wrong = Pas encore valide
editor-show = Montrer où
editor-then = Suite
editor-analyse = Analyser
editor-play = Jouer à partir d'ici
editor-play-as = Je joue
editor-play-level = Niveau des robots
editor-over = La partie est déjà terminée dans cette position.
editor-share = Partager
editor-copy = Copier le texte
editor-download = Télécharger
editor-link = Partager un lien
editor-player = Joueur { $n }
editor-turn = Joueur au trait
editor-less = { $name } : un de moins
editor-more = { $name } : un de plus
editor-change = { $place } : { $what }. Modifier
editor-done = Terminé
editor-here = Modifier la position
editor-at = { $place } : { $sentence }
editor-undrawn = Cette position ne peut pas s'afficher. Annulez la dernière étape ou recommencez.
# Le bilan d'une partie terminée
review-link = Bilan
review-page-intro = Découvrez ce que chaque décision a coûté et la part de la chance, d'après ce que le joueur savait.
review-page-pace = Profondeur
review-page-quick = rapide
review-page-normal = normale
review-page-thorough = approfondie
review-page-start = Faire le bilan
review-page-on = Continuer
review-page-again = Refaire le bilan
review-page-stop = Arrêter
review-page-failed = Le moteur a échoué sur un coup. Ce qui a déjà été analysé est conservé. Appuyez sur « Continuer » pour réessayer.
review-page-thinking = Bilan en cours…
review-page-progress = Progression
review-page-through = coup { $through } sur { $moves }
review-page-seconds = encore { $n } s environ
review-page-minutes = encore { $n } min environ
review-page-done = Bilan terminé.
review-page-unable = Ce navigateur ne peut pas faire le bilan de cette partie. Téléchargez-la et lancez le bilan dans un terminal :
review-page-download = Télécharger le bilan
review-page-print = Imprimer
review-page-read = Coup par coup
review-page-board = Plateau
review-page-board-at = Plateau au coup { $number }
review-page-analyse = Analyser
review-page-analyse-at = Analyser le coup { $number }
review-page-move = Coup { $number }
review-page-more = Plus
review-page-band = Joue comme { $band }.
review-story-whose = Bilan pour
review-story-me = Moi
review-story-everybody = Tous
review-story-costliest = { $who ->
    [you] Votre coup le plus coûteux : { $number } (−{ $cost })
   *[other] Coup le plus coûteux : { $number }, par { $name } (−{ $cost })
}
review-story-clean = { $who ->
    [you] Aucune erreur coûteuse de votre part
   *[other] Aucune erreur coûteuse dans cette partie
}
review-story-played = Joué : { $move }
review-story-better = Mieux : { $move }
review-story-errors = { $count ->
    [0] Aucune erreur
    [one] Une erreur
   *[other] { $count } erreurs
} en { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}.
review-story-even = à peu près neutre
review-story-up = favorable
review-story-up-much = très favorable
review-story-down = défavorable
review-story-down-much = très défavorable
review-story-moves = Liste des coups
review-story-errors-only = Erreurs seulement
review-story-reckoning = Mode de calcul
review-grade-best = meilleur coup
review-grade-close = aussi bon, à la marge d'erreur près
review-grade-slip = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-page-what-luck = Ce que la donne, les tirages et les révélations ont fait gagner ou perdre.
review-page-what-errors = Perdu à cause des erreurs du joueur.
review-page-what-gifts = Gagné grâce aux erreurs des autres joueurs.
review-page-what-others = Ce que les coups des autres joueurs, bons ou inattendus, ont fait gagner ou perdre.
review-page-what-drift = Variation des estimations du moteur. Les chiffres ne peuvent pas être plus précis que cette variation.
# Analyse et études
analysis = Analyse
analysis-line = Partez d'une donne, d'une partie terminée ou d'une position. Essayez des coups pour chaque joueur, gardez des variantes commentées et interrogez le moteur.
analysis-of = Analyse : { $game }
analyse = Analyser
analysis-deal = Nouvelle donne
analysis-begin = Commencer
analysis-editor = Composer une position
analysis-text = Partie, position ou étude
analysis-file = Fichier
text-paste = Déposez un fichier ici ou collez son texte
analysis-read = Analyser
analysis-view = Vue
analysis-view-turn = joueur dont c'est le tour
analysis-view-seat = { $name }
analysis-view-open = tout visible
analysis-thinks-for = Moteur pour
analysis-turn = { $count ->
    [one] Au trait : { $names }.
   *[other] Au trait : { $names }.
}
analysis-done = { $who } : { $what }
analysis-steps = Navigation
analysis-clock = La pendule { $what }
analysis-tabs = Outils d'analyse
analysis-tab-moves = Coups
analysis-tab-engine = Moteur
analysis-tab-study = Étude
analysis-moves = Coups et variantes
analysis-start = Début
analysis-name = Nom de cette position
analysis-comment = Commentaire
analysis-promote = Promouvoir en ligne principale
analysis-redraw = Refaire le tirage
analysis-delete = Supprimer à partir d'ici
analysis-delete-sure = Supprimer ce coup et toute la suite ?
engine = Moteur
engine-off = Le moteur est désactivé. Activez-le pour voir les meilleurs coups. Il tourne sur votre appareil.
engine-none = Le moteur n'est pas disponible dans ce navigateur.
engine-failed = Le moteur s'est arrêté. Désactivez-le, puis réactivez-le.
engine-over = La partie est terminée dans cette position.
engine-nobody = Un spectateur ne joue pas. Choisissez la vue d'un joueur.
engine-exact = Ce résultat est exact : ce n'est pas une estimation.
engine-tried = { $thinking ->
    [true] Réflexion… Parties simulées : { $tried }.
   *[other] Parties simulées : { $tried }.
}
engine-within = { $value } ± { $error }
engine-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
engine-play = Jouer { $move } : { $win } de chances de gagner, { $points }
engine-play-seldom = Jouer { $move } : pas assez de données
engine-line = Suite possible après { $move }
engine-key = Pourcentage : chances de gagner. Points : score final attendu. ± : marge d'erreur. Le moteur lui-même peut se tromper.
engine-key-exact = Pourcentage : chances de gagner. Points : score final attendu.
study-title = Titre de l'étude
study-keep = Enregistrer sur le serveur
study-kept = L'étude est enregistrée sur le serveur, et vos modifications le seront automatiquement. Ajoutez cette page à vos favoris pour la retrouver.
study-copy = Enregistrer une copie
study-saved = Modifications enregistrées.
study-saving = Enregistrement…
study-open = Partagée
study-open-line = Toute personne ayant le lien peut suivre vos coups et vos modifications en direct.
study-share = Copier le lien de partage
study-link = Copier un lien vers l'état actuel
study-too-long = L'étude est trop longue pour un lien. Enregistrez-la sur le serveur ou dans un fichier.
study-file = Enregistrer dans un fichier
study-position = Enregistrer la position
study-other = Ouvrir une autre étude
study-delete = Supprimer l'étude
study-delete-sure = Supprimer définitivement ?
study-following = Vous suivez l'étude de { $name }.
study-left = Vous explorez l'étude de { $name } de votre côté.
study-follow = Suivre à nouveau
study-bad = Ce n'est ni une partie, ni une position, ni une étude. Vérifiez le texte ou choisissez un autre fichier.
study-bad-link = Ce lien ne contient pas d'étude valide. Il a peut-être été tronqué. Demandez-en un nouveau.
studies-mine = Mes études
study-is-open = partagée

# A bot's reasons
log-why = Pourquoi ?
log-why-of = Pourquoi ? Coup de { $name }
make-unhurried = Les robots jouent à un rythme humain
# Strengths between levels
strength = Force { $number }

# Un nom qui dure
name-title = Votre nom
name-guest = Vous jouez en tant qu'invité : { $name }
name-guest-line = Vos parties sont liées à ce navigateur. Enregistrez votre nom pour le réserver et retrouver vos parties sur tous vos appareils. Les parties classées et les défis du jour joués en tant qu'invité ne compteront pas pour ce nom.
name-keep = Enregistrer ce nom
name-keep-go = S'inscrire ou se connecter
name-keep-how = Votre appareil vous demande votre empreinte, votre visage ou votre code PIN, puis crée une clé d'accès. Pas besoin de mot de passe ni d'e-mail.
name-keep-codes-instead = Utiliser des codes de secours plutôt qu'une clé d'accès
name-keep-codes = Enregistrer avec des codes de secours
name-no-passkeys = Les clés d'accès nécessitent une connexion chiffrée, que cette page locale n'a pas. Les codes de secours fonctionnent tout aussi bien. Pour ouvrir votre place sur un deuxième appareil, utilisez « Autre appareil » à une table.
name-no-passkeys-number = Les clés d'accès ne fonctionnent pas avec une adresse IP. Les codes de secours fonctionnent tout aussi bien. Pour ouvrir votre place sur un deuxième appareil, utilisez « Autre appareil » à une table.
name-no-passkeys-local = Les clés d'accès ne fonctionnent pas avec une adresse IP. Sur cet ordinateur, utilisez plutôt « localhost ». Les codes de secours fonctionnent tout aussi bien.
name-no-passkeys-here = Les clés d'accès ne fonctionnent pas à cette adresse. Il faut une page chiffrée avec un nom de domaine, ou « localhost ».
name-change-save = Enregistrer
name-enter = Se connecter
name-enter-line = Connectez-vous sur cet appareil avec une clé d'accès ou un code de secours.
name-enter-line-code = Connectez-vous ici avec un code de secours.
name-enter-passkey = Se connecter avec une clé d'accès
name-enter-code = Se connecter avec ce code
name-code = Code de secours
name-bring = Garder les tables et études de { $name }
name-bring-line = { $count ->
    [one] Une table ou étude passera sur votre compte. Les parties classées jouées en tant qu'invité n'y compteront pas. Si les deux comptes sont à la même table, un robot remplace l'invité.
   *[other] { $count } tables et études passeront sur votre compte. Les parties classées jouées en tant qu'invité n'y compteront pas. Si les deux comptes sont à la même table, un robot remplace l'invité.
}
name-back = Bon retour, { $name } !
name-back-brought = { $count ->
    [one] Bon retour, { $name } ! Une table a été ajoutée à votre compte.
   *[other] Bon retour, { $name } ! { $count } tables ont été ajoutées à votre compte.
}
name-kept = Connecté : { $name }
name-kept-line = À vous depuis le { $day }. Personne d'autre sur ce serveur ne peut utiliser ce nom, ni un nom qui lui ressemble.
name-ways = Nom, clés d'accès et appareils
name-hint = Vous jouez sous le nom de { $name }.
name-hint-go = Enregistrer ce nom
passkeys-title = Clés d'accès
passkeys-none = Aucune clé d'accès.
passkey-nameless = Clé d'accès
passkey-made = créée le { $day }
passkey-used = utilisée pour la dernière fois le { $day }
passkey-unused = jamais utilisée
passkey-site = pour { $site }
passkey-name = Nom de la clé d'accès
passkey-rename-of = Renommer { $name }
passkey-remove = Supprimer
passkey-remove-of = Supprimer { $name }
passkey-remove-line = Cette clé d'accès ne permettra plus de vous connecter. Supprimez-la aussi sur votre appareil.
passkey-remove-last = C'est votre dernier moyen de connexion. Si vous le supprimez, vous perdrez votre nom une fois déconnecté partout. Créez d'abord des codes de secours.
passkey-remove-anyway = Supprimer quand même
passkey-add = Ajouter une clé d'accès
passkey-here = Cet appareil a déjà une de vos clés d'accès.
passkey-none = Les clés d'accès ne fonctionnent pas à cette adresse. Utilisez plutôt des codes de secours.
passkey-stopped = Opération annulée, ou aucune clé d'accès utilisable. Rien n'a changé. Réessayez avec une clé qui vérifie votre empreinte, votre visage ou votre code PIN, ou utilisez un code de secours.
passkey-unverified = Cette clé d'accès ne suffira peut-être pas pour vous connecter, car elle n'a encore jamais vérifié ici votre empreinte, votre visage ou votre code PIN. Utilisez-la une fois pour vous connecter, ou ajoutez-en une autre.
codes-title = Codes de secours
codes-new = Vos nouveaux codes de secours
codes-line = Gardez ces codes à un endroit accessible sans cet appareil. Chacun ne sert qu'une fois. Vous ne les reverrez plus.
codes-file = Codes de secours – { $name } ({ $place }). Chaque code ne sert qu'une fois.
codes-download = Télécharger
codes-print = Imprimer
codes-left = { $count ->
    [0] Vous n'avez aucun code de secours.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $count } codes de secours.
}
codes-make = Créer des codes de secours
codes-anew = Créer de nouveaux codes
codes-anew-line = Vos codes actuels ne fonctionneront plus.
devices-title = Appareils
devices-line = Déconnecter cet appareil
device-unknown = Application ou navigateur inconnu
device-this = cet appareil
device-seen = dernière visite le { $day }
device-out = Déconnecter
device-out-of = Déconnecter { $name }
leave-title = Vos données
name-leave-line = Téléchargez vos données, supprimez votre compte, ou les deux. Vos parties restent, sans votre nom, car elles appartiennent aussi aux autres joueurs.
leave-take = Télécharger mes données
leave-delete = Supprimer mon compte
name-leave-sure = Le nom { $name }, vos clés d'accès, vos codes, vos appareils et toutes vos données seront supprimés immédiatement et définitivement. Des robots finiront vos parties.
leave-delete-sure = Supprimer définitivement
# Les gens
people-title = Mes contacts
people-line = Deux joueurs qui se suivent sont amis. Chacun voit les tables de l'autre et peut l'inviter en un clic.
people-friends = Amis
people-followers = Abonnés
people-following = Abonnements
people-blocked = Bloqués
people-nobody = Aucun contact. Envoyez votre lien à quelqu'un avec qui vous aimez jouer, puis suivez-le en retour.
people-link = Votre lien
people-link-line = Toute personne qui ouvre ou scanne ce lien peut vous suivre. Vous pouvez voir vos abonnés et les retirer.
people-here = Joueurs à cette table
person-more = Autres actions : { $name }
presence = Montrer à mes amis quand je suis en ligne
presence-line = À mes amis seulement, et seulement quand Saqqara est ouvert.
here-now = en ligne
not-here = hors ligne
follow-page = Suivre
follow = Suivre { $name }
follow-back = Suivre { $name } en retour
follow-back-one = Suivre en retour
unfollow = Ne plus suivre { $name }
unfollow-one = Ne plus suivre
remove-follower = Retirer { $name } de mes abonnés
now-followed = Vous suivez maintenant { $name }.
unfollowed = Vous ne suivez plus { $name }.
follow-title = Suivre { $name } ?
follow-line = { $name } verra que vous suivez son compte. Si c'est réciproque, vous serez amis : chacun verra les tables de l'autre et pourra l'inviter.
followed-title = Vous suivez { $name }
follow-waits = { $name } voit que vous suivez son compte. Si c'est réciproque, vous serez amis.
follow-friends = Vous et { $name } êtes amis : chacun voit les tables de l'autre et peut l'inviter.
follow-own = C'est votre propre lien
follow-own-line = Envoyez-le à quelqu'un d'autre. Toute personne qui l'ouvre peut vous suivre.
block = Bloquer { $name }
block-one = Bloquer
block-line = { $name } et vous n'aurez plus ni tables, ni chat, ni invitations en commun. Les parties en cours continuent. { $name } n'en saura rien.
block-sure = Bloquer
now-blocked = Vous avez bloqué { $name }. Vous pouvez annuler le blocage dans « Mes contacts ».
unblock = Débloquer { $name }
unblock-one = Débloquer
unblocked = Vous avez débloqué { $name }.
invite-friends = Amis en ligne
invite-friend = Inviter { $name }
invite-one = Inviter
invited-waiting = invitation envoyée
invited-no = invitation refusée
invited-sits = à cette table
invitation-no = Refuser
friends-tables = Les tables de vos amis
make-friends = Visible par mes amis
make-invites = { $name } recevra l'invitation quand la table sera prête.
friends-see = Les amis de l'hôte peuvent voir cette table et regarder la partie.
alerts-invited = un ami m'invite
report = Signaler { $name }
report-one = Signaler
report-what = Pourquoi signaler { $name } ?
report-words = Propos blessants
report-name = Nom blessant
report-spam = Spam ou harcèlement
report-play = Triche ou jeu déloyal
report-other = Autre
report-more = Que s'est-il passé ? (facultatif)
report-line = L'hôte de ce serveur lira votre signalement. L'autre joueur ne saura pas qu'il vient de vous.
report-line-words = L'hôte de ce serveur lira votre signalement et les derniers messages du chat. L'autre joueur ne saura pas qu'il vient de vous.
report-send = Envoyer le signalement
report-sent = Merci. L'hôte a reçu votre signalement et vous tiendra au courant.
notice-title = Message de l'hôte
notice-read = OK
notice-answered = Votre signalement concernant { $name } a été examiné : une mesure a été prise. Merci.
notice-looked-at = Votre signalement concernant { $name } a été examiné : aucune mesure n'a été prise. Merci.
notice-warned = Avertissement de l'hôte : { $kind }. Merci de respecter les autres joueurs.
notice-renamed = L'hôte a réinitialisé votre nom ({ $kind }). Vous pourrez en choisir un autre dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
notice-muted = L'hôte a bloqué votre accès au chat ({ $kind }). Vous pourrez écrire à nouveau dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Vous pouvez toujours jouer.
reports-title = Signalements
reports-waiting = À traiter
reports-done = Traités
reports-none = Aucun signalement à traiter.
reports-none-done = Aucun signalement traité.
reports-leave = Se déconnecter en tant qu'hôte
report-about = { $name } : { $kind }
report-by = Signalé par { $name }, le { $at }.
report-by-nobody = un joueur parti depuis
report-now = S'appelle maintenant { $name }.
report-the-words = Messages signalés
report-before = Mesures précédentes : { $measures }.
report-earlier = { $what } ({ $at })
report-holds = En vigueur jusqu'à ce que vous leviez la mesure.
report-holds-until = En vigueur jusqu'au { $at }.
report-act = Action
measure-warned = avertissement
measure-renamed = nom réinitialisé
measure-muted = chat bloqué
measure-off = banni
act-warn = Avertir
act-warn-line = { $name } recevra un avertissement de l'hôte, avec le motif.
act-warn-sure = Envoyer l'avertissement
act-rename = Réinitialiser le nom
act-rename-line = { $name } recevra un nom d'invité et pourra en choisir un autre dans une semaine.
act-rename-sure = Réinitialiser
act-mute = Priver de chat
act-mute-line = { $name } pourra jouer, mais ne pourra plus écrire dans le chat pendant quelque temps.
act-mute-sure = Bloquer
act-days = Durée
act-days-n = { $count ->
    [one] un jour
   *[other] { $count } jours
}
act-off = Bannir du serveur
act-off-line = { $name } sera déconnecté partout et ne pourra plus se connecter. Des robots reprendront ses parties.
act-off-sure = Bannir
act-dismiss = Classer sans suite
act-dismiss-line = Aucune mesure ne sera prise contre { $name }.
act-dismiss-sure = Classer le signalement
act-lift = Lever la mesure
report-done-dismissed = Signalement concernant { $name } classé sans suite.
report-done-warned = { $name } a reçu un avertissement.
report-done-renamed = Le nom { $name } a été réinitialisé.
report-done-muted = { $name } ne peut plus écrire dans le chat.
report-done-off = { $name } a été banni.
# Tables classées
make-rated = Partie classée
make-rated-go = Créer une table classée
rated-table = Partie classée. Elle compte pour la cote de chacun, et la quitter compte comme une dernière place.
rated = classée
rated-to = classée : { NUMBER($rating, useGrouping: 0) }
rating = Cote
rating-provisional = provisoire
rating-provisional-line = Cote provisoire : calculée sur peu de parties classées.
rating-after = Cotes après cette partie
rating-left = a quitté la partie : dernière place
rating-soon = Nouvelles cotes dans un instant…
rating-none = Cette partie n'est pas classée.

# Classements
boards = Classements
boards-line = Les meilleurs joueurs de chaque jeu, selon leur cote.
boards-which = Section du classement
board-all = Meilleurs joueurs
board-new = Provisoires
board-me = Autour de moi
board-you = (vous)
board-rank = Rang
board-name = Nom
board-better = Précédents
board-further = Suivants
board-none = Aucun joueur. Jouez en partie classée et rendez votre profil public.
board-none-new = Aucune cote provisoire pour l'instant.
board-only-you = Vous seul voyez cette ligne.
board-show-me = Confidentialité

# Profils
profile = Profil
profile-mine = Mon profil
profile-kept = Enregistré.
profile-empty = Aucune partie à afficher.
profile-empty-mine = Jouez une partie et vos résultats apparaîtront ici.
picture-another = Changer d'image
games-by-kind = Par jeu
rated-games = Parties classées
all-games = Toutes les parties
won-share = { $share } de victoires
mean-points = Moyenne de points
habits = Style de jeu
latest-games = Dernières parties
latest-won = gagnée, à { $seats } joueurs
latest-place = { $place }ᵉ sur { $seats }
latest-left = abandonnée
latest-ended = arrêtée d'un commun accord
latest-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
curve-line = { $games ->
    [one] Après une partie classée : { NUMBER($to, useGrouping: 0) } ± { NUMBER($off, useGrouping: 0) }.
   *[other] Sur les dernières parties classées : de { NUMBER($from, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) } ± { NUMBER($off, useGrouping: 0) }.
}
curve-numbers = Afficher les chiffres
curve-day = Date
curve-off = Marge d'erreur
showing = Confidentialité
show-profile = Profil public
show-profile-line = Tout le monde voit votre nom, votre image et ce que vous cochez ci-dessous. Un profil privé ne figure dans aucun classement.
show-rating = Mes cotes, mes parties classées et mon rang au classement
show-games = Toutes mes parties par jeu, avec les points
show-habits = Mon style de jeu
show-latest = Mes dernières parties, même non classées
show-puzzles = Mes cotes aux problèmes
share-profile = Partager mon profil
# Les quatre du jour
daily-title = Défis du jour
daily-intro = Un défi par jour et par jeu, le même pour tous. Seul votre premier essai compte. Nouveaux défis à minuit UTC.
daily-next = Nouveaux défis dans { $span } (à { $time }).
daily-past = Cette journée est terminée. Vous pouvez encore vous entraîner sur ses défis autant que vous voulez, mais les résultats ne comptent pas.
daily-grace = Cette journée est terminée. Vous pouvez encore finir une partie en cours jusqu'à 1 h UTC. Les graines seront publiées ensuite.
daily-days = Jours
daily-previous = Jour précédent
daily-following = Jour suivant
daily-today = Aujourd'hui
daily-play = Jouer
daily-go-on = Continuer
daily-practise = S'entraîner
daily-see = Voir la table
daily-over = Vous ne pouvez plus commencer les défis de ce jour.
daily-new = Pas encore joué
daily-going = En cours
daily-late = Pas de résultat : vous n'avez pas fini à temps.
daily-minutes = environ { $minutes } min
daily-played = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}
daily-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $count } au classement
daily-unlisted = Votre rang aurait été { $place }. Seuls les joueurs arrivés avant ce jour sont classés, pour que personne ne s'entraîne sous un autre nom.
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-share = Partager sans rien dévoiler
daily-copy-by-hand = Copie impossible. Sélectionnez le texte et copiez-le vous-même.
daily-board = Résultats
daily-board-of = Jeu
daily-board-whose = Joueurs
daily-board-everybody = Tout le monde
daily-board-followed = Mes contacts
daily-nobody-followed = Aucun de vos contacts n'a encore de résultat. Trouvez des joueurs à suivre :
daily-col-place = Rang
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
daily-nobody = Aucun résultat.
daily-fair = Est-ce équitable ?
daily-fair-before = Une graine secrète décide de la donne, de chaque tirage et des coups des robots. Son empreinte est publiée ici dès maintenant, avec celle de demain. La graine elle-même est publiée à { $time }, quand la journée est finie pour tout le monde. Chacun peut alors vérifier qu'elle correspond à l'empreinte et rejouer chaque partie.
daily-fair-after = Cette graine a décidé de la donne, de chaque tirage et des coups des robots. Son empreinte (SHA-256) avait été publiée ici à l'avance. Tout le monde peut rejouer les parties de ce jour à partir de la graine (« saqqara verify »).
daily-fair-home = Sur votre propre serveur, les graines ne dépendent que de la version du programme et de la date. Avec la même version, tout le monde a les mêmes défis, et ceux qui lisent le code source pourraient les connaître d'avance.
daily-hash = Empreinte
daily-hash-next = Empreinte de demain
daily-seed = Graine
daily-archive = Jours passés
daily-archive-line = Entraînez-vous autant que vous voulez et comparez avec les résultats du jour.
daily-earlier = Jours précédents
daily-of = { $title } : { $words }
daily-end-sealed = Le replay, le bilan et le téléchargement seront disponibles quand la journée sera finie pour tout le monde : ils dévoileraient la solution.
daily-back = Retour aux défis du jour
daily-leave = Revenir plus tard
level-sand = le sable

# Les problèmes
puzzles = Problèmes
puzzles-start = Problèmes : trouvez le meilleur coup
puzzles-line = Des positions tirées de parties entre robots, où un coup est nettement le meilleur d'après ce que voit le joueur. Chaque réponse est expliquée. Votre première réponse compte pour votre cote et pour celle du problème.
puzzles-solved = { $solved ->
    [one] { $solved } résolu sur { $count }
   *[other] { $solved } résolus sur { $count }
}
puzzles-theme = Thème
puzzles-any = Tous les thèmes
puzzles-begin = Commencer
puzzles-all = Tous les problèmes
puzzles-tries = { $count ->
    [one] après { $count } problème
   *[other] après { $count } problèmes
}
puzzles-none = Tous résolus !
puzzles-none-line = Vous avez résolu tous les problèmes de ce jeu.
puzzles-none-theme = Vous avez résolu tous les problèmes sur ce thème. Essayez-en un autre !
puzzle-of = Problème : { $game }
puzzle-task = Quel est le meilleur coup ?
puzzle-task-one = À vous : trouvez le meilleur coup et jouez-le.
puzzle-task-several = Jouez tous les coups de votre réponse, puis validez-la.
puzzle-again = Vous avez déjà échoué à ce problème : il ne compte plus.
puzzle-answer = Valider
puzzle-back = Annuler le coup
puzzle-right = Bravo !
puzzle-wrong = Pas le meilleur coup
puzzle-about = Thème : { $theme }
puzzle-point = Réponses sur le plateau
puzzle-way-best = Meilleure réponse
puzzle-way-tempting = Réponse tentante
puzzle-way-yours = Votre réponse
puzzle-solver = Votre cote : { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-itself = Cote du problème : { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-uncounted = Non compté : vous avez déjà répondu à ce problème.
puzzle-next = Problème suivant

# Ses propres erreurs en problèmes, et les taux d'erreur dans le profil
mistakes-title = Mes erreurs
mistakes-none = Aucune erreur à corriger. Faites le bilan d'une partie : vos erreurs apparaîtront ici.
mistakes-solve = { $count ->
    [one] Corriger mon erreur
   *[other] Corriger mes { $count } erreurs
}
mistakes-task = Trouvez un meilleur coup
mistakes-line = Le coup { $number } de cette partie vous a coûté { $cost } de chances de gagner.
mistakes-solved = Vous avez déjà trouvé la solution.
mistakes-right = Bravo !
mistakes-same = C'est ce que vous aviez joué
mistakes-other = Pas le meilleur coup
mistakes-other-line = Le bilan n'a comparé que le meilleur coup et celui que vous aviez joué.
mistakes-played = Dans la partie : { $move } (−{ $cost })
mistakes-again = Réessayer
mistakes-count = { $number } sur { $count }
own-play = Mon jeu
own-play-line = { $count ->
    [one] Perte moyenne par coup dans votre dernière partie analysée : plus c'est bas, mieux c'est.
   *[other] Perte moyenne par coup dans vos { $count } dernières parties analysées : plus c'est bas, mieux c'est.
}
own-play-rate = { $rate } % perdus par coup
own-play-mean = Moyenne : { $rate } % de chances de gagner perdues par coup
# Arènes : les soirées d'un club
arena = Arène
arena-title = Tournois arène
arena-intro = Un tournoi d'une à deux heures. Après chaque partie, vous affrontez de nouveaux adversaires au score proche. Il suffit d'un nom et d'un téléphone.
arena-new = Créer une arène
arena-mine = Mes arènes
arena-none = Aucune arène. Ouvrez un lien d'invitation, ou créez la vôtre.
at-hour = à { $time }
arena-of = Arène { $game }
arena-is-on = En cours
arena-status-soon = commence { $when }
arena-status-on = en cours, fin { $until }
arena-status-ending = dernières parties, fin { $until }
arena-status-over = terminé { $until }
arena-name = Nom de l'arène
arena-name-hint = Le jeudi du club
arena-seats = Joueurs par table
arena-minutes = Durée
arena-start = Début
arena-start-now = Maintenant
arena-start-later = Plus tard
arena-start-time = Date et heure
arena-bots = S'il manque des joueurs
arena-bots-none = Tables plus petites
arena-bots-level = Robots : { $level }
arena-rated = Parties classées
arena-rated-line = Elles comptent pour la cote de chacun. Ni conseils ni annulation.
arena-make = Créer
arena-terms = { $game } · { $seats } par table · { $seconds } s par coup
arena-terms-rated = · parties classées
arena-terms-bots = · robots aux places libres : { $level }
arena-begins = Commence { $when }
arena-begins-in = Commence { $when }, dans
arena-ends-in = Se termine { $when }, dans
arena-last-games = Dernières parties, fin { $when } au plus tard :
arena-is-over = Cette arène est terminée.
arena-join = Participer
arena-me = Votre statut
arena-me-soon = Vous êtes inscrit ! Restez sur cette page : votre table s'ouvrira ici.
arena-me-waiting = C'est bientôt à vous. Restez sur cette page : votre table s'ouvrira ici.
arena-me-next = Votre table se prépare…
arena-me-lacking = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
}{ $tables ->
    [0] .
    [one] { " " }(une partie en cours).
   *[other] { " " }({ $tables } parties en cours).
}
arena-me-playing = Vous êtes à une table.
arena-me-left = Vous êtes en pause. Vous gardez vos points.
arena-me-away = Un robot a joué pour vous. Êtes-vous de retour ?
arena-me-removed = L'organisateur vous a exclu de cette arène. Vous gardez vos points.
arena-me-ending = Aucune nouvelle partie ne commencera. Les dernières sont en cours.
arena-back = Je suis de retour
arena-pause = Faire une pause
arena-seated = Votre table est prête. Bonne chance !
arena-to-table = À ma table
arena-to-arena = Retour à l'arène
arena-next = Retour à l'arène pour la suite
arena-standings = Classement
arena-all-results = Tous les résultats
arena-games = Parties
arena-wins = Victoires
arena-state-playing = en jeu
arena-state-out = ne joue pas
arena-nobody = Aucun joueur.
arena-people = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
arena-tables = { $count ->
    [0] Aucune partie en cours
    [one] Une partie en cours
   *[other] { $count } parties en cours
}
arena-how = Calcul des points
arena-how-line = À chaque partie, le premier marque 10 points et le dernier 0, avec des écarts égaux entre les deux. Les ex æquo partagent leurs points. Quitter une partie rapporte 0 point. À égalité, le plus de victoires l'emporte, puis le moins de parties. Une partie encore en cours à la fin compte si elle se termine dans la durée habituelle du jeu ({ $game }).
arena-take-out = Exclure { $name }
arena-take-out-line = { $name } n'aura plus de partie et ne pourra pas revenir dans cette arène. Ce joueur garde ses points et peut finir sa partie en cours.
arena-take-out-sure = Exclure
arena-invite = Inviter des joueurs
arena-invite-line = Toute personne ayant ce lien peut participer, depuis n'importe quel téléphone.
arena-screen = Affichage grand écran
arena-scan = Scannez pour participer
arena-end = Terminer plus tôt
arena-end-line = Aucune nouvelle partie ne commencera. Les parties en cours peuvent se terminer, et elles comptent.
arena-end-sure = Terminer maintenant
arena-podium = Podium
arena-place = Rang { $place } :
arena-points-games = { $value ->
    [one] { NUMBER($value, maximumFractionDigits: 1) } point
   *[other] { NUMBER($value, maximumFractionDigits: 1) } points
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-moments = Meilleurs moments
arena-replay-of = Replay : { $what }
arena-moment-title-comeback = Plus belle remontée
arena-moment-comeback = { $count ->
    [one] { $names } l'emporte après un retard d'un point.
   *[other] { $names } l'emporte après { $count } points de retard.
}
arena-moment-title-closest = Fin la plus serrée
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
