/** Binds listeners to a database handle: they are called for everything written through it. Source: ADR 24. */
import type { Database, Writer } from "../db/database.ts";
import { pipeline } from "../db/pipeline.ts";

export interface RecordEvent {
  readonly entity: string;
  readonly entityId: string;
  readonly sellerId: string | null;
  readonly isNew?: boolean;
  readonly reason?: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface EventBatch {
  readonly events: readonly RecordEvent[];
  /** Ids of the real person and of the person acted for; empty for background work. */
  readonly by: readonly string[];
  readonly at: number;
}

/** Must only queue follow-up work, because it runs in the caller's transaction, which an error rolls back. */
export type OnEvents = (tx: Writer, happened: EventBatch) => Promise<void>;

const bound = new WeakMap<Writer, readonly OnEvents[]>();

export function withListeners(db: Database, listeners: readonly OnEvents[]): Database {
  const withListeners = (write: Database["write"]): Database["write"] => (work) =>
    write(async (tx) => {
      // Writers that share a commit share `tx`, one after the other, so the binding before is restored.
      const outer = bound.get(tx);
      bound.set(tx, listeners);
      try {
        return await work(tx);
      } finally {
        if (outer) bound.set(tx, outer);
        else bound.delete(tx);
      }
    });
  return { ...db, write: withListeners(db.write), writeMany: withListeners(db.writeMany) };
}

/** Calls the listeners that are bound to this transaction's database. */
export async function callListeners(tx: Writer, happened: EventBatch): Promise<void> {
  if (happened.events.length === 0) return;
  await pipeline(...(bound.get(tx) ?? []).map((onEvents) => onEvents(tx, happened)));
}
