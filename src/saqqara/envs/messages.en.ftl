vector-device = There is no device “{ $device }”: choose { $known }.
vector-number = { $name } must be a whole number above 0, not { $got }.
vector-opponents = { $name } has no opponents “{ $got }” inside compiled code: choose chance, or a level that plays by its heuristic, such as novice.
vector-choice = { $name } must be { $known }, not { $got }.
env-reset-options = A reset has no options: leave out { $known }.
env-no-action = Seat { SEAT($seat) } cannot take action { $action } now.
vector-reset = Call reset before the first step.
vector-actions = Expected { $wanted ->
    [one] one action, a whole number, for the one environment
   *[other] { $wanted } actions, one whole number for each environment
 }, and got { $got }. Nothing has been played.
vector-refused = Environment { $row }: action { $action } is not allowed now. Choose one whose “action_mask” is true. Nothing has been played.
vector-gymnasium = The spaces are made by Gymnasium, which is not installed here: pip install 'saqqara[envs]'.
env-missing = Environments need more than a player's install has: pip install 'saqqara[envs]'.
env-no-observation = { $name } cannot be played as an environment: its folder has no “observation.py”.
env-not-parallel = In { $name } one seat acts at a time: it has an AEC environment (“env”), but no parallel one.
env-action = { $agent } cannot take action { $action } now: choose one whose “action_mask” is 1.
env-action-kind = An action is a whole number, and not { $got }.
env-look = A bot decides for a seat whose turn it is: this look is an onlooker's, or somebody else acts.
env-render = No such way to draw a game: { $got }. Choose “ansi” or “human”, or none.
env-clock = The chance “clock” must lie between 0 and 1, and not be { $got }.
