import { EVERY_ENTITY } from "../../api/constants.ts";
import type { Database } from "../db/database.ts";
import { eventsSince, type OutboxEvent } from "../events/outbox.ts";

/** More missed events are replaced by one that means everything, because reading everything again costs less. */
const MAX_MISSED = 500;

/** Returns the events after a number, which the caller must filter by rights; none if `since` is null. */
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
