/** Live events: written with the change, read by every server process. Source: architecture, Live. */
import { chunksOf } from "./db/chunks.ts";
import type { Writer } from "./db/database.ts";

/** Records of one entity and seller that changed together. */
export interface Change {
  readonly entity: string;
  readonly sellerId: string | null;
  readonly ids: readonly string[];
}

/** A change as the tail hands it on. */
export interface OutboxEvent extends Change {
  readonly seq: number;
}

/** More ids than this make further events: a socket's message stays small. */
const MAX_IDS = 500;
const COLUMNS = 4;

export async function appendOutbox(tx: Writer, changes: readonly Change[], at: number): Promise<void> {
  const rows = changes.flatMap(({ entity, sellerId, ids }) =>
    pieces(ids).map((some) => ({ entity, ids: JSON.stringify(some), seller_id: sellerId, at }))
  );
  for (const some of chunksOf(rows, COLUMNS)) await tx.insertInto("outbox").values(some).execute();
}

function pieces(ids: readonly string[]): (readonly string[])[] {
  const found = [];
  for (let from = 0; from < ids.length; from += MAX_IDS) found.push(ids.slice(from, from + MAX_IDS));
  return found;
}
