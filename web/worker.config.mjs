import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vite";

// The service worker is one file of its own, without imports: not every browser reads modules there. It is built after the client, beside it,
// and is told the client's files and a name that is different for every other build. That of a site of files (`--mode site`), which is not
// served as it is, learns them from the site.
const out = new URL("../src/saqqara/server/static/", import.meta.url);
const plain = readdirSync(out, { withFileTypes: true }).filter((one) => one.isFile() && !["index.html", "worker.js", "site-worker.js"].includes(one.name));
const files = [...readdirSync(new URL("assets/", out)).map((name) => `/assets/${name}`), ...plain.map((one) => `/${one.name}`)].sort();
const build = createHash("sha256").update(files.join());
for (const name of ["index.html", ...plain.map((one) => one.name)]) build.update(readFileSync(new URL(name, out)));

export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(build.digest("hex").slice(0, 12)) },
  build: {
    outDir: "../src/saqqara/server/static",
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: `src/device/service-worker/${mode === "site" ? "site" : "index"}.ts`,
      formats: ["iife"],
      name: "worker",
      fileName: () => (mode === "site" ? "site-worker.js" : "worker.js"),
    },
  },
}));
