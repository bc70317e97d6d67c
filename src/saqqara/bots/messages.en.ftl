unknown-level = There is no bot “{ $level }”. Choose a strength from 1/10 to 10/10, or { $known }.
level-chance = Chance
level-chance-line = Plays random moves.
level-novice = Novice
level-novice-line = Knows the rules and plays obvious moves.
level-apprentice = Apprentice
level-apprentice-line = Takes what looks good now, without planning ahead.
level-adept = Adept
level-adept-line = Plans ahead and makes few mistakes.
level-master = Master
level-master-line = Simulates thousands of games and guesses what you're hiding.
level-deep = Deep
level-deep-line = Thinks longer than a master, in your browser. Only available when you play alone against bots.
bot-deep-here = Deep bots only play solo games, in the player's browser. Here, choose a level from chance to master.
no-search = Bots of { $name } play without looking ahead, because their search hasn't been built from the current sources. Run: python -m saqqara.wasm.build { $name }
hint-plain = Best result in { $games ->
    [one] one random game
   *[other] { $games } random games
} played from each move.
external-none = A player “exec” needs a command, such as exec:python bot.py.
external-start = The program “{ $command }” couldn't be started: { $what }.
external-answer = The program “{ $command }” answered “{ $said }”, which isn't valid ({ $what }). It must print {"{"}"move": "…"{"}"} on a line of its own.
external-gone = The program “{ $command }” ended in the middle of a game.
external-slow = The program “{ $command }” hasn't answered for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
external-move = The program “{ $command }” tried to play “{ $move }”, which isn't a legal move. The legal moves are { $known } …

# The review of a finished game. The web client says these sentences too.

review-running = Only finished games can be reviewed.
review-point = .
review-percent = { $value }%
review-amount = { $value }
review-turn-error = Move { $number }: { $name } played “{ $move }”, but “{ $best }” was better. This cost { $cost }% winning chances.
review-turn-missed = Move { $number }: { $name } ran out of time, although “{ $best }” was possible. This cost { $cost }% winning chances.
review-turn-draw = Move { $number }: luck on { $by }'s move “{ $move }” { $way ->
    [up] gave { $name } { $change }%
   *[down] cost { $name } { $change }%
} winning chances.
review-turn-clock = Move { $number }: luck when time ran out { $way ->
    [up] gave { $name } { $change }%
   *[down] cost { $name } { $change }%
} winning chances.
review-turn-end = Move { $number }: the final reveal { $way ->
    [up] gave { $name } { $change }% winning chances.
   *[down] cost { $name } { $change }% winning chances.
}
review-part = This review only covers moves 1 to { $through } of { $moves }.
review-won = { $name } won.
review-won-early = { $name } won by resignation. The review judges the position at that point.
review-shared = { $names } shared the win.
review-nobody = The game ended with no winner. The review judges the position at that point.
review-even = Too close to say who played better: the difference may be luck.
review-better = { $name } played better.
review-better-cards = { $name } played better, but { $winner } won thanks to luck.
review-decided-cards = Luck mattered more than skill.
review-decided-play = Skill mattered more than luck.
review-estimated = These figures are rough estimates with an unknown margin of error. They don't show who played better.

review-title = Review
review-heading = Review: { $title }
review-verdict = Summary
review-curve = Winning chances
review-curve-line = Each player's chances of winning, move by move, with all hidden information revealed. They add up to 100%.
review-curve-off = Margin of error: ±{ $error }%.
review-move = move
review-start = deal
review-players = How each player did
review-player = player
review-rate = average loss per move
review-points = in points
review-mistakes = errors
review-errors-of = { $mistakes } of { $decisions }
review-band = plays like
review-band-novice = a novice
review-band-apprentice = an apprentice
review-band-adept = an adept
review-band-master = a master
review-band-none = –
review-accounts = Luck and skill
review-accounts-line = Where each player's result comes from, in % of a win. The parts add up to the result.
review-part-share = equal share
review-part-luck = luck
review-part-errors = own errors
review-part-gifts = others' errors
review-part-others = others' play
review-part-drift = estimation error
review-part-result = result
review-turns = Turning points
review-no-turns = No move changed the winning chances by more than the margin of error.
review-decisions = Decisions
review-decisions-line = Decisions that cost more than the margin of error, biggest errors first.
review-no-mistakes = No decision cost more than the margin of error.
review-played = played
review-best = best
review-cost = cost
review-close = too close to call
review-equal = just as good
review-missed = no move in time
review-numbers = Figures
review-lead = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, analysed with { $tried } simulated games.
review-interval = ± is the margin of error (95%) of the engine's own search. The engine itself may be wrong.
review-lead-estimated = Moves: { $moves }. The figures are rough estimates.
review-nothing = No move of this game has been reviewed yet.
review-thought = Reviewed move { $number } isn't from this game ({ $field }).

# Why a bot did that
why-chance = No reason: I just play random moves.
why-plain = It did best when I tried every move in random games.
why-no-move = There is no move { $number } to explain. You can see { $known ->
    [one] one move
   *[other] { $known } moves
}, numbered from 0.
why-clock = Time ran out, so this move was made automatically.
level-number = Strength { $number }
# A seat that no level holds
level-sand = The sand
