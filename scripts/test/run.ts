import { type Counts, lineOf, type SlowFile, sumOf } from "./counts.ts";
import type { Group } from "./groups.ts";
import { type Job, type JobResult, jobsOf, runJob } from "./job.ts";
import { type GroupProfile, profileLines, timesOf } from "./profile.ts";
import { beginCoverage, coverageLines } from "./transition_coverage.ts";

/**
 * Number of parallel processes: one more than there are processors, because a test that waits for a page, a socket or a disk
 * uses no processor.
 */
const LANES = navigator.hardwareConcurrency + 1;
const MAX_SLOW = 3;

interface Ran {
  readonly done: JobResult[];
  /** Sum of the seconds of the group's processes, some of which ran at the same time. */
  seconds: number;
  left: number;
}

function sayGroup({ name }: Group, { done, seconds }: Ran): void {
  console.log(`== ${name}: ${lineOf(sumOf(done))}, ${seconds.toFixed(1)} s of one processor`);
  const slowest: SlowFile[] = done.flatMap((each) => each.slowest)
    .sort((one, other) => other.seconds - one.seconds).slice(0, MAX_SLOW);
  for (const slow of slowest) console.log(`      ${slow.seconds.toFixed(1)} s in ${slow.file}`);
}

/** Removes and returns the next job whose group may start. A group can wait for all of another group: browser tests wait for the build. */
export function takeNextJob<T extends { readonly group: Group }>(
  queue: T[],
  isOver: (name: string) => boolean,
): T | undefined {
  const at = queue.findIndex(({ group }) => group.after === undefined || isOver(group.after));
  return at < 0 ? undefined : queue.splice(at, 1)[0];
}

export interface RunOptions {
  /** Returns true for files to run; absent to run all. */
  readonly isWanted?: (file: string) => boolean;
  /** True to print the times, and to store the seconds of each file, by which later runs form packs. */
  readonly isProfiled?: boolean;
}

const TIMES = new URL("./times.json", import.meta.url);

async function sayProfile(ran: ReadonlyMap<string, Ran>): Promise<void> {
  const groups = [...ran].map(([name, { done, seconds }]): GroupProfile => ({
    name,
    seconds,
    packs: done.flatMap(({ profile }) => profile ?? []),
  }));
  for (const line of profileLines(groups)) console.log(line);
  const known = JSON.parse(await Deno.readTextFile(TIMES)) as Record<string, number>;
  const again = groups.flatMap(({ packs }) => packs).flatMap(({ files }) => files.map(({ file }) => file));
  const others = Object.entries(known).filter(([file]) => !again.includes(file));
  const times = {
    ...Object.fromEntries(others),
    ...timesOf(groups.filter(({ name }) => name !== "postgres")),
  };
  const sorted = Object.fromEntries(Object.entries(times).toSorted(([one], [other]) => one < other ? -1 : 1));
  await Deno.writeTextFile(TIMES, JSON.stringify(sorted, null, 2) + "\n");
}

/** Environment for databases that one process of a run fills and the others copy, with the start time of the run. */
interface Templates extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
}

/** Makes an empty folder for this run, which is removed afterwards: databases of another run may come from other code. */
async function openTemplates(): Promise<Templates> {
  const folder = await Deno.makeTempDir({ prefix: "pressdock-templates-" });
  return {
    env: { TEMPLATES: folder, STARTED_AT: String(Math.floor(Date.now() / 1000)) },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

export async function runGroups(groups: readonly Group[], options: RunOptions = {}): Promise<number> {
  const { isWanted, isProfiled = false } = options;
  const startedAt = performance.now();
  await using templates = await openTemplates();
  const env = { ...templates.env, ...await beginCoverage(), ...isProfiled && { PROFILE: "1" } };
  const queue = (await Promise.all(groups.map((group) => jobsOf(group, isWanted)))).flat();
  const ran = new Map(groups.map(({ name }): [string, Ran] => [name, { done: [], seconds: 0, left: 0 }]));
  for (const { group } of queue) ran.get(group.name)!.left += 1;
  const isOver = (name: string) => (ran.get(name)?.left ?? 0) === 0;
  let { promise: isSomeOver, resolve: tell } = Promise.withResolvers<void>();

  async function run(job: Job): Promise<void> {
    const begunAt = performance.now();
    const done = await runJob(job, env);
    const group = ran.get(job.group.name)!;
    group.done.push(done);
    group.seconds += (performance.now() - begunAt) / 1000;
    group.left -= 1;
    if (done.output) console.log(`\n${done.output}`);
    if (group.left === 0) sayGroup(job.group, group);
    tell();
    ({ promise: isSomeOver, resolve: tell } = Promise.withResolvers<void>());
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const job = takeNextJob(queue, isOver);
      await (job ? run(job) : isSomeOver);
    }
  }

  await Promise.all(Array.from({ length: LANES }, work));
  const sum: Counts = sumOf([...ran.values()].flatMap(({ done }) => done));
  for (const line of isWanted ? [] : await coverageLines()) console.log(line);
  if (isProfiled) await sayProfile(ran);
  console.log(`\nAll groups took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  console.log(lineOf(sum));
  return sum.failed > 0 ? 1 : 0;
}
