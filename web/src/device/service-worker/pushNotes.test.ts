import { describe, expect, it, vi } from "vitest";
import { goTo } from "../../testing/browser";
import { keyBytes, subscriptionId } from "../pushSubscription";
import { callToTurn } from "../turnAlert.svelte";
import { handlePushes, type Note, type Worker } from "./pushNotes";

const note: Note = {
  title: "Your turn: Objective",
  body: "It's your turn in the game with Ann.",
  url: "/t/Vb3kQ9sLm2xT",
  tag: "Vb3kQ9sLm2xT",
  stop: "push.abc.def",
  stop_title: "Unsubscribe",
  lang: "en",
};

/** A worker with some pages open, and what it did. */
function worker(...open: string[]) {
  const reactions: Record<string, (event: unknown) => void> = {};
  const pages = open.map((url) => ({ url, visibilityState: "hidden", focus: vi.fn(async () => undefined) }));
  const made = {
    registration: { showNotification: vi.fn(async () => undefined), pushManager: {} },
    clients: { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async () => undefined) },
    location: { origin: "https://table.example" },
    fetch: vi.fn(async (_url: string, _how?: object): Promise<unknown> => undefined),
    addEventListener: (kind: string, react: (event: never) => void) => {
      reactions[kind] = react as (event: unknown) => void;
    },
  };
  handlePushes(made as unknown as Worker);
  const happen = async (kind: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    reactions[kind]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  const click = (action: string, data: unknown = { url: note.url, stop: note.stop }) => {
    const notification = { data, close: vi.fn() };
    return { notification, done: happen("notificationclick", { action, notification }) };
  };
  return { ...made, pages, happen, click };
}

describe("what is pushed", () => {
  it("is shown in the receiver's words, one note a table, with a way to stop them", async () => {
    const one = worker();
    await one.happen("push", { data: { json: () => note } });
    expect(one.registration.showNotification).toHaveBeenCalledWith(
      "Your turn: Objective",
      expect.objectContaining({
        body: note.body,
        lang: "en",
        tag: note.tag,
        data: { url: note.url, stop: note.stop },
        actions: [{ action: "stop", title: "Unsubscribe" }],
      }),
    );
  });

  it("is nothing when it is empty", async () => {
    const one = worker();
    await one.happen("push", { data: null });
    expect(one.registration.showNotification).not.toHaveBeenCalled();
  });
});

describe("a click on a note", () => {
  it("leads to the page where the table is open", async () => {
    const one = worker("https://table.example/", "https://table.example/t/Vb3kQ9sLm2xT/");
    const { notification, done } = one.click("");
    await done;
    expect(notification.close).toHaveBeenCalled();
    expect(one.pages[1]?.focus).toHaveBeenCalled();
    expect(one.pages[0]?.focus).not.toHaveBeenCalled();
    expect(one.clients.openWindow).not.toHaveBeenCalled();
  });

  it("opens the table where it is not open, and never another house", async () => {
    const one = worker("https://table.example/t/another");
    await one.click("").done;
    expect(one.clients.openWindow).toHaveBeenCalledWith("/t/Vb3kQ9sLm2xT");
  });

  it("of a page on a phone, which shows notes by its worker alone, leads to its table", async () => {
    const one = worker();
    const Notification = Object.assign(
      class {
        constructor() {
          throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
        }
      },
      { permission: "granted" },
    );
    vi.stubGlobal("Notification", Notification);
    vi.stubGlobal("document", { visibilityState: "hidden" });
    vi.stubGlobal("navigator", {
      userActivation: { hasBeenActive: false },
      serviceWorker: { getRegistration: async () => one.registration },
    });
    goTo("/t/Vb3kQ9sLm2xT");
    callToTurn("Your turn", "Vb3kQ9sLm2xT");
    await vi.waitFor(() => expect(one.registration.showNotification).toHaveBeenCalled());
    vi.unstubAllGlobals();
    goTo("/");
    const [, how] = one.registration.showNotification.mock.calls[0] as unknown as [string, { tag: string; data: unknown }];
    expect(how.tag).toBe("Vb3kQ9sLm2xT");
    await one.click("", how.data ?? null).done; // as browsers have it where there is none
    expect(one.clients.openWindow).toHaveBeenCalledWith("/t/Vb3kQ9sLm2xT");
  });

  it("without data leads to the first page", async () => {
    const one = worker();
    await one.click("", null).done;
    expect(one.clients.openWindow).toHaveBeenCalledWith("/");
  });

  it("on its other button stops them and opens nothing", async () => {
    const one = worker();
    await one.click("stop").done;
    expect(one.fetch).toHaveBeenCalledWith("/api/v1/alerts/stop/push.abc.def", { method: "POST" });
    expect(one.clients.openWindow).not.toHaveBeenCalled();
  });
});

describe("a subscription that the browser has dropped", () => {
  const before = { endpoint: "https://push.example/before" } as PushSubscription;
  const after = { endpoint: "https://push.example/after", keys: {} };
  const KEY = "BAAB";

  /** A worker whose server calls these browsers, after its subscription was dropped. */
  async function dropped(ok: boolean, browsers: string[], oldSubscription: PushSubscription | null) {
    const one = worker();
    const subscribe = vi.fn(async () => after);
    Object.assign(one.registration, { pushManager: { getSubscription: async () => null, subscribe } });
    one.fetch.mockImplementation(async () => ({ ok, json: async () => ({ browsers, push_key: KEY }) }));
    await one.happen("pushsubscriptionchange", { oldSubscription });
    return { subscribe, asked: one.fetch.mock.calls.map(([url, how]) => [(how as RequestInit | undefined)?.method ?? "GET", url, how]) };
  }

  it("is replaced, under the server's present key, and the server is told", async () => {
    for (const old of [before, null]) {
      const { subscribe, asked } = await dropped(true, [await subscriptionId(before)], old);
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: keyBytes(KEY) });
      expect(asked.map(([method, url]) => `${method} ${url}`)).toEqual(["GET /api/v1/alerts", "PUT /api/v1/alerts/push"]);
      expect(JSON.parse(String((asked[1]?.[2] as RequestInit | undefined)?.body))).toEqual(after);
    }
  });

  it("is not replaced where this browser was not called any more, or nobody is signed in", async () => {
    for (const [ok, browsers, old] of [
      [true, ["another"], before],
      [true, [], null],
      [false, [], before],
    ] as const) {
      const { subscribe, asked } = await dropped(ok, [...browsers], old);
      expect(subscribe).not.toHaveBeenCalled();
      expect(asked).toHaveLength(1);
    }
  });
});
