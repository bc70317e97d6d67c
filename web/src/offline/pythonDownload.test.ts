import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadParts, MissingPart } from "./pythonDownload";

const TEXT = "what the page unpacks ".repeat(500);
const PACKED = new Uint8Array(gzipSync(TEXT));
const PARTS = [{ name: "modules.zip", file: "python/1/modules.zip.gz", size: PACKED.length }];
const BASE = "https://site.example/saqqara/";

/** An answer that breaks off after so many bytes, if it is told to. */
function answer(bytes: Uint8Array, status: number, until = Number.POSITIVE_INFINITY, headers: HeadersInit = {}): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(control) {
      if (at >= until) control.error(new TypeError("network error"));
      else if (at >= bytes.length) control.close();
      else {
        const end = Math.min(at + 10, until);
        control.enqueue(bytes.slice(at, end));
        at = end;
      }
    },
  });
  return new Response(body, { status, headers });
}

/** Serve these answers in turn; what was asked for. */
function serve(...answers: (Response | Error)[]): (string | null)[] {
  const ranges: (string | null)[] = [];
  vi.stubGlobal("fetch", async (url: URL, how?: RequestInit) => {
    expect(String(url)).toBe(`${BASE}python/1/modules.zip.gz`);
    ranges.push(new Headers(how?.headers).get("Range"));
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error("asked too often");
  });
  return ranges;
}

async function loaded(): Promise<{ text: string; last: [number, number] }> {
  let last: [number, number] = [0, 0];
  const stream = await loadParts(PARTS, BASE, (...now) => (last = now)).get("modules.zip");
  return { text: await new Response(stream).text(), last };
}
beforeEach(() => {
  vi.stubGlobal("setTimeout", queueMicrotask); // nothing is waited for
});
afterEach(() => vi.unstubAllGlobals());

test("a download that breaks off goes on where it was", async () => {
  const ranges = serve(answer(PACKED, 200, 35), new TypeError("offline"), answer(PACKED.slice(35), 206));
  expect(await loaded()).toEqual({ text: TEXT, last: [PACKED.length, PACKED.length] });
  expect(ranges).toEqual([null, "bytes=35-", "bytes=35-"]);
});

test("a host that cannot send a part sends all, and nothing is taken twice", async () => {
  serve(answer(PACKED, 200, 35), answer(PACKED, 200));
  expect((await loaded()).text).toBe(TEXT);
});

test("what the host packs is unpacked by the browser, and no part of it is asked for", async () => {
  const plain = new TextEncoder().encode(TEXT);
  const packed = { "Content-Encoding": "gzip" };
  const ranges = serve(answer(plain, 200, 35, packed), answer(plain, 200, undefined, packed));
  expect((await loaded()).text).toBe(TEXT);
  expect(ranges).toEqual([null, null]);
});

test("a file that is not there is not asked for again, and neither is one that never comes", async () => {
  serve(new Response("", { status: 404 }));
  await expect(loaded()).rejects.toThrow(MissingPart);
  const ranges = serve(...Array.from({ length: 9 }, () => new TypeError("offline")));
  await expect(loaded()).rejects.toThrow(MissingPart);
  expect(ranges.length).toBe(5);
});
