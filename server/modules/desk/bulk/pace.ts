/**
 * How many records a job does in one step. On SQLite a step is done by the thread that answers everybody, so that it is as
 * long as the one before allows: where records are dear it takes fewer, where they are cheap more.
 */
import type { Engine } from "../../../db/database.ts";

/** Records of one transaction. */
export const MOST_RECORDS = 20;
/** Nobody knows yet what one of them takes. */
export const FIRST_RECORDS = 5;
/** What somebody may wait for a step; its commit comes on top. */
export const STEP_MS = 15;
/** A step that happened to be quick does not make the next one too long. */
const MOST_GROWTH = 2;

export interface Pace {
  /** Of the next step. */
  readonly records: () => number;
  /** Times a step's work. */
  readonly timed: <T>(work: () => Promise<T>) => Promise<T>;
}

/** @param clock milliseconds */
export function paceOf(engine: Engine, clock: () => number): Pace {
  // The other engine works elsewhere: what a step waits for, nobody else does.
  if (engine !== "sqlite") return { records: () => MOST_RECORDS, timed: (work) => work() };
  let records = FIRST_RECORDS;
  return {
    records: () => records,
    async timed(work) {
      const startedAt = clock();
      const done = await work();
      const fitting = Math.floor(records * STEP_MS / Math.max(clock() - startedAt, 1));
      records = Math.max(1, Math.min(fitting, records * MOST_GROWTH, MOST_RECORDS));
      return done;
    },
  };
}
