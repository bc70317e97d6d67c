### Ce qui ne va pas dans une position : une clé pour chaque `bad(…)` de position_check.py propre au jeu.

position-last-missing = Champ « last » : on y trouve null, alors que des pierres sont posées ; il y faut le numéro du tas qui a reçu la dernière (clause Q5).
position-last = Champ « last » : on y trouve { $got } ; il y faut un tas qui porte des pierres, compté à partir de 1 (clause Q5).
position-hands-full = Champ « hands » : les joueurs tiennent { $got } pierres et le sac en a { $bag } ; tant qu'il en reste, chacun en tient { $wanted } (clause Q8).
position-hands-turn = Champ « hands » : les joueurs tiennent { $got } pierres et c'est à la place { $turn } d'en poser une ; c'est impossible, car chacun en pose une à son tour (clause Q3).
position-over-early = Champ « over » : on y trouve true, mais les joueurs tiennent encore { $left } pierres ; la partie finit quand la dernière est posée (clause Q9).
position-over-late = Champ « over » : on y trouve false, mais personne ne tient plus de pierre : la partie est finie, il y faut true (clause Q9).
position-best = Champ « { $field } » : on y trouve { $got } ; le meilleur tour de ce joueur vaut de 0 à { $most } points, ce qu'il a en tout (clause Q10).
