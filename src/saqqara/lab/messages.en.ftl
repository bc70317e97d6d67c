### The lab.

lab-missing = This needs { $package }, which is not installed: pip install 'saqqara[{ $extra }]'.
lab-device = Unknown device “{ $device }”: choose cpu, cuda or ray.
lab-address = --address names a Ray cluster: add --device ray.
lab-games = --games { NUMBER($games, useGrouping: 0) } is not possible: ask for 1 to { NUMBER($most, useGrouping: 0) }.
lab-players = Players: { $players }; seats: { $seats }. Name one for all seats, or one per seat.
lab-seconds = “{ $player }” plays by the clock, so its games could not be repeated: give it simulations ({ $level }@2000).
lab-cuda-players = A GPU plays only random games: leave out --players, or choose another --device.
lab-too-large = Column “{ $column }” of { $name } does not fit into { $type }: its tally.py must name a larger type.
lab-out-exists = { $path } already exists: choose another name, or overwrite it with --fresh.
lab-no-folder = The folder { $path } does not exist: create it, or choose another name.
lab-other-plan = { $path } holds parts of another simulation (different: { $differs }). Repeat that command to resume it, choose another --out, or start over with --fresh.
lab-strange-parts = { $path } holds something other than parts of a simulation, or damaged ones: choose another --out, or start over with --fresh.
lab-worker-lost = A worker process died (killed, or out of memory). Run the same command again: with --out it resumes.
lab-no-cluster = The Ray cluster at { $address } cannot be reached: { $what }
lab-cluster-lost = The Ray cluster lost a part too often ({ $what }). Run the same command again: with --out it resumes.
lab-no-part = Part { NUMBER($number, useGrouping: 0) } was played but is not in { $path }: workers on other machines must reach this folder at the same path.
lab-puzzles-kept = { $path } belongs to another game, seed or number of simulations: choose another --keep, or ask for the same.
lab-puzzles-game = { $name } does not describe its puzzles: it has no “puzzles.py”.

# Reports
report-strange = { $path } was not written by “saqqara simulate”, or holds no games: make one with “saqqara simulate GAME --out games.parquet”.
report-damaged = { $path } is damaged: make it again with “saqqara simulate”.
report-two-games = These files are from different games ({ $one } and { $other }): compare two files of one game.
report-two-tables = These files are from tables with { $one } and { $other } seats: compare files with the same number of seats.
report-percent = { $number }%
report-between = { $low } to { $high }
report-players = { $many ->
    [one] { $players }, on all seats
   *[other] { $players }, moving on by a seat with every game
}
report-option = { $name }: { $value }
report-title = { $title } for { $seats }: { $games } games
report-lead = What simulated games say about this game. An arrow marks results that chance does not explain.
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
report-sum-scores = A player scores { $score } points on average, a winner { $winning }. The winner leads the runner-up by { $margin } points; in { $close } of the games by at most a twentieth of the winning score. A game takes { $moves } moves.
report-sum-first-more = Going first is an advantage: the first player wins { $win } of the games ({ $low } to { $high }); an even share is { $even }.
report-sum-first-less = Going first is a disadvantage: the first player wins { $win } of the games ({ $low } to { $high }); an even share is { $even }.
report-sum-first-even = Going first shows no clear advantage: the first player wins { $win } of the games ({ $low } to { $high }); an even share is { $even }.
report-sum-seats-even = All players start at once, and no seat wins more often than another beyond chance.
report-sum-seats-uneven = All players start at once, yet seat { SEAT($seat) } wins { $win } of the games; an even share is { $even }.
report-sum-players = Of the players, { $best } wins most ({ $win }) and { $worst } least ({ $least }).
report-sum-categories = Most points come from “{ $most }” ({ $points } per player). Winners lead most in “{ $ahead }” ({ $more } points).
report-sum-drama = The lead changes { $changes } times per game. In { $late } of the games the last change is in the final tenth of the moves; in { $never } the lead never changes.
report-sum-things = { $column } ({ $many }): beyond chance, { $above } are above average and { $below } below. The best, { $best }, goes with more wins ({ $gain } in a hundred); the worst, { $worst }, with fewer ({ $loss }).
report-sum-things-even = { $column }: none of { $many } differs from the average beyond chance.
report-cannot-who = These games were played by programs: { $players }. People play differently, and other strengths may value other things.
report-cannot-chance = All moves were random: these games do not show what helps players who want to win.
report-cannot-cause = Correlation is not causation. A card may go with winning because the leader tends to get it, and an action because only the leader can afford it.
report-cannot-many = { $many } things and actions were examined. The intervals of each table hold together in 19 cases out of 20, but a long search always finds something.
report-cannot-few = { $games } games are few: a share of wins is known only to within { $blur }.
report-cannot-blur = With { $games } games, a share of wins is known to within { $blur }. Smaller differences are lost in chance, and differences beyond chance may still be too small to notice.
report-cannot-elsewhere = The results hold for this number of players, this deck and these options.
report-plot-scores = All scores
report-plot-winning = Winning scores
report-plot-margin = Winning margin
report-plot-moves = Game length
report-plot-changes = Lead changes
report-plot-last = Last lead change
report-plot-seats = Who wins
report-plot-all = Points per player
report-plot-ahead = Winners' extra points
report-plot-actions = One action more
report-axis-scores = points
report-axis-winning = points
report-axis-margin = points ahead of the runner-up
report-axis-moves = moves
report-axis-changes = lead changes per game
report-axis-last = after % of the moves
report-axis-games = % of all
report-axis-win = % of the wins
report-axis-points = points
report-never = never
report-seat = seat { SEAT($seat) }
report-first = first player
report-in-victories = in wins
report-in-points = in points
report-distribution = Mean { $mean }; median { $middle }; nine of ten between { $low } and { $high }.
report-says-last = In { $late } of the games it is in the final tenth; in { $never } the lead never changes.
report-says-seats = The share of wins with its interval; shared wins count in part. The dashed line is { $even }, an even share.
report-says-all = Mean of all players.
report-says-ahead = The mean of a game's winners minus that of its other players.
report-most-least = Most: { $top }, { $most }; least: { $bottom }, { $least }.
report-ends = The { $shown } most extreme are shown; the table has all { $many }.
report-things-how = In games where only some players had it: how much more often those who had it won (in percentage points), or how much more they scored.
report-things-line = The dashed line is the average in each plot; an arrow in the table marks values beyond chance.
report-kinds-how = For kinds: the effect of one more of the kind, compared between players of the same game.
report-actions-how = The effect of one more, compared between players of the same game.
report-head-part = share
report-head-what = item
report-head-value = value
report-head-between = interval
report-head-difference = difference
report-differs = Different beyond chance: { $names }.
report-of = { $name }: { $says }
report-changed = Changed: { $changes }.
report-change = { $name } { $one } → { $other }
report-change-card = card { $number }
report-no-difference = Nothing in this table differs beyond chance.
report-measure-score = Score per player
report-measure-winning = Winning score
report-measure-margin = Winning margin
report-measure-close = Close games, %
report-measure-moves = Moves
report-measure-changes = Lead changes
report-measure-first = Wins of the first player, %
report-how-1 = Each game counts once: its players depend on each other, so they are compared within their game, and intervals come from the differences between games.
report-how-2 = Intervals are 95%. In a table with several rows they are widened so that all hold at once (Bonferroni). “Beyond chance” means outside the interval.
report-how-3 = A shared win counts in equal parts. A close game is one where the winner leads by at most a twentieth of the winning score.

# Balance of a deck
balance-title = Deck balance
balance-played = { $games } games for { $seats }, all players equal ({ $player }).
balance-strong = Too strong: { $names }. Whoever has { $many ->
    [one] it
   *[other] one of them
} scores at least { $margin } points more than with an average card, or wins at least { $wins } games of a hundred more, beyond chance.
balance-weak = Too weak: { $names }. Whoever has { $many ->
    [one] it
   *[other] one of them
} scores at least { $margin } points less than with an average card, or wins at least { $wins } games of a hundred less, beyond chance.
balance-cards-even = No card is too strong or too weak: none differs from the average by { $margin } points (half a standard deviation of the scores) or { $wins } wins of a hundred beyond chance. The best is { $best } ({ $gain } points, { $won } wins of a hundred), the worst { $worst } ({ $loss } points, { $lost } wins).
balance-cards-unsure = Too few games to tell whether a card is too strong or too weak: a card's value in points is known only to within { $blur }, and a difference of { $margin } is too much. Play more games (--games).
balance-kinds-even = { $family }: none is notably better or worse than the others.
balance-kinds-off = { $family }: these stand out: { $names }.
balance-start-none = All players start at once.
balance-start-even = The first player wins { $win } ({ $low } to { $high }): an even share ({ $even }), as far as can be told.
balance-start-slight = The first player wins { $win } ({ $low } to { $high }); an even share is { $even }. There is a difference, but not certainly a tenth of a share.
balance-start-off = The first player wins { $win } ({ $low } to { $high }); an even share is { $even }. The difference is too large: at least a tenth of a share.
balance-players = These players ({ $player }) are competent but not strong: what only weak play makes good or bad shows up here too.
balance-head-win = wins, %
balance-head-points = points

### Learning (lab/train.py)
learn-no-judgement = { $name } has no policy/value network to train: its folder needs a judgement.py.
learn-unreadable = { $path } is not a saved training: { $what }
learn-other-plan = { $path } is a training with another plan: { $plan }. Use the same seed, games and options.
