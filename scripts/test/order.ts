/** Which test files run together, and which begin first: a long one that begins last leaves the other processors idle. */

/** By measurement, the longest first; names alone, for folders change. */
export const LONGEST: readonly string[] = [
  // browser
  "pages_test.ts",
  "hostile_test.ts",
  "acting_test.ts",
  "profile_test.ts",
  "layout_test.ts",
  "import_test.ts",
  "picture_test.ts",
  "look_customizer_test.ts",
  "opened_test.ts",
  "integrations_test.ts",
  "search_test.ts",
  "stations_scans_test.ts",
  "flows_test.ts",
  "record_test.ts",
  "record_edit_test.ts",
  "notifications_test.ts",
  "list_test.ts",
  "bookmarks_test.ts",
  // server
  "parcel_documents_test.ts",
  "lives_test.ts",
  "isolation_orders_test.ts",
  "windows_test.ts",
  "demo_test.ts",
  // dom
  "faults_test.tsx",
  "bulk_test.tsx",
  "app_test.tsx",
];

/** They change what all others of a process share, such as the words: each has a process of its own. By their ends. */
export const ALONE: readonly string[] = [
  "src/words/pseudo_test.tsx",
  "src/engine/field_words_test.ts",
  "src/support/demonstration/words_test.ts",
];

/** Like `deno test` looks for them. */
const IS_TEST = /_test\.tsx?$/;
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const isAlone = (path: string) => ALONE.some((end) => path.endsWith(end));

/** Longest first, the others as they stood. */
export function ordered(files: readonly string[]): string[] {
  const rank = (path: string) => (LONGEST.indexOf(nameOf(path)) + LONGEST.length + 1) % (LONGEST.length + 1);
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** Test files under a folder, by name. */
export async function filesUnder(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) found.push(...await filesUnder(`${folder}/${name}`));
    else if (IS_TEST.test(name)) found.push(`${folder}/${name}`);
  }
  return found.toSorted();
}

/** Files in as many packs, dealt like cards so that each has long ones and short ones; those that go alone first. */
export function packsOf(files: readonly string[], packs: number): string[][] {
  const shared = ordered(files.filter((file) => !isAlone(file)));
  const dealt = Array.from({ length: packs }, (_, pack) => shared.filter((_, at) => at % packs === pack));
  return [...files.filter(isAlone).map((file) => [file]), ...dealt].filter((pack) => pack.length > 0);
}

/** Files and folders as packs of files. */
export async function packed(places: readonly string[], packs: number): Promise<string[][]> {
  const files = await Promise.all(places.map((each) => IS_TEST.test(each) ? [each] : filesUnder(each)));
  return packsOf(files.flat(), packs);
}
