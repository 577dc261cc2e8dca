import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export interface LowShelf {
  readonly _id: string;
  readonly item_id: string;
  readonly sku: string;
  readonly location_code: string;
  readonly free: number;
  /** True if the stock fell to its warning level, false if it has recovered. */
  readonly isLow: boolean;
}

/** Returns shelves whose stock crossed its warning level since the last notice. Reads two partial indexes only. */
export async function findCrossedShelves(reader: Reader, most: number): Promise<readonly LowShelf[]> {
  const { rows } = await sql<
    Omit<LowShelf, "isLow"> & { low_told_at: number | null }
  >`select s._id, s.item_id,
    s.low_told_at, i.sku, l.code as location_code, s.on_hand - s.reserved as free from (
      select * from stock where low_told_at is null and low_at > 0 and on_hand - reserved <= low_at
      union all
      select * from stock where low_told_at is not null and on_hand - reserved > low_at
    ) as s join items as i on i._id = s.item_id join locations as l on l._id = s.location_id
    order by s.seq limit ${most}`.execute(reader);
  return rows.map(({ low_told_at, ...row }) => ({ ...row, isLow: low_told_at === null }));
}

export async function storeNotifiedAt(tx: Writer, shelves: readonly LowShelf[], at: number): Promise<void> {
  for (const [isLow, some] of Map.groupBy(shelves, (shelf) => shelf.isLow)) {
    await tx.updateTable("stock").set({ low_told_at: isLow ? at : null })
      .where(isOneOf("_id", some.map(({ _id }) => _id))).execute();
  }
}
