### Ce qui ne va pas dans une position.

position-keep-round = Le champ « round » doit valoir 1, et non { $got }. Dans la phase « keep », la partie commence à peine (règle E4).
position-keep-turn = Le champ « turn » doit valoir 0, et non { $got }. Dans la phase « keep », aucune carte Expédition n'est encore révélée (règle E4).
position-over-early = Le champ « over » ne peut pas valoir true. La partie finit après le tour { $turns } de la manche { $rounds }, dans la phase « mark » (règle E22).
position-last-replace = Champ « phase » : « replace » est impossible. On ne remplace plus de carte après le dernier tour de la partie (règle ER8).
position-pattern-early = Le champ « pattern » doit valoir null, et non « { $got } ». Dans la phase « keep », aucune carte Expédition n'est révélée (règle E6).
position-pattern-missing = Le champ « pattern » ne peut pas valoir null. Dans la phase « { $phase } », une carte Expédition est révélée (règle E6).
position-expeditions = Champ « expeditions_left » : { $got ->
    [one] { $got } motif
   *[other] { $got } motifs
} au lieu de { $wanted }. Au tour { $turn }, c'est le nombre de cartes Expédition face cachée (règle E6).
position-expeditions-order = Champ « expeditions_left » : les motifs doivent être dans l'ordre { $order }.
position-expeditions-many = Champ « expeditions_left » : en comptant le motif de ce tour, « { $pattern } » apparaît { $got } fois, alors que { $most ->
    [one] une seule carte Expédition porte ce motif
   *[other] seulement { $most } cartes Expédition portent ce motif
} (règle E2).
position-places = Champ « { $field } » : { $got ->
    [one] { $got } élément
   *[other] { $got } éléments
} au lieu de 2. Chacun a deux emplacements pour ses cartes, et null indique un emplacement vide (règle E4).
position-dealt-late = Le champ « { $field } » doit valoir []. Chacun a choisi ses deux cartes (règle E4).
position-tomb = Champ « { $field } » : le tombeau est coché, la carte est donc achevée et aurait été mise de côté (règle E17).
position-owed-phase = Le champ « { $field } » doit valoir 0, et non { $got }. Les croix rouges ne donnent des cases de plus que dans la phase « mark » (règle E11).
position-before-phase = Champ « { $field } » : retirez-le. Il ne sert que pendant que les joueurs cochent (règle ER3).
position-over-finished = Le champ « { $field } » doit valoir true, et non false. La partie est terminée, donc tous les joueurs ont fini (règle E22).
position-torch-later = Le champ « { $field } » doit valoir false, et non true. La manche { $round } n'a pas commencé (règle E13).
position-keep-sheet = Champ « { $field } » : rien ne peut être coché sur la fiche de score dans la phase « keep » (règle E4).
position-dealt = Champ « { $field } » : { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} au lieu de 4. Chacun choisit parmi quatre cartes (règle E4).
position-keep-completed = Le champ « { $field } » doit valoir []. Dans la phase « keep », personne n'a achevé de carte (règle E4).
position-kept = Champ « { $field } » : { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} au lieu de 2. Cette place a choisi ses cartes : « finished » est true (règle E4).
position-unkept = Champ « { $field } » : { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} au lieu de []. Cette place n'a pas encore choisi : « finished » est false (règle E4).
position-kept-card = Le champ « { $field } » doit être une des cartes de « dealt », sans coches, dans la phase « keep » (règle E4).
position-walls = Champ « { $field } » : impossible de cocher { $squares }, car il y a un mur (règle E8).
position-path = Champ « { $field } » : aucun chemin coché ne mène du départ à { $squares } (règle E9).
position-square = Champ « { $field } » : « { $got } » n'est pas une case. Écrivez une colonne de a à e et une ligne de 1 à 5, comme b2.
position-square-twice = Champ « { $field } » : la case { $got } figure plusieurs fois.
position-owed-finished = Le champ « { $field } » doit valoir 0, et non { $got }. Cette place a fini : « finished » est true (règle E11).
position-owed-crosses = Le champ « { $field } » doit être compris entre 0 et { $most }, et non { $got }. { $most } est le nombre de croix rouges cochées sur les cartes (règle E11).
position-owed-nowhere = Le champ « { $field } » doit valoir 0, et non { $got }. Aucune case ne peut être cochée, donc les croix rouges sont sans effet (règle ER1).
position-before-idle = Champ « { $field } » : retirez-le. Cette place n'a rien coché dans cette étape (règle ER3).
position-before-marked = Champ « { $field } » : les cases cochées auparavant ({ $squares }) doivent être encore cochées sur la carte, et le tombeau ne doit pas en faire partie (règle ER3).
position-before-same = Champ « { $field } » : retirez-le. Il est identique aux cartes actuelles, donc rien n'a été coché depuis (règle ER3).
position-before-torch = Le champ « { $field } » ne peut pas valoir true. Cette torche n'est pas cochée maintenant, et une torche cochée le reste (règle E13).
position-keep-display = Le champ « display » doit valoir []. Dans la phase « keep », il n'y a pas encore de réserve (règle E4).
position-card-twice = Champ « { $field } » : la carte { $card } figure plusieurs fois, mais il n'en existe qu'une (règle E1).
position-pile = Le champ « pile » doit valoir { $wanted }, et non { $got }. C'est le nombre de cartes, sur { $all }, qui ne sont nulle part ailleurs (règle E1).
position-display-gaps = Champ « display » : { $gaps ->
    [one] un emplacement est vide
   *[other] { $gaps } emplacements sont vides
} (null), mais la pioche { $pile ->
    [one] a encore { $pile } carte
   *[other] a encore { $pile } cartes
}. Un emplacement vide est aussitôt complété (règle E18).
position-box-colours = Le champ « { $field } » doit contenir les couleurs { $known }, et pas d'autres (règle E20).
position-boxes-left = Le champ « { $field } » doit contenir { $first }, { $second }, { $third } dans cet ordre, sans les cases déjà prises, les plus hautes d'abord (règle E20).
position-boxes-many = Champ « { $field } » : { $got ->
    [one] { $got } case
   *[other] { $got } cases
} au lieu de { $most } au plus. Chaque paire de cartes achevées d'une couleur rapporte une case (règle E20).
position-boxes-taken = Champ « { $field } » : les joueurs { $taken ->
    [none] n'ont aucune case
   *[other] ont les cases { $taken }
} de cette couleur. Avec les cases restantes, il faut 10, 6 et 3, chacune une fois (règle E20).
position-boxes-due = Champ « { $field } » : il reste { $got ->
    [one] { $got } case
   *[other] { $got } cases
} au lieu de { $wanted }, d'après les cartes achevées (règle E20).
position-replace-missing = Le champ « to_replace » ne peut pas être vide. Dans la phase « replace », il reste une carte achevée à remplacer (règle E17).
position-replace-early = Le champ « to_replace » doit valoir []. Les cartes ne sont remplacées que dans la phase « replace » (règle E17).
position-replace-card = Champ « { $field } » : la carte { $card } ne fait pas partie des cartes achevées de la place { $seat } (règle E17).
position-replace-nothing = Le champ « to_replace » doit valoir []. Ni la réserve ni la pioche n'ont plus de carte (règle E19).
position-replace-waiting = Le champ « { $field } » doit valoir false, et non true. Cette place a encore une carte à remplacer (règle E17).
position-replace-done = Le champ « { $field } » doit valoir true, et non false. Cette place n'a pas de carte à remplacer (règle E17).
position-places-empty = Champ « { $field } » : { $got ->
    [0] aucun emplacement n'est vide
    [one] un emplacement est vide
   *[other] { $got } emplacements sont vides
} (null), mais { $wanted ->
    [0] aucune carte de cette place n'est à remplacer
    [one] une carte de cette place est à remplacer
   *[other] { $wanted } cartes de cette place sont à remplacer
} (règle E17).
position-all-finished = Champ « players » : « finished » ne peut pas être true pour tous. Dans la phase « { $phase } », au moins un joueur doit encore avoir quelque chose à faire (règle E7).
