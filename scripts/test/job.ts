/** Runs one process of a test run: a check, or a pack of test files. */
import { type Counts, failedTestsIn, judge, NOTHING, slowestOf, type SlowFile } from "./counts.ts";
import type { Group } from "./groups.ts";
import { filesIn, isExclusive, packsOf } from "./order.ts";
import { packedMap } from "./package_bundles.ts";
import type { PackProfile } from "./profile.ts";

type Env = Readonly<Record<string, string>>;

export interface Job {
  readonly group: Group;
  readonly files: readonly string[];
}

export interface JobResult extends Counts {
  readonly slowest: readonly SlowFile[];
  /** Output of the process, without the dots of passed tests. */
  readonly output: string;
  readonly profile: PackProfile | null;
}

export async function jobsOf(group: Group, isWanted = (_file: string) => true): Promise<Job[]> {
  if (group.kind === "check") return [{ group, files: [] }];
  const files = (await filesIn(group.files ?? [])).filter((file) =>
    !group.without?.includes(file) && isWanted(file)
  );
  return packsOf(files, group.packs ?? 1).map((pack) => ({ group, files: pack }));
}

/** The import map of bundled packages, which is written once even if several packs need it at the same time. */
let map: Promise<string> | undefined;

/**
 * Maximum time of a pack: three times its time on a busy machine, so that a hanging pack is ended and named. Packs of a soak
 * have no bound.
 */
const MAX_PACK_MS = 20 * 60_000;

/**
 * Enlarges the semi-spaces of V8's young generation to at most 64 MB: tests allocate much and keep little,
 * and with smaller ones they spent a sixth of their time in garbage collection.
 */
const HEAP = "--v8-flags=--max-semi-space-size=64,--min-semi-space-size=32";

async function argsOf({ group, files }: Job, report: string, isProfiled: boolean): Promise<string[]> {
  if (group.kind === "check") return [...group.args];
  const mapped = group.packed ? [`--import-map=${await (map ??= packedMap())}`] : [];
  return [
    ...["test", "--config", "deno.test.json", "--quiet", "--reporter=dot", HEAP, `--junit-path=${report}`],
    ...mapped,
    ...isProfiled ? ["--no-check", "--allow-all"] : group.args,
    isProfiled ? "scripts/test/profile_pack.ts" : "scripts/test/pack.ts",
    "--",
    ...group.loadsFirst && !files.some(isExclusive) ? [group.loadsFirst] : [],
    ...files,
  ];
}

/** Removes lines of dots and commas, which stand for passed and ignored tests. */
const withoutDots = (text: string) =>
  text.split("\n").filter((line) => !/^[.,]+$/.test(line)).join("\n").trim();

async function takeText(path: string): Promise<string> {
  const text = await Deno.readTextFile(path);
  await Deno.remove(path);
  return text;
}

async function runProcess(job: Job, env: Env): Promise<JobResult & { readonly failures: readonly string[] }> {
  const report = await Deno.makeTempFile({ suffix: ".xml" });
  const profile = "PROFILE" in env ? await Deno.makeTempFile({ suffix: ".json" }) : null;
  const child = new Deno.Command(Deno.execPath(), {
    args: await argsOf(job, report, profile !== null),
    env: { NO_COLOR: "1", ...job.group.env, ...env, ...profile && { PROFILE: profile } },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
    ...!job.group.env?.["SOAK"] && { signal: AbortSignal.timeout(MAX_PACK_MS) },
  });
  const { success, stdout, stderr } = await child.output();
  const [junit, profiled] = [await takeText(report), profile && await takeText(profile)];
  return {
    ...judge(job.group.kind, success, junit),
    slowest: slowestOf(junit),
    output: [stdout, stderr].map((bytes) => withoutDots(new TextDecoder().decode(bytes))).filter(Boolean)
      .join("\n"),
    profile: profiled ? JSON.parse(profiled) as PackProfile : null,
    failures: failedTestsIn(junit),
  };
}

/**
 * Runs a pack, and once more if a test failed. A test that passes the second time still counts as failed, but is reported as
 * dependent on time or order.
 */
async function runTwiceWhereFailed(job: Job, env: Env): Promise<JobResult> {
  const first = await runProcess(job, env);
  if (first.failures.length === 0) return first;
  const second = await runProcess(job, env);
  const unsteady = first.failures.filter((title) => !second.failures.includes(title));
  const lines = unsteady.map((title) => `Passed only on the second try: ${title}`);
  return { ...first, output: [first.output, ...lines].join("\n") };
}

async function runWithPostgres(job: Job, env: Env): Promise<JobResult> {
  const { startPostgres } = await import("../../tests/support/server/postgres.ts");
  await using server = await startPostgres();
  return await runTwiceWhereFailed(job, { ...env, DATABASE_URL: server.url });
}

/** Runs a job. It never throws: a process that could not start counts as failed. */
export async function runJob(job: Job, env: Env): Promise<JobResult> {
  try {
    return await (job.group.postgres ? runWithPostgres(job, env) : runTwiceWhereFailed(job, env));
  } catch (error) {
    return { ...NOTHING, failed: 1, slowest: [], output: String(error), profile: null };
  }
}
