skip = To the content
home = Start page
site = Pages
rules = Rules
settings = Settings
lost-title = Nothing here
lost = There is no page at this address: it may be mistyped, or the link may be an old one.
trouble-title = This page has stumbled
trouble-line = Something in it failed or could not be loaded. Your games are safe: they are kept at the server.
trouble-reload = Load it again
close = Close
cancel = Cancel
again = Try again
copy = Copy
copied = Copied
copied-link = Link copied

start-title = Pyramid games at one table
bots-level = Level of the bots
bots-seats = Players
seats-n = { $n } players
players-minutes = { $count } players · { $minutes } min
start-line = Play at once against bots, with friends anywhere, or around one screen.
play-now = Play now
invite = Invite
one-screen = One screen
seats-minutes = { $least }–{ $most } players · { $minutes } min
mine = My running games
open-tables = Open tables
finished = Last finished games
none-open = No open table just now: make one and invite somebody.
none-finished = None yet.
your-turn = Your turn
join = Join
watch = Watch
replay = Replay
with-names = with { $names }
nobody-yet = nobody yet
hello-name = You are { $name }.
change-name = Change name
your-name = Your name
keep = Keep

make-title = Make a table
make-game = Game
make-seats = Seats
seat-n = Seat { $n }
seat-me = me
seat-friend = a friend
seat-bot = bot: { $level }
make-pace = Pace
pace-relaxed = Relaxed: no clock
pace-live = Live: { $seconds } s a decision
pace-mail = By mail: { $hours } h a decision
make-patience = When somebody is away
make-patience-line = After this time the others may remind them, let a bot play on, or end the game together.
patience-usual = usual: { $span }
make-public = Public: anybody may join and watch
make-hints = Hints allowed
make-deck = A deck of my own
make-deck-file = Deck file (TOML or JSON)
make-deck-bad = This file cannot be read as a deck: it is neither TOML nor JSON.
make-go = Make the table

invite-title = Invite your friends
invite-line = Send this link, or let them scan the code. The game begins as soon as every seat is taken.
invite-wait = Waiting for { $count ->
    [one] one player
   *[other] { $count } players
}.
fill-bot = Put a bot there
sit-down = Sit down
invited = { $name } invites you to { $title }
invited-there = Already there: { $names }
invite-lesson = Meanwhile: the two-minute lesson
seat-open = open seat

players = Players
board = Board
log = What happened
log-empty = Nothing yet.
log-clock = The clock
chat = Chat
chat-say = Say something
chat-send = Send
chat-quick = Quick words
quick-1 = Hello!
quick-2 = Well played!
quick-3 = Thanks!
quick-4 = One moment…
quick-5 = Rematch?
mute = Mute { $name }
unmute = Read { $name } again
you = you
bot = bot
away = away, a bot plays on
absent = offline
to-act = to act
points = { $count ->
    [one] point
   *[other] points
}
your-move = It is your move.
waiting-for = Waiting for { $names }.
watching = You are watching.
move-line = Type a move
move-line-help = A move in the notation, for example: { $example }
move-too-long = A move has at most { $most ->
    [one] one character
   *[other] { $most } characters
}.
move-go = Play
undo = Take back
confirm = Confirm the move
confirm-move = Play: { $move }?
confirm-yes = Yes, play it
look-back = Look back
look-back-one = One step back
look-on-one = One step on
look-now = Now
look-back-at = Looking back: { $at } of { $count }
look-to-now = To now
undo-why = Take back is off: { $why }
hint = Hint
hint-not-now = A hint can be asked for when it is your move.
hint-thinking = Thinking…
hint-stale = The table has changed since.
hint-again = Ask again
hint-by = { $tried ->
    [0] by { $level }
    [one] by { $level }, one game tried
   *[other] by { $level }, { $tried } games tried
}
hint-nothing = No move stands out here: play what you like best.
hint-win = to win
hint-under = under { $chance }
hint-over = over { $chance }
hint-give = { $chance } ± { $give }
hint-tried = { $tried ->
    [one] one game tried in this page
   *[other] { $tried } games tried in this page
}
hint-first = The best so far: { $what }. Still thinking.
hint-last = The best: { $what }.
deep-table = The deep bots at this table think in its player's browser: if the page is closed, the game waits. Whoever opens the browser's tools could read what they know.
hint-seldom = hardly tried
hint-go-on = Think on
hint-stop = Enough
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-play = Play
hint-key-give = Per cent: the chance to win. Points: what it would come to in the end. ±: how far another run as long might differ. It does not cover what the engine misjudges.
hint-key = Per cent: the chance to win. Points: what it would come to in the end.
leave = Leave
leave-line = A bot plays on for you until you come back.
leave-sure = Leave now
leave-not = Stay
away-for = away for { $span }
absent-of = { $name } has been away for { $span }.
absent-what = { $name } is away: what now?
absent-news = Away for longer than { $span }: { $names }. You can remind them, let a bot play on, or propose to end the game.
remind = Remind
reminded = Reminded
remind-not-now = It is not their turn.
stand-in = Let a bot play on
propose-end = Propose to end
end-asked = { $count ->
    [one] { $names } would end the game as it stands: nobody wins.
   *[other] { $names } would end the game as it stands: nobody wins.
}
end-agree = Agree to end
end-not = Play on
end-agreed = You would end the game as it stands. Still asked: { $names }.
end-alone = You would end the game as it stands.
end-back = Rather play on
patience-line = Whoever is away for longer than { $span } can be reminded by the others, who may also let a bot play on or end the game together.
resign = Resign
resign-two = You give the game up, and { $name } wins.
resign-more = You give the game up for good. A bot plays on your seat to the end.
resign-alone = You give the game up: it ends, and nobody wins.
resign-sure = Yes, resign
resigned = resigned, a bot plays on
you-resigned = You have resigned.
put-off = Put { $name } off
put-off-line = { $name } loses this seat and cannot come back to this table.
put-off-sure = Put off
close-table = Close the table
close-table-line = The table is gone for everybody, and nobody can sit down at it any more.
close-table-sure = Close it
come-back = Take my seat again
refused-clause = Clause { $clause }
sending = Sending…
offline = No connection. Trying again…
language-not-loaded = { $name } could not be loaded. Check the connection and try again.
offline-page = You are offline: rules, lessons and settings are here; tables wait until the connection is back.
offline-table = You are offline: this table can be shown when the connection is back. Nothing is lost.
offline-lesson = You are offline: this board knows only what the step asks for.
offline-why = That cannot be played here. Why not, the server would say; it is out of reach.
time-left = { $seconds } s
gone = This table cannot be shown
rules-drawer = Rules
rules-page = As a page of its own
device = Another device
device-line = Scan this, or open the link, within { $minutes } minutes. It works once.
from-position = This game begins from a position that somebody set up, not with a deal.
device-stay = Stay who I am
device-replace = Open the seat of the link
sign-out = Sign out on this device
sign-out-line = This device forgets who you are, and with it the way to your seats. Another device where you are signed in keeps them.
sign-out-kept = Your name “{ $name }” stays yours, with everything that belongs to it: you come back to it on any device by passkey or recovery code.
sign-out-last = Your name “{ $name }” stays yours, but you have neither a recovery code nor a confirmed passkey left. Unless you are signed in on another device, nobody can let you in again: make codes first.
sign-out-guest = You are a guest: nothing brings “{ $name }” back to this device afterwards. Keep your name first if you want to come back.
device-opening = Opening your seat on this device…

end-title = The game is over
end-win = { $names } wins!
end-you = You win!
end-you-many = You and { $names } share the victory!
end-win-many = { $names } share the victory!
end-place = Place
end-score = Points
rematch = Rematch
end-agreement = Ended by agreement: nobody wins.
end-nobody = The game was given up: nobody wins.
end-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
rematch-asked = { $count ->
    [one] { $names } would like to play again. And you?
   *[other] { $names } would like to play again. And you?
}
rematch-accept = Play again
rematch-decline = No, thanks
rematch-answers = Answers
rematch-yes = { $name }: yes
rematch-no = { $name }: no
rematch-open = { $name }: no answer yet
rematch-silent = no answer yet
rematch-waiting = The game begins when all have answered. Still asked: { $names }.
share = Share
link = Link
verify = Verify the deal
verified-yes = The deal is what was committed to before the game, and every move replays.
download = Download the record

screen-title = Around one screen: { $game }
screen-keys = Everybody's key
screen-buzz = { $name }: I have it!
screen-word = { $name } has the word.
screen-anybody = Whoever has it first presses their key or corner.
screen-wait = One moment…
screen-pass = Pass the device to { $name }.
screen-give = Pass the device to { $name }
screen-ready = I am { $name }: show my side
screen-players = Who plays?
screen-name = Name of player { $n }
screen-who = Player { $n } is
screen-person = a person here
screen-go = Begin
screen-new = Other players, or another game

settings-title = Settings
set-language = Language
set-theme = Theme
theme-auto = as the device
theme-light = light
theme-dark = dark
set-motion = Motion
motion-auto = as the device
motion-less = less
set-turn-sound = Sound on my turn
set-turn-sound-line = One short sound when it is my turn.
set-notes = Notifications
set-notes-line = The system tells me when it is my turn and this page is hidden.
set-notes-ask = Allow
set-notes-granted = Allowed
set-notes-denied = Refused in the browser's settings
turn-note = Your turn: { $game }
set-sound = Sounds
set-sound-line = My turn, a move, a refusal, the last of the sand, the end.
set-patterns = Letters and patterns with colours
set-patterns-line = On all boards, beside the signs that are always there.
set-secrets = Show my own secrets
set-secrets-line = Off: they stay covered until I press them, and no score tells them to somebody who looks over my shoulder.
set-confirm = Confirm my moves
set-confirm-line = A move on the board is asked about before it is played.
set-text = Text size

replay-file = A record file
replay-bad-file = This file cannot be read as a record.
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play by itself
replay-stop = Stop
replay-at = Move { $at } of { $moves }
replay-seat = Seen by
replay-open = All open: every seat
replay-onlooker = an onlooker
replay-on = Play on from here
replay-share = Share this moment

bot-n = Bot { $n }
bot-level = bot { $level }
end-curve = Points over the game
end-curve-of = Points over the game: { $points }

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
lesson-clause = The rule: { $clause }
lesson-wait = Setting up the table…
lesson-end = That is the whole lesson
lesson-end-line = The rest you will learn best by playing.
lesson-once-more = Once more from the start
lesson-none = There is no lesson for this game.
figure = Figure { $n }
rules-here = On this page

# Being told while one is away
alerts-title = Tell me when it is my turn
alerts-push = Notifications on this device
alerts-push-line = Also when Saqqara is closed. They tell the game and the names at the table, nothing of what is on it.
alerts-push-not-here = This server sends no notifications.
alerts-push-none = This browser cannot be called while Saqqara is closed. On an iPhone or iPad, add Saqqara to the home screen first.
alerts-push-denied = The browser does not allow notifications: its settings for this page can change that.
alerts-push-failed = The browser's push service cannot be reached: try again later.
alerts-mail = E-mail address
alerts-mail-give = Write to me
alerts-mail-waiting = We have written to { $address }: follow the link there within a day. Until then nothing else is sent.
alerts-mail-on = E-mails go to { $address }.
alerts-mail-stop = Stop the e-mails
alerts-occasions = Tell me when
alerts-turn = it is my turn
alerts-begun = a game begins
alerts-over = a game is over
alerts-reminded = somebody reminds me
alerts-quiet = Quiet hours
alerts-quiet-on = Nothing during these hours
alerts-quiet-line = Afterwards, only what is still true. Time zone: { $zone }.
alerts-quiet-from = From
alerts-quiet-to = Until
stop-title = No more of these
stopping = One moment…
stopped-mail = Nothing more is written to this address, and we have forgotten it.
stopped-push = This browser shows no more notifications of Saqqara.
address-title = Your e-mail address
address-line = Shall we write to this address when it is your turn? Each e-mail has a link that stops them.
address-yes = Yes, write to me here
address-confirmed = Good: from now on we write to you when it is your turn.

# The position editor
editor-title = Position editor
editor-line = Set up any moment of a game, then analyse it, play on from it or share it.
editor-none = There is no editor for this game.
editor-undo = Undo
editor-redo = Redo
editor-begin = Begin anew
editor-players = Players
editor-deal = Fresh deal
editor-empty = Empty table
editor-text = Position as text
editor-text-take = Use this text
editor-text-bad = This is no position: it must be JSON, as the editor writes it.
editor-text-other = This is a position of another game.
editor-ok = This position is possible.
editor-checking = Checking…
editor-wrong = Not possible yet
editor-show = Show me
editor-then = And now?
editor-analyse = Analyse
editor-play = Play on
editor-play-as = I play as
editor-play-level = Against bots of level
editor-over = The game is over in this position: nobody can play on.
editor-share = Share
editor-copy = Copy the text
editor-download = Download
editor-link = Share a link
editor-player = Player { $n }
editor-turn = To act
editor-less = { $name }: one less
editor-more = { $name }: one more
editor-done = Done
editor-here = Edit this position
editor-at = { $place }: { $sentence }
editor-undrawn = This position cannot be drawn. Undo the last step, or begin anew.
# The review of a finished game
review-link = Review
review-page-intro = What did each decision cost, and what did luck do? Every move is thought about as the players saw it then.
review-page-pace = How thorough
review-page-quick = quick
review-page-normal = normal
review-page-thorough = thorough
review-page-start = Review the game
review-page-on = Go on
review-page-again = Review anew
review-page-stop = Stop here
review-page-failed = The engine failed at a moment of this game. What it has thought about so far is not lost: go on to try again.
review-page-thinking = Thinking about the game …
review-page-progress = How far it is
review-page-through = move { $through } of { $moves }
review-page-seconds = about { $n } s left
review-page-minutes = about { $n } min left
review-page-done = The review is done.
review-page-unable = This browser cannot think about this game by itself. Get the record and have it reviewed in a terminal:
review-page-download = Keep as a file
review-page-print = Print
review-page-read = Read the curve move by move
review-page-board = Board
review-page-board-at = The board at move { $number }
review-page-analyse = Analyse
review-page-analyse-at = Analyse move { $number }
review-page-which = Show
review-page-errors = errors, the dearest first
review-page-all = all decisions, in order
review-page-everybody = everybody
review-page-move = Move { $number }
review-page-right = the best
review-page-more = More
review-page-band = Plays like { $band }.
review-page-what = What is what
review-page-what-luck = What the deal, draws and reveals gave or took.
review-page-what-errors = What one's own errors cost.
review-page-what-gifts = What the errors of the others gave.
review-page-what-others = What the others' good moves, and those one did not expect, changed.
review-page-what-drift = What the reckoning itself changed while nothing happened: it is no more exact than that.
# Analysis board and studies
analysis = Analysis
analysis-line = Try other moves for every seat, keep them as variations with names and comments, and ask the engine what it thinks. From a deal, a finished game or a position.
analysis-of = Analysis: { $game }
analyse = Analyse
analysis-deal = A fresh deal
analysis-begin = Begin
analysis-editor = Set a position up
analysis-text = A record, a position or a study
analysis-file = A file
analysis-paste = Or paste it here
analysis-read = Analyse this
analysis-view = Look
analysis-view-turn = as whoever is to move knew it
analysis-view-seat = as { $name } knew it
analysis-view-open = all open
analysis-thinks-for = Engine for
analysis-turn = { $count ->
    [one] To move: { $names }.
   *[other] To move: { $names }.
}
analysis-done = { $who }: { $what }
analysis-steps = Back and forth
analysis-clock = The clock { $what }
analysis-tabs = Beside the board
analysis-tab-moves = Moves
analysis-tab-engine = Engine
analysis-tab-study = Study
analysis-moves = Moves and variations
analysis-start = Start
analysis-name = Name of this moment
analysis-comment = Comment
analysis-promote = Make it the main line
analysis-redraw = Draw again
analysis-delete = Delete from here
analysis-delete-sure = Delete with all that follows?
engine = Engine
engine-off = The engine is off. It runs on this device; switch it on to see the best moves.
engine-none = The engine does not run in this browser.
engine-failed = The engine has stumbled: switch it off and on again.
engine-over = The game is over here.
engine-nobody = An onlooker has nothing to decide: look as a seat.
engine-exact = Exact: nothing here is estimated.
engine-tried = { $thinking ->
    [true] Thinking… Games tried: { $tried }.
   *[other] Games tried: { $tried }.
}
engine-within = { $value } ± { $error }
engine-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
engine-play = Play { $move }: { $win } to win, { $points }
engine-play-seldom = Play { $move }: hardly tried
engine-line = How it might go on after { $move }
engine-key = Per cent: the chance to win. Points: what it would come to in the end. ±: how far another run as long might differ. It does not cover what the engine misjudges.
engine-key-exact = Per cent: the chance to win. Points: what it would come to in the end.
study-title = Title of the study
study-keep = Keep on the server
study-kept = The study is kept here: its address leads back to it, and changes are saved.
study-copy = Keep a copy of my own
study-saved = All changes are saved.
study-saving = Saving…
study-open = Open for others
study-open-line = Whoever has the link sees where you are and what you change.
study-share = Copy the link for others
study-link = Copy a link with all of it
study-too-long = The study is too long for a link: keep it on the server, or save it as a file.
study-file = Save as a file
study-position = Save the position
study-other = Another study
study-delete = Delete the study
study-delete-sure = Delete it for good?
study-following = You are watching the study of { $name }.
study-left = You are looking around on your own in the study of { $name }.
study-follow = Follow again
study-bad = This is neither a record nor a position nor a study.
study-bad-link = This link has no study in it that can be read: it may have been cut short.
studies-mine = My studies
study-is-open = open for others

# A bot's reasons
log-why = Why?
log-why-of = Why? The move of { $name }
make-unhurried = Bots take a person's time to move
# Strengths between levels
strength = Strength { $number }

# A name that lasts
name-title = Your name
name-guest = You are { $name }, a guest
name-guest-line = Your games are with this browser alone. If you keep your name, it is yours only, and you find your games on any device. Rated games and daily challenges that you play as a guest do not count for the name.
name-keep = Keep this name
name-keep-go = Keep this name, or come back to one
name-keep-how = Your device asks for a fingerprint, your face or its PIN, and makes a passkey. No password, no e-mail address.
name-keep-codes-instead = Without a passkey: with recovery codes alone
name-keep-codes = Keep this name with recovery codes
name-no-passkeys = Browsers have no passkeys on a page without encryption, such as this one in the home network. Recovery codes bring you back here just as well; and “Another device” at a table opens your seat on one more.
name-no-passkeys-number = Browsers have no passkeys on an address that is a bare number. Recovery codes bring you back here just as well; and “Another device” at a table opens your seat on one more.
name-no-passkeys-local = Browsers have no passkeys on an address that is a bare number; on this machine, the page under “localhost” has them. Recovery codes bring you back here just as well.
name-no-passkeys-here = On this address no passkeys can be made: browsers have them only on encrypted pages with a name, and on “localhost”.
name-change-save = Save
name-enter = I have a name here
name-enter-line = Your passkey or one of your recovery codes makes this device yours.
name-enter-line-code = One of your recovery codes makes this device yours.
name-enter-passkey = Come back with a passkey
name-enter-code = Come back with this code
name-code = Recovery code
name-bring = Bring along what { $name } has here
name-bring-line = { $count ->
    [one] One table or study. Rated games do not count for your name. Where both of you sit at the same table, a bot plays on for the guest.
   *[other] { $count } tables and studies. Rated games do not count for your name. Where both of you sit at the same table, a bot plays on for the guest.
}
name-back = Welcome back, { $name }.
name-back-brought = { $count ->
    [one] Welcome back, { $name }. One table came along.
   *[other] Welcome back, { $name }. { $count } tables came along.
}
name-kept = { $name } is your name
name-kept-line = Yours since { $day }: nobody else here can be called so, or by anything that looks the same.
name-ways = Name, passkeys and devices
name-hint = You played as { $name }.
name-hint-go = Keep this name
passkeys-title = Passkeys
passkeys-none = You have no passkey here.
passkey-nameless = Passkey
passkey-made = made on { $day }
passkey-used = last used on { $day }
passkey-unused = not used yet
passkey-site = for { $site }
passkey-name = Name of the passkey
passkey-rename-of = Change name: { $name }
passkey-remove = Remove
passkey-remove-of = Remove: { $name }
passkey-remove-line = This passkey opens nothing here any more. Delete it on your device, too.
passkey-remove-last = This is the last way back to your name. Without it, once you are signed out everywhere, nobody can let you in again. Better make recovery codes first.
passkey-remove-anyway = Remove it all the same
passkey-add = Add a passkey
passkey-here = This device has a passkey of yours already.
passkey-none = This address can have no passkeys.
passkey-stopped = Stopped, or no passkey with a fingerprint, face or PIN check was found: nothing was changed. If yours has no such check, use a recovery code.
passkey-unverified = This one may not sign you in: it has not yet checked your fingerprint, face or PIN here. Sign in with it once, or add a new passkey.
codes-title = Recovery codes
codes-new = Your new recovery codes
codes-line = Keep these where you will find them without this device. Each opens your name once. They are shown only now.
codes-file = Recovery codes of { $name } at { $place }: each works once.
codes-download = Download
codes-print = Print
codes-left = { $count ->
    [0] You have no recovery codes.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
codes-make = Make recovery codes
codes-anew = Make new codes
codes-anew-line = The codes you have now will open nothing any more.
devices-title = Devices
devices-line = To sign this device out:
device-unknown = A program or an unknown browser
device-this = this device
device-seen = last seen on { $day }
device-out = Sign out
device-out-of = Sign out: { $name }
leave-title = Leave
name-leave-line = Take along all that is stored about you, delete it, or both. The moves of your games stay, without your name: they are the games of the others, too.
leave-take = Download my data
leave-delete = Delete everything
name-leave-sure = The name { $name }, your passkeys, codes and devices and all that is stored about you will be deleted, for good and at once. Games that are going on are left to bots.
leave-delete-sure = Delete everything for good
# People
people-title = People
people-line = Those who follow each other are friends: they see each other's tables and invite each other with one click.
people-friends = Friends
people-followers = They follow you
people-following = You follow them
people-blocked = Blocked
people-nobody = Nobody yet: give your link to somebody you like to play with, and follow them back.
people-link = Your link
people-link-line = Whoever opens or scans it can follow you. You see who does, and may remove them.
people-here = People at this table
person-more = More about { $name }
presence = My friends see when I am here
presence-line = Only friends, and only while one of our pages is open before you. Nobody sees it otherwise.
here-now = here now
not-here = not here
follow-page = Follow
follow = Follow { $name }
follow-back = Follow { $name } back
follow-back-one = Follow back
unfollow = Stop following { $name }
unfollow-one = Stop following
remove-follower = Remove { $name } from those who follow you
now-followed = You follow { $name }.
unfollowed = You no longer follow { $name }.
follow-title = Follow { $name }?
follow-line = { $name } will see it. Once you follow each other you are friends: you see each other's tables, and can invite each other.
followed-title = You follow { $name }
follow-waits = { $name } sees it now, and can follow you back: then you are friends.
follow-friends = You and { $name } are friends: you see each other's tables, and can invite each other.
follow-own = This is your own link
follow-own-line = Give it to somebody else: whoever opens it can follow you.
block = Block { $name }
block-one = Block
block-line = You and { $name } will no longer meet: not at tables, not in the chat, not by invitations. A game you both play goes on. { $name } is not told.
block-sure = Block
now-blocked = { $name } is blocked. You can undo it on the page of people.
unblock = Unblock { $name }
unblock-one = Unblock
unblocked = { $name } is no longer blocked.
invite-friends = Your friends here
invite-friend = Invite { $name }
invite-one = Invite
invited-waiting = invited
invited-no = said no this time
invited-sits = sits here
invitation-no = Not this time
friends-tables = Your friends' tables
make-friends = My friends see this table
make-invites = { $name } will be invited as soon as the table is there.
friends-see = The host's friends see this table, and may watch the game.
alerts-invited = A friend invites me
report = Report { $name }
report-one = Report
report-what = What do you want to report about { $name }?
report-words = Hurtful words
report-name = A hurtful name
report-spam = Advertising or pestering
report-play = Unfair play
report-other = Something else
report-more = What happened? (one line, if you like)
report-line = The host of this server reads it. The other person does not learn who reported them.
report-line-words = The host of this server reads it, with the last words of the chat. The other person does not learn who reported them.
report-send = Send the report
report-sent = Thank you: the host has it, and you will hear what came of it.
notice-title = From the host
notice-read = Understood
notice-answered = You reported { $name }: the host has looked at it and done something about it. Thank you.
notice-looked-at = You reported { $name }: the host has looked at it and found nothing to do this time. Thank you.
notice-warned = The host of this server warns you: { $kind }. Please keep in mind that others want to have a good time, too.
notice-renamed = The host of this server has taken your name away ({ $kind }). You can choose another one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
notice-muted = The host of this server has muted you ({ $kind }). You can speak again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}; you can go on playing.
reports-title = Reports
reports-waiting = To be dealt with
reports-done = Dealt with
reports-none = Nothing to be dealt with.
reports-none-done = Nothing has been dealt with yet.
reports-leave = Sign this browser out as the host
report-about = { $name }: { $kind }
report-by = Reported by { $name }, { $at }.
report-by-nobody = somebody who has left
report-now = Now called { $name }.
report-the-words = The words in question
report-before = Before: { $measures }.
report-earlier = { $what } ({ $at })
report-holds = It holds until you end it.
report-holds-until = It holds until { $at }.
report-act = What to do
measure-warned = warned
measure-renamed = name taken away
measure-muted = muted
measure-off = put off the server
act-warn = Warn
act-warn-line = { $name } reads that the host warns them, and why.
act-warn-sure = Send the warning
act-rename = Take the name away
act-rename-line = { $name } gets a guest's name, and can choose another one in a week.
act-rename-sure = Take it away
act-mute = Mute
act-mute-line = { $name } can play, but says nothing for a while.
act-mute-sure = Mute
act-days = For how long
act-days-n = { $count ->
    [one] one day
   *[other] { $count } days
}
act-off = Put off the server
act-off-line = { $name } is signed out everywhere and cannot sign in again; bots play on for them.
act-off-sure = Put off
act-dismiss = Nothing to do
act-dismiss-line = Nothing happens to { $name }.
act-dismiss-sure = Close the report
act-lift = End it now
report-done-dismissed = Closed: nothing was done about { $name }.
report-done-warned = { $name } has been warned.
report-done-renamed = The name of { $name } has been taken away.
report-done-muted = { $name } has been muted.
report-done-off = { $name } has been put off the server.
# Rated tables
make-rated = Rated game
make-rated-line = It counts for your rating: no hints, nothing is taken back, and a clock. Leaving counts as coming last. Bots may play too: they have ratings as well.
make-rated-go = A rated table
rated-table = A rated game: it counts for everybody's rating; whoever leaves comes last.
rated = rated
rated-to = rated: { NUMBER($rating, useGrouping: 0) }
rating = Rating
rating-provisional = provisional
rating-provisional-line = A question mark: provisional, too few rated games yet to be sure.
rating-after = Ratings after this game
rating-left = left the game: last place
rating-soon = Ratings follow in a moment…
rating-none = This game does not count for ratings.

# Boards
start-more = More
boards = Boards
boards-line = The best players of each game, by their rated games.
boards-which = Which part of the board
board-all = The best
board-new = Provisional
board-me = Around me
board-you = (you)
board-rank = Place
board-name = Name
board-better = Further up
board-further = Further down
board-none = Nobody stands here yet: it takes some rated games, and the wish to be seen.
board-none-new = Nobody has a provisional rating to show yet.
board-only-you = Only you can see your line.
board-show-me = Choose what others see

# Profiles
profile = Profile
profile-mine = My profile
profile-kept = Kept.
profile-empty = No games to show yet.
profile-empty-mine = No finished games yet: play one, and how you fare stands here.
picture-another = Another picture
games-by-kind = By game
rated-games = Rated games
all-games = All games
won-share = { $share } won
mean-points = Points on average
habits = Favourite moves
latest-games = Last games
latest-won = won, of { $seats }
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
   *[other] Over the last rated games from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } ± { NUMBER($off, useGrouping: 0) }.
}
curve-numbers = The curve in numbers
curve-day = Day
curve-off = Off by up to
showing = What others see
show-profile = Everybody may see my profile
show-profile-line = Name and picture, and what you tick below. Until then nobody sees anything, and you are on no board.
show-rating = My ratings and rated games, and my place on the boards
show-games = All my games by kind, with points
show-habits = My favourite moves
show-latest = My last games, unrated ones too
show-puzzles = My ratings in puzzles
share-profile = Share my profile
# The daily four
daily-title = The daily four
daily-intro = One challenge in each game, the same for everybody, one try that counts. A day is a date of the world clock (UTC).
daily-next = The next ones come in { $span } (at { $time } here).
daily-past = This day is over: its challenges are open for practice, as often as you like, and do not count.
daily-grace = This day is over. Tries that had begun can still be ended, until an hour after midnight UTC; then its seeds are open.
daily-days = Days
daily-previous = The day before
daily-following = The day after
daily-today = Today
daily-play = Play
daily-go-on = Go on
daily-practise = Practise
daily-see = See the table
daily-over = No try can begin any more.
daily-new = Not played yet
daily-going = Going on
daily-late = No result: it was not ended in time.
daily-minutes = about { $minutes } min
daily-played = { $count ->
    [0] Nobody has played it yet
    [one] { $count } result
   *[other] { $count } results
}
daily-place = { $place ->
    [1] First
   *[other] Place { $place }
} of { $count } on the board
daily-unlisted = It would be place { $place } on the board, where only people stand who were here before the day began: so nobody tries first under another name.
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-share = To share, without giving anything away
daily-copy-by-hand = Copying was not possible: mark the text and copy it by hand.
daily-board = Results
daily-board-of = Results of which game
daily-board-whose = Whose results
daily-board-everybody = Everybody
daily-board-followed = People I follow
daily-nobody-followed = Nobody you follow has a result here yet. You find and follow people here:
daily-col-place = Place
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
daily-nobody = Nobody stands here yet.
daily-fair = Is it fair?
daily-fair-before = The deal, every draw and the bots' choices follow from a seed. Its hash stands here now, and tomorrow's beside it; the seed follows at { $time } here, when the day is over for everybody. Then anybody can check that the one fits the other, and replay every game.
daily-fair-after = The deal, every draw and the bots' choices followed from this seed, whose hash stood here before. The SHA-256 of the seed is the hash; the record of every game of this day replays from it (“saqqara verify”).
daily-fair-home = At home the seeds follow from the version of the program and the date alone, without any network: everybody with the same version has the same four, and whoever reads the source could look ahead.
daily-hash = Hash
daily-hash-next = Tomorrow's hash
daily-seed = Seed
daily-archive = Days that are over
daily-archive-line = Open for practice, as often as you like, with the results of the day to compare.
daily-earlier = Earlier days
daily-of = { $title }: { $words }
daily-end-over = The challenge is over
daily-end-sealed = Replay, review and record open when the day is over for everybody: until then they would give the challenge away.
daily-back = Back to the day's challenges
daily-leave = Come back later
level-sand = the sand

# Puzzles
puzzles = Puzzles
puzzles-start = Puzzles: find the best move
puzzles-line = Moments from games of bots in which one answer is clearly best, by what its player can know. Every answer is explained; your first answer to a puzzle counts for your rating, and for the puzzle's.
puzzles-solved = { $solved } of { $count } solved
puzzles-theme = What it is about
puzzles-any = About anything
puzzles-begin = Begin
puzzles-all = All puzzles
puzzles-tries = { $count ->
    [one] after 1 puzzle
   *[other] after { $count } puzzles
}
puzzles-none = All solved
puzzles-none-line = You have solved every puzzle of this game.
puzzles-none-theme = You have solved every puzzle that this theme has for you. There are others.
puzzle-of = { $game }: a puzzle
puzzle-task = What is the best answer?
puzzle-task-one = It is your turn. Play the move that you think best: it is your answer.
puzzle-task-several = Make the moves of your answer one after the other, then give it.
puzzle-again = This one went wrong before: it comes once more, and no longer counts.
puzzle-answer = This is my answer
puzzle-back = Take back
puzzle-right = Right!
puzzle-wrong = Not the best
puzzle-about = What it was about: { $theme }
puzzle-point = Answers, shown on the board
puzzle-way-best = The best
puzzle-way-tempting = Tempting
puzzle-way-yours = Your answer
puzzle-solver = Your rating: { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-itself = The puzzle's: { NUMBER($after, useGrouping: 0) } ({ $change })
puzzle-uncounted = It did not count: you had answered this puzzle before.
puzzle-next = Next puzzle
# Arenas: evenings for a club
arena = Arena
arena-title = Arenas
arena-quiet = Arena: an evening for a club
arena-intro = A game, a room full of people and an hour or two: whoever is free is seated with others of like standing, again and again. All that anybody needs is a name and a phone.
arena-new = Hold an arena
arena-mine = My arenas
arena-none = None yet: open the link that somebody gives you, or hold one yourself.
at-hour = at { $time }
arena-of = { $game } arena
arena-is-on = On now
arena-status-soon = begins { $when }
arena-status-on = on now
arena-status-ending = the last games
arena-status-over = over, { $day }
arena-name = Name of the evening
arena-name-hint = Thursday at the club
arena-seats = Players at a table
arena-minutes = How long
arena-start = Begins
arena-start-now = At once
arena-start-later = At a time
arena-start-time = Date and time
arena-bots = When players are missing
arena-bots-none = Smaller tables
arena-bots-level = Bots: { $level }
arena-rated = Rated games
arena-rated-line = They count for everybody's rating, without hints and without taking back.
arena-make = Hold it
arena-terms = { $game } · { $seats } at a table · { $seconds } s a decision
arena-terms-rated = · rated
arena-terms-bots = · bots where people are lacking: { $level }
arena-begins = Begins { $when }
arena-begins-in = Begins { $when }, in
arena-ends-in = Ends { $when }, in
arena-last-games = The last games, over { $when } at the latest:
arena-is-over = This arena is over.
arena-join = Take part
arena-me = How it stands with you
arena-me-soon = You take part. Stay on this page: it leads you to your table.
arena-me-waiting = You are next: stay on this page, it leads you to your table.
arena-me-next = A table is being put together.
arena-me-lacking = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
}{ $tables ->
    [0] .
    [one] : one game is being played.
   *[other] : { $tables } games are being played.
}
arena-me-playing = You are at a table.
arena-me-left = You are taking a break. Your points stay.
arena-me-away = A bot has played for you: are you back?
arena-me-removed = Whoever organises this arena has taken you out. Your points stay.
arena-me-ending = No new games: the last ones are being played to the end.
arena-back = I am back
arena-pause = Take a break
arena-seated = Your table is ready: off we go.
arena-to-table = To my table
arena-to-arena = To the arena
arena-next = Back to the arena: the next game
arena-standings = Standings
arena-all-results = All results
arena-games = Games
arena-wins = Wins
arena-state-playing = playing
arena-state-out = out
arena-nobody = Nobody takes part yet.
arena-people = { $count ->
    [one] one person
   *[other] { $count } people
}
arena-tables = { $count ->
    [0] No game at the moment
    [one] One game being played
   *[other] { $count } games being played
}
arena-how = How points are counted
arena-how-line = Each game gives 10 points to the first and none to the last, in even steps between; whoever ties shares. Whoever leaves a game gets none. Equal points: more wins, then fewer games. A game that was begun in time still counts after the end, for as long as { $game } usually takes.
arena-take-out = Take { $name } out
arena-take-out-line = { $name } will not be seated any more and cannot come back to this arena. Their points stay, and a game that is going on is theirs to finish.
arena-take-out-sure = Take out
arena-invite = Invite people
arena-invite-line = Whoever has this link can take part, from any phone.
arena-screen = On a large screen
arena-scan = Join here
arena-end = End it early
arena-end-line = No new games begin. Those that are being played can be finished, and count.
arena-end-sure = End it now
arena-podium = The first three
arena-place = Place { $place }:
arena-points-games = { $value ->
    [one] one point
   *[other] { NUMBER($value, maximumFractionDigits: 1) } points
}, { $games ->
    [one] one game
   *[other] { $games } games
}
arena-moments = The best moments
arena-replay-of = Replay: { $what }
arena-moment-title-comeback = Biggest comeback
arena-moment-comeback = { $count ->
    [one] { $names } won after having been one point behind.
   *[other] { $names } won after having been { $count } points behind.
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
    [one] { $names } gained one place in the second half.
   *[other] { $names } gained { $count } places in the second half.
}
