### The lab.

lab-missing = This needs { $package }, which is not installed: pip install 'saqqara[{ $extra }]'.
lab-device = There is no device “{ $device }”: choose cpu, cuda or ray.
lab-address = --address names a Ray cluster: add --device ray.
lab-games = --games { NUMBER($games, useGrouping: 0) } cannot be played: ask for 1 or more.
lab-players = Players named: { $players }; seats: { $seats }. Name one for all seats, or one for each.
lab-seconds = “{ $player }” thinks by the clock, so its games could not be repeated: give it a number of tries ({ $level }@2000).
lab-cuda-players = On a GPU only chance plays: leave --players out, or choose another --device.
lab-too-large = Column “{ $column }” of { $name } does not fit into { $type }: its tally.py must name a larger type.
lab-out-exists = { $path } is already there: choose another name, or write it anew with --fresh.
lab-no-folder = There is no folder { $path }: make it first, or choose another name.
lab-other-plan = { $path } holds parts of another simulation (it differs in: { $differs }). Ask for the same to go on with it, choose another --out, or begin anew with --fresh.
lab-strange-parts = { $path } holds something else than the parts of a simulation, or they are damaged: choose another --out, or begin anew with --fresh.
lab-worker-lost = A worker process has ended before its time (killed, or no memory was left). Start the same command again: with --out it goes on where it was.
lab-no-cluster = The Ray cluster at { $address } cannot be reached: { $what }
lab-cluster-lost = The Ray cluster has lost a part more often than it may ({ $what }). Start the same command again: with --out it goes on where it was.
lab-no-part = Part { NUMBER($number, useGrouping: 0) } was played but is not in { $path }: workers on other machines must reach this folder at the same path.
lab-puzzles-kept = { $path } keeps what was found for another game, seed or number of tries: choose another --keep, or ask for the same.
lab-puzzles-game = { $name } says nothing of its puzzles: it has no “puzzles.py”.

# Reports
report-strange = { $path } is no file of “saqqara simulate”, or has no games in it: make one with “saqqara simulate GAME --out games.parquet”.
report-two-games = These files are of two games ({ $one } and { $other }): compare two files of one game.
report-two-tables = These files are of tables of { $one } and of { $other } seats: compare two files with the same number of seats.
report-percent = { $number }%
report-between = { $low } to { $high }
report-players = { $many ->
    [one] { $players }, on all seats
   *[other] { $players }, moving on by a seat with every game
}
report-option = { $name }: { $value }
report-title = { $title } for { $seats }: { $games } games
report-lead = Simulated games, and what they say about the game. An arrow marks what lies beyond chance.
report-numbers = The numbers
report-section-summary = In short
report-section-summary-of = In short: { $name }
report-section-differences = Side by side
report-section-limits = What these data cannot tell
report-section-course = Who wins, by how much, and how it comes about
report-section-categories = Points by category
report-section-actions = What one does
report-section-how = How this was reckoned
report-fact-file = File
report-fact-games = Games
report-fact-seats = Players at the table
report-fact-players = Who played
report-fact-options = Options
report-fact-deck = Deck
report-fact-seed = Seed
report-deck-own = the game's own
report-deck-other = another than the game's own
report-seed = { $seed } (rules version { NUMBER($rules, useGrouping: 0) })
report-sum-scores = A player scores { $score } points on average, a winner { $winning }. The winner is { $margin } points ahead of the next; in { $close } of the games the lead is a twentieth of the winning score or less. A game takes { $moves } moves.
report-sum-first-more = Whoever begins has the better of it: they win { $win } of the games ({ $low } to { $high }), where { $even } would be even.
report-sum-first-less = Whoever begins has the worse of it: they win { $win } of the games ({ $low } to { $high }), where { $even } would be even.
report-sum-first-even = Beginning is no advantage that these games could show: whoever begins wins { $win } of them ({ $low } to { $high }), and { $even } is even.
report-sum-seats-even = All begin at once, and no seat wins more often than another beyond chance.
report-sum-seats-uneven = All begin at once, and yet seat { SEAT($seat) } wins { $win } of the games, where { $even } would be even.
report-sum-players = Of those who played, { $best } wins most ({ $win }), { $worst } least ({ $least }).
report-sum-categories = Most points come under “{ $most }” ({ $points } a player). Winners differ most from the others under “{ $ahead }” ({ $more } points).
report-sum-drama = The lead changes { $changes } times in a game. In { $late } of the games it last does so in the last tenth of the moves; in { $never } it never does.
report-sum-things = { $column }, { $many } in all: beyond chance, { $above } above their average and { $below } below it. Most victories go with { $best } ({ $gain } of a hundred), fewest with { $worst } ({ $loss }).
report-sum-things-even = { $column }: none of { $many } goes with more or fewer victories than the average one beyond chance.
report-cannot-who = These are games between programs: { $players }. People play otherwise, and stronger or weaker players may find other things good.
report-cannot-chance = Nobody in these games wanted to win: all moves were drawn by lot. What helps those who do want to, they do not tell.
report-cannot-cause = What goes together need not cause each other. A card may go with victory because whoever is ahead comes by it, and an action because one can afford it.
report-cannot-many = { $many } things and actions were looked at. The intervals of a table are widened so that all of them hold together in 19 cases of 20, but whoever searches long enough finds something.
report-cannot-few = { $games } games are few: with so many, a part of the victories is known to within { $blur } only.
report-cannot-blur = With { $games } games a part of the victories is known to within { $blur }. What is smaller is lost in chance; and what lies beyond chance may still be too small for anybody to notice.
report-cannot-elsewhere = They hold for this number of players, this deck and these options. Another table may be another game.
report-plot-scores = Scores of all
report-plot-winning = Scores of winners
report-plot-margin = Lead of the winner
report-plot-moves = Length
report-plot-changes = Changes of the lead
report-plot-last = The last change of the lead
report-plot-seats = Who wins
report-plot-all = Points of a player
report-plot-ahead = What winners have more than the others
report-plot-actions = Once more of it
report-axis-scores = points
report-axis-winning = points
report-axis-margin = points ahead of the next
report-axis-moves = moves
report-axis-changes = changes of the lead in a game
report-axis-last = after so many % of the moves
report-axis-games = % of all
report-axis-win = % of the victories
report-axis-points = points
report-never = never
report-seat = seat { SEAT($seat) }
report-first = who begins
report-in-victories = in victories
report-in-points = in points
report-distribution = On average { $mean }, half of them { $middle } or less, nine of ten between { $low } and { $high }.
report-says-last = In { $late } it is in the last tenth of the game; in { $never } the lead never changes.
report-says-seats = The part of the victories with its interval; shared ones count in part. The broken line is { $even }, an even share.
report-says-all = Mean of all players.
report-says-ahead = The mean of a game's winners less that of its other players.
report-most-least = Most: { $top }, { $most }; least: { $bottom }, { $least }.
report-ends = Shown are the { $shown } at both ends; the table has all { $many }.
report-things-how = In games where some had it and others not: by how much those who had it won more (in hundredths of the victories), or scored more.
report-things-line = The broken line is the average of all in a plot; an arrow in the table marks what lies off it beyond chance.
report-kinds-how = Of kinds: what one more of the kind goes with, compared between the players of a game.
report-actions-how = What having done or had it once more goes with, compared between the players of a game.
report-head-part = part
report-head-what = what
report-head-value = value
report-head-between = interval
report-head-difference = difference
report-differs = The two differ beyond chance in: { $names }.
report-of = { $name }: { $says }
report-no-difference = Nothing in this table differs beyond chance.
report-measure-score = Score of a player
report-measure-winning = Score of the winner
report-measure-margin = Lead of the winner
report-measure-close = Close ends, % of the games
report-measure-moves = Moves
report-measure-changes = Changes of the lead
report-measure-first = Victories of whoever begins, %
report-how-1 = Each game counts once: its players are not independent of each other, so they are compared within their game, and intervals come from how games differ.
report-how-2 = Intervals are 95%. In a table of several things each is wide enough for all of them to hold at once (Bonferroni). “Beyond chance” is what lies outside.
report-how-3 = A shared victory counts in equal parts. A close end is one where the winner leads by a twentieth of the winning score or less.

# Balance of a deck
balance-title = Balance of the deck
balance-played = { $games } games for { $seats }, all players equal ({ $player }).
balance-strong = Too strong: { $names }. Whoever has { $many ->
    [one] it
   *[other] one of them
} scores at least { $margin } points more than with an average card, beyond chance.
balance-weak = Too weak: { $names }. Whoever has { $many ->
    [one] it
   *[other] one of them
} scores at least { $margin } points less than with an average card, beyond chance.
balance-cards-even = No card is too strong or too weak: none is { $margin } points (half a standard deviation of the scores) off the average beyond chance. The best is { $best } ({ $gain }), the least good { $worst } ({ $loss }).
balance-cards-unsure = So few games cannot tell whether a card is too strong or too weak: what a card is worth in points is known to within { $blur } only, and a difference of { $margin } is too much. Ask for more of them (--games).
balance-kinds-even = { $family }: none is better or worse than the others to speak of.
balance-kinds-off = { $family }: these stand out: { $names }.
balance-start-none = All begin at once.
balance-start-even = Whoever begins wins { $win } ({ $low } to { $high }): even ({ $even }), as far as can be told.
balance-start-slight = Whoever begins wins { $win } ({ $low } to { $high }), where { $even } would be even: a difference, but not for certain one of a tenth of a share.
balance-start-off = Whoever begins wins { $win } ({ $low } to { $high }), where { $even } would be even: too much, a tenth of a share at least.
balance-players = These players ({ $player }) are able but not strong; what only poor play makes good or bad shows here too.
balance-head-win = victories, of a hundred
balance-head-points = points

### Learning (lab/train.py)
learn-no-judgement = { $name } has no judgement that could be learned: its folder needs a judgement.py.
learn-unreadable = { $path } is no training that was kept: { $what }
learn-other-plan = { $path } is a training of another plan: { $plan }. Give the same seed, games and options.
