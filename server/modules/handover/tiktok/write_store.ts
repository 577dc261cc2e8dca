import type { Reader, Writer } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { TiktokLinesTable, TiktokOrdersTable } from "../../../db/tables.ts";

export type StoredTiktok = Readonly<Omit<TiktokOrdersTable, "seq">>;
export type NewLine = Readonly<TiktokLinesTable>;
/** Columns that a source writes. */
export type NewTiktok = Omit<
  StoredTiktok,
  | "_id"
  | "store_id"
  | "seller_id"
  | "tiktok_id"
  | "status"
  | "noticed"
  | "cancel_answer"
  | "cancel_reason"
  | "created_at"
  | "updated_at"
  | "version"
>;

export async function storedTiktok(
  reader: Reader,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredTiktok>> {
  const rows = await reader.selectFrom("tiktok_orders").selectAll().where("store_id", "=", storeId)
    .where(isOneOf("tiktok_id", ids)).execute();
  return new Map(rows.map(({ seq: _, ...row }) => [row.tiktok_id, row]));
}

type Inserted = NewTiktok & Pick<StoredTiktok, "_id" | "store_id" | "seller_id" | "tiktok_id">;

/** Adds an order as On Hold; settling then sets its real status. */
export async function insertTiktok(tx: Writer, cells: Inserted, at: number): Promise<void> {
  await tx.insertInto("tiktok_orders")
    .values({
      ...cells,
      ...{ status: "On Hold", noticed: 0, cancel_answer: "", cancel_reason: "" },
      ...{ created_at: at, updated_at: at, version: 1 },
    })
    .execute();
}

/** @param at null keeps the version if only the source's time is newer, so that open forms stay valid */
export async function updateTiktok(
  tx: Writer,
  { _id, version }: Pick<StoredTiktok, "_id" | "version">,
  cells:
    & NewTiktok
    & Pick<StoredTiktok, "noticed">
    & Partial<Pick<StoredTiktok, "status" | "cancel_answer" | "cancel_reason">>,
  at: number | null,
): Promise<void> {
  await tx.updateTable("tiktok_orders").set({
    ...cells,
    ...at !== null && { updated_at: at, version: version + 1 },
  })
    .where("_id", "=", _id).execute();
}

export async function putLines(tx: Writer, lines: readonly NewLine[]): Promise<void> {
  for (const line of lines) {
    const { line_id: _i, tiktok_order_id: _, line_key: _k, ...change } = line;
    await tx.insertInto("tiktok_lines").values(line)
      .onConflict((known) => known.column("line_id").doUpdateSet(change)).execute();
  }
}

export async function dropLines(tx: Writer, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.deleteFrom("tiktok_lines").where(isOneOf("line_id", lines.map(({ line_id }) => line_id)))
    .execute();
}
