import { expect, test } from "vitest";
import { BadStudy, readStudy, type Study, studyLink, unpacked, whole } from "./studyText";

const RECORD = {
  format: 1,
  game: "objective",
  commitment: "0a",
  moves: [
    [0, "red 5", 900],
    [1, "blue 2"],
  ],
};
const STUDY: Study = {
  format: 1,
  game: "objective",
  start: { deal: { seats: 2 } },
  seed: "s1",
  nodes: [{ comment: "« Où ? » – 東" }, { move: [0, "red 5"] }, { move: [0, "red 6"], parent: 0 }],
  at: 2,
};
const hash = (link: string): string => new URL(link, "https://table.example").hash;

test("a study comes out of its link as it went in", async () => {
  const link = await studyLink(STUDY);
  expect(link).toMatch(/^\/analysis#[\w-]+$/);
  expect(await unpacked(hash(link))).toEqual(STUDY);
});

test("the link of a whole game is short", async () => {
  const moves = Array.from({ length: 140 }, (_, n) => [n % 4, `colour ${n % 17}`, n * 1000]);
  expect((await studyLink({ game: "objective", start: { record: { ...RECORD, moves } } })).length).toBeLessThan(4000);
});

test("a link that was cut short is no study", async () => {
  const link = await studyLink(STUDY);
  for (const cut of ["", "#", "#x", "#xyz-nothing", hash(link.slice(0, -20)), "#%%%"])
    await expect(unpacked(cut), cut).rejects.toBeInstanceOf(BadStudy);
});

test("a record is a study whose main line is the game", () => {
  const study = whole({ game: "objective", start: { record: RECORD, at: 1 } });
  expect(study.nodes).toEqual([{}, { move: [0, "red 5"] }, { move: [1, "blue 2"] }]);
  expect([study.at, study.start]).toEqual([1, { record: RECORD }]);
  expect(study.seed).toMatch(/^[0-9a-f]{16}$/);
});

test("a text may be a study, a record or a position", () => {
  expect(readStudy(JSON.stringify(STUDY))).toEqual(STUDY);
  expect(readStudy(JSON.stringify(RECORD)).nodes).toHaveLength(3);
  expect(readStudy('{"game": "objective", "seats": 2, "over": false}').start).toEqual({
    position: { game: "objective", seats: 2, over: false },
  });
  for (const text of ["", "[]", "3", "{}", '{"game": 3}', '{"game": "objective", "start": {}}'])
    expect(() => readStudy(text), text).toThrow(BadStudy);
});
