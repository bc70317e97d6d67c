import { expect, test } from "vitest";
import { games } from "../games";

const names = ["Ann", "Zoé", "Hopeful Astronomer", "7"];
const typed = (game: string, text: string): string => games[game]?.typed?.(text, names) ?? text;

test("moves are read in French and in English, with accents and without", () => {
  expect(typed("guardians", "explorer 2")).toBe("explore 2");
  expect(typed("guardians", "Sécuriser")).toBe("secure");
  expect(typed("guardians", "garder aucune")).toBe("keep none");
  expect(typed("hourglass", "prendre 33")).toBe("take 33");
  expect(typed("hourglass", "montrer 33 = (5 - 2) * 11")).toBe("show 33 = (5 - 2) * 11");
  expect(typed("hourglass", "Rien trouvé")).toBe("nothing");
  expect(typed("expedition", "garder 12 31")).toBe("keep 12 31");
  expect(typed("expedition", "prendre pioche")).toBe("take pile");
  expect(typed("expedition", "carte 12: a1 a2")).toBe("12: a1 a2");
  expect(typed("objective", "vert 7")).toBe("green 7");
  for (const [game, text] of [
    ["guardians", "explore 2"],
    ["hourglass", "take 33"],
    ["expedition", "12: a1 a2 b2"],
    ["objective", "red 7"],
  ] as const)
    expect(typed(game, text)).toBe(text);
});

test("players are called by their names; a number is a seat, whoever is called so", () => {
  expect(typed("guardians", "awaken Zoé")).toBe("awaken 1");
  expect(typed("guardians", "éveiller zoe")).toBe("awaken 1");
  expect(typed("guardians", "awaken hopeful astronomer")).toBe("awaken 2");
  expect(typed("guardians", "awaken 2")).toBe("awaken 2");
  expect(typed("guardians", "awaken 7")).toBe("awaken 7");
  expect(typed("guardians", "awaken Nobody")).toBe("awaken Nobody");
});
