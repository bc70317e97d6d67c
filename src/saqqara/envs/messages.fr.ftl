vector-device = Il n'y a pas d'appareil « { $device } » : choisissez { $known }.
vector-number = { $name } doit être un nombre entier supérieur à 0, et non { $got }.
vector-opponents = { $name } n'a pas d'adversaires « { $got } » dans le code compilé : choisissez chance, ou un niveau qui joue par son heuristique, comme novice.
vector-choice = { $name } doit valoir { $known }, pas { $got }.
env-reset-options = Un nouveau départ n'a pas d'options : retirez { $known }.
env-no-action = La place { SEAT($seat) } ne peut pas faire l'action { $action } maintenant.
vector-reset = Appelez reset avant le premier step.
vector-actions = { $wanted ->
    [one] Une action, un nombre entier, est attendue pour l'unique environnement ; reçu
   *[other] { $wanted } actions sont attendues, un nombre entier par environnement ; reçu
 } : { $got }. Rien n'a été joué.
vector-refused = Environnement { $row } : l'action { $action } n'est pas permise maintenant. Prenez-en une dont le masque « action_mask » est vrai. Rien n'a été joué.
vector-gymnasium = Les espaces viennent de Gymnasium, qui n'est pas installé ici : pip install 'saqqara[envs]'.
env-missing = Les environnements demandent plus qu'une installation de joueur : pip install 'saqqara[envs]'.
env-no-observation = { $name } ne peut pas servir d'environnement : son dossier n'a pas de fichier « observation.py ».
env-not-parallel = À { $name }, une seule place agit à la fois : le jeu a un environnement AEC (« env »), mais pas d'environnement parallèle.
env-action = { $agent } ne peut pas choisir l'action { $action } maintenant : prenez-en une dont le masque « action_mask » vaut 1.
env-action-kind = Une action est un nombre entier, et non { $got }.
env-look = Un programme choisit pour une place dont c'est le tour : ici, on ne fait que regarder, ou c'est à quelqu'un d'autre d'agir.
env-render = Cette façon de dessiner une partie n'existe pas : { $got }. Choisissez « ansi » ou « human », ou aucune.
env-clock = La chance « clock » doit être comprise entre 0 et 1, et non { $got }.
