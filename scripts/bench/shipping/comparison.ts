/** Measures our code and its baseline in turns, so that other load of the machine affects both. */
import { median } from "../report.ts";

type Work = () => unknown;

export interface Comparison {
  readonly ours: number;
  readonly base: number;
}

async function msOf(work: Work): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export async function compareAlternately(
  { ours, base }: { readonly ours: Work; readonly base: Work },
  { turns, warm = 2 }: { readonly turns: number; readonly warm?: number },
): Promise<Comparison> {
  const [mine, other]: [number[], number[]] = [[], []];
  for (let turn = -warm; turn < turns; turn++) {
    const [one, two] = [await msOf(ours), await msOf(base)];
    if (turn < 0) continue;
    mine.push(one);
    other.push(two);
  }
  return { ours: median(mine), base: median(other) };
}
