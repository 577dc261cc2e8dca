import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";

/** Returns true if a box on the bill is not at this location. */
export async function hasBoxesElsewhere(reader: Reader, bill: string, location: string): Promise<boolean> {
  const { rows } = await sql<{ _id: string }>`select b._id from boxes as b where b.local_bill_id = ${bill}
    and b.location_id <> ${location} limit 1`.execute(reader);
  return rows.length > 0;
}
