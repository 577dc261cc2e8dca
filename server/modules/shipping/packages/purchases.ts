/** Previews the cost of labels for many packages, and the reasons why packages are left out. */
import { isFloor } from "../../../../api/access.ts";
import { addOutcomes, NO_TALLY, type PolicyTally } from "../../../../api/shipping/policy_outcome.ts";
import type { JobPreview, JobPreviewPurchase } from "../../../../api/generated/schema.ts";
import { stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { packageMachine } from "../../../../machines/lifecycles/shipping/package.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Condition } from "../../../db/conditions.ts";
import { readIn, StepCache } from "../../../lifecycle/step_cache.ts";
import type { ManySteps } from "../../../jobs/many_steps.ts";
import { QUOTES } from "./buying_store.ts";
import { BUY_EVENT, packageFacts, packagesNotMade } from "./facts_store.ts";
import { packageIdsIn, packagesById } from "./store.ts";
import { PurchaseSimulation } from "./purchase_simulation.ts";

const MAX_PRICED = 500;

type Found = Pick<JobPreview, "count" | "fits" | "purchases" | "refusals">;

/** Returns null for too many packages: then only their states are previewed. */
async function previewPurchases(
  condition: Condition,
  context: AuthorizedContext,
): Promise<Found | null> {
  const { db, scope, now, session } = context;
  const ids = await packageIdsIn(db.heavy, condition, MAX_PRICED + 1);
  if (ids.length > MAX_PRICED) return null;
  const rows = [...(await packagesById(db.read, scope, ids)).values()];
  const cache = new StepCache();
  const facts = await packageFacts(db.read, rows, { scope, context, now: now(), event: BUY_EVENT, cache });
  const quotes = await readIn({ tx: db.read, cache }, QUOTES, ids);
  const simulation = await PurchaseSimulation.of(db.read, rows, now());
  const refusals = new Map<string, number>();
  const purchases = new Map<string, JobPreviewPurchase>();
  let fits = 0;
  const isUnmadeOf = ({ _id }: { readonly _id: string }) => {
    const its = facts.get(_id);
    return its !== undefined && its.unitsMade < its.units;
  };
  // Packages with unmade units may be left out of the job, so they are simulated after the others.
  const made = rows.filter((row) => !isUnmadeOf(row));
  for (const row of [...made, ...rows.filter(isUnmadeOf)]) {
    const its = facts.get(row._id);
    const price = quotes.get(row._id)?.price;
    const step = its &&
      stepsOf(packageMachine, row.shipment_status, its).find(({ event }) => event === BUY_EVENT);
    const ownRefusal = step ? step.refusedBy : "wrongState";
    const refusedBy = ownRefusal ?? (price?.ok ? await simulation.buy(row, price) : null);
    if (refusedBy !== null || !its || !price?.ok) {
      const code = refusedBy ?? "isPriced";
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      continue;
    }
    fits++;
    const isUnmade = isUnmadeOf(row);
    const minor = isFloor(session.person) ? 0 : price.total_minor;
    const sum = purchases.get(price.currency) ??
      { currency: price.currency, labels: 0, sum_minor: 0, unmade: 0, unmade_minor: 0 };
    purchases.set(price.currency, {
      ...sum,
      labels: sum.labels + 1,
      sum_minor: sum.sum_minor + minor,
      unmade: sum.unmade + Number(isUnmade),
      unmade_minor: sum.unmade_minor + (isUnmade ? minor : 0),
    });
  }
  return {
    count: rows.length,
    fits,
    purchases: [...purchases.values()].sort((one, other) => other.labels - one.labels),
    refusals: [...refusals].map(([code, count]) => ({ code, count })).sort((one, other) =>
      other.count - one.count
    ),
  };
}

export const manyPackages: ManySteps = {
  async leaveOut(tx, ids, { event, only_made }) {
    const unmade = only_made && event === BUY_EVENT ? await packagesNotMade(tx, ids) : [];
    return new Map(Array.from(unmade, (id) => [id, "isMade"]));
  },
  async preview(states, { event }, condition, context) {
    const bought = event === BUY_EVENT ? await previewPurchases(condition, context) : null;
    return bought ? { ...states, groups: [], ...bought } : states;
  },
  tally(about: { readonly applied?: PolicyTally }, applied) {
    return { ...about, applied: addOutcomes(about.applied ?? NO_TALLY, applied) };
  },
};
