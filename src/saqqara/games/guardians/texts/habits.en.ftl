# How somebody's choices differ from those of the others
habit-explores-on = Often explores one room too many.
habit-secures-early = Secures early and risks little.
habit-awakens = Loves to awaken other players' guardians.
habit-lets-sleep = Rarely awakens other players' guardians.
habit-is-awakened = Often has their guardians awakened by others.
