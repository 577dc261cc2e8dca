/** Drafts that came without a shipping method: what the list of drafts with that problem shows. */
import { among } from "../db/conditions.ts";
import type { Database } from "../db/database.ts";
import { keepProblemsOf } from "../modules/orders/orders/recheck.ts";

/** Chosen: enough to be set for many at once, and few beside the drafts that have all they need. */
const DRAFTS = 5;

/** The oldest drafts that lacked nothing; no policy of the demo gives a method to an order that names none. */
export async function loseMethods(db: Database, at: number): Promise<void> {
  await db.write(async (tx) => {
    const rows = await tx.selectFrom("orders").select("_id").where("status", "=", "Draft")
      .where("problem_mask", "=", 0).orderBy("seq").limit(DRAFTS).execute();
    const ids = rows.map(({ _id }) => _id);
    if (ids.length === 0) return;
    await tx.updateTable("orders").set({ shipping_method: "" }).where(among("_id", ids)).execute();
    await keepProblemsOf(tx, ids, at);
  });
}
