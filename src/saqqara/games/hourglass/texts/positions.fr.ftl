### Ce qui ne va pas dans une position.

position-operation = Champ « { $field } » : « { $got } » n'est pas une opération valide ; écrivez deux ou trois nombres reliés par + - * / comme dans « (5 - 2) * 11 » (clause H5).
position-spelling = Champ « { $field } » : écrivez « { $wanted } », et non « { $got } ».
position-no-tile = Champ « { $field } » : il n'y a pas de tuile { $got } (clause H2).
position-tile-colour = Champ « { $field } » : la tuile { $got } est « { $colour } » et ne peut pas être ici (clause H3).
position-tile-twice = Champ « { $field } » : la tuile { $got } est aussi ailleurs ; chaque tuile n'existe qu'une fois (clause H2).
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
position-last-absent = Champ « last.shown » : la tuile { $number } a une opération, mais n'est pas dans « last.pyramid » (clause HR7).
position-last-right = Champ « last.shown.{ $number } » : cette opération donne son nombre, la tuile { $number } doit donc être dans le « right » de quelqu'un (clause H9).
position-last-wrong = Champ « last.shown.{ $number } » : cette opération manque ou ne donne pas son nombre, la tuile { $number } doit donc être dans le « wrong » de quelqu'un (clause H9).
position-shown = Champ « { $field } » : la tuile { $number } a une opération, mais n'est pas dans les « tiles » de cette place (clause HR5).
position-one-tile = Champ « { $field } » : { $got } tuiles, c'est trop ; dans le jeu de base, chacun en prend une par manche (clause H7).
position-tiles-over = Champ « { $field } » : il faut [] : la partie est finie et les tuiles ont été vérifiées (clause H11).
position-tiles-search = Champ « { $field } » : il faut [], ou la phase « sand » : dans la phase « search » personne n'a encore pris de tuile (clause H6).
position-nothing-check = Champ « { $field } » : il faut false, et non true : dans la phase « check » personne ne cherche plus de tuile (clause HR2).
position-nothing-tile = Champ « { $field } » : il faut false, et non true : cette place a pris une tuile (clause HR2).
position-done-early = Champ « { $field } » : il faut false, et non true : on ne renonce aux opérations que dans la phase « check » (clause HR5).
position-done-all = Champ « { $field } » : il faut false, et non true : il ne reste à cette place aucune opération à laquelle renoncer (clause HR5).
position-untaken = Champ « round » : sans tuile prise, la phase doit être « search », et non « { $phase } » (clause H6).
position-nobody-left = Champ « round » : dans la phase « { $phase } » quelqu'un doit encore pouvoir prendre une tuile, sinon la recherche serait finie (clauses HR1, HR2).
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
position-over = Champ « over » : true est impossible : la partie n'est finie que si, après une vérification, un tas ne peut plus compléter son étage (clause H11).
position-emptied = Champ « { $field } » : la tuile { $got } n'a pas été prise à un emplacement vide de cet étage dans cette manche (clause H6).
