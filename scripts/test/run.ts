/** Runs groups one after another, shows what fails as it comes, and sums them up in one line. */
import type { Group } from "./groups.ts";
import { longestFirst } from "./order.ts";
import { packedMap } from "./packed.ts";
import { beginWalked, walkedLines } from "./walked.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A quicker file is no place to look for time. */
const WORTH_SAYING_S = 5;
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Sums the suites of a JUnit report as `deno test` writes it. */
export function countsOf(junit: string): Counts {
  let { passed, failed, skipped } = NOTHING;
  for (const [suite] of junit.matchAll(/<testsuite\s[^>]*>/g)) {
    const number = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
    const [bad, off] = [number("failures") + number("errors"), number("disabled") + number("skipped")];
    passed += number("tests") - bad - off;
    failed += bad;
    skipped += off;
  }
  return { passed, failed, skipped };
}

export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

/** Files in which tests ran longest, the slowest first. What a file needs to load is in no report. */
export function slowestOf(junit: string, most = 3): readonly SlowFile[] {
  const files = junit.split(/(?=<testsuite\s)/).slice(1).map((suite) => ({
    file: /^<testsuite\s[^>]*?\bname="([^"]*)"/.exec(suite)?.[1] ?? "",
    seconds: [...suite.matchAll(/<testcase\s[^>]*?\btime="([\d.]+)"/g)]
      .reduce((sum, [, time]) => sum + Number(time), 0),
  }));
  return files.filter(({ seconds }) => seconds >= WORTH_SAYING_S)
    .sort((one, other) => other.seconds - one.seconds).slice(0, most);
}

/** What a group counts for: its report decides, but a bad exit or no test at all is never a pass. */
export function judge(kind: Group["kind"], succeeded: boolean, junit: string): Counts {
  if (kind === "check") return succeeded ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
  const counts = countsOf(junit);
  const isWorthless = counts.passed + counts.failed === 0;
  const isUnexplained = !succeeded && counts.failed === 0;
  return isWorthless || isUnexplained ? { ...counts, failed: counts.failed + 1 } : counts;
}

export function lineOf({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

interface Ran extends Counts {
  readonly slowest: readonly SlowFile[];
}

async function runOne(group: Group, env: Readonly<Record<string, string>>): Promise<Ran> {
  const report = await Deno.makeTempFile({ suffix: ".xml" });
  const testArgs = ["test", "--quiet", "--reporter=dot", "--permit-no-files", `--junit-path=${report}`];
  const map = group.packed ? [`--import-map=${await packedMap()}`] : [];
  const args = group.kind === "tests"
    ? [...testArgs, ...map, ...await longestFirst(group.args)]
    : [...group.args];
  const child = new Deno.Command(Deno.execPath(), { args, env: { ...group.env, ...env }, stdin: "null" })
    .spawn();
  const { success } = await child.status;
  const junit = await Deno.readTextFile(report);
  await Deno.remove(report);
  return { ...judge(group.kind, success, junit), slowest: slowestOf(junit) };
}

async function runWithPostgres(group: Group, env: Readonly<Record<string, string>>): Promise<Ran> {
  const { startPostgres } = await import("../../tests/support/postgres.ts");
  await using server = await startPostgres();
  return await runOne(group, { ...env, DATABASE_URL: server.url });
}

async function runTimed(group: Group, env: Readonly<Record<string, string>>): Promise<Counts> {
  const startedAt = performance.now();
  console.log(`\n== ${group.name}`);
  let counts: Ran;
  try {
    counts = await (group.postgres ? runWithPostgres(group, env) : runOne(group, env));
  } catch (error) {
    console.error(error);
    counts = { ...NOTHING, failed: 1, slowest: [] };
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`   ${group.name}: ${lineOf(counts)} in ${seconds} s`);
  for (const slow of counts.slowest) console.log(`      ${slow.seconds.toFixed(1)} s in ${slow.file}`);
  return counts;
}

/** Runs the groups and ends with one line. Returns what the process should exit with. */
export async function runGroups(groups: readonly Group[]): Promise<number> {
  const startedAt = performance.now();
  const env = await beginWalked();
  let sum = NOTHING;
  for (const group of groups) {
    const { passed, failed, skipped } = await runTimed(group, env);
    sum = { passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped };
  }
  for (const line of await walkedLines()) console.log(line);
  console.log(`\nAll groups took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  console.log(lineOf(sum));
  return sum.failed > 0 ? 1 : 0;
}
