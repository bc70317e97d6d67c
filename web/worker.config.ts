import { defineConfig } from "vite";

// The service worker is one file of its own, without imports: not every browser reads modules there. It is built after the client, beside it.
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/saqqara/server/static",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/worker/index.ts", formats: ["iife"], name: "worker", fileName: () => "worker.js" },
  },
});
