### The lab.

lab-missing = This needs { $package }. To install it: pip install 'saqqara[{ $extra }]'
lab-device = There is no device “{ $device }”. Choose cpu, cuda or ray.
lab-address = --address only works with --device ray.
lab-games = --games must be from 1 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($games, useGrouping: 0) }.
lab-players = Players: { $players }; seats: { $seats }. Give one player for all seats, or one per seat.
lab-seconds = “{ $player }” plays by the clock, so its games cannot be repeated. Give a number of simulations instead ({ $level }@2000).
lab-cuda-players = A GPU only plays random games. Leave out --players, or choose another --device.
lab-too-large = Column “{ $column }” of { $name } does not fit into { $type }. Choose a larger type in its tally.py.
lab-out-exists = { $path } already exists. Choose another name, or overwrite it with --fresh.
lab-no-folder = The folder { $path } does not exist. Create it, or choose another name.
lab-other-plan = { $path } contains parts of another simulation (different: { $differs }). Run that command again to resume it, choose another --out, or start over with --fresh.
lab-strange-parts = { $path } contains damaged parts, or files that are not parts of a simulation. Choose another --out, or start over with --fresh.
lab-worker-lost = A worker process died (it was killed or ran out of memory). Run the same command again. With --out, it resumes.
lab-no-cluster = The Ray cluster at { $address } cannot be reached: { $what }
lab-cluster-lost = The Ray cluster lost a part too many times ({ $what }). Run the same command again. With --out, it resumes.
lab-no-part = Part { NUMBER($number, useGrouping: 0) } was played but is not in { $path }. Workers on other machines must reach this folder at the same path.
lab-puzzles-kept = { $path } belongs to another game, seed or number of simulations. Choose another --keep, or use the same values.
lab-puzzles-game = { $name } cannot have puzzles because it has no “puzzles.py”.

# Reports
report-strange = { $path } was not written by “saqqara simulate”, or contains no games. Create one with “saqqara simulate GAME --out games.parquet”.
report-damaged = { $path } is damaged. Create it again with “saqqara simulate”.
report-two-games = These files are from different games ({ $one } and { $other }). Compare two files of one game.
report-two-tables = These files are from tables with { $one } and { $other } seats. Compare files with the same number of seats.
report-percent = { $number }%
report-between = { $low } to { $high }
report-players = { $many ->
    [one] { $players }, on all seats
   *[other] { $players }, changing seats with every game
}
report-option = { $name }: { $value }
report-title = { $title } for { $seats }: { $games } games
report-lead = What simulated games show about this game. An arrow marks results that chance does not explain.
report-numbers = Numbers
report-section-summary = Summary
report-section-summary-of = Summary: { $name }
report-section-differences = Comparison
report-section-limits = Limits of these data
report-section-course = Results and course of the games
report-section-categories = Points by category
report-section-actions = Actions
report-section-how = Method
report-fact-file = File
report-fact-games = Games
report-fact-seats = Players per table
report-fact-players = Players
report-fact-options = Options
report-fact-deck = Deck
report-fact-seed = Seed
report-deck-own = the game's own
report-deck-other = a different one
report-seed = { $seed } (rules version { NUMBER($rules, useGrouping: 0) })
report-sum-scores = A player scores { $score } points on average, and a winner scores { $winning }. The winner beats the runner-up by { $margin } points, and in { $close } of the games by at most a twentieth of the winning score. A game takes { $moves } moves.
report-sum-first-more = Going first is an advantage. The first player wins { $win } of the games ({ $low } to { $high }), against an equal share of { $even }.
report-sum-first-less = Going first is a disadvantage. The first player wins { $win } of the games ({ $low } to { $high }), against an equal share of { $even }.
report-sum-first-even = Going first is no clear advantage. The first player wins { $win } of the games ({ $low } to { $high }), against an equal share of { $even }.
report-sum-seats-even = All players start at once, and no seat wins significantly more often than another.
report-sum-seats-uneven = All players start at once, but seat { SEAT($seat) } wins { $win } of the games, against an equal share of { $even }.
report-sum-players = { $best } wins most often ({ $win }), and { $worst } wins least often ({ $least }).
report-sum-categories = Most points come from “{ $most }” ({ $points } per player). Winners lead most in “{ $ahead }” ({ $more } points).
report-sum-drama = The lead changes { $changes } times per game. In { $late } of the games, the last change comes in the final tenth of the moves. In { $never }, the lead never changes.
report-sum-things = { $column } ({ $many }): { $above } are significantly above average and { $below } below. The best is { $best } ({ $gain } more wins in 100), and the worst is { $worst } ({ $loss }).
report-sum-things-even = { $column }: none of { $many } differs significantly from the average.
report-cannot-who = These games were played by programs ({ $players }). Humans play differently, and other levels may value things differently.
report-cannot-chance = All moves were random, so these games do not show what helps players to win.
report-cannot-cause = Correlation is not causation. A card may look strong because leaders often get it, and an action because only leaders can afford it.
report-cannot-many = { $many } items and actions were examined. All intervals of a table are right together in 19 cases out of 20, but with so many, something will always stand out.
report-cannot-few = { $games } games are too few: shares of wins are only known to within { $blur }.
report-cannot-blur = With { $games } games, a share of wins is known to within { $blur }. Smaller differences cannot be seen, and some significant differences may still be too small to matter.
report-cannot-elsewhere = These results hold only for this number of players, this deck and these options.
report-plot-scores = All scores
report-plot-winning = Winning scores
report-plot-margin = Winning margin
report-plot-moves = Game length
report-plot-changes = Lead changes
report-plot-last = Last lead change
report-plot-seats = Who wins
report-plot-all = Points per player
report-plot-ahead = Winners' extra points
report-plot-actions = Effect of one more action
report-axis-scores = points
report-axis-winning = points
report-axis-margin = points ahead of the runner-up
report-axis-moves = moves
report-axis-changes = lead changes per game
report-axis-last = after % of the moves
report-axis-games = % of games
report-axis-win = % of the wins
report-axis-points = points
report-never = never
report-seat = seat { SEAT($seat) }
report-first = first player
report-in-victories = in wins
report-in-points = in points
report-distribution = Mean { $mean }; median { $middle }; nine of ten between { $low } and { $high }.
report-says-last = In { $late } of the games, it comes in the final tenth. In { $never }, the lead never changes.
report-says-seats = The share of wins with its interval. Shared wins count in part. The dashed line is an equal share, { $even }.
report-says-all = The average of all players.
report-says-ahead = The average of a game's winners minus the average of the other players.
report-most-least = Most: { $top }, { $most }; least: { $bottom }, { $least }.
report-ends = Most extreme values shown: { $shown }. The table has all { $many }.
report-things-how = From games in which only some players had it: how many more wins (in percentage points) or points those players got.
report-things-line = The dashed line is the average in each plot. An arrow in the table marks significant values.
report-kinds-how = For kinds: the effect of having one more of a kind, compared between players in the same game.
report-actions-how = The effect of doing it once more, compared between players in the same game.
report-head-part = share
report-head-what = item
report-head-value = value
report-head-between = interval
report-head-difference = difference
report-differs = Significant differences: { $names }.
report-of = { $name }: { $says }
report-changed = Changed: { $changes }.
report-change = { $name } { $one } → { $other }
report-change-card = card { $number }
report-no-difference = This table shows no significant differences.
report-measure-score = Score per player
report-measure-winning = Winning score
report-measure-margin = Winning margin
report-measure-close = Close games, %
report-measure-moves = Moves
report-measure-changes = Lead changes
report-measure-first = Wins of the first player, %
report-how-1 = Each game counts once. Its players depend on each other, so they are compared within their game, and intervals come from the differences between games.
report-how-2 = Intervals are 95%. In a table with several rows, they are widened so that all of them hold at once (Bonferroni). “Significant” means outside the interval.
report-how-3 = A shared win counts in equal parts. A close game is one that the winner leads by at most a twentieth of the winning score.

# Balance of a deck
balance-title = Deck balance
balance-played = { $games } games for { $seats }, all players of equal strength ({ $player }).
balance-strong = Too strong: { $names }. Players who have { $many ->
    [one] it
   *[other] one of them
} score at least { $margin } points more than with an average card, or win at least { $wins } more games in a hundred, a significant difference.
balance-weak = Too weak: { $names }. Players who have { $many ->
    [one] it
   *[other] one of them
} score at least { $margin } points less than with an average card, or win at least { $wins } fewer games in a hundred, a significant difference.
balance-cards-even = No card is too strong or too weak. None differs significantly from the average by { $margin } points (half a standard deviation of the scores) or by { $wins } wins in a hundred. The best is { $best } ({ $gain } points, { $won } wins in a hundred), and the worst is { $worst } ({ $loss } points, { $lost } wins).
balance-cards-unsure = There are too few games to tell whether a card is too strong or too weak. A card's value in points is only known to within { $blur }, and a difference of { $margin } is too much. Play more games (--games).
balance-kinds-even = { $family }: none is clearly better or worse than the others.
balance-kinds-off = Values that stand out in “{ $family }”: { $names }.
balance-start-none = All players start at once.
balance-start-even = The first player wins { $win } ({ $low } to { $high }), in line with an equal share ({ $even }).
balance-start-slight = The first player wins { $win } ({ $low } to { $high }), against an equal share of { $even }. There is a difference, but it may be less than a tenth of an equal share.
balance-start-off = The first player wins { $win } ({ $low } to { $high }), against an equal share of { $even }. The difference is too large: at least a tenth of an equal share.
balance-players = These players ({ $player }) are competent but not strong. Cards that only help or hurt weak players show up here too.
balance-head-win = wins, %
balance-head-points = points

### Learning (lab/train.py)
learn-no-judgement = { $name } has no policy/value network to train. Add a judgement.py to its folder.
learn-unreadable = { $path } is not a saved training run: { $what }
learn-other-plan = { $path } is a training run with different settings: { $plan }. Use the same seed, games and options.
