/** Posts the costs of handing over, divides them among packages, and posts their payment. Source: ADR 34. */
import type { HandoverCost } from "../../../../api/money/legs.ts";
import { forwarderKey } from "../../../../api/shipping/rating/pick.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { post } from "../../money/ledger/post_store.ts";
import { ratesAt } from "../../money/topups/rates_store.ts";
import {
  type Bearer,
  costOf,
  type CostRecord,
  keepCost,
  keepPaid,
  packagesOnFlight,
  replaceShares,
} from "./shares_store.ts";

export interface CostStep {
  readonly stamp: AuditStamp;
  readonly event: string;
}

export interface IncurredCost {
  readonly kind: HandoverCost;
  /** The bill or the flight that caused the cost. */
  readonly record: CostRecord;
  /** The forwarder's or the broker's name, as a person typed it. */
  readonly provider: string;
  /** The whole amount, including any part that was booked before. */
  readonly minor: number;
  readonly currency: string;
}

/** Name of the table of costs, by which transactions of the ledger refer to a cost. */
export const COSTS = "handover_costs";
const METHOD = "bank";

/** Books the whole amount of a cost: posts the change of the booked amount, and divides the shares again. */
export async function bookCost(
  tx: Writer,
  { packages, ...cost }: IncurredCost & { readonly packages: readonly Bearer[] },
  step: CostStep,
): Promise<void> {
  const { kind, record, minor, currency } = cost;
  const provider = forwarderKey(cost.provider) || "unknown";
  const before = await costOf(tx, kind, record._id);
  if (before && (before.currency !== currency || before.provider !== provider)) {
    await postCost(tx, before, { ...cost, ...before, kind, minor: -before.amount_minor }, step);
  }
  const isSame = before?.currency === currency && before.provider === provider;
  const id = await keepCost(tx, { kind, record, provider, currency, amount_minor: minor }, step.stamp.at);
  const difference = minor - (isSame ? before.amount_minor : 0);
  await postCost(tx, { _id: id }, { kind, record, provider, minor: difference, currency }, step);
  await replaceShares(tx, id, packages.length === 0 ? 0 : minor, packages);
}

/** Posts a cost; a negative amount reverses a part of the booked cost. */
async function postCost(
  tx: Writer,
  { _id }: { readonly _id: string },
  { kind, record, provider, minor, currency }: IncurredCost,
  { stamp, event }: CostStep,
): Promise<void> {
  if (minor === 0) return;
  const facts = { of: kind, provider, minor: Math.abs(minor), currency };
  const posting = { sellerId: null, code: record.code, ref: { kind: COSTS, id: _id }, event };
  if (minor > 0) await post(tx, { ...posting, kind: "cost", facts }, stamp);
  else await post(tx, { ...posting, kind: "reversal", facts: { kind: "cost", facts } }, stamp);
}

/** Books the duty of a flight and divides it among the packages. @param ours the business currency */
export async function bookDuty(
  tx: Writer,
  flight: Omit<IncurredCost, "kind">,
  ours: string,
  step: CostStep,
): Promise<void> {
  const { record, currency } = flight;
  const packages = await packagesOnFlight(tx, record._id, currency, await ratesAt(tx, ours, step.stamp.at));
  await bookCost(tx, { ...flight, kind: "duty", packages }, step);
}

export async function payProvider(
  tx: Writer,
  { kind, record, minor, currency }: IncurredCost,
  { stamp, event }: CostStep,
): Promise<void> {
  const cost = await costOf(tx, kind, record._id);
  if (!cost || cost.amount_minor !== minor || cost.currency !== currency) {
    throw new Error(`Cannot pay ${record.code}: its cost is not booked as ${minor} ${currency}`);
  }
  await post(tx, {
    kind: "provider_payment",
    facts: { provider: cost.provider, method: METHOD, minor, currency },
    sellerId: null,
    code: record.code,
    ref: { kind: COSTS, id: cost._id },
    event,
  }, stamp);
  await keepPaid(tx, cost._id, minor, stamp.at);
}
