/** Runs the jobs of all groups, as many at a time as there are processors, and sums them up in one line. */
import { type Counts, lineOf, type SlowFile, sumOf } from "./counts.ts";
import type { Group } from "./groups.ts";
import { type Done, type Job, jobsOf, runJob } from "./job.ts";
import { openTemplates } from "./templates.ts";
import { beginWalked, walkedLines } from "./walked.ts";

/** How many of a group's files are named. */
const MOST_SLOW = 3;

interface Ran {
  readonly done: Done[];
  /** Seconds of processes that ran beside each other. */
  seconds: number;
  left: number;
}

/** A group when the last of its jobs is done. */
function sayGroup({ name }: Group, { done, seconds }: Ran): void {
  console.log(`== ${name}: ${lineOf(sumOf(done))}, ${seconds.toFixed(1)} s of one processor`);
  const slowest: SlowFile[] = done.flatMap((each) => each.slowest)
    .sort((one, other) => other.seconds - one.seconds).slice(0, MOST_SLOW);
  for (const slow of slowest) console.log(`      ${slow.seconds.toFixed(1)} s in ${slow.file}`);
}

/**
 * Takes the next job whose group may begin. A group waits for the whole of another one: the tests in a browser for the
 * build.
 */
export function nextOf<T extends { readonly group: Group }>(
  queue: T[],
  isOver: (name: string) => boolean,
): T | undefined {
  const at = queue.findIndex(({ group }) => group.after === undefined || isOver(group.after));
  return at < 0 ? undefined : queue.splice(at, 1)[0];
}

/** Runs the groups and ends with one line. Returns what the process should exit with. */
export async function runGroups(groups: readonly Group[]): Promise<number> {
  const startedAt = performance.now();
  await using templates = await openTemplates();
  const env = { ...templates.env, ...await beginWalked() };
  const queue = (await Promise.all(groups.map(jobsOf))).flat();
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
    if (done.said) console.log(`\n${done.said}`);
    if (group.left === 0) sayGroup(job.group, group);
    tell();
    ({ promise: isSomeOver, resolve: tell } = Promise.withResolvers<void>());
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const job = nextOf(queue, isOver);
      await (job ? run(job) : isSomeOver);
    }
  }

  await Promise.all(Array.from({ length: navigator.hardwareConcurrency }, work));
  const sum: Counts = sumOf([...ran.values()].flatMap(({ done }) => done));
  for (const line of await walkedLines()) console.log(line);
  console.log(`\nAll groups took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  console.log(lineOf(sum));
  return sum.failed > 0 ? 1 : 0;
}
