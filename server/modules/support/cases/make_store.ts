import type { Reader, Writer } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { searchText } from "../../../db/search.ts";

export async function sellerExists(reader: Reader, id: string): Promise<boolean> {
  const row = await reader.selectFrom("users").select("_id").where("_id", "=", id).where("role", "=", "sale")
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepSearchText(tx: Writer, id: string): Promise<void> {
  const row = await tx.selectFrom("cases as c").leftJoin("orders as o", "o._id", "c.order_id")
    .select(["c.code", "c.order_code", "c.items_text", "o.external_number"]).where("c._id", "=", id)
    .executeTakeFirstOrThrow();
  const text = searchText(row.code, row.order_code, row.external_number ?? "", row.items_text);
  await tx.updateTable("cases").set({ search_text: text }).where("_id", "=", id).execute();
}

/** Deletes the comments and files of deleted drafts, which nobody can open any more. */
export async function clearComments(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  for (const table of ["comments", "attachments"] as const) {
    await tx.updateTable(table).set({ deleted_at: at }).where("entity", "=", "cases")
      .where(isOneOf("entity_id", ids)).where("deleted_at", "is", null).execute();
  }
}
