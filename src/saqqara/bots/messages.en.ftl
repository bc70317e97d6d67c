unknown-level = There is no bot “{ $level }”: choose one of { $known }.
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
