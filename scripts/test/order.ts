/** Decides which test files share a process, so that all processes take about the same time. */
import times from "./times.json" with { type: "json" };

/** Ends of the paths of files that each get a process to themselves, because they change shared state such as the words. */
export const EXCLUSIVE_FILES: readonly string[] = [
  "src/words/pseudo_test.tsx",
  "src/engine/field_words_test.ts",
  "src/lib/i18n_test.ts",
  "src/diagnostics/demonstration/words_test.ts",
];

/** Assumed time of a file that `times.json` does not name, because its tests take less than a second. */
const SHORT_S = 0.3;
const TIMES: Readonly<Record<string, number>> = times;

const IS_TEST = /_test\.tsx?$/;
export const isExclusive = (path: string) => EXCLUSIVE_FILES.some((end) => path.endsWith(end));

/** Returns the seconds of a file's tests in the last `deno task test --profile`. */
export const secondsOf = (path: string): number => TIMES[path] ?? SHORT_S;

const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + secondsOf(file), 0);

export async function filesUnder(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) found.push(...await filesUnder(`${folder}/${name}`));
    else if (IS_TEST.test(name)) found.push(`${folder}/${name}`);
  }
  return found.toSorted();
}

export const filesIn = async (places: readonly string[]): Promise<string[]> =>
  (await Promise.all(places.map((each) => IS_TEST.test(each) ? [each] : filesUnder(each)))).flat();

/**
 * Distributes files among packs: the next longest file goes to the pack with the least total time. Within a pack the files
 * keep their order.
 */
export function packsOf(files: readonly string[], packs: number): string[][] {
  const shared = files.filter((file) => !isExclusive(file));
  const dealt = Array.from({ length: packs }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of shared.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const least = dealt.reduce((one, other) => other.seconds < one.seconds ? other : one);
    least.files.push(file);
    least.seconds += secondsOf(file);
  }
  return [...dealt.map((pack) => shared.filter((file) => pack.files.includes(file))), ...alone(files)]
    .filter((pack) => pack.length > 0)
    .sort((one, other) => sumOf(other) - sumOf(one));
}

const alone = (files: readonly string[]) => files.filter(isExclusive).map((file) => [file]);
