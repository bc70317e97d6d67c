// What of a review a player should remember: its costliest moves, its greatest swing, and how good each decision was.
import type { Decision, Measure, Review } from "../net/types";

/** How good a decision was; "close" where the difference to the best may be chance. */
export type Grade = "best" | "close" | "slip" | "mistake" | "blunder";

/** The signs of the grades: a colour alone tells nothing to everybody. */
export const SIGNS: Record<Grade, string> = { best: "✓", close: "≈", slip: "?!", mistake: "?", blunder: "??" };

/** The winning chances that a decision must have cost, for its grade. */
const MISTAKE = 0.07;
const BLUNDER = 0.15;

export function grade({ told, move, best, cost }: Decision): Grade {
  if (!told) return move === best ? "best" : "close";
  return cost.value >= BLUNDER ? "blunder" : cost.value >= MISTAKE ? "mistake" : "slip";
}

/** Return the decision that cost a seat most, or anybody where it is null; null where none cost more than chance may. */
export function costliest({ decisions }: Review, seat: number | null): Decision | null {
  const errors = decisions.filter((one) => one.told && (seat === null || one.seat === seat));
  return errors.reduce<Decision | null>((most, one) => (one.cost.value > (most?.cost.value ?? 0) ? one : most), null);
}

/** Return after how many moves a seat's chance, or anybody's, had just changed most. */
export function greatestSwing({ curve }: Review, seat: number | null): number {
  let [at, most] = [0, 0];
  curve.forEach((row, number) => {
    const before = curve[number - 1];
    if (!before) return;
    const swing = Math.max(...row.map((chance, one) => (seat === null || one === seat ? Math.abs(chance - (before[one] ?? 0)) : 0)));
    if (swing > most) [at, most] = [number, swing];
  });
  return at;
}

/** What a part of the account did for its player, as far as it is beyond chance: "even" where its interval holds zero. */
export type Effect = "even" | "up" | "up-much" | "down" | "down-much";

/** The part of a win from which an effect is a great one. */
const MUCH = 0.3;

export function effect({ value, error }: Measure): Effect {
  if (Math.abs(value) <= (error ?? 0) || Math.abs(value) < 0.005) return "even";
  const way = value > 0 ? "up" : "down";
  return Math.abs(value) >= MUCH ? `${way}-much` : way;
}
