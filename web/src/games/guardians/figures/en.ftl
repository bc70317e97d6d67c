rooms-caption = Three rooms, back and face. Treasures are on the ledge. The centre is empty or holds an amulet or a guardian.
rooms-green = green: one in four has a guardian
rooms-yellow = yellow: one in three
rooms-red = red: one in two
piles-caption = The two piles, with the back of their top room showing, and the discards, face up.
piles-alt = Pile 1 with a green back on top, pile 2 with a red one, and one room on the discards
double-caption = Four rooms secured. Two of them show chests, so all chests count double. They are on the gilded ledges.
double-sum = (2 + 1) × 2 + 3 + 1 = 10 points
saved-caption = Awakened but saved. There are as many amulets as guardians, so the rooms score for their owner.
saved-alt = Balanced scales: one amulet, one guardian
saved-sum = 1 amulet against 1 guardian: safe
struck-caption = Awakened with too few amulets: the owner scores nothing. The player who awakened them draws two rooms for the werewolf and takes an extra turn for the Franks.
struck-alt = Scales tipping to the guardians: one amulet, three guardians
struck-sum = 1 amulet against 3 guardians: werewolf, then Frank
