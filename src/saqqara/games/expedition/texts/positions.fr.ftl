### Ce qui ne va pas dans une position.

position-keep-round = Champ « round » : il faut 1, et non { $got } : dans la phase « keep » la partie commence à peine (clause E4).
position-keep-turn = Champ « turn » : il faut 0, et non { $got } : dans la phase « keep » aucune carte Expédition n'est encore dévoilée (clause E4).
position-over-early = Champ « over » : true est impossible : la partie finit quand le tour { $turns } de la manche { $rounds } est coché, il faut donc « phase » « mark », « round » { $rounds } et « turn » { $turns } (clause E22).
position-last-replace = Champ « phase » : « replace » est impossible : on ne remplace plus de carte après le dernier tour de la partie (clause ER8).
position-pattern-early = Champ « pattern » : il faut null, et non « { $got } » : dans la phase « keep » aucune carte Expédition n'est dévoilée (clause E6).
position-pattern-missing = Champ « pattern » : null est impossible : dans la phase « { $phase } » une carte Expédition est dévoilée (clause E6).
position-expeditions = Champ « expeditions_left » : { $got ->
    [one] { $got } motif s'y trouve
   *[other] { $got } motifs s'y trouvent
} ; au tour { $turn }, { $wanted ->
    [one] { $wanted } des huit cartes Expédition n'est pas dévoilée
   *[other] { $wanted } des huit cartes Expédition ne sont pas dévoilées
} (clause E6).
position-expeditions-order = Champ « expeditions_left » : les motifs doivent être dans l'ordre { $order }.
position-expeditions-many = Champ « expeditions_left » : avec le motif de ce tour, « { $pattern } » y est { $got } fois, mais { $most ->
    [one] une seule carte Expédition le montre
   *[other] { $most } cartes Expédition seulement le montrent
} (clause E2).
position-places = Champ « { $field } » : { $got ->
    [one] { $got } élément s'y trouve
   *[other] { $got } éléments s'y trouvent
} ; chacun a deux places pour ses cartes, null là où il n'y en a pas (clause E4).
position-dealt-late = Champ « { $field } » : il faut [] : chacun a choisi ses deux cartes (clause E4).
position-tomb = Champ « { $field } » : le tombeau est coché, la carte est donc achevée et aurait été mise de côté (clause E17).
position-owed-phase = Champ « { $field } » : il faut 0, et non { $got } : on ne doit de cases pour des croix rouges que pendant qu'on coche (clause E11).
position-before-phase = Champ « { $field } » : retirez-le : il ne sert qu'au milieu d'une étape de coches (clause ER3).
position-over-finished = Champ « { $field } » : il faut true, et non false : la partie est finie pour tout le monde (clause E22).
position-torch-later = Champ « { $field } » : il faut false, et non true : la manche { $round } n'a pas commencé (clause E13).
position-keep-sheet = Champ « { $field } » : quelque chose y est coché, mais dans la phase « keep » rien ne l'est encore sur la carte Score (clause E4).
position-dealt = Champ « { $field } » : { $got ->
    [one] { $got } carte s'y trouve
   *[other] { $got } cartes s'y trouvent
} ; chacun en reçoit quatre parmi lesquelles choisir (clause E4).
position-keep-completed = Champ « { $field } » : il faut [] : dans la phase « keep » personne n'a achevé de carte (clause E4).
position-kept = Champ « { $field } » : { $got ->
    [one] { $got } carte s'y trouve
   *[other] { $got } cartes s'y trouvent
}, mais cette place a choisi les siennes (« finished » est true) : il en faut 2 (clause E4).
position-unkept = Champ « { $field } » : { $got ->
    [one] { $got } carte s'y trouve
   *[other] { $got } cartes s'y trouvent
}, mais cette place n'a pas encore choisi (« finished » est false) : il faut [] (clause E4).
position-kept-card = Champ « { $field } » : dans la phase « keep » il faut ici une des cartes de « dealt », sans coches (clause E4).
position-walls = Champ « { $field } » : { $squares } ne peut pas être coché ; seules les cases sans mur peuvent l'être (clause E8).
position-path = Champ « { $field } » : aucun chemin de coches ne mène du départ à { $squares } (clause E9).
position-square = Champ « { $field } » : « { $got } » n'est pas une case ; une case est une colonne de a à e et une ligne de 1 à 5, comme b2.
position-square-twice = Champ « { $field } » : la case { $got } figure plusieurs fois.
position-owed-finished = Champ « { $field } » : il faut 0, et non { $got } : cette place a fini l'étape (« finished » est true) (clause E11).
position-owed-crosses = Champ « { $field } » : { $got } est impossible : il faut entre 0 et le nombre de croix rouges cochées sur les cartes, { $most } (clause E11).
position-owed-nowhere = Champ « { $field } » : il faut 0, et non { $got } : aucune case ne peut être cochée, une croix rouge est donc sans effet (clause ER1).
position-before-idle = Champ « { $field } » : retirez-le : cette place n'a rien coché dans cette étape (clause ER3).
position-before-marked = Champ « { $field } » : { $squares } était visible avant, mais la carte n'a plus toutes ces coches, ou son tombeau en fait partie (clause ER3).
position-before-same = Champ « { $field } » : il dit la même chose que les cartes ; là où rien n'a été coché depuis, retirez-le (clause ER3).
position-before-torch = Champ « { $field } » : true est impossible : cette torche n'est pas cochée maintenant, et une torche cochée le reste (clause E13).
position-keep-display = Champ « display » : il faut [] : dans la phase « keep » la réserve n'est pas encore là (clause E4).
position-card-twice = Champ « { $field } » : la carte { $card } est aussi ailleurs ; chaque carte n'existe qu'une fois (clause E1).
position-pile = Champ « pile » : il faut { $wanted }, et non { $got } : { $wanted } des { $all } cartes ne sont nulle part ailleurs (clause E1).
position-display-gaps = Champ « display » : { $gaps ->
    [one] une place y est vide
   *[other] { $gaps } places y sont vides
} (null), mais la pioche { $pile ->
    [one] a encore { $pile } carte
   *[other] a encore { $pile } cartes
} ; une place est complétée aussitôt (clause E18).
position-box-colours = Champ « { $field } » : il faut les couleurs { $known }, et pas d'autres (clause E20).
position-boxes-left = Champ « { $field } » : les cases restantes doivent être { $first }, { $second }, { $third } dans cet ordre, sans celles qui ont été prises au début (clause E20).
position-boxes-many = Champ « { $field } » : { $got ->
    [one] { $got } case s'y trouve
   *[other] { $got } cases s'y trouvent
} ; les cartes achevées de cette couleur, deux par case, en rapportent au plus { $most } (clause E20).
position-boxes-taken = Champ « { $field } » : les joueurs { $taken ->
    [none] n'ont aucune case
   *[other] ont les cases { $taken }
} de cette couleur ; avec celles qui restent, il faut 10, 6 et 3, chacune une fois (clause E20).
position-boxes-due = Champ « { $field } » : { $got ->
    [one] il reste { $got } case
   *[other] il reste { $got } cases
} ; après les cartes achevées, il doit en rester { $wanted } (clause E20).
position-replace-missing = Champ « to_replace » : il est vide, mais dans la phase « replace » une carte achevée reste à remplacer (clause E17).
position-replace-early = Champ « to_replace » : il faut [] : les cartes ne sont remplacées que dans la phase « replace » (clause E17).
position-replace-card = Champ « { $field } » : la carte { $card } n'est pas parmi les cartes achevées de la place { $seat } (clause E17).
position-replace-nothing = Champ « to_replace » : il faut [] : ni la réserve ni la pioche n'ont plus de carte (clause E19).
position-replace-waiting = Champ « { $field } » : il faut false, et non true : cette place a encore une carte à remplacer (clause E17).
position-replace-done = Champ « { $field } » : il faut true, et non false : cette place n'a pas de carte à remplacer (clause E17).
position-places-empty = Champ « { $field } » : { $got ->
    [0] aucune place n'y est vide
    [one] une place y est vide
   *[other] { $got } places y sont vides
} (null), mais { $wanted ->
    [0] aucune carte de cette place n'est à remplacer
    [one] une carte de cette place est à remplacer
   *[other] { $wanted } cartes de cette place sont à remplacer
} (clause E17).
position-all-finished = Champ « players » : « finished » est true pour tous, l'étape serait donc terminée ; dans la phase « { $phase } » quelqu'un doit encore avoir à faire (clause E7).
