import type { ItemFacts } from "../../../../machines/lifecycles/catalogue/item.ts";
import { items } from "../../../../resources/catalogue/items.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { requestRecheck } from "./make_store.ts";
import { itemsList, type ShownItem } from "./store.ts";

type Patch = Partial<Pick<ShownItem, "status">>;

export const itemLifecycle = defineLifecycle<"Item", ShownItem, ItemFacts, Patch>({
  resource: items,
  called: "item",
  source: itemsList,
  factsOf: ({ product_status }) => ({ productActive: product_status === "Active" }),
  effects: {
    async recheckDrafts({ tx, row }) {
      await requestRecheck(tx, [row._id]);
      return {};
    },
  },
  sampleFacts: [{ productActive: true }],
});
