/** Closes the sockets of people with changed rights: their clients reconnect, and the rights are read again. */
import type { Writer } from "../../../db/database.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { USERS } from "../../../session/entities.ts";

export async function reconnectPeople(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  if (ids.length > 0) await appendOutbox(tx, [{ entity: USERS, sellerId: null, ids }], at);
}
