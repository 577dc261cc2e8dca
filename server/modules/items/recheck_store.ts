/** Items whose drafts have to be looked at again, and the drafts that have them. */
import { sql } from "kysely";
import type { ItemRechecksTable } from "../../db/catalogue_tables.ts";
import type { Reader, Writer } from "../../db/database.ts";

export type Recheck = Readonly<ItemRechecksTable>;

export const nextRecheck = (reader: Reader): Promise<Recheck | undefined> =>
  reader.selectFrom("item_rechecks").selectAll().orderBy("item_id").executeTakeFirst();

/** Orders whose lines are still open and that have the item, behind a running number. */
export async function openWith(
  reader: Reader,
  { item_id, after_seq }: Pick<Recheck, "item_id" | "after_seq">,
  limit: number,
): Promise<readonly { readonly _id: string; readonly seq: number }[]> {
  const { rows } = await sql<{ _id: string; seq: number | string }>`
    select o._id, o.seq from orders as o where o.seq > ${after_seq} and o.status in ('Draft', 'Pending')
      and o._id in (select l.order_id from order_lines as l where l.item_id = ${item_id})
    order by o.seq limit ${limit}`.execute(reader);
  return rows.map(({ _id, seq }) => ({ _id, seq: Number(seq) }));
}

/** Goes on behind a number, unless the item changed once more meanwhile. */
export async function advanceRecheck(tx: Writer, { item_id, round }: Recheck, after: number): Promise<void> {
  await tx.updateTable("item_rechecks").set({ after_seq: after })
    .where("item_id", "=", item_id).where("round", "=", round).execute();
}

export async function endRecheck(tx: Writer, { item_id, round }: Recheck): Promise<void> {
  await tx.deleteFrom("item_rechecks").where("item_id", "=", item_id).where("round", "=", round).execute();
}
