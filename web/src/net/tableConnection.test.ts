import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableConnection } from "./tableConnection.svelte";
import type { FromClient, Look, ToClient, Why } from "./types";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string | ArrayBuffer }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
  /** The connection stands. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(...messages: Partial<ToClient>[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was sent, without the questions whether the server is there. */
  get words(): FromClient[] {
    return this.sent.filter((message) => message.type !== "ping");
  }
}

const WHY: Why = { key: "refused", clause: "O8", reason: { en: "That spot is barred.", fr: "Cette place est interdite." } };
const seen = (number: number, due: number | null = null): Partial<ToClient> => ({
  type: "look",
  number,
  look: { history: Array.from({ length: number }, () => [0, "pass"]) } as unknown as Look,
  due,
  undo: null,
  bots: [],
  banks: [],
});

let connection: TableConnection;
const socket = (): FakeSocket => {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
};
/** Longer than any pause before a new attempt. */
const LONG = 8000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  connection = new TableConnection("t1", "my-token");
  socket().open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("says who it is, and that it knows nothing yet", () => {
  expect(socket().url).toBe("wss://table.example/api/v1/tables/t1/ws");
  expect(socket().sent).toEqual([
    { type: "hello", token: "my-token", last: null },
    { type: "ping", last: null },
  ]);
});

test("is online once the table speaks, and keeps the look before", () => {
  expect(connection.online).toBe(false);
  socket().say({ type: "table", id: "t1" }, seen(1), seen(2, 4000));
  expect(connection.online).toBe(true);
  expect(connection.number).toBe(2);
  expect(connection.before?.history.length).toBe(1);
  expect(connection.due).toBe(4000);
});

test("reads frames of bytes as well as of text", () => {
  socket().onmessage?.({ data: new TextEncoder().encode(JSON.stringify(seen(3))).buffer as ArrayBuffer });
  expect(connection.number).toBe(3);
});

test("comes back by itself and says the last number it knows", () => {
  socket().say(seen(7));
  socket().close();
  expect(connection.online).toBe(false);
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.all.length).toBe(2);
  socket().open();
  expect(socket().words).toEqual([{ type: "hello", token: "my-token", last: 7 }]);
});

test("waits longer after each failure, and not at all when the network is back", () => {
  for (const pause of [300, 600, 1200, 2500]) {
    socket().close();
    const had = FakeSocket.all.length;
    vi.advanceTimersByTime(pause * 0.69);
    expect(FakeSocket.all.length).toBe(had);
    vi.advanceTimersByTime(pause * 0.65);
    expect(FakeSocket.all.length).toBe(had + 1);
  }
  socket().close();
  dispatchEvent(new Event("online"));
  socket().open();
  socket().say({ type: "table", id: "t1" });
  socket().close();
  const had = FakeSocket.all.length;
  vi.advanceTimersByTime(300 * 1.31); // patient again from the beginning
  expect(FakeSocket.all.length).toBe(had + 1);
});

test("sends again what was not answered, with the same ids, in the same order", () => {
  socket().say(seen(1));
  connection.speak("hello");
  connection.play("red 7");
  connection.speak("well?").catch(() => null); // it is refused
  const [, first, second, third] = socket().words as [FromClient, ...{ id: string }[]];
  socket().say({ type: "accepted", id: first?.id, number: 1 });
  expect(connection.waiting).toBe(2);
  socket().close();
  vi.advanceTimersByTime(LONG);
  socket().open();
  expect(socket().words).toEqual([{ type: "hello", token: "my-token", last: 1 }, second, third]);
  socket().say({ type: "accepted", id: second?.id, number: 2 }, { type: "refused", id: third?.id, why: WHY });
  expect(connection.waiting).toBe(0);
  expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
});

test("a move names the look it was made on, and a second one waits until the first is shown", () => {
  socket().say(seen(4));
  connection.play("red 7");
  connection.play("red 8");
  connection.takeBack();
  const moves = () => socket().words.filter((message) => message.type === "move" || message.type === "undo");
  expect(moves()).toMatchObject([{ type: "move", text: "red 7", on: 4 }]);
  socket().say({ type: "accepted", id: (moves()[0] as { id: string }).id, number: 5 });
  connection.play("red 8"); // on the look that does not show it yet
  expect(moves().length).toBe(1);
  socket().say(seen(5));
  connection.play("red 8");
  expect(moves()).toMatchObject([{ text: "red 7" }, { text: "red 8", on: 5 }]);
  socket().say({ type: "refused", id: (moves()[1] as { id: string }).id, why: WHY });
  connection.takeBack();
  expect(moves().length).toBe(3);
});

test("of moves clicked without a connection one waits, named after the look it was made on", () => {
  socket().say(seen(4));
  socket().close();
  for (const text of ["red 7", "red 8", "red 9"]) connection.play(text);
  vi.advanceTimersByTime(LONG);
  socket().open();
  socket().say(seen(9)); // others have played meanwhile
  expect(socket().words.filter((message) => message.type === "move")).toMatchObject([{ text: "red 7", on: 4 }]);
});

test("a move made on the look that shows the one on its way follows its answer; one made on another look does not", () => {
  const moves = () => socket().words.flatMap((message) => (message.type === "move" ? [message.text] : []));
  const answer = (number: number) => {
    const last = socket().words.at(-1) as { id: string };
    socket().say({ type: "accepted", id: last.id, number });
  };
  socket().say(seen(1));
  connection.play("take 24");
  socket().say(seen(2)); // the look before the answer
  connection.play("show 24 = 2 * 5 + 14");
  expect(moves()).toEqual(["take 24"]);
  answer(2);
  expect(moves()).toEqual(["take 24", "show 24 = 2 * 5 + 14"]);
  socket().say(seen(3)); // what somebody else did
  connection.play("show 24 = 2 * 5 + 14"); // clicked twice
  answer(4);
  socket().say(seen(4));
  expect(moves()).toHaveLength(2);
});

test("says that a move is on its way after a moment, until it is answered", () => {
  socket().say(seen(1));
  connection.play("red 7");
  vi.advanceTimersByTime(299);
  expect(connection.sending).toBe(false);
  vi.advanceTimersByTime(1);
  expect(connection.sending).toBe(true);
  const { id } = socket().words.at(-1) as { id: string };
  socket().say({ type: "accepted", id, number: 2 });
  expect(connection.sending).toBe(false);
});

test("whoever comes back asks for the present look, and a connection that did not outlive a sleep is given up soon", () => {
  socket().say({ type: "table", id: "t1" }, seen(6));
  for (const [where, event] of [
    [document, "visibilitychange"],
    [globalThis, "pageshow"],
    [globalThis, "online"],
  ] as const) {
    const before = socket().sent.length;
    (where as EventTarget).dispatchEvent(new Event(event));
    const watching = event === "visibilitychange" ? [{ type: "watching", visible: true }] : [];
    expect(socket().sent.slice(before)).toEqual([{ type: "ping", last: 6 }, ...watching]);
    socket().say({ type: "pong", now: Date.now() });
  }
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all.length).toBe(1);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5000); // no answer
  expect(FakeSocket.all.length).toBe(2);
  socket().open();
  expect(socket().words).toEqual([{ type: "hello", token: "my-token", last: 6 }]);
});

test("says when nobody can see the page, also where it connects again meanwhile", () => {
  Object.assign(document, { visibilityState: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(socket().sent.at(-1)).toEqual({ type: "watching", visible: false });
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(LONG);
  socket().open();
  expect(socket().sent.slice(0, 2)).toEqual([expect.objectContaining({ type: "hello" }), { type: "watching", visible: false }]);
  Object.assign(document, { visibilityState: "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(socket().sent.at(-1)).toEqual({ type: "watching", visible: true });
});

test("a tab that was hidden for an hour keeps its connection, though its timers beat once a minute", () => {
  socket().say({ type: "table", id: "t1" }, seen(6), { type: "pong", now: Date.now() });
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(socket().sent.at(-1)).toEqual({ type: "ping", last: 6 });
  socket().say({ type: "pong", now: Date.now() });
  vi.advanceTimersByTime(4_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("a look that is told again changes nothing on the board", () => {
  socket().say(seen(1), seen(2));
  const { look, before } = connection;
  socket().say(seen(2, 9000));
  expect([connection.look, connection.before, connection.due]).toEqual([look, before, 9000]);
  expect(connection.look).toBe(look);
});

test("keeps what is said while there is no connection for when there is one", () => {
  socket().close();
  connection.play("red 7");
  connection.speak("hello").catch(() => null); // it is not answered before the end
  vi.advanceTimersByTime(LONG);
  socket().open();
  expect(socket().words.map((message) => message.type)).toEqual(["hello", "move", "say"]);
});

test("a refusal stays until the next act of one's own", () => {
  socket().say(seen(1));
  connection.play("red 7");
  const { id } = socket().words.at(-1) as { id: string };
  socket().say({ type: "refused", id, why: WHY }, seen(2));
  expect(connection.refused).toEqual(WHY);
  expect(connection.waiting).toBe(0);
  connection.play("red 8");
  expect(connection.refused).toBe(null);
  socket().say({ type: "problem", why: WHY });
  expect(connection.refused).toEqual(WHY);
  expect(connection.waiting).toBe(0); // the move may be what the problem is about
});

/** Every kind of request that waits for an answer; those that make a promise return it. */
const REQUESTS: Record<string, (connection: TableConnection) => unknown> = {
  move: (connection) => connection.play("red 7"),
  undo: (connection) => connection.takeBack(),
  chat: (connection) => connection.speak("hello"),
  mute: (connection) => connection.mute(3, true),
  hint: (connection) => connection.think(),
  explain: (connection) => connection.explain(["red 7"]),
  why: (connection) => connection.why(0),
};
/** Every way in which a request can come to its end; whether the table can still be played at afterwards. */
const ENDINGS: Record<string, (id: string) => boolean> = {
  "an answer": (id) => {
    const { type } = socket().words.at(-1) as FromClient;
    const answers = { think: "question", explain: "reasons", why: "because" } as Record<string, string>;
    socket().say({ type: answers[type] ?? "accepted", id, number: 4 } as Partial<ToClient>);
    return true;
  },
  "a refusal": (id) => {
    socket().say({ type: "refused", id, why: WHY });
    return true;
  },
  "a problem with its id": (id) => {
    socket().say({ type: "problem", id, why: WHY });
    return true;
  },
  "a problem without an id": () => {
    socket().say({ type: "problem", id: null, why: WHY });
    return true;
  },
  "a lost connection, and a refusal by the next": (id) => {
    socket().close();
    vi.advanceTimersByTime(LONG);
    socket().open();
    expect(socket().words).toContainEqual(expect.objectContaining({ id }));
    socket().say({ type: "refused", id, why: WHY });
    return true;
  },
  "a goodbye that asks to come again, and an answer then": (id) => {
    socket().say({ type: "bye", again: true, why: WHY });
    socket().close();
    vi.advanceTimersByTime(LONG);
    socket().open();
    socket().say({ type: "accepted", id, number: 4 });
    return true;
  },
  "a goodbye for good": () => {
    socket().say({ type: "bye", again: false, why: WHY });
    return false;
  },
  "leaving the page": () => {
    connection.close();
    return false;
  },
};

const CASES = Object.keys(REQUESTS).flatMap((request) => Object.keys(ENDINGS).map((ending) => [request, ending] as const));
test.each(CASES)("a pending %s is settled by %s, and none is swallowed after it", async (request, ending) => {
  socket().say({ type: "table", id: "t1" }, seen(4));
  const settled = vi.fn();
  const promise = REQUESTS[request]?.(connection) as Promise<unknown> | undefined;
  promise?.then(settled, settled);
  vi.advanceTimersByTime(300);
  const { id } = socket().words.at(-1) as { id: string };
  const playable = ENDINGS[ending]?.(id);
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.waiting, connection.sending]).toEqual([0, false]);
  if (request !== "move" && request !== "undo") expect(settled).toHaveBeenCalledOnce();
  connection.play("red 8");
  if (playable) expect(socket().words.at(-1)).toMatchObject({ type: "move", text: "red 8" });
  else expect([connection.waiting, connection.sending]).toEqual([0, false]); // nobody is there to answer it
});

test("what is asked after the end is refused at once, with the reason of the end", async () => {
  socket().say({ type: "bye", again: false, why: WHY });
  await expect(connection.think()).rejects.toMatchObject({ why: WHY });
  connection.play("red 7");
  expect(connection.refused).toEqual(WHY);
});

test("a connection that is lost between the answer to a move and its look wedges nothing", () => {
  socket().say(seen(4));
  connection.play("red 7");
  socket().say({ type: "accepted", id: (socket().words.at(-1) as { id: string }).id, number: 5 });
  socket().close();
  vi.advanceTimersByTime(LONG);
  socket().open();
  socket().say({ type: "table", id: "t1" }); // of a server that was set back: it has no look of that number
  connection.play("red 8");
  expect(socket().words.at(-1)).toMatchObject({ text: "red 8", on: 4 });
});

test("a refusal of what is said is its sender's, and not told as that of a move", async () => {
  const said = connection.speak("hello");
  socket().say({ type: "refused", id: (socket().words.at(-1) as { id: string }).id, why: WHY });
  await expect(said).rejects.toMatchObject({ why: WHY });
  expect(connection.refused).toBe(null);
});

test("says why there is no connection, from the first attempt that fails until the table speaks", () => {
  expect(connection.unreachable).toBe(null);
  socket().close();
  expect(connection.unreachable?.key).toBe("offline");
  vi.advanceTimersByTime(LONG);
  socket().open();
  socket().say({ type: "bye", again: true, why: WHY });
  socket().close();
  expect(connection.unreachable).toEqual(WHY);
  vi.advanceTimersByTime(LONG);
  socket().open();
  socket().say({ type: "table", id: "t1" });
  expect(connection.unreachable).toBe(null);
});

test("does not come back after a goodbye for good, but after one that asks for it", () => {
  socket().say({ type: "bye", again: true, why: WHY });
  socket().close();
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.all.length).toBe(2);
  socket().open();
  socket().say({ type: "bye", again: false, why: WHY });
  socket().close();
  vi.advanceTimersByTime(10 * LONG);
  expect(FakeSocket.all.length).toBe(2);
  expect(connection.ended).toEqual(WHY);
  for (const event of ["online", "pageshow"]) dispatchEvent(new Event(event));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all.length).toBe(2);
});

test("gives up a connection that has gone silent, and does not listen to it any more", () => {
  socket().say({ type: "table", id: "t1" }, seen(1));
  const silent = socket();
  vi.advanceTimersByTime(20_000);
  expect(silent.sent.some((message) => message.type === "ping")).toBe(true);
  expect(connection.online).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(connection.online).toBe(false);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  silent.say(seen(9));
  expect(connection.number).toBe(1);
});

test("hears what was said once, however often it is told", () => {
  const said = { type: "said", number: 4, seat: 1, name: "Nora", text: "hello", at: 0 } as const;
  socket().say(said, said);
  expect(connection.said.map((one) => one.text)).toEqual(["hello"]);
});

test("is quiet once it was closed", () => {
  connection.close();
  vi.advanceTimersByTime(10 * LONG);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(1);
});
