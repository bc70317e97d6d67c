# Les coups : dans l'historique, après le nom du joueur, et en quelques mots
log-lay = pose la pierre { $stone } sur le tas { $heap }
short-lay = { $stone } sur le tas { $heap }

# Le plateau
heaps = Tas
heap-name = Tas { $heap }
heap-closed = fermé
heap-stones = Tas { $heap }, de bas en haut : { $stones }.
heap-empty = Tas { $heap } : vide.
heap-last = La dernière pierre a été posée ici.
heap-lay = Poser { $stone } ici.
heap-not = Pas pour { $stone }.
hand-title = Votre main
hand-choose = Choisissez une pierre, puis un tas.
hand-where = Pierre { $stone } : sur quel tas ?
stone-name = Pierre { $stone }
others-title = Les autres et le sac
others-held = { $name } : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
bag = Dans le sac : { $count }
gone = Hors jeu : { $stones }
gone-none = Aucune pierre n'est hors jeu.
