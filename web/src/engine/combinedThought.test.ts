import { describe, expect, it } from "vitest";
import type { Question } from "../net/types";
import { knownOf, thoughtOf } from "./combinedThought";

const sums = (visits: number[], wins: number[]) => ({
  moves: [4, 7],
  visits,
  wins,
  points: visits.map((n) => 3 * n),
  values: wins,
  squares: visits.map((n) => 9 * n),
  everyone: wins.map((won, place) => [won, (visits[place] ?? 0) - won]),
  overall: [wins.reduce((a, b) => a + b), 0],
  games: visits.reduce((a, b) => a + b),
});
const question: Question = {
  game: "none",
  seat: 0,
  seats: 2,
  alone: false,
  tries: 1,
  state: "",
  deck: "",
  memory: "",
  weights: "",
  style: "",
  moves: [4, 7],
  texts: ["four", "seven"],
};

describe("several searches of one question", () => {
  it("are one thought, the move that was tried most first", () => {
    const thought = thoughtOf(question, [sums([10, 30], [5, 24]), sums([30, 30], [15, 24])], [{ 7: [[0, 7]] }]);
    expect(thought.tried).toBe(100);
    expect(thought.moves.map((one) => one.move)).toEqual(["seven", "four"]);
    const [seven, four] = thought.moves;
    expect(seven?.win).toBeCloseTo(0.8);
    expect(seven?.everyone).toEqual([0.8, expect.closeTo(0.2)]);
    expect(four?.share).toBeCloseTo(0.4);
    expect(seven?.points).toBeCloseTo(3);
    expect(seven?.pointsError).toBeCloseTo(0);
    expect(seven?.winError).toBeGreaterThan(0.09);
    expect(four?.winError).toBeGreaterThan(seven?.winError ?? 1);
  });
  it("say nothing certain before anything was tried", () => {
    const thought = thoughtOf(question, [], []);
    expect(thought.chances).toEqual([0.5, 0.5]);
    expect(thought.moves[0]?.winError).toBeGreaterThan(0.4);
  });
  it("give way to what is known", () => {
    const solved = {
      everyone: [
        [0.5, 0.5],
        [0.75, 0.25],
      ],
      points: [3, 3],
      chances: [0.75, 0.25],
    };
    const thought = knownOf(question, solved);
    expect(thought.exact).toBe(true);
    expect(thought.moves.map((one) => [one.move, one.share, one.winError])).toEqual([
      ["seven", 1, 0],
      ["four", 0, 0],
    ]);
  });
});
