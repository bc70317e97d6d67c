### Les messages qui n'appartiennent à aucun jeu en particulier.

field-type = Le champ « { $field } » doit être { wanted-kind }, et non { got-kind }.
field-missing = Il manque le champ « { $field } ».
field-unknown = Le champ « { $field } » est inconnu. Retirez-le ou corrigez son orthographe.
field-choice = Champ « { $field } » : « { $got } » n'est pas une valeur permise.
field-one-of = Champ « { $field } » : choisissez { $known }, et non « { $got } ».
field-least = Le champ « { $field } » doit valoir au moins { $least }.
field-most = Le champ « { $field } » doit valoir au plus { $most }.
field-length = Champ « { $field } » : la liste doit être de longueur { $wanted }, et non { $got }.
field-range = Champ « { $field } » : il faut { $wanted }.
field-other = Champ « { $field } » : { $what }.
whole-type = Il faut { wanted-kind }, et non { got-kind }.
whole-missing = Le contenu est vide.
whole-other = Illisible : { $what }.
wanted-kind = { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
    [str] un texte
    [array] une liste […]
    [object] un objet {"{"}…{"}"}
    [null] null
    [int-or-null] un nombre entier ou null
    [float-or-null] un nombre ou null
    [bool-or-null] true, false ou null
    [str-or-null] un texte ou null
    [array-or-null] une liste […] ou null
    [bool-or-str] true, false ou un texte
    [int-or-str-or-null] un nombre entier, un texte ou null
    [object-or-null] un objet {"{"}…{"}"} ou null
   *[other] { $wanted }
}
got-kind = { $got ->
    [int] un nombre entier
    [float] un nombre décimal
    [bool] true ou false
    [str] un texte
    [array] une liste […]
    [object] un objet {"{"}…{"}"}
    [null] null
   *[other] { $got }
}
not-json = Ce n'est pas du JSON valide{ $what ->
    [deep] {"\u00A0"}: trop de niveaux imbriqués
    [encoding] {"\u00A0"}: le texte n'est pas en UTF-8
    [end] {"\u00A0"}: il s'arrête trop tôt
    [somewhere] {""}
   *[place] {"\u00A0"}: voir la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
}.
not-toml = Ce n'est pas du TOML valide{ $what ->
    [deep] {"\u00A0"}: trop de niveaux imbriqués
    [encoding] {"\u00A0"}: le texte n'est pas en UTF-8
    [end] {"\u00A0"}: la dernière ligne est incomplète ou erronée
    [twice] {"\u00A0"}: la ligne { NUMBER($line, useGrouping: 0) } définit un nom déjà défini
   *[place] {"\u00A0"}: voir la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
}.

unknown-game = Le jeu « { $name } » n'existe pas. Choisissez { $known }.
bad-seats = Champ « seats » : { $name } se joue de { $least } à { $most } joueurs, pas à { $seats }.
unknown-option = { $name } n'a pas l'option « { $option } ». Ses options sont { $known }.
no-options = { $name } n'a pas d'option « { $option } », ni aucune autre.
bad-option = Option « { $option } » du jeu { $name } : choisissez { $known }, et non { $got }.
option-seats = Option « { $option } » : { $got } n'est pas disponible pour { $seats } places. Choisissez { $known }.
unknown-time = { $name } n'a pas de limite de temps « { $time } ». Ses limites de temps sont { $known }.
no-times = { $name } n'a pas de limite de temps « { $time } » : il se joue sans pendule.
bad-time = Limite de temps « { $time } » : il faut un nombre de secondes supérieur à 0, ou rien, et non { $got }.
bad-names = Champ « names » : il faut { $seats } noms de 1 à 40 caractères, un par place.
bad-seed = Champ « seed » : il faut un texte, des octets ou un nombre entier, et non { got-kind }.
bad-nonces = Champ « nonces » : il faut un nonce de 1 à 64 octets pour chacune des { $seats } places, ou aucun.
no-deck = { $name } se joue sans cartes personnalisées. Retirez « deck ».
no-seat = La place { $seat } n'existe pas à cette table. Les places vont de 0 à { $most }.
no-clock = { $name } n'a pas de pendule.
deck-colour-count = Nombre de cartes « { $colour } » dans le paquet : { $got } au lieu de { $wanted }.
deck-card = Carte { $card } : { $why }
deck-misplaced = « { $field } » concerne le paquet entier, mais la ligne est écrite sous un [[card]]. Déplacez-la avant le premier [[card]].
deck-size = Le paquet a { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
}, mais il en faut { $wanted }.
deck-number = La carte { $card } n'est pas à sa place : { $wanted } était attendu. Les numéros doivent aller de 1 à { $most }.

# Positions
bad-position-game = Champ « game » : cette position vient de « { $got } », et non de « { $wanted } ».
bad-position-length = Champ « { $field } » : { $got ->
    [0] aucun élément
    [one] un seul élément
   *[other] { $got } éléments
} au lieu de { $wanted }{ $clause ->
    [none] {""}
   *[other] {" "}(règle { $clause })
}.
bad-position-seats = Champ « { $field } » : { $got ->
    [0] aucun élément
    [one] un seul élément
   *[other] { $got } éléments
} au lieu de { $wanted }, un par place.
bad-position-range = Le champ « { $field } » doit être un nombre de { $least } à { $most }, et non { $got }{ $clause ->
    [none] {""}
   *[other] {" "}(règle { $clause })
}.
bad-position-order = Champ « { $field } » : les éléments doivent être en ordre croissant et tous différents.
bad-position-twice = Champ « { $field } » : « { $what } » figure plusieurs fois, mais n'existe qu'une fois.
bad-position-over = Le champ « over » ne peut pas valoir { $got }. Le reste de la position dit le contraire.
bad-position-record = Champ « { $field } » : { $got } ne correspond pas à la partie enregistrée, qui indique { $wanted }.

# Vues
look-field = { $name } : { $value }

# Parties enregistrées
record-format = Champ « format » : le format { $got } n'est pas pris en charge. Ce programme lit les formats 1 à { $known }.
record-rules = Champ « rules » : cette partie ({ $name }) utilise la version { $got } des règles, mais ce programme utilise la version { $known }.
record-sealed = Champ « seed » : la graine reste secrète jusqu'à la fin de la partie. Seul l'hôte peut rejouer une partie en cours.
record-seed = Le champ « seed » doit contenir 64 chiffres hexadécimaux.
record-commitment = Champ « commitment » : la graine ne correspond pas à l'empreinte publiée avant la donne.
record-move = Le coup { $number } (« { $text } ») n'est pas valide{ $clause ->
    [none] {""}
   *[other] , règle { $clause }
} : { $why }
record-clock = Coup { $number } : un coup de la pendule doit être un texte, avec la place null.
record-outcome = Champ « { $field } » : la partie rejouée donne { $got }, mais le fichier dit { $said }.
record-unfinished = Champ « outcome » : le fichier dit que la partie est terminée, mais elle continue après le dernier coup.
record-over = Champ « outcome » : la partie est terminée après le dernier coup, mais le fichier ne le dit pas.

# Études
study-format = Champ « format » : le format d'étude { $got } n'est pas pris en charge. Ce programme lit le format { $known }.
study-first = Champ « nodes » : le premier nœud est le début de l'étude. Il est obligatoire et n'a ni coup ni parent.
study-nodes = Champ « nodes » : la liste est trop longue ({ $got }). Le maximum est { $most }.
study-depth = Champ « nodes » : une variante est trop longue ({ $got }). Le maximum est { $most }.
study-parent = Champ « nodes[{ $number }].parent » : { $got } n'est pas un nœud antérieur.
study-at = Champ « at » : il n'y a pas de nœud { $got }.
study-long = Champ « { $field } » : le texte est trop long. La longueur maximale est { $most }.
study-start = Champ « start » : donnez soit « position », soit « record », soit « deal ». « at » n'est permis qu'avec « record ».
study-record-at = Champ « start.at » : { $got } est trop grand. La partie a { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
study-record-deck = Champ « deck » : retirez-le. La partie enregistrée contient déjà son paquet.
study-move = Le coup { $number } de l'étude (« { $text } ») n'est pas valide : { $why }

# Coups
unreadable = « { $text } » n'est pas un coup valide. Essayez : { $forms }.
clock-no-time = Il n'y a pas de limite de temps ici.
table-ended = La partie est terminée.
undo-nothing = Aucun coup à annuler.
undo-other = Annulation impossible : un autre joueur a joué depuis.
undo-drawn = Annulation impossible : des cartes ont été tirées ou des dés lancés depuis.
undo-revealed = Annulation impossible après une révélation.

# Fichiers
no-file = Impossible de lire { $path } : { $what }.
no-write = Impossible d'écrire { $path } : { $what }.
no-gpu = Aucun GPU utilisable. Il faut un GPU NVIDIA, son pilote, et pip install 'saqqara[cuda]'.
extra-print = Un PDF nécessite l'extra « { $extra } » (un fichier .svg, non). Pour l'installer : { $command }
extra-compiled = Cette commande exécute du code compilé et nécessite l'extra « { $extra } ». Pour l'installer : { $command }
extra-bench = Cette mesure nécessite l'extra « { $extra } ». Pour l'installer : { $command }
extra-postgresql = Une base PostgreSQL nécessite l'extra « { $extra } ». Pour l'installer : { $command }
extra-nats = NATS nécessite l'extra « { $extra } ». Pour l'installer : { $command }
extra-workers = Plusieurs processus nécessitent l'extra « { $extra } ». Pour l'installer : { $command }
extra-mail = L'envoi d'e-mails nécessite l'extra « { $extra } ». Pour l'installer : { $command }
extra-push = Les notifications des navigateurs nécessitent l'extra « { $extra } ». Pour l'installer : { $command }
extra-stored-passkeys = Des joueurs se connectent à ce serveur avec une clé d'accès, ce qui nécessite l'extra « { $extra } ». Pour l'installer : { $command }
extra-stored-push = Des joueurs ont activé les notifications de ce serveur, ce qui nécessite l'extra « { $extra } ». Pour l'installer : { $command }
no-linker = L'édition de liens des modules nécessite un paquet de développement qui n'est pas installé. Lancez « uv sync » dans le dossier du projet.

weights-wrong = Le fichier « weights.toml » des robots de « { $name } » est inutilisable : { $why }
weights-unknown = « { $name } » n'existe pas. Choisissez { $known }.
weights-level-learned = « { $field } » est vrai, mais « search » n'utilise aucun réseau appris (« ahead » et « learned »).
weights-no-judgement = « search » utilise un réseau appris, mais il manque « { $path } ».

standings-missing = { $game } n'a pas été mesuré (places : { $seats }). Lancez d'abord `python -m benchmarks.levels --game { $game } --json`.
# Le défi du jour
daily-none = { $name } n'a pas de défi du jour. Choisissez { $known }.

# Problèmes
puzzle-none = { $name } n'a pas de problèmes. Choisissez { $known }.
puzzle-theme = Aucun problème sur « { $theme } ». Choisissez { $known }.
puzzle-unknown = { $name } n'a pas de problème { $puzzle }.
puzzle-empty = Votre réponse doit compter au moins un coup.
puzzle-one-move = La réponse à ce problème est un seul coup.
puzzle-long = Votre réponse compte trop de coups (le maximum est { $most }).
puzzle-point = ,
puzzle-best = Le meilleur coup est « { $move } », qui gagne { $win } % des parties.
puzzle-best-points = La meilleure réponse est « { $move } », qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempting = { $win ->
    [0] « { $move } » est tentant, mais ne gagne plus.
   *[other] « { $move } » est tentant, mais ne gagne que { $win } % des parties.
} Ce coup coûte { $less } % de chances de gagner.
puzzle-tempting-points = « { $move } » est tentant, mais ne rapporte { $points ->
    [0] aucun point
    [one] qu'un point
   *[other] que { $points } points
}, soit { $less } de moins que la meilleure réponse.
puzzle-answer = Votre réponse, « { $move } », gagne { $win } % des parties. Elle coûte { $less } % de chances de gagner.
puzzle-answer-points = Votre réponse, « { $move } », rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, soit { $less } de moins que la meilleure.
puzzle-as-good = Votre réponse, « { $move } », est tout aussi bonne et gagne { $win } % des parties.
puzzle-as-good-points = Votre réponse, « { $move } », est tout aussi bonne et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempts = En sa faveur : { $reason }
puzzle-untold = Votre réponse, « { $move } », semblait si faible que le moteur l'a à peine essayée.
puzzle-exact = Ces chiffres sont exacts, d'après ce que voit le joueur.
puzzle-searched = Ces chiffres sont des estimations du moteur, avec une marge d'erreur de ± { $error } %.
puzzle-counted = Toutes les réponses possibles ont été comptées : ces points sont exacts.
