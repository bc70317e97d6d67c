import { beforeEach, expect, test, vi } from "vitest";
import { me, meChanged } from "./api";
import { known } from "./knownPlayer.svelte";

beforeEach(() => {
  localStorage.clear();
  meChanged();
});

test("whom the server names is known, until another may be there", async () => {
  const player = { player: "1", name: "Zoé", seed: "s", kept: null };
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(player), { status: 200 })),
  );
  expect(known.player).toBe(null);
  await me();
  expect(known.player).toEqual({ name: "Zoé", seed: "s", kept: null });
  expect(localStorage.getItem("saqqara.me")).not.toContain("player");
  meChanged();
  expect(known.player).toBe(null);
  expect(localStorage.getItem("saqqara.me")).toBe(null);
});
