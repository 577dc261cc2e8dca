/** The demonstration is a separate build: the app contains none of it, and it calls no API. */
import assert from "node:assert/strict";
import type { Metafile } from "esbuild";
import { pageFiles } from "../../scripts/build/host_recipes.ts";
import { closureOf, outputOf, packageOf, problemsOf } from "../../scripts/build/metafile.ts";
import { APP, DEMONSTRATION, type Target } from "../../scripts/build/target.ts";
import { LANGUAGES } from "../../api/languages.ts";
import { mergeAllWords, type Tree } from "../../src/lib/merge_words.ts";
import { TEXTS } from "../../src/diagnostics/demonstration/texts.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);

/** Results of the build. */
interface Built {
  readonly metafile: Metafile;
  /** Everything that a browser could load. */
  readonly code: string;
  readonly page: string;
}

async function readBuilt({ dist, kept }: Target): Promise<Built> {
  const metafile = JSON.parse(await Deno.readTextFile(`${root}${kept}/metafile.json`)) as Metafile;
  const scripts = [...Deno.readDirSync(`${root}${dist}/assets`)].filter(({ name }) => name.endsWith(".js"));
  const texts = await Promise.all(
    scripts.map(({ name }) => Deno.readTextFile(`${root}${dist}/assets/${name}`)),
  );
  const page = await Deno.readTextFile(`${root}${dist}/index.html`);
  return { metafile, code: [...texts, page].join("\n"), page };
}

/** Options of an app without an API. */
const NO_API = { api: null, hstsSubDomains: false };
const [app, demo] = await Promise.all([APP, DEMONSTRATION].map(readBuilt));

const inputsOf = ({ metafile }: Built) =>
  Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));

/** Texts and addresses that only the mock has. */
const MARKS = [
  "/api/authenticate",
  "/api/tasks",
  "authenticate/refresh-token",
  "pressdock-demonstration",
  TEXTS.wrongPair,
  TEXTS.badToken,
  TEXTS.nameMissing,
  TEXTS.emailTaken,
  "demo@demo.test",
  "Northwind Gifts",
];

Deno.test("S7.22 S7.23 S7.24 S7.25 C10 the normal build has no text, address or source of the demonstration", () => {
  const { code } = app!;
  assert.ok(code.length > 100_000);
  assert.deepEqual(MARKS.filter((mark) => code.includes(mark)), []);
  // Charts and words are data without code.
  const isChart = (input: string) =>
    /^(machines\/|src\/diagnostics\/flows\/(drawings|flow_words)\/)/.test(input);
  assert.deepEqual(inputsOf(app!).filter((input) => /demonstration/.test(input) && !isChart(input)), []);
  assert.deepEqual(problemsOf(app!.metafile, APP.without), []);
});

Deno.test("C10 a source of the demonstration fails the normal build, which names it", () => {
  const problems = problemsOf(demo!.metafile, APP.without);
  assert.match(
    problems.join("\n"),
    /src\/diagnostics\/demonstration\/mock\/answer\.ts must not be in the browser's bundle/,
  );
});

Deno.test("S7.22 S7.23 S7.24 S7.25 the demonstration's build contains all its texts, addresses and sources", () => {
  const { code } = demo!;
  assert.deepEqual(MARKS.filter((mark) => !code.includes(mark)), []);
  assert.deepEqual(problemsOf(demo!.metafile, DEMONSTRATION.without), []);
});

Deno.test("S7.24 the demonstration calls no API: no client, no query, no address, and a policy that allows none", () => {
  const inputs = inputsOf(demo!);
  const packages = new Set(inputs.map((input) => packageOf(input)?.name));
  assert.deepEqual([...packages].filter((name) => name?.startsWith("graphql")), []);
  const ofTheApp =
    /^(src\/(lib\/(client|live|socket|early)|boot|list\/list_)|api\/generated\/(?!tones\.ts|reasons\/)|resources)/;
  assert.deepEqual(inputs.filter((input) => ofTheApp.test(input)), []);
  const { code } = demo!;
  assert.deepEqual(
    ["/graphql", "localhost:8000", 'config.json"', "cUser"].filter((mark) => code.includes(mark)),
    [],
  );
  const headers = pageFiles(NO_API, "")["_headers"]!;
  assert.match(headers, /connect-src 'self';/);
  assert.match(headers, /require-trusted-types-for 'script'; trusted-types 'none'/);
});

Deno.test("C3 the demonstration's page has no inline script except file names, and its headers are those of the app without the API", () => {
  const { page } = demo!;
  assert.match(
    page,
    /<script type="module" src="\/assets\/[\w-]+\.js" integrity="sha384-[A-Za-z0-9+/=]{64}">/,
  );
  assert.doesNotMatch(
    page,
    /<style|<script(?![^>]*(?:src=|type="importmap"))|\sstyle=|\son\w+=|config\.json/,
  );
  const withApi = pageFiles({ ...NO_API, api: "https://api.example.test/api" }, "")["_headers"]!;
  const withoutApi = withApi.replace(" https://api.example.test wss://api.example.test", "")
    .replace("media-src 'self' blob: https://api.example.test", "media-src 'self' blob:");
  assert.equal(pageFiles(NO_API, "")["_headers"], withoutApi);
});

const STATUSES = ["Cancelled", "Done", "In Production", "On Hold", "Pending", "Processing", "Ready"];
/** Keys of the app's words that the demonstration's pages show. */
const SHOWN = [
  ...["logOut", "skip", "language", "page.back", "page.home", "crash.again"].map((key) => `shell.${key}`),
  ...STATUSES.map((status) => `status.${status}`),
  "span.now",
];

const wordOf = (words: Tree, key: string) =>
  key.split(".").reduce<Tree | string | undefined>(
    (node, part) => typeof node === "object" ? node[part] : undefined,
    words,
  );

/** Returns the modules of words with their text in a build, by output file. */
const wordsIn = ({ metafile }: Built) =>
  Object.entries(metafile.outputs).map(([name, { inputs }]) => ({
    name,
    paths: Object.keys(inputs).filter((path) =>
      /^(api|src\/features)\/.*\/words\/[a-z]{2}\.ts$/.test(path) && inputs[path]!.bytesInOutput > EMPTY_BYTES
    ),
  })).filter(({ paths }) => paths.length > 0);

/** The size of a module without its words. */
const EMPTY_BYTES = 60;

Deno.test("reasons of refusals and words of screens are loaded only in the displayed language, after the app's own code", () => {
  const main = closureOf(app!.metafile, outputOf(app!.metafile, APP.main));
  const found = wordsIn(app!);
  assert.deepEqual(found.filter(({ name }) => main.includes(name)), []);
  for (const { name, paths } of found) {
    assert.equal(new Set(paths.map((path) => path.slice(-"en.ts".length))).size, 1, name);
  }
  const reasons = LANGUAGES.map((language) => `api/workshop/words/${language}.ts`);
  assert.deepEqual(reasons.filter((path) => !found.some(({ paths }) => paths.includes(path))), []);
});

Deno.test("the demonstration contains all texts of its pages, and no texts of the app's other screens", async () => {
  assert.deepEqual(wordsIn(demo!), []);
  const missing: string[] = [];
  for (const language of LANGUAGES) {
    const names = language === "en" ? ["en.ts", "en_first.ts"] : [`${language}.ts`];
    const kept = inputsOf(demo!).filter((path) =>
      /^src\/.*\/words\//.test(path) && names.includes(path.slice(path.lastIndexOf("/") + 1)) &&
      !DEMONSTRATION.unused!.test(path)
    );
    const shared = `src/words/${language === "en" ? "en_first" : language}.ts`;
    const modules = await Promise.all([...kept, shared].map((path) => import(`${root}${path}`)));
    const words = mergeAllWords(modules.map((module) => (module as { readonly words: Tree }).words));
    missing.push(...SHOWN.filter((key) => !wordOf(words, key)).map((key) => `${language} ${key}`));
  }
  assert.deepEqual(missing, []);
});
