import { describe, expect, test } from "vitest";
import { inLine, plain, pretty, readLine, spell, tokens, unasked } from "./operation";

test("signs as printed, and back as the notation has them", () => {
  expect(pretty("(5 - 2) * 11 / 3")).toBe("(5 − 2) × 11 ÷ 3");
  expect(plain("(5 − 2) × 11 ÷ 3")).toBe("(5 - 2) * 11 / 3");
  expect(plain(" 5 x 2 : 1 ")).toBe("5 * 2 / 1");
});

test("tokens, and a line made of them", () => {
  expect(tokens("(5-2)×11=33")).toEqual(["(", "5", "-", "2", ")", "*", "11", "=", "33"]);
  expect(spell(["(", "5", "-", "2", ")", "*", "11"])).toBe("(5 - 2) * 11");
});

describe("a line as typed", () => {
  test("an operation alone, asking for its tile or not", () => {
    expect(readLine("(5-2)*11")).toEqual({ operation: "(5 - 2) * 11", number: null, asks: false });
    expect(readLine("(5-2)*11 =")).toEqual({ operation: "(5 - 2) * 11", number: null, asks: true });
    expect(unasked("(5-2)*11 = ")).toBe("(5-2)*11");
  });
  test("an operation and its number, either way round", () => {
    const whole = { operation: "(5 - 2) * 11", number: "33", asks: false };
    expect(readLine("(5-2)*11=33")).toEqual(whole);
    expect(readLine("33 = (5 − 2) × 11")).toEqual(whole);
  });
  test("a number alone", () => {
    expect(readLine("33")).toEqual({ operation: "", number: "33", asks: false });
  });
  test("nothing", () => {
    expect(readLine("")).toEqual({ operation: "", number: null, asks: false });
  });
});

test("each number of the line stands for one die that shows it", () => {
  expect(inLine("5 + 5", [5, 5, 11])).toEqual([true, true, false]);
  expect(inLine("5 +", [5, 5, 11])).toEqual([true, false, false]);
  expect(inLine("(11 - 2) = 5", [2, 5, 11])).toEqual([true, false, true]);
  expect(inLine("7", [2, 5, 11])).toEqual([false, false, false]);
});
