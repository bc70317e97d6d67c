// After a build: beside each text and module among the assets lies its Brotli form, made once here and not for every visitor. Browsers ask
// for that over HTTPS; at home, over plain HTTP, the server makes gzip of the few files that it is asked for.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const assets = new URL("../src/saqqara/server/static/assets/", import.meta.url);
for (const name of readdirSync(assets).filter((name) => /\.(js|css|svg|json|wasm)$/.test(name))) {
  const text = readFileSync(new URL(name, assets));
  if (text.length < 1000) continue;
  writeFileSync(new URL(`${name}.br`, assets), brotliCompressSync(text));
}
