/** Stores photos of signed delivery notes. Only the uploader sees a photo until it is on a bill. */
import { sql } from "kysely";
import { isBelow, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { BillPapersTable } from "../../../db/tables.ts";

export type PaperRow = Readonly<BillPapersTable>;

const USED = sql<boolean>`exists (select 1 from local_bills as r where r.photo_id = bill_papers._id)`;

export async function paperOf(reader: Reader, id: string, maker: string): Promise<PaperRow | null> {
  const row = await reader.selectFrom("bill_papers").selectAll().where("_id", "=", id)
    .where((paper) => paper.or([paper("maker", "=", maker), USED])).executeTakeFirst();
  return row ?? null;
}

/** Returns true for a photo that this person uploaded and that is on no bill. */
export async function isFreePaper(reader: Reader, id: string, maker: string): Promise<boolean> {
  const row = await reader.selectFrom("bill_papers").select("_id").where("_id", "=", id)
    .where("maker", "=", maker).where(sql<boolean>`not ${USED}`).executeTakeFirst();
  return row !== undefined;
}

export async function insertPaper(tx: Writer, row: PaperRow): Promise<void> {
  await tx.insertInto("bill_papers").values(row).execute();
}

/** Deletes the rows of photos that are on no bill. Returns the ids of the files to remove. */
export async function forgetPapers(tx: Writer, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom("bill_papers").where(isBelow("created_at", before))
    .where(sql<boolean>`not ${USED}`).returning("_id").execute();
  return rows.map(({ _id }) => _id);
}

export async function storedPapers(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("bill_papers").select("_id").where(isOneOf("_id", ids)).execute();
  return new Set(rows.map(({ _id }) => _id));
}
