### Ce qui ne va pas dans une position.

position-operation = Champ « { $field } » : « { $got } » n'est pas une opération ; écrivez deux ou trois nombres reliés par + - * / comme dans « (5 - 2) * 11 » (clause H5).
position-spelling = Champ « { $field } » : « { $got } » s'y trouve ; dans une position cette opération s'écrit « { $wanted } ».
position-row = Champ « { $field } » : { $got ->
    [one] { $got } emplacement s'y trouve
   *[other] { $got } emplacements s'y trouvent
} ; cette rangée de la pyramide en a { $wanted } (clause H3).
position-no-tile = Champ « { $field } » : la tuile { $got } s'y trouve, mais cette tuile n'existe pas (clause H2).
position-tile-colour = Champ « { $field } » : la tuile { $got } s'y trouve ; elle est « { $colour } » et ne peut pas être là (clause H3).
position-tile-twice = Champ « { $field } » : la tuile { $got } s'y trouve, mais elle est aussi ailleurs ; chaque tuile n'existe qu'une fois (clause H2).
position-heap-top = Champ « { $field } » : null s'y trouve, mais le tas { $count ->
    [one] a { $count } tuile ;
   *[other] a { $count } tuiles ;
} il faut le numéro de sa tuile visible (clause H3).
position-heap-count = Champ « { $field } » : { $got } s'y trouve ; { $wanted ->
    [one] { $wanted } tuile de cette couleur n'est nulle part
   *[other] { $wanted } tuiles de cette couleur ne sont nulle part
} ailleurs : il faut { $wanted } (clause H2).
position-last-pyramid = Champ « last.pyramid » : ce ne sont pas les dix tuiles d'une pyramide, qui en a 4 jaunes, 3 bleues, 2 rouges et 1 noire (clause H3).
position-last-nothing = Champ « last.shown » : il est vide ; tant qu'aucune tuile n'a été vérifiée, n'indiquez pas de « last ».
position-last-sight = Champ « last.pyramid » : la tuile { $number } n'a pas été prise alors, elle doit donc être encore dans la pyramide ou avoir été prise dans cette manche (clause HR7).
position-last-absent = Champ « last.shown » : une opération pour la tuile { $number } s'y trouve, mais cette tuile n'est pas dans « last.pyramid » (clause HR7).
position-last-right = Champ « last.shown.{ $number } » : cette opération donne son nombre, la tuile { $number } doit donc être dans le « right » de quelqu'un (clause H9).
position-last-wrong = Champ « last.shown.{ $number } » : cette opération manque ou ne donne pas son nombre, la tuile { $number } doit donc être dans le « wrong » de quelqu'un (clause H9).
position-shown = Champ « { $field } » : une opération pour la tuile { $number } s'y trouve, mais la place n'a pas pris cette tuile : elle n'est pas dans ses « tiles » (clause HR5).
position-one-tile = Champ « { $field } » : { $got } tuiles s'y trouvent ; hors du jeu avancé chacun en prend une par manche (clause H7).
position-tiles-over = Champ « { $field } » : des tuiles s'y trouvent, mais la partie est finie et elles ont été vérifiées : il faut [] (clause H11).
position-tiles-search = Champ « { $field } » : des tuiles s'y trouvent, mais dans la phase « search » personne n'en a encore pris (clause H6) ; il faut [], ou la phase « sand ».
position-nothing-check = Champ « { $field } » : true s'y trouve, mais dans la phase « check » personne ne cherche plus de tuile ; il faut false (clause HR2).
position-nothing-tile = Champ « { $field } » : true s'y trouve, mais cette place a pris une tuile ; il faut false (clause HR2).
position-done-early = Champ « { $field } » : true s'y trouve, mais on ne renonce aux opérations que dans la phase « check » ; il faut false (clause HR5).
position-done-all = Champ « { $field } » : true s'y trouve, mais il ne reste à cette place aucune opération à laquelle renoncer ; il faut false (clause HR5).
position-untaken = Champ « round » : personne n'a pris de tuile, mais la phase est « { $phase } » ; sans tuile prise, il faut « search » (clause H6).
position-nobody-left = Champ « round » : plus personne ne pourrait prendre de tuile, mais la phase est « { $phase } » ; la recherche serait finie (clauses HR1, HR2).
position-all-shown = Champ « round » : toutes les opérations ont été montrées ou abandonnées, la vérification serait donc finie (clause HR5).
position-empty = Champ « { $field } » : { $got ->
    [0] aucun emplacement vide (null) ne s'y trouve
    [one] un emplacement vide (null) s'y trouve
   *[other] { $got } emplacements vides (null) s'y trouvent
} ; { $wanted ->
    [0] aucune tuile de cette couleur n'en a été prise
    [one] une tuile de cette couleur en a été prise
   *[other] { $wanted } tuiles de cette couleur en ont été prises
} (clause H6).
position-over = Champ « over » : true s'y trouve ; la partie n'est finie que si, après une vérification, un tas ne peut pas regarnir sa rangée (clause H11).
position-emptied = Champ « { $field } » : la tuile { $got } s'y trouve, mais aucune telle tuile n'a été prise dans cette manche à un emplacement vide de cette rangée (clause H6).
