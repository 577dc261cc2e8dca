/** Sizes the steps of a job. On SQLite a step blocks requests, so slow records make it smaller. */
import type { Engine } from "../../../db/database.ts";

export const MAX_RECORDS_PER_STEP = 20;
export const FIRST_RECORDS = 5;
/** Milliseconds that a step may block requests; its commit is not included. */
export const STEP_MS = 15;
/** Limits how much larger the next step becomes after a step that happened to be fast. */
const MAX_GROWTH = 2;

export interface Pace {
  readonly records: () => number;
  readonly timed: <T>(work: () => Promise<T>) => Promise<T>;
}

/** @param clock returns milliseconds */
export function paceOf(engine: Engine, clock: () => number): Pace {
  // Postgres does the work in another process, so a step blocks no request.
  if (engine !== "sqlite") return { records: () => MAX_RECORDS_PER_STEP, timed: (work) => work() };
  let records = FIRST_RECORDS;
  return {
    records: () => records,
    async timed(work) {
      const startedAt = clock();
      const done = await work();
      const fitting = Math.floor(records * STEP_MS / Math.max(clock() - startedAt, 1));
      records = Math.max(1, Math.min(fitting, records * MAX_GROWTH, MAX_RECORDS_PER_STEP));
      return done;
    },
  };
}
