### Le laboratoire.

lab-missing = Il faut { $package }, qui n'est pas installé : pip install 'saqqara[{ $extra }]'.
lab-device = L'appareil « { $device } » n'existe pas : choisissez cpu, cuda ou ray.
lab-address = --address désigne une grappe Ray : ajoutez --device ray.
lab-games = On ne peut pas jouer { NUMBER($games, useGrouping: 0) } parties : demandez-en au moins une.
lab-players = { $players } joueurs sont nommés pour { $seats } places : nommez-en un pour toutes les places, ou un par place.
lab-seconds = « { $player } » réfléchit selon l'horloge, ses parties ne pourraient pas être rejouées : donnez-lui un nombre d'essais ({ $level }@2000).
lab-cuda-players = Sur un GPU, seul le hasard joue : omettez --players, ou choisissez un autre --device.
lab-no-cuda = Pas de CUDA ici : pip install 'saqqara[cuda]' sur une machine à GPU NVIDIA, ou choisissez un autre --device.
lab-too-large = La colonne « { $column } » de { $name } ne tient pas dans { $type } : son tally.py doit nommer un type plus grand.
lab-out-exists = { $path } existe déjà : choisissez un autre nom, ou réécrivez-le avec --fresh.
lab-no-folder = Le dossier { $path } n'existe pas : créez-le d'abord, ou choisissez un autre nom.
lab-other-plan = { $path } contient les morceaux d'une autre simulation (différences : { $differs }). Redemandez la même pour la poursuivre, choisissez un autre --out, ou recommencez avec --fresh.
lab-strange-parts = { $path } contient autre chose que les morceaux d'une simulation, ou ils sont abîmés : choisissez un autre --out, ou recommencez avec --fresh.
lab-worker-lost = Un processus s'est arrêté avant l'heure (tué, ou à court de mémoire). Relancez la même commande : avec --out, elle reprend où elle en était.
lab-no-cluster = La grappe Ray à l'adresse { $address } est injoignable : { $what }
lab-cluster-lost = La grappe Ray a perdu un morceau trop souvent ({ $what }). Relancez la même commande : avec --out, elle reprend où elle en était.
