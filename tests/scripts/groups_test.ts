/** Lazy modules that are used together are in one file, and modules that groups share are in few files (ADR 145). */
import assert from "node:assert/strict";
import type { Metafile } from "esbuild";
import { groupsOf, groupText } from "../../scripts/build/groups.ts";
import { layersOf } from "../../scripts/build/layers.ts";
import { importGroups } from "../../scripts/build/split.ts";

interface Source {
  readonly bytes: number;
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
}

/** Returns a metafile as a build without groups gives it, with everything in one output. */
function metafile(sources: Readonly<Record<string, Source>>): Metafile {
  const link = (kind: "import-statement" | "dynamic-import") => (path: string) => ({ path, kind });
  const inputs = Object.fromEntries(
    Object.entries(sources).map(([path, { bytes, imports = [], lazy = [] }]) => [path, {
      bytes,
      imports: [...imports.map(link("import-statement")), ...lazy.map(link("dynamic-import"))],
    }]),
  );
  const all = Object.entries(sources).map(([path, { bytes }]) => [path, { bytesInOutput: bytes }] as const);
  return {
    inputs,
    outputs: { "out.js": { bytes: 1, inputs: Object.fromEntries(all), imports: [], exports: [] } },
  };
}

const MAIN = "src/app/main.tsx";
const LARGE = 50_000;
const ORDERS = "src/features/orders";

const SOURCES: Readonly<Record<string, Source>> = {
  [MAIN]: {
    bytes: 1,
    imports: ["src/lib/app.ts"],
    lazy: [
      `${ORDERS}/imports/page.tsx`,
      `${ORDERS}/imports/check.tsx`,
      `${ORDERS}/stores/page.tsx`,
      `${ORDERS}/refunds/page.tsx`,
      `${ORDERS}/stores/cell.tsx`,
      `${ORDERS}/refunds/cell.tsx`,
      "src/words/generated/de.ts",
    ],
  },
  "src/lib/app.ts": { bytes: LARGE },
  "src/lib/table.ts": { bytes: 16_000 },
  "src/lib/icon.ts": { bytes: 100 },
  "src/lib/pill.ts": { bytes: 300 },
  [`${ORDERS}/imports/page.tsx`]: { bytes: LARGE, imports: ["src/lib/table.ts", "src/lib/app.ts"] },
  [`${ORDERS}/imports/check.tsx`]: { bytes: LARGE },
  [`${ORDERS}/stores/page.tsx`]: { bytes: 15_000, imports: ["src/lib/table.ts", "src/lib/icon.ts"] },
  [`${ORDERS}/refunds/page.tsx`]: { bytes: 15_000, imports: ["src/lib/table.ts"] },
  [`${ORDERS}/stores/cell.tsx`]: { bytes: 200, imports: ["src/lib/icon.ts", "src/lib/pill.ts"] },
  [`${ORDERS}/refunds/cell.tsx`]: { bytes: 200 },
  "src/words/generated/de.ts": { bytes: 2_000, imports: ["src/lib/pill.ts"] },
};

Deno.test("a large noun is a group, small nouns of a department share one, and small modules are together", () => {
  assert.deepEqual(
    Object.fromEntries(groupsOf(metafile(SOURCES), MAIN).map((each) => [each.name, each.modules])),
    {
      orders_imports: [`${ORDERS}/imports/check.tsx`, `${ORDERS}/imports/page.tsx`],
      orders: [`${ORDERS}/refunds/page.tsx`, `${ORDERS}/stores/page.tsx`],
      orders_small: [`${ORDERS}/refunds/cell.tsx`, `${ORDERS}/stores/cell.tsx`],
      words_generated_de: ["src/words/generated/de.ts"],
    },
  );
});

Deno.test("import() of a module in a group loads the group and returns the module, on the same lines", () => {
  const group = { name: "orders", modules: [`${ORDERS}/refunds/page.tsx`, `${ORDERS}/stores/page.tsx`] };
  const text = groupText(group, (path) => `/app/${path}`);
  const [, key = ""] = /as \$(\w+) from "\/app\/src\/features\/orders\/stores\/page.tsx"/.exec(text) ?? [];
  assert.match(key, /^page_\w{4}$/, "both are pages");
  const places = new Map([[`${ORDERS}/stores/page.tsx`, { group: "orders", key }]]);
  const rewrite = (source: string) => importGroups(source, `${ORDERS}/stores`, places);
  assert.equal(
    rewrite('const a = import(\n  "./page.tsx"\n);'),
    `const a = import(\n  "group:orders"\n).then((group)=>group.$${key});`,
  );
  for (
    const same of ['let part: typeof import("./page.tsx");', 'import("./other.tsx")', 'import "./page.tsx";']
  ) {
    assert.equal(rewrite(same), same);
  }
});

Deno.test("layers are merged until few are left, first those for which groups load the fewest bytes in vain", () => {
  const made = metafile(SOURCES);
  const groups = groupsOf(made, MAIN);
  const modulesOf = (most: number) =>
    layersOf(made, MAIN, groups, most).map(({ modules, importers }) => [[...modules], [...importers].sort()]);
  assert.deepEqual(modulesOf(9), [
    [["src/lib/icon.ts"], ["orders", "orders_small"]],
    [["src/lib/pill.ts"], ["orders_small", "words_generated_de"]],
    [["src/lib/table.ts"], ["orders", "orders_imports"]],
  ]);
  // Words are loaded without a click, so nothing is merged into their group.
  assert.deepEqual(modulesOf(2), [
    [["src/lib/icon.ts", "src/lib/table.ts"], ["orders", "orders_imports", "orders_small"]],
    [["src/lib/pill.ts"], ["orders_small", "words_generated_de"]],
  ]);
});

Deno.test("a group that loads a layer for one module also loads what the layer's other modules import", () => {
  const made = metafile({
    [MAIN]: {
      bytes: 1,
      lazy: ["src/features/a/one/x.tsx", "src/features/b/two/x.tsx", "src/features/c/three/x.tsx"],
    },
    "src/features/a/one/x.tsx": { bytes: LARGE, imports: ["src/lib/deep.ts", "src/lib/own.ts"] },
    "src/features/b/two/x.tsx": {
      bytes: LARGE,
      imports: ["src/lib/deep.ts", "src/lib/own.ts", "src/lib/icon.ts"],
    },
    "src/features/c/three/x.tsx": { bytes: LARGE, imports: ["src/lib/icon.ts"] },
    "src/lib/deep.ts": { bytes: 10, imports: ["src/lib/own.ts"] },
    "src/lib/own.ts": { bytes: 10 },
    "src/lib/icon.ts": { bytes: 10 },
  });
  const [layer, ...others] = layersOf(made, MAIN, groupsOf(made, MAIN), 1);
  assert.deepEqual(others, []);
  assert.deepEqual([...layer!.importers], ["a_one", "b_two", "c_three"]);
  assert.deepEqual([...layer!.modules], ["src/lib/deep.ts", "src/lib/icon.ts", "src/lib/own.ts"]);
});
