import { beforeAll, expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import piles from "../games/guardians/figures/struck.json";
import pyramid from "../games/hourglass/figures/pyramid.json";
import { loadMessages } from "../i18n/messages.svelte";
import { looksOf, seeing } from "../testing/looks";
import { news } from "./spokenNews";

const names = ["Ann", "Bob", "Cleo"];

beforeAll(async () => {
  settings.language = "en";
  await loadMessages("hourglass");
  await loadMessages("guardians");
});

test("several moves in one look are all told, and none twice", () => {
  const [look] = looksOf("hourglass", pyramid);
  const before = { ...look, history: [] };
  const after = {
    ...look,
    history: [
      [0, "take 33"],
      [1, "nothing"],
      [null, "sand"],
    ] as typeof look.history,
  };
  expect(news(before, after, names)).toBe("Ann takes tile 33. Bob finds nothing. The clock ends the round: the hourglass has run out.");
  expect(news(after, after, names)).toBe("");
});

test("Hourglass tells of the sand and of the verdicts", () => {
  const [look] = looksOf("hourglass", pyramid);
  const before = seeing({ ...look, history: [] }, { phase: "search", last: null });
  const after = { ...seeing(look, { phase: "sand", last: null }), history: [[0, "take 33"]] as typeof look.history };
  after.clock = { move: "sand", seconds: 30, since: 1 };
  expect(news(before, after, names)).toContain("The hourglass starts: 30 seconds.");
  const last = {
    dice: [2, 5, 11] as [number, number, number],
    tiles: [
      { number: 33, seat: 0, shown: "(5 - 2) * 11", right: true, example: null },
      { number: 9, seat: 1, shown: null, right: false, example: null },
      { number: 12, seat: null, shown: null, right: null, example: null },
    ],
  };
  const judged = { ...seeing(after, { phase: "search", last }), history: [...after.history, [null, "time"]] as typeof look.history };
  expect(news(after, judged, names)).toContain("Ann: 33 is right. Bob: 9 is wrong.");
});

test("Guardians tells what came out", () => {
  const [look] = looksOf("guardians", piles);
  const room = look.view.hands.flat().find((one) => one.face) ?? { back: "green", face: { treasure: "cup", count: 2, centre: "mummy" } };
  const history = [[0, "awaken 1"]] as typeof look.history;
  const revealed = [{ move: 0, what: { rooms: [room], points: 2, seat: null as number | null } }] as typeof look.revealed;
  const said = news({ ...look, history: [], revealed: [] }, { ...look, history, revealed }, names);
  expect(said).toMatch(/^Ann awakens Bob's guardians\. The guardians win: rooms lost \(2 points\)\. Revealed: (green|yellow|red) room: \d/);
  const secured = [{ move: 0, what: { rooms: [room], points: 5, seat: 1 } }] as typeof look.revealed;
  expect(news({ ...look, history: [], revealed: [] }, { ...look, history: [[1, "secure"]], revealed: secured }, names)).toMatch(
    /^Bob secures their rooms\. Bob scores 5 points\. Revealed: /,
  );
});
