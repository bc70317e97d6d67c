### The lab.

lab-missing = This needs { $package }, which is not installed: pip install 'saqqara[{ $extra }]'.
lab-device = There is no device “{ $device }”: choose cpu, cuda or ray.
lab-address = --address names a Ray cluster: add --device ray.
lab-games = { NUMBER($games, useGrouping: 0) } games cannot be played: ask for 1 or more.
lab-players = { $players } players are named for { $seats } seats: name one for all seats, or one for each.
lab-seconds = “{ $player }” thinks by the clock, so its games could not be repeated: give it a number of tries ({ $level }@2000).
lab-cuda-players = On a GPU only chance plays: leave --players out, or choose another --device.
lab-no-cuda = There is no CUDA here: pip install 'saqqara[cuda]' on a machine with an NVIDIA GPU, or choose another --device.
lab-too-large = Column “{ $column }” of { $name } does not fit into { $type }: its tally.py must name a larger type.
lab-out-exists = { $path } is already there: choose another name, or write it anew with --fresh.
lab-no-folder = There is no folder { $path }: make it first, or choose another name.
lab-other-plan = { $path } holds parts of another simulation (it differs in: { $differs }). Ask for the same to go on with it, choose another --out, or begin anew with --fresh.
lab-strange-parts = { $path } holds something else than the parts of a simulation, or they are damaged: choose another --out, or begin anew with --fresh.
lab-worker-lost = A worker process has ended before its time (killed, or no memory was left). Start the same command again: with --out it goes on where it was.
lab-no-cluster = The Ray cluster at { $address } cannot be reached: { $what }
lab-cluster-lost = The Ray cluster has lost a part more often than it may ({ $what }). Start the same command again: with --out it goes on where it was.
