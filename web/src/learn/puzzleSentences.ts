// What is said of an answer: the server's sentences, with moves in the words of the game in place of their notation.

/** A sentence in which moves stand between backquotes, each said as `short` says it. */
export function withMovesInWords(sentence: string, short: (move: string) => string): string {
  return sentence.replace(/`([^`]*)`/g, (_, move: string) => short(move));
}
