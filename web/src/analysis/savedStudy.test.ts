import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StudyInfo } from "../net/types";
import { SavedStudy } from "./savedStudy.svelte";
import type { Study } from "./studyText";

const study = (...comments: string[]): Study => ({
  format: 1,
  game: "any",
  start: { deal: { seats: 2 } },
  seed: "s",
  nodes: [{}, ...comments.map((comment, n) => ({ move: [0, `m${n}`] as [number, string], comment }))],
});
const said = (one: unknown): string[] => (one as Study).nodes.slice(1).map(({ comment }) => comment ?? "");

interface Asked {
  method: string;
  path: string;
  body: { study?: Study; at?: number; open?: boolean; version?: number };
  /** Let the server do what was asked, and its answer arrive. */
  answer: () => Promise<void>;
  /** The server does what was asked, but its answer is lost. */
  lose: () => Promise<void>;
  /** The request never arrives. */
  drop: () => Promise<void>;
  /** Another answer, without the server having done anything. */
  refuse: (status: number, key: string) => Promise<void>;
}

/** A server with one study, which answers when, in which order and how a test says; `asked` are the requests that wait. */
class FakeServer {
  info: StudyInfo;
  asked: Asked[] = [];
  total = 0;
  deleted = false;

  constructor(first: Study, mine = true) {
    this.info = { id: "s1", game: "any", title: "", by: "A", mine, open: false, version: 1, changed: 0, study: structuredClone(first) };
    vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => this.#ask(path, method ?? "", body as string | undefined));
  }

  /** The only request that waits. */
  one(method = "PATCH"): Asked {
    expect(this.asked.map((one) => one.method)).toEqual([method]);
    return this.asked.shift() as Asked;
  }

  #ask(path: string, method: string, text?: string): Promise<Response> {
    this.total += 1;
    const body = text === undefined ? {} : JSON.parse(text);
    return new Promise((done, fail) => {
      const settle = async (what: () => void): Promise<void> => {
        what();
        await vi.advanceTimersByTimeAsync(0);
      };
      const respond = (): Response => this.#respond(path, method, body);
      this.asked.push({
        method,
        path,
        body,
        answer: () => settle(() => done(respond())),
        lose: () =>
          settle(() => {
            respond();
            fail(new TypeError("lost"));
          }),
        drop: () => settle(() => fail(new TypeError("no network"))),
        refuse: (status, key) => settle(() => done(refusal(status, key))),
      });
    });
  }

  #respond(path: string, method: string, { study, at, open, version }: Asked["body"]): Response {
    if (this.deleted) return refusal(404, "server-no-study");
    if (method === "DELETE") {
      this.deleted = true;
      return new Response(null, { status: 204 });
    }
    if (method === "PATCH") {
      if (version !== undefined && version !== this.info.version) return refusal(409, "server-study-changed");
      const now = study ?? (this.info.study as Study);
      const next = at === undefined ? now : { ...now, at };
      this.info = { ...this.info, study: next, open: open ?? this.info.open, version: this.info.version + 1 };
    }
    if (path.endsWith(`known=${this.info.version}`)) return new Response(null, { status: 204 });
    return new Response(JSON.stringify(this.info));
  }
}

function refusal(status: number, key: string): Response {
  return new Response(JSON.stringify({ key, clause: null, reason: { en: key, fr: key } }), { status });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

function begin(first = study("")): [FakeServer, SavedStudy] {
  const server = new FakeServer(first);
  return [server, new SavedStudy(server.info)];
}

test("changes that follow at once are saved together, and nothing is sent where nothing changed", async () => {
  const [server, kept] = begin();
  kept.save(study(""));
  await wait(5000);
  expect([server.total, kept.saved]).toEqual([0, true]);
  for (const comment of ["a", "ab", "abc"]) kept.save(study(comment));
  expect([kept.saved, asksBeforeLeaving()]).toEqual([false, true]);
  await wait(800);
  await server.one().answer();
  expect(said(server.info.study)).toEqual(["abc"]);
  expect([kept.saved, kept.info.version, asksBeforeLeaving()]).toEqual([true, 2, false]);
  await wait(60_000);
  expect(server.total).toBe(1);
});

test("where one stands is saved without the whole study", async () => {
  const [server, kept] = begin();
  kept.save({ ...study(""), at: 1 });
  await wait(800);
  const asked = server.one();
  expect(asked.body).toEqual({ at: 1, version: 1 });
  await asked.answer();
  expect(kept.saved).toBe(true);
});

test("a change made while another is being sent waits for its answer, and names the version of that answer", async () => {
  const [server, kept] = begin();
  kept.save(study("first"));
  await wait(800);
  const first = server.one();
  kept.save(study("second"));
  await wait(5000); // a slow answer: two requests at once would both change version 1
  expect(server.asked).toEqual([]);
  await first.answer();
  expect(kept.saved).toBe(false);
  await wait(800);
  const second = server.one();
  expect(second.body.version).toBe(2);
  await second.answer();
  expect([said(server.info.study), kept.saved, kept.problem]).toEqual([["second"], true, ""]);
});

test("a change taken back while it is being sent is taken back on the server, too", async () => {
  const [server, kept] = begin();
  kept.save(study("wrong"));
  await wait(800);
  const sent = server.one();
  kept.save(study(""));
  await sent.answer();
  await wait(800);
  await server.one().answer();
  expect([said(server.info.study), kept.saved]).toEqual([[""], true]);
});

test.each([
  ["never arrived", (asked: Asked) => asked.drop()],
  ["met a database that was away", (asked: Asked) => asked.refuse(503, "server-busy")],
  ["came too often", (asked: Asked) => asked.refuse(429, "server-slow-down")],
])("a save that %s is tried again until it is there", async (_, fail) => {
  const [server, kept] = begin();
  kept.save(study("dear"));
  await wait(800);
  for (let n = 0; n < 5; n++) {
    await fail(server.one());
    expect([kept.saved, kept.problem === "", asksBeforeLeaving()]).toEqual([false, false, true]);
    await wait(30_000);
  }
  await server.one().answer();
  expect([said(server.info.study), kept.saved, kept.problem]).toEqual([["dear"], true, ""]);
});

test("a network that is back is used at once", async () => {
  const [server, kept] = begin();
  kept.save(study("dear"));
  await wait(800);
  await server.one().drop();
  dispatchEvent(new Event("online"));
  await server.one().answer();
  expect(kept.saved).toBe(true);
});

test("a save whose answer was lost is no conflict with oneself, whatever was changed since", async () => {
  const [server, kept] = begin();
  kept.save(study("first"));
  await wait(800);
  await server.one().lose();
  kept.save(study("second"));
  await wait(2000);
  await server.one().answer(); // refused: the server has "first" as version 2
  expect(server.info.version).toBe(2);
  await server.one("GET").answer();
  await wait(0);
  await server.one().answer();
  expect([said(server.info.study), kept.saved, kept.conflict, kept.problem]).toEqual([["second"], true, false, ""]);
});

test("a study that was changed elsewhere is not written over, and what was changed here stays to be copied", async () => {
  const [server, kept] = begin();
  server.info = { ...server.info, version: 2, study: study("theirs") };
  kept.save(study("mine"));
  await wait(800);
  await server.one().answer();
  await server.one("GET").answer();
  expect([kept.conflict, kept.saved, kept.problem, asksBeforeLeaving()]).toEqual([true, false, "server-study-changed", true]);
  kept.save(study("mine, and more"));
  await wait(60_000);
  expect(server.asked).toEqual([]);
  expect([said(server.info.study), said(kept.study)]).toEqual([["theirs"], ["mine, and more"]]);
  kept.discard();
  expect(asksBeforeLeaving()).toBe(false);
});

test("what the server refuses is not sent again before it is another", async () => {
  const [server, kept] = begin();
  kept.save(study("too long"));
  await wait(800);
  await server.one().refuse(400, "study-too-large");
  await wait(60_000);
  expect([server.asked.length, kept.saved, kept.problem]).toEqual([0, false, "study-too-large"]);
  kept.save(study("short"));
  await wait(800);
  await server.one().answer();
  expect([said(server.info.study), kept.saved]).toEqual([["short"], true]);
});

test("opening a study while a change is being sent changes the version that comes of it", async () => {
  const [server, kept] = begin();
  kept.save(study("first"));
  await wait(800);
  const first = server.one();
  kept.open(true);
  await wait(0);
  expect(server.asked).toEqual([]);
  await first.answer();
  await wait(800);
  await server.one().answer();
  expect([server.info.open, kept.info.open, kept.saved, kept.problem]).toEqual([true, true, true, ""]);
});

test("a page that is left while a change is being sent sends what came after", async () => {
  const [server, kept] = begin();
  kept.save(study("first"));
  await wait(800);
  const first = server.one();
  kept.save(study("last"));
  kept.close();
  await first.answer();
  await wait(0);
  await server.one().answer();
  expect(said(server.info.study)).toEqual(["last"]);
});

test("a study that was left unsaved comes back with its changes", async () => {
  const [server, kept] = begin();
  kept.save(study("dear"));
  kept.close();
  await server.one().drop();
  const again = await SavedStudy.load("s1");
  expect([said(again.study), again.saved]).toEqual([["dear"], false]);
  await wait(2000);
  await server.one().answer();
  expect([said(server.info.study), again.saved]).toEqual([["dear"], true]);
});

test("a study that is deleted is not saved any more; one that could not be deleted is", async () => {
  const [server, kept] = begin();
  kept.save(study("dear"));
  const removing = kept.remove();
  await server.one("DELETE").drop();
  expect([await removing, kept.saved]).toEqual([false, false]);
  await wait(800);
  await server.one().answer();
  expect(said(server.info.study)).toEqual(["dear"]);
  kept.save(study("gone"));
  const again = kept.remove();
  await server.one("DELETE").answer();
  expect(await again).toBe(true);
  await wait(60_000);
  expect(server.asked).toEqual([]);
});

test("whatever goes wrong with the requests, the last change is on the server in the end", async () => {
  for (let seed = 1; seed <= 40; seed++) {
    let state = seed;
    const chance = (of: number): number => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return Math.floor(state / 65536) % of;
    };
    const [server, kept] = begin();
    for (let n = 0; n < 12; n++) {
      kept.save(study(`change ${n}`));
      if (chance(4) === 0) kept.open(chance(2) === 0);
      await wait(chance(3) * 700);
      const asked = server.asked.shift();
      const how = chance(5);
      if (how === 0) await asked?.drop();
      else if (how === 1) await asked?.lose();
      else if (how === 2) await asked?.refuse(503, "server-busy");
      else if (how === 3) await asked?.answer();
      else if (asked) server.asked.unshift(asked); // it takes longer
      expect(server.asked.length).toBeLessThanOrEqual(1);
    }
    for (let n = 0; n < 20 && !kept.saved; n++) {
      await wait(30_000);
      await server.asked.shift()?.answer();
    }
    expect([seed, said(server.info.study), kept.saved, kept.conflict]).toEqual([seed, ["change 11"], true, false]);
  }
});

test("whoever follows a study asks once at a time, however often watching began anew", async () => {
  const server = new FakeServer(study(""), false);
  const kept = new SavedStudy(server.info);
  const heard: string[][] = [];
  let stop = kept.watch((news) => heard.push(said(news)));
  for (let n = 0; n < 5; n++) {
    await wait(2000);
    const asked = server.one("GET");
    server.info = { ...server.info, version: server.info.version + 1, study: study(`${n}`) };
    stop(); // as an effect does that is run again while the question is under way
    stop = kept.watch((news) => heard.push(said(news)));
    await asked.answer();
  }
  const before = server.total;
  for (let n = 0; n < 5; n++) {
    await wait(2000);
    await server.one("GET").answer();
  }
  expect(server.total - before).toBe(5);
  stop();
  await wait(60_000);
  expect(server.asked).toEqual([]);
  expect(heard.length).toBeGreaterThan(0);
});
