/** Writes live events in the transaction of the change; every server process reads them. Source: docs/adr/0009. */
import type { Selectable } from "kysely";
import type { QueryName } from "../../api/generated/schema.ts";
import { chunksOf } from "../db/chunks.ts";
import { either, isAbove, isOneOf } from "../db/conditions.ts";
import type { Database, Writer } from "../db/database.ts";
import { insertMany } from "../db/insert_many.ts";
import type { OutboxTable } from "../db/tables.ts";
import { LIVE_COALESCE_MS, type LoopOptions, startLoop } from "../background/loop.ts";

/** Records of one entity and seller that changed together. */
export interface Change {
  readonly entity: string;
  readonly sellerId: string | null;
  readonly ids: readonly string[];
  /** The only recipient; by default everybody who may see the seller's rows receives it. */
  readonly userId?: string | null;
}

/** Returns the change for records of a seller that were written without their lifecycle. */
export const changesOf = (
  entity: QueryName,
  { seller_id }: { readonly seller_id: string },
  ids: readonly string[],
): Change[] => ids.length > 0 ? [{ entity, sellerId: seller_id, ids }] : [];

export interface OutboxEvent extends Change {
  readonly seq: number;
}

/** Larger events are split, so that a message to a socket stays small. */
const MAX_IDS = 500;

export async function appendOutbox(tx: Writer, changes: readonly Change[], at: number): Promise<void> {
  const rows = changes.flatMap(({ entity, sellerId, ids, userId = null }) =>
    Array.from(chunksOf(ids, 1, MAX_IDS), (some) => ({
      entity,
      ids: JSON.stringify(some),
      seller_id: sellerId,
      user_id: userId,
      at,
    }))
  );
  await insertMany(tx, "outbox", rows);
}

export interface TailOptions {
  /** The interval at which events of other processes are polled when nothing wakes the tail. */
  readonly pollMs?: number;
  readonly firstWaitMs?: number;
  readonly log?: LoopOptions["log"];
}

export interface Tail {
  /** Resolves once the position is known, from which on every event is passed on. Never rejects. */
  readonly ready: Promise<void>;
  /** Passes on all events that exist already, then resolves. */
  readonly catchUp: () => Promise<void>;
  /** Returns the number up to which all events were passed on; null before `ready`. */
  readonly position: () => number | null;
  /** Resolves when no listener will be called any more. */
  stop(): Promise<void>;
}

const POLL_MS = 500;
const MAX_AT_ONCE = 1000;
/** Milliseconds from taking a number to the commit, after which the live events of a transaction are lost. */
const GAP_LIFE_MS = 30_000;
/** More numbers than open transactions can have taken. Lower ones belong to rows that maintenance has deleted. */
const MAX_GAPS = 10_000;

/** Passes on committed events. Numbers are taken before the commit, so skipped ones are read again for a while. */
export function tailOutbox(
  db: Database,
  onEvents: (events: readonly OutboxEvent[]) => void,
  { pollMs = POLL_MS, firstWaitMs, log }: TailOptions = {},
): Tail {
  const gaps = new Map<number, number>();
  const standing = Promise.withResolvers<void>();
  let last: number | null = null;

  /** Reads on from the last position, so that a lost connection delays events, but loses none. */
  async function run(signal: AbortSignal): Promise<void> {
    if (last === null) {
      last = await newestSeq(db);
      standing.resolve();
    }
    for (let isMore = true; isMore && !signal.aborted;) {
      const rows = await rowsAfter(db, last, [...gaps.keys()]);
      if (signal.aborted) return;
      for (const { seq } of rows) last = follow(seq, last, gaps);
      forget(gaps);
      if (rows.length > 0) onEvents(rows.map(eventOf));
      isMore = rows.length === MAX_AT_ONCE;
    }
  }

  const loop = startLoop({
    name: "Reading the outbox",
    run,
    everyMs: pollMs,
    isEager: true,
    onWake: db.onWake,
    coalesceMs: LIVE_COALESCE_MS,
    ...(firstWaitMs && { firstWaitMs }),
    ...(log && { log }),
  });
  return {
    ready: standing.promise,
    catchUp: loop.run,
    position: () => {
      // Gaps are found in ascending order.
      const [gap] = gaps.keys();
      return gap === undefined ? last : gap - 1;
    },
    stop: () => {
      standing.resolve();
      return loop.stop();
    },
  };
}

async function newestSeq(db: Database): Promise<number> {
  const newest = await db.read.selectFrom("outbox").select((row) => row.fn.max("seq").as("seq"))
    .executeTakeFirst();
  return newest?.seq ?? 0;
}

/** Returns the events above a number; null if there are more than `most`, or if some may have been deleted. */
export async function eventsSince(
  db: Database,
  seq: number,
  most: number,
): Promise<readonly OutboxEvent[] | null> {
  const outboxRows = await db.read.selectFrom("outbox")
    .select((row) => [row.fn.min("seq").as("first"), row.fn.max("seq").as("last")]).executeTakeFirst();
  // Nothing is missing while the event `seq`, or the one after, still exists.
  if (seq > 0 && (outboxRows?.first == null || seq < outboxRows.first - 1 || seq > outboxRows.last)) {
    return null;
  }
  const rows = await db.read.selectFrom("outbox").selectAll().where("seq", ">", seq)
    .orderBy("seq").limit(most + 1).execute();
  return rows.length > most ? null : rows.map(eventOf);
}

const rowsAfter = (db: Database, last: number, gaps: readonly number[]): Promise<Selectable<OutboxTable>[]> =>
  db.read.selectFrom("outbox").selectAll()
    .where(either([isAbove("seq", last), ...gaps.length > 0 ? [isOneOf("seq", gaps)] : []]))
    .orderBy("seq").limit(MAX_AT_ONCE).execute();

function follow(seq: number, last: number, gaps: Map<number, number>): number {
  gaps.delete(seq);
  const first = Math.max(last + 1, seq - MAX_GAPS);
  for (let jumped = first; jumped < seq; jumped++) gaps.set(jumped, Date.now() + GAP_LIFE_MS);
  for (const oldest of gaps.keys()) {
    if (gaps.size <= MAX_GAPS) break;
    gaps.delete(oldest);
  }
  return Math.max(seq, last);
}

function forget(gaps: Map<number, number>): void {
  for (const [seq, until] of gaps) if (until < Date.now()) gaps.delete(seq);
}

const eventOf = ({ seq, entity, ids, seller_id, user_id }: Selectable<OutboxTable>): OutboxEvent => ({
  seq,
  entity,
  ids: JSON.parse(ids) as string[],
  sellerId: seller_id,
  userId: user_id,
});
