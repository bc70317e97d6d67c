import { expect, test } from "vitest";
import { renderRules } from "../../rulesPages";
import { rulesOf } from "../i18n/languages";
import { clauseTexts, findClauses } from "./rulesSearch";

const TEXT =
  "# Game\n\n## Start\n\n**A1** The Élan goes first.\n\nThen others do.\n\n- **A2** *Wolf*: it howls.\n- **A3** See A2: werewolves howl.\n";

test("a clause has what stands in it, and what follows up to the next one", () => {
  expect(clauseTexts(renderRules(TEXT))).toEqual([
    { clause: "A1", text: "The Élan goes first. Then others do." },
    { clause: "A2", text: "Wolf: it howls." },
    { clause: "A3", text: "See A2: werewolves howl." },
  ]);
});

test("a word is found without its accents and capitals, at a beginning first, and a clause by its name", () => {
  const texts = clauseTexts(renderRules(TEXT));
  const found = (wanted: string) => findClauses(texts, wanted).map((hit) => hit.clause);
  expect(found("elan")).toEqual(["A1"]);
  expect(findClauses(texts, "elan")[0]?.around).toEqual(["The ", "Élan", " goes first. Then others do."]);
  expect(found("wolf")).toEqual(["A2"]);
  expect(found("wol")).toEqual(["A2", "A3"]);
  expect(found("howl werewolves")).toEqual(["A3"]);
  expect(found("a3")).toEqual(["A3"]);
  expect(found("(")).toEqual([]);
  expect(found("(o.*")).toEqual([]);
});

test("the printed game's werewolf is found in both languages", async () => {
  for (const [language, word] of [
    ["en", "werewolf"],
    ["fr", "loup-garou"],
  ] as const) {
    const page = await rulesOf("guardians", language);
    expect(findClauses(clauseTexts(page ?? { blocks: [], sections: [] }), word).map((hit) => hit.clause)).toContain("G9b");
  }
});
