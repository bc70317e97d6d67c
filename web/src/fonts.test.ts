import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const text = (name: string): string => readFileSync(join(here, name), "utf8");

test("the faces weigh 70 kB at most together, come with stand-ins, and their licence is served", () => {
  const faces = text("fonts.css");
  const files = [...faces.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => join(here, "../node_modules", file ?? ""));
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(70_000);
  expect(faces.match(/size-adjust/g)).toHaveLength(3);
  expect(faces.match(/font-display: swap/g)).toHaveLength(2);
  for (const [, family] of faces.matchAll(/font-family: "([^"]+)"/g))
    if (!family?.includes("stand-in")) expect(text("../public/fonts-licence.txt")).toContain(family);
  for (const file of files) expect(text("../index.html")).toContain(file.split("node_modules").at(-1) ?? file);
});

/** The position editor has measures of its own. */
const EDITOR = /^editor\b|\bEditor\w+\.svelte$/;

test("text has the sizes of the scale", () => {
  const styles = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(svelte|css)$/.test(name) && name !== "tokens.css" && !EDITOR.test(name),
  );
  const found = styles.flatMap((name) =>
    [...text(name).matchAll(/font(?:-size)?: (?:\d+ )?[\d.]+rem[^;]*;/g)].map(([declared]) => `${name}: ${declared}`),
  );
  expect(found).toEqual([]);
});
