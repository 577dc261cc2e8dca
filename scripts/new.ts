/**
 * Writes the files of the recipes in CONTRIBUTING.md: `deno task new entity|lifecycle <department>/<noun>` adds a record with
 * a name and a note, its list, form and tests, with or without a lifecycle. The written files are ordinary code to be edited
 * by hand.
 */
import { entityFiles, type Files } from "./new/entity_files.ts";
import { entriesFor } from "./new/entries.ts";
import { lifecycleFiles } from "./new/lifecycle_files.ts";
import { CommandError, type Names, readNames } from "./new/names.ts";
import { testFiles } from "./new/test_files.ts";
import { wordFiles } from "./new/words.ts";
import { filesBelow } from "./gen/files_below.ts";

const home = new URL("../", import.meta.url);

const exists = (url: URL): Promise<boolean> => Deno.stat(url).then(() => true, () => false);

async function nextMigration(root: URL): Promise<number> {
  const paths = await filesBelow(root, "server/db/migrations/");
  const numbers = paths.map((path) => Number(/\/(\d{4})_/.exec(path)?.[1] ?? 0));
  return Math.max(...numbers) + 1;
}

/** @throws {CommandError} if the project already uses one of the names or has one of the files */
async function checkIsNew(root: URL, names: Names, files: Files): Promise<void> {
  const { type, camel, camels, nouns, noun, path: address, hasLifecycle } = names;
  const refuse = (what: string, path: string): never => {
    throw new CommandError(`Cannot make "${noun}": there is ${what} in ${path}.`);
  };
  const reservedNames: readonly (readonly [folder: string, pattern: RegExp, what: string])[] = [
    ["api/schema/", new RegExp(`^(type|input|enum) (${type}|${type}Input)\\b`, "m"), `a type ${type}`],
    [
      "api/generated/",
      new RegExp(`^export type QueryName = .*"${camels}(Count)?"`, "m"),
      `a root field ${camels}`,
    ],
    ["resources/", new RegExp(`\\bid: "${nouns}"`), `a list "${nouns}"`],
    ["resources/", new RegExp(`"${address}"`), `a screen at ${address}`],
    ["resources/", new RegExp(`^export const ${camels}\\b`, "m"), `a list ${camels}`],
    ["server/generated/", new RegExp(`^import \\{ ${camels} \\}`, "m"), `a module ${camels}`],
    ["server/db/generated/", new RegExp(`^import \\{ ${camels} \\}`, "m"), `a migration ${camels}`],
    ["server/db/generated/", new RegExp(`^  ${nouns}: \\w+(Table|View);`, "m"), `a table ${nouns}`],
    ["machines/", new RegExp(`^  id: "${noun}"`, "m"), `a machine "${noun}"`],
    ...hasLifecycle ? [["machines/", new RegExp(`"${camel}\\.\\w`), `an event "${camel}.…"`] as const] : [],
  ];
  for (const [folder, pattern, what] of reservedNames) {
    for (const path of await filesBelow(root, folder)) {
      if (pattern.test(await Deno.readTextFile(new URL(path, root)))) refuse(what, path);
    }
  }
  if (new RegExp(`\\bid: "${nouns}"`).test(await Deno.readTextFile(new URL("api/modules.ts", root)))) {
    refuse(`a module of rights "${nouns}"`, "api/modules.ts");
  }
  for (const path of Object.keys(files)) {
    if (await exists(new URL(path, root))) refuse("already a file of it", path);
  }
}

interface Plan {
  readonly names: Names;
  readonly added: Files;
  readonly changed: Files;
}

/** Returns the texts of the files that a new record adds and changes, except generated files. @throws {CommandError} */
export async function planRecord(root: URL, args: readonly string[]): Promise<Plan> {
  const names = readNames(args);
  const added: Files = {
    ...entityFiles(names, await nextMigration(root)),
    ...names.hasLifecycle ? lifecycleFiles(names) : {},
    ...wordFiles(names),
    ...testFiles(names),
  };
  await checkIsNew(root, names, added);
  const changed = await Promise.all(
    entriesFor(names).map(async ({ path, change }) => [
      path,
      change(await Deno.readTextFile(new URL(path, root)), names),
    ]),
  );
  return { names, added, changed: Object.fromEntries(changed) };
}

export interface WriteResult {
  readonly names: Names;
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/**
 * Writes a record into a project.
 * @throws {CommandError} before anything is written
 */
export async function writeRecord(root: URL, args: readonly string[]): Promise<WriteResult> {
  const { names, added, changed } = await planRecord(root, args);
  for (const [path, text] of Object.entries({ ...added, ...changed })) {
    const url = new URL(path, root);
    await Deno.mkdir(new URL("./", url), { recursive: true });
    await Deno.writeTextFile(url, text);
  }
  return { names, added: Object.keys(added), changed: Object.keys(changed) };
}

/** @throws {Error} if the command fails; the command itself has printed the reason */
async function run(...args: string[]): Promise<void> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, cwd: home }).spawn().status;
  if (!success) throw new Error(`Cannot finish: "deno ${args.join(" ")}" failed`);
}

async function main(): Promise<void> {
  const { names, added, changed } = await writeRecord(home, Deno.args);
  const sources = [...added, ...changed].filter((path) => path.endsWith(".ts"));
  await run("fmt", "--quiet", ...sources);
  await run("task", "--quiet", "gen");
  if (names.hasLifecycle) await run("task", "--quiet", "flows");
  console.log([
    ...added.map((path) => `new      ${path}`),
    ...changed.map((path) => `changed  ${path}`),
    `Its list is at ${names.path}, for root. Change what is written as you need, then: deno task test --changed`,
    ...names.untranslated.length > 0
      ? [`Still called an entry in words/: the noun in ${names.untranslated.join(", ")}.`]
      : [],
    "A place in the menu: take out isApart of its resource, and see resources/menu_order.ts.",
  ].join("\n"));
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
