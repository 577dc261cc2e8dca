import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";

/**
 * Returns packages still in a box that left by `before` (unix seconds), the earliest first. A box on a
 * manifest, but on no bill, keeps its packages until the post has accepted them.
 */
export async function packagesToHandOver(
  reader: Reader,
  before: number,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<
    { _id: string }
  >`select p._id from packages as p join boxes as b on b._id = p.box_id
    where p.shipment_status = 'Boxed' and b.status in ('Handed Over', 'Received') and b.handed_at <= ${before}
      and (b.local_bill_id is not null or not exists (
        select 1 from manifest_lines as ml where ml.package_id = p._id and ml.sent = 1))
    order by b.handed_at, p.seq limit ${most}`.execute(reader);
  return rows.map(({ _id }) => _id);
}
