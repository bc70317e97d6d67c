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

/** The numbers of an operation for which no die is left. */
export function notRolled(operation: string, dice: number[]): string[] {
  const left = dice.map(String);
  return tokens(operation).filter((part) => {
    if (!/^\d+$/.test(part)) return false;
    const die = left.indexOf(part);
    if (die >= 0) left.splice(die, 1);
    return die < 0;
  });
}

/** What an operation makes, as far as the page can tell; null where it is unfinished. The check is the server's. */
export function made(operation: string): number | null {
  const parts = tokens(operation);
  let at = 0;
  function factor(): number {
    const part = parts[at++] ?? "";
    if (part !== "(") return /^\d+$/.test(part) ? Number(part) : Number.NaN;
    const inner = sum();
    return parts[at++] === ")" ? inner : Number.NaN;
  }
  function product(): number {
    let value = factor();
    while (parts[at] === "*" || parts[at] === "/") value = parts[at++] === "*" ? value * factor() : value / factor();
    return value;
  }
  function sum(): number {
    let value = product();
    while (parts[at] === "+" || parts[at] === "-") value = parts[at++] === "+" ? value + product() : value - product();
    return value;
  }
  const value = sum();
  if (at < parts.length || !Number.isFinite(value)) return null;
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-9 ? whole : value; // 8 ÷ 3 × 3 is 8
}
