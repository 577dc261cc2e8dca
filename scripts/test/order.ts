/** Long files first: a long one that begins last leaves the other processors idle until it ends. */

/** By measurement, the longest first; names alone, for folders change. */
export const LONGEST: readonly string[] = [
  // browser
  "pages_test.ts",
  "acting_test.ts",
  "opened_test.ts",
  "hostile_test.ts",
  "import_test.ts",
  "profile_test.ts",
  "flows_test.ts",
  "look_customizer_test.ts",
  "integrations_test.ts",
  "bookmarks_test.ts",
  // server
  "kill_test.ts",
  "isolation_orders_test.ts",
  "windows_test.ts",
  "demo_test.ts",
  // dom
  "pseudo_test.tsx",
  "faults_test.tsx",
  "bulk_test.tsx",
  "app_test.tsx",
];

/** Like `deno test` looks for them. */
const IS_TEST = /_test\.tsx?$/;
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

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

/** A group's arguments with its folders as files, in the order in which they are to begin. */
export async function longestFirst(args: readonly string[]): Promise<string[]> {
  const flags = args.filter((each) => each.startsWith("-"));
  const places = args.filter((each) => !each.startsWith("-"));
  const files = await Promise.all(places.map((each) => IS_TEST.test(each) ? [each] : filesUnder(each)));
  return [...flags, ...ordered(files.flat())];
}
