# En quoi les choix de quelqu'un diffèrent de ceux des autres
habit-explores-on = Explore une salle de trop avant de sécuriser.
habit-secures-early = Sécurise tôt, sans risquer grand-chose.
habit-awakens = Aime réveiller ce qui garde les trésors des autres.
habit-lets-sleep = Laisse dormir les gardiens des autres.
habit-is-awakened = Laisse traîner ses trésors jusqu'à ce que d'autres réveillent leurs gardiens.
