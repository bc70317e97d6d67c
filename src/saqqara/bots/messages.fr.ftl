unknown-level = Il n'y a pas de robot « { $level } » : choisissez parmi { $known }.
level-chance = Hasard
level-chance-line = Joue n'importe quel coup permis.
level-novice = Novice
level-novice-line = Connaît les règles, voit l'évident et manque le reste.
level-apprentice = Apprenti
level-apprentice-line = Prend ce qui est bon tout de suite ; demain attendra.
level-adept = Initié
level-adept-line = Réfléchit à l'avance et se trompe rarement.
level-master = Maître
level-master-line = Joue mille parties dans sa tête et lit ce que vous cachez.
level-deep = Profond
level-deep-line = Réfléchit dans votre navigateur, plus longtemps qu'un maître. Seulement aux tables où vous êtes seul avec des robots, car ce que sait le robot se trouve aussi dans votre navigateur.
bot-deep-here = Un robot profond réfléchit dans le navigateur de la personne seule contre qui il joue : ici, choisissez un niveau de hasard à maître.
hint-plain = C'est ce qui a donné le mieux : { $games ->
    [one] une partie au hasard a été essayée
   *[other] { $games } parties au hasard ont été essayées
} après chaque coup.
external-start = Le programme « { $command } » n'a pas pu être lancé : { $what }.
external-answer = Le programme « { $command } » a dit « { $said } », ce qui n'est pas une réponse ({ $what }). Il doit dire {"{"}"move": "…"{"}"} sur une ligne.
external-gone = Le programme « { $command } » s'est arrêté au milieu d'une partie.
external-slow = Le programme « { $command } » n'a rien dit depuis { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
external-move = Le programme « { $command } » a voulu jouer « { $move } », qui n'est pas un de ses coups : { $known } …
