/**
 * Measures the processor time of this process: a bound on it also holds on a busy machine. Waiting and other
 * processes are not counted.
 */
import process from "node:process";

export async function workedMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
