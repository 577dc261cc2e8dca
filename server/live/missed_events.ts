import { EVERY_ENTITY } from "../../api/constants.ts";
import type { Database } from "../db/database.ts";
import { eventsSince, type OutboxEvent } from "../events/outbox.ts";

/** More events become one: fetching everything again costs less. */
const MAX_MISSED = 500;

/** Returns events after a number, to be filtered by the listener's rights; none without a number. */
export async function missedEventsOf(
  db: Database,
  since: number | null,
): Promise<readonly OutboxEvent[]> {
  if (since === null) return [];
  return await eventsSince(db, since, MAX_MISSED) ?? [changeOfEverything(since)];
}

const changeOfEverything = (seq: number): OutboxEvent => ({
  seq,
  entity: EVERY_ENTITY,
  sellerId: null,
  ids: [],
});
