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
