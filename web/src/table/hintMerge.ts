// Two thoughts about the same question, each by chance of its own, as one.
import type { Estimate, Thought } from "../engine/searchPool";

/** What both have found, each for as much as it has tried. */
export function mergeThoughts(one: Thought, other: Thought): Thought {
  if (one.exact || other.exact) return one.exact ? one : other;
  const tried = one.tried + other.tried;
  const before = new Map(one.moves.map((estimate) => [estimate.move, estimate]));
  const total = one.moves.concat(other.moves).reduce((all, estimate) => all + estimate.tried, 0);
  const moves = other.moves.map((now): Estimate => {
    const then = before.get(now.move);
    const games = now.tried + (then?.tried ?? 0);
    if (!then || !games) return now;
    const mean = (a: number, b: number): number => (a * then.tried + b * now.tried) / games;
    const error = (a: number, b: number): number => Math.hypot(a * then.tried, b * now.tried) / games;
    return {
      ...now,
      tried: games,
      share: total ? games / total : 0,
      win: mean(then.win, now.win),
      winError: error(then.winError, now.winError),
      everyone: now.everyone.map((chance, seat) => mean(then.everyone[seat] ?? chance, chance)),
      points: mean(then.points, now.points),
      pointsError: error(then.pointsError, now.pointsError),
      value: mean(then.value, now.value),
    };
  });
  moves.sort((a, b) => b.tried - a.tried || b.value - a.value);
  const chances = other.chances.map((chance, seat) =>
    tried ? ((one.chances[seat] ?? chance) * one.tried + chance * other.tried) / tried : chance,
  );
  return { tried, exact: false, chances, moves };
}
