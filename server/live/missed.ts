/** What happened between an answer and the socket that follows it. */
import { EVERY_ENTITY } from "../../api/constants.ts";
import type { Database } from "../db/database.ts";
import { eventsSince, type OutboxEvent } from "../events/outbox.ts";

/** More than these are told as one: to fetch everything again costs less than to be told so often. */
const MAX_MISSED = 500;

/**
 * Events after a number, to be looked through with the listener's rights; for who knows no number, none.
 */
export async function missedBy(
  db: Database,
  since: number | null,
): Promise<readonly OutboxEvent[]> {
  if (since === null) return [];
  return await eventsSince(db, since, MAX_MISSED) ?? [anything(since)];
}

const anything = (seq: number): OutboxEvent => ({ seq, entity: EVERY_ENTITY, sellerId: null, ids: [] });
