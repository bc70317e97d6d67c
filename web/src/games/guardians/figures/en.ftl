rooms-caption = Three rooms, back and face. The treasures lie on the ledge, the centre is empty or holds an amulet or a guardian.
rooms-green = green: one in four has a guardian
rooms-yellow = yellow: one in three
rooms-red = red: one in two
piles-caption = The two piles with the back of their top room in sight, and the discards, face up.
piles-alt = Pile 1 with a green back on top, pile 2 with a red one, and one room on the discards
double-caption = Four rooms secured. Chests appear on two of them, so all chests count double: the gilded ledges.
double-sum = (2 + 1) × 2 + 3 + 1 = 10 points
saved-caption = Awakened, but saved: the amulets are as many as the guardians, and the rooms score for their owner.
saved-alt = Scales in balance: one amulet, one guardian
saved-sum = 1 amulet against 1 guardian: safe
struck-caption = Awakened with too few amulets: the owner scores nothing. Whoever awakened them draws two rooms for the werewolf and takes one extra turn for the Franks.
struck-alt = Scales that sink on the side of the guardians: one amulet, three guardians
struck-sum = 1 amulet against 3 guardians: werewolf, then Frank
