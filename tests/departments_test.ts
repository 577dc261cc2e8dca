/**
 * The departments of the business are the same in every layer, and each uses only earlier ones. Source:
 * docs/architecture.md, "Departments".
 */
import assert from "node:assert/strict";
import { importGraph, paths } from "./support/structure/sources.ts";

const DEPARTMENTS: readonly string[] = [
  "people",
  "desk",
  "catalogue",
  "money",
  "orders",
  "workshop",
  "shipping",
  "handover",
  "support",
  "shops",
  "figures",
];

const LAYERS = /^(?:server\/modules|src\/features|resources|machines\/lifecycles|api\/inputs|api)\/(\w+)\//;

/** Returns the index of a path's department, -1 if the path belongs to none. */
const departmentOf = (path: string): number => DEPARTMENTS.indexOf(LAYERS.exec(path)?.[1] ?? "");

Deno.test("a department uses only earlier ones; a later one reaches an earlier one through its ports", () => {
  const wrong = [...importGraph].flatMap(([path, targets]) => {
    const from = departmentOf(path);
    if (from < 0) return [];
    return [...targets].filter((target) => departmentOf(target) > from).map((target) =>
      `${path} -> ${target}`
    );
  });
  assert.deepEqual(wrong, [], "an import goes to a later department");
});

Deno.test("every module and every feature belongs to a department", () => {
  const others = [...paths].filter((path) =>
    /^(server\/modules|src\/features)\//.test(path) && departmentOf(path) < 0
  );
  assert.deepEqual(others, []);
});
