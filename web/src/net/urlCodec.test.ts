import { expect, test } from "vitest";
import { pack, unpack } from "./urlCodec";

test("what is packed comes out the same, from an address", async () => {
  const data = { game: "x", list: [1, null, "é✓"], deep: { over: false } };
  for (let n = 0; n < 20; n += 1) {
    const text = await pack({ ...data, numbers: Array.from({ length: 40 }, (_, i) => (i * i * n) % 97) });
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpack(text)).toMatchObject(data);
  }
});

test("repetition costs little, and what is no such text gives nothing", async () => {
  expect((await pack(Array.from({ length: 200 }, () => "orange"))).length).toBeLessThan(60);
  for (const text of ["", "!!", "AAAA", "hello"]) expect(await unpack(text)).toBeNull();
});
