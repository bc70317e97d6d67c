import { expect, test } from "vitest";
import { nearest, withoutField } from "./fields";

test("the nearest field around a problem is marked, or all that are part of it", () => {
  const fields = ["spots", "spots[1]", "spots[11]", "stocks[0].red", "stocks[1].red"];
  expect(nearest("spots[1].stack", fields)).toEqual(["spots[1]"]);
  expect(nearest("spots[2].stack", fields)).toEqual(["spots"]);
  expect(nearest("stocks", fields)).toEqual(["stocks[0].red", "stocks[1].red"]);
  expect(nearest("over", fields)).toEqual([]);
});

test("a sentence without the field that it begins with", () => {
  expect(withoutField("Field “a[0].b”: two are there (rule O1).", "a[0].b")).toBe("two are there (rule O1).");
  expect(withoutField("Champ « a » : il y en a deux.", "a[0]")).toBe("Champ « a » : il y en a deux.");
  expect(withoutField("Champ « pile » : il y en a deux.", "pile")).toBe("il y en a deux.");
  expect(withoutField("A sentence about a pile: that one.", "no")).toBe("A sentence about a pile: that one.");
});
