/** Tracks which drafts to check again: those with a changed item, or all after methods or policies changed. */
import { sql } from "kysely";
import { allRows, type Condition } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export interface Recheck {
  readonly item_id: string | null;
  /** The running number of the last draft that was checked. */
  readonly after_seq: number;
  readonly round: number;
}

const DRAFTS = "drafts";

export async function nextRecheck(reader: Reader): Promise<Recheck | undefined> {
  const item = await reader.selectFrom("item_rechecks").selectAll().orderBy("item_id").executeTakeFirst();
  if (item) return item;
  const all = await reader.selectFrom("method_rechecks").select(["after_seq", "round"]).executeTakeFirst();
  return all && { item_id: null, ...all };
}

/** Requests that all open drafts are checked again, because their shipping methods may have changed. */
export async function requestMethodRecheck(tx: Writer): Promise<void> {
  await tx.insertInto("method_rechecks").values({ _id: DRAFTS, after_seq: 0, round: 1 })
    .onConflict((known) =>
      known.column("_id").doUpdateSet({ after_seq: 0, round: sql<number>`method_rechecks.round + 1` })
    ).execute();
}

const has = (item_id: string | null): Condition =>
  item_id === null
    ? allRows
    : sql<boolean>`o._id in (select l.order_id from order_lines as l where l.item_id = ${item_id})`;

export async function draftsToRecheck(
  reader: Reader,
  { item_id, after_seq }: Pick<Recheck, "item_id" | "after_seq">,
  limit: number,
): Promise<readonly { readonly _id: string; readonly seq: number }[]> {
  const { rows } = await sql<{ _id: string; seq: number | string }>`
    select o._id, o.seq from orders as o where o.seq > ${after_seq} and o.status in ('Draft', 'Pending')
      and ${has(item_id)}
    order by o.seq limit ${limit}`.execute(reader);
  return rows.map(({ _id, seq }) => ({ _id, seq: Number(seq) }));
}

/** Moves the cursor, unless the item changed again meanwhile or another process is further ahead. */
export async function advanceRecheck(tx: Writer, { item_id, round }: Recheck, after: number): Promise<void> {
  await (item_id === null
    ? tx.updateTable("method_rechecks").set({ after_seq: after })
      .where("round", "=", round).where("after_seq", "<", after).execute()
    : tx.updateTable("item_rechecks").set({ after_seq: after })
      .where("item_id", "=", item_id).where("round", "=", round).where("after_seq", "<", after).execute());
}

export async function endRecheck(tx: Writer, { item_id, round }: Recheck): Promise<void> {
  await (item_id === null
    ? tx.deleteFrom("method_rechecks").where("round", "=", round).execute()
    : tx.deleteFrom("item_rechecks").where("item_id", "=", item_id).where("round", "=", round).execute());
}
