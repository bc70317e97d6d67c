import { describe, expect, it, vi } from "vitest";
import { handlePushes, type Note, type Worker } from "./push";

const note: Note = {
  title: "Your turn: Objective",
  body: "It is your turn at the table with Ann.",
  url: "/t/Vb3kQ9sLm2xT",
  tag: "Vb3kQ9sLm2xT",
  stop: "push.abc.def",
  stop_title: "Stop these",
  lang: "en",
};

/** A worker with some pages open, and what it did. */
function worker(...open: string[]) {
  const reactions: Record<string, (event: unknown) => void> = {};
  const pages = open.map((url) => ({ url, visibilityState: "hidden", focus: vi.fn(async () => undefined) }));
  const made = {
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async () => undefined) },
    location: { origin: "https://table.example" },
    fetch: vi.fn(async () => undefined),
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
  const click = (action: string) => {
    const notification = { data: { url: note.url, stop: note.stop }, close: vi.fn() };
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
        actions: [{ action: "stop", title: "Stop these" }],
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

  it("on its other button stops them and opens nothing", async () => {
    const one = worker();
    await one.click("stop").done;
    expect(one.fetch).toHaveBeenCalledWith("/api/v1/alerts/stop/push.abc.def", { method: "POST" });
    expect(one.clients.openWindow).not.toHaveBeenCalled();
  });
});
