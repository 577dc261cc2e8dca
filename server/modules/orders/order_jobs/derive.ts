import type { AuthorizedContext } from "../../../context.ts";
import type { JobRecord } from "../../../jobs/job_kind.ts";
import type { Writer } from "../../../db/database.ts";
import { StepCache } from "../../../lifecycle/step_cache.ts";
import { arePricesOpen } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { deriveOrder } from "../orders/draft.ts";
import type { OrderRow } from "../orders/rows.ts";
import { linesOf, type OrderPatch } from "../orders/store.ts";
import { findGapsUntilPaid } from "../orders/order_gaps_store.ts";

/** Columns of the address that jobs edit. */
export const ADDRESS_COLUMNS = ["country", "region", "postal_code", "shipping_method"] as const;

export type ChangedColumns = Partial<Pick<OrderRow, (typeof ADDRESS_COLUMNS)[number] | "tags">>;

/** Returns a function that derives an order's problems and sums; tags of closed orders change nothing. */
export async function deriveColumns(tx: Writer, records: readonly JobRecord[], { scope }: AuthorizedContext) {
  const lines = await linesOf(tx, scope, records.map(({ record_id }) => record_id));
  const step = { tx, cache: new StepCache() };
  return async (row: OrderRow, changed: ChangedColumns): Promise<OrderPatch> => {
    if (!arePricesOpen(row) && !ADDRESS_COLUMNS.some((field) => field in changed)) return {};
    const next = { ...row, ...changed };
    const own = lines.get(row._id) ?? [];
    return deriveOrder(next, own, await findGapsUntilPaid(step, next, own));
  };
}
