// The environment of unit tests: modules are compiled as for a page, so that effects run. There is still no DOM.
import type { Environment } from "vitest/runtime";

export default {
  name: "page",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
