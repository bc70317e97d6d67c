goal = Stack pieces so that your secret colour shows most, and let nobody guess it.
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
spot-late = Latest piece: { $name }.
spot-place = Place { $colour } here.
spot-meet = Place { $colour } here: it meets { $colour } and both vanish.
spot-not = You can't place { $colour } here.
spot-choose = Choose this spot, then a piece.
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
tray-not = You can't place it on spot { $spot }.

secret-name = to see my secret colour
secret-hold = My secret: hold
secret-mine = My secret: { colour }
secret-is = Your secret colour: { colour }

count-title = Spots by colour
count-covered = covered
count-line = { colour }: { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
}, { $covered ->
    [0] none
   *[other] { $covered }
} covered
count-owner = , the objective of { $name }

stock-all = Stocks
stock-title = Other players' stocks
objectives-title = Objectives
stock-left = { $count } left
stock-some = { $count } { colour }
stock-none = empty

# Setting a position up
edit-tools = Board tool
edit-pieces = Pieces
edit-lift = remove
edit-lifts = Remove the top piece.
edit-base = Bases
edit-base-of = { colour } base
edit-bases = Put a { $colour } base here.
edit-spots = Board
edit-spot = Spot { $spot }
edit-objectives = Secret colour
edit-stocks = { $kind ->
    [all] Stock
    [red] red pieces
    [orange] orange pieces
    [yellow] yellow pieces
    [green] green pieces
    [blue] blue pieces
   *[other] pink pieces
}
wrong-stack-base = The lowest piece is { colour }, like its base. A piece can't be placed on a bare base of its own colour (rule O8).
wrong-stack-same = Two { colour } pieces are on top of each other. They would both vanish (rule O10).
wrong-fair-share = Too many pieces. With equal shares, the maximum is { $most } per colour (rule O5).
wrong-pieces = { $got ->
    [one] There is one { colour } piece
   *[other] There are { $got } { colour } pieces
} on the board and in the stocks. There can be { $most }, or 2, 4, 6… fewer, because pieces vanish in pairs (rule O10).
wrong-stocks = The stocks ({ $got }) don't match player { SEAT($turn) }'s turn. Players place one piece each in turn and started with { $most } each (rules O5, O6).
