import type { Group } from "./groups.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Minimum time of a file in the list of slow files. */
const WORTH_SAYING_S = 5;
export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Adds up the suites of a JUnit report of `deno test`. */
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

/** Returns the files in which tests ran longest, the slowest first. The time to load a file is not in the report. */
export function slowestOf(junit: string, most = 3): readonly SlowFile[] {
  const files = junit.split(/(?=<testsuite\s)/).slice(1).map((suite) => ({
    file: /^<testsuite\s[^>]*?\bname="([^"]*)"/.exec(suite)?.[1] ?? "",
    seconds: [...suite.matchAll(/<testcase\s[^>]*?\btime="([\d.]+)"/g)]
      .reduce((sum, [, time]) => sum + Number(time), 0),
  }));
  return files.filter(({ seconds }) => seconds >= WORTH_SAYING_S)
    .sort((one, other) => other.seconds - one.seconds).slice(0, most);
}

export function failedTestsIn(junit: string): string[] {
  return junit.split(/(?=<testsuite\s)/).slice(1).flatMap((suite) => {
    const file = /^<testsuite\s[^>]*?\bname="([^"]*)"/.exec(suite)?.[1] ?? "";
    const cases = suite.split(/(?=<testcase\s)/).slice(1).filter((each) => /<(failure|error)\b/.test(each));
    return cases.map((each) => `${/\bname="([^"]*)"/.exec(each)?.[1]} (${file})`);
  });
}

/** Judges a group by its report. A non-zero exit code, or no test at all, counts as a failure. */
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

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, { passed, failed, skipped }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
  }), NOTHING);
