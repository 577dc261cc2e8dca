/**
 * The departments of the business are the same in every layer. Each may use those before it, never one after it.
 * Source: docs/architecture.md, "Departments".
 */
import assert from "node:assert/strict";
import { importGraph, paths } from "./support/sources.ts";

const DEPARTMENTS: readonly string[] = [
  "people",
  "desk",
  "catalogue",
  "money",
  "orders",
  "workshop",
  "shipping",
  "support",
  "figures",
];

const LAYERS = /^(?:server\/modules|src\/features|resources|machines\/lifecycles|api\/inputs|api)\/(\w+)\//;

/** Returns the place of a path's department in their order, -1 for what belongs to none. */
const departmentOf = (path: string): number => DEPARTMENTS.indexOf(LAYERS.exec(path)?.[1] ?? "");

/**
 * Counts the imports that still go from a department to a later one. What an earlier one needs is a port that the later
 * one fills in. A count can only shrink.
 */
const LEFT: Readonly<Record<string, number>> = {
  "orders -> workshop": 3,
};

Deno.test("a department uses only those before it", () => {
  const found = new Map<string, string[]>();
  for (const [path, targets] of importGraph) {
    const from = departmentOf(path);
    if (from < 0) continue;
    for (const target of targets) {
      const to = departmentOf(target);
      if (to <= from) continue;
      const way = `${DEPARTMENTS[from]} -> ${DEPARTMENTS[to]}`;
      found.set(way, [...found.get(way) ?? [], `${path} -> ${target}`]);
    }
  }
  const wrong = [...found].filter(([way, imports]) => imports.length > (LEFT[way] ?? 0));
  assert.deepEqual(wrong, [], "an import goes to a later department");
  const fewer = Object.entries(LEFT).map(([way, count]) => ({ way, count, now: found.get(way)?.length ?? 0 }))
    .filter(({ count, now }) => now < count);
  assert.deepEqual(fewer, [], "fewer imports are left: lower their number");
});

Deno.test("every module and every feature belongs to a department", () => {
  const others = [...paths].filter((path) =>
    /^(server\/modules|src\/features)\//.test(path) && departmentOf(path) < 0
  );
  assert.deepEqual(others, []);
});
