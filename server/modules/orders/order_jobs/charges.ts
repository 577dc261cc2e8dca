import type { JobPreview, JobPreviewCharge } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Condition } from "../../../db/conditions.ts";
import { availableOf } from "../../money/ledger/wallet_store.ts";
import { awaitedBesides } from "../orders/funds_store.ts";
import { orderPostages } from "../orders/current_quote.ts";
import { taxRateAt } from "../../money/tax/store.ts";
import { chargesOf, findCoveredOrders, payableIn } from "./charges_store.ts";

/** Maximum number of orders whose postage is computed while a person waits; above it the preview has none. */
const MAX_PRICED = 500;

export async function chargesFor(
  condition: Condition,
  { db, now }: AuthorizedContext,
): Promise<JobPreview["charges"]> {
  const taxPpm = await taxRateAt(db.read, now());
  const found = await chargesOf(db.heavy, condition, taxPpm);
  const ids = await payableIn(db.heavy, condition, MAX_PRICED + 1);
  const priced = ids.length > MAX_PRICED ? null : await orderPostages(db.read, ids, now());
  const postage = new Map([...priced ?? []].map(([id, { minor }]) => [id, minor]));
  return await Promise.all(found.map(async (charge): Promise<JobPreviewCharge> => {
    const available_minor = await availableOf(db.read, charge.seller_id, charge.currency);
    const own = [...priced?.values() ?? []].filter(({ seller_id, currency }) =>
      seller_id === charge.seller_id && currency === charge.currency
    );
    const postage_minor = priced ? own.reduce((sum, { minor }) => sum + minor, 0) : null;
    const sum_minor = charge.sum_minor + (postage_minor ?? 0);
    const purse = { availableMinor: available_minor, taxPpm, postage };
    const fits = sum_minor <= available_minor
      ? charge.orders
      : await findCoveredOrders(db.heavy, condition, charge, purse);
    const awaited_minor = await awaitedBesides(db.heavy, charge, condition);
    return { ...charge, sum_minor, postage_minor, available_minor, awaited_minor, fits };
  }));
}
