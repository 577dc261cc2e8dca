/** Production costs with their first day; the records of items and locations show them too. */
import { rules } from "../../api/access.ts";
import { column, compound, defineResource, ids } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("production_costs", rules.workshop);

export const productionCosts = defineResource({
  id: "production_costs",
  path: "/production-costs",
  group: "billing",
  isApart: true,
  rule: may.view,
  module: "production_costs",
  query: "productionCosts",
  count: "productionCostsCount",
  roots: { getProductionCostById: may.view, makeProductionCost: may.add },
  defaults: {},
  segment: "_id",
  filters: [{ key: "item", kind: "ids" }, { key: "location", kind: "ids" }, ids()],
  columns: [
    column("name", "code", 240, { card: "title" }),
    compound("cost_minor", "money", 112, ["currency"], { sortable: true }),
    column("effective_at", "day", 128, { sortable: true }),
    column("user_name", "text", 160),
    column("created_at", "time", 168, { sortable: true }),
  ],
  sort: "-effective_at",
  record: true,
  shape: {
    noun: "ProductionCost",
    name: "name",
    trash: null,
    isFinal: true,
    sections: [{ key: "cost", columns: ["cost_minor", "effective_at", "user_name", "created_at"] }],
    form: [
      {
        key: "cost",
        fields: [
          { key: "item_id", kind: "item", onlyNew: true },
          { key: "location_id", kind: "option", source: "unitPlaces", onlyNew: true },
          { key: "cost_minor", kind: "money", required: true, onlyNew: true },
          { key: "effective_at", kind: "day", required: true, onlyNew: true },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/money/production_cost.ts").then(({ productionCostInput }) =>
        productionCostInput
      ),
  },
});
