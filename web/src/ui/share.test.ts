import { afterEach, expect, test, vi } from "vitest";
import { copy, share } from "./share";

afterEach(() => vi.unstubAllGlobals());

const clipboard = (writeText: (text: string) => Promise<void>) => ({ clipboard: { writeText } });
const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));

test("the device's own sheet comes first; whoever closes it wants nothing copied", async () => {
  const copied = vi.fn(async () => undefined);
  const sheet = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { share: sheet, ...clipboard(copied) });
  expect(await share("Saqqara", "https://table.example/t/1")).toBe("shared");
  expect(sheet).toHaveBeenCalledWith({ title: "Saqqara", url: "https://table.example/t/1" });
  sheet.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  expect(await share("Saqqara", "https://table.example/t/1")).toBe("cancelled");
  expect(copied).not.toHaveBeenCalled();
});

test("a sheet that fails, or none, means the clipboard", async () => {
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { share: refuse, ...clipboard(copied) });
  expect(await share("Saqqara", "https://table.example/t/1")).toBe("copied");
  expect(copied).toHaveBeenCalledWith("https://table.example/t/1");
  vi.stubGlobal("navigator", clipboard(refuse));
  expect(await share("Saqqara", "https://table.example/t/1")).toBe("impossible");
});

test("without a clipboard (plain HTTP) a text is copied the old way", async () => {
  const field = { value: "", style: { position: "" }, select: vi.fn(), remove: vi.fn() };
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { createElement: () => field, body: { append: vi.fn() }, execCommand: () => true });
  expect(await copy("https://table.example")).toBe(true);
  expect(field.value).toBe("https://table.example");
  expect(field.remove).toHaveBeenCalledOnce();
});
