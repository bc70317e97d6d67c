unknown-level = There is no bot “{ $level }”: choose a strength from 1/10 to 10/10, or one of { $known }.
level-chance = Chance
level-chance-line = Plays anything the rules allow.
level-novice = Novice
level-novice-line = Knows the rules, sees what is plain, and overlooks the rest.
level-apprentice = Apprentice
level-apprentice-line = Takes what is good now; tomorrow can wait.
level-adept = Adept
level-adept-line = Thinks ahead, and is seldom careless.
level-master = Master
level-master-line = Plays thousands of games in its head, and reads what you hide.
level-deep = Deep
level-deep-line = Thinks in your browser, for longer than a master. Only for tables where you are alone with bots, for what the bot knows is in your browser too.
bot-deep-here = A deep bot thinks in the browser of the one person it plays with: here, choose a level from chance to master.
hint-plain = It came out best: { $games ->
    [one] one random game was tried
   *[other] { $games } random games were tried
} after each move.
external-start = The program “{ $command }” could not be started: { $what }.
external-answer = The program “{ $command }” said “{ $said }”, which is no answer ({ $what }). It should say {"{"}"move": "…"{"}"} on a line of its own.
external-gone = The program “{ $command }” has ended in the middle of a game.
external-slow = The program “{ $command }” has said nothing for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
external-move = The program “{ $command }” wanted to play “{ $move }”, which is not among its moves: { $known } …

# The review of a finished game. The web client says these sentences too.

review-running = That game is not over: only a finished one can be reviewed.
review-point = .
review-percent = { $value } %
review-amount = { $value }
review-turn-error = Move { $number }: { $name } played “{ $move }” where “{ $best }” was better, and lost { $cost } % of a win by it.
review-turn-missed = Move { $number }: { $name } let the time run out where “{ $best }” was possible, and lost { $cost } % of a win by it.
review-turn-draw = Move { $number }: what came to light when { $by } played “{ $move }” { $way ->
    [up] gave { $name } { $change } % of a win
   *[down] cost { $name } { $change } % of a win
}.
review-turn-clock = Move { $number }: what came when the time was up { $way ->
    [up] gave { $name } { $change } % of a win
   *[down] cost { $name } { $change } % of a win
}.
review-turn-end = Move { $number }: what the end brought to light { $way ->
    [up] gave { $name } the last { $change } % of the win
   *[down] cost { $name } { $change } % of a win
}.
review-part = Thought about only up to move { $through } of { $moves }.
review-won = { $name } won.
review-won-early = { $name } won: the game was given up. It is judged as it stood then.
review-shared = { $names } shared the victory.
review-nobody = The game was ended before anybody had won. It is judged as it stood then.
review-even = Who played better cannot be told: the difference may be chance.
review-better = { $name } played better.
review-better-cards = { $name } played better; the cards decided for { $winner }.
review-decided-cards = Luck weighed more than play.
review-decided-play = Play weighed more than luck.
review-estimated = The numbers are estimates by a rule of thumb, and nobody knows how far they are off: there is no verdict on who played better.

review-title = Review
review-heading = Review: { $title }
review-verdict = The game in short
review-curve = Everybody's chances
review-curve-line = The chance of each player to win, move by move, with nothing hidden: they add up to 100 %.
review-curve-off = Another search may differ by { $error } %.
review-move = move
review-start = deal
review-players = How everybody played
review-player = player
review-rate = lost a decision
review-points = in points
review-mistakes = errors
review-errors-of = { $mistakes } of { $decisions }
review-band = plays like
review-band-novice = a novice
review-band-apprentice = an apprentice
review-band-adept = an adept
review-band-master = a master
review-band-none = –
review-accounts = Luck apart from skill
review-accounts-line = Where each player's result comes from, in hundredths of a win. The parts add up to the result.
review-part-share = equal share
review-part-luck = luck
review-part-errors = own errors
review-part-gifts = others' errors
review-part-others = others' play
review-part-drift = reckoning
review-part-result = result
review-turns = Turning points
review-no-turns = No single move changed a chance by more than may be chance.
review-decisions = Decisions
review-decisions-line = Each decision that cost something beyond chance, the dearest first.
review-no-mistakes = No decision cost anything that can be told from chance.
review-played = played
review-best = best
review-cost = cost
review-close = too close to tell
review-equal = just as good
review-missed = nothing in time
review-numbers = The numbers
review-lead = Moves: { $moves }; games tried in the head: { $tried }.
review-interval = What stands after ± is how far another search would differ by chance alone (95 times in 100), not how far the search is from the truth.
review-lead-estimated = Moves: { $moves }. The numbers are estimates by a rule of thumb.
review-nothing = Nothing of this game has been thought about: there is nothing to judge.
review-thought = Thought number { $number } does not belong to this game ({ $field }).

# Why a bot did that
why-chance = No reason at all: I play anything the rules allow.
why-plain = It came out best when I tried every move in random games.
why-no-move = There is no move { $number } to explain: { $known ->
    [one] one move has
   *[other] { $known } moves have
} been made that you can see, counted from 0.
why-clock = The clock made that move, and has no reasons.
level-number = Strength { $number }
# A seat that no level holds
level-sand = The sand
