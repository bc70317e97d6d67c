// Moves as people type them, in the words of either language and with players' names, brought into the notation.

/** A word without its case and accents. */
export const plainWord = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A text in which the words that a game knows (plain, as keys) are those of the notation; an empty one is left out. */
export function translate(text: string, words: Record<string, string>): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => words[plainWord(word)] ?? word)
    .filter(Boolean)
    .join(" ");
}

/** A text whose words after the first are a player's name, with the number of that seat; any other as it is. */
export function seatByName(text: string, names: readonly string[]): string {
  const [verb = "", ...rest] = text.split(" ");
  if (/^\d+$/.test(rest.join(" "))) return text;
  const seat = names.findIndex((name) => plainWord(name) === plainWord(rest.join(" ")));
  return rest.length && seat >= 0 ? `${verb} ${seat}` : text;
}
