/** Sends requests over several connections for some seconds, and measures their rate and latency. */
import type { Child } from "./child.ts";
import { quantile } from "./report.ts";

export interface DriveResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for each request, in µs; NaN if no process was given. */
  readonly cpu: number;
}

/** Returns the next request of one connection; `count` begins at 0. */
export type MakeRequest = (connection: number, count: number) => Request;

export interface DrivenSide {
  readonly make: MakeRequest;
  readonly server?: Pick<Child, "cpuMs">;
}

const CONNECTIONS = 10;
/** Time before the measurement: ten connections to Postgres need some two seconds to prepare the statements of a step. */
const WARM_MS = 2_500;
const MEASURED_MS = 3_000;
const TURNS = 6;

async function measureRequest(request: Request): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(request);
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) {
    throw new Error(`${request.url}: ${response.status} ${text.slice(0, 300)}`);
  }
  return performance.now() - startedAt;
}

class Driven {
  readonly times: number[] = [];
  cpuMs = 0;
  measuredMs = 0;
  readonly #counts: number[];

  constructor(readonly side: DrivenSide, connections: number) {
    this.#counts = Array.from({ length: connections }, () => 0);
  }

  async turn(ms: number, isMeasured: boolean): Promise<void> {
    const cpuBefore = await this.side.server?.cpuMs() ?? NaN;
    const startedAt = performance.now();
    await Promise.all(this.#counts.map(async (from, connection) => {
      let count = from;
      for (; performance.now() < startedAt + ms; count++) {
        const time = await measureRequest(this.side.make(connection, count));
        if (isMeasured) this.times.push(time);
      }
      this.#counts[connection] = count;
    }));
    if (!isMeasured) return;
    this.measuredMs += performance.now() - startedAt;
    this.cpuMs += (await this.side.server?.cpuMs() ?? NaN) - cpuBefore;
  }

  get result(): DriveResult {
    return {
      perSecond: this.times.length / (this.measuredMs / 1000),
      p50: quantile(this.times, 0.5),
      p99: quantile(this.times, 0.99),
      cpu: this.cpuMs * 1000 / this.times.length,
    };
  }
}

/** Drives servers in turns, so that other load of the machine affects all of them. */
export async function driveAlternately(
  sides: readonly DrivenSide[],
  connections = CONNECTIONS,
): Promise<readonly DriveResult[]> {
  const all = sides.map((side) => new Driven(side, connections));
  for (const each of all) await each.turn(WARM_MS, false);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const each of all) await each.turn(MEASURED_MS / TURNS, true);
  }
  return all.map(({ result }) => result);
}

export async function drive(make: MakeRequest, connections = CONNECTIONS): Promise<DriveResult> {
  const [result] = await driveAlternately([{ make }], connections);
  return result!;
}
