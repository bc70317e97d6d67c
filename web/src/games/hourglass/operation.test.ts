import { describe, expect, test } from "vitest";
import { inLine, made, notRolled, plain, pretty, readLine, spell, tokens, unasked } from "./operation";

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

test("numbers that were not rolled, each die used once", () => {
  expect(notRolled("(5 - 2) * 11", [2, 5, 11])).toEqual([]);
  expect(notRolled("5 + 5", [2, 5, 11])).toEqual(["5"]);
  expect(notRolled("7 * 1", [2, 5, 11])).toEqual(["7", "1"]);
});

test("what an operation makes", () => {
  expect(made("10 × 9")).toBe(90);
  expect(made("(5 - 2) * 11")).toBe(33);
  expect(made("2 + 5 * 11 - 3")).toBe(54);
  expect(made("12 - 4 - 3")).toBe(5);
  expect(made("8 / 3 * 3")).toBe(8);
  expect(made("5 / 2")).toBe(2.5);
  for (const unfinished of ["", "10 ×", "(5 - 2", "5 2", "5 / 0", ") 5 ("]) expect(made(unfinished)).toBe(null);
});
