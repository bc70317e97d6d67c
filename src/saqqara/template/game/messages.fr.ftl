# Le jeu pour les gens : son nom, et une phrase pour la page d'accueil
title = Quarry
tagline = Posez vos pierres sur trois tas, toujours plus haut.

# Coups refusés : une clé pour chaque `Refused` de refusals.py
refused-over = La partie est finie : toutes les pierres sont posées.
refused-turn = Ce n'est pas votre tour : c'est au joueur { SEAT($turn) } de poser une pierre.
refused-stone = Vous n'avez pas la pierre { $stone } en main.
refused-last = La dernière pierre a été posée sur le tas { $heap } : choisissez un autre tas.

# Le plateau dans le terminal
board-heap = Tas { $heap }
board-closed = (fermé)
board-seat = Joueur { SEAT($seat) }
board-you = Joueur { SEAT($seat) } (vous)
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-held = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
board-bag = Dans le sac
board-hand = Votre main : { $stones }

# La fin, par place : une clé pour chaque champ de `Detail` dans view.py
detail-best = Meilleur tour

# Pourquoi un robot le ferait : les clés de `evaluation.reason`
hint-climb = Le tas monte : { board-points }.
hint-topple = Cela ne rapporte rien, mais retire { board-held } aux autres.
hint-begin = Cela commence un nouveau tas et laisse peu à gravir aux autres.
