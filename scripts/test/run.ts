/** Runs groups one after another, shows what fails as it comes, and sums them up in one line. */
import type { Group } from "./groups.ts";
import { beginWalked, walkedLines } from "./walked.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

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

async function runOne(group: Group, env: Readonly<Record<string, string>>): Promise<Counts> {
  const report = await Deno.makeTempFile({ suffix: ".xml" });
  const testArgs = ["test", "--quiet", "--reporter=dot", "--permit-no-files", `--junit-path=${report}`];
  const args = group.kind === "tests" ? [...testArgs, ...group.args] : [...group.args];
  const child = new Deno.Command(Deno.execPath(), { args, env: { ...group.env, ...env }, stdin: "null" })
    .spawn();
  const { success } = await child.status;
  const counts = judge(group.kind, success, await Deno.readTextFile(report));
  await Deno.remove(report);
  return counts;
}

async function runWithPostgres(group: Group, env: Readonly<Record<string, string>>): Promise<Counts> {
  const { startPostgres } = await import("../../tests/support/postgres.ts");
  await using server = await startPostgres();
  return await runOne(group, { ...env, DATABASE_URL: server.url });
}

async function runTimed(group: Group, env: Readonly<Record<string, string>>): Promise<Counts> {
  const startedAt = performance.now();
  console.log(`\n== ${group.name}`);
  let counts: Counts;
  try {
    counts = await (group.postgres ? runWithPostgres(group, env) : runOne(group, env));
  } catch (error) {
    console.error(error);
    counts = { ...NOTHING, failed: 1 };
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`   ${group.name}: ${lineOf(counts)} in ${seconds} s`);
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
