/** Checks rules that no type can express: imports, sizes, and that no module lacks its test. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { crumbsAmong } from "./support/structure/crumbs.ts";
import { resourcesNamedIn } from "./support/structure/named_resources.ts";
import {
  type Folder,
  FOLDERS,
  importGraph,
  importsOf,
  resolve,
  ROOT,
  sources,
  withoutComments,
} from "./support/structure/sources.ts";

/** Each row's folder may import from these folders. Source: docs/architecture.md. */
const MAY_IMPORT: Readonly<Record<Folder, readonly string[]>> = {
  api: ["api"],
  extensions: ["api", "extensions"],
  machines: ["api", "machines"],
  resources: ["api", "resources", "machines/lifecycles"],
  src: ["api", "extensions", "resources", "machines", "src"],
  server: ["api", "extensions", "resources", "machines/lifecycles", "server"],
  scripts: FOLDERS,
  tests: FOLDERS,
};
const EXEMPT_FROM_SIZE = /generated|locales|words\/|migrations/;

const folderOf = (path: string) => path.split("/")[0] as Folder;
const generated = (path: string) => path.includes("/generated/");

Deno.test("C4 the top level has the entries that the design names", () => {
  for (const name of "deno.json import_map.json src machines static scripts tests README.md".split(" ")) {
    assert.ok(Deno.statSync(join(ROOT, name)), name);
  }
});

Deno.test("files import only from the folders that their own folder may use", () => {
  const wrong: string[] = [];
  for (const { path, imports } of sources) {
    for (const specifier of imports.filter((each) => each.startsWith("."))) {
      const target = resolve(path, specifier);
      if (!MAY_IMPORT[folderOf(path)].some((folder) => target.startsWith(`${folder}/`))) {
        wrong.push(`${path} -> ${target}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});

/**
 * Layers of src from the lowest to the highest: each may use lower ones. Every layer has words; the lowest
 * collects them.
 */
const FLOORS = ["lib words", "parts", "engine", "features diagnostics", "app"].map((rooms) =>
  rooms.split(" ")
);
const floorOf = (path: string) => FLOORS.findIndex((rooms) => rooms.includes(path.split("/")[1] ?? ""));

Deno.test("src has layers: lib, parts, engine, features and diagnostics, app; nothing names a layer above it", () => {
  const wrong: string[] = [];
  const isOfWords = (path: string) => /\/words\//.test(path);
  for (const { path, imports } of sources.filter((source) => source.path.startsWith("src/"))) {
    assert.notEqual(floorOf(path), -1, `${path} is in no room`);
    for (const target of imports.filter((each) => each.startsWith(".")).map((each) => resolve(path, each))) {
      if (!target.startsWith("src/") || isOfWords(path) || isOfWords(target)) continue;
      if (floorOf(target) > floorOf(path)) wrong.push(`${path} -> ${target}`);
    }
  }
  assert.deepEqual(wrong, []);
});

Deno.test("the engine of the client names no resource, in code or as the owner of a job: that belongs in its feature", () =>
  assert.deepEqual(resourcesNamedIn(sources.filter(({ path }) => path.startsWith("src/engine/"))), []));

Deno.test("a feature refers to later code only by loaders: none of it is in the first bundle", () => {
  const features = sources.filter(({ path }) =>
    /^src\/(features|diagnostics)\/[\w/]+\/feature\.ts$/.test(path)
  );
  assert.ok(features.length > 10, "the features are found");
  const may = /^(src\/(lib\/lazy_part\.tsx|engine\/features\.ts)|resources\/(\w+\/)?\w+\.ts)$/;
  const wrong = features.flatMap(({ path, text }) =>
    importsOf(text.replace(/\bimport\([^)]*\)/g, "null")).filter((each) => each.startsWith("."))
      .map((each) => resolve(path, each)).filter((target) => !may.test(target))
      .map((target) => `${path} -> ${target}`)
  );
  assert.deepEqual(wrong, []);
});

/** Folders that may combine modules. Demonstration data and the login site have such folders themselves. */
const COMPOSITIONS: Readonly<Record<string, RegExp>> = {
  "server/generated/modules.ts": /^server\/modules\/[\w/]+\/module\.ts$/,
  "server/login_site/": /^server\/modules\/(people\/(session|sign_in_links|groups)|catalogue\/locations)\//,
  "server/demo/": /^server\/modules\//,
};

Deno.test("the kernel of the server imports no module: modules declare what they add, and one place combines them", () => {
  const kernel = sources.filter(({ path }) =>
    path.startsWith("server/") && !path.startsWith("server/modules/")
  );
  const wrong = kernel.flatMap(({ path, imports }) => {
    const [, allowed] = Object.entries(COMPOSITIONS).find(([root]) => path.startsWith(root)) ?? [];
    return imports.filter((each) => each.startsWith(".")).map((each) => resolve(path, each))
      .filter((target) => target.startsWith("server/modules/") && !allowed?.test(target))
      .map((target) => `${path} -> ${target}`);
  });
  assert.deepEqual(wrong, []);
});

Deno.test("C2 versions are only in the import maps: sources name packages without a version, and each has exactly one", () => {
  const map: Record<string, string> =
    JSON.parse(Deno.readTextFileSync(join(ROOT, "tests/import_map.json"))).imports;
  const wrong = sources.flatMap(({ path, imports }) =>
    imports.filter((each) => !each.startsWith(".") && !each.startsWith("node:") && !(each in map)).map((
      each,
    ) => `${path}: ${each}`)
  );
  assert.deepEqual(wrong, []);
  const versions = new Map<string, Set<string>>();
  for (const target of Object.values(map)) {
    const [, name, version] = /^npm:(@?[^@]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)(?:\/|$)/.exec(target) ?? [];
    assert.ok(name && version, `an exact version: ${target}`);
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  assert.deepEqual([...versions].filter(([, set]) => set.size > 1).map(([name]) => name), []);
});

Deno.test("imports have no cycle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
    if (done.has(path) || trail.includes(path)) return;
    for (const next of importGraph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of importGraph.keys()) visit(path, []);
  assert.deepEqual(circles, []);
});

Deno.test("no file is longer than 300 lines, and half of them have at most 100", () => {
  const sizes = sources.filter(({ path }) => !EXEMPT_FROM_SIZE.test(path))
    .map(({ path, text }) => ({ path, lines: text.split("\n").length }));
  assert.deepEqual(sizes.filter(({ lines }) => lines > 301), []);
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  assert.ok(sorted[Math.floor(sorted.length / 2)]! <= 100, `median ${sorted[Math.floor(sorted.length / 2)]}`);
});

Deno.test("no source uses any or disables a check without a reason on the line above", () => {
  const wrong: string[] = [];
  for (const { path, text } of sources.filter((source) => !generated(source.path))) {
    const pure = ["api", "extensions", "machines", "resources"].includes(folderOf(path));
    text.split("\n").forEach((line, index, lines) => {
      const says = /:\s*any\b|\bas any\b/.test(line.replace(/\/\/.*|^\s*\/?\*.*/, ""));
      const switches = /^\s*\/\/ (@ts-|deno-lint-ignore)/.test(line);
      if (!says && !switches) return;
      const reasoned = /^\s*(\/\/|\*)/.test(lines[index - 1] ?? "");
      if (pure || !reasoned) wrong.push(`${path}:${index + 1}`);
    });
  }
  assert.deepEqual(wrong, []);
});

Deno.test("files have snake_case names, and no file only re-exports others", () => {
  const names = sources.filter(({ path }) => !/^[a-z0-9_/]+(\.styles)?\.tsx?$/.test(path)).map(({ path }) =>
    path
  );
  assert.deepEqual(names, []);
  const barrels = sources.filter(({ text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\//g, "").split("\n").filter((line) => line.trim() !== "");
    return code.length > 0 && code.every((line) => /^export .* from /.test(line));
  }).map(({ path }) => path);
  assert.deepEqual(barrels, []);
});

Deno.test("every machine and every input of the contract has its test", () => {
  const wanted = sources.map(({ path }) => path).filter((path) =>
    /^machines\/.*\.ts$/.test(path) || /^api\/inputs\/.*\.ts$/.test(path)
  );
  const cited = sources.filter(({ path }) => path.startsWith("tests/")).flatMap(({ path, imports }) =>
    imports.filter((each) => each.startsWith(".")).map((each) => resolve(path, each))
  );
  assert.deepEqual(wanted.filter((path) => !cited.includes(path)), []);
});

Deno.test("C5 machines are pure: no clock, network, storage, random or address bar", () => {
  const impure =
    /\bDate\.now|\bnew Date\b|\bfetch\(|\bMath\.random|\bcrypto\.|\b(local|session)Storage\b|\blocation\b|\bdocument\./;
  const wrong = sources.filter(({ path }) => path.startsWith("machines/"))
    .filter(({ text }) => impure.test(text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "")));
  assert.deepEqual(wrong.map(({ path }) => path), []);
});

Deno.test("repeated work of the server is a loop, which survives failures", () => {
  const clocks = sources.filter(({ path }) =>
    path.startsWith("server/") && path !== "server/background/loop.ts"
  )
    .filter(({ text }) => /\bsetInterval\(/.test(text)).map(({ path }) => path);
  assert.deepEqual(clocks, []);
});

/** Matches a query builder's call or a text of SQL, also with a type argument on the tag. */
const SQL =
  /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]{0,300}>)?`|\bsql\.(raw|lit|ref|table)\b/;

/** Blanks twice with only optional parts between them, or an unbounded run first that may begin anywhere. */
const SLOW_REGEXES = [
  /\\s[*+](?:\((?:[^()]|\([^()]*\))*\)\?|\(\\d\{0,\d+\}\)|\[[^\]]*\]\*)*\\s\*/,
  /^\/(?:\\[sdwSDW/]|\[(?:\\.|[^\]])*\])[*+].+\/[a-xz]*$/,
];

Deno.test("no regex takes time that grows with the square of a text", () => {
  const literals = /(?<=[(=,:?|&[]\s*)\/(?![*\/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\/\\\n[])+\/[a-z]*/g;
  const wrong = sources.filter(({ path }) => !/^(?:tests|scripts)\//.test(path)).flatMap(({ path, text }) =>
    (text.match(literals) ?? []).filter((each) => SLOW_REGEXES.some((slow) => slow.test(each)))
      .map((each) => `${path} ${each}`)
  );
  assert.deepEqual(wrong, []);
});

Deno.test("every way to write SQL is recognised", () => {
  const ways = [
    "sql`select 1`",
    "sql<Row>`select 1`",
    "sql<{ name: string; at: number }[]>`select 1`",
    "sql<Map<string, number>>`select 1`",
    "db.read.selectFrom(table)",
    "sql.raw(text)",
  ];
  assert.deepEqual(ways.filter((text) => !SQL.test(text)), []);
  assert.deepEqual(
    ["const sqlite = `a`", "selectFrom", "a < sql.length"].filter((text) => SQL.test(text)),
    [],
  );
});

Deno.test("SQL is written only where stores and the database layer are", () => {
  const allowed =
    /^server\/(db\/|.*store\.ts$|.*scope\.ts$|.*\/conditions\.ts$|list\/resolver\.ts$|audit\/|events\/outbox\.ts$|entity\/codes\.ts$|mutate\.ts$|demo\/)/;
  const wrong = sources.filter(({ path }) => path.startsWith("server/") && !allowed.test(path))
    .filter(({ text }) => SQL.test(withoutComments(text)));
  assert.deepEqual(wrong.map(({ path }) => path), []);
});

Deno.test("screens take their words from the locales and their colors from the theme", () => {
  const wrong: string[] = [];
  for (
    const { path, text } of sources.filter((source) =>
      source.path.endsWith(".tsx") && source.path.startsWith("src/")
    )
  ) {
    const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
    for (const match of code.matchAll(/(?:aria-label|title|placeholder|alt)="([^"{]*[A-Za-z]{3,}[^"]*)"/g)) {
      wrong.push(`${path}: ${match[1]}`);
    }
    for (const match of code.matchAll(/#[0-9a-fA-F]{6}\b|\brgba?\(/g)) wrong.push(`${path}: ${match[0]}`);
    if (/dangerouslySetInnerHTML|\.innerHTML\b/.test(code)) wrong.push(`${path}: raw HTML`);
  }
  assert.deepEqual(wrong, []);
});

Deno.test("every component that traps the focus keeps the focus manager loaded", () => {
  const holds = sources.filter(({ path, text }) =>
    path.startsWith("src/") && /<(OverlayDrawer|DialogSurface|PopoverSurface)\b/.test(withoutComments(text))
  );
  assert.ok(holds.length > 0);
  const alone = holds.filter(({ path, imports }) =>
    !imports.some((each) => resolve(path, each) === "src/parts/focus_keeper.tsx")
  );
  assert.deepEqual(alone.map(({ path }) => path), []);
});

Deno.test("every task has a description", () => {
  const tasks = JSON.parse(Deno.readTextFileSync(join(ROOT, "deno.json"))).tasks as Record<
    string,
    { description?: string }
  >;
  for (const name of ["start", "test", "test:postgres", "soak", "bench", "gallery", "build", "gen"]) {
    assert.ok(tasks[name], `the task ${name}`);
  }
  assert.deepEqual(Object.entries(tasks).filter(([, task]) => !task.description).map(([name]) => name), []);
});

/** Short files that remain, by folder: a number only shrinks, and is lowered once ten of them are gone. */
const MAX_CRUMBS: Readonly<Record<string, number>> = { api: 2, scripts: 1, server: 16, src: 33 };

Deno.test("a file of at most 40 lines whose only reader is in its folder is part of that reader", () => {
  const crumbs = crumbsAmong(sources);
  const counts = Map.groupBy(crumbs, folderOf);
  const wrong = FOLDERS.filter((folder) => {
    const left = (MAX_CRUMBS[folder] ?? 0) - (counts.get(folder)?.length ?? 0);
    return left < 0 || left >= 10;
  });
  assert.deepEqual(wrong, [], crumbs.join("\n"));
});
