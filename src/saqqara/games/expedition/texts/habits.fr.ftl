# En quoi les choix de quelqu'un diffèrent de ceux des autres
habit-single-squares = Coche souvent une seule case plutôt que le motif entier.
habit-whole-patterns = Coche presque toujours le motif entier.
habit-trusts-the-pile = Prend plus de cartes dans la pioche que dans la réserve.
habit-disturbs-skulls = Coche des crânes que les autres évitent.
habit-avoids-skulls = Évite tous les crânes.
habit-loves-gems = Fait des détours pour les pierres.
habit-carries-torches = Ne rate jamais une torche.
