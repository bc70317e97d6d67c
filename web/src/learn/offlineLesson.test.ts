import { expect, test } from "vitest";
import { games } from "../games";
import { hasLesson, lessonOf, progress, type RecordedStep, recordedStepOf } from "./lessonSteps";
import { OfflineLesson } from "./offlineLesson.svelte";

const mine = (one: OfflineLesson): string[] => one.look.history.flatMap(([seat, text]) => (seat === 0 ? [text] : []));

/** A move of a step: kept, or what is on offer where any will do. */
const next = (kept: RecordedStep, moves: string[], wanted: string): string =>
  Object.keys(kept.after)[0] ?? moves.find((move) => RegExp(`^${wanted.replaceAll("?", "[^ ]+")}$`).test(move)) ?? wanted;

for (const game of Object.keys(games).filter(hasLesson))
  test(`every step of ${game} can be done without a server`, async () => {
    for (const step of (await lessonOf(game)) ?? []) {
      let kept = (await recordedStepOf(game, step)) as RecordedStep;
      const rehearsal = new OfflineLesson(kept);
      for (const accept of step.accept) {
        expect(progress(step, mine(rehearsal))).toBe("open");
        const move = next(kept, rehearsal.look.moves, accept[0] ?? "");
        rehearsal.play(move);
        expect(rehearsal.refused).toBe(null);
        kept = kept.after[move] ?? kept;
      }
      expect([step.name, progress(step, mine(rehearsal))]).toEqual([step.name, "done"]);
      expect(rehearsal.number).toBe(step.accept.length);
    }
  });

test("another move ends the step and leaves the board; what is not on offer is refused and changes nothing", () => {
  const look = { game: "objective", moves: ["a 1", "show 33 = ..."], history: [], view: { spots: [] } } as unknown as RecordedStep["look"];
  const one = new OfflineLesson({ look, after: {} });
  one.play("b 2");
  expect(one.refused?.key).toBe("offline-why");
  expect([one.look, one.number]).toEqual([look, 0]);
  one.play("show 33 = 3 * 11");
  expect(one.refused).toBe(null);
  expect(one.look.view).toBe(look.view);
  expect(mine(one)).toEqual(["show 33 = 3 * 11"]);
});
