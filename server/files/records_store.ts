import { isOneOf } from "../db/conditions.ts";
import type { Reader, Writer } from "../db/database.ts";
import type { StoredFilesTable } from "../db/tables.ts";

export type FileRecord = Readonly<StoredFilesTable>;

export async function fileRecord(reader: Reader, key: string): Promise<FileRecord | undefined> {
  return await reader.selectFrom("stored_files").selectAll().where("key", "=", key).executeTakeFirst();
}

export async function recordedFiles(reader: Reader, after: string, limit: number): Promise<FileRecord[]> {
  return await reader.selectFrom("stored_files").selectAll().where("key", ">", after).orderBy("key")
    .limit(limit).execute();
}

/** Counts the bytes of each seller's files; sellers without files are missing. */
export async function bytesOfOwners(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.selectFrom("stored_files").select("owner_id")
    .select(({ fn }) => fn.sum<number | string>("bytes").as("bytes"))
    .where(isOneOf("owner_id", ids)).groupBy("owner_id").execute();
  return new Map(rows.map(({ owner_id, bytes }) => [owner_id ?? "", Number(bytes)]));
}

export async function keepRecord(tx: Writer, row: FileRecord): Promise<void> {
  const { key: _, ...values } = row;
  await tx.insertInto("stored_files").values(row)
    .onConflict((on) => on.column("key").doUpdateSet(values)).execute();
}

export async function forgetRecord(tx: Writer, key: string): Promise<void> {
  await tx.deleteFrom("stored_files").where("key", "=", key).execute();
}
