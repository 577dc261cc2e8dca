/** Finds remedy orders that wait for money, and the sum that the seller's balance lacks. */
import type { UnpaidRemedy } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { availableOf } from "../../money/ledger/wallet_store.ts";
import { ordersById } from "../../orders/orders/store.ts";
import { costsAt, NO_COST } from "../../orders/orders/current_quote.ts";

const pendingOf = (reader: Reader, scope: Scope, caseIds: readonly string[]) =>
  reader.selectFrom("orders").select(["_id", "case_id"]).where(isOneOf("case_id", caseIds))
    .where("status", "=", "Pending").where("remedy", "<>", "").where(inScope(scope)).orderBy("seq").execute();

export const unpaidRemedies: Load<readonly UnpaidRemedy[]> = async (reader, scope, caseIds, context) => {
  const pending = await pendingOf(reader, scope, caseIds);
  if (pending.length === 0 || !context) return new Map();
  const orders = await ordersById(reader, scope, pending.map(({ _id }) => _id));
  const costs = await costsAt({ tx: reader }, [...orders.values()], context.now());
  const found = new Map<string, readonly UnpaidRemedy[]>();
  for (const [caseId, some] of groupRows(pending, ({ case_id }) => case_id ?? "")) {
    const its = some.flatMap(({ _id }) => orders.get(_id) ?? []);
    const [first] = its;
    if (!first) continue;
    let left = await availableOf(reader, first.seller_id, first.currency);
    found.set(
      caseId,
      its.map(({ _id, code, remedy, currency }) => {
        const cost = (costs.get(_id) ?? NO_COST).totalMinor;
        const short_minor = Math.max(0, cost - Math.max(0, left));
        left -= cost;
        return { _id, code, remedy, currency, short_minor };
      }),
    );
  }
  return found;
};
