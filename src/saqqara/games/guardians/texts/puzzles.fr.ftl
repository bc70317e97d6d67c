# De quoi parlent les problèmes
puzzle-theme-explore = Oser continuer
puzzle-theme-secure = S'arrêter à temps
puzzle-theme-awaken = Éveiller maintenant
puzzle-theme-keep = Quelle salle garder
