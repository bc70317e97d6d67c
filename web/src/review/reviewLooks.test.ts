import { afterEach, expect, test } from "vitest";
import { setTransport, transport } from "../net/serverOrPage";
import { ReviewLooks } from "./reviewLooks";

afterEach(() => setTransport());

function server(status: number): string[] {
  const asked: string[] = [];
  setTransport({
    ...transport,
    request: async (method: string, path: string) => {
      asked.push(`${method} ${path}`);
      const first = Number(/first=(\d+)/.exec(path)?.[1]);
      return { status, text: JSON.stringify({ looks: Array.from({ length: 12 }, (_, n) => ({ seat: first + n })) }) };
    },
  });
  return asked;
}

test("moments that lie together are asked for once", async () => {
  const asked = server(200);
  const looks = new ReviewLooks("abc", null);
  expect((await looks.at(13, 1))?.seat).toBe(13);
  expect((await looks.at(23, 1))?.seat).toBe(23);
  expect((await looks.at(3, 0))?.seat).toBe(3);
  expect(asked).toEqual(["GET /tables/abc/replay?first=12&count=12&seat=1", "GET /tables/abc/replay?first=0&count=12&seat=0"]);
});

test("a record is sent along; what cannot be had is no picture", async () => {
  const asked = server(500);
  expect(await new ReviewLooks(null, { game: "objective" }).at(2, 0)).toBeNull();
  expect(asked).toEqual(["POST /replay?first=0&count=12&seat=0"]);
});
