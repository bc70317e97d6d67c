import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const built = new URL("../src/saqqara/server/static/", import.meta.url);

/** Beside each text among the assets lie its compressed forms: made once here, not for every visitor. */
const compressed = {
  name: "compressed",
  apply: "build" as const,
  closeBundle() {
    for (const name of readdirSync(new URL("assets/", built)).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
      const text = readFileSync(new URL(`assets/${name}`, built));
      if (text.length < 1000) continue;
      writeFileSync(new URL(`assets/${name}.br`, built), brotliCompressSync(text));
      writeFileSync(new URL(`assets/${name}.gz`, built), gzipSync(text, { level: 9 }));
    }
  },
};

// Built into the Python package, which serves it; while developing, the API comes from a server on this machine.
export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    outDir: "../src/saqqara/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"], // the first with light-dark(), which the colours are written in
    reportCompressedSize: true,
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/testing/browser.ts"], restoreMocks: true, pool: "threads", isolate: false },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
