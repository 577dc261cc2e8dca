/** Words of production costs. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const productionCost: Noun = { one: "production cost", other: "production costs" };

export const words = {
  entity: {
    production_costs: {
      ...sentences.loading(productionCost),
      title: "Production costs",
      about:
        "What we pay for each garment. An order uses the costs of the day when it is printed for the first time.",
      none: "No production cost has been set.",
      add: "Add",
      make: "Add production cost",
      made: "The cost was added.",
      edit: "Production cost",
      save: "Add cost",
      saved: "The cost is saved.",
      section: { cost: "Production cost" },
      group: {
        cost: {
          title: "Production cost",
          help:
            "A cost cannot be changed. To replace one, add another for the same day. The most specific one counts: for the item at the location, then for the item, then for the location.",
        },
      },
      help: {
        item_id: "Leave it empty for every item of the location.",
        location_id: "Leave it empty for every location of the item.",
        cost_minor: "For one garment. We owe it to the location.",
        effective_at: "It applies from this day until a later cost begins.",
      },
      field: {
        name: "For",
        item_id: "Item",
        location_id: "Location",
        item: "Item",
        location: "Location",
        cost_minor: "Cost",
        effective_at: "From",
        user_name: "Added by",
      },
    },
  },
  list: { primary: { production_costs: "Add production cost" } },
  audit: {
    action: { makeProductionCost: "Production cost added" },
    entity: { productionCosts: "Production costs" },
  },
} as const;
export type English = Both<typeof first, typeof words>;
