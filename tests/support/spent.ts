/** Adds up how long a test process spends on what is no test: starting a browser, filling a database, a second process. */

/** Parts of a test run's time in the profile. */
export type Preparation = "browsers" | "processes" | "postgres" | "seeded data";

const spentMs = new Map<Preparation, number>();

/** Milliseconds by what they were spent on, since the process began. */
export const timesSpent = (): Readonly<Record<string, number>> => Object.fromEntries(spentMs);

/** Does the work, and counts its time. */
export async function timed<T>(preparation: Preparation, work: () => Promise<T>): Promise<T> {
  const begunAt = performance.now();
  try {
    return await work();
  } finally {
    spentMs.set(preparation, (spentMs.get(preparation) ?? 0) + performance.now() - begunAt);
  }
}
