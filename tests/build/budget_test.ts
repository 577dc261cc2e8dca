/** The budget of the first screen, compared with the output of `task build`. */
import assert from "node:assert/strict";
import type { Metafile } from "esbuild";
import { filesToPrefetch } from "../../scripts/build/prefetch.ts";
import {
  BUDGET,
  budgetExcesses,
  type BuildOutput,
  filesOf,
  measureBuild,
} from "../../scripts/build/budget.ts";
import { closureOf, outputOf } from "../../scripts/build/metafile.ts";
import { stableSize } from "../../scripts/build/stable_size.ts";
import { APP } from "../../scripts/build/target.ts";
import { firstLists } from "../../resources/first.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => Deno.readTextFile(new URL(path, root));

let built: Promise<BuildOutput> | undefined;
/** Reads the build once, as compressing it takes a second. */
const readBuilt = (): Promise<BuildOutput> => built ??= measureBuilt();

async function measureBuilt(): Promise<BuildOutput> {
  const metafile = JSON.parse(await read(`${APP.kept}/metafile.json`)) as Metafile;
  const main = closureOf(metafile, outputOf(metafile, APP.main));
  const sizes = await Promise.all(
    main.map(async (name) => [name, await stableSize(await read(name))] as const),
  );
  const page = await read(`${APP.dist}/index.html`);
  // The early script is inline in the page and has no file.
  return { metafile, packed: new Map(sizes), page, pageBytes: await stableSize(page) };
}

Deno.test("the first screen is within its budget: bytes, files, and no module that it does not need", async () => {
  assert.deepEqual(budgetExcesses(await readBuilt(), APP), []);
});

Deno.test("a limit equals the measured value: a gain lowers it", async () => {
  const found = measureBuild(await readBuilt(), APP);
  // A gain of a tenth must be recorded as the new limit, or it would soon be lost again.
  assert.ok(
    found.takeOverBytes > BUDGET.takeOverBytes.most * 0.9,
    `takeOverBytes is ${found.takeOverBytes} by now`,
  );
  assert.equal(found.files, BUDGET.files.most);
});

Deno.test("Access 16 source maps are built, and the public files neither contain nor name them", async () => {
  const { metafile } = await readBuilt();
  for (const name of closureOf(metafile, outputOf(metafile, APP.main))) {
    assert.ok((await Deno.stat(new URL(`${APP.kept}/${name}.map`, root))).size > 0, name);
    assert.doesNotMatch(await read(name), /sourceMappingURL/, name);
  }
  for await (const { name } of Deno.readDir(new URL(`${APP.dist}/assets/`, root))) {
    assert.ok(!name.endsWith(".map"), `${name} is public`);
  }
});

/** Matches the definition of a list. */
const SAYS_LIST = /\bdefineResource\(\{/;

/** A new noun adds one file, or none if it is small. */
const MOST_SCRIPTS = 125;

Deno.test("the published scripts are few: code that is used together is in one file", async () => {
  const names = await Array.fromAsync(Deno.readDir(new URL(`${APP.dist}/assets/`, root)), ({ name }) => name);
  const scripts = names.filter((name) => name.endsWith(".js"));
  assert.ok(scripts.length <= MOST_SCRIPTS, `${scripts.length} scripts, at most ${MOST_SCRIPTS}`);
});

Deno.test("only the most common first lists are loaded with the app; of all others only the headings", async () => {
  const { metafile } = await readBuilt();
  const inputs = closureOf(metafile, outputOf(metafile, APP.main))
    .flatMap((name) => Object.keys(metafile.outputs[name]!.inputs)).filter((path) =>
      path.startsWith("resources/")
    );
  assert.ok(inputs.includes("resources/generated/heads.ts"));
  const whole = inputs.filter((path) => SAYS_LIST.test(Deno.readTextFileSync(new URL(path, root))));
  const names = whole.map((path) => path.slice(path.lastIndexOf("/") + 1, -".ts".length));
  assert.deepEqual(names.sort(), firstLists.map(({ id }) => id).sort());
});

Deno.test("the words of later screens do not import any screen", async () => {
  const { metafile } = await readBuilt();
  const app = closureOf(metafile, outputOf(metafile, APP.main));
  const words = closureOf(metafile, outputOf(metafile, "src/words/generated/en.ts"));
  const others = words.filter((name) => !app.includes(name))
    .flatMap((name) => Object.keys(metafile.outputs[name]!.inputs))
    .filter((input) => !/\/words\/|\/status_meanings\/|^api\/|^(layer|group):/.test(input));
  assert.deepEqual(others, []);
});

Deno.test("a screen's files that are loaded with the app exist, and include everything it opens with", async () => {
  const { metafile, page } = await readBuilt();
  const files = filesToPrefetch(metafile);
  const [, screens = ""] = /"screens":\["([^"]+)"/.exec(page) ?? [];
  const code = await Deno.readTextFile(new URL(`${APP.dist}/assets/${screens}.js`, root));
  assert.ok(code.includes(JSON.stringify(files)), "the file of first screens names them");
  const known = new Set(Object.values(files).flat());
  for (const name of known) assert.ok(metafile.outputs[`${APP.dist}/assets/${name}.js`], name);
  const app = closureOf(metafile, outputOf(metafile, APP.main));
  const opened = closureOf(metafile, outputOf(metafile, "src/features/workshop/units/order_record.tsx"));
  for (const output of opened.filter((each) => !app.includes(each))) {
    assert.ok(known.has(output.slice(`${APP.dist}/assets/`.length, -".js".length)), output);
  }
});

Deno.test("each exceeded budget is named", async () => {
  const found = await readBuilt();
  const tight = { most: 1, goal: 1 };
  const problems = budgetExcesses(found, APP, {
    firstBytes: tight,
    takeOverBytes: tight,
    files: tight,
    without: ["react-dom", "src/app/app.tsx"],
  }).join("\n");
  assert.match(problems, /firstBytes is \d+, at most 1 \(goal 1\)/);
  assert.match(problems, /takeOverBytes is \d+/);
  assert.match(problems, /files is \d+/);
  assert.match(problems, /react-dom\/.* is in the first bundle/);
  assert.match(problems, /src\/app\/app\.tsx is in the first bundle/);
});

Deno.test("the counted files are those that the page requests by itself, each once", () => {
  assert.equal(
    filesOf(`<link rel="icon" href="/icon.svg"><link rel="preload" as="fetch" crossorigin href="/config.json">
      <script type="module" src="/a.js" integrity="x"></script><link rel="modulepreload" href="/b.js">
      <link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css"><script>inline</script>`),
    5,
  );
});

Deno.test("a size does not depend on file names or the commit: an empty commit changes no budget", async () => {
  const text = (name: string, hash: string, commit: string) =>
    `<meta name="build" content="0.1.0 ${commit}"><script src="/assets/main-${name}.js" integrity="sha384-${hash}"></script>`;
  const one = await stableSize(text("AAAAAAAA", "A".repeat(64), "aaaaaaa"));
  assert.equal(await stableSize(text("X7Q2MK9Z", "q3+/Zk9".repeat(9) + "x", "c0ffee1+")), one);
  const { page, pageBytes } = await readBuilt();
  const renamed = page.replaceAll(
    /(?<=\w-)[A-Z0-9]{8}(?![\w-])/g,
    (name) => [...name].toReversed().join(""),
  );
  assert.notEqual(renamed, page);
  assert.equal(await stableSize(renamed), pageBytes);
});
