// Whether one waits for a person to play with. What waiting is, is loaded when somebody does (`PairingBar.svelte`).

/** `game`: the one waited for; `table`: where; `problem`: why one waits no longer. */
export const pairing = $state({ game: "", table: "", problem: "" });
