// What several searches of the same question have found, as one thought.
import type { Question } from "../net/types";
import type { Solved, Sums } from "./moduleSearch";

/** One of the seat's moves. Errors are half-widths of intervals that hold in 95 of 100 cases. */
export interface Estimate {
  move: string;
  number: number;
  tried: number;
  /** The part of all tries that went into it. */
  share: number;
  /** The seat's chance to win with it, shared victories in part. */
  win: number;
  winError: number;
  /** Everybody's chances after it. */
  everyone: number[];
  /** The seat's points in the end. */
  points: number;
  pointsError: number;
  /** How far points differ from game to game. */
  spread: number;
  /** What it is worth to the search: mostly the chance to win. */
  value: number;
  /** How the game would go on: seat and number of each move, this one first. */
  line: [seat: number, number: number][];
}
export interface Thought {
  tried: number;
  exact: boolean;
  /** Everybody's chances as the seat knows things, also where it is not its turn. */
  chances: number[];
  /** The best first. */
  moves: Estimate[];
}
export type Lines = Record<number, [seat: number, number: number][]>;

/** A move tried less often than that says nothing. */
export const MIN_TRIES = 20;
const SURE = 1.96;
const EQUAL = 1e-9;

/** Merge what was found about a question. */
export function thoughtOf(question: Question, found: Sums[], lines: Lines[]): Thought {
  const games = found.reduce((all, one) => all + one.games, 0);
  const chances = Array.from({ length: question.seats }, (_, seat) =>
    games ? found.reduce((all, one) => all + (one.overall[seat] ?? 0), 0) / games : 1 / question.seats,
  );
  const total = found.reduce((all, one) => all + one.visits.reduce((a, b) => a + b, 0), 0);
  const moves = question.moves.map((number, place): Estimate => {
    const at = found.map((one) => one.moves.indexOf(number));
    const sum = (of: (one: Sums, place: number) => number | undefined): number =>
      found.reduce((all, one, which) => all + ((at[which] ?? -1) < 0 ? 0 : (of(one, at[which] ?? 0) ?? 0)), 0);
    const tried = sum((one, n) => one.visits[n]);
    const times = Math.max(tried, 1);
    const win = sum((one, n) => one.wins[n]) / times;
    const points = sum((one, n) => one.points[n]) / times;
    const spread = Math.sqrt(Math.max(0, sum((one, n) => one.squares[n]) / times - points * points));
    const likely = (win * tried + 2) / (tried + 4);
    return {
      move: question.texts[place] ?? "",
      number,
      tried,
      share: total ? tried / total : 0,
      win,
      winError: SURE * Math.sqrt((likely * (1 - likely)) / (tried + 4)),
      everyone: chances.map((_, seat) => sum((one, n) => one.everyone[n]?.[seat]) / times),
      points,
      pointsError: (SURE * spread) / Math.sqrt(times),
      spread,
      value: sum((one, n) => one.values[n]) / times,
      line: lines.find((one) => one[number])?.[number] ?? [[question.seat, number]],
    };
  });
  moves.sort((a, b) => b.tried - a.tried || b.value - a.value);
  return { tried: games, exact: false, chances, moves };
}

/** A moment that was solved, as a thought: nothing was tried. Moves that are equally good share alike. */
export function knownOf(question: Question, { everyone, points, chances }: Solved): Thought {
  const estimates = question.moves.map((number, place): Estimate => {
    const win = everyone[place]?.[question.seat] ?? 0;
    const known = { winError: 0, pointsError: 0, spread: 0, tried: 0, share: 0 };
    const line: Estimate["line"] = [[question.seat, number]];
    return {
      move: question.texts[place] ?? "",
      number,
      win,
      value: win,
      everyone: everyone[place] ?? [],
      points: points[place] ?? 0,
      line,
      ...known,
    };
  });
  estimates.sort((a, b) => (Math.abs(a.win - b.win) > EQUAL ? b.win - a.win : b.points - a.points));
  const [first] = estimates;
  const best = estimates.filter((one) => first && Math.abs(one.win - first.win) < EQUAL && Math.abs(one.points - first.points) < EQUAL);
  for (const one of best) one.share = 1 / best.length;
  return { tried: 0, exact: true, chances, moves: estimates };
}
