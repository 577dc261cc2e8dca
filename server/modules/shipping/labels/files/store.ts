import type { LabelFile } from "../../../../../api/generated/schema.ts";
import { isBelow, isOneOf } from "../../../../db/conditions.ts";
import type { Reader, Writer } from "../../../../db/database.ts";
import { inScope, type Scope } from "../../../../scope.ts";
import type { LabelFilesTable } from "../../../../db/tables.ts";

export type LabelFileRow = Readonly<LabelFilesTable>;

export interface FoundFile extends Pick<LabelFileRow, "_id" | "kind"> {
  readonly number: string | null;
}

/** Returns a label file: to its uploader before it is attached, then to all who see the package. */
export async function labelFileOf(
  reader: Reader,
  { scope, maker }: { readonly scope: Scope; readonly maker: string },
  id: string,
): Promise<FoundFile | null> {
  const row = await reader.selectFrom("label_files as f").leftJoin("labels as l", "l._id", "f.label_id")
    .select(["f._id", "f.kind", "l.number"]).where("f._id", "=", id)
    .where((file) =>
      file.or([
        file.and([file("f.label_id", "is", null), file("f.maker", "=", maker)]),
        file.and([file("f.label_id", "is not", null), inScope(scope, "f.seller_id")]),
      ])
    ).executeTakeFirst();
  return row ?? null;
}

export async function filesOfLabels(
  reader: Reader,
  scope: Scope,
  labelIds: readonly string[],
): Promise<Map<string, LabelFile>> {
  const rows = await reader.selectFrom("label_files")
    .select(["_id", "kind", "width_mm", "height_mm", "bytes", "label_id"])
    .where(isOneOf("label_id", labelIds)).where(inScope(scope)).execute();
  return new Map(rows.map(({ label_id, ...file }) => [label_id ?? "", file]));
}

/** Attaches a file to a label. Returns false if the file is missing, another person's or another label's. */
export async function bindLabelFile(
  tx: Writer,
  id: string,
  { maker, label_id, seller_id }: Pick<LabelFileRow, "maker" | "label_id" | "seller_id">,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("label_files").set({ label_id, seller_id })
    .where("_id", "=", id).where("maker", "=", maker).where("label_id", "is", null).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertLabelFile(tx: Writer, row: LabelFileRow): Promise<void> {
  await tx.insertInto("label_files").values(row).execute();
}

/** Deletes the rows of old unattached files. Returns the ids of the files to remove. */
export async function deleteUnattachedFiles(tx: Writer, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom("label_files").where("label_id", "is", null)
    .where(isBelow("created_at", before)).returning("_id").execute();
  return rows.map((row) => row._id);
}

/** Returns ids that have a row. Pages of label files are stored under the same keys, so they count too. */
export async function storedLabelFiles(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("label_files").select("_id").where(isOneOf("_id", ids))
    .union(reader.selectFrom("label_pages").select("_id").where(isOneOf("_id", ids))).execute();
  return new Set(rows.map((row) => row._id));
}
