import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows } from "../../../graphql/batch.ts";

export interface BoxOnBill {
  readonly _id: string;
  readonly code: string;
  readonly local_bill_id: string;
  readonly status: string;
  readonly packages_count: number;
  readonly gross_g: number;
  readonly method_code: string;
  readonly gateway_id: string | null;
}

export async function boxesOn(reader: Reader, bills: readonly string[]): Promise<Map<string, BoxOnBill[]>> {
  const { rows } = await sql<BoxOnBill>`select b._id, b.code, b.local_bill_id, b.status, b.packages_count,
    coalesce(b.gross_g, 0) as gross_g, b.method_code, b.gateway_id
    from boxes as b where ${isOneOf("b.local_bill_id", bills)} order by b.seq`.execute(reader);
  return groupRows(rows, ({ local_bill_id }) => local_bill_id);
}

export const sumsOf = (boxes: readonly BoxOnBill[]) => ({
  boxes_count: boxes.length,
  packages_count: boxes.reduce((sum, each) => sum + each.packages_count, 0),
  gross_g: boxes.reduce((sum, each) => sum + each.gross_g, 0),
});
