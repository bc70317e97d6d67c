import { expect, test } from "vitest";
import { Refusal, UNREACHABLE } from "./api";
import { ServerRequest } from "./serverRequest.svelte";

test("a request is busy until it is answered", async () => {
  const request = new ServerRequest();
  let answer = () => {};
  const done = request.run(() => new Promise<void>((resolve) => (answer = resolve)));
  expect(request.busy).toBe(true);
  answer();
  expect(await done).toBe(true);
  expect([request.busy, request.problem]).toEqual([false, ""]);
});

test("a refusal is the problem until the next request", async () => {
  const request = new ServerRequest();
  expect(await request.run(() => Promise.reject(new Refusal(0, UNREACHABLE)))).toBe(false);
  expect([request.busy, request.problem]).toEqual([false, UNREACHABLE.reason.en]);
  const next = request.run(async () => null);
  expect(request.problem).toBe("");
  await next;
});
