import { headerKey, type ImportPlan as Plan } from "../../../../api/csv/plan.ts";
import { withRowsAbove, withSheet } from "../../../../api/csv/plan_edit.ts";
import { PROBLEM_HEADER } from "../../../../api/csv/reader.ts";
import type { ImportPlan } from "../../../../api/generated/schema.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { shippingMethodsOf } from "../stores/store.ts";

export async function plansOf(reader: Reader, scope: Scope, storeId: string): Promise<ImportPlan[]> {
  const rows = await reader.selectFrom("import_plans").select(["header_key", "plan", "updated_at"])
    .where("store_id", "=", storeId).where(inScope(scope)).orderBy("updated_at", "desc").orderBy("header_key")
    .execute();
  const offered = new Set((await shippingMethodsOf(reader)).map(({ code }) => code));
  return rows.map((row) => {
    const { shipping_method: method, ...plan } = JSON.parse(row.plan) as Record<string, unknown>;
    // A method that is no longer offered is not proposed again.
    const isKept = typeof method === "string" && offered.has(method);
    return { ...row, plan: isKept ? { ...plan, shipping_method: method } : plan };
  });
}

/** Stores a file's plan for its store, and one for the file of refused rows, which people fix and import. */
export async function keepPlan(
  tx: Writer,
  store: { readonly _id: string; readonly seller_id: string },
  plan: Plan,
  by: { readonly user_id: string; readonly at: number },
): Promise<void> {
  const rows = withFixed(plan).map((each) => ({
    store_id: store._id,
    seller_id: store.seller_id,
    header_key: headerKey(each.headers),
    plan: JSON.stringify(each),
    user_id: by.user_id,
    updated_at: by.at,
  }));
  await tx.insertInto("import_plans").values(rows).onConflict((on) =>
    on.columns(["store_id", "header_key"]).doUpdateSet((to) => ({
      plan: to.ref("excluded.plan"),
      user_id: to.ref("excluded.user_id"),
      updated_at: to.ref("excluded.updated_at"),
    }))
  ).execute();
}

function withFixed(plan: Plan): readonly Plan[] {
  if (plan.headers.at(-1)?.trim() === PROBLEM_HEADER) return [plan];
  const format = { ...plan.format, encoding: "utf-8", quote: '"' } as const;
  const fixed = withRowsAbove(withSheet({ ...plan, format }, undefined), 0);
  return [plan, { ...fixed, headers: [...plan.headers, PROBLEM_HEADER] }];
}
