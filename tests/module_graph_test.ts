/** Bounds which part of the server an import graph may reach, and which modules depend on each other. */
import assert from "node:assert/strict";
import { importGraph, paths } from "./support/structure/sources.ts";

/** Returns the files that a file imports directly or indirectly, including itself and types. */
function closureOf(path: string): ReadonlySet<string> {
  const found = new Set([path]);
  for (const each of found) for (const next of importGraph.get(each) ?? []) found.add(next);
  return found;
}

Deno.test("no lifecycle of a module imports that of another: parents and children use names", () => {
  const lifecycles = [...paths].filter((path) => /^server\/modules\/\w+\/\w+\/lifecycle\.ts$/.test(path));
  assert.ok(lifecycles.length > 10, "the lifecycles are found");
  const wrong = lifecycles.flatMap((path) => {
    const reached = closureOf(path);
    return lifecycles.filter((each) => each !== path && reached.has(each)).map((each) =>
      `${path} -> ${each}`
    );
  });
  assert.deepEqual(wrong, []);
});

/** Limits of files that each of these reaches. The numbers only go down. */
const MAX_REACHED = {
  "server/modules/workshop/units/scan.ts": 80,
  "server/modules/orders/orders/lifecycle.ts": 78,
};

Deno.test("a scan and a step of an order import only a part of the server", () => {
  for (const [path, most] of Object.entries(MAX_REACHED)) {
    const reached = [...closureOf(path)].filter((each) => each.startsWith("server/"));
    assert.ok(reached.length <= most, `${path} reaches ${reached.length} files, not ${most} at most`);
  }
});

/** Groups nodes of a graph that reach each other, by Tarjan's algorithm. */
function componentsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    order.set(node, order.size);
    low.set(node, order.get(node)!);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) === order.get(node)) found.push(open.splice(open.indexOf(node)).sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

Deno.test("components are the nodes that reach each other", () => {
  const edges = { a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: ["d"], f: ["a"] };
  const graph = new Map(Object.entries(edges).map(([node, next]) => [node, new Set(next)]));
  assert.deepEqual(componentsOf(graph).sort(), [["a", "b", "c"], ["d", "e"], ["f"]]);
});

const moduleOf = (path: string) => /^server\/modules\/(\w+\/\w+)\//.exec(path)?.[1];

/** Modules of the server that reach each other, by component. Modules may be removed from the list, never added. */
const TANGLED: readonly string[] = [
  "shipping/methods shipping/price_tables",
  "shipping/customs shipping/labels shipping/packages shipping/policies",
];

Deno.test("the number of server modules that reach each other only shrinks", () => {
  const graph = new Map<string, Set<string>>();
  for (const [path, targets] of importGraph) {
    const from = moduleOf(path);
    if (!from) continue;
    const next = graph.get(from) ?? new Set();
    graph.set(from, next);
    for (const to of targets.map(moduleOf)) if (to && to !== from) next.add(to);
  }
  const tangled = componentsOf(graph).filter((each) => each.length > 1).map((each) => each.join(" "));
  const known = TANGLED.map((each) => each.split(" "));
  const isKnown = (each: string) =>
    known.some((some) => each.split(" ").every((name) => some.includes(name)));
  assert.deepEqual(tangled.filter((each) => !isKnown(each)), [], "modules reach each other that did not");
  assert.deepEqual(
    TANGLED.filter((each) => !tangled.includes(each)),
    [],
    "take out of the list what has left it",
  );
});
