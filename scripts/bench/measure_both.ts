import { median } from "./report.ts";

const ROUNDS = 15;
export const WARM = 3;

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Runs both in turns, so that other load of the machine affects both. */
export async function measureBoth(
  ours: (round: number) => Promise<unknown>,
  base: (round: number) => Promise<unknown>,
  rounds = ROUNDS,
): Promise<{ readonly ours: number; readonly base: number }> {
  const times: { readonly ours: number[]; readonly base: number[] } = { ours: [], base: [] };
  for (let round = 0; round < WARM + rounds; round++) {
    const [mine, other] = [await msOf(() => ours(round)), await msOf(() => base(round))];
    if (round < WARM) continue;
    times.ours.push(mine);
    times.base.push(other);
  }
  return { ours: median(times.ours), base: median(times.base) };
}
