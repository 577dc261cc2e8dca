/** Production costs: by item and location, each effective from a given day. */
import { productionCostInput } from "../../../../api/inputs/money/production_cost.ts";
import { says } from "../../../../api/inputs/read.ts";
import { productionCosts as resource } from "../../../../resources/money/production_costs.ts";
import { number } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { isItem } from "../../catalogue/items/make_store.ts";
import { isLocation } from "../../catalogue/locations/parts_store.ts";
import { productionCostsList, viewOf } from "./store.ts";

const cost = defineEntity({
  noun: "ProductionCost",
  entity: "productionCosts",
  called: "production cost",
  source: productionCostsList,
  view: viewOf,
  seller: () => null,
  name: "cost_minor",
  input: productionCostInput,
  columns: { cost_minor: number() },
  once: ["item_id", "location_id", "currency", "effective_at", "user_id"],
  begin: ({ input: { item_id, location_id, effective_at }, context: { settings, session, now } }) => ({
    item_id: item_id || null,
    location_id: location_id || null,
    currency: settings.currency,
    effective_at: effective_at ?? now(),
    user_id: session.actor._id,
  }),
  async problems({ item_id, location_id }, { tx }) {
    if (item_id === null && location_id === null) return [{ path: "location_id", code: says("required") }];
    return [
      ...item_id !== null && !await isItem(tx, item_id) ? [{ path: "item_id", code: says("unknown") }] : [],
      ...location_id !== null && !await isLocation(tx, location_id)
        ? [{ path: "location_id", code: says("unknown") }]
        : [],
    ];
  },
  mayChange() {
    throw illegal("costFixed");
  },
});

export const productionCosts: Module = {
  lists: [listOf(resource, productionCostsList)],
  entities: [cost],
};
