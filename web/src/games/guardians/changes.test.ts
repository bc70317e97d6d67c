import { expect, test } from "vitest";
import { looksOf, seeing } from "../../testing/looks";
import { formedAnew, hadRooms, reveal } from "./changes";
import saved from "./figures/saved.json";
import struck from "./figures/struck.json";
import { effects, steps } from "./revealSteps.svelte";
import { amulets, guardians, twins } from "./roomContents";

const [held, heldNow] = looksOf("guardians", saved);
const [lost, lostNow] = looksOf("guardians", struck);
if (!heldNow || !lostNow) throw new Error("the figures have become shorter");

test("awakened rooms that hold: whose they are, and what they bring", () => {
  const found = reveal(held, heldNow);
  expect(found).toMatchObject({ actor: 0, owner: 1, move: 1, over: false, earlier: [0, 0] });
  expect(found?.rooms.map((room) => room.face?.number)).toEqual(heldNow.view.discard.map((room) => room.face?.number));
  expect(found?.gains).toEqual(heldNow.view.scores);
  const shuffled = seeing(heldNow, { discard: [] }); // into the new piles at once: they are told all the same
  expect(reveal(held, shuffled)?.rooms).toEqual(found?.rooms);
  expect(found?.gains[1]).toBeGreaterThan(0);
  expect(found && effects(found)).toEqual([]);
});

test("awakened rooms that are lost: the guardians come, each once, in their order", () => {
  const found = reveal(lost, lostNow);
  expect(found?.gains[1]).toBe(0);
  const woken = guardians(found?.rooms ?? []);
  expect(woken.length).toBeGreaterThan(amulets(found?.rooms ?? []));
  expect(found && effects(found)).toEqual(["mummy", "werewolf", "frank"].filter((kind) => woken.some((one) => one === kind)));
  expect(found && steps(found)).toBe((found?.rooms.length ?? 0) + 1 + new Set(woken).size);
});

test("secured rooms are one's own; other moves, two moves at once and going back turn nothing over", () => {
  const by = (text: string) => ({ ...heldNow, history: [[1, text]] as [number, string][] });
  expect(reveal(held, by("secure"))).toMatchObject({ actor: 1, owner: 1 });
  expect(reveal(held, by("explore 1"))).toBe(null);
  expect(reveal(held, { ...heldNow, history: [...heldNow.history, [1, "pass"]] })).toBe(null);
  expect(reveal(heldNow, held)).toBe(null);
  expect(reveal(null, heldNow)).toBe(null);
});

test("discards that went into new piles", () => {
  expect(formedAnew(held, heldNow)).toBe(false);
  expect(formedAnew(seeing(held, { discard: heldNow.view.discard }), seeing(heldNow, { discard: [] }))).toBe(true);
  expect(formedAnew(null, seeing(heldNow, { discard: [] }))).toBe(false);
});

test("new rooms are those that a hand had not in the look before", () => {
  expect(hadRooms(held, heldNow)).toEqual([1, 3]);
  expect(hadRooms(null, held)).toEqual([1, 3]);
  expect(hadRooms(heldNow, held)).toEqual([1, 3]); // going back lays nothing down
});

test("twins are rooms with the same treasure, as far as it can be read", () => {
  const room = (treasure: string | null) => ({
    back: "red" as const,
    face: treasure ? { number: 1, treasure, count: 1, centre: "amulet" } : null,
  });
  expect(twins([room("cup"), room("mask"), room("cup"), room(null)])).toEqual([true, false, true, false]);
});
