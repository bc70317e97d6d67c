puzzle-theme-explore = Press your luck
puzzle-theme-secure = Stop in time
puzzle-theme-awaken = Awaken now
puzzle-theme-keep = Which room to keep
