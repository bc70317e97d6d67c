# What puzzles are about
puzzle-theme-explore = Dare to go on
puzzle-theme-secure = Stop in time
puzzle-theme-awaken = Awaken now
puzzle-theme-keep = Which room to keep
