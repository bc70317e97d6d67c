// Operations as people write them. What they are worth is the server's to say.

/** An operation with the signs of a printed page. */
export function pretty(text: string): string {
  return text.replaceAll("*", "×").replaceAll("/", "÷").replaceAll("-", "−");
}

/** With the signs of the notation, whatever the keyboard gave. */
export function plain(text: string): string {
  return text.replace(/[×xX]/g, "*").replace(/[÷:]/g, "/").replace(/[−–]/g, "-").replace(/\s+/g, " ").trim();
}

/** Numbers, signs and brackets, one by one. */
export function tokens(text: string): string[] {
  return plain(text).match(/\d+|[-+*/()=]|\S/g) ?? [];
}

/** Tokens as a line that reads well: a space around signs, none inside brackets. */
export function spell(parts: string[]): string {
  return parts.join(" ").replaceAll("( ", "(").replaceAll(" )", ")");
}

export interface Line {
  /** The operation, in the notation; empty where only a number was written. */
  operation: string;
  /** The number it is to make, if one is written. */
  number: string | null;
  /** Whether the line ends in a bare "=". */
  asks: boolean;
}

/** A line as typed: `(5 - 2) * 11`, `(5 - 2) * 11 = 33`, `33 = (5 - 2) * 11`, or `33` alone. */
export function readLine(text: string): Line {
  const sides = plain(text)
    .split("=")
    .map((side) => spell(tokens(side)));
  const lone = (side: string | undefined) => (side !== undefined && /^\d+$/.test(side) ? side : null);
  const [left = "", right] = sides;
  if (right === undefined)
    return lone(left) ? { operation: "", number: left, asks: false } : { operation: left, number: null, asks: false };
  if (right === "") return { operation: left, number: null, asks: true };
  if (lone(right)) return { operation: left, number: right, asks: false };
  return { operation: right, number: lone(left), asks: false };
}

/** A line without the bare "=" at its end. */
export function unasked(text: string): string {
  return text.replace(/\s*=\s*$/, "");
}

/** Which of the dice lie in the line already: each number of it stands for one die that shows it. */
export function inLine(text: string, dice: number[]): boolean[] {
  const used = dice.map(() => false);
  for (const part of tokens(text.split("=")[0] ?? "")) {
    const die = dice.findIndex((value, i) => !used[i] && String(value) === part);
    if (die >= 0) used[die] = true;
  }
  return used;
}
