step-explore-title = Explore
step-explore-text = Collect rooms face down and score them later. The back shows the danger: one in four green rooms hides a guardian, one in three yellow rooms, one in two red rooms. Riskier rooms hold more treasure.
step-explore-task = Explore the pile where a guardian is least likely.
step-explore-hint = That's the riskier room. Take the green one, on pile 1.
step-explore-done = The room is yours. Only you can see what is in it.

step-double-title = Secure
step-double-text = Each treasure is worth one point. A type that appears on two or more of your rooms counts double: here (2 + 1) × 2 for the chests, and 3 for the vases.
step-double-task = Secure your rooms and score 9 points.
step-double-hint = Anyone could still awaken your rooms. Choose “Secure”.
step-double-done = Nine points. Guardians and amulets don't count when you secure.

step-awaken-title = Awaken
step-awaken-text = If you have a room, you can reveal all the rooms of another player. If they show more guardians than amulets, their owner gets nothing. Nora has two red rooms, and Idris has two green ones.
step-awaken-task = Awaken the player most likely to have a guardian.
step-awaken-hint = Two red rooms are more likely to hide a guardian than two green ones. Awaken Nora.
step-awaken-done = A mummy, and no amulet: you score Nora's rooms.

step-amulet-title = Amulets
step-amulet-text = Each amulet cancels one guardian. You have a mummy and an amulet. If someone awakens your rooms, you score them and that player gets nothing.
step-amulet-task = You're safe. Explore once more.
step-amulet-hint = Your amulet protected these rooms. Take one more room from either pile.
step-amulet-done = Look at the new room: against a second guardian you would need a second amulet.

step-werewolf-title = The werewolf
step-werewolf-text = You awakened a werewolf: draw the top room of both piles and keep none, one or both. The third guardian, Frank, would give you an extra turn.
step-werewolf-task = Keep the room with the amulet and discard the one with the mummy.
step-werewolf-hint = Keep only the room from pile 1, with the amulet.
step-werewolf-done = You keep the crowns and the amulet, and discard the mummy.

step-goal-title = Thirty-five points
step-goal-text = The game ends as soon as a player reaches 35 points. Everyone else then scores their rooms, and the highest score wins. You have 27 points.
step-goal-task = Score the points you still need.
step-goal-hint = Your rooms are worth 9. Secure them.
step-goal-done = 36 points: the game is over. Nora and Idris score their rooms, and you stay ahead.
