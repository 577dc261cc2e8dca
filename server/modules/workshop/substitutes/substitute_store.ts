import { sql } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import type { UnitsTable } from "../../../db/tables.ts";

export async function substituteOf(reader: Reader, itemId: string | null) {
  if (itemId === null) return undefined;
  return await reader.selectFrom("items as i").innerJoin("items as s", "s._id", "i.substitute_id")
    .select(["s._id", "s.sku", "s.title", "s.variant"]).where("i._id", "=", itemId)
    .where("s.status", "=", "Active").executeTakeFirst();
}

/** Stores an offer, or its answer. The unit was read within the caller's scope in the same transaction. */
export async function updateSubstitute(
  tx: Writer,
  unitId: string,
  change: Partial<Pick<UnitsTable, "offered_id" | "item_id" | "blank">>,
  at: number,
): Promise<void> {
  await tx.updateTable("units").set({ ...change, updated_at: at, version: sql<number>`version + 1` })
    .where("_id", "=", unitId).execute();
}
