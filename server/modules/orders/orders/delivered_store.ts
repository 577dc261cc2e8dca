import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";

export interface DeliveredOrder {
  readonly _id: string;
  readonly status_at: number;
}

/** Returns delivered orders without an open case, the earliest delivered first. @param before unix seconds */
export async function deliveredOrders(
  reader: Reader,
  { before, after, most }: {
    readonly before: number;
    readonly after: DeliveredOrder | null;
    readonly most: number;
  },
): Promise<DeliveredOrder[]> {
  // The values are literal, because the planner uses the partial index only if it sees them.
  return await reader.selectFrom("orders").select(["_id", "status_at"])
    .where("status", "=", sql.lit("Delivered")).where("open_cases", "=", sql.lit(0))
    .where("status_at", "<=", before)
    .$if(
      after !== null,
      (rows) => rows.where(sql<boolean>`(status_at, _id) > (${after!.status_at}, ${after!._id})`),
    )
    .orderBy("status_at").orderBy("_id").limit(most).execute();
}
