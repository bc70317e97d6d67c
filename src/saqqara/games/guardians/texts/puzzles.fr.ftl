puzzle-theme-explore = Tenter sa chance
puzzle-theme-secure = S'arrêter à temps
puzzle-theme-awaken = Éveiller maintenant
puzzle-theme-keep = Quelle salle garder
