/** Transactions must not read this queue, because writers on Postgres would wait for each other. */
import type { Selectable } from "kysely";
import type { News } from "../../../../extensions/extension.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ExtensionEventsTable } from "../../../db/tables.ts";

export type WaitingEvents = Readonly<Selectable<ExtensionEventsTable>>;

export interface NewEvents {
  readonly extensionId: string;
  readonly news: readonly News[];
}

export async function keepEvents(tx: Writer, events: readonly NewEvents[], at: number): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ extensionId, news }) => ({
    extension_id: extensionId,
    news: JSON.stringify(news),
    at,
  }));
  await tx.insertInto("extension_events").values(rows).execute();
}

export const waitingEvents = (reader: Reader, most: number): Promise<WaitingEvents[]> =>
  reader.selectFrom("extension_events").selectAll().orderBy("seq").limit(most).execute();

/** Deletes rows; returns the `seq` of those that no other process took first. */
export async function takeEvents(tx: Writer, seqs: readonly number[]): Promise<Set<number>> {
  const rows = await tx.deleteFrom("extension_events").where("seq", "in", seqs).returning("seq").execute();
  return new Set(rows.map(({ seq }) => seq));
}

/** Returns the `seq` of the newest row beyond the `most` newest ones; undefined if no more than that wait. */
export async function surplusOf(
  reader: Reader,
  extensionId: string,
  most: number,
): Promise<number | undefined> {
  const row = await reader.selectFrom("extension_events").select("seq")
    .where("extension_id", "=", extensionId).orderBy("seq", "desc").offset(most).limit(1).executeTakeFirst();
  return row?.seq;
}

export async function forgetEvents(tx: Writer, extensionId: string, upTo: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("extension_events")
    .where("extension_id", "=", extensionId).where("seq", "<=", upTo).executeTakeFirst();
  return Number(numDeletedRows);
}
