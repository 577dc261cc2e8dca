import assert from "node:assert/strict";
import { LIMITS } from "../../api/limits.ts";
import { DEFAULT_LIMITS } from "../../server/settings/settings.ts";

const API = new URL("../../api/", import.meta.url);
const rows = Object.values(LIMITS).flat();

function modulesUnder(folder: URL): URL[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return name === "generated" ? [] : modulesUnder(new URL(`${name}/`, folder));
    return name.endsWith(".ts") ? [new URL(name, folder)] : [];
  });
}

/** Names by which a constant counts as a bound. */
const BOUND = /^MIN_|(^|_)(MAX|MOST|LEAST|LIMIT|CAP|CAPACITY|CHARS|BYTES|LENGTH|ROWS)(_|$)/;

/** Constants with such a name that refuse nothing, each with the reason. */
const NO_BOUND: Readonly<Record<string, string>> = {
  BIN_CAPACITY: "the capacity that a new bin begins with",
  CN22_MAX_MINOR: "decides which of two customs forms is printed",
  HEAD_BYTES: "so much of a file says its type",
  MAX_UINT32: "the sign of an archive that the value is elsewhere",
  MAX_SEMI_PPM: "beyond it a print file is taken with a warning",
  PIECE_BYTES: "so much is unpacked at once, however long the whole is",
  REPORT_CODE_LENGTH: "every code of a report is that long",
};

const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each === "number");

/** Returns every number that api/ exports, by its name; a number within an object is called `NAME.part`. */
async function exportedNumbers(): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  for (const url of modulesUnder(API)) {
    const exported = await import(url.href) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === "number") numbers.set(name, value);
      else if (isNumbers(value)) {
        for (const [part, each] of Object.entries(value)) numbers.set(`${name}.${part}`, each);
      }
    }
  }
  return numbers;
}

Deno.test("every bound that api/ exports has its row among the limits, or a reason why it is not a limit", async () => {
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  const bounds = [...await exportedNumbers()].filter(([name]) => BOUND.test(name.split(".")[0]!));
  assert.ok(bounds.length > 100, "the exported bounds were found");
  const missing = bounds.filter(([name, value]) => known.get(name) !== value && !NO_BOUND[name]);
  assert.deepEqual(missing.map(([name]) => name), []);
  const names = new Set(bounds.map(([name]) => name));
  const stale = Object.keys(NO_BOUND).filter((name) => !names.has(name) || known.has(name));
  assert.deepEqual(stale, [], "NO_BOUND has entries that are not needed");
});

Deno.test("a limit has the value of the constant that it names", async () => {
  const numbers = await exportedNumbers();
  const wrong = rows.filter(({ name, value }) => numbers.has(name) && numbers.get(name) !== value);
  assert.deepEqual(wrong.map(({ name }) => name), []);
});

Deno.test("a limit is defined once, is a positive number, and names its unit and its subject", () => {
  assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length);
  assert.deepEqual(rows.filter(({ value, unit, what }) => !(value > 0) || !unit || !what), []);
});

Deno.test("the server starts with the documented limits of a request", () => {
  const limits = rows.filter(({ name }) => name.startsWith("MAX_DOCUMENT."))
    .map(({ name, value }) => [name.replace("MAX_DOCUMENT.", ""), value]);
  assert.deepEqual(Object.fromEntries(limits), { ...DEFAULT_LIMITS });
});
