rooms-caption = Trois salles, dos et face. Les trésors sont sur le rebord. Le centre est vide, ou porte une amulette ou un gardien.
rooms-green = verte : une sur quatre a un gardien
rooms-yellow = jaune : une sur trois
rooms-red = rouge : une sur deux
piles-caption = Les deux piles, dos de la salle du dessus visible, et la défausse, face visible.
piles-alt = La pile 1 avec un dos vert, la pile 2 avec un dos rouge, et une salle à la défausse
double-caption = Quatre salles sécurisées. Deux d'entre elles ont des coffres, donc tous les coffres comptent double. Leurs rebords sont dorés.
double-sum = (2 + 1) × 2 + 3 + 1 = 10 points
saved-caption = Éveillées, mais sauvées. Il y a autant d'amulettes que de gardiens, et les salles comptent pour leur propriétaire.
saved-alt = Une balance en équilibre : une amulette, un gardien
saved-sum = 1 amulette contre 1 gardien : sauvé
struck-caption = Éveillées avec trop peu d'amulettes : leur propriétaire ne marque rien. Le joueur qui les a éveillées pioche deux salles pour le loup-garou et rejoue une fois pour les Frank.
struck-alt = Une balance qui penche vers les gardiens : une amulette, trois gardiens
struck-sum = 1 amulette contre 3 gardiens : loup-garou, puis Frank
