import type { Writer } from "../../../../db/database.ts";
import { insertLabelFile, type LabelFileRow } from "./store.ts";

export async function bindPage(
  tx: Writer,
  row: LabelFileRow & { readonly label_id: string },
): Promise<boolean> {
  const had = await tx.selectFrom("label_files").select("_id").where("label_id", "=", row.label_id)
    .executeTakeFirst();
  if (had) return false;
  await insertLabelFile(tx, row);
  await tx.updateTable("labels").set({ file_id: row._id, digest: row.digest }).where("_id", "=", row.label_id)
    .execute();
  return true;
}
