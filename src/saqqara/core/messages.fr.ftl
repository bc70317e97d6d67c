### Les messages qui n'appartiennent à aucun jeu en particulier.

# Données venues de l'extérieur
field-type = Champ « { $field } » : il faut { wanted-kind }, pas { got-kind }.
field-missing = Le champ « { $field } » manque.
field-unknown = Le champ « { $field } » est inconnu ici : retirez-le ou corrigez son orthographe.
field-choice = Champ « { $field } » : « { $got } » ne fait pas partie des valeurs permises.
field-one-of = Champ « { $field } » : « { $got } » s'y trouve ; les valeurs permises sont { $known }.
field-least = Champ « { $field } » : un nombre trop petit s'y trouve ; il faut { $least } ou plus.
field-range = Champ « { $field } » : { $wanted } attendu.
field-other = Champ « { $field } » : { $what }.
whole-type = L'ensemble doit être { wanted-kind }, pas { got-kind }.
whole-other = C'est illisible : { $what }.
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
    [object-or-null] un objet {"{"}…{"}"} ou null
   *[other] { $wanted }
}
got-kind = { $got ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
    [str] un texte
    [array] une liste […]
    [object] un objet {"{"}…{"}"}
    [null] null
   *[other] { $got }
}
not-json = Ceci n'est pas du JSON : { $what }.
not-toml = Ceci n'est pas du TOML : { $what }.

# Ouvrir une table
unknown-game = Il n'y a pas de jeu « { $name } » : choisissez parmi { $known }.
bad-seats = Champ « seats » : { $name } se joue de { $least } à { $most }, pas à { $seats }.
unknown-option = { $name } n'a pas d'option « { $option } » : il a { $known }.
no-options = { $name } n'a pas d'option « { $option } » : il n'en a aucune.
bad-option = Option « { $option } » de { $name } : choisissez parmi { $known }, pas { $got }.
option-seats = Option « { $option } » : { $got } n'existe pas à { $seats } ; choisissez parmi { $known }.
unknown-time = { $name } n'a pas de durée « { $time } » : il a { $known }.
no-times = { $name } n'a pas de durée « { $time } » : il se joue sans horloge.
bad-time = Durée « { $time } » : un nombre de secondes supérieur à 0 est attendu, ou rien, pas { $got }.
bad-names = Champ « names » : { $seats } noms de 1 à 40 caractères sont attendus, un par place.
bad-nonces = Champ « nonces » : un nonce de 1 à 64 octets pour chacune des { $seats } places est attendu, ou aucun.
no-deck = { $name } se joue sans cartes à soi : n'indiquez pas de « deck ».
no-seat = Il n'y a pas de place { $seat } à cette table : en chiffres, les places vont de 0 à { $most }.
no-clock = { $name } n'a pas d'horloge.
deck-colour-count = Le paquet a { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} { $colour } ; il en faut { $wanted }.
deck-card = Carte { $card } : { $why }
deck-size = Le paquet a { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} ; il en faut { $wanted }.
deck-number = Carte { $card } : les numéros vont de 1 à { $most } dans l'ordre ; ici { $wanted } était attendu.

# Positions
bad-position-game = Champ « game » : la position est de « { $got } », pas de « { $wanted } ».
bad-position-length = Champ « { $field } » : { $got ->
    [0] aucun élément ne s'y trouve
    [one] un seul élément s'y trouve
   *[other] { $got } éléments s'y trouvent
} ; il en faut { $wanted }.
bad-position-seats = Champ « { $field } » : { $got ->
    [0] aucun élément ne s'y trouve
    [one] un seul élément s'y trouve
   *[other] { $got } éléments s'y trouvent
} ; il en faut { $wanted }, un par place.
bad-position-range = Champ « { $field } » : { $got } s'y trouve ; il faut un nombre de { $least } à { $most }.
bad-position-negative = Champ « { $field } » : { $got } s'y trouve ; ce ne peut pas être moins de 0.
bad-position-order = Champ « { $field } » : il représente un ensemble ; ses éléments doivent être croissants, chacun une seule fois.
bad-position-twice = Champ « { $field } » : { $what } s'y trouve, mais se trouve déjà ailleurs (ou ici) ; il n'en existe qu'un.
bad-position-record = Champ « { $field } » : { $got } s'y trouve, mais la partie enregistrée dit { $wanted }.

# Parties enregistrées
record-format = Champ « format » : ceci est le format { $got } ; ce programme lit les formats 1 à { $known }.
record-rules = Champ « rules » : { $name } a été joué avec la version { $got } des règles ; ce programme a la version { $known }.
record-sealed = Champ « seed » : une partie en cours est scellée ; seul son hôte peut la rejouer.
record-seed = Champ « seed » : 64 chiffres hexadécimaux attendus.
record-commitment = Champ « commitment » : la graine n'est pas celle qui avait été engagée avant la donne.
record-move = Le coup { $number } (« { $text } ») ne se rejoue pas{ $clause ->
    [none] {""}
   *[other] , selon { $clause }
} : { $why }
record-clock = Coup { $number } : le coup de l'horloge est un texte, joué par la place null.
record-outcome = Champ « outcome » : la partie rejouée donne { $got }, l'enregistrement dit { $said }.
record-unfinished = Champ « outcome » : l'enregistrement dit la partie finie, mais elle ne l'est pas après son dernier coup.
record-over = Champ « outcome » : la partie est finie après le dernier coup, mais l'enregistrement ne le dit pas.

# Études
study-format = Champ « format » : ceci est le format { $got } des études ; ce programme lit le format { $known }.
study-first = Champ « nodes » : le premier nœud est le début de l'étude ; il doit exister, sans coup ni parent.
study-nodes = Champ « nodes » : la liste est trop longue ; sa longueur est de { $got }, pour un maximum de { $most }.
study-depth = Champ « nodes » : une variante est trop longue ; sa longueur est de { $got }, pour un maximum de { $most }.
study-parent = Champ « nodes[{ $number }].parent » : { $got } n'est pas un nœud qui le précède.
study-at = Champ « at » : il n'y a pas de nœud { $got }.
study-long = Champ « { $field } » : le texte est trop long ; sa longueur maximale est de { $most }.
study-start = Champ « start » : donnez « position », « record » ou « deal », un seul des trois (« at » accompagne « record »).
study-record-at = Champ « start.at » : il contient { $got } ; la partie a { $most ->
    [one] un coup
   *[other] { $most } coups
}.
study-record-deck = Champ « deck » : la partie enregistrée apporte son propre paquet.
study-move = Le coup { $number } de l'étude (« { $text } ») ne peut pas être joué : { $why }

# Coups
unreadable = « { $text } » n'est pas un coup ici : écrivez { $forms }.
clock-no-time = Cette table n'a fixé aucune durée ici : l'horloge attend.
table-ended = La partie est finie.
undo-nothing = Vous n'avez aucun coup à reprendre.
undo-other = Quelqu'un d'autre a joué depuis : le coup reste.
undo-drawn = Le hasard a parlé depuis : le coup reste.
undo-revealed = Quelque chose a été révélé depuis : le coup reste.

# Fichiers
no-file = { $path } ne peut pas être lu : { $what }.
no-write = { $path } ne peut pas être écrit : { $what }.
no-gpu = Aucun processeur graphique utilisable ici : il en faut un de NVIDIA, son pilote, et pip install 'saqqara[cuda]'.
extra-print = Un PDF demande l'extra « { $extra } », qui n'est pas installé : { $command } (un fichier en .svg ne demande rien).
extra-tournament = Le classement de robots demande l'extra « { $extra } », qui n'est pas installé : { $command }
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
standings-missing = { $game } n'a pas été mesuré (places : { $seats }) : lancez d'abord `saqqara bench levels { $game } --json FICHIER`.
# Le défi du jour
daily-none = { $name } n'a pas de défi du jour : choisissez parmi { $known }.

# Problèmes
puzzle-none = { $name } n'a pas de problèmes : choisissez parmi { $known }.
puzzle-theme = Aucun problème sur « { $theme } » : choisissez parmi { $known }.
puzzle-unknown = { $name } n'a pas de problème { $puzzle }.
puzzle-empty = Une réponse compte au moins un coup.
puzzle-one-move = La réponse à ce problème est un seul coup.
puzzle-long = Cette réponse compte trop de coups : { $most } au plus.
puzzle-point = ,
puzzle-best = Le meilleur coup est « { $move } » : il gagne { $win } % des parties.
puzzle-best-points = La meilleure réponse est « { $move } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempting = { $win ->
    [0] « { $move } » est tentant, mais ne gagne plus rien
   *[other] « { $move } » est tentant, mais ne gagne que { $win } % des parties
} : { $less } sur cent de moins.
puzzle-tempting-points = « { $move } » est tentant, mais rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $less } de moins.
puzzle-answer = Votre réponse, « { $move } », gagne { $win } % des parties : { $less } sur cent de moins que le meilleur coup.
puzzle-answer-points = Votre réponse, « { $move } », rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $less } de moins que la meilleure.
puzzle-as-good = Votre réponse, « { $move } », est aussi bonne : elle gagne { $win } % des parties.
puzzle-as-good-points = Votre réponse, « { $move } », est aussi bonne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempts = Ce qui plaide pour ce coup : { $reason }
puzzle-untold = Votre réponse, « { $move } », semblait si faible que la recherche ne l'a presque pas essayée.
puzzle-exact = Ces nombres sont exacts, pour ce que la place peut savoir.
puzzle-searched = Ces nombres viennent d'une recherche ; l'avance du meilleur coup est connue à { $error } sur cent près.
puzzle-counted = Tout ce qui était possible ici a été compté : ces points sont exacts.
