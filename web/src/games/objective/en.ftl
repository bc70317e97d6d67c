log-place = places { a-colour } piece on spot { $spot }
short-place = { colour } on spot { $spot }
a-colour = { $colour ->
    [orange] an orange
   *[other] a { colour }
}
colour-name = { colour }
letter = { $colour ->
    [red] R
    [orange] O
    [yellow] Y
    [green] G
    [blue] B
   *[pink] P
}

grid-label = Board: { $spots } spots
spot-bare = Spot { $spot }: { $on } base, bare.
spot-stack = Spot { $spot }: { $colour } on { $on } base, { $height ->
    [one] 1 piece
   *[other] { $height } pieces
}.
spot-pieces = From the top: { $list }.
spot-late = The last piece here: { $name }.
spot-place = Place { $colour } here.
spot-meet = Place { $colour } here: it meets { $colour } and both vanish.
spot-not = Not for { $colour }.
spot-choose = Choose it, then a piece.
spot-chosen = Chosen: now choose a piece.

tray-title = Your pieces
tray-choose = Choose a piece and a spot.
tray-piece = { $colour ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[pink] Pink
}: on which spot?
tray-spot = Spot { $spot }: which piece?
tray-cancel = Cancel
tray-pieces = { colour }, { $count ->
    [one] 1 piece.
   *[other] { $count } pieces.
}
tray-goes = Place { $colour } on spot { $spot }.
tray-not = Not for spot { $spot }.

secret-name = to see my secret colour
secret-hold = My secret: hold
secret-mine = My secret: { colour }
secret-is = Your secret colour: { colour }

count-title = Spots by colour
count-covered = covered
count-line = { colour }: { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
}, { $covered } covered
count-owner = , the objective of { $name }

stock-all = Stocks
stock-title = Stocks of the others
objectives-title = Objectives
stock-left = { $count } to place
stock-some = { $count } { colour }
stock-none = nothing left

# Setting a position up
edit-tools = What a touch on the board does
edit-pieces = Pieces
edit-lift = lift
edit-lifts = Lift the topmost piece.
edit-base = Bases
edit-base-of = { colour } base
edit-bases = Put a { $colour } base here.
edit-board = Board
edit-spot = Spot { $spot }
edit-secret-of = Secret colour
edit-secret = Secret colour of { $name }
edit-stock = { colour } pieces of { $name }
wrong-stack-base = The lowest piece is { colour }, like its base; a piece never lies on a bare base of its own colour (clause O8).
wrong-stack-same = Two { colour } pieces lie on each other; such pieces vanish together (clause O10).
wrong-fair-share = Too many: with equal shares nobody has more than { $most } of a colour (clause O5).
wrong-pieces = { $got ->
    [one] There is one { colour } piece
   *[other] There are { $got } { colour } pieces
} on the board and in the stocks; there can be { $most }, or fewer by an even number, since pieces vanish in pairs (clause O10).
wrong-stocks = Pieces left: { $got }, and player { SEAT($turn) } is to place. That cannot be, since they place one each in turn and began with { $most } each (clauses O5, O6).
