// Moves of Guardians as texts: `explore 1`, `secure`, `awaken 2`, `keep 1 2`, `pass`. Piles count from 1, seats from 0.
import { after } from "../../play/moveText";

/** The moves on offer, by what they are about. */
export interface Offered {
  explore: number[];
  secure: boolean;
  awaken: number[];
  keep: string[];
  pass: boolean;
}

export function offered(moves: string[]): Offered {
  return {
    explore: after("explore", moves).map(Number),
    secure: moves.includes("secure"),
    awaken: after("awaken", moves).map(Number),
    keep: after("keep", moves).map((what) => `keep ${what}`),
    pass: moves.includes("pass"),
  };
}

/** The text that keeps these drawn rooms (true: kept), in the order of the piles. */
export function keeping(kept: boolean[]): string {
  const piles = kept.flatMap((one, pile) => (one ? [pile + 1] : []));
  return `keep ${piles.length ? piles.join(" ") : "none"}`;
}

/** What people type, without accents, and how the notation has it. */
export const TYPED: Record<string, string> = {
  explorer: "explore",
  securiser: "secure",
  eveiller: "awaken",
  garder: "keep",
  aucune: "none",
  rien: "none",
  passer: "pass",
};
