vector-device = Il n'y a pas d'appareil « { $device } ». Choisissez { $known }.
vector-number = { $name } doit être un nombre entier supérieur à 0, et non { $got }.
vector-opponents = { $name } n'a pas d'adversaires « { $got } » dans le code compilé. Choisissez chance, ou un niveau qui joue par son heuristique, comme novice.
vector-choice = { $name } doit valoir { $known }, et non { $got }.
env-reset-options = reset n'a pas d'options. Retirez { $known }.
env-no-action = La place { SEAT($seat) } ne peut pas choisir l'action { $action } maintenant.
vector-reset = Appelez reset avant le premier appel de step.
vector-actions = { $wanted ->
    [one] Il faut une action, un nombre entier,
   *[other] Il faut { $wanted } actions, un nombre entier par environnement,
 } et non { $got }. Rien n'a été joué.
vector-refused = Environnement { $row } : l'action { $action } n'est pas permise maintenant. Prenez-en une dont le masque « action_mask » est vrai. Rien n'a été joué.
vector-gymnasium = Les espaces d'actions et d'observations nécessitent Gymnasium. Pour l'installer : pip install 'saqqara[envs]'
env-missing = Les environnements nécessitent d'autres paquets. Pour les installer : pip install 'saqqara[envs]'
env-no-observation = { $name } ne peut pas servir d'environnement, car son dossier n'a pas de fichier « observation.py ».
env-not-parallel = À { $name }, une seule place agit à la fois. Utilisez l'environnement AEC (« env ») plutôt qu'un environnement parallèle.
env-action = { $agent } ne peut pas choisir l'action { $action } maintenant. Prenez-en une dont le masque « action_mask » vaut 1.
env-action-kind = Une action doit être un nombre entier, et non { $got }.
env-look = Un robot ne peut décider que pour une place dont c'est le tour. Cette vue est celle d'un spectateur, ou c'est le tour d'une autre place.
env-render = Une partie ne peut pas être dessinée en { $got }. Choisissez « ansi » ou « human », ou aucun mode.
env-clock = La probabilité « clock » doit aller de 0 à 1, et non { $got }.
