log-explore = explore la pile { $pile }
log-secure = sécurise ses trésors
log-awaken = éveille les gardiens de { $name }
log-keep-none = ne garde aucune des salles du loup-garou
log-keep-one = garde la salle du loup-garou venue de la pile { $pile }
log-keep-both = garde les deux salles du loup-garou
log-pass = ne peut rien faire et passe

short-explore = explorer la pile { $pile }
short-secure = sécuriser
short-awaken = éveiller les gardiens de { $name }
short-keep-none = ne garder aucune salle
short-keep-one = garder la salle de la pile { $pile }
short-keep-both = garder les deux salles
short-pass = passer

# Les salles en mots
so-many-rooms = { $count ->
    [one] { $count } salle
   *[other] { $count } salles
}
room-back = salle { back }, face cachée
room-face = salle { back } : { $count } { treasure }{ $centre ->
    [none] {""}
   *[other] , { centre }
}
room-n = Salle { $n } : { $room }.
so-many-backs = { $count } { back }{ $count ->
    [one] {""}
   *[other] s
}
rooms = salles
back-of = Dos

# La piste et les autres
track = Piste de score
track-score = { $name } : { board-points }
rivals = Les autres explorateurs
rival-none = aucune salle face cachée
rival-rooms = { so-many-rooms } face cachée : { $backs }
extra-turn = et encore un tour : Frank
awaken-one = Éveiller les gardiens de { $name } : { $rooms }

# Les piles
piles = Piles et défausse
pile-words = Pile { $pile }, { so-many-rooms } : au-dessus une salle { back }, une sur { $rooms } a un gardien.
pile-empty = La pile { $pile } est vide.
pile-explore = L'explorer.
odds = 1 gardien sur { $rooms }
discards = Défausse
discards-words = Défausse, { so-many-rooms } ; la dernière : { $room }. La lire.
discards-none = Défausse : rien encore.
discards-newest = Défausse, les dernières d'abord
discards-browse = la lire
discards-close = fermer
formed-anew = Une pile était épuisée : le reste et la défausse ont été mélangés en deux nouvelles piles.

# Les actions
actions = Votre action
act-explore = Explorer
act-secure = Sécuriser
act-awaken = Éveiller
act-pass = Rien n'est possible : passer
explore-one = salle { back }
back-one = { $one ->
    [green] verte
    [yellow] jaune
   *[red] rouge
}
back-two = { $two ->
    [green] verte
    [yellow] jaune
   *[red] rouge
}
explore-two = salle { back-one } ou { back-two }
awaken-line = { $name } : { so-many-rooms }
awaken-many = au choix : { $count } joueurs
off-turn = ce n'est pas votre tour
off-choose = choisissez d'abord vos salles
off-explore = les deux piles sont vides
off-secure = pas encore de salle
off-awaken-own = il faut une salle à vous
off-awaken-nobody = personne n'a de salle
aim-explore = De quelle pile ?
aim-awaken = Les gardiens de qui ?
aim-cancel = Annuler (Échap)

# Mes salles
my-rooms = Mes salles
my-rooms-none = Aucune encore : explorez une pile.
worth = { board-points }
peek-all = Regarder
cover-all = Cacher
peek-one = Appuyez pour regarder.
cover-one = Appuyez pour cacher.

# Les salles du loup-garou
keep-title = Les salles du loup-garou : lesquelles gardez-vous ?
keep-other = Les salles du loup-garou : { $name } choisit.
keep-empty = La pile { $pile } était vide.
keep-this = De la pile { $pile } : { $room }. La garder
keep-yes = gardée
keep-no = défaussée
keep-go = { $count ->
    [0] N'en garder aucune
    [one] Garder celle-ci
   *[other] Garder les deux
}

# Le spectacle
show = Salles retournées
show-none = Les gardiens dorment. Les salles que l'on retourne se montrent ici.
show-secure = { $acts ->
    [you] Vous sécurisez
   *[other] { $actor } sécurise
}
show-awaken = { $acts ->
    [you] Vous éveillez
   *[other] { $actor } éveille
} { $owns ->
    [you] vos gardiens
   *[other] les gardiens de { $owner }
}
show-skip = Passer
show-again = Revoir
verdict-secured = { $owns ->
    [you] Vous marquez
   *[other] { $owner } marque
} { board-points }
verdict-asleep = Aucun gardien : { $owns ->
    [you] vous marquez
   *[other] { $owner } marque
} { board-points }
verdict-held = Les amulettes tiennent : { $owns ->
    [you] vous marquez
   *[other] { $owner } marque
} { board-points }
verdict-struck = Les gardiens frappent : { $owns ->
    [you] vous perdez tout
   *[other] { $owner } perd tout
}
effect-mummy = { $acts ->
    [you] Vous marquez
   *[other] { $actor } marque
} { board-points }
effect-werewolf = { $acts ->
    [you] Vous tirez les salles du dessus
   *[other] { $actor } tire les salles du dessus
}
effect-werewolf-none = il n'y a rien à tirer
effect-frank = { $acts ->
    [you] Vous rejouez un tour
   *[other] { $actor } rejoue un tour
}
effect-over = { $centre ->
    [werewolf] Le loup-garou arrive trop tard
   *[frank] Frank arrive trop tard
} : la partie est finie
came-out = Retournées : { $rooms }.

# Composer une position
edit-piles = dans les piles
edit-rooms = Salles : { $name }
edit-change = { $place } : { $rooms }. Les changer
edit-drawn = Salle de la pile { $n }
edit-werewolf = Le choix d'un loup-garou
edit-count = Salles de la pile { $pile }
edit-top = Dos visible de la pile { $pile }
edit-points = Points
edit-score = Points : { $name }
edit-frank = Les tours de Frank
edit-extra-turn = Un tour de plus suit (Frank)
edit-extra = Ce tour est celui de Frank
edit-of-back = { $back ->
    [green] Dos verts
    [yellow] Dos jaunes
   *[red] Dos rouges
}
edit-none = Pas de salle
wrong-drawn-second = Il manque une seconde salle : elle ne manque que s'il n'y en avait pas à tirer (clause GR3).
wrong-pile-empty = Salles dans les piles : { $first } et { $second }. Les piles sont reformées avec la défausse dès que l'une est vide (clause G10), et une dernière salle se trouve dans la première (clause GR4).
wrong-backs = { $shown ->
    [one] Une pile montre
   *[other] { $shown } piles montrent
} un dos { $back ->
    [green] vert
    [yellow] jaune
   *[red] rouge
}, mais parmi les salles des piles { $there ->
    [0] aucune n'a
    [one] une seule a
   *[other] { $there } seulement ont
} un tel dos (clause G2).
wrong-over-turn = Le joueur { SEAT($first) } a atteint le but et garde des salles : il était donc le dernier à jouer (clause G11).
wrong-score-goal = Trop peu de points : ce joueur a joué en dernier, quand le but de { $goal } a été atteint (clauses G11, GR2).
wrong-score = Ce joueur en avait moins de { $goal } quand un autre a atteint le but, et ses salles en ont alors rapporté { $revealed } : il en a de { $least } à { $most } (clause G11).
