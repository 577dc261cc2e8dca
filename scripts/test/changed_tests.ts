/** Finds the tests that import a changed file, directly or not, the nearest first. */
import { dirname, normalize } from "node:path";

/** Returns the paths that a source imports, statically or dynamically, and those of workers and child processes that it starts. */
export function importsOf(path: string, text: string): string[] {
  const named = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|new URL\()\s*"(\.[^"]+\.(?:tsx?|json))"/g);
  return [...named].map(([, target = ""]) => normalize(`${dirname(path)}/${target}`));
}

/** Returns every file that imports one of `changed`, directly or not, with the number of imports between them. */
export function distancesFrom(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports) {
    for (const target of targets) importers.set(target, [...importers.get(target) ?? [], path]);
  }
  const found = new Map(changed.map((path) => [path, 0]));
  for (const [path, distance] of found) {
    for (const importer of importers.get(path) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return found;
}

async function git(...args: string[]): Promise<string[]> {
  const { success, stdout, stderr } = await new Deno.Command("git", { args }).output();
  if (!success) throw new Error(`git ${args.join(" ")} failed: ${new TextDecoder().decode(stderr).trim()}`);
  return new TextDecoder().decode(stdout).split("\n").filter(Boolean);
}

export const pathsChangedSince = async (
  commit: string,
): Promise<string[]> => [
  ...await git("diff", "--name-only", commit),
  ...await git("ls-files", "--others", "--exclude-standard"),
];

export async function readImports(): Promise<ReadonlyMap<string, readonly string[]>> {
  const sources = await git("ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx");
  const read = sources.map(async (path) =>
    [path, importsOf(path, await Deno.readTextFile(path).catch(() => ""))] as const
  );
  return new Map(await Promise.all(read));
}

export interface Choice {
  readonly files: readonly string[];
  /** Affected tests for which there is no time. */
  readonly left: readonly string[];
}

/** Chooses the nearest tests, and among equally near ones the shortest, until the time is used up; at least one test. */
export function chooseWithin(
  distances: ReadonlyMap<string, number>,
  seconds: number,
  secondsOf: (file: string) => number,
): Choice {
  const tests = [...distances].filter(([path]) => /^tests\/.*_test\.tsx?$/.test(path))
    .toSorted(([one, near], [other, far]) => near - far || secondsOf(one) - secondsOf(other))
    .map(([path]) => path);
  let sum = 0;
  const at = tests.findIndex((file, place) => (sum += secondsOf(file)) > seconds && place > 0);
  return at < 0 ? { files: tests, left: [] } : { files: tests.slice(0, at), left: tests.slice(at) };
}
