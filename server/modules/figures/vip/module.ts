/** VIP points, levels and their changes. Source: docs/requirements.md S2.17. */
import { isSeller } from "../../../../api/access.ts";
import { plansOf } from "../../../../api/catalogue/pricing.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { estimateOf, nextRule, plansWithLevel } from "../../../../api/figures/vip.ts";
import type { PricingPlan, VipChange, VipProgress } from "../../../../api/generated/schema.ts";
import { vipLevelInput, vipSellersInput } from "../../../../api/inputs/figures/vip.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { spanOf } from "../../../../api/time/dates.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { auditOfBusiness } from "../../../entity/changes.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import type { Module } from "../../../module.ts";
import { USERS } from "../../../session/entities.ts";
import { pricingBy } from "../../shipping/price_tables/price_tables_store.ts";
import { type Proposal, proposeVipChanges } from "./changes.ts";
import { vipNotices } from "./notice.ts";
import { addLevel, allLevels, pointsOf, rulesAt, sellersWithTerms, writePlans } from "./store.ts";

/** Plan of a seller without an earlier one; general prices apply unless a price table has a plan of this name. */
const GENERAL_PRICES = "standard";

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot change VIP levels: a value is missing or wrong", { problems });
const auditOfUser = auditOfBusiness(USERS);

async function progress(context: AuthorizedContext): Promise<VipProgress[]> {
  const { db, now, scope, session: { person }, settings: { timeZone } } = context;
  const at = now();
  const span = spanOf("this-month", at, timeZone);
  const points = await pointsOf(db.heavy, span, scope);
  // Sellers see their level even before their first garment of the month is shipped.
  const ids = new Set([...points.keys(), ...isSeller(person) ? [person._id] : []]);
  const sellers = await sellersWithTerms(db.read, [...ids]);
  const rules = await rulesAt(db.read, at);
  return sellers.map((seller): VipProgress => {
    const own = points.get(seller._id) ?? 0;
    const next = nextRule(own, rules);
    return {
      seller_id: seller._id,
      seller_name: seller.name,
      level: pricingBy(seller)(at).vip,
      points: own,
      next_level: next?.level ?? null,
      next_points: next?.min_points ?? null,
      estimate: estimateOf(own, span, at),
    };
  }).toSorted((one, other) => other.points - one.points || (one.seller_name < other.seller_name ? -1 : 1));
}

const changesOf = async (reader: Reader, context: AuthorizedContext): Promise<VipChange[]> =>
  (await proposeVipChanges(reader, context)).map(({ change }) => change);

const plansText = (plans: readonly PricingPlan[]): string =>
  plans.map(({ vip, effective_at }) => `${vip}: ${new Date(effective_at * 1000).toISOString()}`).join(", ");

export const vip: Module = {
  background: vipNotices,
  queries: {
    vipProgress: (_args, context) => progress(context),
    vipLevels: (_args, { db }) => allLevels(db.read),
    vipChanges: (_args, context) => changesOf(context.db.heavy, context),
  },
  mutations: {
    makeVipLevel: mutation<"makeVipLevel">(async (tx, { key: _, ...args }, context) => {
      const read = readInput(vipLevelInput, args);
      if (!read.ok) throw badInput(read.problems);
      const { level, min_points, effective_at } = read.value;
      const row = {
        _id: newId(),
        level,
        min_points,
        effective_at: effective_at ?? context.now(),
        user_id: context.session.actor._id,
        created_at: context.now(),
      };
      await addLevel(tx, row);
      const changes = [
        { field: "level", before: "", after: String(level) },
        { field: "min_points", before: "", after: String(min_points) },
        { field: "effective_at", before: "", after: String(row.effective_at) },
      ];
      return {
        result: await allLevels(tx),
        audit: [{
          entity: "vipLevels",
          entityId: row._id,
          sellerId: null,
          action: "makeVipLevel",
          changes,
          isNew: true,
        }],
      };
    }),
    applyVipChanges: mutation<"applyVipChanges">(async (tx, { key: _, ...args }, context) => {
      const read = readInput(vipSellersInput, args);
      if (!read.ok) throw badInput(read.problems);
      const proposed = new Map(
        (await proposeVipChanges(tx, context)).map((each) => [each.seller._id, each] as const),
      );
      const audit: AuditEntry[] = [];
      for (const [index, id] of [...new Set(read.value.sellers)].entries()) {
        const found = proposed.get(id);
        if (!found) throw badInput([{ path: `sellers.${index}`, code: "unknown" }]);
        audit.push(await applyChange(tx, found, context));
      }
      return { result: await changesOf(tx, context), audit };
    }),
  },
};

async function applyChange(
  tx: Parameters<typeof writePlans>[0],
  { seller, change }: Proposal,
  { now }: AuthorizedContext,
): Promise<AuditEntry> {
  const at = now();
  const before = plansOf(seller) as PricingPlan[];
  const general = seller.default_pricing_id || GENERAL_PRICES;
  const level = pricingBy(seller)(at).plan || general;
  const after = plansWithLevel(before, { vip: change.next, at, level, general, newId });
  if (!after) {
    throw new ApiError(
      "LIMIT",
      `Cannot change the level of ${seller.name}: delete dated prices that ended first`,
    );
  }
  if (!await writePlans(tx, seller, JSON.stringify(after), at)) {
    throw new ApiError("STALE", `Cannot change the level of ${seller.name}: somebody changed them meanwhile`);
  }
  return auditOfUser(seller._id, "applyVipChanges", [
    { field: "pricing_plans", before: plansText(before), after: plansText(after) },
  ]);
}
