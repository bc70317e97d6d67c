// The reason of a result: points, or the tie-break that decided.
import type { TieBreak } from "../games";
import type { Outcome } from "../net/types";

export type EndReason =
  | { kind: "points"; first: number; second: number }
  | { kind: "tie"; score: number; field: string; clause: string; first: unknown; second: unknown }
  | { kind: "shared"; score: number };

/** Return what decided between the winner and the second; null if nobody won by the rules. */
export function endReason(outcome: Outcome, breaks: TieBreak[]): EndReason | null {
  const { places, scores, ended } = outcome;
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []));
  const [winner] = winners;
  if (ended || winner === undefined || scores.length < 2) return null;
  const score = scores[winner] ?? 0;
  if (winners.length > 1) return { kind: "shared", score };
  const next = places.indexOf(Math.min(...places.filter((place) => place > 1)));
  const second = scores[next] ?? 0;
  if (second !== score) return { kind: "points", first: score, second };
  const detail = (outcome.detail ?? {}) as Record<string, unknown[]>;
  for (const { field, clause } of breaks) {
    const [mine, theirs] = [detail[field]?.[winner], detail[field]?.[next]];
    if (mine !== theirs) return { kind: "tie", score, field, clause, first: mine, second: theirs };
  }
  return null;
}
