position-marks = Champ « marks » : { $got } manches sont perdues en tout, mais { $wanted } ont été jouées ; chaque manche est perdue par un joueur (clause C7).
position-over = Champ « over » : { $got } s'y trouve après { $played } manches ; la partie finit après cinq, et pas avant (clause C8).
position-bid = Champ « bid » : « { $got } » s'y trouve ; il faut null ou, tant que la partie dure, une annonce comme « 2 5 » sur { $dice } dés au plus (clause C5).
