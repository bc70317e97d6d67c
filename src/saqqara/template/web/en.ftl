# Moves: in the history, after the player's name, and in a few words
log-lay = lays stone { $stone } on heap { $heap }
short-lay = { $stone } on heap { $heap }

# The board
heaps = Heaps
heap-name = Heap { $heap }
heap-closed = closed
heap-stones = Heap { $heap }, from the bottom up: { $stones }.
heap-empty = Heap { $heap }: empty.
heap-last = The last stone was laid here.
heap-lay = Lay { $stone } here.
heap-not = Not for { $stone }.
hand-title = Your hand
hand-choose = Choose a stone, then a heap.
hand-where = Stone { $stone }: on which heap?
stone-name = Stone { $stone }
others-title = The others and the bag
others-held = { $name }: { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
bag = In the bag: { $count }
gone = Left the game: { $stones }
gone-none = No stone has left the game.
