offline-not-kept = Il n'y a plus assez de place sur cet appareil pour enregistrer. Rien n'a changé.
offline-no-rated = Les parties classées nécessitent un serveur. Jouez ici une partie non classée.
offline-nobody-hears = Il n'y a personne d'autre ici pour lire votre message.
offline-needs-server = Ce n'est pas possible ici : il faut un serveur.
offline-file-format = Ce n'est pas un fichier d'appareil Saqqara : « format » doit valoir « { $wanted } ».
offline-file-damaged = Ce fichier est endommagé : rien n'a été importé.
