# En quoi les choix de quelqu'un diffèrent de ceux des autres
habit-grabs = Prend plus de tuiles que les autres.
habit-picks-few = Prend peu de tuiles, mais les choisit bien.
habit-waits = Ne prend souvent aucune tuile.
habit-miscounts = Prend d'abord les tuiles et calcule ensuite.
habit-counts-well = Ne prend presque jamais une tuile sans avoir l'opération.
