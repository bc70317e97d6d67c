// After a build: beside each text and module among the assets lie its compressed forms, made once here and not for every visitor.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const assets = new URL("../src/saqqara/server/static/assets/", import.meta.url);
for (const name of readdirSync(assets).filter((name) => /\.(js|css|svg|json|wasm)$/.test(name))) {
  const text = readFileSync(new URL(name, assets));
  if (text.length < 1000) continue;
  writeFileSync(new URL(`${name}.br`, assets), brotliCompressSync(text));
  writeFileSync(new URL(`${name}.gz`, assets), gzipSync(text, { level: 9 }));
}
