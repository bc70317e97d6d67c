// Reading moves as texts, as far as it is alike in all games: a word that says what is done, then what it is done with.

/** The first word of a move, and those after it. */
export function readMove(text: string): { verb: string; rest: string[] } {
  const [verb = "", ...rest] = text.split(" ");
  return { verb, rest };
}

/** What follows a word in each of the moves that begin with it. */
export function after(verb: string, moves: readonly string[]): string[] {
  return moves.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1));
}
