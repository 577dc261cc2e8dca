import { allows } from "../../../../api/access.ts";
import { packageCostRule } from "../../../../resources/handover/local_bill.ts";
import type { FieldResolver } from "../../../fields.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { profitOfOrders, profitOfPackages } from "./profit_store.ts";
import { costsOfPackages } from "./shares_store.ts";

/** Resolves a field to null for people who may not see costs. */
const forCostViewers = (field: FieldResolver): FieldResolver => (row, context, info) =>
  allows(packageCostRule, context.session.person) ? field(row, context, info) : Promise.resolve(null);

export const handoverCosts: Module = {
  fields: {
    Package: {
      real_costs: forCostViewers(batchField(costsOfPackages, [])),
      profit: forCostViewers(batchField(profitOfPackages, [])),
    },
    Order: { profit: forCostViewers(batchField(profitOfOrders, [])) },
  },
};
