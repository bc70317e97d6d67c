import { expect, test, vi } from "vitest";
import { hasServerKey, keyBytes, subscribe } from "./pushSubscription";

const [KEY, OLDER] = ["BAAB", "BAAC"];

/** A push manager as browsers have it: it refuses a second subscription under another key. */
function manager(under: string | null) {
  let present: PushSubscription | null = null;
  const make = (key: string): PushSubscription =>
    ({
      endpoint: `https://push.example/${key}`,
      options: { applicationServerKey: keyBytes(key).buffer },
      unsubscribe: vi.fn(async () => {
        present = null;
        return true;
      }),
    }) as unknown as PushSubscription;
  if (under) present = make(under);
  const first = present;
  const made = {
    getSubscription: async () => present,
    subscribe: async (how: { applicationServerKey: Uint8Array }) => {
      const key = btoa(String.fromCharCode(...how.applicationServerKey));
      if (present && !hasServerKey(present, key)) throw new DOMException("another key", "InvalidStateError");
      present ??= make(key);
      return present;
    },
  };
  return { first, made: made as unknown as PushManager };
}

test("a browser subscribes under the server's key, also where it was subscribed under an older one", async () => {
  for (const under of [null, OLDER]) {
    const { made } = manager(under);
    expect((await subscribe(made, KEY)).endpoint).toBe(`https://push.example/${KEY}`);
  }
});

test("a subscription under the server's key is kept", async () => {
  const { made, first } = manager(KEY);
  expect(await subscribe(made, KEY)).toBe(first);
  expect(first?.unsubscribe).not.toHaveBeenCalled();
});

test("a subscription without a key is under none", () => {
  const found = { options: { applicationServerKey: null } } as unknown as PushSubscription;
  expect(hasServerKey(found, KEY)).toBe(false);
});
