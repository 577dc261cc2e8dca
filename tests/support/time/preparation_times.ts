/**
 * Adds up the time that a test process spends outside its tests: starting a browser, filling a database,
 * starting a second process.
 */

export type Preparation = "browsers" | "processes" | "postgres" | "seeded data";

const spentMs = new Map<Preparation, number>();

export const timesSpent = (): Readonly<Record<string, number>> => Object.fromEntries(spentMs);

export async function measureTime<T>(preparation: Preparation, work: () => Promise<T>): Promise<T> {
  const begunAt = performance.now();
  try {
    return await work();
  } finally {
    spentMs.set(preparation, (spentMs.get(preparation) ?? 0) + performance.now() - begunAt);
  }
}
