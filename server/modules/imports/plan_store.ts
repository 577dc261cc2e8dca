/** How files were read for a store the last time. */
import type { ImportPlan } from "../../../api/generated/schema.ts";
import type { Reader } from "../../db/database.ts";
import { inScope, type Scope } from "../../scope.ts";

/** Plans of a store within a scope, newest first. */
export async function plansOf(reader: Reader, scope: Scope, storeId: string): Promise<ImportPlan[]> {
  const rows = await reader.selectFrom("import_plans").select(["header_key", "plan", "updated_at"])
    .where("store_id", "=", storeId).where(inScope(scope)).orderBy("updated_at", "desc").execute();
  return rows.map((row) => ({ ...row, plan: JSON.parse(row.plan) as Record<string, unknown> }));
}
