### Ce qui ne va pas dans une position.

position-operation = Champ « { $field } » : « { $got } » n'est pas une opération valide. Écrivez deux ou trois nombres reliés par + - * / comme dans « (5 - 2) * 11 » (règle H5).
position-spelling = Champ « { $field } » : écrivez « { $wanted } », et non « { $got } ».
position-no-tile = Champ « { $field } » : il n'y a pas de tuile { $got } (règle H2).
position-tile-colour = Champ « { $field } » : la tuile { $got } est « { $colour } » et ne peut pas être ici (règle H3).
position-tile-twice = Champ « { $field } » : la tuile { $got } figure plusieurs fois, mais il n'en existe qu'une (règle H2).
position-heap-top = Le champ « { $field } » doit donner le nombre de la tuile du dessus, et non null. Le tas { $count ->
    [one] a { $count } tuile
   *[other] a { $count } tuiles
} (règle H3).
position-heap-count = Le champ « { $field } » doit valoir { $wanted }, et non { $got }. { $wanted ->
    [one] { $wanted } tuile de cette couleur n'est nulle part
   *[other] { $wanted } tuiles de cette couleur ne sont nulle part
} ailleurs (règle H2).
position-last-pyramid = Le champ « last.pyramid » doit contenir les dix tuiles d'une pyramide, soit 4 jaunes, 3 bleues, 2 rouges et 1 noire (règle H3).
position-last-nothing = Le champ « last.shown » ne peut pas être vide. Si aucune tuile n'a encore été vérifiée, n'indiquez pas « last ».
position-last-sight = Champ « last.pyramid » : la tuile { $number } n'a pas été prise à la dernière manche. Elle doit être encore dans la pyramide ou avoir été prise dans cette manche (règle HR7).
position-last-absent = Champ « last.shown » : la tuile { $number } a une opération, mais n'est pas dans « last.pyramid » (règle HR7).
position-last-right = Champ « last.shown.{ $number } » : cette opération donne le bon nombre, la tuile { $number } doit donc être dans le « right » d'un joueur (règle H9).
position-last-wrong = Champ « last.shown.{ $number } » : cette opération manque ou donne un autre nombre, la tuile { $number } doit donc être dans le « wrong » d'un joueur (règle H9).
position-shown = Champ « { $field } » : la tuile { $number } a une opération, mais n'est pas dans les « tiles » de cette place (règle HR5).
position-one-tile = Le champ « { $field } » doit contenir une tuile au plus, et non { $got }. Dans le jeu de base, chacun en prend une par manche (règle H7).
position-tiles-over = Le champ « { $field } » doit valoir []. La partie est finie et les tuiles ont été vérifiées (règle H11).
position-tiles-search = Le champ « { $field } » doit valoir [], ou bien la phase doit être « sand ». Dans la phase « search », personne n'a encore pris de tuile (règle H6).
position-nothing-check = Le champ « { $field } » doit valoir false, et non true. Dans la phase « check », personne ne cherche plus de tuile (règle HR2).
position-nothing-tile = Le champ « { $field } » doit valoir false, et non true. Cette place a pris une tuile (règle HR2).
position-done-early = Le champ « { $field } » doit valoir false, et non true. On ne renonce à des opérations que dans la phase « check » (règle HR5).
position-done-all = Le champ « { $field } » doit valoir false, et non true. Il ne reste à cette place aucune opération à laquelle renoncer (règle HR5).
position-untaken = Champ « round » : aucune tuile n'a été prise, la phase doit donc être « search », et non « { $phase } » (règle H6).
position-nobody-left = Champ « round » : dans la phase « { $phase } », au moins un joueur doit encore pouvoir prendre une tuile (règles HR1, HR2).
position-all-shown = Champ « round » : toutes les opérations ont été montrées ou abandonnées, donc la vérification serait finie (règle HR5).
position-empty = Champ « { $field } » : { $got ->
    [0] aucun emplacement n'est vide
    [one] un emplacement est vide
   *[other] { $got } emplacements sont vides
} (null), mais { $wanted ->
    [0] aucune tuile de cette couleur n'a été prise
    [one] une tuile de cette couleur a été prise
   *[other] { $wanted } tuiles de cette couleur ont été prises
} (règle H6).
position-over = Le champ « over » ne peut pas valoir true. La partie n'est finie que si un tas ne peut plus compléter son étage après une vérification (règle H11).
position-emptied = Champ « { $field } » : la tuile { $got } n'a pas été prise à un emplacement vide de cet étage dans cette manche (règle H6).
