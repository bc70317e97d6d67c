/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulesPages } from "./rulesPages.ts";

// Built into the Python package, which serves it; while developing, the API comes from a server on this machine.
export default defineConfig(({ mode }) => ({
  plugins: [rulesPages(), svelte()],
  build: {
    outDir: "../src/saqqara/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"], // the first with light-dark(), which the colours are written in
    reportCompressedSize: true,
  },
  // Files lie at the server's root; but scripts and styles say where others lie as seen from themselves, so that a site of files (`saqqara site`)
  // works below any path with the same build.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  // Unit tests, too, run with the Svelte of pages.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
    environment: "./src/testing/page.ts",
    setupFiles: ["src/testing/browser.ts"],
    restoreMocks: true,
    pool: "threads",
    isolate: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
}));
