unknown-level = Il n'y a pas de robot « { $level } » : choisissez parmi { $known }.
level-chance = Hasard
level-chance-line = Joue n'importe quel coup permis.
