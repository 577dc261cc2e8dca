/** Checks pages of label files against the labels and orders that they belong to. */
import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";

const MAX_NAMED = 10;

export async function pageFaults(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ readonly code: string; readonly what: string }>`select code, what from (
    select g.code, 'is attached, and no label has its file' as what from label_pages as g
      where g.status = 'Attached' and not exists (select 1 from label_files as f
        join labels as l on l._id = f.label_id and l.file_id = f._id where f._id = g._id)
    union all
    select g.code, 'is matched with no order' from label_pages as g
      where g.status in ('Matched', 'Attached') and g.order_id is null
    union all
    select g.code, 'belongs to another seller than its order' from label_pages as g
      join orders as o on o._id = g.order_id where g.seller_id is null or g.seller_id <> o.seller_id
  ) as faults order by code limit ${sql.lit(MAX_NAMED)}`.execute(reader);
  return rows.map(({ code, what }) => `Page ${code} ${what}.`);
}
