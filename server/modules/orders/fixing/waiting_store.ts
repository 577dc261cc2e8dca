import { sql } from "kysely";
import type { ItemsTable } from "../../../db/tables.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

export interface DraftSelection {
  readonly count: (reader: Reader) => Promise<number>;
  /** Returns the next waiting drafts by running number; a fixed draft no longer waits. */
  readonly next: (
    reader: Reader,
    after: number,
    limit: number,
  ) => Promise<readonly { readonly _id: string; readonly seq: number }[]>;
}

/** @param condition on an order with the alias `o` */
export const selectDrafts = (condition: Condition): DraftSelection => ({
  async count(reader) {
    const { rows } = await sql<{ found: number | string }>`
      select count(*) as found from orders as o where o.status = 'Draft' and ${condition}`.execute(reader);
    return Number(rows[0]?.found ?? 0);
  },
  async next(reader, after, limit) {
    const { rows } = await sql<{ _id: string; seq: number | string }>`
      select o._id, o.seq from orders as o where o.seq > ${after} and o.status = 'Draft' and ${condition}
      order by o.seq limit ${limit}`.execute(reader);
    return rows.map(({ _id, seq }) => ({ _id, seq: Number(seq) }));
  },
});

export function activeItem(
  reader: Reader,
  id: string,
): Promise<Pick<ItemsTable, "_id" | "sku" | "title" | "variant" | "product_id"> | undefined> {
  return reader.selectFrom("items").select(["_id", "sku", "title", "variant", "product_id"])
    .where("_id", "=", id).where("status", "=", "Active").executeTakeFirst();
}
