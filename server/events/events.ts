/**
 * What happened, and the modules that hear of it in the same transaction. Who hears is bound to the handle of the
 * database: whatever is written by it is heard by them, however deep in a module it is written. Source: ADR 24.
 */
import type { Database, Writer } from "../db/database.ts";
import { together } from "../db/pipelined.ts";

/** What happened to one record: an audit entry is one. */
export interface RecordEvent {
  readonly entity: string;
  readonly entityId: string;
  readonly sellerId: string | null;
  /** True when the record was made by it. */
  readonly isNew?: boolean;
  readonly reason?: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/** What happened together. */
export interface Happened {
  readonly events: readonly RecordEvent[];
  /** Ids of who did it, and as whom; nobody's for what the house did itself. */
  readonly by: readonly string[];
  /** Unix seconds. */
  readonly at: number;
}

/** Queues what follows, and no more: it runs in somebody's transaction, and what it throws undoes that. */
export type OnEvents = (tx: Writer, happened: Happened) => Promise<void>;

const bound = new WeakMap<Writer, readonly OnEvents[]>();

/** The same database, whose writes are heard by these and by nobody else. */
export function withListeners(db: Database, listeners: readonly OnEvents[]): Database {
  const heard = (write: Database["write"]): Database["write"] => (work) =>
    write(async (tx) => {
      // Writers who share a commit share the transaction; they come one after the other.
      const outer = bound.get(tx);
      bound.set(tx, listeners);
      try {
        return await work(tx);
      } finally {
        if (outer) bound.set(tx, outer);
        else bound.delete(tx);
      }
    });
  return { ...db, write: heard(db.write), writeMany: heard(db.writeMany) };
}

/** Tells who listens to this transaction's database. */
export async function tellListeners(tx: Writer, happened: Happened): Promise<void> {
  if (happened.events.length === 0) return;
  await together(...(bound.get(tx) ?? []).map((onEvents) => onEvents(tx, happened)));
}
