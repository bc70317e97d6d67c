step-explore-title = Explore
step-explore-text = You collect rooms face down and cash them in later. A back tells the danger: one green room in four hides a guardian, one yellow in three, one red in two. Riskier rooms hold more treasure.
step-explore-task = Explore: take a room from the pile where a guardian is least likely.
step-explore-hint = That room is the riskier one. Take the one with the green back, on pile 1.
step-explore-done = The room lies before you. Only you may read it: press it to peek.

step-double-title = Secure
step-double-text = A treasure is worth one point. A type that appears on two of your rooms or more counts double: here (2 + 1) × 2 for the chests, and 3 for the vases.
step-double-task = Secure your rooms and score 9 points.
step-double-hint = Your rooms are still on the table, for anybody to awaken. Choose “Secure”.
step-double-done = Nine points. Guardians and amulets do not matter when you secure.

step-awaken-title = Awaken
step-awaken-text = With a room of your own you may turn over those of another explorer. If guardians outnumber amulets there, their owner gets nothing. Nora has two red rooms, Idris two green ones.
step-awaken-task = Awaken the explorer with whom a guardian is most likely.
step-awaken-hint = Two red rooms hide a guardian more often than two green ones. Awaken Nora.
step-awaken-done = A mummy, and no amulet: the points of Nora's rooms are yours.

step-amulet-title = Amulets
step-amulet-text = Each amulet offsets one guardian. You hold a mummy and an amulet: whoever awakens your rooms gets nothing, and you score them.
step-amulet-task = There is no hurry: explore once more.
step-amulet-hint = Your amulet would have protected these rooms. Take one more room from either pile.
step-amulet-done = Look at the new room: a second guardian would need a second amulet.

step-werewolf-title = The werewolf
step-werewolf-text = You have awakened a werewolf: you draw the top room of both piles and keep neither, one or both. Frank, the third guardian, would give you another turn.
step-werewolf-task = Keep the room with the amulet, and leave the one with the mummy.
step-werewolf-hint = Keep just the room from pile 1, the one with the amulet.
step-werewolf-done = The crowns and their amulet are yours, the mummy goes to the discards.

step-goal-title = Thirty-five points
step-goal-text = Whoever reaches 35 points ends the game at once. Then all others score their rooms too, and the highest score wins. You have 27 points.
step-goal-task = Make the points that are missing.
step-goal-hint = The rooms in front of you are worth 9. Secure them.
step-goal-done = 36 points: the game is over. Nora and Idris score their rooms, and you stay ahead.
