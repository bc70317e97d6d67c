import { expect, test } from "vitest";
import type { StudyNode } from "./studyText";
import { added, at, back, beside, described, forth, grown, lastOf, listed, pathTo, promoted, ROOT, rows, without } from "./studyTree";

// a b c, with d e in place of b, f in place of e, and g in place of a.
const NODES: StudyNode[] = [
  { comment: "where it begins" },
  { move: [0, "a"] },
  { move: [1, "b"], name: "main" },
  { move: [0, "c"] },
  { move: [1, "d"], parent: 1 },
  { move: [0, "e"], draw: 2 },
  { move: [0, "f"], parent: 4 },
  { move: [0, "g"], parent: 0 },
];
const tree = grown(NODES);
const texts = (ids: number[], of = tree) => ids.map((id) => at(of, id).move?.[1]).join(" ");

test("a tree is written as it was read", () => {
  expect(listed(tree).nodes).toEqual(NODES);
});

test("back and forth, to the ends and between variations", () => {
  expect([forth(tree, ROOT), forth(tree, 3), back(tree, 1), back(tree, ROOT)]).toEqual([1, 3, 0, 0]);
  expect(lastOf(tree, ROOT)).toBe(3);
  expect(lastOf(tree, 4)).toBe(5);
  expect([beside(tree, 2, 1), beside(tree, 4, -1), beside(tree, 4, 1), beside(tree, ROOT, 1)]).toEqual([4, 2, 4, 0]);
  expect(texts(pathTo(tree, 6).map(({ id }) => id))).toBe("a d f");
});

test("what was played instead of a move stands below it and further in", () => {
  const shown = rows(tree).map(({ id, number, level }) => `${level}:${number}${at(tree, id).move?.[1]}`);
  expect(shown.join(" ")).toBe("1:1a 2:1g 1:2b 2:2d 2:3e 3:3f 1:3c");
  expect(rows(tree).filter(({ first }) => first).length).toBe(3);
  expect(rows(tree).map(({ place, size }) => `${place}/${size}`)).toEqual(["1/3", "1/1", "2/3", "1/2", "2/2", "1/1", "3/3"]);
});

test("a move that is there already is not added again; another is a variation", () => {
  expect(added(tree, 1, [1, "d"])).toEqual([tree, 4]);
  const [grew, id] = added(tree, 3, [1, "h"]);
  expect(texts(at(grew, 3).children, grew)).toBe("h");
  expect(tree.has(id)).toBe(false);
});

test("promoting makes a line the main one, and deleting takes all that comes after", () => {
  const other = promoted(tree, 4);
  expect(texts(rowsOf(other), other)).toBe("a g d b c e f");
  expect(listed(other).numbers.get(2)).toBe(5);
  expect(texts(rowsOf(without(tree, 4)))).toBe("a g b c");
  expect(without(tree, ROOT)).toBe(tree);
});

test("what is said of a node changes nothing else", () => {
  const said = described(tree, 2, { comment: "good" });
  expect(listed(said).nodes.map((node) => node.comment ?? "")).toEqual(["where it begins", "", "good", "", "", "", "", ""]);
  expect(at(tree, 2).comment).toBe("");
});

function rowsOf(of: typeof tree): number[] {
  return rows(of).map(({ id }) => id);
}
