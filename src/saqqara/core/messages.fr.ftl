### Les messages qui n'appartiennent à aucun jeu en particulier.

# Données venues de l'extérieur
field-type = Champ « { $field } » : il faut { wanted-kind }, et non { got-kind }.
field-missing = Il manque le champ « { $field } ».
field-unknown = Le champ « { $field } » est inconnu : retirez-le ou corrigez son orthographe.
field-choice = Champ « { $field } » : « { $got } » ne fait pas partie des valeurs permises.
field-one-of = Champ « { $field } » : « { $got } » n'est pas permis ; choisissez { $known }.
field-least = Champ « { $field } » : le nombre est trop petit ; le minimum est { $least }.
field-most = Champ « { $field } » : le nombre est trop grand ; le maximum est { $most }.
field-length = Champ « { $field } » : il faut une liste de { $wanted }, et non de { $got }.
field-range = Champ « { $field } » : il faut { $wanted }.
field-other = Champ « { $field } » : { $what }.
whole-type = Il faut { wanted-kind }, et non { got-kind }.
whole-missing = C'est vide.
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
not-json = Ceci n'est pas du JSON{ $what ->
    [deep] {" "}: trop de niveaux imbriqués
    [encoding] {" "}: ce n'est pas un texte en UTF-8
    [end] {" "}: il s'arrête trop tôt
    [somewhere] {""}
   *[place] {" "}: voyez la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
}.
not-toml = Ceci n'est pas du TOML{ $what ->
    [deep] {" "}: trop de niveaux imbriqués
    [encoding] {" "}: ce n'est pas un texte en UTF-8
    [end] {" "}: la dernière ligne est incomplète ou erronée
    [twice] {" "}: la ligne { NUMBER($line, useGrouping: 0) } définit un nom déjà défini
   *[place] {" "}: voyez la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
}.

# Ouvrir une table
unknown-game = Il n'y a pas de jeu « { $name } » : choisissez parmi { $known }.
bad-seats = Champ « seats » : { $name } se joue de { $least } à { $most } joueurs, pas à { $seats }.
unknown-option = { $name } n'a pas d'option « { $option } » : il a { $known }.
no-options = { $name } n'a pas d'option « { $option } » : il n'en a aucune.
bad-option = Option « { $option } » de { $name } : choisissez parmi { $known }, pas { $got }.
option-seats = Option « { $option } » : { $got } n'existe pas à { $seats } ; choisissez parmi { $known }.
unknown-time = { $name } n'a pas de durée « { $time } » : il a { $known }.
no-times = { $name } n'a pas de durée « { $time } » : il se joue sans pendule.
bad-time = Durée « { $time } » : un nombre de secondes supérieur à 0 est attendu, ou rien, pas { $got }.
bad-names = Champ « names » : { $seats } noms de 1 à 40 caractères sont attendus, un par place.
bad-seed = Champ « seed » : il faut un texte, des octets ou un nombre entier, et non { got-kind }.
bad-nonces = Champ « nonces » : un nonce de 1 à 64 octets pour chacune des { $seats } places est attendu, ou aucun.
no-deck = { $name } se joue sans cartes personnalisées : retirez « deck ».
no-seat = Il n'y a pas de place { $seat } à cette table : les places vont de 0 à { $most }.
no-clock = { $name } n'a pas de pendule.
deck-colour-count = Le paquet a { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} { $colour } ; il en faut { $wanted }.
deck-card = Carte { $card } : { $why }
deck-misplaced = « { $field } » est un nombre du paquet entier, mais il est écrit sous un [[card]], auquel il appartient donc : déplacez la ligne avant le premier [[card]].
deck-size = Le paquet a { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} ; il en faut { $wanted }.
deck-number = Carte { $card } : les numéros vont de 1 à { $most } dans l'ordre ; ici { $wanted } était attendu.

# Positions
bad-position-game = Champ « game » : cette position vient de « { $got } », pas de « { $wanted } ».
bad-position-length = Champ « { $field } » : { $got ->
    [0] aucun élément
    [one] un seul élément
   *[other] { $got } éléments
} au lieu de { $wanted }{ $clause ->
    [none] {""}
   *[other] {" "}(clause { $clause })
}.
bad-position-seats = Champ « { $field } » : { $got ->
    [0] aucun élément
    [one] un seul élément
   *[other] { $got } éléments
} au lieu de { $wanted }, un par place.
bad-position-range = Champ « { $field } » : { $got } est hors limites, de { $least } à { $most }{ $clause ->
    [none] {""}
   *[other] {" "}(clause { $clause })
}.
bad-position-order = Champ « { $field } » : les éléments doivent être en ordre croissant, chacun une seule fois.
bad-position-twice = Champ « { $field } » : { $what } est déjà utilisé ici ou ailleurs ; il n'en existe qu'un.
bad-position-over = Champ « over » : { $got } est impossible : le reste de la position dit le contraire.
bad-position-record = Champ « { $field } » : { $got }, mais la partie enregistrée dit { $wanted }.

# Vues
look-field = { $name } : { $value }

# Parties enregistrées
record-format = Champ « format » : le format { $got } n'est pas pris en charge ; ce programme lit les formats 1 à { $known }.
record-rules = Champ « rules » : cette partie de { $name } utilise la version { $got } des règles ; ce programme utilise la version { $known }.
record-sealed = Champ « seed » : une partie en cours est scellée ; seul son hôte peut la rejouer.
record-seed = Champ « seed » : 64 chiffres hexadécimaux attendus.
record-commitment = Champ « commitment » : la graine ne correspond pas à l'engagement pris avant la donne.
record-move = Le coup { $number } (« { $text } ») n'est pas valide{ $clause ->
    [none] {""}
   *[other] , règle { $clause }
} : { $why }
record-clock = Coup { $number } : le coup de la pendule est un texte, joué par la place null.
record-outcome = Champ « { $field } » : la partie rejouée donne { $got }, le fichier dit { $said }.
record-unfinished = Champ « outcome » : le fichier dit la partie terminée, mais elle ne l'est pas après le dernier coup.
record-over = Champ « outcome » : la partie est terminée après le dernier coup, mais le fichier ne le dit pas.

# Études
study-format = Champ « format » : le format d'étude { $got } n'est pas pris en charge ; ce programme lit le format { $known }.
study-first = Champ « nodes » : le premier nœud est le début de l'étude ; il doit exister, sans coup ni parent.
study-nodes = Champ « nodes » : la liste est trop longue ({ $got } ; le maximum est { $most }).
study-depth = Champ « nodes » : une variante est trop longue ({ $got } ; le maximum est { $most }).
study-parent = Champ « nodes[{ $number }].parent » : { $got } n'est pas un nœud antérieur.
study-at = Champ « at » : il n'y a pas de nœud { $got }.
study-long = Champ « { $field } » : le texte est trop long ; sa longueur maximale est de { $most }.
study-start = Champ « start » : donnez « position », « record » ou « deal », un seul des trois (« at » accompagne « record »).
study-record-at = Champ « start.at » : il contient { $got } ; la partie a { $most ->
    [one] un coup
   *[other] { $most } coups
}.
study-record-deck = Champ « deck » : la partie enregistrée apporte son propre paquet.
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
no-file = { $path } ne peut pas être lu : { $what }.
no-write = { $path } ne peut pas être écrit : { $what }.
no-gpu = Aucun processeur graphique utilisable ici : il en faut un de NVIDIA, son pilote, et pip install 'saqqara[cuda]'.
extra-print = Un PDF demande l'extra « { $extra } », qui n'est pas installé : { $command } (un fichier en .svg ne demande rien).
extra-bench = Cette mesure demande l'extra « { $extra } », qui n'est pas installé : { $command }
extra-postgresql = Une base PostgreSQL demande l'extra « { $extra } », qui n'est pas installé : { $command }
extra-nats = NATS demande l'extra « { $extra } », qui n'est pas installé : { $command }
extra-workers = Plusieurs processus de service demandent l'extra « { $extra } », qui n'est pas installé : { $command }
extra-mail = L'envoi de courriels demande l'extra « { $extra } », qui n'est pas installé : { $command }
extra-push = Les notifications des navigateurs demandent l'extra « { $extra } », qui n'est pas installé : { $command }
extra-stored-passkeys = Des personnes entrent sur ce serveur par une clé d'accès. Il faut pour cela l'extra « { $extra } », qui n'est pas installé : { $command }
extra-stored-push = Des personnes ont activé les notifications de ce serveur. Il faut pour cela l'extra « { $extra } », qui n'est pas installé : { $command }
no-linker = L'édition de liens des modules demande un paquet de développement qui n'est pas installé : uv sync, dans le dossier du projet.

weights-wrong = Le fichier « weights.toml » des robots de « { $name } » est inutilisable : { $why }
weights-unknown = « { $name } » modifie ce qui n'existe pas : choisissez parmi { $known }.
weights-level-learned = « { $field } » est vrai, mais « search » n'utilise aucun réseau appris (« ahead » et « learned »).
weights-no-judgement = « search » utilise un réseau appris, mais « { $path } » manque.

# Where bots stand on the scale of ratings
standings-missing = { $game } n'a pas été mesuré (places : { $seats }) : lancez d'abord `python -m benchmarks.levels --game { $game } --json`.
# Le défi du jour
daily-none = { $name } n'a pas de défi du jour : choisissez parmi { $known }.

# Problèmes
puzzle-none = { $name } n'a pas de problèmes : choisissez parmi { $known }.
puzzle-theme = Aucun problème sur « { $theme } » : choisissez parmi { $known }.
puzzle-unknown = { $name } n'a pas de problème { $puzzle }.
puzzle-empty = Votre réponse doit compter au moins un coup.
puzzle-one-move = La réponse à ce problème est un seul coup.
puzzle-long = Votre réponse compte trop de coups (le maximum est { $most }).
puzzle-point = ,
puzzle-best = Le meilleur coup est « { $move } » : il gagne { $win } % des parties.
puzzle-best-points = La meilleure réponse est « { $move } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempting = { $win ->
    [0] « { $move } » est tentant, mais ne gagne plus
   *[other] « { $move } » est tentant, mais ne gagne que { $win } % des parties
} : il coûte { $less } % de victoire.
puzzle-tempting-points = « { $move } » est tentant, mais rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $less } de moins.
puzzle-answer = Votre réponse, « { $move } », gagne { $win } % des parties : elle coûte { $less } % de victoire.
puzzle-answer-points = Votre réponse, « { $move } », rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $less } de moins que la meilleure.
puzzle-as-good = Votre réponse, « { $move } », est tout aussi bonne : elle gagne { $win } % des parties.
puzzle-as-good-points = Votre réponse, « { $move } », est tout aussi bonne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempts = En sa faveur : { $reason }
puzzle-untold = Votre réponse, « { $move } », semblait si faible que le moteur l'a à peine essayée.
puzzle-exact = Ces chiffres sont exacts, d'après ce que voit le joueur.
puzzle-searched = Ces chiffres sont des estimations du moteur ; marge d'erreur : ± { $error } %.
puzzle-counted = Toutes les réponses possibles ont été comptées : ces points sont exacts.
