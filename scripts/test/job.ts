/** One process of a test run: a check, or a pack of test files. */
import { type Counts, judge, NOTHING, slowestOf, type SlowFile } from "./counts.ts";
import type { Group } from "./groups.ts";
import { packed } from "./order.ts";
import { packedMap } from "./packed.ts";

type Env = Readonly<Record<string, string>>;

export interface Job {
  readonly group: Group;
  readonly files: readonly string[];
}

export interface Done extends Counts {
  readonly slowest: readonly SlowFile[];
  /** What it said, but for the dots of what passed. */
  readonly said: string;
}

/** What a group is made of. */
export async function jobsOf(group: Group): Promise<Job[]> {
  if (group.kind === "check") return [{ group, files: [] }];
  const packs = await packed(group.files ?? [], group.packs ?? 1);
  return packs.map((files) => ({ group, files }));
}

/** Made once, however many packs ask at once. */
let map: Promise<string> | undefined;

async function argsOf({ group, files }: Job, report: string): Promise<string[]> {
  if (group.kind === "check") return [...group.args];
  const mapped = group.packed ? [`--import-map=${await (map ??= packedMap())}`] : [];
  const test = ["test", "--quiet", "--reporter=dot", `--junit-path=${report}`, ...mapped, ...group.args];
  return [...test, "scripts/test/pack.ts", "--", ...files];
}

/** Lines of nothing but a dot are tests that passed. */
const withoutDots = (text: string) =>
  text.split("\n").filter((line) => !/^[.,]+$/.test(line)).join("\n").trim();

async function runProcess(job: Job, env: Env): Promise<Done> {
  const report = await Deno.makeTempFile({ suffix: ".xml" });
  const child = new Deno.Command(Deno.execPath(), {
    args: await argsOf(job, report),
    env: { NO_COLOR: "1", ...job.group.env, ...env },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
  const { success, stdout, stderr } = await child.output();
  const junit = await Deno.readTextFile(report);
  await Deno.remove(report);
  const said = [stdout, stderr].map((bytes) => withoutDots(new TextDecoder().decode(bytes)));
  return {
    ...judge(job.group.kind, success, junit),
    slowest: slowestOf(junit),
    said: said.filter(Boolean).join("\n"),
  };
}

async function runWithPostgres(job: Job, env: Env): Promise<Done> {
  const { startPostgres } = await import("../../tests/support/postgres.ts");
  await using server = await startPostgres();
  return await runProcess(job, { ...env, DATABASE_URL: server.url });
}

/** Never throws: what could not be run has failed. */
export async function runJob(job: Job, env: Env): Promise<Done> {
  try {
    return await (job.group.postgres ? runWithPostgres(job, env) : runProcess(job, env));
  } catch (error) {
    return { ...NOTHING, failed: 1, slowest: [], said: String(error) };
  }
}
