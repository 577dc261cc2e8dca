import assert from "node:assert/strict";
import { LIMITS } from "../../api/limits.ts";
import { DEFAULT_LIMITS } from "../../server/settings.ts";

const API = new URL("../../api/", import.meta.url);
const rows = Object.values(LIMITS).flat();

function modulesUnder(folder: URL): URL[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return name === "generated" ? [] : modulesUnder(new URL(`${name}/`, folder));
    return name.endsWith(".ts") ? [new URL(name, folder)] : [];
  });
}

Deno.test("every bound that api/ exports has its row among the limits, with the value that holds", async () => {
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  const bounds: [string, unknown][] = [];
  for (const url of modulesUnder(API)) {
    const exported = await import(url.href) as Record<string, unknown>;
    bounds.push(...Object.entries(exported).filter(([name]) => name.startsWith("MAX_")));
  }
  assert.ok(bounds.length > 40, "they were found");
  const missing = bounds.filter(([name, value]) =>
    typeof value === "number"
      ? known.get(name) !== value
      : Object.entries(value as object).some(([part, each]) => known.get(`${name}.${part}`) !== each)
  );
  assert.deepEqual(missing.map(([name]) => name), []);
});

Deno.test("a limit stands once, is a number above nothing, and says its unit and what it is of", () => {
  assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length);
  assert.deepEqual(rows.filter(({ value, unit, what }) => !(value > 0) || !unit || !what), []);
});

Deno.test("the limits of a request are what the server begins with", () => {
  const said = rows.filter(({ name }) => name.startsWith("MAX_DOCUMENT."))
    .map(({ name, value }) => [name.replace("MAX_DOCUMENT.", ""), value]);
  assert.deepEqual(Object.fromEntries(said), { ...DEFAULT_LIMITS });
});
