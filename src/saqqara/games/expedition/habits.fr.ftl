# En quoi les choix de quelqu'un diffèrent de ceux des autres
habit-single-squares = Coche case par case là où les autres cochent tout le motif.
habit-whole-patterns = Trouve presque toujours la place du motif entier.
habit-trusts-the-pile = Se fie à la pioche plus qu'aux cartes de la réserve.
habit-disturbs-skulls = Marche sur des crânes que les autres contournent.
habit-avoids-skulls = Contourne tous les crânes.
habit-loves-gems = Fait des détours pour les gemmes.
habit-carries-torches = N'oublie jamais une torche.
