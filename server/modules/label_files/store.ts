/** Label files in the database: a row for each file that is kept. */
import { among, below } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import type { LabelFilesTable } from "../../db/label_tables.ts";

export type LabelFileRow = Readonly<LabelFilesTable>;

/** A file that waits for its label is its maker's alone; any other is as missing as one that never was. */
export async function waitingFile(reader: Reader, maker: string, id: string): Promise<LabelFileRow | null> {
  const row = await reader.selectFrom("label_files").selectAll()
    .where("_id", "=", id).where("maker", "=", maker).where("label_id", "is", null).executeTakeFirst();
  return row ?? null;
}

export async function insertLabelFile(tx: Writer, row: LabelFileRow): Promise<void> {
  await tx.insertInto("label_files").values(row).execute();
}

/** Forgets files that nobody attached. Answers whose bytes may go. */
export async function forgetWaiting(tx: Writer, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom("label_files").where("label_id", "is", null)
    .where(below("created_at", before)).returning("_id").execute();
  return rows.map((row) => row._id);
}

/** Which of the ids have a row. */
export async function storedLabelFiles(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("label_files").select("_id").where(among("_id", ids)).execute();
  return new Set(rows.map((row) => row._id));
}
