/** Sends requests over several connections for some seconds, and measures their rate and latency. */
import { quantile } from "./report.ts";

export interface DriveResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 10;
/** Ten connections to Postgres prepare the statements of a step for some two seconds. */
const WARM_MS = 2_500;
const MEASURED_MS = 3_000;

async function once(request: Request): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(request);
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) {
    throw new Error(`${request.url}: ${response.status} ${text.slice(0, 300)}`);
  }
  return performance.now() - startedAt;
}

/** @param make returns the next request of one connection; its count begins at 0 */
export async function drive(
  make: (connection: number, count: number) => Request,
  connections = CONNECTIONS,
): Promise<DriveResult> {
  const startedAt = performance.now();
  const [from, until] = [startedAt + WARM_MS, startedAt + WARM_MS + MEASURED_MS];
  const times: number[] = [];
  await Promise.all(Array.from({ length: connections }, async (_, connection) => {
    for (let count = 0; performance.now() < until; count++) {
      const isMeasured = performance.now() >= from;
      const time = await once(make(connection, count));
      if (isMeasured) times.push(time);
    }
  }));
  return {
    perSecond: times.length / (MEASURED_MS / 1000),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}
