/** `deno task new` writes the files of the recipes: a project with one of each passes its checks. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CommandError, type Names, readNames } from "../../scripts/new/names.ts";
import { planRecord, writeRecord } from "../../scripts/new.ts";
import { FOLDERS } from "../../scripts/test/groups.ts";
import { isSoak } from "../support/soak.ts";

const ROOT = new URL("../../", import.meta.url);
const COPIED = [...FOLDERS, "docs", ...isSoak ? ["static"] : []];
const COPIED_FILES = [
  "README.md",
  "CONTRIBUTING.md",
  "deno.json",
  "deno.test.json",
  "import_map.json",
  "deno.lock",
];
/** Folders that no check of the copied project reads. */
const LEFT_OUT = isSoak ? ["docs/adr"] : [
  ...["docs/adr", "docs/flows", "src/parts", "server/demo", "scripts/bench", "scripts/gallery"],
  ...["api", "browser", "fixtures", "machines", "resources", "scripts", "src"].map((name) => `tests/${name}`),
];

async function copyFolder(from: string, to: string, folder: string): Promise<void> {
  await Deno.mkdir(join(to, folder), { recursive: true });
  const entries = await Array.fromAsync(Deno.readDir(join(from, folder)));
  await Promise.all(entries.map(async ({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    if (!isDirectory) return await Deno.copyFile(join(from, path), join(to, path));
    if (!LEFT_OUT.includes(path)) await copyFolder(from, to, path);
  }));
}

/** Copies the project without its packages, which both projects share. */
async function copyProject(to: string): Promise<void> {
  const from = fileURLToPath(ROOT);
  await Promise.all([
    ...COPIED.map((folder) => copyFolder(from, to, folder)),
    ...COPIED_FILES.map((file) => Deno.copyFile(join(from, file), join(to, file))),
  ]);
  await Deno.symlink(join(from, "node_modules"), join(to, "node_modules"), { type: "dir" });
}

async function run(cwd: string, ...args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    cwd,
    env: { NO_COLOR: "1" },
  }).output();
  const text = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes)).join("\n");
  assert.ok(success, `deno ${args.join(" ")}\n${text}`);
  return text;
}

const testsIn = (cwd: string, ...args: string[]) =>
  run(cwd, "test", "--config", "deno.test.json", "--no-check", "--allow-all", ...args);

const refusalOf = (...args: string[]): Promise<string> =>
  planRecord(ROOT, args).then(() => "planned", (error: unknown) => {
    if (error instanceof CommandError) return error.message.split("\n")[0]!;
    throw error;
  });

Deno.test("The recipe is a program: it refuses with a sentence before it writes anything", async () => {
  const refusals: readonly (readonly [args: string, sentence: RegExp])[] = [
    ["screen support/press_note", /^Cannot make "screen": expected entity or lifecycle\.$/],
    ["entity sales/press_note", /^There is no department "sales": expected one of people, desk, /],
    ["entity toString/press_note", /^There is no department "toString"/],
    ["entity support", /^Cannot name a record "": expected one noun in snake_case/],
    ["entity support/PressNote", /^Cannot name a record "PressNote"/],
    ["entity support/press-note", /^Cannot name a record "press-note"/],
    ["entity support/press/note", /^Cannot name a record "support\/press\/note"/],
    [
      "lifecycle support/case",
      /^Cannot name a record "case": JavaScript reserves the word\. Expected a longer noun/,
    ],
    ["entity support/press_note --plural new", /^Cannot name a record "new": JavaScript reserves the word\./],
    ["entity support/sheep --plural sheep", /expected another word for several/],
    ["entity support/press_note --it nota,note", /^Cannot read "--it": expected an option with its value\.$/],
    [
      "entity support/press_note --de Notiz,Notizen",
      /expected an article \(der, die, das\), one and several/,
    ],
    [
      "entity support/store",
      /^Cannot make "store": there is a type Store in api\/schema\/orders\/stores\.graphql\.$/,
    ],
    [
      "entity desk/statistic",
      /^Cannot make "statistic": there is a root field statistics in api\/generated\/schema\.ts\.$/,
    ],
    ["entity desk/batch", /^Cannot make "batch": there is a module batches in server\/generated\//],
    ["lifecycle money/table", /^Cannot make "table": there is an event "table\.…" in machines\//],
    ["lifecycle desk/call --plural callings", /^Cannot make "call": there is a machine "call" in machines\//],
    [
      "entity desk/audit_event",
      /^Cannot make "audit_event": there is a table audit_events in server\/db\/generated\//,
    ],
  ];
  for (const [args, sentence] of refusals) assert.match(await refusalOf(...args.split(" ")), sentence);
});

Deno.test("The recipe is a program: a noun gets its plural and its article in each language", () => {
  const of = (...args: string[]): Names => readNames(["entity", ...args]);
  assert.deepEqual(
    ["reply", "box", "day", "price_rule"].map((noun) => of(`desk/${noun}`).nouns),
    ["replies", "boxes", "days", "price_rules"],
  );
  const { type, camels, path, words, genders, untranslated } = of(
    "desk/ink_can",
    "--de",
    "die Farbdose, Farbdosen",
  );
  assert.deepEqual([type, camels, path], ["InkCan", "inkCans", "/ink-cans"]);
  assert.deepEqual([words.en, words.de, words.fr], [
    ["ink can", "ink cans"],
    ["Farbdose", "Farbdosen"],
    ["entrée", "entrées"],
  ]);
  assert.deepEqual(genders, { de: "f", fr: "f", pt: "f" });
  assert.deepEqual(untranslated, ["fr", "pt"]);
});

Deno.test("The recipe is a program: an entity and a lifecycle that it wrote into a copy pass the checks", async () => {
  const copy = await Deno.makeTempDir();
  try {
    await copyProject(copy);
    const root = new URL(`file://${copy}/`);
    const entity = await writeRecord(root, ["entity", "support/press_note"]);
    const lifecycle = await writeRecord(root, [
      "lifecycle",
      "workshop/ink_can",
      "--de",
      "die Farbdose,Farbdosen",
    ]);
    assert.ok(lifecycle.changed.includes("machines/lifecycles/lifecycles.ts"));
    await assert.rejects(planRecord(root, ["entity", "desk/press_note"]), CommandError);
    await run(copy, "run", "--allow-all", "scripts/gen.ts");
    const filter = "/exactly one rule|has its row|is described|(press_notes|ink_cans)\\b/";
    const contract = await testsIn(copy, "--filter", filter, "tests/contract_test.ts");
    assert.match(contract, /\b1[0-9] passed \| 0 failed/);
    if (!isSoak) return;
    await run(copy, "run", "--allow-all", "--config", "deno.test.json", "scripts/flows.ts");
    const own = [...entity.added, ...lifecycle.added];
    await run(copy, "fmt", ...own.filter((path) => path.endsWith(".ts")));
    await testsIn(
      copy,
      ...own.filter((path) => path.startsWith("tests/")),
      ..."tests/architecture_test.ts tests/departments_test.ts tests/machines/lifecycles tests/resources"
        .split(" "),
      ..."tests/api/modules_test.ts tests/api/limits_test.ts tests/scripts/flows_test.ts".split(" "),
      ..."tests/server/rights_test.ts tests/server/limits_test.ts tests/server/lifecycle".split(" "),
      ..."audit_actions brazilian flows formal plain_words".split(" ").map((name) =>
        `tests/src/words/${name}_test.ts`
      ),
    );
    await run(copy, "run", "--config", "deno.test.json", "--allow-all", "scripts/test/types.ts");
  } finally {
    await Deno.remove(copy, { recursive: true });
  }
});
