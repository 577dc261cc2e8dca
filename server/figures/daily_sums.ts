/** Stores daily sums, one day at a time, and compares one stored day per minute with its rows. */
import { startLoop } from "../background/loop.ts";
import { yieldToRequests } from "../background/yield_to_requests.ts";
import type { Writer } from "../db/database.ts";
import type { Background, BackgroundTools } from "../fields.ts";
import { newId } from "../ids.ts";
import type { DailySums } from "../list/source.ts";
import {
  beginDay,
  completeDay,
  type DayTask,
  dropDay,
  isDayRight,
  leaseSums,
  markVerified,
  nextDay,
  nextToVerify,
  storeDay,
  sumDay,
} from "./daily_sums_store.ts";

const ROUND_MS = 60_000;

export interface DailySumsKeeper {
  readonly sums: DailySums;
  /** Notifies people of a wrong day, in the transaction that corrects it. */
  readonly onDifference: (tx: Writer, day: number, at: number) => Promise<void>;
}

export function keepDailySums(tools: BackgroundTools, keeper: DailySumsKeeper): Background {
  const holder = newId();
  return startLoop({
    name: `Keeping ${keeper.sums.table}`,
    everyMs: ROUND_MS,
    async run(signal) {
      if (!await tools.db.write((tx) => leaseSums(tx, keeper.sums, holder, tools.now()))) return;
      if (await storeDays(tools, keeper.sums, holder, signal)) await verifyDay(tools, keeper);
    },
  });
}

/** Stores or deletes all days that are due; returns false if another process took over or `signal` aborts. */
export async function storeDays(
  tools: BackgroundTools,
  sums: DailySums,
  holder: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db, now, settings: { timeZone } } = tools;
  while (!signal?.aborted) {
    const day = await nextDay(db.heavy, sums, { now: now(), timeZone });
    if (!day) return true;
    if (!await performTask(tools, sums, day, holder)) return false;
    await yieldToRequests();
  }
  return false;
}

/** Returns false if another process has taken over, or if days of another time zone are stored. */
async function performTask(
  { db, now, settings: { timeZone } }: BackgroundTools,
  sums: DailySums,
  day: DayTask,
  holder: string,
): Promise<boolean> {
  const write = (work: (tx: Writer) => Promise<boolean>) =>
    db.writeMany(async (tx) => await leaseSums(tx, sums, holder, now()) && await work(tx));
  if (day.kind === "drop") {
    return await write(async (tx) => {
      await dropDay(tx, sums, day);
      return true;
    });
  }
  // On Postgres a transaction blocks nobody, and its isolation detects rows that others commit meanwhile.
  if (db.engine === "postgres") return await write((tx) => storeDay(tx, sums, day, { now: now(), timeZone }));
  // On SQLite a transaction blocks all other writes, so another thread sums the rows without a transaction.
  if (!await write((tx) => beginDay(tx, sums, day, timeZone))) return false;
  const rows = await sumDay(db.heavy, sums, day);
  return await write(async (tx) => {
    await completeDay(tx, sums, day, rows, now());
    return true;
  });
}

/** Compares one stored day with its rows: the day whose last comparison was longest ago. */
export async function verifyDay(
  { db, now, settings: { timeZone } }: BackgroundTools,
  { sums, onDifference }: DailySumsKeeper,
): Promise<void> {
  const day = await nextToVerify(db.heavy, sums);
  if (!day) return;
  const isRight = await isDayRight(db.heavy, sums, day);
  await db.write(async (tx) => {
    if (isRight) return await markVerified(tx, sums, day, now());
    if (!await storeDay(tx, sums, day, { now: now(), timeZone })) return;
    await onDifference(tx, day.from, now());
  });
}
