vector-device = There is no device “{ $device }”. Choose { $known }.
vector-number = { $name } must be a whole number above 0, not { $got }.
vector-opponents = { $name } has no opponents “{ $got }” in compiled code. Choose chance, or a level that plays by its heuristic, such as novice.
vector-choice = { $name } must be { $known }, not { $got }.
env-reset-options = reset takes no options. Leave out { $known }.
env-no-action = Seat { SEAT($seat) } cannot take action { $action } now.
vector-reset = Call reset before the first step.
vector-actions = Expected { $wanted ->
    [one] one action (an integer)
   *[other] { $wanted } actions (one integer per environment)
 }, but got { $got }. No action was taken.
vector-refused = Environment { $row }: action { $action } is not allowed now. Choose one whose “action_mask” is true. Nothing has been played.
vector-gymnasium = The spaces need Gymnasium. To install it: pip install 'saqqara[envs]'
env-missing = The environments need more packages. To install them: pip install 'saqqara[envs]'
env-no-observation = { $name } cannot be used as an environment because its folder has no “observation.py”.
env-not-parallel = In { $name }, one seat acts at a time. Use the AEC environment (“env”) instead of a parallel one.
env-action = { $agent } cannot take action { $action } now. Choose one whose “action_mask” is 1.
env-action-kind = An action must be a whole number, not { $got }.
env-look = A bot can only decide for a seat whose turn it is. This look belongs to a spectator, or it is another seat's turn.
env-render = A game cannot be drawn as { $got }. Choose “ansi” or “human”, or none.
env-clock = The probability “clock” must be from 0 to 1, not { $got }.
