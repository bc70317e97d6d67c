# En quoi les choix de quelqu'un diffèrent de ceux des autres
habit-explores-on = Explore souvent une salle de trop.
habit-secures-early = Sécurise tôt et prend peu de risques.
habit-awakens = Aime éveiller les gardiens des autres.
habit-lets-sleep = Éveille rarement les gardiens des autres.
habit-is-awakened = Voit souvent ses gardiens éveillés par les autres.
