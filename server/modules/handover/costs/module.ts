import { allows } from "../../../../api/access.ts";
import { packageCostRule } from "../../../../resources/handover/local_bill.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { costsOfPackages } from "./shares_store.ts";

const costs = batchField(costsOfPackages, []);

export const handoverCosts: Module = {
  fields: {
    Package: {
      real_costs: (row, context) =>
        allows(packageCostRule, context.session.person) ? costs(row, context) : Promise.resolve(null),
    },
  },
};
