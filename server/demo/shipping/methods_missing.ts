import { isOneOf } from "../../db/conditions.ts";
import type { Database } from "../../db/database.ts";
import { rewriteProblems } from "../../modules/orders/orders/recheck.ts";

const DRAFTS = 5;

/** Removes the method of complete drafts, to which no policy of the demo gives one. */
export async function removeMethods(db: Database, at: number): Promise<void> {
  await db.write(async (tx) => {
    const rows = await tx.selectFrom("orders").select("_id").where("status", "=", "Draft")
      .where("problem_mask", "=", 0).orderBy("seq").limit(DRAFTS).execute();
    const ids = rows.map(({ _id }) => _id);
    if (ids.length === 0) return;
    await tx.updateTable("orders").set({ shipping_method: "" }).where(isOneOf("_id", ids)).execute();
    await rewriteProblems(tx, ids, at);
  });
}
