// The moves that a look offers, by what they are about.

export interface Offered {
  explore: number[];
  secure: boolean;
  awaken: number[];
  keep: string[];
  pass: boolean;
}

/** Sort the canonical texts of a look by action: piles from 1, seats from 0. */
export function offered(moves: string[]): Offered {
  const about = (verb: string) => moves.filter((text) => text.startsWith(`${verb} `)).map((text) => Number(text.slice(verb.length + 1)));
  return {
    explore: about("explore"),
    secure: moves.includes("secure"),
    awaken: about("awaken"),
    keep: moves.filter((text) => text.startsWith("keep ")),
    pass: moves.includes("pass"),
  };
}

/** The text that keeps these drawn rooms (true: kept), in the order of the piles. */
export function keeping(kept: boolean[]): string {
  const piles = kept.flatMap((one, pile) => (one ? [pile + 1] : []));
  return `keep ${piles.length ? piles.join(" ") : "none"}`;
}
