goal = Amassez des salles au trésor et sécurisez-les avant qu'un rival n'éveille leurs gardiens.
log-explore = explore la pile { $pile }
log-secure = sécurise ses salles
log-awaken = éveille les gardiens de { $name }
log-keep-none = ne garde aucune des salles du loup-garou
log-keep-one = garde la salle du loup-garou de la pile { $pile }
log-keep-both = garde les deux salles du loup-garou
log-pass = passe (aucun coup possible)

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
rivals = Autres joueurs
rival-none = aucune salle
rival-rooms = { so-many-rooms } face cachée : { $backs }
extra-turn = tour en plus : Frank
awaken-one = Éveiller les gardiens de { $name } : { $rooms }

# Les piles
piles = Piles et défausse
pile-words = Pile { $pile }, { so-many-rooms } : salle { back } au-dessus, une sur { $rooms } a un gardien.
pile-empty = La pile { $pile } est vide.
pile-explore = Explorer.
odds = 1 gardien sur { $rooms }
discards = Défausse
discards-words = Défausse, { so-many-rooms } ; dernière : { $room }. Voir.
discards-none = Défausse : vide.
discards-newest = Défausse, les plus récentes d'abord
discards-browse = voir
discards-close = fermer
formed-anew = Une pile est épuisée : les salles restantes et la défausse ont été mélangées pour former deux nouvelles piles.

# Les actions
actions = Votre action
act-explore = Explorer
act-secure = Sécuriser
act-awaken = Éveiller
act-pass = Aucun coup possible : passer
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
awaken-many = { $count } joueurs au choix
off-turn = ce n'est pas à vous de jouer
off-choose = choisissez d'abord vos salles
off-explore = les deux piles sont vides
off-secure = pas encore de salle
off-awaken-own = il vous faut une salle
off-awaken-nobody = aucun joueur n'a de salle
aim-explore = Quelle pile ?
aim-awaken = Les gardiens de qui ?
aim-cancel = Annuler

# Mes salles
my-rooms = Mes salles
my-rooms-none = Pas encore de salle. Explorez une pile.
worth = { board-points }
peek-all = Regarder
cover-all = Cacher
peek-one = Appuyez pour regarder.
cover-one = Appuyez pour cacher.

# Les salles du loup-garou
keep-title = Loup-garou : que gardez-vous ?
keep-other = Salles du loup-garou : { $name } choisit.
keep-empty = La pile { $pile } était vide.
keep-this = De la pile { $pile } : { $room }. Garder
keep-yes = gardée
keep-no = défaussée
keep-go = { $count ->
    [0] N'en garder aucune
    [one] Garder celle-ci
   *[other] Garder les deux
}

# Le spectacle
show = Salles révélées
show-none = Les salles révélées apparaissent ici.
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
show-again = Rejouer l'animation
verdict-secured = { $owns ->
    [you] Vous marquez
   *[other] { $owner } marque
} { board-points }
verdict-asleep = Aucun gardien : { $owns ->
    [you] vous marquez
   *[other] { $owner } marque
} { board-points }
verdict-held = Sauvées par les amulettes : { $owns ->
    [you] vous marquez
   *[other] { $owner } marque
} { board-points }
verdict-struck = Les gardiens l'emportent : { $owns ->
    [you] vous perdez vos
   *[other] { $owner } perd ses
} salles ({ board-points })
effect-mummy = { $acts ->
    [you] Vous marquez
   *[other] { $actor } marque
} { board-points }
effect-werewolf = { $acts ->
    [you] Vous piochez les salles du dessus
   *[other] { $actor } pioche les salles du dessus
}
effect-werewolf-none = aucune salle à piocher
effect-frank = { $acts ->
    [you] Vous rejouez
   *[other] { $actor } rejoue
}
effect-over = { $centre ->
    [werewolf] Trop tard pour le loup-garou
   *[frank] Trop tard pour Frank
} : la partie est terminée
came-scored = { $name } marque { board-points }.
came-lost = Les gardiens l'emportent : salles perdues ({ board-points }).
came-out = Révélées : { $rooms }.

# Composer une position
edit-piles = { $n ->
    [0] Piles
   *[other] Pile { $n }
}
edit-piles-count = Salles de la pile { $n }
edit-piles-top = Dos visible de la pile { $n }
edit-drawn = { $n ->
    [0] Choix du loup-garou
   *[other] Salle de la pile { $n }
}
edit-discard = { discards }
edit-hands = Salles
edit-scores = Points
edit-extra_turns = Un tour en plus suit (Frank)
edit-extra = C'est un tour en plus (Frank)
edit-kind = { $kind ->
    [green] Dos verts
    [yellow] Dos jaunes
   *[red] Dos rouges
}
edit-none = Pas de salle
wrong-drawn-second = Il manque la seconde salle. C'est possible seulement s'il n'y en avait plus à piocher (règle GR3).
wrong-pile-empty = Salles dans les piles : { $first } et { $second }. Une pile vide est aussitôt refaite avec la défausse (règle G10). S'il ne reste qu'une salle, elle va dans la première pile (règle GR4).
wrong-backs = { $shown ->
    [one] Une pile montre
   *[other] { $shown } piles montrent
} un dos { $back ->
    [green] vert
    [yellow] jaune
   *[red] rouge
}, mais { $there ->
    [0] aucune salle des piles n'a ce dos
    [one] une seule salle des piles peut avoir ce dos
   *[other] seulement { $there } salles des piles peuvent avoir ce dos
} (règle G2).
wrong-over-turn = Le joueur { SEAT($first) } a atteint le but et garde des salles : c'est lui qui doit jouer en dernier (règle G11).
wrong-score-goal = Pas assez de points. Ce joueur a joué en dernier et doit avoir atteint le but de { $goal } (règles G11, GR2).
wrong-score = Le total de ce joueur doit aller de { $least } à { $most } : moins de { $goal } quand un autre a atteint le but, plus { $revealed } à la révélation finale (règle G11).
