offline-not-kept = Il n'y a plus de place sur cet appareil pour l'enregistrer. Rien n'a changé.
offline-no-rated = Les parties classées demandent un serveur. Jouez ici une partie amicale.
offline-nobody-hears = Il n'y a personne d'autre ici pour le lire.
offline-needs-server = Il faut un serveur pour cela, et cette page joue sans.
offline-file-format = Ce n'est pas un fichier d'appareil Saqqara : « format » doit valoir « { $wanted } ».
offline-file-damaged = Ce fichier est abîmé : rien n'a été importé.
