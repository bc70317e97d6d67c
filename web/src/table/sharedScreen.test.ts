import { beforeEach, expect, test } from "vitest";
import { store } from "../device/storage";
import { formOf, removeTable, type ScreenForm, type ScreenSeat, seatsOf, storedTable, storeTable } from "./sharedScreen";

beforeEach(() => sessionStorage.clear());

const FORMS: [string, ScreenForm, ScreenSeat[]][] = [
  ["nobody gave a name", { count: 2, names: [], bots: [] }, [{ name: "" }, { name: "" }]],
  ["a bot and blank names", { count: 3, names: ["", " "], bots: ["", "novice"] }, [{ name: "" }, { bot: "novice" }, { name: "" }]],
  [
    "names with a bot between",
    { count: 3, names: ["Ann", "", "Bob "], bots: ["", "adept", ""] },
    [{ name: "Ann" }, { bot: "adept" }, { name: "Bob" }],
  ],
  [
    "more was chosen for more seats before",
    { count: 2, names: ["Ann", "Bob", "Cleo"], bots: ["", "", "novice"] },
    [{ name: "Ann" }, { name: "Bob" }],
  ],
  ["the first seat is a person's", { count: 2, names: ["Ann"], bots: ["novice", "novice"] }, [{ name: "Ann" }, { bot: "novice" }]],
];
test.each(FORMS)("who sits where is known from the form, and the form from that: %s", (_, form, seats) => {
  expect(seatsOf(form)).toEqual(seats);
  expect(seatsOf(formOf(seats))).toEqual(seats);
});

const TABLE = { table: "t1", tokens: ["a"], names: ["Player 1"], seats: [{ name: "" }, { bot: "novice" }] };

test("the table of each game is kept with its bots and blank names until it is left", () => {
  storeTable("objective", TABLE);
  expect(storedTable("objective")).toEqual(TABLE);
  expect(storedTable("guardians")).toBe(null);
  removeTable("objective");
  expect(storedTable("objective")).toBe(null);
});

test.each([
  "{",
  "5",
  "null",
  "[]",
  '{"table": "t1"}',
  '{"table": "t1", "tokens": [], "names": []}',
  '{"table": "t1", "tokens": ["a", "b"], "names": ["Ann"]}',
  '{"table": 1, "tokens": ["a"], "names": ["Ann"]}',
])("what is no table is none: %s", (text) => {
  store("saqqara.screen.objective", text, "sessionStorage");
  expect(storedTable("objective")).toBe(null);
});
