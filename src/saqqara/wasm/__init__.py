"""The fourth target: a game's rules, evaluation and search as a WebAssembly module, made from the sources that the others are made from."""
