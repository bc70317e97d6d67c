skip = Skip to content
home = Home
site = Main menu
nav-play = Play
nav-puzzles = Puzzles
nav-daily = Daily
nav-learn = Learn
nav-rules = Rules and lessons
nav-community = Community
nav-more = More
nav-account = Your account
nav-account-of = Your account: { $name }
nav-name = Name and sign-in
nav-turns = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
rules = Rules
rules-search = Search the rules
rules-found = { $count ->
    [0] No rules found
    [one] One rule found
   *[other] { $count } rules found
}
rules-no-such-game = There's no game called “{ $game }”. Choose one below.
settings = Settings
lost-title = Page not found
lost = This page doesn't exist. The link may be outdated or mistyped.
trouble-title = Something went wrong
trouble-line = This page couldn't be shown. Your games are safe on the server.
trouble-reload = Reload
close = Close
cancel = Cancel
again = Try again
needs-server = Can't reach the server. This page will open once the connection is back.
copy = Copy
copied = Copied
copied-link = Link copied

start-title = Four pyramid games
bots-level = Bot level
bots-seats = Players
seats-n = { $n } players
players-minutes = { $count } players · { $minutes } min
start-line = Against bots, with friends online, or together on one screen.
play-now = Play now
level-own = My level
play-with = Play against bots:
against = { $level } · { $n } { $n ->
    [one] player
   *[other] players
}
other-ways = Other ways to play { $title }
open-table = Open
running-tables = Games to watch
turns-more = { $count ->
    [one] and one more game
   *[other] and { $count } more games
}
invite = Invite
one-screen = One screen
seats-minutes = { $least }–{ $most } players · { $minutes } min
mine = My games in progress
open-tables = Open tables
finished = Recent games
none-open = No open tables right now. Create one and invite someone!
none-finished = None yet.
your-turn = Your turn
join = Join
watch = Watch
replay = Replay
with-names = with { $names }
nobody-yet = no players yet
change-name = Change name
your-name = Your name
keep = Save
pair-person = Play online
pair-waiting = { $title }: looking for an opponent.
pair-bot = Play a bot
pair-found = Opponent found.

make-title = Create a table
make-more = More options
make-summary = { $pace }. { $rated ->
    [yes] Rated game: no hints, no undo, and leaving counts as last place.
   *[no] The game isn't rated.
} { $joins ->
    [all] Anyone can join or watch.
    [link] Only people with the link can join.
    [watched] Anyone can watch.
   *[none] {""}
}
make-game = Game
make-seats = Seats
seat-n = Seat { $n }
seat-me = me
seat-friend = a friend
seat-bot = bot: { $level }
make-pace = Pace
pace-relaxed = Relaxed: no clock
pace-live = Live: { $seconds } s per move
pace-bank = Clock: { $minutes } min + { $increment } s per move
pace-own = Custom clock…
pace-minutes = Minutes per player
pace-increment = Increment in seconds
pace-mail = Correspondence: { $hours } h per move
make-patience = When a player is away
make-patience-line = After this time, the others can send a reminder, let a bot play, or agree to end the game.
patience-usual = default: { $span }
make-public = Public table
make-hints = Hints allowed
make-deck-file = Deck file (TOML or JSON)
make-deck-bad = This isn't a valid deck file. It must be TOML or JSON.
make-go = Create table

invite-title = Invite your friends
invite-line = Send this link or show the code. The game starts when every seat is taken.
invite-wait = Waiting for { $count ->
    [one] one player
   *[other] { $count } players
}.
fill-bot = Add a bot
sit-down = Sit down
invited = { $name } invites you to play { $title }
invited-there = Already at the table: { $names }
invite-lesson = While you wait: a two-minute lesson
seat-open = open seat

players = Players
board = Board
log = Moves
log-empty = No moves yet.
log-clock = The clock
chat = Chat
goal-title = Your goal:
goal-away = Hide the goal
chat-unread = { $count ->
    [0] Chat
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
chat-say = Write a message
chat-send = Send
chat-quick = Quick messages
quick-1 = Hello!
quick-2 = Well played!
quick-3 = Thanks!
quick-4 = One moment…
quick-5 = Rematch?
mute = Mute { $name }
unmute = Unmute { $name }
you = you
bot = bot
away = away, replaced by a bot
absent = offline
to-act = to move
points = { $count ->
    [one] point
   *[other] points
}
your-move = Your turn.
waiting-for = Waiting for { $names }.
watching = You're watching.
typed-seats = Player numbers: { $seats }. You can also type a name.
typed-seat = { $seat } { $name }
move-line = Type a move
move-line-help = Type a move, for example: { $example }
move-too-long = A move can have at most { $most ->
    [one] one character
   *[other] { $most } characters
}.
move-go = Play
undo = Undo
confirm = Confirm the move
confirm-move = { $move }?
confirm-yes = Yes, play it
look-back = Previous moves
look-back-one = Previous move
look-on-one = Next move
look-now = Current position
look-back-at = Move { $at } of { $count }
look-to-now = Back to game
undo-why = { $why }
hint = Hint
hint-not-now = You can ask for a hint on your turn.
hint-thinking = Thinking…
hint-stale = The position has changed.
hint-again = Ask again
hint-by = { $tried ->
    [0] by { $level }
    [one] by { $level }, after one simulated game
   *[other] by { $level }, after { $tried } simulated games
}
hint-nothing = No move stands out. Play the one you like best.
hint-win = to win
hint-under = under { $chance }
hint-over = over { $chance }
hint-give = { $chance } ± { $give }
hint-tried = { $tried ->
    [one] one game simulated in this browser
   *[other] { $tried } games simulated in this browser
}
hint-first = Best move so far: { $what }. Still thinking.
hint-last = Best move: { $what }.
deep-table = Deep bots run in the player's browser, so the game pauses while that page is closed. The browser's developer tools can reveal what the bots know.
hint-seldom = not enough data yet
hint-go-on = Keep thinking
hint-stop = Stop thinking
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-play = Play
hint-key-give = Percentage: chance of winning. Points: expected final score. ±: margin of error. The engine itself may be wrong.
hint-key = Percentage: chance of winning. Points: expected final score.
leave = Leave
leave-line = A bot will play for you until you come back.
leave-sure = Leave now
leave-not = Stay
away-for = offline for { $span }
absent-of = { $name } has been offline for { $span }.
absent-what = Options while { $name } is offline
absent-news = Offline for more than { $span }: { $names }. You can send a reminder, let a bot play, or offer to end the game.
remind = Send reminder
reminded = Reminder sent
remind-not-now = It's not this player's turn.
stand-in = Let a bot play
propose-end = Offer to end
end-asked = { $count ->
    [one] { $names } offers to end the game with no winner.
   *[other] { $names } offer to end the game with no winner.
}
end-agree = End the game
end-not = Keep playing
end-agreed = You offered to end the game. Waiting for { $names }.
end-alone = You offered to end the game.
end-back = Withdraw my offer
patience-line = When a player is offline for more than { $span }, the others can send a reminder, let a bot play, or agree to end the game.
resign = Resign
resign-two = If you resign, { $name } wins the game.
resign-more = You can't undo this. A bot will take over until the end.
resign-alone = If you resign, the game ends with no winner.
resign-sure = Yes, resign
resigned = resigned, replaced by a bot
resigned-over = resigned
you-resigned = You resigned.
put-off = Remove { $name }
put-off-line = { $name } will lose this seat and won't be able to come back to this table.
put-off-sure = Remove
close-table = Close the table
close-table-line = The table will close for everyone, and nobody will be able to join it.
close-table-sure = Close
come-back = Take my seat back
refused-clause = Rule { $clause }
sending = Sending…
offline = Connection lost. Reconnecting…
language-not-loaded = { $name } couldn't be loaded. Check your connection and try again.
offline-page = You're offline. Rules, lessons and settings still work, but tables need a connection.
offline-table = You're offline. Nothing is lost: your table will be back when you reconnect.
offline-lesson = You're offline, so you can only play the moves of this step.
offline-why = You can't play that here. Reconnect to see why.
page-loads = Loading the game: { $loaded } of { $total } MB
page-starts = Starting…
page-asks = Data saver is on. Playing here requires a one-time download of { $total } MB.
page-load = Download and play
page-elsewhere = Saqqara is already open in another tab.
page-here = Play here instead
page-failed-old = This browser is too old to play here. Try an up-to-date Firefox, Chrome, Edge or Safari.
page-failed-memory = This device is low on memory. Close other tabs or apps, then try again.
page-failed-files = Part of the game couldn't be downloaded. Check your connection and try again. The download will resume where it stopped.
page-failed-storage = This browser can't save your games here. If this is a private window, open a normal one.
page-failed-cleared = This site's data was cleared from the browser, including your games. If you saved them to a file, import it in Settings.
page-failed-other = The game couldn't start.
others-title = Play with others
others-line = Everything on this site runs on your device: bots, games with friends on one screen, puzzles and lessons. To play online, you need a server.
others-address = Server address
others-go = Open
others-bad = This isn't a valid server address. It must start with https://.
others-host = Run your own server
others-host-line = Saqqara is free software. Run “./play” on your computer to play with everyone on your network, or rent a small server to play with anyone. You can take your games with you as files.
set-up = Set up a game
start-line-page = Against bots or together on one screen. Everything stays on this device.
daily-intro-page = One challenge a day for each game, the same for everyone with this version. Only your first try counts, and your results stay on this device.
page-asks-server = Playing offline requires a one-time download of about { $total } MB. It stays on this device.
offline-offer-title = Offline play
offline-offer-line = Bots, games with friends on one screen, puzzles, lessons and daily challenges, all on this device. Offline results don't count on this server.
offline-offer-size = One-time download: { $megabytes } MB.
offline-offer-kept = Already downloaded.
offline-offer-go = Play offline
offline-page-kept = You're offline. Tables aren't available, but you can still play on this device.
server-games-title = Playing offline
server-games-line = You're playing on this device only. Your results don't count on the server.
server-games-keep = { $count ->
    [one] Save a finished game to the server
   *[other] Save { $count } finished games to the server
}
server-games-sent = { $count ->
    [one] One game was saved to the server. Only you can see it.
   *[other] { $count } games were saved to the server. Only you can see them.
}
server-games-away = Can't reach the server. The remaining games stay on this device. Try again later.
server-games-back = Back to the server
others-line-server = Everything on this page runs on your device: bots, games with friends on one screen, puzzles and lessons. To play online, go back to the server.
played-alone = played offline
played-alone-line = You played this game offline. It doesn't count on this server, and only you can see it.
device-file-title = Your games on this device
device-file-line = Your games, puzzles, studies and daily results are stored only in this browser. Clearing its data deletes them, so save them to a file now and then.
device-file-fleeting = This browser may delete them by itself when space runs short. A private window forgets them when you close it.
device-file-last = Ask the browser to keep them
device-file-refused = The browser won't promise to keep them. Save them as a file.
device-file-save = Save everything
device-file-open = Import a file
device-file-adds = New in this file: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $studies ->
    [one] 1 study
   *[other] { $studies } studies
}, { $puzzles ->
    [one] 1 puzzle attempted
   *[other] { $puzzles } puzzles attempted
}, { $days ->
    [one] 1 day of challenges
   *[other] { $days } days of challenges
}. None of your games will be overwritten.
device-file-add = Import
device-file-added = Imported.
device-file-bad = This file can't be read. Choose one you saved from Saqqara.
bank-left = Time left: { $span }
time-left = { $seconds } s
gone = Table unavailable
rules-drawer = Rules
rules-page = Open full page
device = Another device
device-line = Scan this code or open the link within { $minutes } minutes. It only works once.
from-position = This game started from a custom position, not from a deal.
device-stay = Keep my current name
device-replace = Open the link anyway
sign-out = Sign out
sign-out-line = You'll lose access to your seats on this device. You'll stay signed in on your other devices.
sign-out-kept = You'll keep the name “{ $name }” and everything linked to it. You can sign in again on any device with a passkey or a recovery code.
sign-out-last = You have no recovery code and no confirmed passkey. Unless another device is signed in, you won't be able to sign in as “{ $name }” again. Create recovery codes first.
sign-out-guest = You're playing as a guest, so you won't be able to get “{ $name }” back. To come back later, register your name first.
device-opening = Opening your seat…

end-title = Game over
end-by-points = Score: { $first } to { $second }.
end-by-shared = A perfect tie: { $score } { $score ->
    [one] point
   *[other] points
} each.
end-by-tie = Tied at { $score }, decided by “{ $what }”: { $first } to { $second } ({ $clause }).
end-win = { $names } wins!
end-you = You win!
end-you-many = You and { $names } share the win!
end-win-many = { $names } share the win!
end-score = Points
rematch = Rematch
end-agreement = The players agreed to end the game: no winner.
end-nobody = The game was abandoned: no winner.
end-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
rematch-asked = { $count ->
    [one] { $names } wants a rematch. Do you?
   *[other] { $names } want a rematch. Do you?
}
rematch-accept = Accept
rematch-decline = No, thanks
rematch-answers = Answers
rematch-yes = { $name }: yes
rematch-no = { $name }: no
rematch-open = { $name }: no answer yet
rematch-silent = no answer yet
rematch-waiting = Waiting for { $names } to accept the rematch.
share = Share
link = Link
verify = Verify the deal
verified-yes = Verified: the deal was set before the game, and every move is valid.
download = Download the game

screen-title = On one screen: { $game }
screen-keys = Keys
screen-buzz = { $name }: got it!
screen-word = { $name } was first.
screen-anybody = Found a tile? Be the first to press your key or corner.
screen-wait = One moment…
screen-pass = Pass the device to { $name }.
screen-give = Pass the device to { $name }
screen-ready = I'm { $name }: show my view
screen-players = Who's playing?
screen-name = Name of player { $n }
screen-who = Player { $n }
screen-person = person
screen-go = Start
screen-new = Change players or game

settings-title = Settings
set-language = Language
set-theme = Theme
theme-auto = device setting
theme-light = light
theme-dark = dark
set-motion = Animations
motion-auto = device setting
motion-less = reduced
set-turn-sound = Sound on my turn
set-turn-sound-line = A short sound when it's my turn.
set-notes = Notifications
set-notes-line = Notify me when it's my turn and this page is in the background.
set-notes-ask = Allow
set-notes-granted = Allowed
set-notes-denied = Blocked in your browser settings
turn-note = Your turn: { $game }
set-sound = Sounds
set-sound-line = For my turn, moves, illegal moves, the sand running out and the end of the game.
set-haptics = Vibrate when I move
set-patterns = Letters and patterns on colours
set-patterns-line = On every board, in addition to the usual symbols.
set-secrets = Show my secrets
set-secrets-line = When off, my secrets stay covered until I press them, and scores don't give them away.
set-confirm = Confirm my moves
set-confirm-line = Ask me to confirm each move.
set-risks = Confirm decisive moves
set-risks-line = Ask me to confirm a move that could decide the game.
set-text = Text size

replay-file = Game file
replay-bad-file = This isn't a valid game file. Choose another one.
replay-open-text = Open
replay-open-file = Open a game file
review-open = Review a saved game
replay-first = Go to start
replay-back = Previous move
replay-next = Next move
replay-last = Go to end
replay-play = Autoplay
replay-stop = Stop
replay-at = Move { $at } of { $moves }
replay-seat = View
replay-open = Everything revealed
replay-onlooker = spectator
replay-on = Play from here
replay-share = Share this position

bot-level = { $level } bot
bot-named = { $name } (bot)
end-moves = Biggest score changes
end-curve = Points during the game
end-curve-of = Points during the game: { $points }

lesson = Lesson
lesson-two = Two-minute lesson
lesson-of = Lesson: { $game }
lesson-step = Step { $step } of { $steps }
lesson-steps = Steps of the lesson
lesson-you = You
lesson-task = Your task
lesson-good = Well done!
lesson-not-yet = Not quite
lesson-again = Try again
lesson-next = Next step
lesson-back = Previous step
lesson-skip = Skip this step
lesson-clause = Rule: { $clause }
lesson-wait = Loading…
lesson-end = Lesson complete!
lesson-end-line = The best way to learn the rest is to play.
lesson-once-more = Start over
lesson-none = This game has no lesson.
figure = Figure { $n }
rules-here = On this page

# Being told while one is away
alerts-title = Notify me when it's my turn
alerts-push = Notifications on this device
alerts-push-line = Even when Saqqara is closed. They show only the game and player names.
alerts-push-none = This browser can't receive notifications while Saqqara is closed. On iPhone or iPad, add Saqqara to the home screen first.
alerts-push-denied = Notifications are blocked. You can allow them in your browser's settings for this site.
alerts-push-failed = The browser's notification service isn't responding. Try again later.
alerts-push-not-here = This server sends no notifications.
alerts-mail = Email address
alerts-mail-give = Email me
alerts-mail-waiting = We sent an email to { $address }. Open the link in it within 24 hours to confirm your address.
alerts-mail-on = Emails are sent to { $address }.
alerts-mail-stop = Stop emails
alerts-occasions = Notify me when
alerts-turn = it's my turn
alerts-begun = a game starts
alerts-over = a game ends
alerts-reminded = someone sends me a reminder
alerts-quiet = Quiet hours
alerts-quiet-on = No notifications during these hours
alerts-quiet-line = Afterwards, you'll only get the notifications that still matter. Time zone: { $zone }.
alerts-quiet-from = From
alerts-quiet-to = To
stop-title = Unsubscribe
stopping = One moment…
stopped-mail = You won't get any more emails, and we deleted your address.
stopped-push = This browser won't show notifications from Saqqara any more.
address-title = Your email address
address-line = Should we email you at this address when it's your turn? Every email has an unsubscribe link.
address-yes = Yes, use this address
address-confirmed = Done! We'll email you when it's your turn.

# The position editor
editor-title = Position editor
editor-line = Set up any position, then analyse it, play from it or share it.
editor-none = This game has no editor.
editor-undo = Undo
editor-redo = Redo
editor-begin = Start over
editor-players = Players
editor-deal = New deal
editor-empty = Empty table
editor-text = Position as text
editor-text-take = Use this text
editor-text-bad = This isn't a valid position. Paste the JSON text copied from the editor.
editor-text-other = This position is from another game.
editor-ok = Valid position.
editor-checking = Checking…
editor-wrong = Not valid yet
editor-show = Show where
editor-then = Next
editor-analyse = Analyse
editor-play = Play from here
editor-play-as = I play as
editor-play-level = Bot level
editor-over = The game is already over in this position.
editor-share = Share
editor-copy = Copy text
editor-download = Download
editor-link = Share link
editor-player = Player { $n }
editor-turn = Player to move
editor-less = { $name }: one less
editor-more = { $name }: one more
editor-change = { $place }: { $what }. Change
editor-done = Done
editor-here = Edit position
editor-at = { $place }: { $sentence }
editor-undrawn = This position can't be shown. Undo the last step or start over.
# The review of a finished game
review-link = Review
review-page-intro = See what each decision cost and how much was luck, given what the player knew.
review-page-pace = Depth
review-page-quick = quick
review-page-normal = normal
review-page-thorough = thorough
review-page-start = Start review
review-page-on = Continue
review-page-again = Redo review
review-page-stop = Stop
review-page-failed = The engine failed on a move. Everything reviewed so far is kept. Press Continue to try again.
review-page-thinking = Reviewing the game…
review-page-progress = Progress
review-page-through = move { $through } of { $moves }
review-page-seconds = about { $n } s left
review-page-minutes = about { $n } min left
review-page-done = Review complete.
review-page-unable = This browser can't review this game. Download the game and review it in a terminal:
review-page-download = Download review
review-page-print = Print
review-page-read = Move by move
review-page-board = Board
review-page-board-at = Board at move { $number }
review-page-analyse = Analyse
review-page-analyse-at = Analyse move { $number }
review-page-move = Move { $number }
review-page-more = More
review-page-band = Plays like { $band }.
review-story-whose = Show the review for
review-story-me = Me
review-story-everybody = Everyone
review-story-costliest = { $who ->
    [you] Your costliest move: { $number } (−{ $cost })
   *[other] Costliest move: { $number }, by { $name } (−{ $cost })
}
review-story-clean = { $who ->
    [you] No costly mistakes in your game
   *[other] No costly mistakes in this game
}
review-story-played = Played: { $move }
review-story-better = Better: { $move }
review-story-errors = { $count ->
    [0] No mistakes
    [one] One mistake
   *[other] { $count } mistakes
} in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
review-story-even = about even
review-story-up = helped
review-story-up-much = helped a lot
review-story-down = hurt
review-story-down-much = hurt a lot
review-story-moves = Move list
review-story-errors-only = Mistakes only
review-story-reckoning = How this is calculated
review-grade-best = best move
review-grade-close = as good, within the margin of error
review-grade-slip = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-page-what-luck = Gained or lost through the deal, draws and reveals.
review-page-what-errors = Lost through the player's own mistakes.
review-page-what-gifts = Gained from other players' mistakes.
review-page-what-others = Gained or lost through other players' good or unexpected moves.
review-page-what-drift = How much the engine's own estimates shifted. The figures can't be more precise than this.
# Analysis board and studies
analysis = Analysis
analysis-line = Start from a deal, a finished game or a position. Try moves for every player, save variations with comments, and ask the engine.
analysis-of = Analysis: { $game }
analyse = Analyse
analysis-deal = New deal
analysis-begin = Start
analysis-editor = Set up a position
analysis-text = Game, position or study
analysis-file = File
text-paste = Drop a file here, or paste its text
analysis-read = Analyse
analysis-view = View
analysis-view-turn = player to move
analysis-view-seat = { $name }
analysis-view-open = everything revealed
analysis-thinks-for = Engine for
analysis-turn = { $count ->
    [one] { $names } to move.
   *[other] { $names } to move.
}
analysis-done = { $who }: { $what }
analysis-steps = Navigation
analysis-clock = The clock { $what }
analysis-tabs = Analysis tools
analysis-tab-moves = Moves
analysis-tab-engine = Engine
analysis-tab-study = Study
analysis-moves = Moves and variations
analysis-start = Start
analysis-name = Name of this position
analysis-comment = Comment
analysis-promote = Promote to main line
analysis-redraw = Redraw
analysis-delete = Delete from here on
analysis-delete-sure = Delete this and all following moves?
engine = Engine
engine-off = The engine is off. Turn it on to see the best moves. It runs on your device.
engine-none = The engine isn't available in this browser.
engine-failed = The engine stopped. Turn it off and on again.
engine-over = The game is over in this position.
engine-nobody = Spectators can't move. Choose a player's view.
engine-exact = This result is exact, not an estimate.
engine-tried = { $thinking ->
    [true] Thinking… Simulated games: { $tried }.
   *[other] Simulated games: { $tried }.
}
engine-within = { $value } ± { $error }
engine-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
engine-play = Play { $move }: { $win } to win, { $points }
engine-play-seldom = Play { $move }: not enough data yet
engine-line = Possible continuation after { $move }
engine-key = Percentage: chance of winning. Points: expected final score. ±: margin of error. The engine itself may be wrong.
engine-key-exact = Percentage: chance of winning. Points: expected final score.
study-title = Study title
study-keep = Save on the server
study-kept = This study is saved on the server, and changes are saved automatically. Bookmark this page to find it again.
study-copy = Save a copy
study-saved = All changes saved.
study-saving = Saving…
study-open = Shared
study-open-line = Anyone with the link can follow your moves and changes live.
study-share = Copy sharing link
study-link = Copy link to a snapshot
study-too-long = The study is too long for a link. Save it on the server or as a file.
study-file = Save as a file
study-position = Save position
study-other = Open another study
study-delete = Delete study
study-delete-sure = Delete for good?
study-following = You're following { $name }'s study.
study-left = You're exploring { $name }'s study on your own.
study-follow = Follow again
study-bad = This isn't a game, a position or a study. Check the text or choose another file.
study-bad-link = This link doesn't contain a valid study. It may have been cut off. Ask for a new one.
studies-mine = My studies
study-is-open = shared

# A bot's reasons
log-why = Why?
log-why-of = Why? { $name }'s move
make-unhurried = Bots play at human speed
# Strengths between levels
strength = Strength { $number }

# A name that lasts
name-title = Your name
name-guest = You're playing as a guest: { $name }
name-guest-line = Your games are tied to this browser. Register your name to keep it and find your games on any device. Rated games and daily challenges you play as a guest won't count for your registered name.
name-keep = Register this name
name-keep-go = Register or sign in
name-keep-how = Your device asks for your fingerprint, face or PIN and creates a passkey. No password or email needed.
name-keep-codes-instead = Use recovery codes instead of a passkey
name-keep-codes = Register with recovery codes
name-no-passkeys = Passkeys need an encrypted connection, which this local page doesn't have. Recovery codes work just as well. To open your seat on a second device, use “Another device” at a table.
name-no-passkeys-number = Passkeys don't work on an IP address. Recovery codes work just as well. To open your seat on a second device, use “Another device” at a table.
name-no-passkeys-local = Passkeys don't work on an IP address. On this computer, use “localhost” instead. Recovery codes work just as well.
name-no-passkeys-here = Passkeys don't work at this address. They need an encrypted page with a domain name, or “localhost”.
name-change-save = Save
name-enter = Sign in
name-enter-line = Sign in on this device with a passkey or a recovery code.
name-enter-line-code = Sign in here with a recovery code.
name-enter-passkey = Sign in with a passkey
name-enter-code = Sign in with this code
name-code = Recovery code
name-bring = Keep { $name }'s tables and studies
name-bring-line = { $count ->
    [one] One table or study will move to your account. Rated games played as a guest won't count for it. If both accounts are at the same table, a bot replaces the guest.
   *[other] { $count } tables and studies will move to your account. Rated games played as a guest won't count for it. If both accounts are at the same table, a bot replaces the guest.
}
name-back = Welcome back, { $name }.
name-back-brought = { $count ->
    [one] Welcome back, { $name }. One table was added to your account.
   *[other] Welcome back, { $name }. { $count } tables were added to your account.
}
name-kept = Signed in as { $name }
name-kept-line = Yours since { $day }. Nobody else on this server can use this name, or one that looks like it.
name-ways = Name, passkeys and devices
name-hint = You're playing as { $name }.
name-hint-go = Register this name
passkeys-title = Passkeys
passkeys-none = No passkeys yet.
passkey-nameless = Passkey
passkey-made = created on { $day }
passkey-used = last used on { $day }
passkey-unused = never used
passkey-site = for { $site }
passkey-name = Passkey name
passkey-rename-of = Rename { $name }
passkey-remove = Remove
passkey-remove-of = Remove { $name }
passkey-remove-line = You won't be able to sign in with this passkey any more. Delete it on your device, too.
passkey-remove-last = This is your last way to sign in. If you remove it, you'll lose your name once you're signed out everywhere. Create recovery codes first.
passkey-remove-anyway = Remove anyway
passkey-add = Add a passkey
passkey-here = This device already has one of your passkeys.
passkey-none = Passkeys don't work at this address. Use recovery codes instead.
passkey-stopped = Cancelled, or no suitable passkey found. Nothing has changed. Try again with a passkey that checks your fingerprint, face or PIN, or use a recovery code.
passkey-unverified = This passkey may not be enough to sign in, because it has never checked your fingerprint, face or PIN here. Sign in with it once, or add a new one.
codes-title = Recovery codes
codes-new = Your new recovery codes
codes-line = Keep these codes somewhere you can reach without this device. Each one works once. You won't see them again.
codes-file = Recovery codes for { $name } on { $place }. Each one works once.
codes-download = Download
codes-print = Print
codes-left = { $count ->
    [0] You have no recovery codes.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
codes-make = Create recovery codes
codes-anew = Create new codes
codes-anew-line = Your current codes will stop working.
devices-title = Devices
devices-line = Sign out of this device
device-unknown = Unknown app or browser
device-this = this device
device-seen = last seen on { $day }
device-out = Sign out
device-out-of = Sign out { $name }
leave-title = Your data
name-leave-line = Download your data, delete your account, or both. Your games stay, without your name, because they also belong to the other players.
leave-take = Download my data
leave-delete = Delete my account
name-leave-sure = The name { $name }, your passkeys, your codes, your devices and all your data will be deleted immediately and for good. Bots will finish your games.
leave-delete-sure = Delete for good
# People
people-title = Contacts
people-line = When you and another player follow each other, you're friends. Friends see each other's tables and can invite each other in one click.
people-friends = Friends
people-followers = Followers
people-following = Following
people-blocked = Blocked
people-nobody = No contacts yet. Send your link to someone you like to play with, then follow them back.
people-link = Your link
people-link-line = Anyone who opens or scans this link can follow you. You can see your followers and remove them.
people-here = Players at this table
person-more = More actions for { $name }
presence = Show my friends when I'm online
presence-line = Only to friends, and only while Saqqara is open.
here-now = online
not-here = offline
follow-page = Follow
follow = Follow { $name }
follow-back = Follow { $name } back
follow-back-one = Follow back
unfollow = Unfollow { $name }
unfollow-one = Unfollow
remove-follower = Remove { $name } from my followers
now-followed = You're following { $name }.
unfollowed = You no longer follow { $name }.
follow-title = Follow { $name }?
follow-line = { $name } will see that you follow them. If they follow you back, you'll be friends. Friends see each other's tables and can invite each other.
followed-title = You're following { $name }
follow-waits = { $name } can see that you follow them. If they follow you back, you'll be friends.
follow-friends = You and { $name } are friends: you see each other's tables and can invite each other.
follow-own = This is your own link
follow-own-line = Send it to someone else. Anyone who opens it can follow you.
block = Block { $name }
block-one = Block
block-line = You and { $name } won't share tables, chats or invitations any more. Games in progress continue. { $name } won't be told.
block-sure = Block
now-blocked = { $name } is blocked. You can unblock them on the Contacts page.
unblock = Unblock { $name }
unblock-one = Unblock
unblocked = { $name } is unblocked.
invite-friends = Friends online
invite-friend = Invite { $name }
invite-one = Invite
invited-waiting = invited
invited-no = declined
invited-sits = at this table
invitation-no = Decline
friends-tables = Your friends' tables
make-friends = Visible to my friends
make-invites = { $name } will be invited when the table is ready.
friends-see = The host's friends can see this table and watch the game.
alerts-invited = a friend invites me
report = Report { $name }
report-one = Report
report-what = Why are you reporting { $name }?
report-words = Hurtful words
report-name = Hurtful name
report-spam = Spam or harassment
report-play = Cheating or unfair play
report-other = Other
report-more = What happened? (optional)
report-line = The host of this server will read your report. The other player won't know who sent it.
report-line-words = The host of this server will read your report and the latest chat messages. The other player won't know who sent it.
report-send = Send report
report-sent = Thank you. The host has your report and will let you know the outcome.
notice-title = Message from the host
notice-read = OK
notice-answered = Your report about { $name } has been reviewed, and action was taken. Thank you.
notice-looked-at = Your report about { $name } has been reviewed, and no action was taken. Thank you.
notice-warned = Warning from the host: { $kind }. Please be considerate.
notice-renamed = The host has reset your name ({ $kind }). You can choose a new one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
notice-muted = The host has muted you ({ $kind }). You can chat again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. You can still play.
reports-title = Reports
reports-waiting = Open
reports-done = Closed
reports-none = No open reports.
reports-none-done = No closed reports.
reports-leave = Sign out as host
report-about = { $name }: { $kind }
report-by = Reported by { $name }, { $at }.
report-by-nobody = a player who has left
report-now = Now called { $name }.
report-the-words = Reported messages
report-before = Previous actions: { $measures }.
report-earlier = { $what } ({ $at })
report-holds = In force until you lift it.
report-holds-until = In force until { $at }.
report-act = Action
measure-warned = warned
measure-renamed = name reset
measure-muted = muted
measure-off = banned
act-warn = Warn
act-warn-line = { $name } will get a warning from the host, with the reason.
act-warn-sure = Send warning
act-rename = Reset the name
act-rename-line = { $name } will get a guest name and can choose a new one in a week.
act-rename-sure = Reset
act-mute = Mute
act-mute-line = { $name } will be able to play but not to chat for a while.
act-mute-sure = Mute
act-days = Duration
act-days-n = { $count ->
    [one] one day
   *[other] { $count } days
}
act-off = Ban from this server
act-off-line = { $name } will be signed out everywhere and won't be able to sign in again. Bots will take over their games.
act-off-sure = Ban
act-dismiss = Dismiss
act-dismiss-line = No action will be taken against { $name }.
act-dismiss-sure = Close report
act-lift = Lift now
report-done-dismissed = Closed with no action against { $name }.
report-done-warned = { $name } has been warned.
report-done-renamed = The name { $name } has been reset.
report-done-muted = { $name } has been muted.
report-done-off = { $name } has been banned.
# Rated tables
make-rated = Rated game
make-rated-go = Create rated table
rated-table = Rated game. It counts for everyone's rating, and leaving counts as last place.
rated = rated
rated-to = rated: { NUMBER($rating, useGrouping: 0) }
rating = Rating
rating-provisional = provisional
rating-provisional-line = Provisional: based on only a few rated games.
rating-after = Ratings after this game
rating-left = left the game: last place
rating-soon = New ratings in a moment…
rating-none = This game isn't rated.

# Boards
boards = Leaderboards
boards-line = The best players of each game, by rating.
boards-which = Leaderboard section
board-all = Top players
board-new = Provisional
board-me = Around me
board-you = (you)
board-rank = Rank
board-name = Name
board-better = Previous
board-further = Next
board-none = No players yet. Play rated games and make your profile public to appear here.
board-none-new = No provisional ratings yet.
board-only-you = Only you can see this row.
board-show-me = Privacy settings

# Profiles
profile = Profile
profile-mine = My profile
profile-kept = Saved.
profile-empty = No games to show yet.
profile-empty-mine = Play a game and your results will appear here.
picture-another = Change picture
games-by-kind = By game
rated-games = Rated games
all-games = All games
won-share = { $share } won
mean-points = Average points
habits = Playing style
latest-games = Recent games
latest-won = won, { $seats } players
latest-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
latest-left = left
latest-ended = ended by agreement
latest-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
curve-line = { $games ->
    [one] After 1 rated game: { NUMBER($to, useGrouping: 0) } ± { NUMBER($off, useGrouping: 0) }.
   *[other] Over the last rated games: from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } ± { NUMBER($off, useGrouping: 0) }.
}
curve-numbers = Show figures
curve-day = Date
curve-off = Margin of error
showing = Privacy
show-profile = Public profile
show-profile-line = Anyone can see your name, your picture and what you tick below. Private profiles don't appear on the leaderboards.
show-rating = My ratings, rated games and leaderboard rank
show-games = All my games by type, with points
show-habits = My playing style
show-latest = My recent games, including unrated ones
show-puzzles = My puzzle ratings
share-profile = Share my profile
# The daily four
daily-title = Daily challenges
daily-intro = One challenge a day for each game, the same for everyone. Only your first try counts. New challenges at midnight UTC.
daily-next = New challenges in { $span } (at { $time }).
daily-past = This day is over. You can still practise its challenges as often as you like, but the results don't count.
daily-grace = This day is over. You can still finish a game in progress until 01:00 UTC. The seeds will be published then.
daily-days = Days
daily-previous = Previous day
daily-following = Next day
daily-today = Today
daily-play = Play
daily-go-on = Continue
daily-practise = Practise
daily-see = View table
daily-over = You can't start this day's challenges any more.
daily-new = Not played yet
daily-going = In progress
daily-late = No result: you didn't finish in time.
daily-minutes = about { $minutes } min
daily-played = { $count ->
    [0] No results yet
    [one] { $count } result
   *[other] { $count } results
}
daily-place = { $place ->
    [1] First
   *[other] Rank { $place }
} of { $count } on the leaderboard
daily-unlisted = Your rank would be { $place }. Only players who joined before this day are listed, so nobody can practise under another name.
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-share = Share without spoilers
daily-copy-by-hand = Couldn't copy. Select the text and copy it yourself.
daily-board = Results
daily-board-of = Game
daily-board-whose = Players
daily-board-everybody = Everyone
daily-board-followed = My contacts
daily-nobody-followed = None of your contacts has a result yet. Find people to follow:
daily-col-place = Rank
daily-col-name = Name
daily-col-result = Result
daily-number = { NUMBER($value, maximumFractionDigits: 1) }
daily-summary = { $count ->
    [one] { $count } result
   *[other] { $count } results
} · average { $mean }{ $alone ->
    [yes] {""}
   *[no] , best bot { $bots } · ahead of all bots: { $ahead }
}
daily-more = More
daily-nobody = No results yet.
daily-fair = Is it fair?
daily-fair-before = A secret seed decides the deal, every draw and the bots' moves. Its hash and tomorrow's are published here now. The seed itself is published at { $time }, when the day is over everywhere. Anyone can then check it against the hash and replay every game.
daily-fair-after = This seed decided the deal, every draw and the bots' moves. Its hash (SHA-256) was published here beforehand. Anyone can replay the games of that day from the seed (“saqqara verify”).
daily-fair-home = On your own server, the seeds depend only on the program version and the date. Everyone with the same version gets the same challenges, and anyone who reads the source code could look ahead.
daily-hash = Hash
daily-hash-next = Tomorrow's hash
daily-seed = Seed
daily-archive = Past days
daily-archive-line = Practise as often as you like and compare your results with those of the day.
daily-earlier = Earlier days
daily-of = { $title }: { $words }
daily-end-sealed = To avoid spoilers, the replay, review and download open once the day is over everywhere.
daily-back = Back to daily challenges
daily-leave = Come back later
level-sand = the sand

# Puzzles
puzzles = Puzzles
puzzles-start = Puzzles: find the best move
puzzles-line = Positions from bot games where one move is clearly best, given what the player can see. Every answer is explained. Your first answer counts for your rating and the puzzle's.
puzzles-solved = { $solved } of { $count } solved
puzzles-theme = Theme
puzzles-any = All themes
puzzles-begin = Start
puzzles-all = All puzzles
puzzles-tries = { $count ->
    [one] after 1 puzzle
   *[other] after { $count } puzzles
}
puzzles-none = All solved!
puzzles-none-line = You've solved every puzzle of this game.
puzzles-none-theme = You've solved every puzzle on this theme. Try another one!
puzzle-of = { $game } puzzle
puzzle-task = What is the best move?
puzzle-task-one = Your turn: find the best move and play it.
puzzle-task-several = Play all the moves of your answer, then submit it.
puzzle-again = You got this puzzle wrong before, so it no longer counts.
puzzle-answer = Submit
puzzle-back = Undo
puzzle-right = Correct!
puzzle-wrong = Not the best move
puzzle-about = Theme: { $theme }
puzzle-point = Answers on the board
puzzle-way-best = Best answer
puzzle-way-tempting = Tempting answer
puzzle-way-yours = Your answer
puzzle-solver = Your rating: { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-itself = Puzzle rating: { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-uncounted = Not counted: you've already answered this puzzle.
puzzle-next = Next puzzle

# One's own mistakes as puzzles, and error rates in the profile
mistakes-title = My mistakes
mistakes-none = No mistakes to practise yet. Review a game, and your mistakes will appear here.
mistakes-solve = { $count ->
    [one] Solve my mistake
   *[other] Solve my { $count } mistakes
}
mistakes-task = Find a better move
mistakes-line = Move { $number } of this game cost you { $cost } winning chances.
mistakes-solved = You've already solved this one.
mistakes-right = Correct!
mistakes-same = That's what you played
mistakes-other = Not the best move
mistakes-other-line = The review only compared the best move with the one you played.
mistakes-played = In the game: { $move } (−{ $cost })
mistakes-again = Try again
mistakes-count = { $number } of { $count }
own-play = My play
own-play-line = { $count ->
    [one] Average loss per move in your last reviewed game: the lower, the better.
   *[other] Average loss per move in your last { $count } reviewed games: the lower, the better.
}
own-play-rate = { $rate }% lost per move
own-play-mean = Average: { $rate }% winning chances lost per move
# Arenas: evenings for a club
arena = Arena
arena-title = Arena tournaments
arena-intro = A tournament that lasts one to two hours. After each game, you meet new opponents with a similar score. All you need is a name and a phone.
arena-new = Create an arena
arena-mine = My arenas
arena-none = No arenas yet. Open an invitation link, or create your own.
at-hour = at { $time }
arena-of = { $game } arena
arena-is-on = In progress
arena-status-soon = starts { $when }
arena-status-on = in progress, ends { $until }
arena-status-ending = final games, ended { $until }
arena-status-over = finished { $until }
arena-name = Arena name
arena-name-hint = Thursday club night
arena-seats = Players per table
arena-minutes = Duration
arena-start = Start
arena-start-now = Now
arena-start-later = Later
arena-start-time = Date and time
arena-bots = If there aren't enough players
arena-bots-none = Smaller tables
arena-bots-level = Bots: { $level }
arena-rated = Rated games
arena-rated-line = They count for everyone's rating. No hints or undo.
arena-make = Create
arena-terms = { $game } · { $seats } per table · { $seconds } s per move
arena-terms-rated = · rated
arena-terms-bots = · bots fill empty seats: { $level }
arena-begins = Starts { $when }
arena-begins-in = Starts { $when }, in
arena-ends-in = Ends { $when }, in
arena-last-games = Final games, ending { $when } at the latest:
arena-is-over = This arena is over.
arena-join = Join
arena-me = Your status
arena-me-soon = You're in! Stay on this page: your table will open here.
arena-me-waiting = You're next. Stay on this page: your table will open here.
arena-me-next = Your table is being set up…
arena-me-lacking = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}{ $tables ->
    [0] .
    [one] { " " }(one game in progress).
   *[other] { " " }({ $tables } games in progress).
}
arena-me-playing = You're at a table.
arena-me-left = You're taking a break. You keep your points.
arena-me-away = A bot played for you. Are you back?
arena-me-removed = The organiser removed you from this arena. You keep your points.
arena-me-ending = No new games will start. The last ones are being played.
arena-back = I'm back
arena-pause = Take a break
arena-seated = Your table is ready. Good luck!
arena-to-table = To my table
arena-to-arena = Back to the arena
arena-next = Back to the arena for the next game
arena-standings = Standings
arena-all-results = All results
arena-games = Games
arena-wins = Wins
arena-state-playing = playing
arena-state-out = not playing
arena-nobody = No players yet.
arena-people = { $count ->
    [one] one player
   *[other] { $count } players
}
arena-tables = { $count ->
    [0] No games in progress
    [one] One game in progress
   *[other] { $count } games in progress
}
arena-how = Scoring
arena-how-line = In each game, first place scores 10 points and last place scores 0, with the other places evenly spaced. Tied players share their points. Leaving a game scores 0. Ties are broken by most wins, then fewest games. A game still in progress at the end counts if it finishes within the usual length of { $game }.
arena-take-out = Remove { $name }
arena-take-out-line = { $name } will get no more games and can't rejoin this arena. They keep their points and can finish their current game.
arena-take-out-sure = Remove
arena-invite = Invite players
arena-invite-line = Anyone with this link can join, from any phone.
arena-screen = Large screen view
arena-scan = Scan to join
arena-end = End early
arena-end-line = No new games will start. Games in progress can still be finished, and they count.
arena-end-sure = End now
arena-podium = Podium
arena-place = Rank { $place }:
arena-points-games = { $value ->
    [one] one point
   *[other] { NUMBER($value, maximumFractionDigits: 1) } points
}, { $games ->
    [one] one game
   *[other] { $games } games
}
arena-moments = Best moments
arena-replay-of = Replay: { $what }
arena-moment-title-comeback = Biggest comeback
arena-moment-comeback = { $count ->
    [one] { $names } came back from one point down to win.
   *[other] { $names } came back from { $count } points down to win.
}
arena-moment-title-closest = Closest finish
arena-moment-closest = { $names }: { $scores }.
arena-moment-title-highest = Highest score
arena-moment-highest = { $count ->
    [one] { $names }: one point in a game.
   *[other] { $names }: { $count } points in a game.
}
arena-moment-title-streak = Longest winning streak
arena-moment-streak = { $count ->
    [one] { $names }: one win.
   *[other] { $names }: { $count } wins in a row.
}
arena-moment-title-climb = Biggest climb
arena-moment-climb = { $count ->
    [one] { $names } climbed one place in the second half.
   *[other] { $names } climbed { $count } places in the second half.
}
